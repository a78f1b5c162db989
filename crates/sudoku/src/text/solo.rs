//! Game IDs of Solo, the Sudoku of Simon Tatham's Portable Puzzle Collection: `2x3:a1_4d2...`.
//!
//! In front of the `:` stand the size (`2x3` is boxes of 2 rows and 3 columns, `9j` a jigsaw), `x` for
//! the diagonals, `k` for killer cages, and what the generator was asked for, which is skipped. After
//! it come, with commas between, the givens, the edges of a jigsaw's regions, and the edges and sums of
//! the cages.
//!
//! Cells are numbers, with `_` between two that stand side by side, and `a` to `z` for 1 to 26 empty
//! cells. Edges are written as the gaps between them, first along the rows and then down the columns: `_`
//! and `a` to `y` are 0 to 25 places without an edge and then one, `z` is 25 places and no edge; the
//! last edge is the end.

use super::cursor::{Cursor, Place};
use super::regions::{KillerRules, owners, reachable};
use super::{Expected, Format, ParseError, ParseErrorKind, WriteError};
use crate::variant::{Cage, Diagonal, Jigsaw, Variant};
use crate::{Puzzle, Shape};

/// Whether a word is a game ID, or a seed for one.
pub(super) fn is_id(word: &str) -> bool {
    let digits =
        |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let Some(end) = word.find([':', '#']) else {
        return false;
    };
    let (parameters, rest) = word.split_at(end);
    let size = digits(parameters);
    let after = &parameters[size..];
    let known = |sign: char| sign.is_ascii_digit() || sign.is_ascii_lowercase();
    let is_size = after.starts_with(['j', 'x']);
    size > 0 && is_size && after.chars().all(known) && !rest[1..].contains([':', '#'])
}

/// What stands in front of the `:`.
struct Parameters {
    shape: Shape,
    has_jigsaw: bool,
    has_diagonals: bool,
    has_cages: bool,
}

impl Parameters {
    fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let start = cursor.place();
        let rows = cursor.need_number(Expected::SoloParameters)?;
        let mut columns = 1;
        let mut has_jigsaw = cursor.peek() == Some('j');
        if !has_jigsaw {
            cursor.need('x', Expected::SoloParameters)?;
            columns = cursor.need_number(Expected::SoloParameters)?;
        }
        let [mut has_diagonals, mut has_cages] = [false; 2];
        while !cursor.eat(':') {
            match cursor.peek() {
                Some('j') => has_jigsaw = true,
                Some('x') => has_diagonals = true,
                Some('k') => has_cages = true,
                // The letter after it says how hard.
                Some('d') => {
                    cursor.next();
                }
                Some('a' | 'r' | 'm' | '0'..='9') => {}
                _ => return Err(cursor.refuse(Expected::SoloParameters)),
            }
            cursor.next();
        }
        has_jigsaw |= columns == 1;
        let size = rows.saturating_mul(columns) as usize;
        let shape = if has_jigsaw {
            Shape::of_size(size)
        } else {
            Shape::new(rows as usize, columns as usize)
        };
        let shape = shape.ok_or_else(|| start.error(ParseErrorKind::Size { found: size }))?;
        Ok(Parameters {
            shape,
            has_jigsaw,
            has_diagonals,
            has_cages,
        })
    }
}

