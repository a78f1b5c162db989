//! The agent at work, written down: its six steps, its questions, and what chaining does about each.
//!
//! The steps are those of the report: 1 a random first cell; 2 what is known; 3 the numbers with unknown neighbours;
//! 4 a knowledge base about one of these neighbours; 5 the two questions; 6 what is done about the answer.

use super::asked::{Ask, Reply};
use super::atom::Atom;
use super::base::Base;
use super::group::{About, Group};
use super::sight::{Known, Sight};
use crate::tiling::{Cell, Tiling};
use atisbo_base::{Place, Recorder, Trace};
use atisbo_logic::trace::{Names, Numbered};
use atisbo_logic::{Given, Notation, Observer, Seen, Symbol, Symbols};
use serde::Serialize;

/// One thing that the agent does, or one step of chaining.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "AgentEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Step 1: nothing is open yet, so a first cell is.
    First {
        /// Which.
        cell: Place,
    },
    /// Step 2: what is known of all cells.
    Knowledge {
        /// How many show a number.
        numbers: usize,
        /// How many are known to be mines.
        mines: usize,
        /// How many are hidden and known to be none.
        clear: usize,
        /// Of how many nothing is known.
        unknown: usize,
    },
    /// Step 3: the numbers that have neighbours of which nothing is known.
    Numbers {
        /// Their cells, in the order of asking.
        numbers: Vec<Place>,
    },
    /// Step 4: the knowledge base that is asked about a cell.
    Base {
        /// The cell.
        cell: Place,
        /// The number whose rules it has; none where the number of mines in all settles the cell.
        number: Option<Place>,
        /// What stands there.
        shows: Option<u8>,
        /// How many rules it has.
        rules: usize,
        /// How many facts it has.
        facts: usize,
        /// What they are, group by group.
        told: Vec<Told>,
    },
    /// Step 5: a question.
    Question {
        /// About which cell.
        cell: Place,
        /// Which.
        ask: Ask,
        /// The symbol that is to be proved.
        goal: String,
    },
    /// Forward chaining knows one more symbol, and the counters of the rules that need it are lower.
    Counters {
        /// The symbol.
        symbol: String,
        /// How many counters are lower now.
        lowered: usize,
        /// How many rules lack no premise, one, two and so on.
        waiting: Vec<usize>,
        /// The rule for the goal that lacks the fewest premises; none if no rule has the goal for its head.
        nearest: Option<Numbered>,
        /// How many it lacks.
        missing: Option<u32>,
    },
    /// Step 5: the answer.
    Answer {
        /// About which cell.
        cell: Place,
        /// To which question.
        ask: Ask,
        /// The answer.
        reply: Reply,
    },
    /// Step 6: a certain mine is marked.
    Mark {
        /// Which cell.
        cell: Place,
    },
    /// Step 6: a cell that is certainly none is opened.
    Open {
        /// Which.
        cell: Place,
    },
    /// Step 6: nothing is certain, so another cell is opened.
    Guess {
        /// Which.
        cell: Place,
    },
    /// A step of chaining.
    #[serde(untagged)]
    Chaining(atisbo_logic::Event),
}

/// So many facts of a base are named, and so many rules of a group.
const FACTS: usize = 30;
const RULES: usize = 2;

/// Rules or facts of a knowledge base that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "ToldGroup")]
pub struct Told {
    /// What they are about.
    pub about: About,
    /// The number's cell, or the cell that has one code.
    pub cell: Option<Place>,
    /// The number that the cell would show by these rules.
    pub shows: Option<u8>,
    /// How many there are.
    pub count: usize,
    /// The first: thirty facts, or two rules.
    pub first: Vec<Numbered>,
}

impl Told {
    fn all(base: &Base, tiling: &Tiling) -> Vec<Told> {
        let symbols = base.names(tiling);
        let mut names = Names::new(&symbols, Notation::Ascii);
        names.given(&Given::Rules(base.program()));
        let told = |group: Group| {
            let most = match group.about {
                About::Facts => FACTS,
                _ => RULES,
            };
            Told {
                about: group.about,
                cell: group.cell.map(|cell| tiling.place(cell)),
                shows: group.shows,
                count: group.sentences.len(),
                first: group
                    .sentences
                    .take(most)
                    .map(|rule| names.rule(rule))
                    .collect(),
            }
        };
        base.groups().into_iter().map(told).collect()
    }
}

impl Event {
    /// Which of the agent's six steps it belongs to.
    pub fn step(&self) -> u8 {
        match self {
            Event::First { .. } => 1,
            Event::Knowledge { .. } => 2,
            Event::Numbers { .. } => 3,
            Event::Base { .. } => 4,
            Event::Question { .. }
            | Event::Counters { .. }
            | Event::Answer { .. }
            | Event::Chaining(_) => 5,
            Event::Mark { .. } | Event::Open { .. } | Event::Guess { .. } => 6,
        }
    }
}

/// Keeps the first events and counts the others.
#[derive(Clone, Debug)]
pub(super) struct Tracer {
    recorder: Recorder<Event>,
    tiling: Tiling,
}

impl Tracer {
    pub(super) fn new(limit: usize, tiling: Tiling) -> Self {
        let recorder = Recorder::new(limit);
        Tracer { recorder, tiling }
    }

