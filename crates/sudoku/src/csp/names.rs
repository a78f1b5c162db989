//! Cells, digits and regions, as a trace should call them.

use crate::{Puzzle, RegionKind, Rules, Shape};
use atisbo_csp::trace::{Named, Names};
use atisbo_csp::{ConstraintId, Value, Variable};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A cell, by its row and column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Cell {
    /// Its row.
    pub row: usize,
    /// Its column.
    pub column: usize,
}

impl Cell {
    /// The cell with this number on a grid of this shape.
    pub fn new(shape: Shape, cell: usize) -> Self {
        Cell {
            row: shape.row(cell),
            column: shape.column(cell),
        }
    }
}

/// Which rule a constraint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", untagged)]
pub enum RuleName {
    /// The values of a region differ.
    Region(RegionKind),
    /// The constraint with this number, counted from 0.
    Constraint {
        /// Its number.
        constraint: usize,
    },
}

/// An event with the names of [`CellNames`].
pub type CellEvent = Named<CellNames>;

/// Calls variables by their cells, values by their digits, and constraints by their regions.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::trace::Tracer;
/// use atisbo_csp::{Method, Options};
/// use atisbo_sudoku::csp::{CellNames, solve_by_csp};
/// use atisbo_sudoku::{Puzzle, Shape};
///
/// let givens = [1, 0, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0, 1];
/// let puzzle = Puzzle::from_values(Shape::new(2, 2).unwrap(), &givens);
/// let mut tracer = Tracer::new(1000, CellNames::of(&puzzle));
/// let (options, budget) = (Options::default(), Budget::unlimited());
/// solve_by_csp(&puzzle, Method::Mac, &options, &mut tracer, &budget)?;
/// let mut text = Vec::new();
/// tracer.into_trace().write_json_lines(&mut text).unwrap();
/// let text = String::from_utf8_lossy(&text);
/// assert!(text.contains(
///     r#""reason":{"arc":{"constraint":{"row":0},"support":{"row":0,"column":0}}}"#
/// ));
/// # Ok::<(), atisbo_sudoku::csp::CspError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CellNames {
    rules: Arc<Rules>,
}

impl CellNames {
    /// The names for a puzzle.
    pub fn of(puzzle: &Puzzle) -> Self {
        CellNames {
            rules: Arc::clone(puzzle.rules()),
        }
    }
}

impl Names for CellNames {
    type Variable = Cell;
    type Value = u8;
    type Constraint = RuleName;

    fn variable(&self, variable: Variable) -> Cell {
        Cell::new(self.rules.shape(), variable.index())
    }

    fn value(&self, _of: Variable, value: Value) -> u8 {
        value + 1
    }

    fn constraint(&self, constraint: ConstraintId) -> RuleName {
        let regions = self.rules.regions();
        match regions.get(constraint.index()) {
            Some(region) => RuleName::Region(region.kind),
            None => RuleName::Constraint {
                constraint: constraint.index() - regions.len(),
            },
        }
    }

    fn value_in(&self, _constraint: ConstraintId, value: Value) -> u8 {
        value + 1
    }
}
