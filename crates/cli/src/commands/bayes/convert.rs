//! `atisbo bayes convert`

use super::{NetworkArgs, Source, show_text};
use crate::budget::{Bytes, Seconds, limited};
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::{Context, Result, bail};
use atisbo_api::bayes::Format;
use atisbo_api::bayes::convert::{self, Target};
use atisbo_api::text::Message;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(value_name = "OUT")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_parser = name::<Target>())]
    to: Option<Target>,
    #[arg(long, value_name = "SIZE", default_value = "2GB")]
    max_memory: Bytes,
    #[arg(long, value_name = "TIME")]
    max_time: Option<Seconds>,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = limited(None, Some(self.max_memory), self.max_time);
        let (source, place): (Source, _) = self.network.read(&budget, output.lang)?;
        let Some(to) = self.to.or_else(|| self.out.as_deref().and_then(target_of)) else {
            bail!(Message::new("cli-error-convert-to").to(output.lang));
        };
        let request = convert::Request { source, to };
        let answer = ask(&request, &place, &budget, output)?;
        if let Some(path) = &self.out {
            std::fs::write(path, &answer.text).with_context(|| path.display().to_string())?;
            return Ok(Exit::Yes);
        }
        print::<convert::Request>(&answer, show_text, output)
    }
}

/// The format that the name of a file to write stands for; packed files are only read.
fn target_of(path: &Path) -> Option<Target> {
    match path.extension()?.to_str()? {
        "gz" => None,
        "dot" | "gv" => Some(Target::Dot),
        _ => Format::of_path(path).map(Target::Network),
    }
}
