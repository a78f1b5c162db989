//! The methods of constraint satisfaction in pseudocode. A line that a setting changes is chosen by the settings.

#[cfg(test)]
mod tests;

use super::Line;
use atisbo_csp::why::Stage;
use atisbo_csp::{
    Inference, Method, Options, Preprocess, Reason, Retreat, Settings, ValueOrder, VariableOrder,
};
use atisbo_sudoku::csp::{CellEvent, Consistency};

/// Whatever is ruled out before the search.
const BEFORE: &[&str] = &[
    "stage.preprocessing",
    "domain_change.preprocessing",
    "failure.preprocessing",
];

/// The lines of a method with these options.
pub(crate) fn lines(method: Method, options: &Options) -> Vec<Line> {
    match (method, method.settings()) {
        (_, Some(settings)) => backtracking(settings),
        (Method::MinConflicts, _) => min_conflicts(options),
        (Method::Genetic, _) => genetic(options),
        (Method::DancingLinks, _) => DANCING_LINKS.into(),
        _ => BRUTE_FORCE.into(),
    }
}

/// The lines of a consistency algorithm.
pub(crate) fn consistency(of: Consistency) -> &'static [Line] {
    match of {
        Consistency::Ac3 => &AC3,
        Consistency::Ac2001 => &AC2001,
        Consistency::Path => &PATH,
    }
}

fn backtracking(settings: Settings) -> Vec<Line> {
    let mut lines = vec![Line(0, "code-csp-function-backtracking", &[])];
    let mut add = |indent, text, on| lines.push(Line(indent, text, on));
    let before = match (settings.preprocess, settings.inference) {
        (Preprocess::ArcConsistency, _) => "code-csp-before-arcs",
        (Preprocess::Nothing, Inference::Check) => "code-csp-before-check",
        (Preprocess::Nothing, _) => "code-csp-before-given",
    };
    add(1, before, BEFORE);
    if settings.limited_discrepancy {
        add(1, "code-csp-discrepancies", &["restart"]);
    }
    add(1, "code-csp-search", &["stage.search"]);
    add(1, "code-csp-solution", &["solution"]);
    let choose = match settings.variables {
        VariableOrder::First => "code-csp-choose-first",
        VariableOrder::FewestValues => "code-csp-choose-mrv",
        VariableOrder::Degree => "code-csp-choose-degree",
        VariableOrder::FewestValuesDegree => "code-csp-choose-mrv-degree",
        VariableOrder::WeightedDegree => "code-csp-choose-weighted",
    };
    add(1, choose, &["choose"]);
    let values = match settings.values {
        ValueOrder::Ascending => "code-csp-values",
        ValueOrder::LeastConstraining => "code-csp-values-lcv",
        ValueOrder::Random => "code-csp-values-random",
    };
    add(1, values, &[]);
    if settings.limited_discrepancy {
        add(2, "code-csp-doubt", &[]);
    }
    add(2, "code-csp-assign", &["assign"]);
    match settings.inference {
        Inference::Check => add(2, "code-csp-check", &["domain_change.constraint"]),
        Inference::ForwardChecking => add(2, "code-csp-forward", CUT),
        Inference::ArcConsistency => add(2, "code-csp-maintain", CUT),
        Inference::Places => {
            add(2, "code-csp-maintain", &["domain_change.arc"]);
            add(2, "code-csp-places", &["domain_change.constraint"]);
        }
    }
    let failure = match settings.inference {
        Inference::Check => "code-csp-broken",
        _ => "code-csp-empty",
    };
    add(2, failure, &["failure"]);
    add(2, "code-csp-deeper", &[]);
    let back = match settings.retreat {
        Retreat::Chronological => "code-csp-back",
        Retreat::ConflictDirected => "code-csp-jump",
    };
    add(1, back, &["backtrack"]);
    lines
}

/// What cuts domains in the search.
const CUT: &[&str] = &["domain_change.arc", "domain_change.constraint"];

fn min_conflicts(options: &Options) -> Vec<Line> {
    let settings = &options.min_conflicts;
    let mut lines = vec![Line(0, "code-csp-function-min-conflicts", &[])];
    prepare(options, &mut lines);
    let mut add = |indent, text, on| lines.push(Line(indent, text, on));
    add(1, "code-csp-scatter", &["assign"]);
    add(1, "code-csp-repeat", &["stage.search"]);
    add(2, "code-csp-no-conflict", &["solution"]);
    if settings.steepest {
        add(2, "code-csp-all-conflicting", &[]);
        if settings.noise > 0.0 {
            add(2, "code-csp-noise", &[]);
        }
    } else {
        add(2, "code-csp-one-conflicting", &[]);
    }
    add(2, "code-csp-compare", &[]);
    add(2, "code-csp-tabu", &[]);
    add(2, "code-csp-move", &["move"]);
    add(2, "code-csp-scatter-again", &["restart"]);
    lines
}

