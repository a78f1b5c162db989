//! Costs and estimates of a student's problem: Python's numbers, as long as they are finite and from zero on.

use crate::errors::{self, shown};
use atisbo_api::text::Message;
use atisbo_search::Real;
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// From here on, not every whole number is a real one in double precision.
const WHOLE: f64 = 9_007_199_254_740_992.0;

/// Reads and writes numbers.
#[derive(Clone, Copy)]
pub(super) struct Numbers<'py>(pub(super) Python<'py>);

impl<'py> Numbers<'py> {
    /// The cost of a step.
    pub(super) fn cost(
        self,
        cost: &Bound<'py, PyAny>,
        from: &Bound<'py, PyAny>,
        action: &Bound<'py, PyAny>,
    ) -> PyResult<Real> {
        self.read(cost)?.map_err(|fault| {
            let message = Message::new(match fault {
                Fault::NoCost => "python-cost",
                Fault::TooLarge => "python-cost-large",
            });
            let message = message
                .with("cost", shown(cost))
                .with("action", shown(action))
                .with("state", shown(from));
            errors::refused(self.0, message)
        })
    }

    /// The estimate for a state.
    pub(super) fn estimate(
        self,
        estimate: &Bound<'py, PyAny>,
        state: &Bound<'py, PyAny>,
    ) -> PyResult<Real> {
        self.read(estimate)?.map_err(|fault| {
            let message = Message::new(match fault {
                Fault::NoCost => "python-estimate",
                Fault::TooLarge => "python-estimate-large",
            });
            let message = message
                .with("estimate", shown(estimate))
                .with("state", shown(state));
            errors::refused(self.0, message)
        })
    }

    /// The number that an object stands for. What its own conversion raises goes on.
    fn read(self, object: &Bound<'py, PyAny>) -> PyResult<Result<Real, Fault>> {
        let number: f64 = match object.extract() {
            Ok(number) => number,
            Err(error) if error.is_instance_of::<PyTypeError>(self.0) => {
                return Ok(Err(Fault::NoCost));
            }
            Err(error) if error.is_instance_of::<PyOverflowError>(self.0) => {
                return Ok(Err(Fault::TooLarge));
            }
            Err(error) => return Err(error),
        };
        if number >= WHOLE && object.is_instance_of::<PyInt>() {
            return Ok(Err(Fault::TooLarge));
        }
        Ok(Real::new(number).ok_or(Fault::NoCost))
    }

    /// A cost as Python has it: a whole number as `int`.
    pub(super) fn write(self, cost: Real) -> PyResult<Bound<'py, PyAny>> {
        let number = cost.get();
        if number.fract() == 0.0 && number < WHOLE {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a whole number below 2^53"
            )]
            return (number as u64).into_bound_py_any(self.0);
        }
        number.into_bound_py_any(self.0)
    }
}

/// What is wrong with a number.
#[derive(Clone, Copy)]
enum Fault {
    NoCost,
    TooLarge,
}
