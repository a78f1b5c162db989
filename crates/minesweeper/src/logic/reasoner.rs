//! The report's way of reasoning: about each open cell beside a number a knowledge base is asked "is it a
//! mine?", then "is it none?"; the first certainty counts.

use super::LogicError;
use super::asked::{Ask, Asked, Reply};
use super::atom::{Atom, degree};
use super::base::Base;
use super::evidence::{Conclusion, Evidence};
use super::rules::Stencils;
use super::settings::{Engine, Rules, Settings};
use super::sight::{Known, Sight};
use super::statistics::Statistics;
use super::trace::Tracer;
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Budget, Stop};
use std::time::Instant;

/// Asks, and remembers a knowledge base if it is to grow with what is seen.
#[derive(Clone, Debug)]
pub(super) struct Reasoner {
    settings: Settings,
    shared: Option<Shared>,
    stencils: Stencils,
    pub(super) statistics: Statistics,
    /// The questions, where they are to be written down.
    pub(super) asked: Option<Vec<Asked>>,
    pub(super) tracer: Option<Tracer>,
}

/// What is asked about: a cell, by the rules of this number or by the number of mines in all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) cell: Cell,
    pub(super) number: Option<(Cell, u8)>,
}

impl Reasoner {
    pub(super) fn new(settings: Settings) -> Self {
        Reasoner {
            settings,
            shared: None,
            stencils: Stencils::default(),
            statistics: Statistics::default(),
            asked: None,
            tracer: None,
        }
    }

    /// The first certainty from question number `from` on, with the number of its question.
    pub(super) fn first_certainty(
        &mut self,
        sight: &Sight<'_>,
        from: usize,
        budget: &Budget,
    ) -> Result<Option<(usize, Conclusion)>, LogicError> {
        let meter = budget.meter();
        if let Some(tracer) = &mut self.tracer {
            tracer.sees(sight);
        }
        let mut shared = None;
        if self.settings.incremental {
            shared = Some(self.grown_base(sight, budget)?);
        }
        let degree = degree(sight.position().tiling());
        for (index, question) in self.questions(sight).into_iter().enumerate().skip(from) {
            let written = self.asked.as_ref().map_or(0, Vec::len) * size_of::<Asked>();
            let stop = meter.check_clock();
            if let Some(stop) = stop.or_else(|| meter.check_bytes(written as u64)) {
                self.shared = shared;
                return Err(LogicError::Stopped(stop));
            }
            let start = Instant::now();
            let answer = if let Some(shared) = &mut shared {
                self.answer(&mut shared.base, question, start, budget)?
            } else {
                let mut base = self.fresh_base(sight, degree, question)?;
                self.answer(&mut base, question, start, budget)?
            };
            if let Some(conclusion) = answer {
                self.shared = shared;
                return Ok(Some((index, conclusion)));
            }
        }
        self.shared = shared;
        Ok(None)
    }

    /// The open neighbours of each number in turn; and where the total settles all, every open cell.
    pub(super) fn questions(&self, sight: &Sight<'_>) -> Vec<Question> {
        let tiling = sight.position().tiling();
        let mut questions = Vec::new();
        for (cell, number) in sight.open_numbers() {
            for &neighbour in tiling.neighbours(cell).iter() {
                if sight.known(neighbour) == Known::Open {
                    questions.push(Question {
                        cell: neighbour,
                        number: Some((cell, number)),
                    });
                }
            }
        }
        if self.settings.mine_count && sight.settled_by_total().is_some() {
            let about = |cell| Question { cell, number: None };
            questions.extend(sight.open().map(about));
        }
        questions
    }

    /// The base of each question, with the cell it is about.
    pub(super) fn fresh_bases(
        &mut self,
        sight: &Sight<'_>,
    ) -> Result<Vec<(Cell, Base)>, LogicError> {
        let degree = degree(sight.position().tiling());
        let questions = self.questions(sight).into_iter();
        questions
            .map(|question| Ok((question.cell, self.fresh_base(sight, degree, question)?)))
            .collect()
    }

    /// One base with the rules of all numbers that have open neighbours, and all facts.
    pub(super) fn whole_base(
        &self,
        sight: &Sight<'_>,
        budget: &Budget,
    ) -> Result<Base, LogicError> {
        let mut shared = Shared::new(sight.position().tiling(), self.settings.engine);
        shared.tell_new(sight, &self.settings, budget)?;
        Ok(shared.base)
    }

    /// All facts, and the rules that the question is about.
    pub(super) fn fresh_base(
        &mut self,
        sight: &Sight<'_>,
        degree: u8,
        question: Question,
    ) -> Result<Base, LogicError> {
        let Settings { engine, rules, .. } = self.settings;
        let mut base = match question.number {
            Some((cell, _)) if rules == Rules::All => {
                let neighbours = sight.position().tiling().neighbours(cell);
                let stencils = &mut self.stencils;
                stencils.base((cell, &neighbours), (degree, engine))?
            }
            number => {
                let mut base = Base::new(degree, engine);
                match number {
                    Some(number) => base.tell_number(sight, number, rules)?,
                    None => base.tell_mine_count(sight, &[question.cell]),
                }
                base
            }
        };
        for (cell, known) in sight.settled() {
            base.tell_known(cell, known);
        }
        self.statistics.bases += 1;
        self.statistics.rules += base.program().len() as u64;
        Ok(base)
    }

