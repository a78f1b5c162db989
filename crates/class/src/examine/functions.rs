//! The functions of a state: `valid`, `is_empty`, `succ`, `next_states`.

use super::{Allowed, Outcome};
use crate::agent::{Agent, Broken, Host, unexpected};
use crate::board::{Board, cells};
use crate::case::Task;
use crate::evidence::Evidence;
use crate::space::{Action, Space};
use atisbo_base::Place;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// Asks one of them.
pub(super) fn examine(
    agent: &mut Agent<'_>,
    task: Task,
    allowed: Allowed,
) -> Result<Outcome, Broken> {
    match task {
        Task::Valid(board, action) => valid(agent, board, action, allowed),
        Task::IsEmpty(board, cell) => is_empty(agent, board, cell, allowed),
        Task::Succ(board, action) => succ(agent, board, action, allowed),
        Task::NextStates(board) => next_states(agent, board, allowed),
        Task::Search(..) | Task::Heuristic(_) => Err(Broken::Decided),
    }
}

/// The reference in place of the functions that are not asked.
struct Reference;

impl Host for Reference {
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        match name {
            "candidates" => Ok(candidates(&board_of(fields)?)),
            _ => ().call(name, fields, agent),
        }
    }
}

/// The board that a call is about.
pub(super) fn board_of(fields: &Map<String, Value>) -> Result<Board, Broken> {
    let board = fields.get("board").unwrap_or(&Value::Null);
    typed(board, "a board: a text of 81 digits")
}

/// A value of a type.
pub(super) fn typed<T: DeserializeOwned>(
    value: &Value,
    expected: &'static str,
) -> Result<T, Broken> {
    T::deserialize(value).map_err(|_| unexpected(expected, value))
}

/// The digits that may stand in each empty cell, as the call `candidates` returns them.
pub(super) fn candidates(board: &Board) -> Value {
    let of = |cell: Place| -> String {
        if board.digit(cell) == 0 {
            board
                .candidates(cell)
                .map(|digit| (b'0' + digit) as char)
                .collect()
        } else {
            String::new()
        }
    };
    cells().map(of).collect()
}

fn valid(
    agent: &mut Agent<'_>,
    board: Board,
    Action { digit, cell }: Action,
    allowed: Allowed,
) -> Result<Outcome, Broken> {
    let (row, column) = (cell.row(), cell.column());
    let ask = json!({"ask": "valid", "board": board, "digit": digit, "row": row, "column": column});
    let answered: bool = typed(&agent.ask(&ask, allowed.seconds, &mut ())?, "true or false")?;
    let conflict = board.conflict(cell, digit);
    Ok(if answered == conflict.is_none() {
        Outcome::right()
    } else {
        Outcome::wrong(Evidence::Valid {
            board,
            digit,
            cell,
            answered,
            conflict,
        })
    })
}

fn is_empty(
    agent: &mut Agent<'_>,
    board: Board,
    cell: Place,
    allowed: Allowed,
) -> Result<Outcome, Broken> {
    let (row, column) = (cell.row(), cell.column());
    let ask = json!({"ask": "is_empty", "board": board, "row": row, "column": column});
    let answered: bool = typed(&agent.ask(&ask, allowed.seconds, &mut ())?, "true or false")?;
    Ok(if answered == (board.digit(cell) == 0) {
        Outcome::right()
    } else {
        Outcome::wrong(Evidence::IsEmpty {
            board,
            cell,
            answered,
        })
    })
}

fn succ(
    agent: &mut Agent<'_>,
    board: Board,
    action: Action,
    allowed: Allowed,
) -> Result<Outcome, Broken> {
    let ask = json!({"ask": "succ", "board": board, "action": action});
    let answer = agent.ask(&ask, allowed.seconds, &mut Reference)?;
    if let Some(changed) = changed(board, &answer)? {
        return Ok(changed);
    }
    let answered: Option<Board> = typed(&answer["board"], "a board or null")?;
    let allows = board.allows(action.cell, action.digit);
    let expected = allows.then(|| board.with(action.cell, action.digit));
    Ok(if answered == expected {
        Outcome::right()
    } else {
        Outcome::wrong(Evidence::Succ {
            board,
            action,
            answered,
            expected,
        })
    })
}

fn next_states(agent: &mut Agent<'_>, board: Board, allowed: Allowed) -> Result<Outcome, Broken> {
    let ask = json!({"ask": "next_states", "board": board});
    let answer = agent.ask(&ask, allowed.seconds, &mut Reference)?;
    if let Some(changed) = changed(board, &answer)? {
        return Ok(changed);
    }
    let answered: Vec<(Action, Board)> = typed(&answer["states"], "a list of [action, board]")?;
    let steps = Space::First.steps(&board).into_iter();
    let expected: Vec<(Action, Board)> = steps.map(|step| (step.action, step.board)).collect();
    if answered == expected {
        return Ok(Outcome::right());
    }
    let actions = |some: &[(Action, Board)], others: &[(Action, Board)]| -> Vec<Action> {
        let left = some.iter().filter(|step| !others.contains(step));
        left.map(|step| step.0).collect()
    };
    let missing = actions(&expected, &answered);
    let extra = actions(&answered, &expected);
    Ok(Outcome::wrong(Evidence::NextStates {
        board,
        reordered: missing.is_empty() && extra.is_empty(),
        missing,
        extra,
    }))
}

/// Whether the function changed the board that it was given, which the answer tells as `after`.
fn changed(board: Board, answer: &Value) -> Result<Option<Outcome>, Broken> {
    let after: Board = typed(&answer["after"], "the board afterwards in \"after\"")?;
    Ok((after != board).then(|| Outcome::wrong(Evidence::Changed { board, after })))
}
