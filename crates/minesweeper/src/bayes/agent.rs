//! The adviser as a player: reveals what is certainly safe, else the cell least likely to be a mine,
//! and does not ask again about mines it has found.

use super::{Adviser, Beliefs};
use crate::agent::{Agent, AgentError, Best, Decision, FirstCell};
use crate::finding::Reason;
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;
use atisbo_base::Budget;

/// The adviser as a player of one game.
#[derive(Clone, Debug)]
pub struct BayesAgent {
    adviser: Adviser,
    first: FirstCell,
    /// Seed and index of the game, for a random first cell.
    game: (u64, u64),
    /// The mines it has found.
    mines: Vec<Cell>,
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
        }
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
        let known_mines: Vec<Cell> = seen.known_mines().collect();
        if seen.is_untouched() {
            let (seed, index) = self.game;
            let first = self.first.choose(position, seed, index);
            return Ok(Decision {
                reason: Reason::AllEqual,
                risk: match position.mines() {
                    Mines::Total(total) => f64::from(total) / position.tiling().len() as f64,
                    Mines::Density(density) => density,
                },
                reveal: first.into_iter().collect(),
                known_mines,
                asked: Vec::new(),
                numbers: Vec::new(),
            });
        }
        let beliefs = self.adviser.analyse(&seen, budget, &mut ())?;
        self.mines.extend(&beliefs.mines);
        let mut best = beliefs.best().ok_or(AgentError::Stuck)?;
        if best.reason == Reason::Guess {
            best.cells.truncate(1);
        }
        let probability = |cell: Cell| Some((cell, beliefs.probability[cell.index()]?));
        Ok(Decision {
            reason: best.reason,
            risk: best.risk,
            reveal: best.cells,
            known_mines,
            asked: beliefs
                .asked
                .iter()
                .copied()
                .filter_map(probability)
                .collect(),
            numbers: beliefs.numbers,
        })
    }
}

impl Beliefs {
    /// The cells to reveal; none if all hidden ones are mines.
    pub fn best(&self) -> Option<Best> {
        Best::of(&self.probability, &self.safe, &self.mines)
    }
}