    pub(super) fn into_trace(self) -> Trace<Event> {
        self.recorder.into_trace()
    }

    /// An event about a cell.
    pub(super) fn at(&mut self, event: fn(Place) -> Event, cell: Cell) {
        self.recorder.keep(|| event(self.tiling.place(cell)));
    }

    /// Steps 2 and 3.
    pub(super) fn sees(&mut self, sight: &Sight<'_>) {
        let tiling = &self.tiling;
        self.recorder.keep(|| {
            let count = |is: fn(Known) -> bool| sight.settled().filter(|&(_, it)| is(it)).count();
            Event::Knowledge {
                numbers: count(|it| matches!(it, Known::Number(_))),
                mines: count(|it| it == Known::Mine),
                clear: count(|it| it == Known::Clear),
                unknown: sight.open().count(),
            }
        });
        self.recorder.keep(|| {
            let cells: Vec<Cell> = sight.open_numbers().map(|(cell, _)| cell).collect();
            let numbers = tiling.places(&cells);
            Event::Numbers { numbers }
        });
    }

    /// Step 4.
    pub(super) fn base(&mut self, cell: Cell, number: Option<(Cell, u8)>, base: &Base) {
        self.recorder.keep(|| Event::Base {
            cell: self.tiling.place(cell),
            number: number.map(|(cell, _)| self.tiling.place(cell)),
            shows: number.map(|(_, shows)| shows),
            rules: base.program().len() - base.facts(),
            facts: base.facts(),
            told: Told::all(base, &self.tiling),
        });
    }

    /// Step 5: asks, and watches.
    pub(super) fn question<R>(
        &mut self,
        (cell, ask): (Cell, Ask),
        base: &mut Base,
        work: impl FnOnce(&mut Base, &mut Watch<'_>) -> R,
    ) -> R {
        let atom = Atom::mine(cell, ask == Ask::Mark);
        let goal = base.symbol(atom);
        self.recorder.keep(|| Event::Question {
            cell: self.tiling.place(cell),
            ask,
            goal: atom.name(&self.tiling),
        });
        let symbols = base.names(&self.tiling);
        let mut watch = Watch::new(&mut self.recorder, &symbols, base, goal);
        let done = work(base, &mut watch);
        watch.count();
        done
    }

    pub(super) fn answer(&mut self, (cell, ask): (Cell, Ask), reply: Reply) {
        let cell = self.tiling.place(cell);
        self.recorder.keep(|| Event::Answer { cell, ask, reply });
    }
}

/// Watches chaining work on one question.
pub(super) struct Watch<'a> {
    recorder: &'a mut Recorder<Event>,
    names: Names<'a>,
    /// The rules that prove the goal.
    for_goal: Vec<usize>,
    /// How many premises each rule lacks, where the engine counts them, and how many rules lack so many.
    missing: Vec<u32>,
    waiting: Vec<usize>,
    /// The symbol that was taken last, and how many counters it lowered.
    taken: Option<(Symbol, usize)>,
    symbols: &'a Symbols,
}

impl<'a> Watch<'a> {
    fn new(
        recorder: &'a mut Recorder<Event>,
        symbols: &'a Symbols,
        base: &Base,
        goal: Symbol,
    ) -> Self {
        let program = base.program();
        let mut names = Names::new(symbols, Notation::Ascii);
        names.given(&Given::Rules(program));
        let missing = base.missing().unwrap_or_default().to_vec();
        let is_rule = |&rule: &usize| !program.body(rule).is_empty();
        let mut waiting = Vec::new();
        if !missing.is_empty() {
            for rule in (0..program.len()).filter(is_rule) {
                let lacks = missing[rule] as usize;
                waiting.resize(waiting.len().max(lacks + 1), 0);
                waiting[lacks] += 1;
            }
        }
        let for_goal = (0..program.len()).filter(is_rule);
        Watch {
            for_goal: for_goal
                .filter(|&rule| program.head(rule) == Some(goal))
                .collect(),
            recorder,
            names,
            missing,
            waiting,
            taken: None,
            symbols,
        }
    }

    /// Tells of the counters that the last symbol lowered.
    fn count(&mut self) {
        let Some((symbol, lowered)) = self.taken.take().filter(|&(_, lowered)| lowered > 0) else {
            return;
        };
        let nearest = self.for_goal.iter().min_by_key(|&&rule| self.missing[rule]);
        self.recorder.keep(|| Event::Counters {
            symbol: self.symbols.name(symbol),
            lowered,
            waiting: self.waiting.clone(),
            nearest: nearest.map(|&rule| self.names.rule(rule)),
            missing: nearest.map(|&rule| self.missing[rule]),
        });
    }
}

impl Observer for Watch<'_> {
    fn notice(&mut self, event: &Seen<'_>) {
        if let Seen::Known { symbol, .. } = *event {
            self.count();
            self.taken = Some((symbol, 0));
        }
        self.recorder
            .keep(|| Event::Chaining(self.names.named(event)));
    }

    fn lowered(&mut self, rule: usize, missing: u32) {
        self.waiting[missing as usize + 1] -= 1;
        self.waiting[missing as usize] += 1;
        self.missing[rule] = missing;
        if let Some((_, lowered)) = &mut self.taken {
            *lowered += 1;
        }
    }
}
