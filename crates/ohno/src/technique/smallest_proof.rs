//! Smallest proof: the opposite is impossible by the exact search, and these few clues suffice for
//! it. The last rung: whatever is forced at all is found here.

use super::position::Position;
use super::{Clue, Conclusion, Evidence, Role, Step, Technique};
use crate::conflict::{Learner, Solved, shorten};
use crate::{Cell, Fill, Grid, Pos};
use atisbo_base::{Meter, Stop};

/// The conflicts a proof may meet on the first attempt, and how many times more on each further one.
const FIRST_EFFORT: u64 = 4;
const MORE: u64 = 4;

/// Finds proofs in the positions of one puzzle. What it learns in one serves all later ones.
pub(crate) struct Prover {
    learner: Learner,
}

impl Prover {
    pub(crate) fn new(position: &Position) -> Self {
        Prover {
            learner: Learner::new(&position.grid(), position.rule()),
        }
    }

    /// A cell that the whole position forces, with few clues that prove it. `solution` is any
    /// solution of the position.
    pub(crate) fn find(
        &mut self,
        position: &Position,
        solution: &Grid,
        meter: &mut Meter,
    ) -> Result<Option<Step>, Stop> {
        let grid = position.grid();
        let Some((conclusion, premises)) = self.easiest(&grid, solution, meter)? else {
            return Ok(None);
        };
        let supposed = Conclusion {
            cell: conclusion.cell,
            fill: conclusion.fill.opposite(),
        };
        let clues = shorten(
            &mut self.learner,
            &grid,
            (supposed.cell, supposed.fill),
            &premises,
            meter.clone(),
        );
        Ok(Some(Step {
            technique: Technique::SmallestProof,
            conclusions: vec![conclusion],
            clues: clues.into_iter().map(|cell| clue(&grid, cell)).collect(),
            evidence: Evidence::Proof { supposed },
        }))
    }

    /// The forced cell whose proof meets the fewest conflicts, and of those the one with the fewest
    /// premises: all unknown cells are tried with little effort, then with more and more.
    fn easiest(
        &mut self,
        grid: &Grid,
        solution: &Grid,
        meter: &mut Meter,
    ) -> Result<Option<(Conclusion, Vec<Pos>)>, Stop> {
        let mut open: Vec<Conclusion> = grid
            .cells()
            .filter(|&(_, cell)| cell == Cell::Unknown)
            .map(|(cell, _)| Conclusion {
                cell,
                fill: fill(solution, cell),
            })
            .collect();
        let mut effort = FIRST_EFFORT;
        while !open.is_empty() {
            let mut best: Option<(Conclusion, Vec<Pos>)> = None;
            let mut index = 0;
            while let Some(&conclusion) = open.get(index) {
                index += 1;
                let supposed = (conclusion.cell, conclusion.fill.opposite());
                match self.learner.solve(grid, Some(supposed), effort, meter)? {
                    Solved::Conflict(premises) => {
                        let shorter = |(_, best): &(_, Vec<Pos>)| premises.len() < best.len();
                        if best.as_ref().is_none_or(shorter) {
                            best = Some((conclusion, premises));
                        }
                    }
                    Solved::Solution(other) => {
                        // What differs in two solutions is not forced.
                        let before = open[..index].iter();
                        let same = |it: &Conclusion| fill(&other, it.cell) == it.fill;
                        index = before.filter(|&it| same(it)).count();
                        open.retain(same);
                    }
                    Solved::Open => {}
                }
            }
            if best.is_some() {
                return Ok(best);
            }
            effort = effort.saturating_mul(MORE);
        }
        Ok(None)
    }
}

fn fill(solution: &Grid, cell: Pos) -> Fill {
    if solution.get(cell).is_floor() {
        Fill::Floor
    } else {
        Fill::Wall
    }
}

fn clue(grid: &Grid, cell: Pos) -> Clue {
    let role = match grid.get(cell) {
        Cell::Number(_) => Role::Number,
        Cell::Wall => Role::Wall,
        Cell::Floor | Cell::Unknown => Role::Floor,
    };
    Clue { cell, role }
}
