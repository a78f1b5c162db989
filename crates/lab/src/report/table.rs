//! A table: what people read in its cells, and what programs do.

use super::figures;
use crate::statistics::Estimate;
use serde::{Serialize, Serializer};

/// On which side the texts of a column stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Align {
    /// Words.
    #[default]
    Left,
    /// Numbers.
    Right,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Column {
    /// What it is called.
    pub name: String,
    /// On which side its texts stand.
    pub align: Align,
}

/// What a cell holds, for programs.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// Words.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// Any number; one that is not finite counts as missing.
    Number(f64),
    /// Yes or no.
    Flag(bool),
    /// Nothing was measured.
    Missing,
}

/// A cell: its value, and the value as people read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What stands in the table.
    pub text: String,
    /// What stands in data made from it.
    pub value: Value,
    /// What it leads to on a page, seen from there.
    pub link: Option<String>,
    /// How it is coloured on a page. The text says the same.
    pub tone: Option<Tone>,
}

/// Whether what a cell says is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It is.
    Good,
    /// In part.
    Fair,
    /// It is not.
    Bad,
}

impl Cell {
    /// A value that is written in a way of its own, as `0.4` is as `40.0 %`.
    pub fn new(value: impl Into<Value>, text: impl Into<String>) -> Self {
        Cell {
            text: text.into(),
            value: value.into(),
            link: None,
            tone: None,
        }
    }

    /// The same cell with what it leads to on a page.
    #[must_use]
    pub fn linked(mut self, link: impl Into<String>) -> Self {
        self.link = Some(link.into());
        self
    }

    /// The same cell in a colour.
    #[must_use]
    pub fn toned(mut self, tone: Option<Tone>) -> Self {
        self.tone = tone;
        self
    }

    /// Where nothing was measured.
    pub fn missing() -> Self {
        Cell::new(Value::Missing, "–")
    }

    /// A number as `text` writes it; a dash where nothing was measured.
    pub fn number(number: Option<f64>, text: impl Fn(f64) -> String) -> Self {
        number.map_or(Cell::missing(), |number| Cell::new(number, text(number)))
    }

    /// A value that is estimated, as `text` writes it with its interval.
    pub fn estimate(estimate: Option<Estimate>, text: impl Fn(Option<Estimate>) -> String) -> Self {
        let value = estimate.map(|estimate| estimate.value);
        Cell::new(value, text(estimate))
    }

    /// How many, in groups of three digits.
    pub fn count(count: u64) -> Self {
        Cell::new(count, figures::thousands(count))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Value::Integer(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Integer(number as i64)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        if number.is_finite() {
            Value::Number(number)
        } else {
            Value::Missing
        }
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Value::Flag(flag)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Missing, Into::into)
    }
}

/// Texts and whole numbers are cells as they are; the caller says how other numbers are written.
impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::new(text, text)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::new(text.clone(), text)
    }
}

impl From<i64> for Cell {
    fn from(number: i64) -> Self {
        Cell::new(number, number.to_string())
    }
}

/// Columns and rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Table {
    /// What it shows.
    pub caption: Option<String>,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows. One that is too short is taken to end in empty cells; what is beyond the last column is not
    /// shown.
    #[schemars(with = "Vec<Vec<Value>>")]
    pub rows: Vec<Vec<Cell>>,
}

impl Table {
    /// A table without rows.
    pub fn new<T: Into<String>>(columns: impl IntoIterator<Item = (T, Align)>) -> Self {
        let column = |(name, align): (T, Align)| Column {
            name: name.into(),
            align,
        };
        Table {
            columns: columns.into_iter().map(column).collect(),
            ..Table::default()
        }
    }

    /// The same table with words above it.
    #[must_use]
    pub fn captioned(mut self, caption: impl Into<String>) -> Self {
        self.caption = Some(caption.into());
        self
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = Cell>) -> &mut Self {
        self.rows.push(cells.into_iter().collect());
        self
    }

    /// The cells of each row, exactly one for each column: nothing where a row is too short.
    pub(super) fn cells(&self) -> impl Iterator<Item = impl Iterator<Item = Option<&Cell>>> {
        let width = self.columns.len();
        self.rows
            .iter()
            .map(move |row| (0..width).map(|place| row.get(place)))
    }

    /// The same as texts.
    pub(super) fn texts(&self) -> impl Iterator<Item = impl Iterator<Item = &str>> {
        self.cells()
            .map(|row| row.map(|cell| cell.map_or("", |cell| cell.text.as_str())))
    }
}
