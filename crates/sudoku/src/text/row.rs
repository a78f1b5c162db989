//! One line of a grid: a border, or a row cut into words.

use super::cursor::Place;
use super::lines::Line;
use super::symbol::is_empty_sign;
use std::ops::Range;

/// Whether a character separates cells or boxes within a row.
pub(super) fn is_bar(sign: char) -> bool {
    matches!(
        sign,
        '|' | '¦' | '‖' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋'
    )
}

/// Whether a character is only ever part of a border between rows.
fn is_rule(sign: char) -> bool {
    matches!(sign, '+' | '=') || (('\u{2500}'..='\u{257f}').contains(&sign) && !is_bar(sign))
}

/// Whether a line is a border between rows: drawn, and without a value.
pub(super) fn is_border(text: &str) -> bool {
    let drawn = |sign: char| {
        is_rule(sign) || is_bar(sign) || sign.is_whitespace() || "-*.:'`,".contains(sign)
    };
    text.chars().all(drawn)
        && (text.chars().any(is_rule) || text.contains("--") || text.trim() == "*-*")
}

/// Whether a line has both values and dashes, so that the dashes must be empty cells.
pub(super) fn has_dashes_for_cells(text: &str) -> bool {
    let is_value = |sign: char| sign.is_ascii_alphanumeric() && !is_empty_sign(sign);
    text.contains('-') && text.chars().any(is_value)
}

/// A row of a grid.
#[derive(Clone, Debug)]
pub(super) struct Row<'a> {
    pub(super) line: &'a Line,
    /// The parts between blanks and bars, as bytes of the line.
    pub(super) words: Vec<Range<usize>>,
}

impl<'a> Row<'a> {
    /// Cuts a line into words. A `#` starts a comment.
    pub(super) fn new(line: &'a Line) -> Self {
        let text = without_comment(&line.text);
        // A list that is separated by commas alone; otherwise they join the candidates of a cell.
        let listed = !text
            .trim()
            .contains(|sign: char| sign.is_whitespace() || is_bar(sign));
        let mut words = Vec::new();
        let mut start = None;
        for (at, sign) in text.char_indices().chain([(text.len(), ' ')]) {
            let separates = sign.is_whitespace()
                || is_bar(sign)
                || matches!(sign, '/' | ';')
                || (sign == ',' && listed);
            match start {
                None if !separates => start = Some(at),
                Some(from) if separates => {
                    let word = text[from..at].trim_end_matches(',');
                    words.push(from..from + word.len());
                    start = None;
                }
                _ => {}
            }
        }
        words.retain(|word| !word.is_empty());
        Row { line, words }
    }

    /// The place behind the last character that is not blank.
    pub(super) fn end(&self) -> Place {
        self.line.place(self.line.text.trim_end().len())
    }

    /// The text of a word.
    pub(super) fn text(&self, word: &Range<usize>) -> &'a str {
        &self.line.text[word.clone()]
    }

    /// The characters of all words with their places in the line, in bytes.
    pub(super) fn signs(&self) -> impl Iterator<Item = (usize, char)> + Clone {
        self.words.iter().flat_map(|word| {
            let signs = self.text(word).char_indices();
            signs.map(|(at, sign)| (word.start + at, sign))
        })
    }

    /// The parts between bars with where they start, in bytes; without what is outside the first and
    /// the last bar if there is only blank.
    pub(super) fn segments(&self) -> Vec<(usize, &'a str)> {
        let text = without_comment(&self.line.text);
        let mut segments = Vec::new();
        let mut start = 0;
        for (at, sign) in text.char_indices().filter(|&(_, sign)| is_bar(sign)) {
            segments.push((start, &text[start..at]));
            start = at + sign.len_utf8();
        }
        segments.push((start, &text[start..]));
        let blank =
            |segment: Option<&(usize, &str)>| segment.is_some_and(|s| s.1.trim().is_empty());
        if blank(segments.last()) {
            segments.pop();
        }
        if blank(segments.first()) {
            segments.remove(0);
        }
        segments
    }
}

fn without_comment(text: &str) -> &str {
    text.split('#').next().unwrap_or(text)
}
