//! Whether clues have another solution than the one they were taken from.

use crate::fast::{self, Start};
use crate::solver::generic;
use crate::{Rules, Values};
use atisbo_base::{Budget, Stop};
use std::sync::Arc;

/// What is known of other solutions.
pub(super) enum Answer {
    /// There is none.
    Unique,
    /// This is one.
    Another(Vec<u8>),
    /// The effort was not enough to find out.
    Unknown,
}

/// Looks for other solutions of puzzles under the same rules.
pub(super) struct Oracle {
    /// `None` for plain 9 x 9 puzzles, which have a solver of their own.
    solver: Option<Box<generic::Solver>>,
    values: usize,
    /// Guesses and time for one question.
    effort: Budget,
    candidates: Vec<Values>,
    /// Questions asked.
    pub(super) questions: u64,
}

impl Oracle {
    pub(super) fn new(rules: &Arc<Rules>) -> Self {
        let generic = || Box::new(generic::Solver::new(rules));
        Oracle {
            solver: (!rules.is_classic_nine()).then(generic),
            values: rules.values(),
            effort: Budget::unlimited(),
            candidates: Vec::new(),
            questions: 0,
        }
    }

    /// Starts counting questions anew, each worth this many guesses and all together this time.
    pub(super) fn begin(&mut self, budget: &Budget, guesses: u64) {
        self.effort = budget.clone().nodes(guesses);
        self.questions = 0;
    }

    /// The generic solver, if that is the one that answers.
    pub(super) fn solver(&mut self) -> Option<&mut generic::Solver> {
        self.solver.as_deref_mut()
    }

    /// Whether the clues have another solution. `fresh` are cells that any other solution must differ
    /// in at least one of, because with clues in all of them there is none.
    ///
    /// # Errors
    ///
    /// Time is over, or the work was cancelled.
    pub(super) fn another(
        &mut self,
        clues: &[u8],
        solution: &[u8],
        fresh: &[usize],
    ) -> Result<Answer, Stop> {
        self.questions += 1;
        let Some(solver) = &mut self.solver else {
            return Ok(another_classic(clues, solution, fresh));
        };
        let all = Values::up_to(self.values);
        let allowed = |&clue: &u8| if clue > 0 { Values::of(clue) } else { all };
        self.candidates.clear();
        self.candidates.extend(clues.iter().map(allowed));
        if let &[cell] = fresh {
            self.candidates[cell].remove(solution[cell]);
        }
        solver.load_besides(&self.candidates, solution);
        match solver.next_solution(&mut self.effort.meter()) {
            Ok(Some(other)) => Ok(Answer::Another(other)),
            Ok(None) => Ok(Answer::Unique),
            Err(Stop::Nodes) => Ok(Answer::Unknown),
            Err(stop) => Err(stop),
        }
    }
}

fn another_classic(clues: &[u8], solution: &[u8], fresh: &[usize]) -> Answer {
    let mut start = Start::EMPTY;
    for (cell, &clue) in clues.iter().enumerate().filter(|&(_, &clue)| clue > 0) {
        start.place(cell, clue);
    }
    if let &[cell] = fresh {
        start.strike(cell, solution[cell]);
    }
    // At most one of two solutions is the known one.
    let mut found = fast::solutions(start).take(2);
    let other = found.find(|other| other[..] != *solution);
    other.map_or(Answer::Unique, |other| Answer::Another(other.to_vec()))
}
