//! One puzzle after another under the same settings.

use super::exchanges::Exchanges;
use super::kind::random_rules;
use super::oracle::{Answer, Oracle};
use super::thinning::{Items, Limits, Thinning};
use super::{GenerateError, Method, Settings, Symmetry, fewer, grid};
use crate::{Puzzle, Rating, fast};
use atisbo_base::{Budget, Meter, Stop, seed};
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is known about clues that could go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Minimality {
    /// Without any one of the clues there are several solutions.
    Clues,
    /// Without any one orbit of clues there are several solutions. A single clue might go, but not
    /// without breaking the symmetry.
    Orbits,
    /// Some clues are left because the effort was too small to tell whether they could go.
    Unproved,
    /// The method does not go that far.
    NotWanted,
}

/// A puzzle that was made.
#[derive(Clone, Debug)]
pub struct Generated {
    /// Which of the series.
    pub index: u64,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution, row by row.
    pub solution: Vec<u8>,
    /// The number of clues.
    pub clues: usize,
    /// How hard it is, if a certain grade was wanted.
    pub rating: Option<Rating>,
    /// Whether fewer would do.
    pub minimality: Minimality,
    /// How many grids were tried until one gave such a puzzle.
    pub tried: u64,
    /// How often a solver was asked whether a puzzle is unique.
    pub questions: u64,
}

/// Makes the puzzles of a series, any of them in any order.
pub struct Generator {
    settings: Settings,
    /// The clues that go together.
    orbits: Vec<Vec<usize>>,
    /// The cells that can have no clue.
    outside: Vec<usize>,
    oracle: Oracle,
    /// `None` where values cannot simply be exchanged.
    exchanges: Option<Exchanges>,
}

/// What came of one grid.
enum Attempt {
    Made(Box<Generated>),
    /// The puzzle has this many clues, which is more than wanted.
    TooMany(usize),
    /// With clues wherever they may be there are several solutions.
    Ambiguous,
}

impl Generator {
    /// The third clue that cannot go ends the report's method.
    const REPORT_FAILURES: usize = 3;

    /// This many grids may be too ambiguous for the pattern for each puzzle that may not be as wanted.
    const GRIDS_A_PUZZLE: u64 = 1_000;

    /// A generator for these settings.
    ///
    /// # Errors
    ///
    /// If the settings contradict themselves.
    pub fn new(settings: &Settings) -> Result<Self, GenerateError> {
        settings.grade.check()?;
        let orbits = settings.orbits()?;
        let rules = &settings.rules;
        let exchangeable = rules.constraints().is_empty()
            && rules.apart().is_empty()
            && rules.values() == rules.shape().size();
        let mut inside = vec![false; settings.rules.shape().cells()];
        for &cell in orbits.iter().flatten() {
            inside[cell] = true;
        }
        Ok(Generator {
            outside: (0..inside.len()).filter(|&cell| !inside[cell]).collect(),
            oracle: Oracle::new(&settings.rules),
            exchanges: exchangeable.then(|| Exchanges::new(&settings.rules)),
            settings: settings.clone(),
            orbits,
        })
    }

    /// Puzzle `index`.
    ///
    /// # Errors
    ///
    /// If no grid gives such a puzzle, or if the budget is used up: its nodes are grids tried.
    pub fn generate(&mut self, index: u64, budget: &Budget) -> Result<Generated, GenerateError> {
        let mut rng = seed::rng(self.settings.seed, index);
        let budget = budget.started();
        if self.settings.kinds.is_empty() {
            return self.on_random_grids(index, &mut rng, &budget);
        }
        let shape = self.settings.rules.shape();
        let rules = random_rules(shape, &self.settings.kinds, &mut rng, &budget)?;
        let settings = Settings {
            rules,
            kinds: Vec::new(),
            ..self.settings.clone()
        };
        Generator::new(&settings)?.on_random_grids(index, &mut rng, &budget)
    }

    /// The first good puzzle on random grids.
    fn on_random_grids(
        &mut self,
        index: u64,
        rng: &mut Pcg64,
        budget: &Budget,
    ) -> Result<Generated, GenerateError> {
        let mut meter = budget.meter();
        self.oracle.begin(budget, self.settings.effort);
        let mut best: Option<usize> = None;
        let (mut tries, mut puzzles) = (0, 0);
        let most = self.settings.tries.saturating_mul(Self::GRIDS_A_PUZZLE);
        while puzzles < self.settings.tries && tries < most {
            let stopped = move |stop| GenerateError::Stopped { stop, tries, best };
            // A grid takes long enough to look at the clock after each.
            if let Some(stop) = meter.check(tries, 0).or_else(|| meter.check_clock()) {
                return Err(stopped(stop));
            }
            let solution = self.random_grid(rng, budget).map_err(stopped)?;
            let solution = solution.ok_or(GenerateError::NoGrid)?;
            let attempt = self.attempt(solution, rng, &meter).map_err(stopped)?;
            tries += 1;
            match attempt {
                Attempt::Made(mut made) => {
                    if self.grade(&mut made, rng, budget).map_err(stopped)? {
                        (made.index, made.tried) = (index, tries);
                        return Ok(*made);
                    }
                    puzzles += 1;
                }
                Attempt::TooMany(clues) => {
                    puzzles += 1;
                    best = Some(best.map_or(clues, |best| best.min(clues)));
                }
                Attempt::Ambiguous => {}
            }
        }
        Err(GenerateError::NotFound { tries, best })
    }

