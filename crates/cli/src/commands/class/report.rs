//! `atisbo class report`: a page for each student, one for the class.

use super::results::{self, Results};
use crate::commands::Exit;
use crate::output::Output;
use anyhow::{Context, Result};
use atisbo_api::text::Message;
use atisbo_base::shortened_path;
use atisbo_class::batch::write;
use atisbo_class::record::Record;
use atisbo_class::report;
use atisbo_experiments::writing::html;
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the students' pages, in that of the batch.
const PAGES: &str = "pages";
/// The page of the class.
const CLASS: &str = "class.html";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let mut results = results::read(&self.results, lang)?;
        results.keep_marks(lang)?;
        let Results { records, written } = results;
        let folder = self.results.join(PAGES);
        fs::create_dir_all(&folder).with_context(|| shortened_path(&folder))?;
        records.par_iter().try_for_each(|record| {
            let page = html(&report::student(record, lang));
            keep(&folder.join(page_name(record)), &page)
        })?;
        let page_of = |record: &Record| format!("{PAGES}/{}", page_name(record));
        let class = report::class(&records, page_of, lang);
        let class_page = self.results.join(CLASS);
        keep(&class_page, &html(&class))?;
        let summary = report::summary(&records);
        if output.json {
            output.json(&serde_json::json!({
                "summary": summary,
                "class_page": shortened_path(&class_page),
                "student_pages": shortened_path(&folder),
                "written": written.as_deref().map(shortened_path),
                "report": class,
            }))?;
        } else {
            summary
                .lines(lang)
                .iter()
                .try_for_each(|line| output.line(line))?;
            if summary.unconfined > 0 {
                output.say(&Message::new("class-report-unconfined"))?;
            }
            if summary.not_graded > 0 {
                let note = Message::new("class-report-not-graded-note");
                output.say(&note.with("count", summary.not_graded))?;
            }
            let pages = Message::new("class-report-folder")
                .with("class", shortened_path(&class_page))
                .with("folder", shortened_path(&folder));
            output.say(&pages)?;
            if let Some(path) = written.filter(|_| !summary.with_written) {
                let note = Message::new("class-report-written-file");
                output.say(&note.with("file", shortened_path(&path)))?;
            }
        }
        Ok(if summary.not_graded > 0 {
            Exit::NotGraded
        } else {
            Exit::Yes
        })
    }
}

fn page_name(record: &Record) -> String {
    format!("{}.html", record.file)
}

fn keep(path: &Path, page: &str) -> Result<()> {
    write(path, page.as_bytes()).with_context(|| shortened_path(path))
}
