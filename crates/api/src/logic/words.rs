//! What is said about knowledge bases: errors, answers and the steps of proofs as messages.

use crate::Error;
use crate::text::{Arg, Message};
use atisbo_logic::proof::Rule;
use atisbo_logic::trace::Numbered;
use atisbo_logic::{Event, ParseError, Why};

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        Error::at(error.line, error.column, Message::of("logic", &error.kind))
    }
}

/// What is wrong with a question that was typed by itself.
pub(super) fn query_error(text: &str, error: &ParseError) -> Message {
    Message::new("logic-query-error")
        .with("query", text)
        .with("column", error.column)
        .with("problem", Message::of("logic", &error.kind))
}

/// Why an engine cannot tell.
pub(super) fn why(why: Why, sentence: impl Fn(atisbo_logic::SentenceId) -> Arg) -> Message {
    Message::told("logic", &why, &|_, value| match why {
        Why::NotHorn(id) => sentence(id),
        _ => value,
    })
}

/// How a step of a proof follows, after its formula.
pub(super) fn rule(rule: Rule, premises: &[usize], line: Option<usize>) -> Message {
    let from: Arg = premises.iter().map(|step| (step + 1).to_string()).collect();
    Message::of("logic", &rule)
        .with("from", from)
        .with("line", line)
}

/// A list; of many only the first.
pub(super) fn first_of(items: impl ExactSizeIterator<Item = String>) -> Arg {
    const SHOWN: usize = 20;
    let more = items.len().saturating_sub(SHOWN);
    let more = (more > 0).then(|| Message::new("logic-more-symbols").with("count", more));
    items
        .take(SHOWN)
        .map(Arg::from)
        .chain(more.map(Arg::from))
        .collect()
}

/// What happens in an engine, in words; the page says the same.
pub(crate) fn event(event: &Event) -> Message {
    let rule = |one: &Numbered| {
        let formula = one.formula.clone();
        formula.unwrap_or_else(|| format!("#{}", one.number))
    };
    let named = |id: &'static str, symbol: &str| Message::new(id).with("symbol", symbol);
    match event {
        Event::Known { symbol, .. } => named("logic-event-known", symbol),
        Event::Fire { rule: of, head, .. } => Message::new("logic-event-fire")
            .with("rule", rule(of))
            .with("head", head.as_deref().unwrap_or("⊥")),
        Event::Goal { symbol, depth, .. } => {
            named("logic-event-goal", symbol).with("depth", *depth)
        }
        Event::Try { rule: of, .. } => Message::new("logic-event-try").with("rule", rule(of)),
        Event::Settled {
            symbol,
            proved: true,
            ..
        } => named("logic-event-proved", symbol),
        Event::Settled { symbol, .. } => named("logic-event-not-proved", symbol),
        Event::Cycle { symbol, .. } => named("logic-event-cycle", symbol),
        Event::Remembered {
            symbol,
            proved: true,
            ..
        } => named("logic-event-remembered-proved", symbol),
        Event::Remembered { symbol, .. } => named("logic-event-remembered-not-proved", symbol),
        // Chaining does nothing else but begin a new round.
        _ => Message::new("logic-event-restart"),
    }
}
