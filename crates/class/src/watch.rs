//! A student's own search for the page's player: the events that `main.py --watch` wrote, checked and as the page has them.
//!
//! One JSON object a line. `event` is `generated` (a node was put into the frontier, or a cheaper way gives a waiting node
//! a new parent), `expanded` or `goal`; `id`, `parent`, `action`, `state`, `g`, `h` and `depth` say of which node. Nodes are
//! numbered from 0 as they are generated. The search may be wrong, and is shown as it is: what is checked is whether the
//! events tell of one tree in which each step fills one cell.

use crate::board::{Board, cells};
use crate::space::Action;
use atisbo_api::trace::{SearchEvent, SearchNode, Trace};
use atisbo_base::{Place, shortened};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Read};

/// As many events as the page shows; those that follow are counted.
pub const MOST: usize = 20_000;

/// So many bytes are read at most: hours of a search in Python.
const LARGEST: u64 = 1 << 30;

/// More than any line: an endless one must not fill the memory.
const LONGEST: u64 = 1 << 14;

/// An event as the page's player takes it. Estimates may be fractions.
pub type Event = SearchEvent<String, String, f64>;

/// Why events cannot be watched.
#[derive(Debug, thiserror::Error)]
pub enum WatchError {
    /// They cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is wrong.
    #[error("line {line}: {problem:?}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        problem: WatchProblem,
    },
}

/// What is wrong with an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum WatchProblem {
    /// It is not JSON, or lacks something.
    Json {
        /// Why.
        why: String,
    },
    /// The state is no board.
    Board,
    /// There is no event at all.
    Nothing,
    /// There is too much.
    Large {
        /// How much may be read.
        megabytes: u64,
    },
    /// The first event is not the initial node.
    Start,
    /// A later node has no parent.
    Orphan,
    /// A node has no number: it never was in the frontier.
    NoNumber,
    /// A new node is not the next one.
    Number {
        /// Its number.
        found: u64,
        /// The next number.
        next: usize,
    },
    /// A node that was never generated.
    NoNode {
        /// Its number.
        node: u64,
    },
    /// A node had another board when it was generated.
    OtherBoard {
        /// Its number.
        node: usize,
    },
    /// The parent was never generated.
    NoParent {
        /// Its number.
        parent: u64,
    },
    /// The depth is not one more than that of the parent.
    Depth {
        /// The depth.
        found: u32,
        /// The parent's.
        parent: u32,
    },
    /// A step changed no cell, or several.
    Cells {
        /// How many.
        cells: usize,
    },
    /// The action is not what changed the board.
    Action {
        /// The action.
        found: String,
        /// The action that leads from the parent's board to this one.
        expected: String,
    },
}

/// A line of the file.
#[derive(Deserialize)]
struct Line {
    event: Kind,
    id: Option<u64>,
    parent: Option<u64>,
    action: Option<String>,
    state: String,
    g: f64,
    h: Option<f64>,
    depth: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Generated,
    Expanded,
    Goal,
}

/// Reads events. As many as the page shows are checked and kept; the others are counted.
///
/// # Errors
///
/// If they cannot be read, or one of those that are kept is wrong.
pub fn read(lines: impl BufRead) -> Result<Trace<Event>, WatchError> {
    let mut lines = lines.take(LARGEST + 1);
    let mut trace = Trace {
        events: Vec::new(),
        left_out: 0,
    };
    let mut nodes = Nodes::default();
    let mut line = Vec::new();
    let mut number = 0;
    loop {
        line.clear();
        let mut bounded = lines.by_ref().take(LONGEST);
        let is_end = bounded.read_until(b'\n', &mut line)? == 0;
        number += 1;
        let wrong = |problem| WatchError::Line {
            line: number,
            problem,
        };
        if lines.limit() == 0 {
            let megabytes = LARGEST >> 20;
            return Err(wrong(WatchProblem::Large { megabytes }));
        }
        match line.trim_ascii() {
            [] if is_end && trace.events.is_empty() => return Err(wrong(WatchProblem::Nothing)),
            [] if is_end => return Ok(trace),
            [] => {}
            _ if trace.events.len() == MOST => trace.left_out += 1,
            text => trace.events.push(nodes.event(text).map_err(wrong)?),
        }
    }
}

