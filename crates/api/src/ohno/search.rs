//! `search`: a puzzle as a state space, by one strategy or several side by side.

use super::{parse, rows, words};
use crate::pseudocode::{self, Code};
use crate::search::{Quality, clocks, not_reversible, side_by_side, size};
use crate::text::Message;
use crate::trace::{SearchStep, Trace, TraceRequest};
use crate::verb::{Size, Verb};
use crate::{Error, Observer};
use atisbo_base::Budget;
use atisbo_ohno::search::{Phase, Rows, Wall, audit, solve_by_search};
use atisbo_ohno::{Grid, Rule};
use atisbo_search::check::Sampling;
use atisbo_search::trace::Tracer;
use atisbo_search::{LeastCosts, NotReversible, Statistics};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

pub use atisbo_ohno::search::{Ending, Formulation, HeuristicName, SearchSettings};
pub use atisbo_search::{BeamWidth, Duplicates, GoalTest, Options, Strategy, Tie, Weight};

/// What to search, and how.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: String,
    /// The searches to make, each under the whole budget.
    #[serde(default = "one_run")]
    pub runs: Vec<SearchSettings>,
    /// How much of the first search to trace, if it is to be traced.
    pub trace: Option<TraceRequest>,
    /// Whether to compare the first search's heuristic with true costs.
    #[serde(default)]
    pub check_heuristic: bool,
}

fn one_run() -> Vec<SearchSettings> {
    vec![SearchSettings::default()]
}

/// What the searches found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// One for each search asked for.
    pub runs: Vec<Run>,
    /// What the first search did, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace<SearchStep>>,
    /// The method in pseudocode, with the line at which each event of the trace happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// What is wrong with the heuristic, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<HeuristicCheck>,
}

/// Whether a heuristic is what it claims to be, on this board.
pub type HeuristicCheck = crate::search::HeuristicCheck<HeuristicName, Vec<String>, Wall>;

/// One search.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Run {
    /// How it was made.
    pub settings: SearchSettings,
    /// How it ended.
    pub ending: Ending,
    /// The same in words.
    pub sentence: Message,
    /// The solution, if one was found.
    pub solution: Option<Vec<String>>,
    /// How many walls it adds.
    pub walls: Option<usize>,
    /// How long and how dear it is, and whether it is proved to be a cheapest one.
    pub quality: Option<Quality>,
    /// One for each sub-problem.
    pub phases: Vec<Phase>,
    /// What it took.
    pub statistics: Statistics,
}

impl Verb for Request {
    const GAME: &'static str = "ohno";
    const NAME: &'static str = "search";
    type Answer = Answer;

    fn size(&self) -> Size {
        size(self.runs.len(), self.trace)
    }

    fn clocks(&self) -> u32 {
        clocks(self.runs.len(), self.check_heuristic)
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let puzzle = parse(&self.puzzle)?;
        let (mut runs, trace) =
            side_by_side(&self.runs, self.trace, observer, |settings, trace| {
                run(&puzzle, settings, trace, budget)
            })?;
        compare(&mut runs);
        let code = trace
            .as_ref()
            .zip(self.runs.first())
            .map(|(trace, settings)| {
                let (options, one_heap) = settings.effective();
                let lines = pseudocode::search::lines(settings.strategy, &options, one_heap);
                Code::beside(&lines, trace)
            });
        let checked = self.runs.first().filter(|_| self.check_heuristic);
        let heuristic = checked.map(|settings| {
            let check = audit(&puzzle, settings.heuristic, &Sampling::default(), budget);
            HeuristicCheck::new(settings.heuristic, check, |state| rows(&state))
        });
        Ok(Answer {
            runs,
            trace,
            code,
            heuristic,
        })
    }

    /// Whether a solution was found.
    fn is_yes(answer: &Answer) -> bool {
        answer.runs.iter().any(|run| run.ending == Ending::Solved)
    }
}

/// What the solutions say of each other: one with more walls than another under the same rule is no cheapest one.
fn compare(runs: &mut [Run]) {
    let rule = |run: &Run| run.settings.formulation.rule(run.settings.rule);
    let mut found = HashMap::<Rule, LeastCosts>::new();
    for run in runs.iter() {
        if let Some(quality) = &run.quality {
            found.entry(rule(run)).or_default().add(quality.optimality);
        }
    }
    for run in runs {
        let least = found.get(&rule(run)).copied().unwrap_or_default();
        run.quality = run.quality.as_ref().map(|quality| quality.beside(least));
    }
}

fn run(
    puzzle: &Grid,
    settings: &SearchSettings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<(Run, Option<Trace<SearchStep>>), Error> {
    let mut tracer = trace.map(|trace| Tracer::new(trace.limit, Rows::of(puzzle)));
    let report = match &mut tracer {
        Some(tracer) => solve_by_search(puzzle, settings, tracer, budget),
        None => solve_by_search(puzzle, settings, &mut (), budget),
    };
    let report = report.map_err(|NotReversible| not_reversible(settings.strategy))?;
    let run = Run {
        settings: settings.clone(),
        ending: report.ending,
        sentence: words::said(&report.ending),
        solution: report.solution.as_ref().map(rows),
        walls: report.walls,
        quality: report.optimality.map(Quality::from),
        phases: report.phases,
        statistics: report.statistics,
    };
    Ok((run, tracer.map(Tracer::into_trace)))
}
