//! Whether a grid is right, and if not, what is broken in it. Partial grids are judged too: a fault is
//! what no way of filling the unknown cells next to it could mend.

use crate::grid::MAX_SIDE;
use crate::{Cell, Direction, Grid, Place, Rule};
use serde::{Deserialize, Serialize};

/// Something that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Fault {
    /// A number that cannot be seen exactly. Too much if it is below `least`, too little if it is
    /// above `most`; in between, the floors beyond the unknown cells leave no way to hit it.
    Number {
        /// Where it stands.
        pos: Place,
        /// The number.
        number: u16,
        /// How many floors it surely sees. In a filled grid, how many it sees.
        least: u16,
        /// How many it can see at most. In a filled grid, the same.
        most: u16,
    },
    /// A floor without number that is isolated: under [`Rule::SeesFloor`] it has walls all around,
    /// under [`Rule::SeenByNumber`] no number can see it.
    Isolated {
        /// Where it is.
        pos: Place,
    },
}

impl Fault {
    /// The cell that is at fault.
    pub fn pos(&self) -> Place {
        match *self {
            Fault::Number { pos, .. } | Fault::Isolated { pos } => pos,
        }
    }
}

/// Everything that is broken in a grid, row by row. A filled grid without fault is a solution.
///
/// ```
/// use atisbo_ohno::{Fault, Place, Rule, check, parse};
///
/// assert_eq!(check(&parse("2 O O\nW W W").unwrap(), Rule::SeesFloor), []);
/// let broken = check(&parse("2 O W\nW W O").unwrap(), Rule::SeesFloor);
/// assert_eq!(
///     broken,
///     [
///         Fault::Number { pos: Place::new(0, 0), number: 2, least: 1, most: 1 },
///         Fault::Isolated { pos: Place::new(1, 2) },
///     ]
/// );
/// ```
pub fn check(grid: &Grid, rule: Rule) -> Vec<Fault> {
    grid.cells()
        .filter_map(|(pos, cell)| match cell {
            Cell::Number(number) => number_fault(grid, pos, number),
            Cell::Floor if is_isolated(grid, pos, rule) => Some(Fault::Isolated { pos }),
            _ => None,
        })
        .collect()
}

/// Whether every cell is known and nothing is broken.
pub fn is_solution(grid: &Grid, rule: Rule) -> bool {
    grid.is_filled() && check(grid, rule).is_empty()
}

fn number_fault(grid: &Grid, pos: Place, number: u16) -> Option<Fault> {
    let mut sums = Sums::ZERO;
    for direction in Direction::ALL {
        // The view may reach up to a wall, or to a cell that may become one.
        let open = grid.open(pos, direction);
        let ends = grid.ray(pos, direction).take(open).enumerate();
        let reaches = ends
            .filter(|&(_, end)| !grid.get(end).is_floor())
            .map(|(reach, _)| reach)
            .chain([open]);
        sums = sums.plus(reaches);
    }
    if sums.contains(usize::from(number)) {
        return None;
    }
    let mut seen = (0..(2 * MAX_SIDE) as u16).filter(|&sum| sums.contains(usize::from(sum)));
    let least = seen.next()?;
    Some(Fault::Number {
        pos,
        number,
        least,
        most: seen.next_back().unwrap_or(least),
    })
}

/// A set of sums, one bit for each: adding the same to all is a shift, which keeps large boards quick.
struct Sums([u64; Sums::WORDS]);

impl Sums {
    /// Words of 64 bits: a cell sees fewer than `2 * MAX_SIDE` others.
    const WORDS: usize = (2 * MAX_SIDE).div_ceil(64);

    /// The sum of nothing.
    const ZERO: Self = {
        let mut words = [0; Self::WORDS];
        words[0] = 1;
        Sums(words)
    };

    /// Each sum with each of the numbers added.
    fn plus(&self, numbers: impl Iterator<Item = usize>) -> Self {
        let mut sums = [0; Self::WORDS];
        for number in numbers {
            let (words, bits) = (number / 64, number % 64);
            for (at, sum) in sums.iter_mut().enumerate().skip(words) {
                *sum |= self.0[at - words] << bits;
                if bits > 0 && at > words {
                    *sum |= self.0[at - words - 1] >> (64 - bits);
                }
            }
        }
        Sums(sums)
    }

    fn contains(&self, number: usize) -> bool {
        let word = self.0.get(number / 64);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }
}

fn is_isolated(grid: &Grid, pos: Place, rule: Rule) -> bool {
    match rule {
        Rule::SeesFloor => grid.neighbours(pos).all(|at| grid.get(at) == Cell::Wall),
        Rule::SeenByNumber => !Direction::ALL.into_iter().any(|direction| {
            let open = grid.open(pos, direction);
            grid.ray(pos, direction)
                .take(open)
                .any(|at| grid.get(at).number().is_some())
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sums_are_those_of_every_choice(
            parts in prop::collection::vec(prop::collection::btree_set(0..100_usize, 1..8), 4)
        ) {
            let mut sums = Sums::ZERO;
            let mut slow = std::collections::BTreeSet::from([0]);
            for part in &parts {
                sums = sums.plus(part.iter().copied());
                slow = slow.iter().flat_map(|sum| part.iter().map(move |one| sum + one)).collect();
            }
            for number in 0..500 {
                prop_assert_eq!(sums.contains(number), slow.contains(&number));
            }
        }
    }
}
