//! `atisbo lab merge`

use super::{files, show, typed};
use crate::commands::{Exit, ask};
use crate::input::Place;
use crate::output::Output;
use anyhow::Result;
use atisbo_api::lab::{Answer, merge};
use atisbo_api::text::Message;
use atisbo_api::{Request, lab};
use atisbo_base::Budget;
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
        let request = Request::Lab(lab::Request::Merge(merge::Request {
            parts: self.parts.clone(),
            folder: self.out.clone(),
            lang: output.lang,
            command: typed(),
        }));
        let answer = ask(
            &request,
            &Place::of_file(None),
            &Budget::unlimited(),
            output,
        )?;
        let atisbo_api::Answer::Lab(Answer::Merge(report)) = &answer else {
            return Ok(Exit::No);
        };
        files::into_folder(report, &self.out)?;
        if output.json {
            output.json(&answer)?;
        } else {
            show(report, output)?;
            let folder = self.out.display().to_string();
            output.say(&Message::new("lab-kept").with("folder", folder))?;
        }
        Ok(Exit::Yes)
    }
}
