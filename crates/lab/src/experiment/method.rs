//! The methods of an experiment: each a name, a name with switches (`bayes prior=left`), or a table of both.

use super::error::{ExperimentError, LIST, Problem};
use serde::Serialize;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{
    self, Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use std::fmt;
use std::marker::PhantomData;

/// A method as it is written: a struct with its name under [`Method::KEY`], its switches, each an `Option`, and
/// what it is called in results under `name`, an `Option` too.
pub trait Method: Serialize + DeserializeOwned {
    /// The key of the method's name.
    const KEY: &'static str;

    /// The switches that this method has. The struct has those of all methods.
    fn switches(&self) -> Vec<&'static str>;
}

/// What a method is called in results: its own name, or what it is with the switches that are given.
///
/// # Errors
///
/// If a switch is given that the method does not have.
pub(super) fn label<M: Method>(method: &M) -> Result<String, ExperimentError> {
    let table = toml::Table::try_from(method).map_err(|error| Problem::Other(error.to_string()))?;
    let known = [vec!["name", M::KEY], method.switches()].concat();
    let mut words = Vec::new();
    for (key, value) in &table {
        if !known.contains(&key.as_str()) {
            return Err(ExperimentError::new(key, Problem::UnknownKey { known }));
        }
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        match key.as_str() {
            "name" => {}
            key if key == M::KEY => words.push(value),
            key => words.push(format!("{key}={value}")),
        }
    }
    let own = table.get("name").and_then(|name| name.as_str());
    Ok(own.map_or_else(|| words.join(" "), str::to_owned))
}

/// Reads a method from words: its name, then `SWITCH=VALUE`; a switch alone is set to true.
///
/// # Errors
///
/// If there is no such method, or it cannot be so.
pub fn from_words<M: Method, E: de::Error>(text: &str) -> Result<M, E> {
    let mut words = text.split_whitespace();
    let name = (M::KEY, Word(words.next().unwrap_or_default()));
    let switches = words.map(|word| {
        let (key, value) = word.split_once('=').unwrap_or((word, "true"));
        (key, Word(value))
    });
    M::deserialize(MapDeserializer::new(std::iter::once(name).chain(switches)))
}

/// Reads a list of methods that is not empty.
pub(super) fn methods<'de, D: Deserializer<'de>, M: Method>(from: D) -> Result<Vec<M>, D::Error> {
    from.deserialize_seq(List(PhantomData))
}

struct List<M>(PhantomData<M>);

impl<'de, M: Method> Visitor<'de> for List<M> {
    type Value = Vec<M>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LIST)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<M>, A::Error> {
        let mut all = Vec::new();
        while let Some(Entry(method)) = list.next_element()? {
            all.push(method);
        }
        if all.is_empty() {
            return Err(de::Error::invalid_type(Unexpected::Other("[]"), &self));
        }
        Ok(all)
    }
}

/// A method of the list.
struct Entry<M>(M);

impl<'de, M: Method> Deserialize<'de> for Entry<M> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(EntryVisitor(PhantomData)).map(Entry)
    }
}

struct EntryVisitor<M>(PhantomData<M>);

impl<'de, M: Method> Visitor<'de> for EntryVisitor<M> {
    type Value = M;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<M, E> {
        from_words(text)
    }

    fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<M, A::Error> {
        M::deserialize(MapAccessDeserializer::new(table))
    }
}

/// A value among words: `true` and `false`, or a text.
struct Word<'t>(&'t str);

impl<'t, E: de::Error> IntoDeserializer<'_, E> for Word<'t> {
    type Deserializer = WordDeserializer<'t, E>;

    fn into_deserializer(self) -> Self::Deserializer {
        WordDeserializer(self.0, PhantomData)
    }
}

struct WordDeserializer<'t, E>(&'t str, PhantomData<E>);

impl<'de, E: de::Error> Deserializer<'de> for WordDeserializer<'_, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.0.parse::<bool>() {
            Ok(flag) => visitor.visit_bool(flag),
            Err(_) => visitor.visit_str(self.0),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        known: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        let name: de::value::StrDeserializer<'_, E> = self.0.into_deserializer();
        let read = visitor.visit_enum(name);
        read.map_err(|_| E::unknown_variant(self.0, known))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
