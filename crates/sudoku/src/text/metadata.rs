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

    /// The fields of an `.sdk` file with their letters.
    pub(super) fn sdk_fields(&self) -> [(char, &Option<String>); 7] {
        [
            ('A', &self.author),
            ('D', &self.description),
            ('C', &self.comment),
            ('B', &self.date),
            ('S', &self.source),
            ('L', &self.level),
            ('U', &self.url),
        ]
    }

    /// The field of an `.sdk` file with this letter.
    pub(super) fn sdk_field(&mut self, letter: char) -> Option<&mut Option<String>> {
        Some(match letter {
            'A' => &mut self.author,
            'D' => &mut self.description,
            'C' => &mut self.comment,
            'B' => &mut self.date,
            'S' => &mut self.source,
            'L' => &mut self.level,
            'U' => &mut self.url,
            _ => return None,
        })
    }

    /// The fields of an `OpenSudoku` file with the names of their elements.
    pub(super) fn xml_fields(&self) -> [(&'static str, &Option<String>); 8] {
        [
            ("name", &self.title),
            ("author", &self.author),
            ("description", &self.description),
            ("comment", &self.comment),
            ("created", &self.date),
            ("source", &self.source),
            ("level", &self.level),
            ("sourceURL", &self.url),
        ]
    }

    /// The field of an `OpenSudoku` file that this element holds.
    pub(super) fn xml_field(&mut self, element: &str) -> Option<&mut Option<String>> {
        Some(match element {
            "name" => &mut self.title,
            "author" => &mut self.author,
            "description" => &mut self.description,
            "comment" => &mut self.comment,
            "created" => &mut self.date,
            "source" => &mut self.source,
            "level" => &mut self.level,
            "sourceURL" => &mut self.url,
            _ => return None,
        })
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
