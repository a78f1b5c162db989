//! Smallest proof: the opposite is impossible by the exact solver, and these few clues suffice for
//! it. The last rung: whatever is forced at all is found here.

use super::position::{Position, Slot};
use super::{Clue, Conclusion, Evidence, Role, Step, Technique};
use crate::{Cell, Diagnosis, Fill, Grid, Solver, diagnose};
use atisbo_base::{Budget, Stop};

/// A cell that the whole position forces: the one whose opposite is refuted with the least search,
/// the first of them row by row. `solution` is any solution of the position.
pub(crate) fn find(
    position: &Position,
    solution: &Grid,
    budget: &Budget,
) -> Result<Option<(Slot, Fill)>, Stop> {
    let mut best: Option<(u64, (Slot, Fill))> = None;
    let mut solver = Solver::new(solution, position.rule());
    let mut grid = position.grid();
    for (cell, content) in solution.cells() {
        if grid.get(cell) != Cell::Unknown {
            continue;
        }
        let fill = match content {
            Cell::Wall => Fill::Wall,
            _ => Fill::Floor,
        };
        grid.set(cell, Cell::from(fill.opposite()));
        solver.reset(&grid, position.rule());
        grid.set(cell, Cell::Unknown);
        let found = solver.solve(1, budget);
        if let Some(stop) = found.stop {
            return Err(stop);
        }
        let work = found.statistics.propagations;
        if found.count == 0 && best.is_none_or(|(least, _)| work < least) {
            best = Some((work, (position.slot(cell), fill)));
        }
    }
    Ok(best.map(|(_, found)| found))
}

/// The step for a forced cell, or which limit kept the proof from being found.
pub(crate) fn describe(
    position: &Position,
    (slot, fill): (Slot, Fill),
    budget: &Budget,
) -> Result<Option<Step>, Stop> {
    let conclusion = Conclusion {
        cell: position.pos(slot),
        fill,
    };
    let mut grid = position.grid();
    grid.set(conclusion.cell, Cell::from(fill.opposite()));
    let in_doubt = |cell, _| cell != conclusion.cell;
    let givens = match diagnose(&grid, position.rule(), in_doubt, budget) {
        Diagnosis::Conflict { givens, .. } => givens,
        Diagnosis::Solvable(_) => return Ok(None),
        Diagnosis::Undecided(stop) => return Err(stop),
    };
    Ok(Some(Step {
        technique: Technique::SmallestProof,
        conclusions: vec![conclusion],
        clues: givens
            .into_iter()
            .map(|cell| Clue {
                cell,
                role: match grid.get(cell) {
                    Cell::Number(_) => Role::Number,
                    Cell::Wall => Role::Wall,
                    Cell::Floor | Cell::Unknown => Role::Floor,
                },
            })
            .collect(),
        evidence: Evidence::Proof {
            supposed: Conclusion {
                cell: conclusion.cell,
                fill: fill.opposite(),
            },
        },
    }))
}
