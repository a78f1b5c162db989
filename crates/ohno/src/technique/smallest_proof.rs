//! Smallest proof: the opposite is impossible by the exact solver, and these few clues suffice for
//! it. The last rung: whatever is forced at all is found here.

use super::clues;
use super::contradiction::everything;
use super::position::{Position, Slot};
use super::{Conclusion, Evidence, Step, Technique};
use crate::{Cell, Fill, Grid, Solver};
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

/// The step for a forced cell. A clue whose use the budget leaves open is kept.
pub(crate) fn describe(position: &Position, (slot, fill): (Slot, Fill), budget: &Budget) -> Step {
    let conclusion = Conclusion {
        cell: position.pos(slot),
        fill,
    };
    let mut solver = Solver::new(&position.grid(), position.rule());
    let clues = clues::smallest(position, everything(position), 0, |laid| {
        let mut grid = laid.grid();
        grid.set(conclusion.cell, Cell::from(fill.opposite()));
        solver.reset(&grid, position.rule());
        let found = solver.solve(1, budget);
        found.count == 0 && found.complete
    });
    Step {
        technique: Technique::SmallestProof,
        conclusions: vec![conclusion],
        clues,
        evidence: Evidence::Proof {
            supposed: Conclusion {
                cell: conclusion.cell,
                fill: fill.opposite(),
            },
        },
    }
}
