//! The strategies of state-space search in pseudocode. A line that an option changes is chosen by the options.

#[cfg(test)]
mod tests;

use super::{Happens, Line};
use crate::trace::{SearchEvent, SearchStep};
use atisbo_search::why::Why;
use atisbo_search::{Duplicates, GoalTest, Options, Prune, Strategy};

/// The lines of a strategy with these options. `one_heap` is for the programs that make every strategy out of one
/// best-first search.
pub(crate) fn lines(strategy: Strategy, options: &Options, one_heap: bool) -> Vec<Line> {
    let mut lines = vec![Line(0, function(strategy), &[])];
    let is_stack = goes_deep(strategy) && !one_heap;
    let body = |indent, lines: &mut _| {
        if is_stack {
            depth_first(strategy, options, indent, lines);
        } else {
            best_first(strategy, options, one_heap, indent, lines);
        }
    };
    match strategy {
        Strategy::Beam => beam(options, &mut lines),
        Strategy::Bidirectional => lines.extend(BIDIRECTIONAL),
        Strategy::IterativeDeepening | Strategy::IdaStar | Strategy::LimitedDiscrepancy => {
            let (first, raise) = limit(strategy, one_heap);
            lines.push(Line(1, first, &[]));
            lines.push(Line(1, "code-search-repeat", &[]));
            body(2, &mut lines);
            lines.push(Line(2, raise, &["limit_raised"]));
        }
        _ => {
            body(1, &mut lines);
            lines.push(Line(1, "code-search-none", &[]));
        }
    }
    lines
}

/// The name of the function.
fn function(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::BreadthFirst => "code-search-function-bfs",
        Strategy::DepthFirst => "code-search-function-dfs",
        Strategy::DepthLimited => "code-search-function-dls",
        Strategy::IterativeDeepening => "code-search-function-ids",
        Strategy::UniformCost => "code-search-function-ucs",
        Strategy::Greedy => "code-search-function-greedy",
        Strategy::AStar => "code-search-function-astar",
        Strategy::WeightedAStar => "code-search-function-wastar",
        Strategy::IdaStar => "code-search-function-idastar",
        Strategy::Beam => "code-search-function-beam",
        Strategy::LimitedDiscrepancy => "code-search-function-lds",
        Strategy::Bidirectional => "code-search-function-bidirectional",
    }
}

/// The first limit of a strategy that raises one, and how it does.
fn limit(strategy: Strategy, one_heap: bool) -> (&'static str, &'static str) {
    match strategy {
        Strategy::IdaStar => ("code-search-limit-bound", "code-search-raise-bound"),
        Strategy::LimitedDiscrepancy => ("code-search-limit-lds", "code-search-raise-lds"),
        _ if one_heap => ("code-search-limit-one", "code-search-raise-depth"),
        _ => ("code-search-limit-depth", "code-search-raise-depth"),
    }
}

/// Whether a strategy is a kind of depth-first search.
fn goes_deep(strategy: Strategy) -> bool {
    matches!(
        strategy,
        Strategy::DepthFirst
            | Strategy::DepthLimited
            | Strategy::IterativeDeepening
            | Strategy::IdaStar
            | Strategy::LimitedDiscrepancy
    )
}

/// Which node is taken.
fn take(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::BreadthFirst => "code-search-take-oldest",
        Strategy::UniformCost => "code-search-take-g",
        Strategy::Greedy => "code-search-take-h",
        Strategy::AStar => "code-search-take-f",
        Strategy::WeightedAStar => "code-search-take-wf",
        _ => "code-search-take-deepest",
    }
}

/// Which node best-first search takes that goes by the number of steps.
fn take_by_depth(strategy: Strategy) -> Option<&'static str> {
    match strategy {
        Strategy::BreadthFirst => Some("code-search-take-shallow"),
        Strategy::DepthFirst | Strategy::IterativeDeepening => Some("code-search-take-deep"),
        _ => None,
    }
}

/// Whether goals are looked for when nodes are generated.
fn tests_early(strategy: Strategy, options: &Options) -> bool {
    let usual = match strategy {
        Strategy::BreadthFirst | Strategy::Beam => GoalTest::Generation,
        _ => GoalTest::Expansion,
    };
    options.goal_test.unwrap_or(usual) == GoalTest::Generation
}

/// Whether nodes at a depth limit are dropped.
fn has_depth_limit(strategy: Strategy, options: &Options) -> bool {
    let always = matches!(
        strategy,
        Strategy::DepthLimited | Strategy::IterativeDeepening
    );
    always || options.depth_limit.is_some()
}

/// Best-first search from its first node on.
fn best_first(
    strategy: Strategy,
    options: &Options,
    one_heap: bool,
    indent: u8,
    lines: &mut Vec<Line>,
) {
    let mut add = |deeper, text, on| lines.push(Line(indent + deeper, text, on));
    let duplicates = options.duplicates.unwrap_or(Duplicates::OnGeneration);
    let is_early = tests_early(strategy, options);
    // Where nodes are taken by age or depth, no way to a known state is looked at again.
    let by_depth = take_by_depth(strategy);
    let rule = by_depth.filter(|_| one_heap).unwrap_or(take(strategy));
    let by_depth = by_depth.is_some();
    add(0, "code-search-root", &["generated.root"]);
    add(0, "code-search-while", &[]);
    add(1, rule, &["expanded"]);
    match duplicates {
        Duplicates::Keep => {}
        Duplicates::OnGeneration if by_depth => {}
        Duplicates::OnGeneration => add(1, "code-search-outdated", &["duplicate.outdated"]),
        Duplicates::OnExpansion => add(1, "code-search-late", &["duplicate.outdated"]),
    }
    if !is_early {
        add(1, "code-search-goal", &["goal"]);
    }
    if has_depth_limit(strategy, options) {
        add(1, "code-search-depth", &["pruned.depth"]);
    }
    add(1, "code-search-successors", &[]);
    match duplicates {
        Duplicates::Keep => {}
        Duplicates::OnGeneration if by_depth => add(2, "code-search-reached", &["duplicate"]),
        Duplicates::OnGeneration => add(2, "code-search-no-cheaper", &["duplicate"]),
        Duplicates::OnExpansion if by_depth => add(2, "code-search-expanded", &["duplicate"]),
        Duplicates::OnExpansion => add(2, "code-search-expanded-cheaper", &["duplicate"]),
    }
    add(2, "code-search-dead-end", &["pruned.dead_end"]);
    match duplicates {
        _ if by_depth => {}
        Duplicates::Keep => {}
        Duplicates::OnGeneration => add(2, "code-search-cheaper", &["generated.cheaper"]),
        Duplicates::OnExpansion => add(2, "code-search-again", &["generated.cheaper"]),
    }
    add(2, "code-search-generate", &["generated"]);
    if is_early {
        add(2, "code-search-goal-successor", &["goal"]);
    }
}

