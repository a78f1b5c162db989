//! The runs of a folder as a table: comma-separated values, or a Parquet file.

use super::{Folder, FolderError, Row};
use crate::report::{Align, Cell, Table, Value, csv};
use std::collections::BTreeSet;

impl Folder {
    /// Gives all runs to `each` as lines of comma-separated values, the first with the names of the columns. Ends
    /// early when `each` says no.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or the system does not let us.
    pub fn as_csv(&self, each: &mut dyn FnMut(&str) -> bool) -> Result<(), FolderError> {
        let counts = self.counts()?;
        let mut is_first = true;
        let read = self.rows(&mut |row| {
            let mut table = Table::new(names(&counts).map(|name| (name, Align::Left)));
            table.row(values(&row, &counts).map(|value| Cell::new(value, "")));
            let text = csv(&table);
            // The names stand above the first row only.
            let names = text.find("\r\n").filter(|_| !is_first);
            is_first = false;
            let is_wanted = each(&text[names.map_or(0, |end| end + 2)..]);
            if is_wanted { Ok(()) } else { Err(None) }
        });
        match read {
            Ok(()) | Err(None) => Ok(()),
            Err(Some(error)) => Err(error),
        }
    }

    /// All runs as the columns of a Parquet file, in memory.
    ///
    /// # Errors
    ///
    /// If a line is damaged, or the system does not let us.
    #[cfg(feature = "parquet")]
    pub fn columns(&self) -> Result<Vec<(String, crate::report::parquet::Column)>, FolderError> {
        use crate::report::parquet::Column;

        let counts = self.counts()?;
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
        self.rows(&mut |row| {
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
            Ok::<_, FolderError>(())
        })?;
        Ok(columns)
    }

    /// The names of what its runs counted.
    fn counts(&self) -> Result<BTreeSet<String>, FolderError> {
        let mut counts = BTreeSet::new();
        self.rows(&mut |row| {
            counts.extend(row.counts.into_keys());
            Ok::<_, FolderError>(())
        })?;
        Ok(counts)
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
        (row.run as i64).into(),
        row.setting.as_str().into(),
        (row.instance as i64).into(),
        row.method.as_str().into(),
        row.success.map_or(Value::Missing, Into::into),
        row.failed.as_deref().map_or(Value::Missing, Into::into),
        row.seconds.map_or(Value::Missing, Into::into),
    ];
    let count = |name: &String| {
        let count = row.counts.get(name);
        count.map_or(Value::Missing, |&count| (count as i64).into())
    };
    known.into_iter().chain(counts.iter().map(count))
}
