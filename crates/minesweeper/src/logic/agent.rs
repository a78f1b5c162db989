//! The report's player: a random first cell, then the first certainty, and a random cell when there is
//! none; or better, by its settings.

use super::LogicError;
use super::analysis::{solve, withdraw};
use super::evidence::Conclusion;
use super::reasoner::Reasoner;
use super::settings::{Engine, Settings};
use super::sight::{Known, Sight};
use super::statistics::Statistics;
use crate::agent::{Agent, AgentError, Best, Decision, FirstCell};
use crate::exact;
use crate::finding::Reason;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, seed};
use rand::RngExt;
use rand_pcg::Pcg64;

/// A player of one game that reasons by logic. Mines it is sure of are marked in its memory, not on the
/// board.
#[derive(Debug)]
pub struct LogicAgent {
    settings: Settings,
    first: FirstCell,
    /// Seed and index of the game.
    game: (u64, u64),
    /// Decides where nothing else does.
    random: Pcg64,
    marks: Vec<Cell>,
    reasoner: Reasoner,
    conclusions: Vec<Conclusion>,
    analyser: exact::Analyser,
}

impl LogicAgent {
    /// A player of game `index` of a seed.
    pub fn new(settings: Settings, first: FirstCell, seed: u64, index: u64) -> Self {
        LogicAgent {
            settings,
            first,
            game: (seed, index),
            // Another stream than those of the mines and the first cell.
            random: seed::rng(seed.rotate_left(32) ^ 0x6c6f_6769_635f_3032, index),
            marks: Vec::new(),
            reasoner: Reasoner::new(settings),
            conclusions: Vec::new(),
            analyser: exact::Analyser::new(),
        }
    }

    /// What was proved for the last decision, in order: mines that were marked, then what was opened.
    pub fn conclusions(&self) -> &[Conclusion] {
        &self.conclusions
    }

    /// The cells it has marked as mines.
    pub fn marks(&self) -> &[Cell] {
        &self.marks
    }

    /// What its reasoning took so far.
    pub fn statistics(&self) -> &Statistics {
        &self.reasoner.statistics
    }

    fn first_cell(&self, position: &Position) -> Option<Cell> {
        let (seed, index) = self.game;
        self.first.choose(position, seed, index)
    }

    /// Marks one certain mine after the other until a cell is certainly none; `None` if certainty ends
    /// before that.
    fn prove(
        &mut self,
        sight: &mut Sight<'_>,
        budget: &Budget,
    ) -> Result<Option<Cell>, LogicError> {
        while let Some((_, conclusion)) = self.reasoner.first_certainty(sight, 0, budget)? {
            let Conclusion { cell, is_mine, .. } = conclusion;
            self.conclusions.push(conclusion);
            if !is_mine {
                return Ok(Some(cell));
            }
            self.marks.push(cell);
            sight.conclude(cell, true);
        }
        Ok(None)
    }

    /// Marks all certain mines, and gives all cells that are certainly none.
    fn solve(&mut self, sight: &mut Sight<'_>, budget: &Budget) -> Result<Vec<Cell>, LogicError> {
        let statistics = &mut self.reasoner.statistics;
        self.conclusions = solve(sight, &self.settings, budget, statistics)?;
        let mut safe = Vec::new();
        for &Conclusion { cell, is_mine, .. } in &self.conclusions {
            sight.conclude(cell, is_mine);
            if is_mine {
                self.marks.push(cell);
            } else {
                safe.push(cell);
            }
        }
        Ok(safe)
    }

    /// A cell to open without being sure, with the risk.
    fn guess(&mut self, sight: &Sight<'_>, budget: &Budget) -> Result<(Cell, f64), AgentError> {
        if self.settings.best_guess {
            let found = self.analyser.analyse(sight.position(), budget)?;
            let best = Best::of(&found.probability, &found.safe, &found.mines);
            let best = best.ok_or(AgentError::Stuck)?;
            return Ok((best.cells[0], best.risk));
        }
        let open: Vec<Cell> = sight.open().collect();
        if open.is_empty() {
            return Err(AgentError::Stuck);
        }
        let cell = open[self.random.random_range(0..open.len())];
        Ok((cell, sight.mean_risk()))
    }
}

impl Agent for LogicAgent {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        self.conclusions.clear();
        let mut sight = Sight::new(position, self.settings.flags);
        for &mark in &self.marks {
            if sight.known(mark) == Known::Open {
                sight.know(mark, Known::Mine);
            }
        }
        let mut decision = Decision {
            reason: Reason::Safe,
            risk: 0.0,
            reveal: Vec::new(),
            known_mines: sight.mines().collect(),
            asked: Vec::new(),
            numbers: Vec::new(),
        };
        if position.is_untouched() {
            decision.reason = Reason::AllEqual;
            decision.risk = sight.mean_risk();
            decision.reveal.extend(self.first_cell(position));
            return Ok(decision);
        }
        let withdrawn = withdraw(&mut sight, &self.settings, budget)?;
        self.marks
            .retain(|mark| withdrawn.binary_search(mark).is_err());
        decision.reveal = if self.settings.engine == Engine::Sat {
            self.solve(&mut sight, budget)?
        } else {
            self.prove(&mut sight, budget)?.into_iter().collect()
        };
        if decision.reveal.is_empty() {
            let (cell, risk) = self.guess(&sight, budget)?;
            decision.reason = Reason::Guess;
            decision.risk = risk;
            decision.reveal.push(cell);
        }
        let numbers = self
            .conclusions
            .iter()
            .flat_map(|one| one.evidence.numbers());
        decision.numbers.extend(numbers);
        decision.numbers.sort_unstable();
        decision.numbers.dedup();
        Ok(decision)
    }
}

impl From<LogicError> for AgentError {
    fn from(error: LogicError) -> Self {
        AgentError::Logic(error)
    }
}
