//! The results that `atisbo class grade` wrote, with the teacher's marks.

use crate::budget::until_ctrl_c;
use crate::input::read_file;
use anyhow::{Context, Result, anyhow};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_base::shortened_path;
use atisbo_class::batch::{RESULTS, write};
use atisbo_class::marks::{self, MarksError, MarksFault};
use atisbo_class::record::Record;
use atisbo_class::report::points;
use atisbo_class::verdict::Graded;
use std::fs;
use std::path::{Path, PathBuf};

/// The file of marks for the written questions, in the folder of the batch.
const WRITTEN: &str = "written.csv";

/// More than any file of results or marks; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 26;

/// A spreadsheet takes a file without it for one in an old encoding.
const MARK_OF_UTF8: &str = "\u{feff}";

/// A folder of results.
pub(super) struct Results {
    /// The results of the students, in the order of their names.
    pub(super) records: Vec<Record>,
    /// The file of marks for the written questions, if there are any.
    pub(super) written: Option<PathBuf>,
}

/// Reads the results of a folder, and the marks if there are some already.
pub(super) fn read(folder: &Path, lang: Lang) -> Result<Results> {
    let mut records = graded(&folder.join(RESULTS), lang)?;
    let has_written = records.iter().any(|record| !record.marks.is_empty());
    let written = has_written.then(|| folder.join(WRITTEN));
    if let Some(path) = written.as_ref().filter(|path| path.exists()) {
        read_marks(path, &mut records, lang)?;
    }
    Ok(Results { records, written })
}

impl Results {
    /// Writes the file of marks, or adds those who are not in it; what the teacher wrote stays as it is.
    pub(super) fn keep_marks(&mut self, lang: Lang) -> Result<()> {
        let Some(path) = &self.written else {
            return Ok(());
        };
        let shown = || shortened_path(path);
        if !path.exists() {
            let text = MARK_OF_UTF8.to_owned() + &marks::template(&self.records);
            return write(path, text.as_bytes()).with_context(shown);
        }
        let missing = read_marks(path, &mut self.records, lang)?;
        if missing.is_empty() {
            return Ok(());
        }
        let mut text = as_text(fs::read(path).with_context(shown)?);
        if !text.ends_with('\n') {
            text.push_str("\r\n");
        }
        let records = missing.iter().filter_map(|&place| self.records.get(place));
        text += &marks::rows_below(&text, records);
        let text = MARK_OF_UTF8.to_owned() + text.trim_start_matches(MARK_OF_UTF8);
        write(path, text.as_bytes()).with_context(shown)
    }
}

/// The results of the students.
fn graded(folder: &Path, lang: Lang) -> Result<Vec<Record>> {
    let entries = fs::read_dir(folder).with_context(|| shortened_path(folder))?;
    let mut records = Vec::new();
    for entry in entries {
        let path = entry.with_context(|| shortened_path(folder))?.path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let limit = until_ctrl_c();
        let (file, bytes) = read_file(Some(&path), "cli-error-no-input", MAX_BYTES, &limit, lang)?;
        let graded: Graded = serde_json::from_slice(&bytes).map_err(|error| {
            let message = Message::new("class-error-results")
                .with("file", file)
                .with("line", error.line())
                .with("why", error.to_string());
            anyhow!(message.to(lang))
        })?;
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        records.push(Record::new(stem, graded));
    }
    records.sort_by(|one, other| {
        let key = |record: &Record| {
            let graded = &record.graded;
            (graded.student.clone(), graded.moodle, record.file.clone())
        };
        key(one).cmp(&key(other))
    });
    Ok(records)
}

/// Reads the marks. The places of those who have no row.
fn read_marks(path: &Path, records: &mut [Record], lang: Lang) -> Result<Vec<usize>> {
    let limit = until_ctrl_c();
    let (file, bytes) = read_file(Some(path), "cli-error-no-input", MAX_BYTES, &limit, lang)?;
    marks::read(&as_text(bytes), records)
        .map_err(|error| anyhow!(worded(&file, error, lang).to(lang)))
}

/// Old spreadsheets write in the encoding of the system, which in both our languages has the letters of Latin-1.
fn as_text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}

fn worded(file: &str, MarksError { line, what }: MarksError, lang: Lang) -> Message {
    let message = |id: &'static str| Message::new(id).with("file", file).with("line", line);
    match what {
        MarksFault::Column { column, known } => message("class-error-written-column")
            .with("column", column)
            .with("known", known.into_iter().collect::<Arg>()),
        MarksFault::Student { found } => {
            message("class-error-written-student").with("found", found)
        }
        MarksFault::Twice { found } => message("class-error-written-twice").with("found", found),
        MarksFault::Mark {
            column,
            found,
            most,
        } => message("class-error-written-mark")
            .with("column", column)
            .with("found", found)
            .with("most", points(most, lang)),
        MarksFault::Quote => message("class-error-written-quote"),
    }
}
