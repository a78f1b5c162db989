//! What a file says about its puzzle besides the cells.

use serde::{Deserialize, Serialize};

/// The most that is kept of one field, in bytes.
const MAX_FIELD: usize = 1 << 14;

/// Who made a puzzle, when, and so on: what `.sdk` and `OpenSudoku` files have room for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Metadata {
    /// Its name, or that of the collection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// What it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Anything else, maybe on several lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// When it was made, in the words of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The newspaper, book or site it is from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// How hard it is said to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Where it can be found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

impl Metadata {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Metadata::default()
    }

    /// The fields, with their letters in an `.sdk` file and their elements in an `OpenSudoku` file.
    fn fields_mut(&mut self) -> [(Option<char>, &'static str, &mut Option<String>); 8] {
        [
            (None, "name", &mut self.title),
            (Some('A'), "author", &mut self.author),
            (Some('D'), "description", &mut self.description),
            (Some('C'), "comment", &mut self.comment),
            (Some('B'), "created", &mut self.date),
            (Some('S'), "source", &mut self.source),
            (Some('L'), "level", &mut self.level),
            (Some('U'), "sourceURL", &mut self.url),
        ]
    }

    /// The field of an `.sdk` file with this letter.
    pub(super) fn sdk_field(&mut self, letter: char) -> Option<&mut Option<String>> {
        let mut fields = self.fields_mut().into_iter();
        let found = fields.find(|(own, ..)| *own == Some(letter));
        found.map(|(.., field)| field)
    }

    /// The field of an `OpenSudoku` file that this element holds.
    pub(super) fn xml_field(&mut self, element: &str) -> Option<&mut Option<String>> {
        let mut fields = self.fields_mut().into_iter();
        let found = fields.find(|(_, own, _)| *own == element);
        found.map(|(.., field)| field)
    }

    /// The fields that say something, with their letters and elements.
    pub(super) fn filled(&self) -> Vec<(Option<char>, &'static str, String)> {
        let mut copy = self.clone();
        let fields = copy.fields_mut().into_iter();
        let filled = fields.filter_map(|(letter, name, field)| Some((letter, name, field.take()?)));
        filled.collect()
    }
}

/// Adds a line to a field.
pub(super) fn add_line(field: &mut Option<String>, line: &str) {
    match field {
        None => *field = Some(line.to_owned()),
        Some(text) if text.len() + line.len() < MAX_FIELD => {
            text.push('\n');
            text.push_str(line);
        }
        Some(_) => {}
    }
}
