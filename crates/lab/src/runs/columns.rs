//! The runs of a folder as a table: comma-separated values, or the columns of a Parquet file.

use super::{Folder, FolderError, Row};
use crate::report::{Value, csv_line};
use atisbo_base::{Budget, Stop};
use std::collections::BTreeSet;

impl Folder {
    /// Gives the runs from place `first` on to `each` as lines of comma-separated values; before the first run of all
    /// comes a line with the names of the columns. Ends early when `each` returns `false`; the answer is the limit that
    /// ended it early, if one did.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or a file cannot be read.
    pub fn as_csv(
        &self,
        first: u64,
        budget: &Budget,
        each: &mut dyn FnMut(&str) -> bool,
    ) -> Result<Option<Stop>, FolderError> {
        let counts = match self.counts(budget)? {
            Ok(counts) => counts,
            Err(stop) => return Ok(Some(stop)),
        };
        let mut text = String::new();
        let mut place = 0;
        let read = self.rows(budget, &mut |row| {
            place += 1;
            if place <= first {
                return Ok(());
            }
            text.clear();
            if place == 1 {
                text += &csv_line(names(&counts).map(Value::Text));
            }
            text += &csv_line(values(&row, &counts));
            if each(&text) { Ok(()) } else { Err(None) }
        });
        read.or_else(|error| error.map_or(Ok(None), Err))
    }

    /// All runs as the columns of a Parquet file, held in memory; the limit that was hit if there are too many.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or a file cannot be read.
    #[cfg(feature = "parquet")]
    pub fn columns(
        &self,
        budget: &Budget,
    ) -> Result<Result<crate::report::parquet::Columns, Stop>, FolderError> {
        use crate::report::parquet::{Column, Columns};

        let counts = match self.counts(budget)? {
            Ok(counts) => counts,
            Err(stop) => return Ok(Err(stop)),
        };
        let empty = |name: String| {
            let column = match name.as_str() {
                "setting" | "method" | "failed" => Column::Texts(Vec::new()),
                "success" => Column::Flags(Vec::new()),
                "seconds" => Column::Numbers(Vec::new()),
                _ => Column::Integers(Vec::new()),
            };
            (name, column)
        };
        let mut columns: Columns = names(&counts).map(empty).collect();
        let meter = budget.meter();
        let mut bytes = 0;
        let mut stop = None;
        let read = self.rows(budget, &mut |row| {
            bytes +=
                columns.len() * size_of::<Option<f64>>() + row.setting.len() + row.method.len();
            stop = meter.check_bytes(bytes as u64);
            if stop.is_some() {
                return Err(None);
            }
            for ((_, column), value) in columns.iter_mut().zip(values(&row, &counts)) {
                column.push(value);
            }
            Ok(())
        });
        match read {
            Err(Some(error)) => Err(error),
            Ok(ended) => Ok(ended.map_or(Ok(columns), Err)),
            Err(None) => Ok(stop.map_or(Ok(columns), Err)),
        }
    }

    /// The names of what its runs counted.
    fn counts(&self, budget: &Budget) -> Result<Result<BTreeSet<String>, Stop>, FolderError> {
        let mut counts = BTreeSet::new();
        let stop = self.rows(budget, &mut |row| {
            counts.extend(row.counts.into_keys());
            Ok::<_, FolderError>(())
        })?;
        Ok(stop.map_or(Ok(counts), Err))
    }
}

fn names(counts: &BTreeSet<String>) -> impl Iterator<Item = String> {
    let known = [
        "run", "setting", "instance", "method", "success", "failed", "seconds",
    ];
    let known = known.map(str::to_owned).into_iter();
    known.chain(counts.iter().cloned())
}

fn values(row: &Row, counts: &BTreeSet<String>) -> impl Iterator<Item = Value> {
    let known = [
        row.run.into(),
        row.setting.as_str().into(),
        row.instance.into(),
        row.method.as_str().into(),
        row.success.into(),
        row.failed.as_deref().into(),
        row.seconds.into(),
    ];
    let counts = counts.iter().map(|name| row.counts.get(name).copied());
    known.into_iter().chain(counts.map(Value::from))
}
