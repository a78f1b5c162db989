//! What the verb `search` shares among the games: several searches side by side, and what is found out about a heuristic.

use crate::text::{Arg, Message};
use crate::trace::TraceRequest;
use crate::verb::Size;
use crate::{Error, Observer};
use atisbo_base::Name;
use atisbo_search::check::{Check, Finding};
use atisbo_search::{Cost, LeastCosts, Optimality, Strategy};
use serde::Serialize;
use std::fmt::Display;

/// How many runs may be made side by side.
const MOST_RUNS: u64 = 100;

/// The number of runs if there are too many, else that of the steps to be traced.
pub(crate) fn size(runs: usize, trace: Option<TraceRequest>) -> Size {
    let runs = Size {
        asked: runs as u64,
        most: MOST_RUNS,
    };
    if runs.is_too_large() {
        runs
    } else {
        Size::steps(trace.map_or(0, |trace| trace.limit))
    }
}

/// One time limit for each run, and one for the check of the heuristic.
pub(crate) fn clocks(runs: usize, check_heuristic: bool) -> u32 {
    let clocks = runs + usize::from(check_heuristic);
    u32::try_from(clocks.max(1)).unwrap_or(u32::MAX)
}

/// Makes one run after another. Only the first is traced.
pub(crate) fn side_by_side<M, R, T>(
    methods: &[M],
    trace: Option<TraceRequest>,
    observer: &dyn Observer,
    mut run: impl FnMut(&M, Option<TraceRequest>) -> Result<(R, Option<T>), Error>,
) -> Result<(Vec<R>, Option<T>), Error> {
    let mut runs = Vec::with_capacity(methods.len());
    let mut first_trace = None;
    for (i, method) in methods.iter().enumerate() {
        observer.progress(i as u64, methods.len() as u64);
        let (found, traced) = run(method, trace.filter(|_| i == 0))?;
        runs.push(found);
        first_trace = first_trace.or(traced);
    }
    Ok((runs, first_trace))
}

/// Why a puzzle cannot be searched with a strategy that must know the goal.
pub fn not_reversible(strategy: Strategy) -> Message {
    Message::new("search-not-reversible").with("strategy", strategy.id())
}

/// How long and how dear a solution is, and whether it is proved to be a cheapest one.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Quality {
    /// Its length, its cost, and what is known of it.
    #[serde(flatten)]
    pub optimality: Optimality,
    /// Why that is so, or why it is not known, in words.
    pub sentence: Message,
}

impl From<Optimality> for Quality {
    fn from(optimality: Optimality) -> Self {
        Quality {
            optimality,
            sentence: Message::of("search", &optimality.because),
        }
    }
}

impl Quality {
    /// The same beside other solutions of the same problem.
    pub(crate) fn beside(&self, others: LeastCosts) -> Self {
        self.optimality.beside(others).into()
    }
}

/// Whether a heuristic is what it claims to be, on one puzzle.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "HeuristicCheck")]
pub struct HeuristicCheck<H, S, A> {
    /// The heuristic.
    pub name: H,
    /// What was found, with counter-examples.
    #[serde(flatten)]
    pub check: Check<S, A>,
    /// The same in words.
    pub sentences: Vec<Message>,
}

impl<H: Name, S, A: Display> HeuristicCheck<H, S, A> {
    /// What was found, with the states of the counter-examples as `board` shows them.
    pub(crate) fn new<T>(name: H, check: Check<T, A>, board: impl Fn(T) -> S) -> Self {
        HeuristicCheck {
            name,
            sentences: sentences(name.id(), &check),
            check: check.map_states(board),
        }
    }
}

/// Whether a heuristic is admissible and consistent, with the counter-examples in numbers, and what it says of the start.
fn sentences<S, A: Display>(name: &str, check: &Check<S, A>) -> Vec<Message> {
    let name = name.to_uppercase();
    let start = check.start.map(|start| match start.cost {
        Some(cost) => Message::new("estimate-of-start")
            .with("estimate", estimate(start.estimate))
            .with("cost", u64::from(cost)),
        None => Message::new("estimate-of-start-alone").with("estimate", estimate(start.estimate)),
    });
    let admissible = match &check.admissible {
        Finding::Holds => Message::new("admissible-holds"),
        Finding::NotRefuted => Message::new("admissible-not-refuted")
            .with("judged", check.judged)
            .with("undecided", check.undecided),
        Finding::Fails(found) => Message::new("admissible-fails")
            .with("estimate", estimate(found.estimate))
            .with("cost", u64::from(found.cost)),
    };
    let consistent = match &check.consistent {
        Finding::Holds => Message::new("consistent-holds"),
        Finding::NotRefuted => Message::new("consistent-not-refuted").with("steps", check.steps),
        Finding::Fails(found) => Message::new("consistent-fails")
            .with("step", found.action.to_string())
            .with("before", estimate(found.before))
            .with("after", u64::from(found.after)),
    };
    let sentences = start.into_iter().chain([admissible, consistent]);
    sentences
        .map(|message| message.with("name", name.as_str()))
        .collect()
}

fn estimate(estimate: Option<Cost>) -> Arg {
    estimate.map_or_else(|| Message::new("dead-end").into(), Arg::from)
}
