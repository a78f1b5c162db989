//! The exact analysis as a player: reveals what is certainly safe, else the cell least likely to be a
//! mine.

use super::{Analyser, ExactError};
use crate::agent::{Agent, AgentError, Best, Choice, Decision, FirstCell};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::Budget;

/// The exact analysis as a player of one game.
#[derive(Default)]
pub struct ExactAgent {
    analyser: Analyser,
    /// What it opens when nothing is known, and seed and index of the game.
    first: Option<(FirstCell, u64, u64)>,
}

impl ExactAgent {
    /// A player of game `index` of a seed.
    pub fn new(first: FirstCell, seed: u64, index: u64) -> Self {
        ExactAgent {
            analyser: Analyser::new(),
            first: Some((first, seed, index)),
        }
    }
}

impl Agent for ExactAgent {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        let found = self.analyser.analyse(position, budget)?;
        let first = self.first.filter(|_| position.is_untouched());
        let first = first.and_then(|(first, seed, index)| first.choose(position, seed, index));
        let (choice, reveal) = match Best::of(&found.probability, &found.safe, &found.mines) {
            Best::Safe(cells) => (Choice::Safe, cells),
            Best::Guess { cells, risk } => match first {
                Some(cell) => (Choice::AllEqual { risk }, vec![cell]),
                None => (Choice::Guess { risk }, cells[..1].to_vec()),
            },
            Best::Nothing => return Err(AgentError::Stuck),
        };
        let probability = |cell: Cell| Some((cell, found.probability[cell.index()]?));
        Ok(Decision {
            choice,
            reveal,
            known_mines: position.known_mines().collect(),
            asked: position.hidden().filter_map(probability).collect(),
            numbers: Vec::new(),
        })
    }
}

impl From<ExactError> for AgentError {
    fn from(error: ExactError) -> Self {
        AgentError::Exact(error)
    }
}
