//! What is wrong with a puzzle or with a filling of it: givens that clash, cells and values that have
//! no place left, the givens that cannot all hold, the cells that are filled wrongly.

mod clues;

pub use clues::{Clue, Core, conflicting_clues};

use crate::{Puzzle, RegionKind, Values};
use serde::{Deserialize, Serialize};

/// Something that leaves a puzzle without a solution, and that anyone can see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Clash {
    /// A value is given more than once in a region.
    Repeated {
        /// The value.
        value: u8,
        /// The region.
        region: RegionKind,
        /// The cells it is given in, ascending.
        cells: Vec<usize>,
    },
    /// A cell can hold none of the values: its marks leave none, or its peers have them all.
    NoValue {
        /// The cell.
        cell: usize,
    },
    /// A region must hold a value, but each of its cells is taken or sees it.
    NoPlace {
        /// The value.
        value: u8,
        /// The region.
        region: RegionKind,
    },
}

/// Everything in a puzzle that anyone can see is wrong, region by region, then cell by cell. Cells
/// without value and values without place are looked for only where no given is repeated.
///
/// ```
/// use atisbo_sudoku::{Clash, RegionKind, conflicts, text::parse};
///
/// let puzzle = parse("1..1\n....\n..2.\n....").unwrap();
/// let expected = Clash::Repeated { value: 1, region: RegionKind::Row(0), cells: vec![0, 3] };
/// assert_eq!(conflicts(&puzzle), [expected]);
///
/// let puzzle = parse("123.\n....\n....\n...4").unwrap();
/// assert!(conflicts(&puzzle).contains(&Clash::NoValue { cell: 3 }));
/// ```
pub fn conflicts(puzzle: &Puzzle) -> Vec<Clash> {
    let repeated = repeated_givens(puzzle);
    if !repeated.is_empty() {
        return repeated;
    }
    let rest = puzzle.pencil_marks();
    let mut clashes = Vec::new();
    for region in puzzle.rules().regions() {
        // A smaller region need not hold every value.
        if region.cells.len() == puzzle.rules().values() {
            let held = region
                .cells
                .iter()
                .fold(Values::NONE, |held, &cell| held.or(rest[cell]));
            let missing = Values::up_to(puzzle.rules().values()).without(held);
            let region = region.kind;
            clashes.extend(missing.iter().map(|value| Clash::NoPlace { value, region }));
        }
    }
    let empty = rest
        .iter()
        .enumerate()
        .filter(|(_, values)| values.is_empty());
    clashes.extend(empty.map(|(cell, _)| Clash::NoValue { cell }));
    clashes
}

fn repeated_givens(puzzle: &Puzzle) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for region in puzzle.rules().regions() {
        for value in 1..=puzzle.rules().values() as u8 {
            let holds = |cell: &usize| puzzle.given(*cell) == Some(value);
            let cells: Vec<usize> = region.cells.iter().copied().filter(holds).collect();
            if cells.len() > 1 {
                let region = region.kind;
                clashes.push(Clash::Repeated {
                    value,
                    region,
                    cells,
                });
            }
        }
    }
    clashes
}

/// Cells whose restrictions cannot all hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contradiction {
    /// The cells with the givens (or pencil marks) that contradict each other, ascending.
    pub cells: Vec<usize>,
    /// Whether each of them was shown to be needed: without any one of them there is a solution. If
    /// not, the solver gave up somewhere and fewer might do.
    pub irreducible: bool,
}

/// Some givens that no solution can have together, none of which can be left out: the givens are
/// taken away one after the other, and stay away if the rest is still unsolvable (deletion; see
/// Chinneck, *Feasibility and Infeasibility in Optimization*, 2008). What is left depends on the
/// order, so it is done from both ends and the smaller one counts: few, but not always the fewest.
///
/// `is_unsolvable` says whether a puzzle has no solution, or nothing if it gave up; it is asked once,
/// and twice more for each given. `None` if the puzzle has a solution or nothing is known.
///
/// ```
/// use atisbo_sudoku::{conflicts, irreducible, text::parse};
///
/// // Here a clash that anyone can see counts as unsolvable; a solver sees more.
/// let puzzle = parse("12..\n..2.\n.3.4\n.2..").unwrap();
/// let found = irreducible(&puzzle, |puzzle| Some(!conflicts(puzzle).is_empty())).unwrap();
/// assert_eq!((found.cells, found.irreducible), (vec![1, 13], true));
/// ```
pub fn irreducible(
    puzzle: &Puzzle,
    mut is_unsolvable: impl FnMut(&Puzzle) -> Option<bool>,
) -> Option<Contradiction> {
    if is_unsolvable(puzzle) != Some(true) {
        return None;
    }
    let all = Values::up_to(puzzle.rules().values());
    let candidates = puzzle.candidates();
    let mut cells: Vec<usize> = (0..candidates.len()).collect();
    cells.retain(|&cell| candidates[cell] != all);
    let forwards = thin_out(puzzle, cells.iter().copied(), &mut is_unsolvable);
    let backwards = thin_out(puzzle, cells.iter().rev().copied(), &mut is_unsolvable);
    let length = |found: &Contradiction| found.cells.len();
    Some(if length(&backwards) < length(&forwards) {
        backwards
    } else {
        forwards
    })
}

