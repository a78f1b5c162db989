//! Puzzles that are one long word: game IDs, killer strings and links.

use super::cursor::Place;
use super::json::{self, Node};
use super::link::{self, Link};
use super::sudokupad::classic;
use super::{Entry, Format, ParseError, ParseErrorKind};
use super::{fpuzzles, killer, lz_string, solo, sudokupad};
use crate::Shape;
use serde_json::Value;

/// The longest text that is unpacked from a link, in UTF-16 units.
const MAX_UNPACKED: usize = 1 << 22;

/// What a word is.
pub(super) enum Word {
    Killer,
    Solo,
    Link(Link),
}

/// The kind of puzzle that a word is, if it is one.
pub(super) fn find(word: &str) -> Option<Word> {
    if killer::is_killer(word) {
        Some(Word::Killer)
    } else if solo::is_id(word) {
        Some(Word::Solo)
    } else {
        link::find(word).map(Word::Link)
    }
}

impl Word {
    /// Reads the word, which stands here.
    pub(super) fn read(
        self,
        word: &str,
        place: Place,
        asked: Option<Shape>,
    ) -> Result<Entry, ParseError> {
        let unpack = |packed: &str| {
            let text = lz_string::unpack(packed, MAX_UNPACKED);
            text.ok_or_else(|| place.error(ParseErrorKind::Packed))
        };
        let format = match self {
            Word::Killer => Format::Killer,
            Word::Solo => Format::Solo,
            Word::Link(Link::FPuzzles { in_pad: false, .. }) => Format::FPuzzles,
            Word::Link(_) => Format::SudokuPad,
        };
        let entry = match self {
            Word::Killer => killer::read(word, place, asked)?.into(),
            Word::Solo => solo::read(word, place, asked)?.into(),
            Word::Link(Link::FPuzzles { packed, .. }) => {
                let value = json::parse_unpacked(&unpack(&packed)?, place)?;
                fpuzzles::read(&Node::root(&value, place), asked)?
            }
            Word::Link(Link::SudokuPad { packed }) => {
                let value = sudokupad::parse(&unpack(&packed)?, place)?;
                sudokupad::read(&Node::root(&value, place), asked)?
            }
            Word::Link(Link::Classic { code }) => classic::read(&code, place, asked)?.into(),
            Word::Link(Link::ClassicWithRules { code }) => {
                classic::read_with_rules(&code, place, asked)?
            }
            Word::Link(Link::Name { name }) => {
                return Err(place.error(ParseErrorKind::OnlyName { name }));
            }
        };
        Ok(Entry { format, ..entry })
    }
}

/// Reads a JSON document that stands here.
pub(super) fn read_json(
    text: &str,
    place: Place,
    asked: Option<Shape>,
) -> Result<Entry, ParseError> {
    let value: Value = json::parse(text, place)?;
    let root = Node::root(&value, place);
    let (entry, format) = if sudokupad::is_one(&value) {
        (sudokupad::read(&root, asked)?, Format::SudokuPad)
    } else {
        (fpuzzles::read(&root, asked)?, Format::FPuzzles)
    };
    Ok(Entry { format, ..entry })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_of_sudokupad_is_unpacked_and_what_was_left_out_put_back() {
        let rows = "[{v:1},,,],[,,,],[,,,],[,,,]";
        let regions = "[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]";
        let cages = "{ce:[[0,1],[0,2]],v:5,unique:t}";
        let text =
            format!("{{cs:50,metadata:{{t:'Four'}},ce:[{rows}],re:[{regions}],ca:[{cages}]}}");
        let link = format!(
            "https://sudokupad.app/scl{}",
            link::escaped(&lz_string::pack(&text))
        );
        let word = find(&link).expect("a link");
        let entry = word.read(&link, Place::start_of(1), None);
        let entry = entry.expect("a puzzle");
        assert_eq!(entry.format, Format::SudokuPad);
        assert_eq!(entry.metadata.title.as_deref(), Some("Four"));
        assert_eq!(entry.puzzle.given(0), Some(1));
        assert_eq!(entry.puzzle.rules().variants().len(), 1);
    }
}
