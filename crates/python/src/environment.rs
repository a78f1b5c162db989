//! Vector environments for learning agents: many boards of one game, stepped in one call.
//!
//! The state lives here. Actions come in and columns go out as bytes, which numpy takes as they are: the stable
//! interface of Python 3.10 has no buffers. What a reward is, and when an episode ends, is written in Python.

mod batch;
mod board;
mod minesweeper;
mod ohno;
mod player;
mod score;
mod settings;
mod sudoku;

use crate::errors;
use crate::limits::Limits;
use crate::work;
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_base::{Budget, UnknownName};
use batch::{Start, Steps, View};
use board::{Board, Maker};
use player::Policy;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use settings::Settings;
use std::mem;
use std::sync::Arc;

/// About the most bytes that a batch may take.
const MOST_BYTES: usize = 2_000_000_000;

/// Columns of a batch: what the cells show, which actions are allowed, and how much is left.
type Shown<'py> = (
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
    Bound<'py, PyByteArray>,
);

/// Many boards of one game.
#[pyclass(module = "atisbo._atisbo")]
pub(crate) struct Environments {
    maker: Arc<dyn Maker>,
    count: usize,
    /// None before the first reset, and after a step that was interrupted.
    boards: Vec<Box<dyn Board>>,
}

#[pymethods]
impl Environments {
    /// So many boards, with settings as JSON. They must be reset first.
    #[new]
    fn new(py: Python<'_>, settings: &str, count: usize) -> PyResult<Self> {
        let settings: Settings = errors::read(py, settings)?;
        let maker = settings.maker();
        let maker = maker.map_err(|error| errors::error(py, &error))?;
        let layout = maker.layout();
        let cells = layout.rows * layout.columns;
        // The game itself, what was changed for undo, and two columns.
        let bytes_of_one = 1_000 + 8 * cells + 2 * layout.actions;
        if bytes_of_one.saturating_mul(count) > MOST_BYTES {
            let message = Message::new("python-environment-large")
                .with("count", count)
                .with("cells", cells)
                .with("actions", layout.actions);
            return Err(errors::refused(py, message));
        }
        Ok(Environments {
            maker,
            count,
            boards: Vec::new(),
        })
    }

    /// The rows and columns of a board, the number of actions, and the highest value that a cell shows.
    #[getter]
    fn layout(&self) -> (usize, usize, usize, i8) {
        let layout = self.maker.layout();
        (layout.rows, layout.columns, layout.actions, layout.highest)
    }

