//! The puzzles of a file, one after the other, whatever formats they are in.

use super::cursor::Place;
use super::heading::{self, Heading, is_section, is_title};
use super::lines::{Line, Lines};
use super::symbol::value_of;
use super::{Entry, Expected, Format, Metadata, ParseError, Progress};
use super::{grid, iss, jigsaw, json, line, opensudoku, row, word};
use crate::{Puzzle, Shape};
use std::collections::VecDeque;
use std::io::BufRead;

/// More lines than the largest grid with a border around each row and some room.
const MAX_BLOCK: usize = 128;

/// Reads the puzzles of a text of any length, keeping no more than one of them in memory (an XML
/// document is kept whole, up to 16 MiB).
///
/// After an error it goes on with the next line or block, so that one bad line in a file of millions
/// is one error.
///
/// ```
/// use atisbo_sudoku::text::Puzzles;
///
/// let file = "1..4.2.....1...3 # easy\n12341234\n\n1.\n.1\n";
/// let mut puzzles = Puzzles::new(file.as_bytes());
/// let first = puzzles.next().unwrap().unwrap();
/// assert_eq!((first.puzzle.shape().size(), first.remark.as_deref()), (4, Some("easy")));
/// assert_eq!(puzzles.next().unwrap().unwrap_err().line, 2);
/// assert_eq!(puzzles.next().unwrap().unwrap().line, 4);
/// assert!(puzzles.next().is_none());
/// ```
#[derive(Debug)]
pub struct Puzzles<R> {
    lines: Lines<R>,
    shape: Option<Shape>,
    heading: Option<Box<Heading>>,
    /// The games of a document that are still to come, and what it says about all of them.
    games: VecDeque<Entry>,
    folder: Metadata,
    /// Up to this line, lines of 16 or 25 characters are known to be puzzles.
    short_lines_until: usize,
}

/// A puzzle as [`Puzzles::next_found`] gives it.
#[derive(Debug)]
pub enum Found {
    /// A classic puzzle on a line, with nothing said before it: only its cells, for speed.
    Classic {
        /// The givens, row by row; 0 is an empty cell.
        cells: [u8; 81],
        /// The line, counted from 1.
        line: usize,
        /// What stands behind it.
        remark: Option<String>,
    },
    /// Anything else.
    Other(Box<Entry>),
}

impl<R: BufRead> Puzzles<R> {
    /// Reads puzzles of any size; boxes are as drawn, or the usual ones of the size.
    pub fn new(reader: R) -> Self {
        Puzzles::with_shape(reader, None)
    }

    /// Reads puzzles of this shape, if one is named.
    pub fn with_shape(reader: R, shape: Option<Shape>) -> Self {
        Puzzles {
            lines: Lines::new(reader),
            shape,
            heading: None,
            games: VecDeque::new(),
            folder: Metadata::default(),
            short_lines_until: 0,
        }
    }

    /// The number of the line that was read last, 0 before the first.
    pub fn line(&self) -> usize {
        self.lines.number()
    }

    /// The next puzzle, without the cost of an [`Entry`] for the lines of 81 characters that most
    /// files of millions are made of.
    ///
    /// ```
    /// use atisbo_sudoku::text::{Found, Puzzles};
    ///
    /// let line = "..............1.23..4.56..........78..1.......654...........5..23.9.....7........";
    /// let file = format!("{line}\n{line} # again\n1.\n..\n");
    /// let mut puzzles = Puzzles::new(file.as_bytes());
    /// let mut classic = 0;
    /// while let Some(found) = puzzles.next_found() {
    ///     match found.unwrap() {
    ///         Found::Classic { cells, .. } => classic += usize::from(cells[14] == 1),
    ///         Found::Other(entry) => assert_eq!(entry.puzzle.shape().size(), 2),
    ///     }
    /// }
    /// assert_eq!(classic, 2);
    /// ```
    pub fn next_found(&mut self) -> Option<Result<Found, ParseError>> {
        self.advance().transpose()
    }

