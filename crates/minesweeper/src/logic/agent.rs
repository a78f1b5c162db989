//! The report's player: a random first cell, then the first certainty, and a random cell when there is
//! none; or better, by its settings.

use super::LogicError;
use super::analysis::{solve, withdraw};
use super::evidence::{Conclusion, Evidence};
use super::reasoner::Reasoner;
use super::settings::{Engine, Settings};
use super::sight::{Known, Sight};
use super::statistics::Statistics;
use super::trace::{Event, Tracer};
use crate::agent::{Agent, AgentError, Decision, FirstCell};
use crate::exact;
use crate::finding::{Finding, Reason};
use crate::position::Position;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Place, Stop, Trace, seed};
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64;

/// A player of one game that reasons by logic. Mines it is sure of are marked, on the board and in its memory.
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

    /// The same, and its decisions are written down, so many events of them. Satisfiability asks no knowledge base, and
    /// leaves none but those of the decisions.
    #[must_use]
    pub fn traced(mut self, limit: usize, tiling: Tiling) -> Self {
        self.reasoner.tracer = Some(Tracer::new(limit, tiling));
        self
    }

    /// What was written down.
    pub fn into_trace(self) -> Option<Trace<Event>> {
        self.reasoner.tracer.map(Tracer::into_trace)
    }

    /// Writes down what is done to a cell.
    fn tell(&mut self, event: fn(Place) -> Event, cell: Cell) {
        if let Some(tracer) = &mut self.reasoner.tracer {
            tracer.at(event, cell);
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
            self.mark(cell);
            sight.conclude(cell, true);
        }
        Ok(None)
    }

    /// Remembers that a cell is a mine.
    fn mark(&mut self, cell: Cell) {
        self.tell(|cell| Event::Mark { cell }, cell);
        self.marks.push(cell);
    }

    /// Marks all certain mines, and gives all cells that are certainly none.
    fn solve(&mut self, sight: &mut Sight<'_>, budget: &Budget) -> Result<Vec<Cell>, LogicError> {
        let statistics = &mut self.reasoner.statistics;
        self.conclusions = solve(sight, &self.settings, budget, statistics)?;
        let mut safe = Vec::new();
        let mut mines = Vec::new();
        for &Conclusion { cell, is_mine, .. } in &self.conclusions {
            sight.conclude(cell, is_mine);
            if is_mine {
                mines.push(cell);
            } else {
                safe.push(cell);
            }
        }
        for cell in mines {
            self.mark(cell);
        }
        Ok(safe)
    }

    /// A cell to open without being sure.
    fn guess(&mut self, sight: &Sight<'_>, budget: &Budget) -> Result<Decision, AgentError> {
        let (cell, risk) = if self.settings.best_guess {
            let position = sight.position();
            let known = self.analyser.analyse(position, budget)?;
            let found = Finding::new(position, known.probability, known.safe, known.mines);
            let best = found.reveal.first().copied().zip(found.risk);
            best.ok_or(AgentError::Stuck)?
        } else {
            let open: Vec<Cell> = sight.open().collect();
            let cell = open.choose(&mut self.random).ok_or(AgentError::Stuck)?;
            (*cell, sight.mean_risk())
        };
        Ok(Decision::one(Reason::Guess, cell, risk))
    }
}

impl Agent for LogicAgent {
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError> {
        self.conclusions.clear();
        self.reasoner.asked = Some(Vec::new());
        let mut sight = Sight::new(position, self.settings.flags);
        for &mark in &self.marks {
            if sight.known(mark) == Known::Open {
                sight.know(mark, Known::Mine);
            }
        }
        let mut decision = Decision {
            reason: Reason::Safe,
            known_mines: sight.mines().collect(),
            ..Decision::default()
        };
        if position.is_untouched() {
            let (seed, index) = self.game;
            decision.reason = Reason::AllEqual;
            decision.risk = sight.mean_risk();
            decision
                .reveal
                .extend(self.first.choose(position, seed, index));
            if let Some(&cell) = decision.reveal.first() {
                self.tell(|cell| Event::First { cell }, cell);
            }
            return Ok(decision);
        }
        let given_up = self.statistics().given_up;
        let withdrawn = withdraw(&mut sight, &self.settings, budget)?;
        self.marks
            .retain(|mark| withdrawn.binary_search(mark).is_err());
        let marked = self.marks.len();
        decision.reveal = if self.settings.engine == Engine::Sat {
            self.solve(&mut sight, budget)?
        } else {
            self.prove(&mut sight, budget)?.into_iter().collect()
        };
        if decision.reveal.is_empty() {
            let guess = match self.guess(&sight, budget) {
                // All cells are known: there is nothing left to open.
                Err(AgentError::Stuck) => Decision::default(),
                other => other?,
            };
            decision = Decision {
                known_mines: decision.known_mines,
                ..guess
            };
        }
        for &cell in &decision.reveal {
            if decision.is_guess() {
                self.tell(|cell| Event::Guess { cell }, cell);
            } else {
                self.tell(|cell| Event::Open { cell }, cell);
            }
        }
        decision.mark = self.marks[marked..].to_vec();
        decision.questions = self.reasoner.asked.take().unwrap_or_default();
        if self.statistics().given_up > given_up {
            decision.stop = Some(Stop::Nodes);
        }
        let proofs = self.conclusions.iter().map(|one| &one.evidence);
        decision.numbers = proofs.flat_map(Evidence::numbers).collect();
        decision.numbers.sort_unstable();
        decision.numbers.dedup();
        Ok(decision)
    }
}
