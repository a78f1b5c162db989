//! Values of more than one form: texts or a list of them, sizes, times.

use super::error::{LIST, SIZE, TIME};
use atisbo_base::quantity;
use serde::de::{self, Deserialize, Deserializer, SeqAccess, Unexpected, Visitor};
use serde::{Serialize, Serializer};
use std::fmt;
use std::time::Duration;

/// A text or a list of texts. A number may stand where a text is read, as in `sizes = [4, 5]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Texts(pub Vec<String>);

impl Texts {
    /// Whether there are none: then the key is not written.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(TextVisitor { is_list: true })
            .map(Texts)
    }
}

/// Reads one text, or a list where that may be.
struct TextVisitor {
    is_list: bool,
}

/// One text of a list.
struct One(Vec<String>);

impl<'de> Deserialize<'de> for One {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(TextVisitor { is_list: false })
            .map(One)
    }
}

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Vec<String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_list { LIST } else { "a string" })
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Vec<String>, E> {
        Ok(vec![text.to_owned()])
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Vec<String>, E> {
        Ok(vec![number.to_string()])
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<String>, A::Error> {
        let mut all = Vec::new();
        while self.is_list
            && let Some(One(text)) = list.next_element()?
        {
            all.extend(text);
        }
        if all.is_empty() {
            let found = if self.is_list {
                Unexpected::Other("[]")
            } else {
                Unexpected::Seq
            };
            return Err(de::Error::invalid_type(found, &self));
        }
        Ok(all)
    }
}

/// A text or a number that `parse` makes something of.
struct Quantity<T> {
    expected: &'static str,
    parse: fn(&str) -> Option<T>,
}

impl<T> Visitor<'_> for Quantity<T> {
    type Value = Option<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Option<T>, E> {
        let parsed = (self.parse)(text);
        let wrong = || E::invalid_type(Unexpected::Str(text), &self);
        parsed.map(Some).ok_or_else(wrong)
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Option<T>, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Option<T>, E> {
        self.visit_str(&number.to_string())
    }
}

/// A size in bytes, as `500MB`.
pub(super) fn size<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    from.deserialize_any(Quantity {
        expected: SIZE,
        parse: quantity::bytes,
    })
}

/// A time, as `30s`.
pub(super) fn time<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    from.deserialize_any(Quantity {
        expected: TIME,
        parse: quantity::time,
    })
}

/// Writes a time in seconds.
#[expect(clippy::ref_option, reason = "serde gives the field as it is")]
pub(super) fn write_time<S: Serializer>(time: &Option<Duration>, to: S) -> Result<S::Ok, S::Error> {
    let text = time.map(|time| format!("{}s", time.as_secs_f64()));
    text.serialize(to)
}
