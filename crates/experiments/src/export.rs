//! `export`: all runs in a folder as a table, comma-separated or Parquet.

use super::words;
use atisbo_api::text::{Arg, Message, stop as stop_words, system};
use atisbo_api::{Error, Observer, Verb};
use atisbo_base::{Budget, Name, Stop};
use atisbo_lab::report::figures;
use atisbo_lab::runs::Folder;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// Which runs, in which format, and where to.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The folder of the results.
    pub folder: PathBuf,
    /// The format.
    #[serde(default)]
    pub format: Format,
    /// The file to write. Without it the text is in the answer.
    pub out: Option<PathBuf>,
    /// How many runs to leave out at the start, to go on where a limit ended the text before. Only for text.
    #[serde(default)]
    pub first: u64,
}

/// A format of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Name)]
pub enum Format {
    /// Comma-separated values; the first line has the names of the columns.
    #[default]
    Csv,
    /// Apache Parquet, where the program was built with it. Its columns are held in memory.
    Parquet,
}

/// What was written.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// How many runs.
    pub rows: u64,
    /// How many there are.
    pub of: u64,
    /// The file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<PathBuf>,
    /// The text, where no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
    /// What happened, in words.
    pub sentences: Vec<Message>,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "export";
    type Answer = Answer;

    fn names_files(&self) -> bool {
        true
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let folder = Folder::open(&self.folder).map_err(words::folder)?;
        let mut answer = Answer {
            of: folder.runs(),
            ..Answer::default()
        };
        match (&self.out, self.format) {
            (None, Format::Csv) => text(&folder, self.first, budget, &mut answer)?,
            (None, Format::Parquet) => return Err(Message::new("lab-export-binary").into()),
            (Some(out), Format::Csv) => csv(&folder, out, budget, &mut answer)?,
            (Some(out), Format::Parquet) => parquet(&folder, out, budget, &mut answer)?,
        }
        let rows = Arg::Figure(figures::thousands(answer.rows));
        let file = answer
            .file
            .as_deref()
            .map(|file| file.display().to_string());
        answer.sentences.push(match answer.budget {
            None => Message::new("lab-exported")
                .with("rows", rows)
                .with("file", file),
            Some(stop) => Message::new("lab-stopped")
                .with("runs", rows)
                .with("of", Arg::Figure(figures::thousands(answer.of)))
                .with("stop", stop_words(stop)),
        });
        if !folder.part.checksums {
            answer.sentences.push(Message::new("lab-unchecked"));
        }
        Ok(answer)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

/// Puts the runs from `first` on into the answer, as far as the memory allows.
fn text(folder: &Folder, first: u64, budget: &Budget, answer: &mut Answer) -> Result<(), Error> {
    let meter = budget.meter();
    let mut text = String::new();
    let mut is_full = None;
    let read = folder.as_csv(first, budget, &mut |line| {
        is_full = meter.check_bytes((text.len() + line.len()) as u64);
        if is_full.is_none() {
            text.push_str(line);
            answer.rows += 1;
        }
        is_full.is_none()
    });
    answer.text = Some(text);
    answer.budget = read.map_err(words::folder)?.or(is_full);
    Ok(())
}

/// Writes a file, one run after the other, however many there are.
fn csv(folder: &Folder, out: &Path, budget: &Budget, answer: &mut Answer) -> Result<(), Error> {
    let failed = |error: std::io::Error| not_written(out, &error);
    let mut file = BufWriter::new(File::create(out).map_err(failed)?);
    let mut written = Ok(());
    let read = folder.as_csv(0, budget, &mut |line| {
        written = file.write_all(line.as_bytes());
        answer.rows += u64::from(written.is_ok());
        written.is_ok()
    });
    answer.budget = read.map_err(words::folder)?;
    written.and_then(|()| file.flush()).map_err(failed)?;
    answer.file = Some(out.to_owned());
    Ok(())
}

#[cfg(feature = "parquet")]
fn parquet(folder: &Folder, out: &Path, budget: &Budget, answer: &mut Answer) -> Result<(), Error> {
    let columns = match folder.columns(budget).map_err(words::folder)? {
        Ok(columns) => columns,
        Err(stop) => {
            answer.budget = Some(stop);
            return Ok(());
        }
    };
    let file = File::create(out).map_err(|error| not_written(out, &error))?;
    let rows = atisbo_lab::report::parquet::write(&columns, BufWriter::new(file))
        .map_err(|error| not_written(out, &std::io::Error::other(error)))?;
    answer.rows = rows as u64;
    answer.file = Some(out.to_owned());
    Ok(())
}

#[cfg(not(feature = "parquet"))]
fn parquet(_: &Folder, _: &Path, _: &Budget, _: &mut Answer) -> Result<(), Error> {
    Err(Message::new("lab-export-no-parquet").into())
}

fn not_written(file: &Path, error: &std::io::Error) -> Error {
    Error::from(
        Message::new("lab-export-file")
            .with("file", file.display().to_string())
            .with("reason", system(error)),
    )
}
