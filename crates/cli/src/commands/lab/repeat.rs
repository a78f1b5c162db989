//! `atisbo lab repeat`

use super::{files, show_kept, typed};
use crate::budget::{Bytes, Seconds, limited};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use crate::threads::ThreadArgs;
use anyhow::{Context, Result};
use atisbo_experiments::{Report, writing};
use atisbo_reports::{Request, Which};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "REPORT", value_parser = name::<Which>())]
    report: Which,
    #[arg(long)]
    quick: bool,
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    // The runs have limits of their own; these are for those who want less.
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    #[arg(long, value_name = "SIZE")]
    max_memory: Option<Bytes>,
    #[arg(long, value_name = "TIME")]
    max_time: Option<Seconds>,
    #[command(flatten)]
    threads: ThreadArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        self.threads.start(output)?;
        let which = self.report;
        if let Some(folder) = &self.out {
            // Before the work, not after it.
            std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let request = Request {
            report: which,
            quick: self.quick,
            lang: output.lang,
            command: typed(output),
        };
        let budget = limited(self.max_nodes, self.max_memory, self.max_time);
        let answer = ask(&request, &Origin::default(), &budget, output)?;
        if let Some(folder) = &self.out {
            files::as_markdown(&answer.document, &folder.join(format!("{}.md", which.id())))?;
            let page = writing::html(&answer.document);
            files::write(
                &folder.join(format!("{}.html", which.id())),
                page.as_bytes(),
            )?;
        }
        let show =
            |report: &Report, output: &mut Output| show_kept(report, self.out.as_deref(), output);
        print::<Request>(&answer, show, output)
    }
}