    /// Whether a puzzle is as hard as wanted, perhaps with a few clues given back.
    fn grade(&self, made: &mut Generated, rng: &mut Pcg64, budget: &Budget) -> Result<bool, Stop> {
        let grade = &self.settings.grade;
        if grade.is_any() {
            return Ok(true);
        }
        let (puzzle, solution) = (&mut made.puzzle, &made.solution);
        made.rating = grade.adjust(puzzle, solution, &self.orbits, rng, budget)?;
        let clues = made.puzzle.clues();
        if clues > made.clues {
            (made.clues, made.minimality) = (clues, Minimality::NotWanted);
        }
        Ok(made.rating.is_some())
    }

    fn random_grid(&mut self, rng: &mut Pcg64, budget: &Budget) -> Result<Option<Vec<u8>>, Stop> {
        let rules = &self.settings.rules;
        if self.settings.method == Method::Report && grid::suits_backtracking(rules) {
            return grid::by_backtracking(rules, rng, budget);
        }
        match self.oracle.solver() {
            None => Ok(Some(grid::random_classic(rng).to_vec())),
            Some(solver) => grid::random_grid(solver, rules.shape(), rng, budget),
        }
    }

    fn attempt(
        &mut self,
        solution: Vec<u8>,
        rng: &mut Pcg64,
        meter: &Meter,
    ) -> Result<Attempt, Stop> {
        let rules = &self.settings.rules;
        let mut order: Vec<usize> = (0..self.orbits.len()).collect();
        order.shuffle(rng);
        let items = Items {
            orbits: &self.orbits,
            order: &order,
        };
        let limits = match self.settings.method {
            Method::Minimal => Limits::default(),
            Method::Clues(clues) => Limits {
                clues,
                failures: None,
            },
            Method::Report => Limits {
                clues: self.settings.least(),
                failures: Some(Self::REPORT_FAILURES),
            },
        };
        let mut thinning = Thinning::new(self.exchanges.as_mut(), &solution, items, limits);
        if !self.outside.is_empty() {
            if thinning.is_hopeless() {
                return Ok(Attempt::Ambiguous);
            }
            let clues = &thinning.clues;
            let answer = self.oracle.another(clues, &solution, &self.outside)?;
            if !matches!(answer, Answer::Unique) {
                return Ok(Attempt::Ambiguous);
            }
        }
        thinning.run(&mut self.oracle)?;
        let mut clues = std::mem::take(&mut thinning.clues);
        if let Method::Clues(wanted) = self.settings.method
            && thinning.left > wanted
        {
            self.reduce(&mut clues, &solution, wanted, rng, meter)?;
            let left = clues.iter().filter(|&&clue| clue > 0).count();
            if left > wanted {
                return Ok(Attempt::TooMany(left));
            }
        }
        let minimality = match (self.settings.method, self.settings.symmetry) {
            (Method::Clues(_) | Method::Report, _) => Minimality::NotWanted,
            (Method::Minimal, _) if !thinning.is_minimal() => Minimality::Unproved,
            (Method::Minimal, Symmetry::None) => Minimality::Clues,
            (Method::Minimal, _) => Minimality::Orbits,
        };
        let mut puzzle = Puzzle::with_rules(Arc::clone(rules));
        puzzle.give_all(&clues);
        Ok(Attempt::Made(Box::new(Generated {
            index: 0,
            clues: puzzle.clues(),
            rating: None,
            puzzle,
            minimality,
            tried: 0,
            questions: self.oracle.questions,
            solution,
        })))
    }

    /// Plain 9 x 9 puzzles without symmetry can go further than taking clues away.
    fn reduce(
        &self,
        clues: &mut [u8],
        solution: &[u8],
        wanted: usize,
        rng: &mut Pcg64,
        meter: &Meter,
    ) -> Result<(), Stop> {
        if self.settings.rules.is_classic_nine()
            && self.settings.symmetry == Symmetry::None
            && let Ok(grid) = <&mut fast::Grid>::try_from(clues)
            && let Ok(solution) = <&fast::Grid>::try_from(solution)
        {
            let mut allowed = [true; 81];
            for &cell in &self.outside {
                allowed[cell] = false;
            }
            fewer::reduce(grid, solution, wanted, &allowed, rng, meter)?;
        }
        Ok(())
    }
}
