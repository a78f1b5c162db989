//! What the logical agent asks about a position before its next move, and what it does then.

use super::words;
use crate::Error;
use crate::text::Message;
use crate::trace::{Trace, TraceRequest};
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::logic::trace::Event;
use atisbo_minesweeper::logic::{Ask, Asked, Engine, LogicAgent, Reply, Settings};
use atisbo_minesweeper::{Agent, Decision, FirstCell, Position, Reason};
use serde::Serialize;
use std::time::Duration;

/// What the agent asks before its next move, and what it does then.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Inquiry {
    /// The questions, in the order of asking.
    pub questions: Vec<Question>,
    /// The cells that it marks.
    pub mark: Vec<Place>,
    /// The cells that it opens.
    pub open: Vec<Place>,
    /// Why.
    pub reason: Reason,
}

/// A question to a knowledge base.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "AgentQuestion")]
pub struct Question {
    /// About which cell.
    pub cell: Place,
    /// The number whose rules the knowledge base has; none where the number of mines in all settles the cell.
    pub number: Option<Place>,
    /// What is asked.
    pub ask: Ask,
    /// How many rules the knowledge base has.
    pub rules: usize,
    /// How many facts it has.
    pub facts: usize,
    /// The answer.
    pub answer: Reply,
    /// How long it took, with making the knowledge base for the first question about a cell.
    #[serde(with = "atisbo_base::seconds")]
    #[schemars(with = "f64")]
    pub time: Duration,
}

impl Question {
    /// The question and its answer.
    pub fn in_words(&self) -> Message {
        Message::new("mines-question-answered")
            .with("ask", self.ask.id())
            .with("cell", self.cell.to_string())
            .with("number", self.number.map(|number| number.to_string()))
            .with("reply", self.answer.id())
    }

    /// The questions of a decision.
    pub(super) fn all(position: &Position, asked: &[Asked]) -> Vec<Question> {
        let place = |cell| position.tiling().place(cell);
        let question = |one: &Asked| Question {
            cell: place(one.cell),
            number: one.number.map(place),
            ask: one.ask,
            rules: one.rules,
            facts: one.facts,
            answer: one.reply,
            time: one.time,
        };
        asked.iter().map(question).collect()
    }
}

/// Lets the agent decide once. Where it takes any cell, it is that of seed 0.
pub(super) fn inquire(
    position: &Position,
    settings: &Settings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<(Inquiry, Option<Trace<Event>>), Error> {
    if settings.engine == Engine::Sat {
        return Err(Message::new("mines-questions-of-chaining").into());
    }
    let mut agent = LogicAgent::new(*settings, FirstCell::Random, 0, 0);
    if let Some(TraceRequest { limit }) = trace {
        agent = agent.traced(limit, position.tiling().clone());
    }
    let decision = if position.hidden().next().is_some() {
        agent.decide(position, budget)?
    } else {
        Decision::default()
    };
    let tiling = position.tiling();
    let inquiry = Inquiry {
        questions: Question::all(position, &decision.questions),
        mark: tiling.places(&decision.mark),
        open: tiling.places(&decision.reveal),
        reason: decision.reason,
    };
    Ok((inquiry, agent.into_trace()))
}

/// What the agent does, in words.
pub(super) fn sentences(position: &Position, inquiry: &Inquiry) -> Vec<Message> {
    let cells = |places: &[Place]| {
        let tiling = position.tiling();
        let cells = places.iter().filter_map(|&place| tiling.cell_at(place));
        words::cells(tiling, &cells.collect::<Vec<_>>())
    };
    let marks = Message::new("mines-agent-marks").with("cells", cells(&inquiry.mark));
    let id = match inquiry.reason {
        Reason::Safe => "mines-agent-opens",
        Reason::AllEqual => "mines-agent-begins",
        Reason::Nothing => "mines-agent-over",
        _ => "mines-agent-guesses",
    };
    let opens = Message::new(id).with("cells", cells(&inquiry.open));
    let asked = Message::new("mines-agent-asked").with("count", inquiry.questions.len());
    let marks = Some(marks).filter(|_| !inquiry.mark.is_empty());
    [asked].into_iter().chain(marks).chain([opens]).collect()
}

/// What happens in a trace of the agent, in words.
pub fn in_words(event: &Event) -> Message {
    let at = |id: &'static str, cell: &Place| Message::new(id).with("cell", cell.to_string());
    match event {
        Event::First { cell } => at("mines-agent-event-first", cell),
        Event::Knowledge {
            numbers,
            mines,
            clear,
            unknown,
        } => Message::new("mines-agent-event-knowledge")
            .with("numbers", *numbers)
            .with("mines", *mines)
            .with("clear", *clear)
            .with("unknown", *unknown),
        Event::Numbers { numbers } => {
            let names = numbers.iter().map(Place::to_string);
            Message::new("mines-agent-event-numbers")
                .with("count", numbers.len())
                .with("numbers", names.collect::<crate::text::Arg>())
        }
        Event::Base {
            cell,
            number,
            shows,
            rules,
            facts,
            ..
        } => at("mines-agent-event-base", cell)
            .with("number", number.map(|number| number.to_string()))
            .with("shows", shows.map(u64::from))
            .with("rules", *rules)
            .with("facts", *facts),
        Event::Question { cell, ask, goal } => at("mines-agent-event-question", cell)
            .with("ask", ask.id())
            .with("goal", goal.as_str()),
        Event::Counters {
            symbol,
            lowered,
            nearest,
            missing,
            ..
        } => Message::new("mines-agent-event-counters")
            .with("symbol", symbol.as_str())
            .with("lowered", *lowered)
            .with("rule", nearest.as_ref().and_then(|one| one.formula.clone()))
            .with("missing", missing.map(u64::from)),
        Event::Answer { cell, ask, reply } => at("mines-agent-event-answer", cell)
            .with("ask", ask.id())
            .with("reply", reply.id()),
        Event::Mark { cell } => at("mines-agent-event-mark", cell),
        Event::Open { cell } => at("mines-agent-event-open", cell),
        Event::Guess { cell } => at("mines-agent-event-guess", cell),
        Event::Chaining(event) => crate::logic::event(event),
    }
}