    fn advance(&mut self) -> Result<Option<Found>, ParseError> {
        loop {
            if let Some(game) = self.games.pop_front() {
                let metadata = self.folder.clone();
                let entry = Entry {
                    metadata,
                    ..self.finish(game)
                };
                return Ok(Some(Found::Other(Box::new(entry))));
            }
            // With something said before it, or another shape wanted, a line is nothing special.
            if !self.lines.has_returned()
                && self.heading.is_none()
                && self.shape.is_none_or(|shape| shape == Shape::CLASSIC)
            {
                let Some((line, bytes)) = self.lines.bytes()? else {
                    return Ok(None);
                };
                if let Some(cells) = line::parse_81(bytes) {
                    let remark = match &bytes[81..] {
                        [] => None,
                        remark => line::remark(&String::from_utf8_lossy(remark)),
                    };
                    return Ok(Some(Found::Classic {
                        cells,
                        line,
                        remark,
                    }));
                }
                self.lines.take_back_text()?;
            }
            let Some(line) = self.lines.next()? else {
                return Ok(None);
            };
            if let Some(entry) = self.read_from(line)? {
                return Ok(Some(Found::Other(Box::new(entry))));
            }
        }
    }

    /// Reads what starts with this line; nothing if it says something about what follows.
    fn read_from(&mut self, line: Line) -> Result<Option<Entry>, ParseError> {
        let text = line.text.trim();
        if let Some(entry) = self.read_word(&line)? {
            return Ok(Some(entry));
        }
        if text.starts_with('{') {
            return self.read_json(&line).map(Some);
        }
        if iss::starts(text) {
            return self.read_constraints(line).map(Some);
        }
        if text.is_empty() || heading::read(&line, &mut self.heading, &mut self.shape)? {
            return Ok(None);
        }
        if text.starts_with('<') {
            self.read_document(&line)?;
            return Ok(None);
        }
        if is_section(text, "state") {
            return Err(Place::start_of(line.number).unexpected(text, Expected::Section));
        }
        let number = line.number;
        let found = if let Some(puzzle) = jigsaw::read(&line) {
            puzzle.into()
        } else if let Some((signs, remark)) = line::split(&line.text) {
            let found = line::read(number, &signs, self.shape)?;
            Entry {
                remark: line::remark(remark),
                ..found
            }
        } else {
            self.read_block(line)?
        };
        let mut entry = self.finish(Entry {
            line: number,
            ..found
        });
        if entry.format == Format::SadMan {
            self.read_state(&mut entry)?;
        }
        Ok(Some(entry))
    }

    /// Reads a puzzle that is one word: a game ID, a killer string, a link. What follows is a remark.
    fn read_word(&mut self, line: &Line) -> Result<Option<Entry>, ParseError> {
        let start = line.text.len() - line.text.trim_start().len();
        let end = line.text[start..].find(char::is_whitespace);
        let (word, remark) = line.text[start..].split_at(end.unwrap_or(line.text.len() - start));
        let Some(found) = word::find(word) else {
            return Ok(None);
        };
        let found = found.read(word, line.place(start), self.shape)?;
        Ok(Some(self.finish(Entry {
            remark: line::remark(remark),
            line: line.number,
            ..found
        })))
    }

    /// Reads a JSON document, which may go on for several lines.
    fn read_json(&mut self, first: &Line) -> Result<Entry, ParseError> {
        let mut brackets = json::Brackets::default();
        let text = self.lines.until(first, |line| brackets.close_with(line))?;
        let found = word::read_json(&text, Place::start_of(first.number), self.shape)?;
        Ok(self.finish(Entry {
            line: first.number,
            ..found
        }))
    }

