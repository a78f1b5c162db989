//! The two state spaces of the lab.
//!
//! In [`Space::First`] a step fills the first empty cell and costs 1: the space is a tree, and all solutions have the
//! same length. In [`Space::Free`] a step fills any empty cell and costs as many as digits are possible there: the same
//! board is reached in several ways, and the ways differ in cost.

use crate::board::{Board, Taken};
use atisbo_base::{Name, Place};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A state space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(schema = "LabSpace")]
pub enum Space {
    /// The first empty cell is filled, for 1.
    First,
    /// Any empty cell is filled, for the number of digits that are possible there.
    Free,
}

/// A digit put into a cell. As text: digit, row, column, the last two counted from 0 (`502`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Action {
    /// The digit.
    pub digit: u8,
    /// The cell.
    pub cell: Place,
}

/// Why a text is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an action is a text of three digits: the digit from 1 to 9, row and column from 0 to 8")]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        match text.as_bytes() {
            &[digit @ b'1'..=b'9', row @ b'0'..=b'8', column @ b'0'..=b'8'] => Ok(Action {
                digit: digit - b'0',
                cell: Place::new(usize::from(row - b'0'), usize::from(column - b'0')),
            }),
            _ => Err(NotAnAction),
        }
    }
}

impl TryFrom<String> for Action {
    type Error = NotAnAction;

    fn try_from(text: String) -> Result<Self, NotAnAction> {
        text.parse()
    }
}

impl From<Action> for String {
    fn from(action: Action) -> String {
        action.to_string()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action { digit, cell } = self;
        write!(f, "{digit}{}{}", cell.row(), cell.column())
    }
}

impl schemars::JsonSchema for Action {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "LabAction".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^[1-9][0-8][0-8]$",
            "description": "A digit put into a cell: the digit, then row and column, counted from 0.",
        })
    }
}

/// A step from a board to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub action: Action,
    /// The board that it leads to.
    pub board: Board,
    /// What it costs.
    pub cost: u32,
}

impl Space {
    /// The steps from a board: cells in reading order, digits in order.
    pub fn steps(self, board: &Board) -> Vec<Step> {
        let cells = board.empty_cells();
        let cells: Vec<Place> = match self {
            Space::First => cells.take(1).collect(),
            Space::Free => cells.collect(),
        };
        let taken = Taken::of(board);
        let mut steps = Vec::new();
        for cell in cells {
            let cost = match self {
                Space::First => 1,
                Space::Free => taken.free(cell).count() as u32,
            };
            steps.extend(taken.free(cell).map(|digit| Step {
                action: Action { digit, cell },
                board: board.with(cell, digit),
                cost,
            }));
        }
        steps
    }

    /// The step that an action makes, if the space has it.
    pub fn step(self, board: &Board, action: Action) -> Option<Step> {
        self.steps(board)
            .into_iter()
            .find(|step| step.action == action)
    }
}
