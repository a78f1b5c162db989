//! The engines of propositional logic in pseudocode.

use super::{Happens, Line};
use atisbo_logic::{DecisionBy, Event, FlipBy, Method, Options, RestartBy};

/// The lines of an engine with these switches; none if it writes no steps.
pub(crate) fn lines(options: &Options) -> Option<Vec<Line>> {
    Some(match options.method {
        Method::TruthTable => truth_table(),
        Method::ForwardChaining => forward_chaining(),
        Method::BackwardChaining => backward_chaining(),
        Method::Recursive => recursive(),
        Method::Resolution => resolution(options.resolution.subsumption),
        Method::Dpll => dpll(&options.dpll),
        Method::Cdcl => cdcl(options.cdcl.restarts.is_some()),
        Method::WalkSat => walksat(),
        Method::Sat => return None,
    })
}

fn truth_table() -> Vec<Line> {
    vec![
        Line(0, "code-tt-function", &[]),
        Line(1, "code-tt-rows", &[]),
        Line(2, "code-tt-out", &["row.out"]),
        Line(2, "code-tt-both", &["row.both"]),
        Line(2, "code-tt-counter", &["row.counter"]),
        Line(1, "code-tt-return", &[]),
    ]
}

pub(super) fn forward_chaining() -> Vec<Line> {
    vec![
        Line(0, "code-fc-function", &[]),
        Line(1, "code-fc-missing", &[]),
        Line(1, "code-fc-agenda", &[]),
        Line(1, "code-fc-while", &[]),
        Line(2, "code-fc-take", &["known"]),
        Line(2, "code-fc-rules", &[]),
        Line(3, "code-fc-lower", &["counters"]),
        Line(3, "code-fc-ready", &[]),
        Line(4, "code-fc-contradiction", &["fire.contradiction"]),
        Line(4, "code-fc-append", &["fire"]),
        Line(1, "code-fc-return", &[]),
    ]
}

pub(super) fn backward_chaining() -> Vec<Line> {
    vec![
        Line(0, "code-bc-function", &["goal"]),
        Line(1, "code-bc-rules", &["try"]),
        Line(2, "code-bc-premises", &[]),
        Line(3, "code-bc-proved", &["remembered.proved"]),
        Line(3, "code-bc-cycle", &["cycle"]),
        Line(3, "code-bc-failed", &["remembered.not_proved"]),
        Line(3, "code-bc-call", &[]),
        Line(4, "code-bc-wait", &[]),
        Line(2, "code-bc-all", &[]),
        Line(3, "code-bc-wake", &["goal.resumed"]),
        Line(3, "code-bc-true", &["settled.proved"]),
        Line(1, "code-bc-false", &["settled.not_proved"]),
    ]
}

pub(super) fn recursive() -> Vec<Line> {
    vec![
        Line(0, "code-rec-repeat", &[]),
        Line(1, "code-rec-ask", &[]),
        Line(1, "code-rec-again", &["restart.proved"]),
        Line(0, "code-bc-function", &["goal"]),
        Line(1, "code-bc-rules", &["try"]),
        Line(2, "code-bc-premises", &[]),
        Line(3, "code-bc-proved", &["remembered.proved"]),
        Line(3, "code-rec-failed", &["remembered.not_proved"]),
        Line(3, "code-rec-cycle", &["cycle"]),
        Line(3, "code-rec-call", &[]),
        Line(2, "code-rec-true", &["settled.proved"]),
        Line(1, "code-rec-false", &["settled.not_proved"]),
    ]
}

fn resolution(subsumption: bool) -> Vec<Line> {
    let mut lines = vec![
        Line(0, "code-res-function", &[]),
        Line(1, "code-res-waiting", &[]),
        Line(1, "code-res-done", &[]),
        Line(1, "code-res-while", &[]),
        Line(2, "code-res-turn", &["turn"]),
        Line(2, "code-res-partners", &[]),
        Line(3, "code-res-resolve", &[]),
        Line(3, "code-res-empty", &["resolvent.empty"]),
    ];
    lines.push(if subsumption {
        Line(3, "code-res-part", &["resolvent.known"])
    } else {
        Line(3, "code-res-repeated", &["resolvent.known"])
    });
    lines.push(Line(3, "code-res-keep", &["resolvent.kept"]));
    if subsumption {
        lines.push(Line(4, "code-res-subsume", &["subsumed"]));
    }
    lines.push(Line(2, "code-res-move", &[]));
    lines.push(Line(1, "code-res-return", &[]));
    lines
}

