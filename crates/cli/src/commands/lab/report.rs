//! `atisbo lab report`

use super::{files, show};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::Message;
use atisbo_base::Budget;
use atisbo_experiments::writing::{html, markdown, terminal};
use atisbo_experiments::{export, report};
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
        let origin = Origin::default();
        let request = report::Request {
            folder: self.results.clone(),
            lang: output.lang,
        };
        let answer = ask(&request, &origin, &Budget::unlimited(), output)?;
        let report = &answer;
        if output.json {
            return print::<report::Request>(&answer, show, output);
        }
        let text = match (self.format, &self.output) {
            (Format::Text, None) => return show(report, output).map(|()| Exit::Yes),
            (Format::Markdown, Some(path)) => {
                return files::as_markdown(&report.document, path).map(|()| Exit::Yes);
            }
            (Format::Text, Some(_)) => terminal(&report.document, super::WIDTH),
            (Format::Markdown, None) => markdown(&report.document, "").text,
            (Format::Html, _) => html(&report.document),
            _ => report.csv.clone(),
        };
        match &self.output {
            Some(path) => files::write(path, text.as_bytes())?,
            None => output.raw(text.as_bytes())?,
        }
        Ok(Exit::Yes)
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
            None => Budget::unlimited().bytes(AT_A_TIME),
            Some(_) => Budget::unlimited(),
        };
        loop {
            let answer = ask(&request, &Origin::default(), &budget, output)?;
            output.raw(answer.text.unwrap_or_default().as_bytes())?;
            request.first += answer.rows;
            if answer.budget.is_none() {
                return Ok(Exit::Yes);
            }
            if answer.rows == 0 {
                return Ok(Exit::No);
            }
        }
    }
}