/// Takes the restrictions of these cells away in this order, as far as the rest stays unsolvable.
fn thin_out(
    puzzle: &Puzzle,
    cells: impl Iterator<Item = usize>,
    is_unsolvable: &mut impl FnMut(&Puzzle) -> Option<bool>,
) -> Contradiction {
    let mut rest = puzzle.clone();
    let mut needed = Contradiction {
        cells: Vec::new(),
        irreducible: true,
    };
    for cell in cells {
        rest.clear(cell);
        let answer = is_unsolvable(&rest);
        if answer != Some(true) {
            rest.allow(cell, puzzle.candidates()[cell]);
            needed.cells.push(cell);
            needed.irreducible &= answer.is_some();
        }
    }
    needed.cells.sort_unstable();
    needed
}

/// The cells that a filling has wrong, given the only solution; 0 is a cell not yet filled.
///
/// ```
/// use atisbo_sudoku::wrong_cells;
///
/// assert_eq!(wrong_cells(&[1, 2, 2, 1], &[1, 0, 1, 1]), [2]);
/// ```
///
/// # Panics
///
/// If one has more cells than the other.
pub fn wrong_cells(solution: &[u8], filling: &[u8]) -> Vec<usize> {
    assert_eq!(solution.len(), filling.len(), "grids of one size");
    let pairs = solution.iter().zip(filling).enumerate();
    pairs
        .filter(|&(_, (right, filled))| *filled != 0 && filled != right)
        .map(|(cell, _)| cell)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;
    use proptest::prelude::*;

    /// Whether a puzzle has no solution, by trying everything.
    fn is_unsolvable(puzzle: &Puzzle) -> bool {
        fn fill(puzzle: &Puzzle, values: &mut Vec<u8>) -> bool {
            let cell = values.len();
            if cell == puzzle.candidates().len() {
                return true;
            }
            puzzle.candidates()[cell].iter().any(|value| {
                let peers = puzzle.rules().peers(cell).iter();
                let fits = peers
                    .take_while(|&&peer| peer < cell)
                    .all(|&peer| values[peer] != value);
                values.push(value);
                let filled = fits && fill(puzzle, values);
                values.truncate(cell);
                filled
            })
        }
        !fill(puzzle, &mut Vec::new())
    }

    fn any_four_by_four() -> impl Strategy<Value = Vec<u8>> {
        let cell = proptest::option::weighted(0.35, 1..=4u8);
        proptest::collection::vec(cell.prop_map(Option::unwrap_or_default), 16)
    }

    fn four_by_four(values: &[u8]) -> Puzzle {
        Puzzle::from_values(Shape::new(2, 2).expect("a shape"), values)
    }

    #[test]
    fn a_solver_that_gives_up_leaves_the_question_open() {
        let puzzle = four_by_four(&[1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        let mut asked = 0;
        let found = irreducible(&puzzle, |_| {
            asked += 1;
            (asked == 1).then_some(true)
        });
        let expected = Contradiction {
            cells: vec![0, 1],
            irreducible: false,
        };
        assert_eq!(found, Some(expected));
        assert_eq!(irreducible(&puzzle, |_| None), None);
    }

    proptest! {
        #[test]
        fn what_anyone_can_see_is_really_unsolvable(values in any_four_by_four()) {
            let puzzle = four_by_four(&values);
            prop_assert!(conflicts(&puzzle).is_empty() || is_unsolvable(&puzzle));
        }

        #[test]
        fn a_contradiction_needs_each_of_its_givens(values in any_four_by_four()) {
            let puzzle = four_by_four(&values);
            let found = irreducible(&puzzle, |puzzle| Some(is_unsolvable(puzzle)));
            prop_assert_eq!(found.is_some(), is_unsolvable(&puzzle));
            if let Some(Contradiction { cells, irreducible }) = found {
                prop_assert!(irreducible);
                let only = |left_out: Option<usize>| {
                    let mut kept = [0; 16];
                    for &cell in cells.iter().filter(|&&cell| Some(cell) != left_out) {
                        kept[cell] = values[cell];
                    }
                    is_unsolvable(&four_by_four(&kept))
                };
                prop_assert!(only(None));
                prop_assert!(cells.iter().all(|&cell| !only(Some(cell))));
            }
        }
    }
}
