//! Many positions of Minesweeper: the probability of a mine in every cell, and what is certain.

use super::{Problems, each};
use atisbo_api::minesweeper::Source;
use atisbo_api::text::Message;
use atisbo_api::{Error, Observer};
use atisbo_base::{Budget, Stop};
use atisbo_minesweeper::exact::{ExactError, analyse as exactly};
use atisbo_minesweeper::{AgentError, Cell, Position, View, estimate, symbol};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use schemars::JsonSchema;
use serde::Deserialize;

/// How a cell is marked that is certainly safe, and one that is certainly a mine.
const SAFE: u8 = 1;
const MINE: u8 = 2;

/// What the positions do not say themselves.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    mines: Option<u32>,
    density: Option<f64>,
    trust_flags: bool,
    /// The height and width of the boards, where they are given cell by cell.
    size: Option<(usize, usize)>,
}

/// Boards of one size, given cell by cell, as texts: so they are read, and refused, like all others.
pub(super) fn of_cells(
    request: &Request,
    cells: &[u8],
) -> Result<Vec<Result<String, Error>>, Message> {
    let (height, width) = request.size.unwrap_or_default();
    let size = height.saturating_mul(width);
    if size == 0 || !cells.len().is_multiple_of(size) {
        return Err(super::wrong_size(cells.len(), size));
    }
    Ok(cells.chunks(size).map(|cells| text(cells, width)).collect())
}

fn text(cells: &[u8], width: usize) -> Result<String, Error> {
    // A row alone might be taken for a heading.
    let mut text = "tiling square\n".to_owned();
    for (index, cell) in cells.iter().map(|&cell| cell.cast_signed()).enumerate() {
        if index > 0 && index % width == 0 {
            text.push('\n');
        }
        let view = match cell {
            0..=8 => View::Number(cell.unsigned_abs()),
            -1 => View::Hidden,
            -2 => View::Flag,
            -3 => View::Mine,
            _ => return Err(super::in_cell("python-batch-sign", index, width).into()),
        };
        text.push(symbol(view));
    }
    Ok(text)
}

/// What is known of one position.
struct Known {
    size: (u32, u32),
    /// For each cell the bytes of the probability; those of NaN where it is revealed or a known mine.
    risk: Vec<u8>,
    /// What is certain of each cell.
    marks: Vec<u8>,
    /// The limit that made it an estimate, if one did.
    stop: Option<Stop>,
}

/// What is known of many positions, those with errors and those that the budget did not allow left out.
#[derive(Default)]
pub(super) struct Analysed {
    /// The height and width of each.
    sizes: Vec<Option<(u32, u32)>>,
    risk: Vec<u8>,
    marks: Vec<u8>,
    /// The numbers of those that are only estimated.
    estimated: Vec<usize>,
    problems: Problems,
}

impl Analysed {
    pub(super) fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let answer = PyDict::new(py);
        answer.set_item("sizes", self.sizes)?;
        answer.set_item("risk", PyBytes::new(py, &self.risk))?;
        answer.set_item("marks", PyBytes::new(py, &self.marks))?;
        answer.set_item("estimated", self.estimated)?;
        self.problems.into_python(&answer)?;
        Ok(answer)
    }
}

/// Analyses them.
pub(super) fn analyse(
    request: &Request,
    texts: &[Result<String, Error>],
    observer: &dyn Observer,
    budget: &Budget,
) -> Analysed {
    let one = |text: &Result<String, Error>| {
        let source = Source {
            position: text.clone()?,
            mines: request.mines,
            density: request.density,
            trust_flags: request.trust_flags,
            ..Source::default()
        };
        known(&source.position()?, budget).map_err(|error| AgentError::from(error).into())
    };
    let (found, stop) = each(texts, observer, budget, one);
    let mut analysed = Analysed::default();
    analysed.problems.note(stop);
    for (index, known) in found.into_iter().enumerate() {
        let known: Option<Result<Known, Error>> = known;
        analysed.sizes.push(match known {
            Some(Ok(known)) => {
                if known.stop.is_some() {
                    analysed.estimated.push(index);
                }
                analysed.problems.note(known.stop);
                analysed.risk.extend(known.risk);
                analysed.marks.extend(known.marks);
                Some(known.size)
            }
            Some(Err(error)) => {
                analysed.problems.add(index, &error);
                None
            }
            None => None,
        });
    }
    analysed
}

fn known(position: &Position, budget: &Budget) -> Result<Known, ExactError> {
    let (probability, safe, mines, stop) = match exactly(position, budget) {
        Ok(known) => (known.probability, known.safe, known.mines, None),
        Err(ExactError::Stopped(stop)) => {
            let known = estimate(position)?;
            (known.probability, known.safe, known.mines, Some(stop))
        }
        Err(error) => return Err(error),
    };
    let mut marks = vec![0; probability.len()];
    let mut mark = |cells: &[Cell], mark| cells.iter().for_each(|cell| marks[cell.index()] = mark);
    mark(&safe, SAFE);
    mark(&mines, MINE);
    let risk = |risk: &Option<f64>| risk.unwrap_or(f64::NAN).to_ne_bytes();
    let tiling = position.tiling();
    Ok(Known {
        size: (tiling.height(), tiling.width()),
        risk: probability.iter().flat_map(risk).collect(),
        marks,
        stop,
    })
}
