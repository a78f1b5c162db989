//! `search`: a puzzle by state-space search, constraint satisfaction or local search, one method or
//! several side by side.

use super::{Board, Shape, Source, words};
use crate::pseudocode::{self, Code};
use crate::search::{Quality, clocks, not_reversible, side_by_side, size};
use crate::text::Message;
use crate::trace::{SearchStep, Trace, TraceRequest};
use crate::verb::{Size, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name};
use atisbo_csp::trace::Tracer;
use atisbo_search::check::Sampling;
use atisbo_search::trace::Tracer as SearchTracer;
use atisbo_search::{NotReversible, Strategy};
use atisbo_sudoku::Puzzle;
use atisbo_sudoku::csp::{CellEvent, CellNames, make_consistent, solve_by_csp};
use atisbo_sudoku::logic::{self, Logic};
use atisbo_sudoku::search;
use atisbo_sudoku::search::{Placement, Rows, audit, filled, solve_by_search};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::time::Instant;

pub use atisbo_csp::consistency::Verdict;
pub use atisbo_csp::{Method as CspMethod, Options as CspOptions};
pub use atisbo_sudoku::csp::Consistency;
pub use atisbo_sudoku::logic::Engine as LogicEngine;
pub use atisbo_sudoku::search::{CellOrder, Formulation, HeuristicName, SearchSettings};

/// What to search, and how.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The puzzle, in any of the text formats.
    pub puzzle: Source,
    /// The shape of the boxes, where the text does not say and the usual one is not meant.
    pub shape: Option<Shape>,
    /// The methods to run, each under the whole budget.
    #[serde(default = "one_run")]
    pub runs: Vec<Method>,
    /// How much of the first method to trace, if it is to be traced.
    pub trace: Option<TraceRequest>,
    /// Whether to compare the first search's heuristic with true costs.
    #[serde(default)]
    pub check_heuristic: bool,
}

fn one_run() -> Vec<Method> {
    vec![Method::Space(SearchSettings::default())]
}

/// A method with its settings. Which one it is shows in the field that names it: `method`, `consistency`, `logic`, or
/// `strategy`, which may be left out.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Method {
    /// State-space search.
    Space(SearchSettings),
    /// Constraint satisfaction, local search or exact cover.
    Csp(CspSettings),
    /// Consistency alone, without a guess.
    Consistency(ConsistencySettings),
    /// The puzzle as clauses.
    Logic(LogicSettings),
}

/// By the field that is there, so that an error is about that kind of method.
impl<'de> Deserialize<'de> for Method {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Map::deserialize(from)?;
        let has = |name| fields.contains_key(name);
        let (is_csp, is_consistency, is_logic) = (has("method"), has("consistency"), has("logic"));
        let has_heuristic = has("heuristic");
        let fields = Value::Object(fields);
        let method = if is_csp {
            CspSettings::deserialize(fields).map(Method::Csp)
        } else if is_consistency {
            ConsistencySettings::deserialize(fields).map(Method::Consistency)
        } else if is_logic {
            LogicSettings::deserialize(fields).map(Method::Logic)
        } else {
            SearchSettings::deserialize(fields).map(|settings| {
                let usual = HeuristicName::usual(settings.formulation);
                let heuristic = if has_heuristic {
                    settings.heuristic
                } else {
                    usual
                };
                Method::Space(SearchSettings {
                    heuristic,
                    ..settings
                })
            })
        };
        method.map_err(D::Error::custom)
    }
}

/// A method of constraint satisfaction with its settings.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CspSettings {
    /// The method.
    pub method: CspMethod,
    /// What it leaves open.
    #[serde(default)]
    pub options: CspOptions,
}

/// A consistency algorithm.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConsistencySettings {
    /// Which one.
    pub consistency: Consistency,
}

/// An engine of propositional logic.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LogicSettings {
    /// Which one.
    pub logic: LogicEngine,
    /// What it leaves to chance depends on this.
    #[serde(default)]
    pub seed: u64,
}

/// The name of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum MethodName {
    /// State-space search.
    Space(Strategy),
    /// Consistency alone.
    Consistency(Consistency),
    /// Constraint satisfaction, local search or exact cover.
    Csp(CspMethod),
    /// Propositional logic.
    Logic(LogicEngine),
}

/// With the usual settings.
impl From<MethodName> for Method {
    fn from(name: MethodName) -> Self {
        match name {
            MethodName::Space(strategy) => Method::Space(SearchSettings {
                strategy,
                ..SearchSettings::default()
            }),
            MethodName::Consistency(consistency) => {
                Method::Consistency(ConsistencySettings { consistency })
            }
            MethodName::Csp(method) => Method::Csp(CspSettings {
                method,
                options: CspOptions::default(),
            }),
            MethodName::Logic(logic) => Method::Logic(LogicSettings { logic, seed: 0 }),
        }
    }
}

