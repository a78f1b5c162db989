//! `atisbo lab repeat`

use super::{files, show, typed};
use crate::budget::cancelled_by_ctrl_c;
use crate::commands::{Exit, ask};
use crate::input::Place;
use crate::output::Output;
use crate::threads::ThreadArgs;
use anyhow::{Context, Result};
use atisbo_api::lab::repeat::{self, Which};
use atisbo_api::text::Message;
use atisbo_api::{Request, lab};
use atisbo_base::Budget;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "REPORT")]
    report: Report,
    #[arg(long)]
    quick: bool,
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadArgs,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Report {
    Buscapython,
    Bayes,
    Logic,
    Sudoku,
    Ohno,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let which = match self.report {
            Report::Buscapython => Which::Buscapython,
            Report::Bayes => Which::Bayes,
            Report::Logic => Which::Logic,
            Report::Sudoku => Which::Sudoku,
            Report::Ohno => Which::Ohno,
        };
        if let Some(folder) = &self.out {
            // Before the work, not after it.
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let request = Request::Lab(lab::Request::Repeat(repeat::Request {
            report: which,
            quick: self.quick,
            lang: output.lang,
            command: typed(),
        }));
        let budget = Budget::unlimited().cancel(cancelled_by_ctrl_c());
        let answer = ask(&request, &Place::of_file(None), &budget, output)?;
        let atisbo_api::Answer::Lab(found) = &answer else {
            return Ok(Exit::No);
        };
        let report = found.report();
        if let Some(folder) = &self.out {
            files::as_markdown(&report.document, &folder.join(format!("{}.md", which.id())))?;
            let page = lab::writing::html(&report.document);
            files::write(
                &folder.join(format!("{}.html", which.id())),
                page.as_bytes(),
            )?;
        }
        if output.json {
            output.json(&answer)?;
        } else {
            show(report, output)?;
            if let Some(folder) = &self.out {
                let folder = folder.display().to_string();
                output.say(&Message::new("lab-kept").with("folder", folder))?;
            }
        }
        Ok(if found.is_yes() { Exit::Yes } else { Exit::No })
    }
}
