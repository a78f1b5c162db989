//! What was wrong with an answer, as data. The sentences are in `locales/*/class.ftl`.

use crate::board::{Board, Conflict};
use crate::judge::{Parting, Waiting};
use crate::method::Method;
use crate::space::{Action, Space};
use atisbo_base::Place;
use serde::{Deserialize, Serialize};

/// How an estimate without limit is sent; no board costs as much.
pub const INFINITE: f64 = 1e9;

/// What was wrong with the answer to a case.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "evidence", rename_all = "snake_case")]
#[schemars(rename = "LabEvidence")]
pub enum Evidence {
    /// A digit was said to be allowed and is not, or the other way round.
    Valid {
        /// The board.
        board: Board,
        /// The digit.
        digit: u8,
        /// The cell.
        cell: Place,
        /// What was answered.
        answered: bool,
        /// The cell that forbids it, if one does.
        conflict: Option<Conflict>,
    },
    /// A cell was said to be empty and is not, or the other way round.
    IsEmpty {
        /// The board.
        board: Board,
        /// The cell.
        cell: Place,
        /// What was answered.
        answered: bool,
    },
    /// The board after an action is another one.
    Succ {
        /// The board before.
        board: Board,
        /// The action.
        action: Action,
        /// What was answered; none for "not allowed".
        answered: Option<Board>,
        /// The right answer.
        expected: Option<Board>,
    },
    /// The function changed the board that it was given.
    Changed {
        /// The board before.
        board: Board,
        /// The board after.
        after: Board,
    },
    /// The boards that follow are others.
    NextStates {
        /// The board before.
        board: Board,
        /// Actions that are missing.
        missing: Vec<Action>,
        /// Actions that are not allowed, or whose board is wrong.
        extra: Vec<Action>,
        /// Whether all are there, but in another order.
        reordered: bool,
    },
    /// A search parts from its method.
    Step {
        /// The method.
        method: Method,
        /// The space that is searched.
        space: Space,
        /// The board that the search began with.
        start: Board,
        /// How many nodes had been expanded before.
        step: u32,
        /// How it parts.
        parting: Parting,
        /// The board that it took; none if it gave up.
        board: Option<Board>,
        /// The frontier that the method has here; of many, the first and the one that was taken.
        frontier: Vec<Waiting>,
        /// How many nodes that frontier has in all.
        waiting: u32,
        /// The frontier of the student's program, if it has one that can be seen; of many, the first.
        theirs: Option<Vec<Board>>,
    },
    /// The method is right, the counts are not.
    Counts {
        /// How many nodes it says it expanded.
        expanded: u64,
        /// How many there were.
        expanded_really: u32,
        /// How many nodes it says it generated.
        generated: u64,
        /// How many there were.
        generated_really: u32,
    },
    /// The way that was found costs more than the one that the search knew.
    Cost {
        /// What the way costs.
        cost: u32,
        /// What the cheapest way costs.
        cheapest: u32,
    },
    /// A heuristic says more than the way to the goal costs.
    Overestimates {
        /// The board.
        board: Board,
        /// What the heuristic says.
        estimate: f64,
        /// What the cheapest way costs.
        cost: u32,
        /// How many of the boards that were asked are overestimated.
        boards: u32,
        /// How many were asked.
        of: u32,
    },
    /// A heuristic gave what is no estimate: negative, infinite or no number.
    NoEstimate {
        /// The board.
        board: Board,
        /// What it gave.
        estimate: String,
    },
    /// With the heuristic A* expands more nodes than it should.
    Pruning {
        /// How many nodes it expands with the heuristic.
        expanded: u32,
        /// How many without any.
        without: u32,
        /// How many give all points.
        target: u32,
    },
    /// The second heuristic is the first.
    SameHeuristic,
    /// No answer in time.
    TimedOut {
        /// The seconds that there were.
        seconds: f64,
    },
    /// The program needs too much memory.
    Memory {
        /// The limit in bytes.
        bytes: u64,
    },
    /// The student's code failed.
    Failed {
        /// The error.
        error: String,
        /// Where.
        trace: String,
    },
    /// The program ended by itself.
    Ended {
        /// How.
        status: String,
    },
    /// It did not get ready to answer.
    NotReady {
        /// The seconds that there were.
        seconds: f64,
    },
    /// What was said is not in the protocol.
    Protocol {
        /// What was expected.
        expected: String,
        /// What was said; of much, the beginning.
        found: String,
    },
    /// The grader could not do its work.
    NotGraded {
        /// Why.
        why: String,
    },
}

/// What is odd about a submission as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "remark", rename_all = "snake_case")]
#[schemars(rename = "LabRemark")]
pub enum Remark {
    /// A file that the lab asks for is missing.
    Missing {
        /// Its name.
        file: String,
    },
    /// Nothing in it can be run.
    NoProgram,
    /// It was not confined.
    Unconfined,
    /// A part of it was not read.
    LeftOut {
        /// Which.
        file: String,
        /// Why.
        why: LeftOut,
    },
}

/// Why a file of a submission was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftOut {
    /// It is too large, or all are together.
    TooLarge,
    /// There are too many.
    TooMany,
    /// It is too deep in folders.
    TooDeep,
    /// There is another of the same name.
    Duplicate,
    /// It is a link.
    Link,
    /// Its name leads out of the folder, or is no text.
    Name,
    /// It cannot be read.
    Unreadable,
}
