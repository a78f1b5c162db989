//! A table of a TOML text that is read key by key and complains about what nobody asked for.

use super::trouble::{Expected, Kind, Place, Trouble};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A TOML text that was read.
pub struct Document<'t> {
    text: &'t str,
    table: Spanned<DeTable<'t>>,
}

impl<'t> Document<'t> {
    /// Reads a text.
    ///
    /// # Errors
    ///
    /// If it is no TOML.
    pub fn parse(text: &'t str) -> Result<Self, Trouble> {
        let table = DeTable::parse(text).map_err(|error| Trouble {
            place: place(text, error.span().unwrap_or_default(), String::new()),
            kind: Kind::Syntax(error.message().trim().replace('\n', "; ")),
        })?;
        Ok(Document { text, table })
    }

    /// The whole text as a section.
    pub fn top(&self) -> Section<'_> {
        Section {
            text: self.text,
            path: String::new(),
            span: 0..0,
            table: Some(self.table.get_ref()),
            asked: Vec::new(),
        }
    }
}

/// A table. Every key that is asked for counts as known.
pub struct Section<'d> {
    text: &'d str,
    path: String,
    span: Range<usize>,
    /// Nothing for a table that is not there: then no key is.
    table: Option<&'d DeTable<'d>>,
    asked: Vec<&'static str>,
}

/// An entry of a list: a text, or a table.
pub enum Item<'d> {
    /// A text, and where it stands.
    Text(String, Place),
    /// A table.
    Section(Section<'d>),
}

impl<'d> Section<'d> {
    fn get(&mut self, key: &'static str) -> Option<&'d Spanned<DeValue<'d>>> {
        if !self.asked.contains(&key) {
            self.asked.push(key);
        }
        self.table?.get(key)
    }

    fn full(&self, key: &str) -> String {
        match self.path.as_str() {
            "" => key.to_owned(),
            path if key.is_empty() => path.to_owned(),
            path => format!("{path}.{key}"),
        }
    }

    /// Where the value of a key stands, or else the table it is missing from.
    pub fn place(&self, key: &str) -> Place {
        let value = self.table.and_then(|table| table.get(key));
        let span = value.map_or(self.span.clone(), Spanned::span);
        place(self.text, span, self.full(key))
    }

    fn trouble(&self, key: &str, kind: Kind) -> Trouble {
        let place = self.place(key);
        Trouble { place, kind }
    }

    /// The trouble that a key is missing.
    pub fn missing(&self, key: &str) -> Trouble {
        self.trouble(key, Kind::Missing)
    }

    /// The trouble that a value means nothing here.
    pub fn unknown(&self, key: &str, found: &str, known: &[impl AsRef<str>]) -> Trouble {
        let known = known.iter().map(|name| name.as_ref().to_owned()).collect();
        let found = found.to_owned();
        self.trouble(key, Kind::Unknown { found, known })
    }

    /// Whether a key is there.
    pub fn has(&mut self, key: &'static str) -> bool {
        self.get(key).is_some()
    }

    /// A text.
    ///
    /// # Errors
    ///
    /// If the value is none.
    pub fn text(&mut self, key: &'static str) -> Result<Option<String>, Trouble> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let text = value.get_ref().as_str().map(str::to_owned);
        text.map(Some)
            .ok_or_else(|| self.trouble(key, Kind::Type(Expected::Text)))
    }

