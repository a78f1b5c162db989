//! Problems with known answers.

use atisbo_csp::{Csp, Domain, Model, Propagator, Value, Variable};
use std::sync::Arc;

/// One queen in each column; the values are the rows.
pub(crate) fn queens(size: u8) -> Csp {
    let mut model = Model::new();
    let queens: Vec<Variable> = (0..size)
        .map(|_| model.variable(0..size).expect("few values"))
        .collect();
    model
        .all_different(queens.iter().copied())
        .expect("they exist");
    for (i, &a) in queens.iter().enumerate() {
        for (&b, gap) in queens[i + 1..].iter().zip(1..) {
            model
                .binary(a, b, move |a, b| a.abs_diff(b) != gap)
                .expect("they exist");
        }
    }
    model.build()
}

/// The number of ways to place 0 to 8 queens.
pub(crate) const QUEENS: [u64; 9] = [1, 1, 0, 0, 2, 10, 4, 40, 92];

/// The states of Australia: WA, NT, SA, Q, NSW, V, T.
pub(crate) fn australia(colours: u8) -> Csp {
    let mut model = Model::new();
    let states: Vec<Variable> = (0..7)
        .map(|_| model.variable(0..colours).expect("few values"))
        .collect();
    for (a, b) in [
        (0, 1),
        (0, 2),
        (1, 2),
        (1, 3),
        (2, 3),
        (2, 4),
        (2, 5),
        (3, 4),
        (4, 5),
    ] {
        model.not_equal(states[a], states[b]).expect("they exist");
    }
    model.build()
}

/// A Sudoku with square boxes; 0 is an empty cell.
pub(crate) fn sudoku(text: &str) -> Csp {
    let size = text.len().isqrt();
    let side = size.isqrt();
    let mut model = Model::new();
    for digit in text.bytes() {
        let domain = match digit {
            b'1'..=b'9' => Domain::of(digit - b'1'),
            _ => Domain::up_to(size),
        };
        model.variable_in(domain).expect("few cells");
    }
    let mut region = |cell: &dyn Fn(usize) -> usize| {
        let cells = (0..size).map(|i| Variable(cell(i) as u32));
        model.all_different(cells).expect("they exist");
    };
    for i in 0..size {
        region(&|j| i * size + j);
    }
    for i in 0..size {
        region(&|j| j * size + i);
    }
    for i in 0..size {
        let corner = i / side * side * size + i % side * side;
        region(&|j| corner + j / side * size + j % side);
    }
    model.build()
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
    let mut model = Model::new();
    let cells: Vec<Variable> = (0..9).map(|_| model.variable(0..9).expect("few")).collect();
    model
        .all_different(cells.iter().copied())
        .expect("they exist");
    let lines = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    for line in lines {
        let variables = line.map(|cell| cells[cell]).to_vec();
        model
            .general(Arc::new(Sum {
                variables,
                total: 12,
            }))
            .expect("they exist");
    }
    model.build()
}
