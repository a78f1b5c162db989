//! The engines of logic on a puzzle, to be compared with other methods.

use super::Logic;
use atisbo_base::{Budget, Name, Stop};
use atisbo_logic::{Statistics, Verdict, Why, cdcl, dpll, sat, walksat};
use serde::Serialize;

/// An engine that looks for a model of clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
pub enum Engine {
    /// Backtracking with unit and pure literals.
    Dpll,
    /// Learning a clause from each conflict.
    Cdcl,
    /// Local search.
    #[name("walksat")]
    WalkSat,
    /// The production solver.
    Sat,
}

/// How an engine ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// With a solution, row by row.
    Solved(#[serde(skip)] Vec<u8>),
    /// There is none.
    NoSolution,
    /// Local search found none, which proves nothing.
    GaveUp,
    /// The budget was used up first.
    Stopped(Stop),
}

impl Logic {
    /// A solution by this engine, and what it took.
    ///
    /// ```
    /// use atisbo_base::Budget;
    /// use atisbo_sudoku::logic::{Ending, Engine, Logic};
    /// use atisbo_sudoku::text::parse;
    ///
    /// let puzzle = parse("1.34\n34..\n2...\n...1").unwrap();
    /// let logic = Logic::new(&puzzle)?;
    /// for engine in Engine::ALL {
    ///     let (ending, _) = logic.solve_by(engine, 0, &Budget::unlimited());
    ///     let Ending::Solved(solution) = ending else { panic!() };
    ///     assert!(puzzle.is_solved_by(&solution));
    /// }
    /// # Ok::<(), atisbo_sudoku::logic::BeyondRegions>(())
    /// ```
    pub fn solve_by(&self, engine: Engine, seed: u64, budget: &Budget) -> (Ending, Statistics) {
        let cnf = match self.clauses(budget) {
            Ok((cnf, _)) => cnf,
            Err(stop) => return (Ending::Stopped(stop), Statistics::default()),
        };
        let solved = match engine {
            Engine::Dpll => {
                let settings = dpll::Settings {
                    seed,
                    ..dpll::Settings::default()
                };
                dpll::solve(&cnf, &settings, (), budget)
            }
            Engine::Cdcl => cdcl::solve(&cnf, &cdcl::Settings::default(), (), budget),
            Engine::WalkSat => {
                let settings = walksat::Settings {
                    seed,
                    ..walksat::Settings::default()
                };
                walksat::solve(&cnf, &settings, (), budget)
            }
            Engine::Sat => sat::solve(&cnf, budget),
        };
        let ending = match solved.verdict {
            // The symbols of the candidates are the first in both, with the same numbers.
            Verdict::Satisfiable(model) => Ending::Solved(self.filling(&model)),
            Verdict::Unsatisfiable(_) => Ending::NoSolution,
            Verdict::Unknown(Why::Budget(stop)) => Ending::Stopped(stop),
            Verdict::Unknown(_) => Ending::GaveUp,
        };
        (ending, solved.statistics)
    }
}