/// Reads a game ID.
pub(super) fn read(id: &str, place: Place, asked: Option<Shape>) -> Result<Puzzle, ParseError> {
    if let Some(end) = id.find('#')
        && !id[..end].contains(':')
    {
        let name = id.to_owned();
        return Err(place.error(ParseErrorKind::OnlyName { name }));
    }
    let mut cursor = Cursor::new(id, place);
    let parameters = Parameters::read(&mut cursor)?;
    let shape = parameters.shape;
    place.check_shape(
        shape,
        asked.filter(|asked| !parameters.has_jigsaw || asked.size() != shape.size()),
    )?;
    let size = shape.size();
    let givens = read_cells(&mut cursor, size, size as u32)?;
    let givens: Vec<u8> = givens.into_iter().map(|value| value as u8).collect();
    let mut variants: Vec<Variant> = Vec::new();
    if parameters.has_jigsaw {
        cursor.need(',', Expected::SoloEdges)?;
        let start = cursor.place();
        let regions = read_blocks(&mut cursor, size)?;
        if let Some(wrong) = regions.iter().find(|cells| cells.len() != size) {
            return Err(start.unexpected(&wrong.len().to_string(), Expected::Regions));
        }
        variants.push(Jigsaw { regions }.into());
    }
    if parameters.has_diagonals {
        variants.extend(Diagonal::both());
    }
    if parameters.has_cages {
        cursor.need(',', Expected::SoloEdges)?;
        let cages = read_blocks(&mut cursor, size)?;
        cursor.need(',', Expected::SoloCells)?;
        let largest = (size * (size + 1) / 2) as u32;
        let start = cursor.place();
        let sums = read_cells(&mut cursor, size, largest)?;
        for cells in cages {
            let mut own = cells.iter().map(|&cell| sums[cell]).filter(|&sum| sum > 0);
            let (sum, second) = (own.next(), own.next());
            if let Some(second) = second {
                return Err(start.unexpected(&second.to_string(), Expected::CageSum));
            }
            if cells.len() > 1 || sum.is_some() {
                variants.push(Cage { cells, sum }.into());
            }
        }
    }
    cursor.end()?;
    let mut puzzle = place.puzzle(shape, variants)?;
    puzzle.give_all(&givens);
    Ok(puzzle)
}

/// Reads a number for each cell, 0 where there is none.
fn read_cells(cursor: &mut Cursor<'_>, size: usize, largest: u32) -> Result<Vec<u32>, ParseError> {
    let expected = size * size;
    let mut cells = Vec::with_capacity(expected);
    while let Some(sign) = cursor.peek().filter(|&sign| sign != ',') {
        let place = cursor.place();
        match sign {
            'a'..='z' => {
                cells.resize(cells.len() + usize::from(sign as u8 - b'a' + 1), 0);
                cursor.next();
            }
            '_' => {
                cursor.next();
            }
            _ => match cursor.number() {
                Some(number) if (1..=largest).contains(&number) => cells.push(number),
                Some(number) => return Err(place.too_large(&number, largest as usize)),
                None => return Err(cursor.refuse(Expected::SoloCells)),
            },
        }
        if cells.len() > expected {
            return Err(place.cell_count(cells.len(), size));
        }
    }
    if cells.len() < expected {
        return Err(cursor.place().cell_count(cells.len(), size));
    }
    Ok(cells)
}

/// The two cells on either side of each place where an edge may be, in the order of the format.
fn places(size: usize) -> impl Iterator<Item = [usize; 2]> {
    let steps = size.saturating_sub(1);
    let cell = move |row: usize, column: usize| row * size + column;
    let across = (0..size).flat_map(move |row| (0..steps).map(move |column| (row, column)));
    let down = (0..size).flat_map(move |column| (0..steps).map(move |row| (row, column)));
    let across = across.map(move |(row, column)| [cell(row, column), cell(row, column + 1)]);
    across.chain(down.map(move |(row, column)| [cell(row, column), cell(row + 1, column)]))
}

/// Reads edges: the sets of cells that no edge separates.
fn read_blocks(cursor: &mut Cursor<'_>, size: usize) -> Result<Vec<Vec<usize>>, ParseError> {
    let count = 2 * size * (size - 1);
    let mut is_open = Vec::with_capacity(count + 1);
    while let Some(sign) = cursor.peek().filter(|&sign| sign != ',') {
        let gap = match sign {
            '_' => 0,
            'a'..='y' => usize::from(sign as u8 - b'a' + 1),
            'z' => 25,
            _ => return Err(cursor.refuse(Expected::SoloEdges)),
        };
        is_open.resize(is_open.len() + gap, true);
        if sign != 'z' {
            is_open.push(false);
        }
        // The end counts as an edge.
        if is_open.len() > count + 1 {
            return Err(cursor.refuse(Expected::End));
        }
        cursor.next();
    }
    if is_open.len() != count + 1 || is_open[count] {
        return Err(cursor.refuse(Expected::SoloEdges));
    }
    let mut joined = vec![Vec::new(); size * size];
    for ([one, other], _) in places(size).zip(is_open).filter(|&(_, open)| open) {
        joined[one].push(other);
        joined[other].push(one);
    }
    let mut is_done = vec![false; joined.len()];
    let mut blocks = Vec::new();
    for start in 0..joined.len() {
        if !is_done[start] {
            let mut block = reachable(start, joined.len(), |cell| joined[cell].clone());
            block.sort_unstable();
            for &cell in &block {
                is_done[cell] = true;
            }
            blocks.push(block);
        }
    }
    Ok(blocks)
}