/// Depth-first search from its first node on.
fn depth_first(strategy: Strategy, options: &Options, indent: u8, lines: &mut Vec<Line>) {
    let mut add = |deeper, text, on| lines.push(Line(indent + deeper, text, on));
    let duplicates = options.duplicates.unwrap_or(Duplicates::Keep);
    let is_early = tests_early(strategy, options);
    add(0, "code-search-root", &["generated.root"]);
    add(0, "code-search-while", &[]);
    add(1, take(strategy), &["expanded"]);
    if !is_early {
        add(1, "code-search-goal", &["goal"]);
    }
    if duplicates != Duplicates::Keep {
        add(1, "code-search-visited", &["duplicate.outdated"]);
    }
    if has_depth_limit(strategy, options) {
        add(1, "code-search-depth", &["pruned.depth"]);
    }
    add(1, "code-search-successors", &[]);
    match duplicates {
        Duplicates::Keep if options.follow_cycles => {}
        Duplicates::Keep => add(2, "code-search-cycle", &["duplicate"]),
        Duplicates::OnGeneration => add(2, "code-search-visited-successor", &["duplicate"]),
        Duplicates::OnExpansion => {}
    }
    add(2, "code-search-dead-end", &["pruned.dead_end"]);
    if strategy == Strategy::IdaStar {
        add(2, "code-search-bound", &["pruned.bound"]);
    }
    add(2, "code-search-generate", &["generated"]);
    if is_early {
        add(2, "code-search-goal-successor", &["goal"]);
    }
    if strategy == Strategy::LimitedDiscrepancy {
        add(1, "code-search-rank", &[]);
        add(1, "code-search-follow", &["pruned.discrepancies"]);
    }
}

fn beam(options: &Options, lines: &mut Vec<Line>) {
    let mut add = |indent, text, on| lines.push(Line(indent, text, on));
    let is_early = tests_early(Strategy::Beam, options);
    add(1, "code-search-root", &["generated.root"]);
    add(1, "code-search-while", &[]);
    add(2, "code-search-take-level", &["expanded"]);
    if !is_early {
        add(3, "code-search-goal", &["goal"]);
    }
    if options.depth_limit.is_some() {
        add(3, "code-search-depth", &["pruned.depth"]);
    }
    add(3, "code-search-successors", &[]);
    if options.duplicates != Some(Duplicates::Keep) {
        add(4, "code-search-reached", &["duplicate"]);
    }
    add(4, "code-search-dead-end", &["pruned.dead_end"]);
    add(4, "code-search-candidate", &[]);
    add(2, "code-search-keep", &["generated"]);
    if is_early {
        add(3, "code-search-goal-successor", &["goal"]);
    }
    add(2, "code-search-width", &["pruned.width"]);
    add(1, "code-search-none", &[]);
}

const BIDIRECTIONAL: [Line; 13] = [
    Line(1, "code-search-two-roots", &["generated.root"]),
    Line(1, "code-search-two-while", &[]),
    Line(2, "code-search-met", &["goal"]),
    Line(2, "code-search-side", &[]),
    Line(2, "code-search-take-side", &["expanded"]),
    Line(2, "code-search-outdated", &["duplicate.outdated"]),
    Line(2, "code-search-steps", &[]),
    Line(3, "code-search-no-cheaper", &["duplicate"]),
    Line(3, "code-search-dead-end", &["pruned.dead_end"]),
    Line(3, "code-search-cheaper", &["generated.cheaper"]),
    Line(3, "code-search-generate", &["generated"]),
    Line(3, "code-search-meeting", &[]),
    Line(1, "code-search-none", &[]),
];

impl Happens for SearchStep {
    fn kind(&self) -> &'static str {
        match &self.event {
            SearchEvent::Generated(node) => match &self.why {
                Some(Why::Cheaper(_)) => "generated.cheaper",
                _ if node.parent.is_none() => "generated.root",
                _ => "generated",
            },
            SearchEvent::Expanded(_) => "expanded",
            SearchEvent::Duplicate(_) => match &self.why {
                Some(Why::Outdated(_)) => "duplicate.outdated",
                _ => "duplicate",
            },
            SearchEvent::Pruned { reason, .. } => match reason {
                Prune::DeadEnd(_) => "pruned.dead_end",
                Prune::Depth => "pruned.depth",
                Prune::Bound => "pruned.bound",
                Prune::Width => "pruned.width",
                Prune::Discrepancies => "pruned.discrepancies",
            },
            SearchEvent::Goal(_) => "goal",
            SearchEvent::LimitRaised { .. } => "limit_raised",
        }
    }
}
