//! The exact functions of `ms_toollib`, each in the two ways to call it.

use crate::position::Case;
use ms_toollib::{cal_probability_csp, cal_probability_enum, mark_board};

/// A function, on the board as it is or after the crate's own quick deductions, as its documentation
/// advises. Its `cal_probability_onboard` is the second with the answer spread over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Enum,
    MarkedEnum,
    Csp,
    MarkedCsp,
}

/// The hidden cells' probabilities in two lists and the rest, as both functions give it.
type Answer = Result<(Vec<((usize, usize), f64)>, f64, [usize; 3], usize), usize>;

impl Function {
    pub const ALL: [Function; 4] = [
        Function::Enum,
        Function::MarkedEnum,
        Function::Csp,
        Function::MarkedCsp,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Function::Enum => "enum",
            Function::MarkedEnum => "mark+enum",
            Function::Csp => "csp",
            Function::MarkedCsp => "mark+csp",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|function| function.name() == name)
    }

    /// Whether the function behind it is `cal_probability_enum`.
    pub fn enumerates(self) -> bool {
        matches!(self, Function::Enum | Function::MarkedEnum)
    }

    /// What is timed: all that turns a raw board, which it may change, into probabilities.
    pub fn run(self, rows: &mut Vec<Vec<i32>>, mines: u32) -> Answer {
        if matches!(self, Function::MarkedEnum | Function::MarkedCsp) {
            mark_board(rows, false)?;
        }
        let mines = f64::from(mines);
        if self.enumerates() {
            cal_probability_enum(rows, mines)
        } else {
            cal_probability_csp(rows, mines)
        }
    }

    /// The probability of a mine in each hidden cell, row by row; none if the function gives up.
    pub fn probabilities(self, case: &Case) -> Option<Vec<f64>> {
        let mut rows = case.rows.clone();
        let (edge, inside, ..) = self.run(&mut rows, case.mines).ok()?;
        let width = rows.first()?.len();
        let mut all = vec![inside; rows.len() * width];
        for (row, cells) in rows.iter().enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                match cell {
                    11 => all[row * width + column] = 1.0,
                    12 => all[row * width + column] = 0.0,
                    _ => {}
                }
            }
        }
        for ((row, column), probability) in edge {
            all[row * width + column] = probability;
        }
        Some(
            case.position
                .hidden()
                .map(|cell| all[cell.index()])
                .collect(),
        )
    }
}
