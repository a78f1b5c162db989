//! Why a puzzle has no solution: the fewest givens, and the rules they break together.

use super::{Logic, Reason};
use atisbo_base::{Budget, Stop};
use atisbo_logic::explain;
use atisbo_logic::theory::{Claim, ConstraintId};

/// This many questions may go into the proof that no smaller set of givens conflicts.
const PROOF: u64 = 20_000;

/// Givens and rules that cannot all hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The givens, then the rules. None of them can be left out.
    pub reasons: Vec<Reason>,
    /// Whether no fewer givens conflict.
    pub smallest: bool,
}

impl Conflict {
    /// The cells of the givens.
    pub fn givens(&self) -> Vec<usize> {
        let givens = self.reasons.iter().filter_map(|reason| match *reason {
            Reason::Given(cell) => Some(cell),
            Reason::Cell(_) | Reason::Place { .. } | Reason::Apart(_) => None,
        });
        givens.collect()
    }
}

impl Logic {
    /// The conflict of a puzzle without solution; `None` if it has one. The fewest givens if that can
    /// be proved with reasonable effort, and then few rules.
    ///
    /// # Errors
    ///
    /// If the budget (nodes are questions to the solver) is used up before any conflict is known.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_sudoku::logic::{Logic, Reason};
    /// use atisbo_sudoku::{RegionKind, text::parse};
    ///
    /// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
    /// assert_eq!(Logic::new(&puzzle)?.conflict(&Budget::unlimited()), Ok(None));
    ///
    /// let puzzle = parse("1.3.\n....\n1.2.\n....").unwrap();
    /// let conflict = Logic::new(&puzzle)?.conflict(&Budget::unlimited()).unwrap().unwrap();
    /// let column = Reason::Place { region: RegionKind::Column(0), value: 1 };
    /// assert_eq!(conflict.reasons, [Reason::Given(0), Reason::Given(8), column]);
    /// # Ok::<(), atisbo_sudoku::logic::BeyondRegions>(())
    /// ```
    pub fn conflict(&mut self, budget: &Budget) -> Result<Option<Conflict>, Stop> {
        let budget = budget.started();
        let reasons = &self.reasons;
        let is_given =
            |constraint: ConstraintId| matches!(reasons[constraint.index()], Reason::Given(_));
        let given_first = |constraint| if is_given(constraint) { 2 } else { 1 };
        let found = explain::deletion(
            &mut self.theory,
            Claim::Conflict,
            &self.active,
            &given_first,
            &budget,
        )?;
        let Some(mut found) = found else {
            return Ok(None);
        };
        let count_givens = |constraint| u64::from(is_given(constraint));
        let patience = budget
            .clone()
            .nodes(budget.max_nodes().unwrap_or(PROOF).min(PROOF));
        let smallest = explain::smallest(
            &mut self.theory,
            Claim::Conflict,
            &self.active,
            &count_givens,
            &patience,
        );
        let proved = smallest.is_ok();
        if let Ok(Some(fewest)) = smallest {
            let number =
                |found: &[ConstraintId]| found.iter().filter(|&&one| is_given(one)).count();
            if number(&fewest) < number(&found) {
                found = fewest;
            }
            let shorter = explain::deletion(
                &mut self.theory,
                Claim::Conflict,
                &found,
                &given_first,
                &budget,
            );
            found = shorter.ok().flatten().unwrap_or(found);
        }
        // Rules are made before givens, and have lower numbers.
        found.sort_by_key(|&constraint| (!is_given(constraint), constraint));
        Ok(Some(Conflict {
            reasons: self.named(&found),
            smallest: proved,
        }))
    }
}
