//! An agent written in Python: called with a position, it returns a move.

use crate::errors;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Place};
use atisbo_minesweeper::exact::Analyser;
use atisbo_minesweeper::{Agent, AgentError, Cell, Decision, Position, Reason, View};
use pyo3::prelude::*;

/// States of the analysis that tells guesses from safe moves. A position that needs more counts as a guess.
const MOST_STATES: u64 = 100_000;

/// Why an agent plays no further.
pub(crate) enum End {
    /// It gave the game up.
    GaveUp,
    /// It raised an exception.
    Raised(PyErr),
    /// Its move is not possible, and why.
    Refused(Message),
}

/// A Python function that plays one game.
pub(crate) struct Caller<'a, 'py> {
    /// Takes the text of a position.
    function: &'a Bound<'py, PyAny>,
    analyser: Analyser,
    /// The cells that are certainly safe in the position to come, in ascending order.
    safe: Vec<Cell>,
    /// Why it plays no further, if it does not.
    pub(crate) end: Option<End>,
}

impl<'a, 'py> Caller<'a, 'py> {
    pub(crate) fn new(function: &'a Bound<'py, PyAny>) -> Self {
        Caller {
            function,
            analyser: Analyser::new(),
            safe: Vec::new(),
            end: None,
        }
    }

    /// Finds out what is certain, so that guesses can be counted. It is not part of the agent's own time.
    pub(crate) fn look(&mut self, position: &Position, budget: &Budget) {
        let most = budget.max_nodes().unwrap_or(u64::MAX).min(MOST_STATES);
        let budget = budget.clone().nodes(most);
        let analyser = &mut self.analyser;
        let py = self.function.py();
        let known = py.detach(|| analyser.analyse(position, &budget));
        self.safe = known.map(|known| known.safe).unwrap_or_default();
    }

    fn cells(&self, position: &Position) -> Result<Vec<Cell>, End> {
        let py = self.function.py();
        py.check_signals().map_err(End::Raised)?;
        let answer = self.function.call1((position.to_string(),));
        let answer = answer.map_err(End::Raised)?;
        if answer.is_none() {
            return Err(End::GaveUp);
        }
        let places = places(&answer, position.tiling().len())?;
        let cell = |&place: &(i64, i64)| cell(position, place).map_err(End::Refused);
        places.iter().map(cell).collect()
    }
}

impl Agent for Caller<'_, '_> {
    fn decide(&mut self, position: &Position, _: &Budget) -> Result<Decision, AgentError> {
        let reveal = self.cells(position).map_err(|end| {
            self.end = Some(end);
            AgentError::Stuck
        })?;
        let is_safe = |cell: &Cell| self.safe.binary_search(cell).is_ok();
        Ok(Decision {
            reason: if reveal.iter().all(is_safe) {
                Reason::Safe
            } else {
                Reason::Guess
            },
            reveal,
            ..Decision::default()
        })
    }
}

/// The cell at a place, if it can be opened.
fn cell(position: &Position, (row, column): (i64, i64)) -> Result<Cell, Message> {
    let about = |id: &'static str| {
        Message::new(id)
            .with("row", row.to_string())
            .with("column", column.to_string())
    };
    let tiling = position.tiling();
    let place = usize::try_from(row).ok().zip(usize::try_from(column).ok());
    let cell = place.and_then(|(row, column)| tiling.cell_at(Place::new(row, column)));
    match cell {
        Some(cell) if position.view(cell) == View::Hidden => Ok(cell),
        Some(_) => Err(about("python-move-open")),
        None => Err(about("python-move-outside")
            .with("height", tiling.height())
            .with("width", tiling.width())),
    }
}

/// The places of a move: one as row and column, or at most `most` of them. An object that lies about its length, or
/// never ends, is no move.
fn places(answer: &Bound<'_, PyAny>, most: usize) -> Result<Vec<(i64, i64)>, End> {
    let none = || {
        let message = Message::new("python-move-none");
        End::Refused(message.with("found", errors::shown(answer)))
    };
    if let Some(place) = pair(answer)? {
        return Ok(vec![place]);
    }
    let mut places = Vec::new();
    for item in answer.try_iter().map_err(|_| none())? {
        if places.len() == most {
            return Err(End::Refused(Message::new("python-move-too-many")));
        }
        let item = item.map_err(End::Raised)?;
        places.push(pair(&item)?.ok_or_else(none)?);
    }
    if places.is_empty() {
        return Err(End::Refused(Message::new("python-move-no-cell")));
    }
    Ok(places)
}

/// Row and column, if that is what it is: two whole numbers, in a sequence of any kind.
fn pair(answer: &Bound<'_, PyAny>) -> Result<Option<(i64, i64)>, End> {
    if !matches!(answer.len(), Ok(2)) {
        return Ok(None);
    }
    let number = |index: usize| {
        answer
            .get_item(index)
            .and_then(|item| item.extract::<i64>())
    };
    match (number(0), number(1)) {
        (Ok(row), Ok(column)) => Ok(Some((row, column))),
        (Err(error), _) | (_, Err(error)) if is_interrupt(answer.py(), &error) => {
            Err(End::Raised(error))
        }
        _ => Ok(None),
    }
}

/// Whether it is Ctrl-C, or another exception that nothing may hold up.
fn is_interrupt(py: Python<'_>, error: &PyErr) -> bool {
    !error.is_instance_of::<pyo3::exceptions::PyException>(py)
}

/// Why a game cannot go on, as an exception that names the game.
pub(crate) fn refused(py: Python<'_>, game: (&str, u64, u64), reason: Message) -> PyErr {
    let (agent, index, seed) = game;
    let message = Message::new("python-move")
        .with("agent", agent)
        .with("game", index.to_string())
        .with("seed", seed.to_string())
        .with("reason", reason);
    errors::refused(py, message)
}
