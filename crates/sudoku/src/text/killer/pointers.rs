//! A character for each cell: the sum of its cage (`0` to `9`, `A` = 10 to `Z` = 35, `a` = 36 to `j` =
//! 45), or a pointer to another cell of it: `<` `>` `^` `v` beside, above and below, `` ` `` `'` `,` `.`
//! to the corners. A sum of 0 is unknown. From the forum of the New Sudoku Players.

use super::super::cursor::Place;
use super::super::regions::reachable;
use super::super::{Expected, ParseError};
use super::{CELLS, Killer, SHAPE};
use crate::variant::Cage;

/// Each pointer with the rows and columns it leads down and to the right. Those that our own writing
/// cannot do without are first.
const POINTERS: [(char, isize, isize); 8] = [
    ('<', 0, -1),
    ('^', -1, 0),
    ('>', 0, 1),
    ('v', 1, 0),
    ('`', -1, -1),
    ('\'', -1, 1),
    (',', 1, -1),
    ('.', 1, 1),
];

/// A line of 81 such characters with a pointer that is nothing else. A dot may be an empty cell: with
/// dots that point nowhere it is a line of cells with a slip of the pen.
pub(super) fn is_one(word: &str) -> bool {
    let is_known = |sign: char| sum_of(sign).is_some() || pointer(sign).is_some();
    word.len() == CELLS
        && word.contains(['<', '>', '^', '`', '\''])
        && word.chars().all(is_known)
        && (!word.contains('.') || heads(&word.chars().collect::<Vec<_>>()).is_ok())
}

/// By cell, the one that has its cage's sum; or else a cell whose pointer leads to none.
fn heads(signs: &[char]) -> Result<Vec<usize>, usize> {
    let head = |cell: usize| {
        let mut head = cell;
        let mut steps = 0;
        while let Some((down, right)) = pointer(signs[head]) {
            steps += 1;
            // A way longer than all cells goes round and round.
            let next = step(head, down, right).filter(|_| steps < CELLS);
            head = next.ok_or(head)?;
        }
        Ok(head)
    };
    (0..CELLS).map(head).collect()
}

fn sum_of(sign: char) -> Option<u32> {
    Some(match sign {
        '0'..='9' => u32::from(sign) - u32::from('0'),
        'A'..='Z' => u32::from(sign) - u32::from('A') + 10,
        'a'..='j' => u32::from(sign) - u32::from('a') + 36,
        _ => return None,
    })
}

fn sign_of(sum: u32) -> Option<char> {
    let signs = ('0'..='9').chain('A'..='Z').chain('a'..='j');
    signs.into_iter().nth(sum as usize)
}

fn pointer(sign: char) -> Option<(isize, isize)> {
    let found = POINTERS.iter().find(|pointer| pointer.0 == sign);
    found.map(|&(_, down, right)| (down, right))
}

/// The cell this many rows down and columns to the right.
fn step(cell: usize, down: isize, right: isize) -> Option<usize> {
    let size = SHAPE.size();
    let row = SHAPE.row(cell).checked_add_signed(down)?;
    let column = SHAPE.column(cell).checked_add_signed(right)?;
    (row < size && column < size).then_some(row * size + column)
}

pub(super) fn read(word: &str, place: Place) -> Result<Killer, ParseError> {
    let signs: Vec<char> = word.chars().collect();
    let heads = heads(&signs).map_err(|cell| {
        let column = place.column + cell;
        Place { column, ..place }.unexpected_sign(signs[cell], Expected::CagePointer)
    })?;
    let mut cages: Vec<Vec<usize>> = vec![Vec::new(); CELLS];
    for (cell, head) in heads.into_iter().enumerate() {
        cages[head].push(cell);
    }
    let cages = cages.into_iter().enumerate().filter_map(|(head, cells)| {
        let sum = sum_of(signs[head]).filter(|&sum| sum > 0);
        (!cells.is_empty()).then_some(Cage { cells, sum })
    });
    Ok(Killer {
        cages: cages.collect(),
        ..Killer::default()
    })
}

/// `None` if a cage is not in one piece, or its sum has no sign.
pub(super) fn write(killer: &Killer) -> Option<String> {
    let mut signs = ['0'; CELLS];
    for cage in &killer.cages {
        let head = cage.cells[0];
        signs[head] = sign_of(cage.sum.unwrap_or(0))?;
        let near = |cell: usize| {
            let pointers = POINTERS.iter();
            let steps = pointers.filter_map(|&(_, down, right)| step(cell, -down, -right));
            steps.filter(|next| cage.cells.contains(next)).collect()
        };
        // In the order in which they are reached, every cell has one before it to point to.
        let order = reachable(head, CELLS, near);
        if order.len() != cage.cells.len() {
            return None;
        }
        for (index, &cell) in order.iter().enumerate().skip(1) {
            let to_earlier = |&&(_, down, right): &&(char, isize, isize)| {
                step(cell, down, right).is_some_and(|next| order[..index].contains(&next))
            };
            signs[cell] = POINTERS.iter().find(to_earlier)?.0;
        }
    }
    Some(signs.into_iter().collect())
}