    /// A whole number in a range.
    ///
    /// # Errors
    ///
    /// If the value is none, or outside.
    pub fn whole(
        &mut self,
        key: &'static str,
        range: RangeInclusive<u64>,
    ) -> Result<Option<u64>, Trouble> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let number = value.get_ref().as_integer();
        let number = number.ok_or_else(|| self.trouble(key, Kind::Type(Expected::Whole)))?;
        let found = u64::from_str_radix(number.as_str(), number.radix()).ok();
        match found.filter(|number| range.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => Err(self.trouble(
                key,
                Kind::Range {
                    found: number.to_string(),
                    least: *range.start(),
                    most: *range.end(),
                },
            )),
        }
    }

    /// Yes or no.
    ///
    /// # Errors
    ///
    /// If the value is neither.
    pub fn flag(&mut self, key: &'static str) -> Result<Option<bool>, Trouble> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let flag = value.get_ref().as_bool();
        flag.map(Some)
            .ok_or_else(|| self.trouble(key, Kind::Type(Expected::Flag)))
    }

    /// One of these names, in which hyphens and underscores are the same.
    ///
    /// # Errors
    ///
    /// If the value is none of them.
    pub fn choice<'k>(
        &mut self,
        key: &'static str,
        known: &[&'k str],
    ) -> Result<Option<&'k str>, Trouble> {
        let Some(found) = self.text(key)? else {
            return Ok(None);
        };
        let same = |name: &str| name.replace('_', "-") == found.replace('_', "-");
        let name = known.iter().copied().find(|name| same(name));
        name.map(Some)
            .ok_or_else(|| self.unknown(key, &found, known))
    }

    /// A number or a text that `read` makes something of.
    ///
    /// # Errors
    ///
    /// If it cannot.
    pub fn parsed<T>(
        &mut self,
        key: &'static str,
        expected: Expected,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Trouble> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let read = match value.get_ref() {
            DeValue::String(text) => read(text),
            DeValue::Integer(number) => read(number.as_str()),
            DeValue::Float(number) => read(number.as_str()),
            _ => None,
        };
        read.map(Some)
            .ok_or_else(|| self.trouble(key, Kind::Type(expected)))
    }

    /// A text or a list of texts, each with its place; nothing where the key is missing.
    ///
    /// # Errors
    ///
    /// If it is neither, or empty.
    pub fn texts(&mut self, key: &'static str) -> Result<Vec<(String, Place)>, Trouble> {
        let wrong = |section: &Self| section.trouble(key, Kind::Type(Expected::List));
        let text = |item| match item {
            Item::Text(text, place) => Ok((text, place)),
            Item::Section(section) => Err(section.trouble("", Kind::Type(Expected::Text))),
        };
        match self.get(key).map(Spanned::get_ref) {
            None => Ok(Vec::new()),
            Some(DeValue::String(text)) => Ok(vec![(text.to_string(), self.place(key))]),
            Some(DeValue::Integer(number)) => Ok(vec![(number.to_string(), self.place(key))]),
            Some(DeValue::Array(_)) => self.items(key)?.into_iter().map(text).collect(),
            Some(_) => Err(wrong(self)),
        }
    }

    /// A list of texts and tables; nothing where the key is missing.
    ///
    /// # Errors
    ///
    /// If it is no list, or empty, or has other entries.
    pub fn items(&mut self, key: &'static str) -> Result<Vec<Item<'d>>, Trouble> {
        let Some(value) = self.get(key) else {
            return Ok(Vec::new());
        };
        let list = value.get_ref().as_array().filter(|list| !list.is_empty());
        let list = list.ok_or_else(|| self.trouble(key, Kind::Type(Expected::List)))?;
        let path = self.full(key);
        let item = |(index, entry): (usize, &'d Spanned<DeValue<'d>>)| {
            let (path, span) = (format!("{path}[{}]", index + 1), entry.span());
            match entry.get_ref() {
                DeValue::String(text) => {
                    Ok(Item::Text(text.to_string(), place(self.text, span, path)))
                }
                // A number may stand where a text is read, as in `sizes = [4, 5]`.
                DeValue::Integer(number) => {
                    Ok(Item::Text(number.to_string(), place(self.text, span, path)))
                }
                DeValue::Table(table) => Ok(Item::Section(Section {
                    text: self.text,
                    path,
                    span,
                    table: Some(table),
                    asked: Vec::new(),
                })),
                _ => Err(Trouble {
                    place: place(self.text, span, path),
                    kind: Kind::Type(Expected::Text),
                }),
            }
        };
        list.iter().enumerate().map(item).collect()
    }

    /// A table; one without keys where it is missing.
    ///
    /// # Errors
    ///
    /// If the value is none.
    pub fn section(&mut self, key: &'static str) -> Result<Section<'d>, Trouble> {
        let value = self.get(key);
        let table = match value.map(Spanned::get_ref) {
            None => None,
            Some(DeValue::Table(table)) => Some(table),
            Some(_) => return Err(self.trouble(key, Kind::Type(Expected::Table))),
        };
        Ok(Section {
            text: self.text,
            path: self.full(key),
            span: value.map_or(self.span.clone(), Spanned::span),
            table,
            asked: Vec::new(),
        })
    }

    /// Complains about the first key that nobody asked for.
    ///
    /// # Errors
    ///
    /// If there is one.
    pub fn finish(self) -> Result<(), Trouble> {
        let keys = self.table.into_iter().flat_map(|table| table.keys());
        let strange = keys.filter(|key| !self.asked.contains(&key.get_ref().as_ref()));
        match strange.min_by_key(|key| key.span().start) {
            None => Ok(()),
            Some(key) => Err(Trouble {
                place: place(self.text, key.span(), self.full(key.get_ref())),
                kind: Kind::UnknownKey {
                    known: self.asked.iter().map(|&key| key.to_owned()).collect(),
                },
            }),
        }
    }
}

fn place(text: &str, span: Range<usize>, key: String) -> Place {
    let start = (0..=span.start.min(text.len()))
        .rev()
        .find(|&start| text.is_char_boundary(start));
    let before = &text[..start.unwrap_or(0)];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    Place {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        key,
    }
}
