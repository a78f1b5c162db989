//! `atisbo class export`: results for Moodle, VPL and other programs.

use super::results::{self, Results};
use crate::commands::Exit;
use crate::output::Output;
use anyhow::{Context, Result, anyhow};
use atisbo_api::text::Message;
use atisbo_base::shortened_path;
use atisbo_class::batch::write;
use atisbo_class::export::{Grade, json_lines, moodle, vpl};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "RESULTS")]
    results: PathBuf,
    #[arg(long = "for", value_name = "FORMAT", value_enum)]
    format: Format,
    #[arg(short, long, value_name = "PATH")]
    out: Option<PathBuf>,
    #[arg(long)]
    program_only: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    maximum: Option<u32>,
}

/// For which program.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    MoodleCsv,
    Vpl,
    Jsonl,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let results = results::read(&self.results, output.lang)?;
        let grade = Grade {
            program_only: self.program_only,
            maximum: self.maximum.map(f64::from),
        };
        self.warn(&results, grade, output);
        let lang = output.lang;
        match self.format {
            Format::MoodleCsv => {
                self.file(&moodle(&results.records, grade, lang), &results, output)
            }
            Format::Jsonl => self.file(&json_lines(&results.records), &results, output),
            Format::Vpl => self.texts(&results, grade, output),
        }?;
        Ok(Exit::Yes)
    }

    /// Says who is left out.
    fn warn(&self, results: &Results, grade: Grade, output: &Output) {
        let records = || results.records.iter();
        let no_number = records().filter(|record| record.graded.moodle.is_none());
        let no_number = no_number.count();
        if no_number > 0 && matches!(self.format, Format::MoodleCsv) {
            output.warn(&Message::new("class-export-no-number").with("count", no_number));
        }
        let no_grade = records()
            .filter(|record| grade.of(record).is_none())
            .count();
        if no_grade > 0 && !matches!(self.format, Format::Jsonl) {
            let file = results.written.as_deref().map(shortened_path);
            let message = Message::new("class-export-no-grade").with("count", no_grade);
            output.warn(&message.with("file", file.unwrap_or_default()));
        }
    }

    /// One file of all, or standard output.
    fn file(&self, text: &str, results: &Results, output: &mut Output) -> Result<()> {
        let Some(path) = &self.out else {
            return output.bytes(text.as_bytes());
        };
        if path.is_dir() {
            return Err(self.wrong_place(Some(path), output));
        }
        write(path, text.as_bytes()).with_context(|| shortened_path(path))?;
        written(results, path, output)
    }

    /// A file for each student.
    fn texts(&self, results: &Results, grade: Grade, output: &mut Output) -> Result<()> {
        let Some(folder) = &self.out else {
            return Err(self.wrong_place(None, output));
        };
        fs::create_dir_all(folder).with_context(|| shortened_path(folder))?;
        for record in &results.records {
            let path = folder.join(format!("{}.txt", record.file));
            let text = vpl(record, grade, output.lang);
            write(&path, text.as_bytes()).with_context(|| shortened_path(&path))?;
        }
        written(results, folder, output)
    }

    fn wrong_place(&self, path: Option<&Path>, output: &Output) -> anyhow::Error {
        let format = match self.format {
            Format::MoodleCsv => "moodle-csv",
            Format::Vpl => "vpl",
            Format::Jsonl => "jsonl",
        };
        let message = Message::new("class-error-export-out")
            .with("format", format)
            .with("path", path.map(shortened_path).unwrap_or_default());
        anyhow!(message.to(output.lang))
    }
}

fn written(results: &Results, path: &Path, output: &mut Output) -> Result<()> {
    let count = results.records.len();
    let file = shortened_path(path);
    if output.json {
        return output.json(&serde_json::json!({ "students": count, "path": file }));
    }
    output.say(
        &Message::new("class-exported")
            .with("count", count)
            .with("file", file),
    )
}