    /// Reads a constraint string, which may go on over several lines.
    fn read_constraints(&mut self, first: Line) -> Result<Entry, ParseError> {
        let number = first.number;
        let mut lines = vec![first];
        while let Some(line) = self.lines.next()? {
            if lines.len() >= iss::MAX_LINES || !iss::goes_on(&line.text) {
                self.lines.take_back([line].into_iter());
                break;
            }
            lines.push(line);
        }
        let puzzle = iss::read(&lines, self.shape)?;
        Ok(self.finish(Entry {
            format: Format::Iss,
            line: number,
            ..puzzle.into()
        }))
    }

    /// Reads an XML document with all its puzzles.
    fn read_document(&mut self, first: &Line) -> Result<(), ParseError> {
        let document = self.lines.rest(first)?;
        let (games, folder) = opensudoku::read(&document, first.number, self.shape)?;
        (self.games, self.folder) = (games.into(), folder);
        Ok(())
    }

    /// Reads the grid that starts with this line, and gives back the lines after it.
    fn read_block(&mut self, first: Line) -> Result<Entry, ParseError> {
        let mut block = vec![first];
        if block[0].number > self.short_lines_until {
            self.gather(&mut block);
        }
        if let Some(found) = self.read_short_line(&mut block) {
            return found;
        }
        // In a band of three lines, a blank, three lines, ... more is to come after the blank.
        let (band, [signs, words]) = grid::extent(&block);
        let has_more = |&cells: &usize| cells > band && cells % band.max(1) == 0;
        if let Some(size) = [signs, words].into_iter().find(has_more) {
            self.gather_bands(&mut block, band, size)?;
        }
        let (found, used) = grid::read(&block, self.shape)?;
        self.lines.take_back(block.drain(used..));
        Ok(found)
    }

    /// Adds the lines up to the next that is no part of a grid.
    fn gather(&mut self, block: &mut Vec<Line>) {
        while block.len() < MAX_BLOCK {
            let line = match self.lines.next() {
                Ok(Some(line)) => line,
                Ok(None) => break,
                // The lines before it are still to be read.
                Err(error) => {
                    self.lines.delay(error);
                    break;
                }
            };
            if !may_be_part_of_grid(&line.text) {
                self.lines.take_back([line].into_iter());
                break;
            }
            block.push(line);
        }
    }

    /// Adds bands of as many rows as the first for as long as blank lines separate them.
    fn gather_bands(
        &mut self,
        block: &mut Vec<Line>,
        band: usize,
        size: usize,
    ) -> Result<(), ParseError> {
        while grid::extent(block).0 < size {
            let Some(line) = self.lines.next()? else {
                break;
            };
            if line.text.trim().is_empty() {
                continue;
            }
            let mut next = vec![line];
            if may_be_part_of_grid(&next[0].text) {
                self.gather(&mut next);
            }
            let (rows, cells) = grid::extent(&next);
            if !may_be_part_of_grid(&next[0].text) || rows != band || !cells.contains(&size) {
                self.lines.take_back(next.into_iter());
                break;
            }
            block.append(&mut next);
        }
        Ok(())
    }

    /// A whole puzzle of up to 25 cells on the first line. Such a line could as well be a row: it is
    /// a puzzle if it stands alone, or if no value in the block is larger than its side (4 or 5).
    fn read_short_line(&mut self, block: &mut Vec<Line>) -> Option<Result<Entry, ParseError>> {
        let words: Vec<row::Row<'_>> = block.iter().map(row::Row::new).collect();
        let signs: Vec<(usize, char)> = words[0].signs().collect();
        let is_power = |side: usize| [side * side, side * side * side].contains(&signs.len());
        let side = match self.shape {
            Some(shape) => Some(shape.size()).filter(|&side| side > 1 && is_power(side)),
            None => (1..=5).find(|&side| is_power(side)),
        }?;
        let alone = block.len() == 1;
        let is_whole = words[0].words.len() == 1 || (alone && words[0].words.len() == side);
        if !is_whole || row::is_border(&block[0].text) {
            return None;
        }
        let is_puzzle = match side {
            _ if self.shape.is_some() => true,
            2 | 3 => alone && largest(&words[0]).is_none_or(|value| value <= side),
            _ => alone || (side >= 4 && are_puzzles(&words, side)),
        };
        if !is_puzzle {
            return None;
        }
        self.short_lines_until = block[block.len() - 1].number;
        let first = &block[0];
        let remark_start = first.text.find('#').unwrap_or(first.text.len());
        let remark = line::remark(&first.text[remark_start..]);
        let signs = signs.into_iter();
        let signs: Vec<line::Sign> = signs.map(|(at, sign)| (first.column(at), sign)).collect();
        let found = line::read(first.number, &signs, self.shape);
        if remark.is_some() {
            self.heading.get_or_insert_default().remark = remark;
        }
        self.lines.take_back(block.drain(1..));
        Some(found)
    }

