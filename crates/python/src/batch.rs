//! Many puzzles or positions in one call, on all cores.

mod minesweeper;
mod ohno;
mod sudoku;

use crate::errors::{self, Parts};
use crate::limits::Limits;
use crate::work;
use atisbo_api::text::Message;
use atisbo_api::{Error, Observer};
use atisbo_base::{Budget, Stop};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// Items that one thread takes at a time: enough to make the hand-over cheap, few enough to end soon.
const TOGETHER: usize = 64;

/// What to do with each item.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "game", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Sudoku(sudoku::Request),
    Minesweeper(minesweeper::Request),
    Ohno(ohno::Request),
}

/// The items: texts, or the cells of boards of one size, board after board, each as a signed byte.
#[derive(FromPyObject)]
pub(crate) enum Items<'py> {
    Cells(Bound<'py, PyBytes>),
    Texts(Vec<String>),
}

/// Does the same with many items. The request, given as JSON, says what; the answer is a dictionary of lists and bytes.
#[pyfunction]
#[pyo3(signature = (request, items, *, seconds=None, nodes=None, bytes=None, progress=None))]
pub(crate) fn batch<'py>(
    py: Python<'py>,
    request: &str,
    items: Items<'py>,
    seconds: Option<&Bound<'py, PyAny>>,
    nodes: Option<&Bound<'py, PyAny>>,
    bytes: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let mut limits = Limits::new(py, seconds, nodes, bytes)?;
    limits.budget = limits.budget.started();
    match errors::read(py, request)? {
        Request::Sudoku(request) => {
            let puzzles = match items {
                Items::Cells(cells) => sudoku::of_cells(cells.as_bytes()),
                Items::Texts(texts) => Ok(sudoku::of_texts(texts)),
            };
            let puzzles = puzzles.map_err(|message| errors::refused(py, message))?;
            let work = move |observer: &dyn Observer, budget: &Budget| {
                sudoku::solve(&request, puzzles, observer, budget)
            };
            work::run(py, limits, progress, work)?.into_python(py)
        }
        Request::Minesweeper(request) => {
            let texts = match items {
                Items::Cells(cells) => minesweeper::of_cells(&request, cells.as_bytes())
                    .map_err(|message| errors::refused(py, message))?,
                Items::Texts(texts) => texts.into_iter().map(Ok).collect(),
            };
            let work = move |observer: &dyn Observer, budget: &Budget| {
                minesweeper::analyse(&request, &texts, observer, budget)
            };
            work::run(py, limits, progress, work)?.into_python(py)
        }
        Request::Ohno(request) => {
            let Items::Texts(texts) = items else {
                return Err(PyValueError::new_err("0h n0 is given as texts"));
            };
            let work = move |observer: &dyn Observer, budget: &Budget| {
                ohno::solve(&request, texts, observer, budget)
            };
            work::run(py, limits, progress, work)?.into_python(py)
        }
    }
}

/// Works on each item until the budget ends; nothing for those that it did not come to.
fn each<T: Sync, R: Send>(
    items: &[T],
    observer: &dyn Observer,
    budget: &Budget,
    one: impl Fn(&T) -> R + Sync,
) -> (Vec<Option<R>>, Option<Stop>) {
    let done = AtomicU64::new(0);
    let some = |chunk: &[T]| -> Vec<Option<R>> {
        if budget.meter().check_clock().is_some() {
            return chunk.iter().map(|_| None).collect();
        }
        let found = chunk.iter().map(|item| Some(one(item))).collect();
        let before = done.fetch_add(chunk.len() as u64, Ordering::Relaxed);
        observer.progress(before + chunk.len() as u64, items.len() as u64);
        found
    };
    let found: Vec<Vec<Option<R>>> = items.par_chunks(TOGETHER).map(some).collect();
    let found: Vec<Option<R>> = found.into_iter().flatten().collect();
    let is_whole = found.iter().all(Option::is_some);
    let stop = (!is_whole).then(|| budget.meter().check_clock()).flatten();
    (found, stop)
}

/// These bytes are not the cells of whole boards.
fn wrong_size(bytes: usize, cells: usize) -> Message {
    Message::new("python-batch-size")
        .with("bytes", bytes)
        .with("cells", cells)
}

/// What is wrong in a cell of a board of this width.
fn in_cell(id: &'static str, cell: usize, width: usize) -> Message {
    Message::new(id)
        .with("row", cell / width)
        .with("column", cell % width)
}

/// What was found about many puzzles.
#[derive(Default)]
struct Solved {
    /// A solution of each, in text.
    solutions: Vec<Option<String>>,
    /// How many were found, in the bytes of 64-bit numbers.
    counts: Vec<u8>,
    /// 1 for each that has no more than that.
    complete: Vec<u8>,
    problems: Problems,
}

/// What went wrong, item by item, and the limit that ended the work early.
#[derive(Default)]
struct Problems {
    errors: Vec<(usize, Parts)>,
    stop: Option<Stop>,
}

impl Problems {
    fn add(&mut self, index: usize, error: &Error) {
        self.errors.push((index, errors::parts(error)));
    }

    /// Notes a limit; one that ended all of the work says more than one that ended an item.
    fn note(&mut self, stop: Option<Stop>) {
        if self.stop.is_none() || matches!(stop, Some(Stop::Time | Stop::Cancelled)) {
            self.stop = stop.or(self.stop);
        }
    }

    fn into_python(self, answer: &Bound<'_, PyDict>) -> PyResult<()> {
        let stop = self.stop.map(|stop| match stop {
            Stop::Nodes => "nodes",
            Stop::Bytes => "bytes",
            Stop::Time => "time",
            Stop::Cancelled => "cancelled",
        });
        answer.set_item("errors", self.errors)?;
        answer.set_item("stop", stop)
    }
}

impl Solved {
    /// The next puzzle, which has this index, is none, and why.
    fn refuse(&mut self, index: usize, error: &Error) {
        self.problems.add(index, error);
        self.add(None, 0, false);
    }

    /// Adds what was found about the puzzles behind these.
    fn append(&mut self, next: Solved) {
        self.solutions.extend(next.solutions);
        self.counts.extend(next.counts);
        self.complete.extend(next.complete);
        self.problems.errors.extend(next.problems.errors);
        self.problems.note(next.problems.stop);
    }

    fn add(&mut self, solution: Option<String>, count: u64, complete: bool) {
        self.solutions.push(solution);
        self.counts.extend(count.to_ne_bytes());
        self.complete.push(complete.into());
    }

    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let answer = PyDict::new(py);
        answer.set_item("solutions", self.solutions)?;
        answer.set_item("counts", PyBytes::new(py, &self.counts))?;
        answer.set_item("complete", PyBytes::new(py, &self.complete))?;
        self.problems.into_python(&answer)?;
        Ok(answer)
    }
}
