//! The adviser as a player: reveals what is certainly safe, else the cell least likely to be a mine,
//! and does not ask again about mines it has found.

use super::{Adviser, Beliefs};
use crate::agent::{Agent, AgentError, Decision, FirstCell};
use crate::finding::{Finding, Reason};
use crate::position::{Position, View};
use crate::tiling::Cell;
use atisbo_base::Budget;
use atisbo_bayes::Statistics;

/// The adviser as a player of one game.
#[derive(Clone, Debug)]
pub struct BayesAgent {
    adviser: Adviser,
    first: FirstCell,
    /// Seed and index of the game, for a random first cell.
    game: (u64, u64),
    /// The mines it has found.
    mines: Vec<Cell>,
    /// Whether it forgets them, and asks about every hidden cell anew.
    forgets: bool,
    statistics: Statistics,
}

impl Default for BayesAgent {
    fn default() -> Self {
        BayesAgent::new(Adviser::default(), FirstCell::Corner, 0, 0)
    }
}

impl BayesAgent {
    /// A player of game `index` of a seed.
    pub fn new(adviser: Adviser, first: FirstCell, seed: u64, index: u64) -> Self {
        BayesAgent {
            adviser,
            first,
            game: (seed, index),
            mines: Vec::new(),
            forgets: false,
            statistics: Statistics::default(),
        }
    }

    /// The same player, but it remembers nothing between decisions: as the first report's.
    #[must_use]
    pub fn forgetful(self) -> Self {
        BayesAgent {
            forgets: true,
            ..self
        }
    }

    /// What the inference of all decisions so far cost.
    pub fn statistics(&self) -> Statistics {
        self.statistics
    }
}

impl Agent for BayesAgent {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let mut seen = position.clone();
        for &mine in &self.mines {
            if seen.view(mine).is_hidden() {
                seen.set(mine, View::Mine);
            }
        }
        if seen.is_untouched() {
            let (seed, index) = self.game;
            let first = self.first.choose(position, seed, index);
            return Ok(Decision {
                reason: Reason::AllEqual,
                reveal: first.into_iter().collect(),
                risk: position.density(),
                ..Decision::default()
            });
        }
        let beliefs = self.adviser.analyse(&seen, budget, &mut ())?;
        self.statistics = self.statistics.and(beliefs.statistics);
        if !self.forgets {
            self.mines.extend(&beliefs.mines);
        }
        Ok(Decision {
            known_mines: seen.known_mines().collect(),
            ..beliefs.decide(&seen)?
        })
    }
}

impl Beliefs {
    /// The decision to reveal all cells that are certainly safe, or else the first of those least likely to be mines.
    ///
    /// # Errors
    ///
    /// If there is no cell that could be safe.
    pub fn decide(mut self, position: &Position) -> Result<Decision, AgentError> {
        let probability = |&cell: &Cell| Some((cell, self.probability[cell.index()]?));
        let asked = self.asked.iter().filter_map(probability).collect();
        let numbers = std::mem::take(&mut self.numbers);
        Ok(Decision {
            asked,
            numbers,
            ..Finding::of_beliefs(position, self).decide()?
        })
    }
}
