//! The logical agent of Minesweeper in pseudocode, with the chaining that it asks.

use super::{Happens, Line, logic};
use atisbo_minesweeper::logic::trace::Event;
use atisbo_minesweeper::logic::{Engine, Settings};

/// The lines of an agent with these settings.
pub(crate) fn lines(settings: &Settings) -> Vec<Line> {
    let base = if settings.incremental {
        "code-agent-grown-base"
    } else {
        "code-agent-base"
    };
    let guess = if settings.best_guess {
        "code-agent-best-guess"
    } else {
        "code-agent-guess"
    };
    let mut lines = vec![
        Line(0, "code-agent-function", &[]),
        Line(1, "code-agent-first", &["first"]),
        Line(1, "code-agent-knowledge", &["knowledge"]),
        Line(1, "code-agent-numbers", &["numbers"]),
        Line(2, "code-agent-cells", &[]),
        Line(3, base, &["base"]),
        Line(3, "code-agent-questions", &["question"]),
        Line(4, "code-agent-answer", &["answer"]),
        Line(5, "code-agent-mark", &["mark"]),
        Line(5, "code-agent-open", &["open"]),
        Line(1, guess, &["guess"]),
    ];
    lines.extend(match settings.engine {
        Engine::ForwardChaining => logic::forward_chaining(),
        Engine::BackwardChaining => logic::backward_chaining(),
        Engine::Recursive => logic::recursive(),
        // It asks no knowledge base.
        Engine::Sat => Vec::new(),
    });
    lines
}

impl Happens for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::First { .. } => "first",
            Event::Knowledge { .. } => "knowledge",
            Event::Numbers { .. } => "numbers",
            Event::Base { .. } => "base",
            Event::Question { .. } => "question",
            Event::Counters { .. } => "counters",
            Event::Answer { .. } => "answer",
            Event::Mark { .. } => "mark",
            Event::Open { .. } => "open",
            Event::Guess { .. } => "guess",
            Event::Chaining(event) => event.kind(),
        }
    }
}
