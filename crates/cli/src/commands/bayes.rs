//! `atisbo bayes`: a method on files of its own.

mod convert;
mod query;
mod show;
mod tables;

pub(crate) use show::{named, write_picture};
pub(crate) use tables::{show_tables, table_size};

use crate::commands::Exit;
use crate::input::{Origin, read_file};
use crate::names::name;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::Error;
use atisbo_api::bayes::convert::Answer as Converted;
use atisbo_api::bayes::{Format, Source, text_in};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use std::path::{Path, PathBuf};

/// More than any network; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 30;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BayesArgs {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    query: query::Args,
}

/// What else than a query.
#[derive(clap::Subcommand)]
enum Other {
    Show(show::Args),
    Convert(convert::Args),
}

impl BayesArgs {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match &self.other {
            None => self.query.run(output),
            Some(Other::Show(args)) => args.run(output),
            Some(Other::Convert(args)) => args.run(output),
        }
    }
}

/// A network in another format.
fn show_text(answer: &Converted, output: &mut Output) -> Result<()> {
    output.raw(answer.text.as_bytes())
}

/// Where a network comes from.
#[derive(clap::Args)]
struct NetworkArgs {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_parser = name::<Format>())]
    format: Option<Format>,
}

impl NetworkArgs {
    /// The text of the file, unpacked; its format as the name says, unless the user does.
    fn read(&self, budget: &Budget, lang: Lang) -> Result<(Source, Origin)> {
        let file = self.file.as_deref().filter(|path| *path != Path::new("-"));
        let source = Source {
            network: read_text(file, budget, lang)?,
            format: self.format.or_else(|| file.and_then(Format::of_path)),
        };
        Ok((source, Origin::of_file(file)))
    }
}

/// The text of a file, or of standard input, unpacked.
fn read_text(file: Option<&Path>, budget: &Budget, lang: Lang) -> Result<String> {
    let (name, bytes) = read_file(file, "cli-error-no-network", MAX_BYTES, budget, lang)?;
    text_in(bytes).map_err(|error| anyhow!("{name}: {}", Error::from(error).in_lang(lang)))
}

/// A probability with six digits after the point, or with an exponent if that would hide it.
fn probability(value: f64) -> String {
    if value != 0.0 && value < 1e-5 {
        format!("{value:.3e}")
    } else {
        format!("{value:.6}")
    }
}
