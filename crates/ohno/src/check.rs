//! Whether a grid is right, and if not, what is broken in it. Partial grids are judged too: a fault is
//! what no way of filling the unknown cells next to it could mend.

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
    let reaches = Direction::ALL.map(|direction| reaches(grid, pos, direction));
    let mut sums = vec![0];
    for reaches in &reaches {
        sums = sums
            .iter()
            .flat_map(|sum| reaches.iter().map(move |reach| sum + reach))
            .collect();
        sums.sort_unstable();
        sums.dedup();
    }
    if sums.contains(&usize::from(number)) {
        return None;
    }
    Some(Fault::Number {
        pos,
        number,
        least: sums[0] as u16,
        most: sums[sums.len() - 1] as u16,
    })
}

/// How far the view from `pos` may reach: up to a wall or to a cell that may become one.
fn reaches(grid: &Grid, pos: Place, direction: Direction) -> Vec<usize> {
    let open = grid.open(pos, direction);
    let ends = grid.ray(pos, direction).take(open).enumerate();
    ends.filter(|&(_, end)| !grid.get(end).is_floor())
        .map(|(reach, _)| reach)
        .chain([open])
        .collect()
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
