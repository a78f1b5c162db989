//! A grid on several lines: with or without borders, with one character, one number or all the
//! candidates in a cell.

use super::cursor::Place;
use super::line::read_sign;
use super::lines::Line;
use super::row::{self, Row, is_bar};
use super::symbol::{Alphabet, is_empty_sign, value_of};
use super::{Entry, Expected, Format, ParseError, ParseErrorKind};
use crate::{MAX_SIZE, Shape, Values};

/// The lines of a block that are rows, and where there are borders between them.
struct Drawing<'a> {
    rows: Vec<Row<'a>>,
    /// The number of rows above each border.
    borders: Vec<usize>,
}

/// How the cells of a row are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// Each character is a cell.
    Compact,
    /// Each word is a cell.
    Words,
    /// A blank is an empty cell, so that only the place tells which cell it is.
    Blanks,
}

/// How many rows there are before the first gap in a block, and how many cells each may have: what is
/// needed to know whether more rows follow the gap.
pub(super) fn extent(lines: &[Line]) -> (usize, [usize; 2]) {
    let rows = Drawing::of(lines).rows;
    let cells = |row: &Row<'_>| [row.signs().count(), row.words.len()];
    (rows.len(), rows.first().map_or([0, 0], cells))
}

/// Reads the first grid of a block of lines; also says how many of the lines it took.
pub(super) fn read(lines: &[Line], shape: Option<Shape>) -> Result<(Entry, usize), ParseError> {
    let drawing = Drawing::of(lines);
    let Some(first) = drawing.rows.first() else {
        let line = lines.first().map_or(1, |line| line.number);
        return Err(Place::start_of(line).error(ParseErrorKind::Nothing));
    };
    let mut options = vec![(first.signs().count(), Layout::Compact)];
    if first.words.len() > 1 {
        options.push((first.words.len(), Layout::Words));
    }
    if drawing.has_blank_cells() {
        options.push((drawing.rows.len(), Layout::Blanks));
    }
    if let Some(shape) = shape
        && options.iter().any(|&(size, _)| size == shape.size())
    {
        options.retain(|&(size, _)| size == shape.size());
    }
    // What the number of rows speaks for is tried first.
    let rows = drawing.rows.len();
    options.sort_by_key(|&(size, layout)| {
        let mut first = drawing.rows.iter().take(size);
        let uneven = first.any(|row| drawing.count(row, layout) != size);
        (uneven, !rows.is_multiple_of(size), rows < size)
    });
    let mut refusals = Vec::new();
    for (size, layout) in options {
        match drawing.read(size, layout, shape) {
            Ok(entry) => return Ok((entry, drawing.lines_used(lines, size))),
            // That blanks were meant is a guess; what is wrong otherwise says more.
            Err(_) if layout == Layout::Blanks => {}
            Err(error) => refusals.push(error),
        }
    }
    // The reading that gets farthest is the one that was meant.
    let refusals = refusals.into_iter().rev();
    let farthest = refusals.max_by_key(|error| (error.line, error.column));
    Err(farthest
        .unwrap_or_else(|| Place::start_of(first.line.number).error(ParseErrorKind::Nothing)))
}

impl<'a> Drawing<'a> {
    fn of(lines: &'a [Line]) -> Self {
        let mut all = lines.iter();
        let dashed = all.find(|line| row::has_dashes_for_cells(&line.text));
        // How many cells a row has, where dashes are cells.
        let cells = dashed.map(|line| Row::new(line).signs().count());
        let mut drawing = Drawing {
            rows: Vec::new(),
            borders: Vec::new(),
        };
        for line in lines {
            let is_border = row::is_border(&line.text) && {
                let empty = line.text.chars().filter(|&sign| is_empty_sign(sign));
                line.text.contains('+') || cells != Some(empty.count())
            };
            let row = Row::new(line);
            if is_border {
                drawing.borders.push(drawing.rows.len());
            } else if !row.words.is_empty() || line.text.contains(is_bar) {
                drawing.rows.push(row);
            }
        }
        drawing
    }