/// Writes a game ID, without a line end.
pub(super) fn write(puzzle: &Puzzle) -> Result<String, WriteError> {
    let format = Format::Solo;
    let shape = puzzle.shape();
    let givens = super::givens(puzzle, format)?;
    let KillerRules {
        has_diagonals,
        regions,
        cages,
    } = KillerRules::of(puzzle, format)?;
    let has_boxes = shape.box_rows() > 1 && shape.box_columns() > 1;
    let mut id = match regions {
        Some(_) => format!("{}j", shape.size()),
        None if has_boxes => shape.to_string(),
        None => return Err(WriteError::Shape { format, shape }),
    };
    id.push_str(if has_diagonals { "x" } else { "" });
    id.push_str(if cages.is_empty() { "" } else { "k" });
    id.push(':');
    write_cells(&mut id, givens.into_iter().map(u32::from));
    if let Some(regions) = regions {
        id.push(',');
        let written = write_blocks(&mut id, shape, regions);
        written.ok_or(WriteError::rule(format, "jigsaw"))?;
    }
    if !cages.is_empty() {
        id.push(',');
        let mut sums = vec![0; shape.cells()];
        for cage in &cages {
            if let Some(&head) = cage.cells.iter().min() {
                sums[head] = cage.sum.unwrap_or(0);
            }
        }
        let cages = cages.iter().map(|cage| &cage.cells);
        let written = write_blocks(&mut id, shape, cages);
        written.ok_or(WriteError::rule(format, "cage"))?;
        id.push(',');
        write_cells(&mut id, sums);
    }
    Ok(id)
}

/// Writes a number for each cell, 0 for none.
fn write_cells(text: &mut String, cells: impl IntoIterator<Item = u32>) {
    let mut gap = 0;
    let close = |text: &mut String, gap: &mut usize| {
        while *gap > 0 {
            let run = (*gap).min(26);
            text.push(char::from(b'a' + run as u8 - 1));
            *gap -= run;
        }
    };
    for (cell, number) in cells.into_iter().enumerate() {
        if number == 0 {
            gap += 1;
            continue;
        }
        if cell > 0 && gap == 0 {
            text.push('_');
        }
        close(text, &mut gap);
        text.push_str(&number.to_string());
    }
    close(text, &mut gap);
}

/// Writes the edges between sets of cells; a cell in none of them is alone. `None` if the edges would
/// show other sets, because these overlap or are not in one piece.
fn write_blocks<'a>(
    text: &mut String,
    shape: Shape,
    sets: impl IntoIterator<Item = &'a Vec<usize>> + Clone,
) -> Option<()> {
    let size = shape.size();
    let owners = owners(sets.clone(), shape.cells())?;
    let is_open = |[one, other]: [usize; 2]| owners[one].is_some() && owners[one] == owners[other];
    for set in sets {
        let neighbours = |cell: usize| {
            let near = places(size).filter(|pair| pair.contains(&cell) && is_open(*pair));
            near.map(|[one, other]| one + other - cell).collect()
        };
        let reached = reachable(*set.first()?, shape.cells(), neighbours);
        if reached.len() != set.len() {
            return None;
        }
    }
    let mut gap = 0usize;
    for edge in places(size).map(|pair| !is_open(pair)).chain([true]) {
        if !edge {
            gap += 1;
            continue;
        }
        while gap > 25 {
            text.push('z');
            gap -= 25;
        }
        text.push(match gap {
            0 => '_',
            _ => char::from(b'a' + gap as u8 - 1),
        });
        gap = 0;
    }
    Some(())
}