    /// The knowledge base of before, with what is new.
    fn grown_base(&mut self, sight: &Sight<'_>, budget: &Budget) -> Result<Shared, LogicError> {
        let known = self.shared.take().filter(|shared| shared.agrees(sight));
        let mut shared = known.unwrap_or_else(|| {
            self.statistics.bases += 1;
            Shared::new(sight.position().tiling(), self.settings.engine)
        });
        let before = shared.base.program().len();
        shared.tell_new(sight, &self.settings, budget)?;
        self.statistics.rules += (shared.base.program().len() - before) as u64;
        Ok(shared)
    }

    /// Both questions about a cell; `start` is when its base was begun.
    fn answer(
        &mut self,
        base: &mut Base,
        question: Question,
        mut start: Instant,
        budget: &Budget,
    ) -> Result<Option<Conclusion>, LogicError> {
        let Question { cell, number } = question;
        let recursive = self.settings.engine == Engine::Recursive;
        let mut of_one = budget.clone();
        if recursive {
            let most = budget.max_nodes().unwrap_or(u64::MAX);
            of_one = of_one.nodes(most.min(self.settings.most_goals));
        }
        if let Some(tracer) = &mut self.tracer {
            tracer.base(cell, number, base);
        }
        for is_mine in [true, false] {
            self.statistics.asked += 1;
            let (goal, ask) = (Atom::mine(cell, is_mine), Ask::of(is_mine));
            let found = match &mut self.tracer {
                None => base.ask(goal, &mut (), &of_one),
                Some(tracer) => tracer.question((cell, ask), base, |base, watch| {
                    base.ask(goal, watch, &of_one)
                }),
            };
            let (reply, proof) = match found {
                Ok(Some(proof)) => (Reply::Yes, Some(proof)),
                Ok(None) => (Reply::No, None),
                Err(Stop::Nodes) if recursive => (Reply::GivenUp, None),
                Err(stop) => return Err(LogicError::Stopped(stop)),
            };
            self.statistics.given_up += u64::from(reply == Reply::GivenUp);
            if let Some(tracer) = &mut self.tracer {
                tracer.answer((cell, ask), reply);
            }
            if let Some(asked) = &mut self.asked {
                asked.push(Asked {
                    cell,
                    number: number.map(|(cell, _)| cell),
                    ask,
                    rules: base.program().len() - base.facts(),
                    facts: base.facts(),
                    reply,
                    time: start.elapsed(),
                });
                start = Instant::now();
            }
            if let Some(proof) = proof {
                return Ok(Some(Conclusion {
                    cell,
                    is_mine,
                    evidence: Evidence::Chained(proof),
                }));
            }
        }
        Ok(None)
    }
}

/// One knowledge base for a whole game.
#[derive(Clone, Debug)]
struct Shared {
    base: Base,
    /// What was told of each cell.
    told: Vec<Known>,
    /// Whether the rules of a number were told.
    has_rules: Vec<bool>,
    has_total: bool,
}

impl Shared {
    fn new(tiling: &Tiling, engine: Engine) -> Self {
        Shared {
            base: Base::new(degree(tiling), engine),
            told: vec![Known::Open; tiling.len()],
            has_rules: vec![false; tiling.len()],
            has_total: false,
        }
    }

    /// Whether all that was told is still believed. Chaining cannot take anything back.
    fn agrees(&self, sight: &Sight<'_>) -> bool {
        let same = |(cell, &told): (Cell, &Known)| {
            let now = sight.known(cell);
            now == told || told.is_mine().is_none_or(|was| now.is_mine() == Some(was))
        };
        let cells = sight.position().tiling().len();
        self.told.len() == cells && (0..).map(Cell).zip(&self.told).all(same)
    }

    fn tell_new(
        &mut self,
        sight: &Sight<'_>,
        settings: &Settings,
        budget: &Budget,
    ) -> Result<(), LogicError> {
        let meter = budget.meter();
        for (cell, known) in sight.settled() {
            let told = &mut self.told[cell.index()];
            if *told != known {
                self.base.tell_known(cell, known);
                *told = known;
            }
        }
        for number in sight.open_numbers() {
            let before = self.base.program().len();
            let has_rules = &mut self.has_rules[number.0.index()];
            if !*has_rules {
                // A number has thousands of rules where all are told.
                if let Some(stop) = meter.check_clock() {
                    return Err(stop.into());
                }
                self.base.tell_number(sight, number, settings.rules)?;
                *has_rules = self.base.program().len() > before;
            }
        }
        if settings.mine_count && !self.has_total && sight.settled_by_total().is_some() {
            let open: Vec<Cell> = sight.open().collect();
            self.base.tell_mine_count(sight, &open);
            self.has_total = true;
        }
        Ok(())
    }
}