    /// Whether empty cells are left blank: bars, but no sign for an empty cell, and too few words.
    fn has_blank_cells(&self) -> bool {
        let is_whole = |layout| {
            let size = self.count(&self.rows[0], layout);
            let even = self.rows.iter().all(|row| self.count(row, layout) == size);
            even && size > 0 && self.rows.len().is_multiple_of(size)
        };
        let signed = |row: &Row<'_>| row.signs().any(|(_, sign)| is_empty_sign(sign));
        let barred = |row: &Row<'_>| row.segments().len() > 1;
        self.rows.iter().all(barred)
            && !self.rows.iter().any(signed)
            && !is_whole(Layout::Compact)
            && !is_whole(Layout::Words)
    }

    /// How many cells a row has.
    fn count(&self, row: &Row<'_>, layout: Layout) -> usize {
        match layout {
            Layout::Compact => row.signs().count(),
            Layout::Words => row.words.len(),
            Layout::Blanks => self.rows.len(),
        }
    }

    /// The number of lines up to the border below the last row.
    fn lines_used(&self, lines: &[Line], size: usize) -> usize {
        self.rows.get(size).map_or(lines.len(), |next| {
            let is_before = |line: &&Line| line.number < next.line.number;
            lines.iter().take_while(is_before).count()
        })
    }

    fn read(&self, size: usize, layout: Layout, shape: Option<Shape>) -> Result<Entry, ParseError> {
        let (first, last) = (&self.rows[0], &self.rows[self.rows.len() - 1]);
        if size > MAX_SIZE {
            return Err(first.end().error(ParseErrorKind::Size { found: size }));
        }
        for (index, row) in self.rows.iter().take(size).enumerate() {
            let found = self.count(row, layout);
            row.end().check_row(index, found, size)?;
        }
        if self.rows.len() < size {
            let (found, expected) = (self.rows.len(), size);
            let kind = ParseErrorKind::RowCount { found, expected };
            return Err(last.end().error(kind));
        }
        let rows = &self.rows[..size];
        let (cells, has_candidates) = match layout {
            Layout::Compact => (compact_cells(rows, size)?, false),
            Layout::Words => word_cells(rows, size)?,
            Layout::Blanks => (blank_cells(rows, size)?, false),
        };
        let shape = match shape {
            Some(shape) if shape.size() == size => Ok(shape),
            Some(shape) => Err(ParseErrorKind::OtherSize { found: size, shape }),
            None => self.shape(size, layout),
        };
        let shape = shape.map_err(|kind| first.end().error(kind))?;
        let format = self.format(layout, has_candidates);
        Ok(Entry::plain(shape, cells, format))
    }

    /// The shape of the boxes, as far as the borders show it.
    fn shape(&self, size: usize, layout: Layout) -> Result<Shape, ParseErrorKind> {
        let first = &self.rows[0];
        let across = match layout {
            _ if first.line.text.contains(is_bar) => first.segments().len().max(1),
            // Groups of characters of the same length show boxes as bars do.
            Layout::Compact if first.words.len() < size => {
                let length = first.words[0].len();
                let even = first.words.iter().all(|word| word.len() == length);
                if even { first.words.len() } else { 1 }
            }
            _ => 1,
        };
        let inside = || {
            self.borders
                .iter()
                .filter(|&&above| above > 0 && above < size)
        };
        let down = inside().count() + 1;
        let (rows, columns) = match (down, across) {
            // Nothing is drawn, or every cell is framed.
            (1, 1) => return usual(size),
            (down, across) if down == size && across == size => return usual(size),
            (1, across) => (across, size / across),
            (down, 1) => (size / down, down),
            (down, across) => (size / down, size / across),
        };
        let fits = |shape: &Shape| {
            shape.size() == size && inside().all(|above| above.is_multiple_of(rows))
        };
        let shape = Shape::new(rows, columns).filter(fits);
        shape.ok_or(ParseErrorKind::Borders {
            rows,
            columns,
            size,
        })
    }

    fn format(&self, layout: Layout, has_candidates: bool) -> Format {
        let drawn = !self.borders.is_empty() || self.rows[0].line.text.contains(is_bar);
        let starts_with_bar = self.rows[0].line.text.trim_start().starts_with('|');
        match layout {
            _ if has_candidates => Format::MarksGrid,
            // Simple Sudoku draws a bar around three characters without a blank.
            Layout::Compact if starts_with_bar && self.rows[0].words.len() < self.rows.len() => {
                Format::SimpleSudoku
            }
            _ if drawn => Format::Grid,
            _ => Format::Rows,
        }
    }
}