impl Method {
    /// Its name.
    pub fn name(&self) -> MethodName {
        match self {
            Method::Space(settings) => MethodName::Space(settings.strategy),
            Method::Csp(settings) => MethodName::Csp(settings.method),
            Method::Consistency(settings) => MethodName::Consistency(settings.consistency),
            Method::Logic(settings) => MethodName::Logic(settings.logic),
        }
    }
}

/// What the methods found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The height and width of a box.
    pub shape: Shape,
    /// The givens.
    pub puzzle: Board,
    /// One for each method asked for.
    pub runs: Vec<Run>,
    /// What the first method did, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<MethodTrace>,
    /// The method in pseudocode, with the line at which each event of the trace happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// What is wrong with the heuristic, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heuristic: Option<HeuristicCheck>,
}

/// What a method did: a state-space search, or constraint satisfaction.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MethodTrace {
    /// The nodes of a state-space search.
    Space(Trace<SearchStep>),
    /// The assignments and domains of constraint satisfaction, local search or exact cover.
    Csp(Trace<CellEvent>),
}

impl MethodTrace {
    /// The pseudocode of the method that it is a trace of.
    fn code(&self, method: &Method) -> Option<Code> {
        match (self, method) {
            (MethodTrace::Space(trace), Method::Space(settings)) => {
                let options = settings.effective_options();
                let lines = pseudocode::search::lines(settings.strategy, &options, false);
                Some(Code::beside(&lines, trace))
            }
            (MethodTrace::Csp(trace), Method::Csp(CspSettings { method, options })) => {
                let lines = pseudocode::csp::lines(*method, options);
                Some(Code::at(&lines, pseudocode::csp::kinds(&trace.events)))
            }
            (MethodTrace::Csp(trace), Method::Consistency(settings)) => {
                let lines = pseudocode::csp::consistency(settings.consistency);
                Some(Code::at(lines, pseudocode::csp::kinds(&trace.events)))
            }
            _ => None,
        }
    }
}

/// Whether a heuristic is what it claims to be, on this puzzle.
pub type HeuristicCheck = crate::search::HeuristicCheck<HeuristicName, Board, Placement>;

/// What one method found.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Run {
    /// The method.
    pub method: Method,
    /// Whether it found a solution.
    pub solved: bool,
    /// How it ended, in words.
    pub sentence: Message,
    /// The solution, if one was found.
    pub solution: Option<Board>,
    /// How long and how dear it is, and whether it is proved to be a cheapest one: only of a state-space search, which
    /// takes a path to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quality: Option<Quality>,
    /// How it ended and what it took, in the terms of the method.
    #[serde(flatten)]
    pub report: Report,
}

/// How a method ended and what it took.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Report {
    /// A state-space search.
    Space {
        /// How it ended.
        ending: search::Ending,
        /// What it took.
        statistics: atisbo_search::Statistics,
    },
    /// Constraint satisfaction, local search or exact cover.
    Csp {
        /// How it ended.
        ending: atisbo_csp::Ending,
        /// What it took.
        statistics: atisbo_csp::Statistics,
    },
    /// Consistency alone.
    Consistency {
        /// What was found out.
        ending: Verdict,
        /// How many candidates are left in the cells without a value.
        candidates: usize,
        /// What it took.
        statistics: atisbo_csp::Statistics,
    },
    /// Propositional logic.
    Logic {
        /// How it ended.
        ending: logic::Ending,
        /// What it took.
        statistics: atisbo_logic::Statistics,
    },
}

impl Verb for Request {
    const GAME: &'static str = "sudoku";
    const NAME: &'static str = "search";
    type Answer = Answer;

    fn size(&self) -> Size {
        size(self.runs.len(), self.trace)
    }

    fn clocks(&self) -> u32 {
        clocks(self.runs.len(), self.check_heuristic)
    }

    fn answer(&self, observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let puzzle = &self.puzzle.puzzle(self.shape)?;
        let run = |method: &Method, trace| match method {
            Method::Space(settings) => search_space(puzzle, settings, trace, budget),
            Method::Csp(settings) => satisfy(puzzle, settings, trace, budget),
            Method::Consistency(settings) => consist(puzzle, settings, trace, budget),
            Method::Logic(settings) => Ok((reason(puzzle, settings, trace, budget)?, None)),
        };
        let (runs, trace) = side_by_side(&self.runs, self.trace, observer, run)?;
        let code = trace.as_ref().zip(self.runs.first());
        let code = code.and_then(|(trace, method)| trace.code(method));
        let heuristic = match self.runs.first() {
            Some(Method::Space(SearchSettings { heuristic, .. })) if self.check_heuristic => {
                let check = audit(puzzle, *heuristic, &Sampling::default(), budget);
                let board = |values| Board::new(puzzle.rules(), values);
                Some(HeuristicCheck::new(*heuristic, check, board))
            }
            _ => None,
        };
        Ok(Answer {
            shape: puzzle.shape(),
            puzzle: Board::of(puzzle),
            runs,
            trace,
            code,
            heuristic,
        })
    }

