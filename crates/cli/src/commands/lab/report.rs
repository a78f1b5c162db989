//! `atisbo lab report`

use super::{files, show};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::{Context, Result, anyhow};
#[cfg(feature = "parquet")]
use atisbo_api::text::Message;
use atisbo_base::Budget;
use atisbo_experiments::report;
use atisbo_experiments::writing::{html, markdown, terminal};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

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
            Format::Runs => return self.runs(output),
            #[cfg(feature = "parquet")]
            Format::Parquet => return self.parquet(output),
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

    /// All runs as comma-separated values, one after the other, however many there are.
    fn runs(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let path = self.output.as_deref();
        let context = || path.map_or_else(String::new, |path| path.display().to_string());
        let file = path.map(File::create).transpose().with_context(context)?;
        let mut file = file.map(BufWriter::new);
        let mut put = |line: &str| match &mut file {
            Some(file) => file.write_all(line.as_bytes()).with_context(context),
            None => output.raw(line.as_bytes()),
        };
        let mut failed = Ok(());
        let read = report::runs_as_csv(&self.results, &mut |line| {
            failed = put(line);
            failed.is_ok()
        });
        failed?;
        read.map_err(|error| anyhow!(error.in_lang(lang)))?;
        if let Some(file) = &mut file {
            file.flush().with_context(context)?;
        }
        Ok(Exit::Yes)
    }

    /// All runs as a Parquet file.
    #[cfg(feature = "parquet")]
    fn parquet(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let Some(path) = &self.output else {
            return Err(anyhow!(Message::new("cli-error-parquet-file").to(lang)));
        };
        let bytes = report::runs_as_parquet(&self.results);
        let bytes = bytes.map_err(|error| anyhow!(error.in_lang(lang)))?;
        files::write(path, &bytes)?;
        Ok(Exit::Yes)
    }
}
