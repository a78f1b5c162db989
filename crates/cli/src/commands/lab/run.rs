//! `atisbo lab run`

use super::options::ExperimentArgs;
use super::{files, show_kept, typed};
use crate::budget::until_ctrl_c;
use crate::commands::{Exit, ask, print};
use crate::input::{Origin, as_text, read_file};
use crate::output::Output;
use crate::threads::ThreadArgs;
use crate::usage::read;
use anyhow::{Result, anyhow};
use atisbo_api::text::Message;
use atisbo_api::text::form_error;
use atisbo_experiments::run::{self, Answer};
use atisbo_experiments::{Given, Keep, Shard};
use std::path::{Path, PathBuf};

/// More than any experiment; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 24;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[arg(long)]
    resume: bool,
    #[arg(long, value_name = "K/N", default_value_t = Shard::WHOLE, value_parser = read::<Shard>("cli-value-part"))]
    shard: Shard,
    #[arg(long, value_name = "RUN", conflicts_with_all = ["out", "resume", "shard"])]
    only: Option<u64>,
    #[command(flatten)]
    experiment: ExperimentArgs,
    #[command(flatten)]
    threads: ThreadArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let request = self.request(output)?;
        let origin = Origin::of_file(self.file.as_deref());
        let answer = ask(&request, &origin, &until_ctrl_c(), output)?;
        if let Some(folder) = &answer.folder {
            files::into_folder(&answer, folder)?;
        }
        let show = |report: &Answer, output: &mut Output| match &report.row {
            Some(row) => output.json(row),
            None => show_kept(report, report.folder.as_deref(), output),
        };
        print::<run::Request>(&answer, show, output)
    }

    fn request(&self, output: &Output) -> Result<run::Request> {
        let lang = output.lang;
        let made = self.experiment.experiment();
        let made = made.map_err(|error| anyhow!(form_error(&error).to(lang)))?;
        let (experiment, name, files) = match (&self.file, made) {
            (None, Some(made)) => (Given::Data(Box::new(made)), None, PathBuf::new()),
            (None, None) => return Err(anyhow!(Message::new("cli-error-no-experiment").to(lang))),
            (Some(path), _) => {
                let file = Some(path.as_path()).filter(|path| *path != Path::new("-"));
                let (name, bytes) = read_file(
                    file,
                    "cli-error-no-experiment",
                    MAX_BYTES,
                    &until_ctrl_c(),
                    lang,
                )?;
                let stem = file.and_then(Path::file_stem);
                let folder = file.and_then(Path::parent).unwrap_or(Path::new(""));
                (
                    Given::Text(as_text(bytes, &name, lang)?),
                    stem.map(|stem| stem.to_string_lossy().into_owned()),
                    folder.to_owned(),
                )
            }
        };
        let folder = self
            .out
            .clone()
            .unwrap_or_else(|| Path::new("results").join(name.as_deref().unwrap_or("experiment")));
        Ok(run::Request {
            experiment,
            name,
            lang,
            only: self.only,
            files: Some(files),
            keep: Some(Keep {
                folder,
                resume: self.resume,
                shard: self.shard,
            }),
            command: typed(output),
        })
    }
}