    /// Whether a solution was found.
    fn is_yes(answer: &Answer) -> bool {
        answer.runs.iter().any(|run| run.solved)
    }
}

fn search_space(
    puzzle: &Puzzle,
    settings: &SearchSettings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<(Run, Option<MethodTrace>), Error> {
    let mut tracer = trace.map(|trace| SearchTracer::new(trace.limit, Rows::of(puzzle)));
    let report = match &mut tracer {
        Some(tracer) => solve_by_search(puzzle, settings, tracer, budget),
        None => solve_by_search(puzzle, settings, &mut (), budget),
    };
    let report = report.map_err(|NotReversible| not_reversible(settings.strategy))?;
    let run = Run {
        method: Method::Space(settings.clone()),
        solved: report.ending == search::Ending::Solved,
        sentence: words::said(&report.ending),
        solution: report.solution.map(|it| Board::new(puzzle.rules(), it)),
        quality: report.optimality.map(Quality::from),
        report: Report::Space {
            ending: report.ending,
            statistics: report.statistics,
        },
    };
    let trace = tracer.map(|tracer| MethodTrace::Space(tracer.into_trace()));
    Ok((run, trace))
}

fn satisfy(
    puzzle: &Puzzle,
    settings: &CspSettings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<(Run, Option<MethodTrace>), Error> {
    let CspSettings { method, options } = settings;
    let mut tracer = csp_tracer(puzzle, trace);
    let report = solve_by_csp(puzzle, *method, options, tracer.as_mut(), budget)?;
    let run = Run {
        method: Method::Csp(settings.clone()),
        solved: report.ending == atisbo_csp::Ending::Solved,
        sentence: words::said(&report.ending),
        quality: report.solution.as_ref().map(|_| filled(puzzle).into()),
        solution: report.solution.map(|it| Board::new(puzzle.rules(), it)),
        report: Report::Csp {
            ending: report.ending,
            statistics: report.statistics,
        },
    };
    Ok((run, csp_trace(tracer)))
}

fn consist(
    puzzle: &Puzzle,
    settings: &ConsistencySettings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<(Run, Option<MethodTrace>), Error> {
    let mut tracer = csp_tracer(puzzle, trace);
    let left = make_consistent(puzzle, settings.consistency, tracer.as_mut(), budget)?;
    let solution = left.solution(puzzle);
    let sizes = left.candidates.iter().map(|values| values.len());
    let candidates = sizes.filter(|&size| size > 1).sum();
    let run = Run {
        method: Method::Consistency(settings.clone()),
        solved: solution.is_some(),
        sentence: match solution {
            Some(_) => Message::new("ending-solved"),
            None => words::said(&left.verdict).with("candidates", candidates),
        },
        quality: solution.as_ref().map(|_| filled(puzzle).into()),
        solution: solution.map(|values| Board::new(puzzle.rules(), values)),
        report: Report::Consistency {
            ending: left.verdict,
            candidates,
            statistics: left.statistics,
        },
    };
    Ok((run, csp_trace(tracer)))
}

/// The puzzle as clauses. Its steps are written down by `atisbo logic` on the DIMACS file.
fn reason(
    puzzle: &Puzzle,
    settings: &LogicSettings,
    trace: Option<TraceRequest>,
    budget: &Budget,
) -> Result<Run, Error> {
    if trace.is_some() {
        return Err(Message::new("sudoku-trace-logic").into());
    }
    let start = Instant::now();
    // To write the clauses of a large grid takes longer than a look at the clock.
    let (ending, mut statistics) = match budget.meter().check(0, 0) {
        Some(stop) => (
            logic::Ending::Stopped(stop),
            atisbo_logic::Statistics::default(),
        ),
        None => Logic::new(puzzle)?.solve_by(settings.logic, settings.seed, budget),
    };
    statistics.time = start.elapsed();
    let solution = match &ending {
        logic::Ending::Solved(values) => Some(Board::new(puzzle.rules(), values.clone())),
        _ => None,
    };
    Ok(Run {
        method: Method::Logic(settings.clone()),
        solved: solution.is_some(),
        sentence: words::said(&ending),
        quality: solution.as_ref().map(|_| filled(puzzle).into()),
        solution,
        report: Report::Logic { ending, statistics },
    })
}

fn csp_tracer(puzzle: &Puzzle, trace: Option<TraceRequest>) -> Option<Tracer<CellNames>> {
    trace.map(|trace| Tracer::new(trace.limit, CellNames::of(puzzle)))
}

fn csp_trace(tracer: Option<Tracer<CellNames>>) -> Option<MethodTrace> {
    tracer.map(|tracer| MethodTrace::Csp(tracer.into_trace()))
}
