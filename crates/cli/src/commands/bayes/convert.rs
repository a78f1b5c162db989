//! `atisbo bayes convert`

use super::{NetworkArgs, Source, show_text};
use crate::commands::{Exit, ask, print};
use crate::output::Output;
use anyhow::{Context, Result, bail};
use atisbo_api::bayes::{Format, convert};
use atisbo_api::text::Message;
use atisbo_base::Budget;
use clap::builder::PossibleValuesParser;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(value_name = "OUT")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_parser = targets())]
    to: Option<String>,
}

fn targets() -> PossibleValuesParser {
    PossibleValuesParser::new(Format::ALL.map(Format::id).into_iter().chain(["dot"]))
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let (source, place): (Source, _) = self.network.read(output.lang)?;
        let Some(to) = self
            .to
            .clone()
            .or_else(|| self.out.as_deref().and_then(target_of))
        else {
            bail!(Message::new("cli-error-convert-to").to(output.lang));
        };
        let request = convert::Request { source, to };
        let answer = ask(&request, &place, &Budget::unlimited(), output)?;
        if let Some(path) = &self.out {
            std::fs::write(path, &answer.text).with_context(|| path.display().to_string())?;
            return Ok(Exit::Yes);
        }
        print::<convert::Request>(&answer, show_text, output)
    }
}

/// The format that the name of a file to write stands for; packed files are only read.
fn target_of(path: &Path) -> Option<String> {
    match path.extension()?.to_str()? {
        "gz" => None,
        "dot" | "gv" => Some("dot".to_owned()),
        _ => Format::of_path(path).map(|format| format.id().to_owned()),
    }
}