/// The nodes generated so far, each with its board and depth, by their numbers.
#[derive(Default)]
struct Nodes(Vec<(Board, u32)>);

impl Nodes {
    /// The event of a line.
    fn event(&mut self, line: &[u8]) -> Result<Event, WatchProblem> {
        let line: Line = serde_json::from_slice(line).map_err(|error| WatchProblem::Json {
            // The line is not that of the file.
            why: error.to_string().replace(" at line 1 column ", ", column "),
        })?;
        let board: Board = line.state.parse().map_err(|_| WatchProblem::Board)?;
        let (event, id, action) = (line.event, self.number(&line)?, self.step(&line, &board)?);
        match self.0.get(id) {
            Some((before, _)) if *before != board => {
                return Err(WatchProblem::OtherBoard { node: id });
            }
            Some(_) => {}
            None => self.0.push((board, line.depth)),
        }
        let node = SearchNode {
            id: id as u64,
            parent: line.parent,
            action: action.map(|Action { digit, cell }| format!("{cell}={digit}")),
            state: rows(&board),
            g: line.g,
            h: line.h,
            depth: line.depth,
        };
        Ok(match event {
            Kind::Generated => SearchEvent::Generated(node),
            Kind::Expanded => SearchEvent::Expanded(node),
            Kind::Goal => SearchEvent::Goal(node),
        })
    }

    /// The number of a node: one that is known or, where the event may be about a new node, the next.
    fn number(&self, line: &Line) -> Result<usize, WatchProblem> {
        let next = self.0.len();
        if next == 0 && (line.event != Kind::Generated || line.parent.is_some()) {
            return Err(WatchProblem::Start);
        }
        let Some(found) = line.id else {
            // Who tests for the goal too early returns a node that never was in the frontier.
            return if line.event == Kind::Goal {
                Ok(next)
            } else {
                Err(WatchProblem::NoNumber)
            };
        };
        match usize::try_from(found) {
            Ok(id) if id < next => Ok(id),
            Ok(id) if id == next && line.event == Kind::Generated => Ok(id),
            _ if line.event == Kind::Generated => Err(WatchProblem::Number { found, next }),
            _ => Err(WatchProblem::NoNode { node: found }),
        }
    }

    /// The step that led to a node; none to the first.
    fn step(&self, line: &Line, board: &Board) -> Result<Option<Action>, WatchProblem> {
        let Some(parent) = line.parent else {
            let is_first = self.0.first().is_none_or(|(first, _)| first == board);
            return if is_first && line.id == Some(0) {
                Ok(None)
            } else {
                Err(WatchProblem::Orphan)
            };
        };
        let place = usize::try_from(parent).ok();
        let (before, depth) = place
            .and_then(|place| self.0.get(place))
            .ok_or(WatchProblem::NoParent { parent })?;
        if depth.checked_add(1) != Some(line.depth) {
            return Err(WatchProblem::Depth {
                found: line.depth,
                parent: *depth,
            });
        }
        let changed: Vec<Place> = cells()
            .filter(|&cell| board.digit(cell) != before.digit(cell))
            .collect();
        let &[cell] = changed.as_slice() else {
            let cells = changed.len();
            return Err(WatchProblem::Cells { cells });
        };
        let digit = board.digit(cell);
        let step = Action { digit, cell };
        let found = line.action.as_deref().unwrap_or_default();
        if found == step.to_string() {
            Ok(Some(step))
        } else {
            Err(WatchProblem::Action {
                found: shortened(found).into_owned(),
                expected: step.to_string(),
            })
        }
    }
}

/// A board as traces write it.
fn rows(board: &Board) -> String {
    let text = board.to_string().replace('0', ".");
    let rows = (0..9).filter_map(|row| text.get(9 * row..9 * (row + 1)));
    rows.collect::<Vec<_>>().join(" / ")
}