fn usual(size: usize) -> Result<Shape, ParseErrorKind> {
    Shape::of_size(size).ok_or(ParseErrorKind::Size { found: size })
}

fn compact_cells(rows: &[Row<'_>], size: usize) -> Result<Vec<Values>, ParseError> {
    let all = rows
        .iter()
        .flat_map(|row| row.signs().map(move |(at, sign)| (row, at, sign)));
    let alphabet = Alphabet::of(size, &all.clone().map(|(_, _, sign)| sign));
    all.map(|(row, at, sign)| read_sign(alphabet, size, row.line.place(at), sign))
        .collect()
}

/// The cells, and whether one of them has several candidates.
fn word_cells(rows: &[Row<'_>], size: usize) -> Result<(Vec<Values>, bool), ParseError> {
    let words = rows
        .iter()
        .flat_map(|row| row.words.iter().map(move |word| (row, word)));
    let single = words.clone().filter(|(_, word)| word.len() == 1);
    let alphabet = Alphabet::of(size, &single.flat_map(|(row, word)| row.text(word).chars()));
    let mut has_candidates = false;
    let mut cells = Vec::with_capacity(size * size);
    for (row, word) in words {
        let text = row.text(word);
        let place = row.line.place(word.start);
        let mut signs = text.chars();
        let values = match (signs.next(), signs.next()) {
            (Some(sign), None) => read_sign(alphabet, size, place, sign)?,
            _ if size > 9 && text.len() <= 2 && is_number(text) => read_number(text, size, place)?,
            _ => {
                has_candidates = true;
                read_candidates(text, size, place)?
            }
        };
        cells.push(values);
    }
    Ok((cells, has_candidates))
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A cell written as a number; 0 is empty.
fn read_number(text: &str, size: usize, place: Place) -> Result<Values, ParseError> {
    match text.parse::<u8>() {
        Ok(0) => Ok(Values::up_to(size)),
        Ok(value) if usize::from(value) <= size => Ok(Values::of(value)),
        _ => Err(place.too_large(&text, size)),
    }
}

/// All the candidates of a cell: characters, or numbers with commas between.
fn read_candidates(text: &str, size: usize, place: Place) -> Result<Values, ParseError> {
    let mut values = Values::NONE;
    let mut add = |value: Option<u8>| match value {
        Some(value) if (1..=size).contains(&usize::from(value)) && !values.contains(value) => {
            values.insert(value);
            Ok(())
        }
        _ => Err(place.unexpected(text, Expected::Candidates)),
    };
    if text.contains(',') {
        text.split(',')
            .try_for_each(|number| add(number.parse().ok()))?;
    } else {
        text.chars().try_for_each(|sign| add(value_of(sign)))?;
    }
    Ok(values)
}

/// The cells of a grid with bars whose empty cells are left blank.
fn blank_cells(rows: &[Row<'_>], size: usize) -> Result<Vec<Values>, ParseError> {
    let mut cells = Vec::with_capacity(size * size);
    for (index, row) in rows.iter().enumerate() {
        let before = cells.len();
        let segments = row.segments();
        let columns = size / segments.len();
        for (start, text) in segments {
            let signs: Vec<(usize, char)> = text.char_indices().collect();
            // One cell between bars; or one character each; or one character and a blank each.
            let chosen: Vec<&(usize, char)> = match signs.len() {
                _ if columns == 1 => {
                    let mut words = signs.iter().filter(|(_, sign)| !sign.is_whitespace());
                    vec![words.next().unwrap_or(&(0, ' '))]
                }
                width if width == columns => signs.iter().collect(),
                width if width + 1 == 2 * columns => signs.iter().step_by(2).collect(),
                _ => signs.iter().skip(1).step_by(2).collect(),
            };
            for &(at, sign) in chosen.into_iter().take(columns) {
                let sign = if sign.is_whitespace() { '.' } else { sign };
                let place = row.line.place(start + at);
                cells.push(read_sign(Alphabet::Digits, size, place, sign)?);
            }
        }
        row.end().check_row(index, cells.len() - before, size)?;
    }
    Ok(cells)
}
