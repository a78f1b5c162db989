//! `report`: what the results in a folder say.

use super::document::{Making, report};
pub use super::summed::Report as Answer;
use super::summed::Report;
use super::words;
use crate::text::Lang;
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_lab::report::{Align, Cell, Table, Value, csv};
use atisbo_lab::runs::{Folder, FolderError, Row};
use atisbo_lab::summary::Summary;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Which results.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The folder.
    pub folder: PathBuf,
    /// The language of the report.
    #[serde(default)]
    pub lang: Lang,
}

impl Verb for Request {
    const GAME: &'static str = "lab";
    const NAME: &'static str = "report";
    type Answer = Answer;

    fn names_files(&self) -> bool {
        true
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let folder = Folder::open(&self.folder).map_err(|error| words::folder(&error))?;
        of_folder(&folder, self.lang)
    }

    fn is_yes(answer: &Answer) -> bool {
        answer.budget.is_none()
    }
}

pub(super) fn of_folder(folder: &Folder, lang: Lang) -> Result<Report, Error> {
    let part = &folder.part;
    let mut summary = Summary::new(&part.plan);
    let read = folder.rows(&mut |row| {
        summary.add(&row);
        Ok(())
    });
    read.map_err(|error| words::folder(&error))?;
    let making = Making {
        lang,
        command: &part.command,
        machine: &part.machine,
        of: folder.runs(),
    };
    let mut report = report(&summary, &making);
    report.folder = Some(folder.path().to_owned());
    Ok(report)
}

/// Gives all runs in a folder as lines of comma-separated values, the first with the names of the columns. Ends
/// early when `each` says no.
///
/// # Errors
///
/// If there are no results, or they are damaged.
pub fn runs_as_csv(folder: &Path, each: &mut dyn FnMut(&str) -> bool) -> Result<(), Error> {
    let (folder, counts) = counted(folder)?;
    let mut is_first = true;
    let read = folder.rows(&mut |row| {
        let mut table = Table::new(names(&counts).map(|name| (name, Align::Left)));
        table.row(values(&row, &counts).map(|value| Cell::new(value, "")));
        let text = csv(&table);
        // The names stand above the first row only.
        let lines = text
            .find("\r\n")
            .filter(|_| !is_first)
            .map_or(0, |end| end + 2);
        is_first = false;
        if each(&text[lines..]) {
            Ok(())
        } else {
            Err(FolderError::Nothing {
                path: PathBuf::new(),
            })
        }
    });
    match read {
        // Whoever reads has read enough.
        Err(FolderError::Nothing { path }) if path.as_os_str().is_empty() => Ok(()),
        read => read.map_err(|error| words::folder(&error)),
    }
}

/// A folder, and the names of what its runs counted.
fn counted(path: &Path) -> Result<(Folder, BTreeSet<String>), Error> {
    let folder = Folder::open(path).map_err(|error| words::folder(&error))?;
    let mut counts = BTreeSet::new();
    let read = folder.rows(&mut |row| {
        for name in row.counts.into_keys() {
            counts.insert(name);
        }
        Ok(())
    });
    read.map_err(|error| words::folder(&error))?;
    Ok((folder, counts))
}

/// The columns of a table of runs.
fn names(counts: &BTreeSet<String>) -> impl Iterator<Item = String> {
    let known = [
        "run", "setting", "instance", "method", "success", "failed", "seconds",
    ];
    known
        .map(str::to_owned)
        .into_iter()
        .chain(counts.iter().cloned())
}

fn values(row: &Row, counts: &BTreeSet<String>) -> impl Iterator<Item = Value> {
    let known = [
        (row.run as i64).into(),
        row.setting.as_str().into(),
        (row.instance as i64).into(),
        row.method.as_str().into(),
        row.success.map_or(Value::Missing, Into::into),
        row.failed.as_deref().map_or(Value::Missing, Into::into),
        row.seconds.map_or(Value::Missing, Into::into),
    ];
    let count = |name: &String| {
        row.counts
            .get(name)
            .map_or(Value::Missing, |&count| (count as i64).into())
    };
    known.into_iter().chain(counts.iter().map(count))
}

/// All runs in a folder as a Parquet file. Its columns are held in memory.
///
/// # Errors
///
/// If there are no results, or they are damaged.
#[cfg(feature = "parquet")]
pub fn runs_as_parquet(folder: &Path) -> Result<Vec<u8>, Error> {
    use atisbo_lab::report::parquet::{Column, write};

    let (folder, counts) = counted(folder)?;
    let mut columns: Vec<(String, Column)> = names(&counts)
        .map(|name| {
            let column = match name.as_str() {
                "setting" | "method" | "failed" => Column::Texts(Vec::new()),
                "success" => Column::Flags(Vec::new()),
                "seconds" => Column::Numbers(Vec::new()),
                _ => Column::Integers(Vec::new()),
            };
            (name, column)
        })
        .collect();
    let read = folder.rows(&mut |row| {
        for ((_, column), value) in columns.iter_mut().zip(values(&row, &counts)) {
            match (column, value) {
                (Column::Texts(all), Value::Text(text)) => all.push(Some(text)),
                (Column::Texts(all), _) => all.push(None),
                (Column::Flags(all), Value::Flag(flag)) => all.push(Some(flag)),
                (Column::Flags(all), _) => all.push(None),
                (Column::Numbers(all), Value::Number(number)) => all.push(Some(number)),
                (Column::Numbers(all), _) => all.push(None),
                (Column::Integers(all), Value::Integer(number)) => all.push(Some(number)),
                (Column::Integers(all), _) => all.push(None),
            }
        }
        Ok(())
    });
    read.map_err(|error| words::folder(&error))?;
    let mut file = Vec::new();
    write(&columns, &mut file).map_err(|error| {
        let message = crate::text::Message::new("lab-parquet").with("reason", error.to_string());
        Error::new(&message)
    })?;
    Ok(file)
}
