//! Problems with known answers.

use atisbo_csp::{Csp, Domain, Model, ModelError, Propagator, Value, Variable};
use std::sync::Arc;

/// The problem that `state` states.
pub(crate) fn problem(state: impl FnOnce(&mut Model) -> Result<(), ModelError>) -> Csp {
    let mut model = Model::new();
    state(&mut model).expect("a problem that makes sense");
    model.build()
}

/// One queen in each column; the values are the rows.
pub(crate) fn queens(size: u8) -> Csp {
    problem(|model| {
        let queens = model.variables(size.into(), 0..size)?;
        model.all_different(queens.iter().copied())?;
        for (i, &a) in queens.iter().enumerate() {
            for (&b, gap) in queens[i + 1..].iter().zip(1..) {
                model.binary(a, b, move |a, b| a.abs_diff(b) != gap)?;
            }
        }
        Ok(())
    })
}

/// The number of ways to place 0 to 8 queens.
pub(crate) const QUEENS: [u64; 9] = [1, 1, 0, 0, 2, 10, 4, 40, 92];

/// The states of Australia: WA, NT, SA, Q, NSW, V, T.
pub(crate) fn australia(colours: u8) -> Csp {
    problem(|model| {
        let states = model.variables(7, 0..colours)?;
        for [a, b] in ["01", "02", "12", "13", "23", "24", "25", "34", "45"].map(digits) {
            model.not_equal(states[a], states[b])?;
        }
        Ok(())
    })
}

/// A Sudoku with square boxes; 0 is an empty cell.
pub(crate) fn sudoku(text: &str) -> Csp {
    let size = text.len().isqrt();
    let side = size.isqrt();
    let row = |i: usize, j: usize| i * size + j;
    let column = |i: usize, j: usize| j * size + i;
    let square = |i: usize, j: usize| {
        let corner = i / side * side * size + i % side * side;
        corner + j / side * size + j % side
    };
    let regions: [&dyn Fn(usize, usize) -> usize; 3] = [&row, &column, &square];
    problem(|model| {
        for digit in text.bytes() {
            model.variable_in(match digit {
                b'1'..=b'9' => Domain::of(digit - b'1'),
                _ => Domain::up_to(size),
            })?;
        }
        for cell in regions {
            for i in 0..size {
                model.all_different((0..size).map(|j| Variable(cell(i, j) as u32)))?;
            }
        }
        Ok(())
    })
}

/// A Sudoku of 9 x 9 with 30 clues, which has one solution.
pub(crate) const CLASSIC: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// A Sudoku of 21 clues on which no method is lucky (Arto Inkala, 2012).
pub(crate) const INKALA: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/// A Sudoku of 4 x 4 with one solution.
pub(crate) const SMALL: &str = "0003004000211000";

/// The values of some variables add up to a total.
#[derive(Debug)]
pub(crate) struct Sum {
    pub(crate) variables: Vec<Variable>,
    pub(crate) total: u32,
}

impl Propagator for Sum {
    fn variables(&self) -> &[Variable] {
        &self.variables
    }

    fn propagate(&self, domains: &mut [Domain]) -> bool {
        let ends = |domain: &Domain| Some((u32::from(domain.first()?), u32::from(domain.last()?)));
        let Some(ends) = domains.iter().map(ends).collect::<Option<Vec<_>>>() else {
            return false;
        };
        let low: u32 = ends.iter().map(|end| end.0).sum();
        let high: u32 = ends.iter().map(|end| end.1).sum();
        for (domain, (own_low, own_high)) in domains.iter_mut().zip(ends) {
            let fits = |value: &Value| {
                let value = u32::from(*value);
                low - own_low + value <= self.total && self.total <= high - own_high + value
            };
            *domain = domain.iter().filter(fits).collect();
        }
        (low..=high).contains(&self.total)
    }
}

/// A magic square of order 3: the digits 0 to 8, each line adds up to 12. There are 8.
pub(crate) fn magic_square() -> Csp {
    problem(|model| {
        let cells = model.variables(9, 0..9)?;
        model.all_different(cells.iter().copied())?;
        for line in ["012", "345", "678", "036", "147", "258", "048", "246"] {
            let variables = digits::<3>(line).map(|cell| cells[cell]).to_vec();
            let total = 12;
            model.general(Arc::new(Sum { variables, total }))?;
        }
        Ok(())
    })
}

/// The numbers that the digits of a text are.
fn digits<const N: usize>(text: &str) -> [usize; N] {
    std::array::from_fn(|i| usize::from(text.as_bytes()[i] - b'0'))
}
