//! TOML read with serde, so that every error is an [`ExperimentError`] with its key.
//!
//! `toml` has a reader of its own, but its errors are sentences in English. This one gets from serde what is wrong as
//! data: which key is unknown, which keys there are, which names a value may have.

use super::error::{ExperimentError, Problem, key_inside};
use serde::Serialize;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, Deserializer, IntoDeserializer, Unexpected, Visitor};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The longest text that is read. The reader of TOML can take a hundred times as much memory as a text has bytes.
const MOST_BYTES: usize = 1 << 19;

/// Where something stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
}

/// Reads a value from TOML.
///
/// # Errors
///
/// If the text is no TOML, or says something else.
pub fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, ExperimentError> {
    let bytes = text.len();
    if bytes > MOST_BYTES {
        let most = MOST_BYTES;
        return Err(Problem::TooLong { bytes, most }.into());
    }
    let table = DeTable::parse(text).map_err(|error| {
        let message = error.message().trim().replace('\n', "; ");
        Problem::Syntax(message)
    })?;
    T::deserialize(Node {
        key: String::new(),
        value: &DeValue::Table(table.into_inner()),
    })
}

/// Writes a value as TOML.
pub fn write<T: Serialize>(value: &T) -> String {
    // Tables, lists, texts and numbers: nothing of an experiment is beyond TOML.
    toml::to_string(value).unwrap_or_default()
}

/// Where the error in a text is: at the value of its key, at an unknown key itself, or else at the table that a
/// missing key is missing from.
pub fn place(text: &str, error: &ExperimentError) -> Place {
    if let Problem::TooLong { .. } = error.problem {
        return counted(text, 0);
    }
    let table = match DeTable::parse(text) {
        Ok(table) => table,
        Err(error) => return counted(text, error.span().unwrap_or_default().start),
    };
    let mut found = Vec::new();
    spans("", &DeValue::Table(table.into_inner()), &mut found);
    let mut key = error.key.as_str();
    while !key.is_empty() {
        if let Some((_, at, value)) = found.iter().find(|(its, ..)| its == key) {
            let is_key = matches!(error.problem, Problem::UnknownKey { .. });
            let span = if is_key { at } else { value };
            return counted(text, span.start);
        }
        key = &key[..key.rfind(['.', '[']).unwrap_or(0)];
    }
    counted(text, 0)
}

/// The keys below a value with all that they stand in, their spans and those of their values.
fn spans(outer: &str, value: &DeValue<'_>, found: &mut Vec<(String, Range<usize>, Range<usize>)>) {
    let mut add = |key: &str, at: Range<usize>, value: &Spanned<DeValue<'_>>| {
        let path = key_inside(outer, key);
        spans(&path, value.get_ref(), found);
        found.push((path, at, value.span()));
    };
    match value {
        DeValue::Table(table) => {
            for (key, value) in table {
                add(key.get_ref(), key.span(), value);
            }
        }
        DeValue::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                add(&format!("[{}]", index + 1), value.span(), value);
            }
        }
        _ => {}
    }
}

fn counted(text: &str, start: usize) -> Place {
    let mut starts = (0..=start.min(text.len())).rev();
    let start = starts.find(|&at| text.is_char_boundary(at));
    let before = &text[..start.unwrap_or(0)];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Place {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
    }
}

/// A value under a key of its table, or at a place of its list.
struct Node<'d> {
    key: String,
    value: &'d DeValue<'d>,
}

impl<'de> Node<'_> {
    fn visit<V: Visitor<'de>>(&self, visitor: V) -> Result<V::Value, ExperimentError> {
        match self.value {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => {
                let (digits, radix) = (number.as_str(), number.radix());
                if let Ok(number) = u64::from_str_radix(digits, radix) {
                    visitor.visit_u64(number)
                } else if let Ok(number) = i64::from_str_radix(digits, radix) {
                    visitor.visit_i64(number)
                } else {
                    Err(Problem::range(&number.to_string(), u64::MAX).into())
                }
            }
            DeValue::Float(number) => {
                visitor.visit_f64(number.as_str().parse().unwrap_or(f64::NAN))
            }
            DeValue::Boolean(flag) => visitor.visit_bool(*flag),
            DeValue::Datetime(date) => Err(de::Error::invalid_type(
                Unexpected::Other(&date.to_string()),
                &visitor,
            )),
            DeValue::Array(list) => {
                let nodes = list.iter().enumerate().map(|(index, value)| Node {
                    key: format!("[{}]", index + 1),
                    value: value.get_ref(),
                });
                visitor.visit_seq(SeqDeserializer::new(nodes))
            }
            DeValue::Table(table) => {
                let nodes = table.iter().map(|(key, value)| {
                    let key = key.get_ref().to_string();
                    let value = value.get_ref();
                    (key.clone(), Node { key, value })
                });
                visitor.visit_map(MapDeserializer::new(nodes))
            }
        }
    }
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = ExperimentError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ExperimentError> {
        self.visit(visitor).map_err(|error| error.inside(&self.key))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ExperimentError> {
        visitor.visit_some(self)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(
        self,
        visitor: V,
    ) -> Result<V::Value, ExperimentError> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ExperimentError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ExperimentError> {
        let key = self.key.clone();
        let text = String::deserialize(self)?;
        let name: de::value::StrDeserializer<'_, ExperimentError> =
            text.as_str().into_deserializer();
        let read = visitor.visit_enum(name);
        read.map_err(|_| {
            let error: ExperimentError = de::Error::unknown_variant(&text, known);
            error.inside(&key)
        })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map struct identifier
    }
}

impl IntoDeserializer<'_, ExperimentError> for Node<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
