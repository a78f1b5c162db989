//! JSON with the path of every value, so that an error can name it.

use super::cursor::Place;
use super::error::shortened;
use super::{Expected, ParseError, ParseErrorKind};
use serde_json::Value;

/// Reads a document that starts here.
pub(super) fn parse(text: &str, place: Place) -> Result<Value, ParseError> {
    serde_json::from_str(text).map_err(|error| {
        // Its lines and columns count from the start of the text.
        let mut at = Place {
            line: place.line + error.line().saturating_sub(1),
            column: error.column().max(1),
        };
        if error.line() <= 1 {
            at.column += place.column - 1;
        }
        let message = without_place(&error.to_string());
        at.error(ParseErrorKind::Json { message })
    })
}

/// The same for text that was unpacked from a link: the place is that of the link.
pub(super) fn parse_unpacked(text: &str, place: Place) -> Result<Value, ParseError> {
    serde_json::from_str(text).map_err(|error| {
        let message = error.to_string();
        place.error(ParseErrorKind::Json { message })
    })
}

/// The reader's words without the line and column that it adds.
fn without_place(message: &str) -> String {
    let end = message.rfind(" at line ").unwrap_or(message.len());
    message[..end].to_owned()
}

/// Finds the end of a document that comes line by line.
#[derive(Debug, Default)]
pub(super) struct Brackets {
    depth: usize,
    in_text: bool,
    is_escaped: bool,
}

impl Brackets {
    /// Adds a line; whether all that was opened is closed.
    pub(super) fn close_with(&mut self, line: &str) -> bool {
        for byte in line.bytes() {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' if self.in_text => self.is_escaped = true,
                b'"' => self.in_text = !self.in_text,
                _ if self.in_text => {}
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        self.depth == 0 && !self.in_text
    }
}

/// A value and the way to it.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    pub(super) value: &'a Value,
    path: String,
    pub(super) place: Place,
}

impl<'a> Node<'a> {
    /// The root of a document that starts here.
    pub(super) fn root(value: &'a Value, place: Place) -> Self {
        let path = String::new();
        Node { value, path, place }
    }

    /// This is not what it should be.
    pub(super) fn refuse(&self, expected: Expected) -> ParseError {
        let found = match self.value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        self.place.error(ParseErrorKind::Field {
            path: self.path.clone(),
            found: shortened(&found),
            expected,
        })
    }

    /// A field is not there.
    pub(super) fn missing(&self, name: &str) -> ParseError {
        let path = self.inside(self.value, name).path;
        self.place.error(ParseErrorKind::MissingField { path })
    }

    /// A rule of this name is not known.
    pub(super) fn unknown_rule(&self) -> ParseError {
        let name = self.path.clone();
        self.place.error(ParseErrorKind::UnknownRule { name })
    }

    /// A field, if it is there and says something: not null, false, an empty text or list.
    pub(super) fn field(&self, name: &str) -> Option<Node<'a>> {
        let value = self.value.get(name)?;
        (!is_empty(value)).then(|| self.inside(value, name))
    }

    /// All fields that say something.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&'a str, Node<'a>)> {
        let fields = self.value.as_object().into_iter().flatten();
        let filled = fields.filter(|(_, value)| !is_empty(value));
        filled.map(|(name, value)| (name.as_str(), self.inside(value, name)))
    }

    /// What a field holds, if it says something.
    pub(super) fn optional<T>(
        &self,
        name: &str,
        read: impl Fn(&Node<'a>) -> Result<T, ParseError>,
    ) -> Result<Option<T>, ParseError> {
        self.field(name).as_ref().map(read).transpose()
    }

    fn inside(&self, value: &'a Value, name: &str) -> Node<'a> {
        let dot = if self.path.is_empty() { "" } else { "." };
        let path = format!("{}{dot}{name}", self.path);
        Node {
            value,
            path,
            ..*self
        }
    }

    /// The items of a list.
    pub(super) fn items(&self) -> Result<Vec<Node<'a>>, ParseError> {
        let list = self.value.as_array();
        let list = list.ok_or_else(|| self.refuse(Expected::List))?;
        let item = |(index, value): (usize, &'a Value)| Node {
            value,
            path: format!("{}[{index}]", self.path),
            place: self.place,
        };
        Ok(list.iter().enumerate().map(item).collect())
    }

    /// Something of each item of a list that is a field; nothing if there is no such field.
    pub(super) fn each<T>(
        &self,
        name: &str,
        read: impl Fn(&Node<'a>) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        match self.field(name) {
            Some(list) => list.items()?.iter().map(read).collect(),
            None => Ok(Vec::new()),
        }
    }

    /// A text, or a number as text.
    pub(super) fn text(&self) -> Result<String, ParseError> {
        match self.value {
            Value::String(text) => Ok(text.clone()),
            Value::Number(number) => Ok(number.to_string()),
            _ => Err(self.refuse(Expected::Text)),
        }
    }

    /// A whole number from 0 on, written as one or as text.
    pub(super) fn number(&self) -> Result<u32, ParseError> {
        let number = match self.value {
            Value::Number(number) => number.as_u64().and_then(|number| number.try_into().ok()),
            Value::String(text) => text.trim().parse().ok(),
            _ => None,
        };
        number.ok_or_else(|| self.refuse(Expected::Number))
    }

    /// A value of a grid of this size.
    pub(super) fn value(&self, size: usize) -> Result<u8, ParseError> {
        let number = self.number()?;
        if !(1..=size as u32).contains(&number) {
            return Err(self.place.too_large(&number, size));
        }
        Ok(number as u8)
    }

    pub(super) fn flag(&self) -> Result<bool, ParseError> {
        let flag = self.value.as_bool();
        flag.ok_or_else(|| self.refuse(Expected::Flag))
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(_) => false,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}