    /// Begins games on some of the boards: (board, seed, index, text), where a text stands for a game of its own.
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        starts: Vec<(usize, u64, u64, Option<String>)>,
    ) -> PyResult<Shown<'py>> {
        if starts.iter().any(|start| start.0 >= self.count) {
            return Err(PyIndexError::new_err("there is no such board"));
        }
        let starts: Vec<Start> = starts.into_iter().map(Start::from).collect();
        let all = starts.iter().map(|start| start.board).eq(0..self.count);
        if self.boards.len() != self.count && !all {
            return Err(interrupted(py));
        }
        let maker = Arc::clone(&self.maker);
        let slow = self.maker.is_slow_to_make();
        let made = self.run(py, slow, move |budget| {
            batch::make(&*maker, &starts, budget).map(|made| (starts, made))
        })?;
        let (starts, made) = made.map_err(|error| errors::error(py, &error))?;
        if all {
            self.boards = made;
        } else {
            for (start, board) in starts.iter().zip(made) {
                self.boards[start.board] = board;
            }
        }
        let layout = self.maker.layout();
        let view = self.on_boards(py, false, move |boards, _| Ok(batch::view(boards, layout)))?;
        Ok(shown(py, &view))
    }

    /// Makes one move on each board; an action below 0 leaves its board alone. Beside what the boards show then: whether
    /// each move was allowed, how the game stands, what it gained, the risk it took, its risk regret and exact regret.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &[u8],
    ) -> PyResult<(Shown<'py>, [Bound<'py, PyByteArray>; 6])> {
        let (actions, rest) = actions.as_chunks::<8>();
        if actions.len() != self.count || !rest.is_empty() {
            return Err(PyTypeError::new_err("actions are one int64 for each board"));
        }
        let actions: Vec<i64> = actions
            .iter()
            .map(|&word| i64::from_ne_bytes(word))
            .collect();
        let (layout, slow) = (self.maker.layout(), self.maker.is_slow_to_play());
        let stepped = self.on_boards(py, slow, move |boards, budget| {
            let steps = batch::step(boards, &actions, budget)?;
            Ok((steps, batch::view(boards, layout)))
        });
        if stepped.is_err() {
            // Some of the moves may have been made, and nobody knows which.
            self.boards.clear();
        }
        let (steps, view) = stepped?;
        let Steps {
            allowed,
            state,
            gained,
            risk,
            risk_regret,
            exact_regret,
        } = steps;
        let columns = [allowed, state, gained, risk, risk_regret, exact_regret];
        let columns = columns.map(|column| PyByteArray::new(py, &column));
        Ok((shown(py, &view), columns))
    }

    /// What a player of ours would do on each board, as int64; -1 where the game is over.
    fn advise<'py>(&mut self, py: Python<'py>, policy: &str) -> PyResult<Bound<'py, PyByteArray>> {
        let known = self.maker.policies();
        let found = policy.parse().ok().filter(|found| known.contains(found));
        let Some(policy) = found else {
            let known = known.iter().map(|policy| policy.id()).collect();
            return Err(errors::error(py, &UnknownName::new(policy, known).into()));
        };
        let slow = policy != Policy::Random;
        let actions = self.on_boards(py, slow, move |boards, budget| {
            batch::advise(boards, policy, budget)
        })?;
        Ok(PyByteArray::new(py, &actions))
    }

    /// The game on a board as one text, if it has one.
    fn id(&self, py: Python<'_>, board: usize) -> PyResult<Option<String>> {
        if self.boards.is_empty() {
            return Err(interrupted(py));
        }
        let board = self.boards.get(board);
        let board = board.ok_or_else(|| PyIndexError::new_err("there is no such board"))?;
        Ok(board.id())
    }

    /// Others that stand as these.
    fn copy(&self) -> Self {
        Environments {
            maker: Arc::clone(&self.maker),
            count: self.count,
            boards: self.boards.iter().map(|board| board.copied()).collect(),
        }
    }

    /// What the games of an evaluation come to: their rows as JSON in, the sums with intervals and sentences out.
    #[staticmethod]
    fn score(py: Python<'_>, games: &str) -> PyResult<String> {
        score::score(games).map_err(|error| errors::defect(py, &error.to_string()))
    }
}

impl Environments {
    /// Works on the boards. They are gone if the work is interrupted: half of the moves may have been made.
    fn on_boards<T: Send + 'static>(
        &mut self,
        py: Python<'_>,
        slow: bool,
        job: impl FnOnce(&mut [Box<dyn Board>], &Budget) -> Result<T, Error> + Send + 'static,
    ) -> PyResult<T> {
        if self.boards.len() != self.count {
            return Err(interrupted(py));
        }
        let mut boards = mem::take(&mut self.boards);
        let (boards, done) = self.run(py, slow, move |budget| {
            let done = job(&mut boards, budget);
            (boards, done)
        })?;
        self.boards = boards;
        done.map_err(|error| errors::error(py, &error))
    }

    /// Works without the interpreter's lock. What is done at once is done on this thread; the rest can be interrupted.
    fn run<T: Send + 'static>(
        &self,
        py: Python<'_>,
        slow: bool,
        job: impl FnOnce(&Budget) -> T + Send + 'static,
    ) -> PyResult<T> {
        let limits = Limits::new(py, None, None, None)?;
        if !slow && batch::is_small(self.count) {
            return work::here(py, || job(&limits.budget));
        }
        work::run(py, limits, None, move |_, budget| job(budget))
    }
}

fn interrupted(py: Python<'_>) -> PyErr {
    errors::refused(py, Message::new("python-environment-interrupted"))
}

fn shown<'py>(py: Python<'py>, view: &View) -> Shown<'py> {
    (
        PyByteArray::new(py, &view.cells),
        PyByteArray::new(py, &view.mask),
        PyByteArray::new(py, &view.left),
    )
}
