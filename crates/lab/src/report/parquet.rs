//! A table of runs as Apache Parquet, which notebooks and databases read by columns (feature `parquet`).

use super::Value;
use ::parquet::basic::{LogicalType, Repetition, Type as Physical};
use ::parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use ::parquet::errors::ParquetError;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use ::parquet::schema::types::{Type, TypePtr};
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;
use thiserror::Error;

/// A column of values of one kind; nothing where a run has no such value.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// Whole numbers.
    Integers(Vec<Option<i64>>),
    /// Any numbers.
    Numbers(Vec<Option<f64>>),
    /// Words.
    Texts(Vec<Option<String>>),
    /// Yes or no.
    Flags(Vec<Option<bool>>),
}

/// Columns with their names.
pub type Columns = Vec<(String, Column)>;

/// Why a table could not be written.
#[derive(Debug, Error)]
pub enum WriteError {
    /// Columns of one table have the same number of rows.
    #[error("column \"{name}\" has {rows} rows where the first column has {expected}")]
    Rows {
        /// The column that differs.
        name: String,
        /// How many rows it has.
        rows: usize,
        /// How many the first column has.
        expected: usize,
    },
    /// Readers find columns by their names.
    #[error("two columns are called \"{0}\"")]
    SameName(String),
    /// The file could not be written.
    #[error(transparent)]
    File(#[from] ParquetError),
}

/// This many rows are written together: readers take them in one piece.
const TOGETHER: usize = 1 << 20;

/// Writes named columns as one file; returns how many rows they have.
///
/// # Errors
///
/// If the columns do not fit together or the file cannot be written.
///
/// ```
/// use atisbo_lab::report::parquet::{Column, write};
///
/// let columns = [
///     ("method".to_owned(), Column::Texts(vec![Some("logic".to_owned()), None])),
///     ("seconds".to_owned(), Column::Numbers(vec![Some(0.25), Some(1.5)])),
/// ];
/// let mut file = Vec::new();
/// assert_eq!(write(&columns, &mut file).unwrap(), 2);
/// assert!(file.starts_with(b"PAR1") && file.ends_with(b"PAR1"));
/// ```
pub fn write(columns: &[(String, Column)], out: impl Write + Send) -> Result<usize, WriteError> {
    let rows = check(columns)?;
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(out, schema(columns)?, properties)?;
    let mut start = 0;
    while start < rows {
        let end = rows.min(start + TOGETHER);
        let mut group = writer.next_row_group()?;
        for (_, column) in columns {
            column.write(&mut group, start..end)?;
        }
        group.close()?;
        start = end;
    }
    writer.close()?;
    Ok(rows)
}

/// The number of rows that all columns have.
fn check(columns: &[(String, Column)]) -> Result<usize, WriteError> {
    let expected = columns.first().map_or(0, |(_, column)| column.rows());
    for (place, (name, column)) in columns.iter().enumerate() {
        if columns[..place].iter().any(|(before, _)| before == name) {
            return Err(WriteError::SameName(name.clone()));
        }
        if column.rows() != expected {
            return Err(WriteError::Rows {
                name: name.clone(),
                rows: column.rows(),
                expected,
            });
        }
    }
    Ok(expected)
}

fn schema(columns: &[(String, Column)]) -> Result<TypePtr, ParquetError> {
    let field = |(name, column): &(String, Column)| {
        let (physical, logical) = match column {
            Column::Integers(_) => (Physical::INT64, None),
            Column::Numbers(_) => (Physical::DOUBLE, None),
            Column::Texts(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            Column::Flags(_) => (Physical::BOOLEAN, None),
        };
        let builder = Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::OPTIONAL)
            .with_logical_type(logical);
        builder.build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<_, _>>()?;
    Type::group_type_builder("runs")
        .with_fields(fields)
        .build()
        .map(Arc::new)
}

impl Column {
    fn rows(&self) -> usize {
        match self {
            Column::Integers(values) => values.len(),
            Column::Numbers(values) => values.len(),
            Column::Texts(values) => values.len(),
            Column::Flags(values) => values.len(),
        }
    }

    /// Adds a value; one of another kind counts as missing.
    pub(crate) fn push(&mut self, value: Value) {
        match (self, value) {
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

    fn write<W: Write + Send>(
        &self,
        group: &mut SerializedRowGroupWriter<'_, W>,
        rows: Range<usize>,
    ) -> Result<(), ParquetError> {
        match self {
            Column::Integers(values) => {
                put::<Int64Type, _, _>(group, &values[rows], |value| *value)
            }
            Column::Numbers(values) => {
                put::<DoubleType, _, _>(group, &values[rows], |value| *value)
            }
            Column::Texts(values) => {
                put::<ByteArrayType, _, _>(group, &values[rows], |text: &String| {
                    ByteArray::from(text.as_str())
                })
            }
            Column::Flags(values) => put::<BoolType, _, _>(group, &values[rows], |value| *value),
        }
    }
}

/// Writes the next column of a group: the values that are there, and at which rows they are.
fn put<T: DataType, V, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[Option<V>],
    value: impl Fn(&V) -> T::T,
) -> Result<(), ParquetError> {
    let there: Vec<i16> = values
        .iter()
        .map(|value| i16::from(value.is_some()))
        .collect();
    let values: Vec<T::T> = values.iter().flatten().map(value).collect();
    let mut writer = group
        .next_column()?
        .ok_or_else(|| ParquetError::General("more columns than the schema has".to_owned()))?;
    writer
        .typed::<T>()
        .write_batch(&values, Some(&there), None)?;
    writer.close()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::parquet::file::reader::{FileReader, SerializedFileReader};
    use ::parquet::record::{Field, Row};
    use proptest::prelude::*;

    fn read(file: Vec<u8>) -> Vec<Row> {
        let reader = SerializedFileReader::new(bytes::Bytes::from(file)).unwrap();
        reader
            .get_row_iter(None)
            .unwrap()
            .map(Result::unwrap)
            .collect()
    }

    #[test]
    fn columns_that_do_not_fit_are_named() {
        let one = || Column::Flags(vec![None]);
        let error = write(
            &[("a".to_owned(), one()), ("a".to_owned(), one())],
            Vec::new(),
        );
        assert_eq!(
            error.unwrap_err().to_string(),
            "two columns are called \"a\""
        );
        let none = Column::Integers(Vec::new());
        let error = write(
            &[("a".to_owned(), one()), ("b".to_owned(), none)],
            Vec::new(),
        );
        let message = "column \"b\" has 0 rows where the first column has 1";
        assert_eq!(error.unwrap_err().to_string(), message);
    }

    #[test]
    fn a_table_without_rows_or_columns_is_a_file_too() {
        for columns in [vec![], vec![("a".to_owned(), Column::Texts(Vec::new()))]] {
            let mut file = Vec::new();
            write(&columns, &mut file).unwrap();
            assert!(read(file).is_empty());
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            rows in prop::collection::vec(
                (any::<Option<i64>>(), prop::option::of(prop::num::f64::NORMAL), any::<Option<String>>(), any::<Option<bool>>()),
                0..20,
            ),
        ) {
            let columns = [
                ("integer".to_owned(), Column::Integers(rows.iter().map(|row| row.0).collect())),
                ("number".to_owned(), Column::Numbers(rows.iter().map(|row| row.1).collect())),
                ("a text. really".to_owned(), Column::Texts(rows.iter().map(|row| row.2.clone()).collect())),
                ("flag".to_owned(), Column::Flags(rows.iter().map(|row| row.3).collect())),
            ];
            let mut file = Vec::new();
            write(&columns, &mut file).unwrap();
            let wanted: Vec<Vec<Field>> = rows
                .into_iter()
                .map(|(integer, number, text, flag)| vec![
                    integer.map_or(Field::Null, Field::Long),
                    number.map_or(Field::Null, Field::Double),
                    text.map_or(Field::Null, Field::Str),
                    flag.map_or(Field::Null, Field::Bool),
                ])
                .collect();
            let found: Vec<Vec<Field>> = read(file)
                .iter()
                .map(|row| row.get_column_iter().map(|(_, field)| field.clone()).collect())
                .collect();
            prop_assert_eq!(found, wanted);
        }
    }
}
