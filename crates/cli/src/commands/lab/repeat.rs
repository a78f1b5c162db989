//! `atisbo lab repeat`

use super::{files, show_kept, typed};
use crate::budget::{Bytes, Seconds, limited};
use crate::commands::{Exit, ask, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::Output;
use crate::threads::ThreadArgs;
use anyhow::{Context, Result};
use atisbo_api::text::Lang;
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
            also: match &self.out {
                // Files are for readers of every language.
                Some(_) => Lang::ALL.to_vec(),
                None => Vec::new(),
            },
            command: typed(output),
        };
        let budget = limited(self.max_nodes, self.max_memory, self.max_time);
        let answer = ask(&request, &Origin::default(), &budget, output)?;
        if let Some(folder) = &self.out {
            let translations = answer.translations.iter().map(|it| &it.document);
            for document in [&answer.document].into_iter().chain(translations) {
                let stem = stem(which, document);
                files::as_markdown(document, &folder.join(format!("{stem}.md")))?;
                let page = writing::html(document);
                files::write(&folder.join(format!("{stem}.html")), page.as_bytes())?;
            }
        }
        let show =
            |report: &Report, output: &mut Output| show_kept(report, self.out.as_deref(), output);
        print::<Request>(&answer, show, output)
    }
}

/// What the files of a report are called: `logic`, in another language than English `logic.es`.
fn stem(which: Which, document: &writing::Document) -> String {
    match document.language.as_str() {
        "en" => which.id().to_owned(),
        language => format!("{}.{language}", which.id()),
    }
}
