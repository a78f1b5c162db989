//! How many boards fit a position, to the last digit.

use super::combine::Outside;
use super::effort::Effort;
use super::parts::Part;
use super::{Analyser, ExactError, Supply, active, outside};
use crate::position::Position;
use atisbo_base::Budget;
use num_bigint::BigUint;

/// Counts the boards that fit a position with a mine total; none with a density, where every layout of the
/// other cells fits.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Position, exact};
///
/// let position: Position = "mines 2\n1#\n##\n##".parse()?;
/// let boards = exact::count(&position, &Budget::unlimited())?;
/// assert_eq!(boards, Some(6u32.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits, or the budget ends first.
pub fn count(position: &Position, budget: &Budget) -> Result<Option<BigUint>, ExactError> {
    let mut analyser = Analyser::new();
    let effort = &mut Effort::new(budget);
    let Supply::Total(total) = analyser.follow(position)? else {
        return Ok(None);
    };
    let Analyser {
        parts,
        active: found,
        frontier,
        ..
    } = &mut analyser;
    parts.find(frontier, found, effort)?;
    let parts = active(parts, found);
    let outside = outside(total, frontier, &parts)?;
    let mut product = (0, vec![BigUint::from(1u8)]);
    for part in parts {
        product = times(&product, &ways(part, effort)?, effort)?;
    }
    let boards = combine(&product, outside, effort)?;
    if boards == BigUint::ZERO {
        return Err(ExactError::Impossible);
    }
    Ok(Some(boards))
}

/// A polynomial in the count of mines: its least count, and the ways for each count from it on.
type Ways = (u32, Vec<BigUint>);

/// The ways to lay each count of mines in a part.
fn ways(part: &Part, effort: &mut Effort) -> Result<Ways, ExactError> {
    let (lattice, rows) = (&part.lattice, &part.rows);
    let mut ways = vec![BigUint::ZERO; rows.len];
    ways[0] = BigUint::from(1u8);
    for (the_box, states) in lattice.layers() {
        let size = part.sizes[the_box as usize];
        for state in states {
            let row = rows.of(state);
            let least = lattice.states[state].least;
            for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                let Some(to) = rows.target(row, to, mines) else {
                    continue;
                };
                let layouts = choose(u64::from(size), u64::from(mines));
                for place in 0..row.len() {
                    effort.products(1)?;
                    let more = &ways[row.start + place] * &layouts;
                    ways[to + place] += more;
                }
            }
        }
    }
    let end = part.end();
    ways.drain(..end.start);
    ways.truncate(end.len());
    Ok((end.least, ways))
}

fn times(one: &Ways, other: &Ways, effort: &mut Effort) -> Result<Ways, ExactError> {
    let mut product = vec![BigUint::ZERO; one.1.len() + other.1.len() - 1];
    for (shift, factor) in one.1.iter().enumerate() {
        effort.products(other.1.len())?;
        for (place, other) in other.1.iter().enumerate() {
            product[shift + place] += factor * other;
        }
    }
    Ok((one.0 + other.0, product))
}

/// Adds up the boards over all counts inside, each with the ways to lay the rest outside.
fn combine(
    (least, inside): &Ways,
    outside: Outside,
    effort: &mut Effort,
) -> Result<BigUint, ExactError> {
    let mut boards = BigUint::ZERO;
    // From the most mines inside to the fewest, one more lies outside each time.
    let mut last: Option<(u64, BigUint)> = None;
    for (place, ways) in inside.iter().enumerate().rev() {
        let count = least + place as u32;
        let Some(left) = outside.left(count) else {
            continue;
        };
        effort.products(1)?;
        let (cells, left) = (outside.cells as u64, left as u64);
        let layouts = match last {
            Some((before, layouts)) if before + 1 == left => layouts * (cells - before) / left,
            _ => choose(cells, left),
        };
        boards += ways * &layouts;
        last = Some((left, layouts));
    }
    Ok(boards)
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u64, k: u64) -> BigUint {
    let k = k.min(n - k);
    (0..k).fold(BigUint::from(1u8), |ways, chosen| {
        ways * (n - chosen) / (chosen + 1)
    })
}
