//! Sudoku as a constraint satisfaction problem: a variable for each cell, all-different for each
//! region.
//!
//! Variables are numbered as the cells are, and value v of the problem is digit v + 1. The methods,
//! from brute force to dancing links, are those of `atisbo_csp`.
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_csp::{Ending, Method, Options};
//! use atisbo_sudoku::csp::solve_by_csp;
//! use atisbo_sudoku::{Puzzle, Shape};
//!
//! let givens = [1, 0, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0, 1];
//! let puzzle = Puzzle::from_values(Shape::new(2, 2).unwrap(), &givens);
//! let two = Options { solutions: 2, ..Options::default() };
//! let report = solve_by_csp(&puzzle, Method::Mac, &two, (), &Budget::unlimited())?;
//! assert_eq!(report.ending, Ending::Solved);
//! assert!(puzzle.is_solved_by(&report.solution.unwrap()));
//! # Ok::<(), atisbo_sudoku::csp::CspError>(())
//! ```

mod consistency;
mod names;
mod propagator;

pub use consistency::{Consistency, Consistent, make_consistent};
pub use names::{Cell, CellEvent, CellNames, RuleName};

use crate::{MAX_SIZE, Puzzle, Rules};
use atisbo_base::Budget;
use atisbo_csp::exact_cover::{CspCover, NotACover};
use atisbo_csp::{
    Csp, Domain, Method, Model, ModelError, Observer, Options, Report, Value, Variable, solve,
};
use propagator::GridConstraint;
use std::sync::{Arc, OnceLock};

/// Why a puzzle cannot be solved by a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CspError {
    /// A region or constraint of the puzzle makes no sense.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The method is dancing links, and the puzzle has constraints beyond its regions.
    #[error(transparent)]
    NotACover(#[from] NotACover),
}

/// The digits, row by row, for the values of the variables.
pub fn digits(values: &[Value]) -> Vec<u8> {
    values.iter().map(|value| value + 1).collect()
}

/// A puzzle as a constraint satisfaction problem. Its constraints are numbered as the regions of the
/// rules are, and after them the constraints.
///
/// # Errors
///
/// If a region or constraint names a cell twice or one that is not on the grid.
pub fn as_csp(puzzle: &Puzzle) -> Result<Csp, ModelError> {
    let csp = shared_csp(puzzle.rules())?;
    let domains = puzzle.candidates().iter();
    let domains = domains
        .map(|values| Domain::from_bits(u64::from(values.bits())))
        .collect();
    // A puzzle allows in each cell a part of what an empty grid allows.
    Ok(csp.with_domains(domains).unwrap_or(csp))
}

/// The rules alone, stated once for each shape if they are the usual ones: a problem and what the
/// methods derive from it (an exact cover, say) takes longer to build than many puzzles to solve.
fn shared_csp(rules: &Arc<Rules>) -> Result<Csp, ModelError> {
    static PROBLEMS: [[OnceLock<Csp>; MAX_SIZE]; MAX_SIZE] =
        [const { [const { OnceLock::new() }; MAX_SIZE] }; MAX_SIZE];
    let shape = rules.shape();
    if !Arc::ptr_eq(rules, &Rules::shared(shape)) {
        return rules_as_csp(rules);
    }
    let place = &PROBLEMS[shape.box_rows() - 1][shape.box_columns() - 1];
    if let Some(csp) = place.get() {
        return Ok(csp.clone());
    }
    let csp = rules_as_csp(rules)?;
    Ok(place.get_or_init(|| csp).clone())
}

/// The rules alone: an empty grid.
fn rules_as_csp(rules: &Arc<Rules>) -> Result<Csp, ModelError> {
    let shape = rules.shape();
    let mut model = Model::new();
    for _ in 0..shape.cells() {
        model.variable_in(Domain::up_to(rules.values()))?;
    }
    for region in rules.regions() {
        model.all_different(region.cells.iter().map(|&cell| Variable(cell as u32)))?;
    }
    for &pair in rules.apart() {
        model.all_different(pair.map(|cell| Variable(cell as u32)))?;
    }
    for constraint in rules.constraints() {
        model.general(Arc::new(GridConstraint::new(constraint)))?;
    }
    Ok(model.build())
}

/// A puzzle as an exact cover. A classic one has 324 items: each cell has a digit, and each row,
/// column and box has each digit.
///
/// # Errors
///
/// If it has constraints beyond its regions, or a region makes no sense.
pub fn as_exact_cover(puzzle: &Puzzle) -> Result<CspCover, CspError> {
    Ok(CspCover::new(&as_csp(puzzle)?)?)
}

/// Solves a puzzle with any method of [`Method::ALL`]. The solution is in digits, row by row.
///
/// # Errors
///
/// If the method is dancing links and the puzzle has constraints beyond its regions, or a region
/// makes no sense.
pub fn solve_by_csp(
    puzzle: &Puzzle,
    method: Method,
    options: &Options,
    observer: impl Observer,
    budget: &Budget,
) -> Result<Report, CspError> {
    let report = solve(&as_csp(puzzle)?, method, options, observer, budget)?;
    Ok(Report {
        solution: report.solution.map(|values| digits(&values)),
        ..report
    })
}
