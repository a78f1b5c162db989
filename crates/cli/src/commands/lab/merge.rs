//! `atisbo lab merge`

use super::{files, show_kept, typed};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::output::Output;
use anyhow::Result;
use atisbo_base::Budget;
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
            command: typed(),
        };
        let answer = ask(&request, &Origin::default(), &Budget::unlimited(), output)?;
        files::into_folder(&answer, &self.out)?;
        print::<merge::Request>(
            &answer,
            |report, output| show_kept(report, Some(&self.out), output),
            output,
        )
    }
}
