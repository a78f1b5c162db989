//! `atisbo logic`: a method on files of its own.

mod ask;
mod conflicts;
mod convert;

use crate::commands::Exit;
use crate::input::{Origin, as_text, read_file};
use crate::names::name;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::logic::{Format, Source};
use atisbo_api::text::Lang;
use atisbo_base::Budget;
use std::path::{Path, PathBuf};

/// More than any knowledge base; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 30;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct LogicArgs {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    ask: ask::Args,
}

/// What else than a question.
#[derive(clap::Subcommand)]
enum Other {
    Conflicts(conflicts::Args),
    Convert(convert::Args),
}

impl LogicArgs {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        match &self.other {
            None => self.ask.run(output),
            Some(Other::Conflicts(args)) => args.run(output),
            Some(Other::Convert(args)) => args.run(output),
        }
    }
}

/// Where a knowledge base comes from.
#[derive(clap::Args)]
struct KnowledgeArgs {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_parser = name::<Format>())]
    format: Option<Format>,
}

impl KnowledgeArgs {
    fn read(&self, budget: &Budget, lang: Lang) -> Result<(Source, Origin)> {
        let file = self.file.as_deref().filter(|path| *path != Path::new("-"));
        let (name, bytes) = read_file(file, "cli-error-no-knowledge", MAX_BYTES, budget, lang)?;
        let source = Source {
            knowledge: as_text(bytes, &name, lang)?,
            format: self.format,
        };
        Ok((source, Origin::of_file(file)))
    }
}
