//! The first report's way of playing: ask about every hidden cell, reveal the best one, forget.

use atisbo_base::Budget;
use atisbo_bayes::Statistics;
use atisbo_minesweeper::bayes::{Adviser, BayesAgent};
use atisbo_minesweeper::{Agent, AgentError, Best, Cell, Choice, Decision, Position};

/// Reveals one cell at a time and remembers no mines; what asking cost is added up.
pub(super) struct OneByOne<'a> {
    adviser: &'a Adviser,
    /// Opens the first cell.
    first: BayesAgent,
    pub(super) statistics: Statistics,
}

impl<'a> OneByOne<'a> {
    pub(super) fn new(adviser: &'a Adviser, first: BayesAgent) -> Self {
        OneByOne {
            adviser,
            first,
            statistics: Statistics::default(),
        }
    }
}

impl Agent for OneByOne<'_> {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        if position.numbers().next().is_none() {
            return self.first.decide(position, budget);
        }
        let beliefs = self.adviser.analyse(position, budget, &mut ())?;
        self.statistics = self.statistics.and(beliefs.statistics);
        let (choice, cells) = match beliefs.best() {
            Best::Safe(cells) => (Choice::Safe, cells),
            Best::Guess { cells, risk } => (Choice::Guess { risk }, cells),
            Best::Nothing => return Err(AgentError::Stuck),
        };
        let probability = |&cell: &Cell| Some((cell, beliefs.probability[cell.index()]?));
        Ok(Decision {
            choice,
            reveal: cells[..1].to_vec(),
            known_mines: Vec::new(),
            asked: beliefs.asked.iter().filter_map(probability).collect(),
            numbers: beliefs.numbers,
        })
    }
}
