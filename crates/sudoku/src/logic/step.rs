//! The easiest thing to say about a position: what follows from the fewest rules.

use super::{BeyondRegions, Logic, Reason};
use crate::Position;
use crate::technique::Candidate;
use atisbo_base::{Budget, Stop};
use atisbo_logic::{Literal, explain};

/// What follows from a few rules and the pencil marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// Values that go into cells.
    pub placements: Vec<Candidate>,
    /// Candidates that go.
    pub eliminations: Vec<Candidate>,
    /// The rules, none of which can be left out for the first of the conclusions.
    pub because: Vec<Reason>,
}

/// What follows from the fewest rules that are found, out of all that follows from a position; all
/// that these rules prove. `None` if nothing follows.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::logic::{Reason, next_deduction};
/// use atisbo_sudoku::{Position, text::parse};
///
/// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
/// let found = next_deduction(&Position::new(&puzzle), &Budget::unlimited())?;
/// let found = found.unwrap().unwrap();
/// assert_eq!(found.because.len(), 1);
/// # Ok::<(), atisbo_sudoku::logic::BeyondRegions>(())
/// ```
///
/// # Errors
///
/// The outer one if there are rules beyond cells that differ; the inner one if the budget (nodes are
/// questions to the solver) is used up first.
pub fn next_deduction(
    position: &Position,
    budget: &Budget,
) -> Result<Result<Option<Deduction>, Stop>, BeyondRegions> {
    let empty = (0..position.shape().cells()).filter(|&cell| position.value(cell).is_none());
    let open = empty.flat_map(|cell| position.candidates(cell).in_cell(cell));
    let open: Vec<Candidate> = open.collect();
    Ok(Logic::at(position)?.easiest_of(&open, budget))
}

impl Logic {
    /// The same for some of the candidates only.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up first.
    pub fn easiest_of(
        &mut self,
        open: &[Candidate],
        budget: &Budget,
    ) -> Result<Option<Deduction>, Stop> {
        let budget = budget.started();
        let literals = open.iter().map(|it| self.candidate(it.cell, it.value));
        let facts: Vec<Literal> = literals.flat_map(|literal| [literal, !literal]).collect();
        let found = explain::cheapest(&mut self.theory, &facts, &self.active, &|_| 1, &budget)?;
        let Some(found) = found else {
            return Ok(None);
        };
        // Where the budget is used up meanwhile, one conclusion is enough.
        let all = explain::consequences(&mut self.theory, &facts, &found.because, &budget);
        let conclusions = all.unwrap_or_else(|_| vec![found.fact]);
        let (placed, gone): (Vec<Literal>, Vec<Literal>) =
            (conclusions.into_iter()).partition(|literal| literal.is_positive());
        let candidates = |literals: Vec<Literal>| {
            let each = literals.into_iter();
            each.map(|literal| self.candidate_of(literal))
                .collect::<Vec<Candidate>>()
        };
        let placements = candidates(placed);
        let mut eliminations = candidates(gone);
        // To fill in a value says already that the cell holds no other.
        eliminations.retain(|gone| placements.iter().all(|placed| placed.cell != gone.cell));
        Ok(Some(Deduction {
            placements,
            eliminations,
            because: self.named(&found.because),
        }))
    }
}