fn dpll(settings: &atisbo_logic::dpll::Settings) -> Vec<Line> {
    let mut lines = vec![
        Line(0, "code-dpll-function", &[]),
        Line(1, "code-loop", &[]),
    ];
    if settings.unit_propagation {
        lines.push(Line(2, "code-dpll-unit", &["propagate"]));
    }
    if settings.pure_literals {
        lines.push(Line(2, "code-dpll-pure", &["pure"]));
    }
    lines.extend([
        Line(2, "code-dpll-conflict", &["conflict"]),
        Line(3, "code-dpll-end", &["backtrack.end"]),
        Line(3, "code-dpll-back", &["backtrack"]),
        Line(3, "code-dpll-other", &["decide.other"]),
        Line(2, "code-dpll-model", &[]),
        Line(2, "code-dpll-decide", &["decide"]),
    ]);
    lines
}

fn cdcl(restarts: bool) -> Vec<Line> {
    let mut lines = vec![
        Line(0, "code-cdcl-function", &[]),
        Line(1, "code-loop", &[]),
        Line(2, "code-cdcl-unit", &["propagate"]),
        Line(2, "code-cdcl-conflict", &["conflict"]),
        Line(3, "code-cdcl-end", &[]),
        Line(3, "code-cdcl-learn", &["learn"]),
        Line(3, "code-cdcl-back", &["backtrack"]),
    ];
    if restarts {
        lines.push(Line(2, "code-cdcl-restart", &["restart.conflicts"]));
    }
    lines.push(Line(2, "code-cdcl-model", &[]));
    lines.push(Line(2, "code-cdcl-decide", &["decide"]));
    lines
}

fn walksat() -> Vec<Line> {
    vec![
        Line(0, "code-walk-function", &[]),
        Line(1, "code-walk-tries", &[]),
        Line(2, "code-walk-start", &["start"]),
        Line(2, "code-walk-flips", &[]),
        Line(3, "code-walk-model", &[]),
        Line(3, "code-walk-clause", &[]),
        Line(3, "code-walk-free", &["flip.free"]),
        Line(3, "code-walk-noise", &["flip.noise"]),
        Line(3, "code-walk-greedy", &["flip.greedy"]),
        Line(2, "code-walk-again", &["restart.flips"]),
        Line(1, "code-walk-return", &[]),
    ]
}

impl Happens for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Row {
                premises: false, ..
            } => "row.out",
            Event::Row { query: true, .. } => "row.both",
            Event::Row { .. } => "row.counter",
            Event::Known { .. } => "known",
            Event::Fire { head: None, .. } => "fire.contradiction",
            Event::Fire { .. } => "fire",
            Event::Goal { resumed: true, .. } => "goal.resumed",
            Event::Goal { .. } => "goal",
            Event::Try { .. } => "try",
            Event::Settled { proved: true, .. } => "settled.proved",
            Event::Settled { .. } => "settled.not_proved",
            Event::Cycle { .. } => "cycle",
            Event::Remembered { proved: true, .. } => "remembered.proved",
            Event::Remembered { .. } => "remembered.not_proved",
            Event::Turn { .. } => "turn",
            Event::Resolvent { kept: None, .. } => "resolvent.known",
            Event::Resolvent { clause, .. } if clause.is_empty() => "resolvent.empty",
            Event::Resolvent { .. } => "resolvent.kept",
            Event::Subsumed { .. } => "subsumed",
            Event::Decide { by, .. } if *by == DecisionBy::OtherValue => "decide.other",
            Event::Decide { .. } => "decide",
            Event::Propagate { .. } => "propagate",
            Event::Pure { .. } => "pure",
            Event::Conflict { .. } => "conflict",
            Event::Learn { .. } => "learn",
            Event::Backtrack { decision: None, .. } => "backtrack.end",
            Event::Backtrack { .. } => "backtrack",
            Event::Restart { why, .. } => match why {
                RestartBy::Conflicts => "restart.conflicts",
                RestartBy::Flips => "restart.flips",
                RestartBy::Proved => "restart.proved",
            },
            Event::Start { .. } => "start",
            Event::Flip { by, .. } => match by {
                FlipBy::Free => "flip.free",
                FlipBy::Greedy => "flip.greedy",
                FlipBy::Noise => "flip.noise",
            },
        }
    }
}
