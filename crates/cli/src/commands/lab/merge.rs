//! `atisbo lab merge`

use super::{files, show_kept, typed};
use crate::budget::until_ctrl_c;
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::Result;
use atisbo_experiments::merge;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FOLDER", required = true)]
    parts: Vec<PathBuf>,
    #[arg(short, long, value_name = "FOLDER")]
    out: PathBuf,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let request = merge::Request {
            parts: self.parts.clone(),
            folder: self.out.clone(),
            lang: output.lang,
            command: typed(output),
        };
        let answer = ask(&request, &Origin::default(), &until_ctrl_c(), output)?;
        // What was not joined has no folder.
        let folder = answer.folder.as_deref();
        if let Some(folder) = folder {
            files::into_folder(&answer, folder)?;
        }
        let show = |report: &merge::Answer, output: &mut Output| show_kept(report, folder, output);
        print::<merge::Request>(&answer, show, output)
    }
}