    /// Reads the section `[State]` of a `SadMan` file, if it follows.
    fn read_state(&mut self, entry: &mut Entry) -> Result<(), ParseError> {
        let mut skipped = Vec::new();
        while let Some(line) = self.lines.next()? {
            let text = line.text.trim();
            if is_section(text, "state") {
                break;
            }
            let blank = text.is_empty();
            skipped.push(line);
            if !blank || skipped.len() > MAX_BLOCK {
                self.lines.take_back(skipped.into_iter());
                return Ok(());
            }
        }
        let Some(first) = self.lines.next()? else {
            return Ok(());
        };
        let mut block = vec![first];
        self.gather(&mut block);
        let (state, used) = grid::read(&block, Some(entry.puzzle.shape()))?;
        self.lines.take_back(block.drain(used..));
        entry.progress = Some(Progress {
            values: state.puzzle.values(),
            ..Progress::empty(state.puzzle.shape().cells())
        });
        Ok(())
    }

    /// Adds what was said before a puzzle. What it says itself comes first.
    fn finish(&mut self, mut found: Entry) -> Entry {
        let Some(heading) = self.heading.take() else {
            return found;
        };
        if let (Some(file), Format::Rows) = (heading.format, found.format) {
            found.format = file;
        }
        if found.metadata.is_empty() {
            found.metadata = heading.metadata;
        }
        found.remark = found.remark.or(heading.remark);
        found
    }
}

impl<R: BufRead> Iterator for Puzzles<R> {
    type Item = Result<Entry, ParseError>;

    fn next(&mut self) -> Option<Self::Item> {
        let found = self.next_found()?;
        Some(found.map(|found| match found {
            Found::Other(entry) => *entry,
            Found::Classic {
                cells,
                line,
                remark,
            } => {
                let puzzle = Puzzle::from_values(Shape::CLASSIC, &cells);
                self.finish(Entry {
                    remark,
                    line,
                    ..puzzle.into()
                })
            }
        }))
    }
}

/// Whether a line may go on with a grid: not blank, no heading, no whole puzzle.
fn may_be_part_of_grid(text: &str) -> bool {
    let trimmed = text.trim();
    let other = trimmed.is_empty()
        || trimmed.starts_with(['#', '[', '<'])
        || is_title(trimmed)
        || iss::starts(trimmed);
    !other && (row::is_border(text) || line::split(text).is_none())
}

/// Whether lines that could be rows are puzzles of this side instead, each on its line.
fn are_puzzles(rows: &[row::Row<'_>], side: usize) -> bool {
    let cells = side * side;
    let whole = |row: &&row::Row<'_>| row.words.len() == 1 && row.signs().count() == cells;
    // A row with a character that is no cell speaks for neither: it is one bad line.
    let largest: Vec<usize> = rows.iter().filter(whole).filter_map(largest).collect();
    let fits = largest.iter().all(|&value| value <= side);
    let some_empty = largest.contains(&0);
    // As many rows as cells in each, some without a value: a grid with few givens.
    fits && !(rows.len() == cells && some_empty)
}

/// The largest value in a row, if all its characters are cells.
fn largest(row: &row::Row<'_>) -> Option<usize> {
    row.signs().try_fold(0, |largest, (_, sign)| {
        Some(largest.max(usize::from(value_of(sign)?)))
    })
}