fn genetic(options: &Options) -> Vec<Line> {
    let mut lines = vec![Line(0, "code-csp-function-genetic", &[])];
    prepare(options, &mut lines);
    lines.extend([
        Line(1, "code-csp-repeat", &["stage.search"]),
        Line(2, "code-csp-first-generation", &[]),
        Line(3, "code-csp-deal", &["dealt"]),
        Line(2, "code-csp-later-generation", &[]),
        Line(3, "code-csp-cross", &["crossed"]),
        Line(2, "code-csp-improve", &["improved"]),
        Line(2, "code-csp-individual-solves", &["solution"]),
        Line(2, "code-csp-generation-full", &[]),
        Line(3, "code-csp-succession", &["succession"]),
        Line(3, "code-csp-twin", &["twin"]),
        Line(3, "code-csp-sort", &["generation"]),
        Line(3, "code-csp-new-population", &["restart"]),
    ]);
    lines
}

/// What local search does before it begins.
fn prepare(options: &Options, lines: &mut Vec<Line>) {
    if options.preprocess == Preprocess::ArcConsistency {
        lines.push(Line(1, "code-csp-before-arcs", BEFORE));
    }
}

const DANCING_LINKS: [Line; 10] = [
    Line(0, "code-csp-function-cover", &[]),
    Line(1, "code-csp-items", &[]),
    Line(1, "code-csp-covered", &["solution"]),
    Line(1, "code-csp-item", &["item"]),
    Line(1, "code-csp-no-option", &["failure"]),
    Line(1, "code-csp-options", &[]),
    Line(2, "code-csp-option", &["assign"]),
    Line(2, "code-csp-unlink", &[]),
    Line(2, "code-csp-deeper-cover", &[]),
    Line(1, "code-csp-relink", &["backtrack"]),
];

const BRUTE_FORCE: [Line; 8] = [
    Line(0, "code-csp-function-brute", &[]),
    Line(1, "code-csp-first-values", &[]),
    Line(1, "code-csp-repeat", &[]),
    Line(2, "code-csp-write", &["assign"]),
    Line(2, "code-csp-all-hold", &["solution"]),
    Line(2, "code-csp-one-broken", &["failure"]),
    Line(2, "code-csp-turn", &[]),
    Line(2, "code-csp-turned", &[]),
];

const AC3: [Line; 8] = [
    Line(0, "code-csp-function-ac3", &[]),
    Line(1, "code-csp-agenda", &[]),
    Line(1, "code-csp-while-agenda", &[]),
    Line(2, "code-csp-arc", &[]),
    Line(2, "code-csp-revise", CUT),
    Line(2, "code-csp-wiped", &["failure"]),
    Line(2, "code-csp-again", &[]),
    Line(1, "code-csp-consistent", &[]),
];

const AC2001: [Line; 9] = [
    Line(0, "code-csp-function-ac2001", &[]),
    Line(1, "code-csp-agenda", &[]),
    Line(1, "code-csp-while-agenda", &[]),
    Line(2, "code-csp-arc", &[]),
    Line(2, "code-csp-last-support", &[]),
    Line(2, "code-csp-revise-on", CUT),
    Line(2, "code-csp-wiped", &["failure"]),
    Line(2, "code-csp-again", &[]),
    Line(1, "code-csp-consistent", &[]),
];

const PATH: [Line; 9] = [
    Line(0, "code-csp-function-path", &[]),
    Line(1, "code-csp-pairs", &[]),
    Line(1, "code-csp-while-pairs", &[]),
    Line(2, "code-csp-pair", &[]),
    Line(2, "code-csp-pair-change", &["pair_change"]),
    Line(2, "code-csp-lonely", &["domain_change.path"]),
    Line(2, "code-csp-wiped", &["failure"]),
    Line(2, "code-csp-pairs-again", &[]),
    Line(1, "code-csp-consistent", &[]),
];

/// The kinds of the events, in order. What is ruled out before the search happens at a line of its own.
pub(crate) fn kinds(events: &[CellEvent]) -> impl Iterator<Item = &'static str> {
    let mut stage = Stage::Search;
    events.iter().map(move |event| {
        if let CellEvent::Stage { of } = event {
            stage = *of;
        }
        kind(event, stage)
    })
}

fn kind(event: &CellEvent, stage: Stage) -> &'static str {
    let is_before = stage == Stage::Preprocessing;
    match event {
        CellEvent::Stage { .. } if is_before => "stage.preprocessing",
        CellEvent::Stage { .. } => "stage.search",
        CellEvent::DomainChange { .. } if is_before => "domain_change.preprocessing",
        CellEvent::DomainChange { reason, .. } => match reason {
            Reason::Arc { .. } => "domain_change.arc",
            Reason::Constraint { .. } => "domain_change.constraint",
            Reason::Path { .. } => "domain_change.path",
        },
        CellEvent::Failure { .. } if is_before => "failure.preprocessing",
        CellEvent::Failure { .. } => "failure",
        CellEvent::Choose { .. } => "choose",
        CellEvent::Item { .. } => "item",
        CellEvent::Assign { .. } => "assign",
        CellEvent::PairChange { .. } => "pair_change",
        CellEvent::Backtrack { .. } => "backtrack",
        CellEvent::Solution { .. } => "solution",
        CellEvent::Restart { .. } => "restart",
        CellEvent::Move { .. } => "move",
        CellEvent::Dealt { .. } => "dealt",
        CellEvent::Twin { .. } => "twin",
        CellEvent::Crossed { .. } => "crossed",
        CellEvent::Improved { .. } => "improved",
        CellEvent::Succession { .. } => "succession",
        CellEvent::Generation { .. } => "generation",
    }
}
