//! `atisbo lab report`

use super::{files, show};
use crate::budget::until_ctrl_c;
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::{Message, stop};
use atisbo_base::Stop;
use atisbo_experiments::writing::{html, markdown, terminal};
use atisbo_experiments::{Report, export, report};
use std::path::PathBuf;

/// How much text is held in memory before it is printed.
const AT_A_TIME: u64 = 1 << 28;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FOLDER")]
    results: PathBuf,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// As what to write it.
#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum Format {
    #[default]
    Text,
    Markdown,
    Html,
    Csv,
    Runs,
    #[cfg(feature = "parquet")]
    Parquet,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match self.format {
            Format::Runs => return self.export(export::Format::Csv, output),
            #[cfg(feature = "parquet")]
            Format::Parquet => return self.export(export::Format::Parquet, output),
            _ => {}
        }
        let request = report::Request {
            folder: self.results.clone(),
            lang: output.lang,
        };
        let report = ask(&request, &Origin::default(), &until_ctrl_c(), output)?;
        match (self.format, &self.output) {
            (_, None) => {}
            (Format::Markdown, Some(path)) => files::as_markdown(&report.document, path)?,
            (_, Some(path)) => files::write(path, self.text(&report).as_bytes())?,
        }
        let print_text = |report: &Report, output: &mut Output| match (self.format, &self.output) {
            (Format::Text, None) => show(report, output),
            (_, file) => {
                // Beside the report, which may be read by programs.
                report.sentences.iter().for_each(|it| output.warn(it));
                match file {
                    None => output.raw(self.text(report).as_bytes()),
                    Some(_) => Ok(()),
                }
            }
        };
        print::<report::Request>(&report, print_text, output)
    }

    /// The report in its format.
    fn text(&self, report: &Report) -> String {
        match self.format {
            Format::Text => terminal(&report.document, super::WIDTH),
            Format::Markdown => markdown(&report.document, "").text,
            Format::Html => html(&report.document),
            _ => report.csv.clone(),
        }
    }

    /// All runs into a file, or as text a part at a time.
    fn export(&self, format: export::Format, output: &mut Output) -> Result<Exit> {
        if format == export::Format::Parquet && self.output.is_none() {
            let message = Message::new("cli-error-parquet-file");
            return Err(anyhow!(message.to(output.lang)));
        }
        let mut request = export::Request {
            folder: self.results.clone(),
            format,
            out: self.output.clone(),
            first: 0,
        };
        let budget = match &self.output {
            None => until_ctrl_c().bytes(AT_A_TIME),
            Some(_) => until_ctrl_c(),
        };
        let show = |answer: &export::Answer, output: &mut Output| {
            output.raw(answer.text.as_deref().unwrap_or_default().as_bytes())
        };
        loop {
            let answer = ask(&request, &Origin::default(), &budget, output)?;
            let exit = print::<export::Request>(&answer, show, output)?;
            request.first += answer.rows;
            match answer.budget {
                // As much as is held in memory is printed: on with the rest.
                Some(Stop::Bytes) if answer.rows > 0 => continue,
                None => {}
                Some(limit) => {
                    let message = Message::new("stopped-early").with("stop", stop(limit));
                    output.warn(&message);
                }
            }
            if !output.json {
                // The first says how many runs were written.
                let others = answer.sentences.iter().skip(1);
                others.for_each(|it| output.warn(it));
            }
            return Ok(exit);
        }
    }
}
