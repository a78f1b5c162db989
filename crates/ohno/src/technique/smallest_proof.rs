//! Smallest proof: the opposite is impossible by the exact search, and these few clues suffice for
//! it. The last rung: whatever is forced at all is found here.

use super::position::Position;
use super::{Clue, Conclusion, Evidence, Role, Step, Technique};
use crate::Minimality::{self, Irreducible, Smallest};
use crate::conflict::{Learner, Solved, shorten};
use crate::logic::Logic;
use crate::{Cell, Grid, Place};
use atisbo_base::{Budget, Meter, Stop};

/// The conflicts a proof may meet on the first attempt, and how many times more on each further one.
const FIRST_EFFORT: u64 = 4;
const MORE: u64 = 4;
/// How many proofs are shortened before the shortest is chosen.
const COMPARED: usize = 6;
/// How many questions are asked before giving up: a large, loose board has a cell for each, and no
/// proof for any.
const MOST_QUESTIONS: usize = 5_000;
/// How many cells the logic is asked about then, and with how many questions and conflicts for each.
const COMPARED_BY_LOGIC: usize = 40;
const MOST_FOR_LOGIC: u64 = 400;

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
        let proofs = self.easiest(&grid, solution, meter)?.into_iter();
        let shortened = proofs.take(COMPARED).map(|(conclusion, premises)| {
            let premises = self.shorten(&grid, conclusion, &premises, Irreducible, meter);
            (conclusion, premises)
        });
        let Some((conclusion, premises)) = shortened.min_by_key(|(_, premises)| premises.len())
        else {
            return Ok(None);
        };
        let clues = self.shorten(&grid, conclusion, &premises, Smallest, meter);
        Ok(Some(step(&grid, conclusion, clues, None)))
    }

    fn shorten(
        &mut self,
        grid: &Grid,
        Conclusion { cell, fill }: Conclusion,
        premises: &[Place],
        goal: Minimality,
        meter: &Meter,
    ) -> Vec<Place> {
        let supposed = (cell, fill.opposite());
        shorten(&mut self.learner, grid, supposed, premises, goal, meter)
    }

    /// The forced cells whose proofs meet the fewest conflicts, those with the fewest premises first:
    /// all unknown cells are tried with little effort, then with more and more.
    fn easiest(
        &mut self,
        grid: &Grid,
        solution: &Grid,
        meter: &mut Meter,
    ) -> Result<Vec<(Conclusion, Vec<Place>)>, Stop> {
        let mut open: Vec<Conclusion> = conclusions(grid, solution).collect();
        let mut effort = FIRST_EFFORT;
        let mut questions = 0;
        while !open.is_empty() {
            let mut proofs = Vec::new();
            let mut index = 0;
            while let Some(&conclusion) = open.get(index) {
                index += 1;
                questions += 1;
                if questions > MOST_QUESTIONS {
                    break;
                }
                let supposed = (conclusion.cell, conclusion.fill.opposite());
                match self.learner.solve(grid, Some(supposed), effort, meter)? {
                    Solved::Conflict(premises) => proofs.push((conclusion, premises)),
                    Solved::Solution(other) => {
                        // What differs in two solutions is not forced.
                        let before = open[..index].iter();
                        let same = |it: &Conclusion| other.get(it.cell).fill() == Some(it.fill);
                        index = before.filter(|&it| same(it)).count();
                        open.retain(same);
                    }
                    Solved::Open => {}
                }
            }
            if !proofs.is_empty() {
                proofs.sort_by_key(|(_, premises)| premises.len());
                return Ok(proofs);
            }
            if questions > MOST_QUESTIONS {
                return Err(Stop::Nodes);
            }
            effort = effort.saturating_mul(MORE);
        }
        Ok(Vec::new())
    }
}

/// One of the first cells that few clues force, as [`logic`](crate::logic) finds it: for when the search
/// stopped. `solution` is the only one.
pub(crate) fn by_logic(
    position: &Position,
    solution: &Grid,
    stop: Stop,
    budget: &Budget,
) -> Option<Step> {
    let grid = position.grid();
    let open = conclusions(&grid, solution).take(COMPARED_BY_LOGIC);
    let open: Vec<Conclusion> = open.collect();
    let questions = budget.max_nodes().unwrap_or(MOST_FOR_LOGIC);
    let budget = budget.clone().nodes(questions.min(MOST_FOR_LOGIC));
    let mut logic = Logic::new(&grid, position.rule(), &budget).ok()?;
    let found = logic.easiest_of(&open, &budget).ok().flatten()?;
    Some(step(&grid, found.conclusion, found.clues(), Some(stop)))
}

/// A cell that is forced because `solution` is the only one, with everything known as the clues: for
/// when the search stopped before it found a short proof.
pub(crate) fn by_everything(position: &Position, solution: &Grid, stop: Stop) -> Option<Step> {
    let grid = position.grid();
    let conclusion = conclusions(&grid, solution).next()?;
    Some(step(&grid, conclusion, grid.known().collect(), Some(stop)))
}

/// What the unknown cells of a grid are in a solution.
fn conclusions(grid: &Grid, solution: &Grid) -> impl Iterator<Item = Conclusion> {
    grid.unknown().filter_map(|cell| {
        let fill = solution.get(cell).fill()?;
        Some(Conclusion { cell, fill })
    })
}

fn step(grid: &Grid, conclusion: Conclusion, clues: Vec<Place>, stop: Option<Stop>) -> Step {
    Step {
        technique: Technique::SmallestProof,
        conclusions: vec![conclusion],
        clues: clues.into_iter().map(|cell| clue(grid, cell)).collect(),
        evidence: Evidence::Proof {
            supposed: conclusion.opposite(),
            stop,
        },
    }
}

fn clue(grid: &Grid, cell: Place) -> Clue {
    let role = match grid.get(cell) {
        Cell::Number(_) => Role::Number,
        Cell::Wall => Role::Wall,
        Cell::Floor | Cell::Unknown => Role::Floor,
    };
    Clue { cell, role }
}
