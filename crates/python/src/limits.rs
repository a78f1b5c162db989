//! The limits that a caller gives: `seconds`, `nodes` and `bytes`.

use crate::errors;
use atisbo_api::text::Message;
use atisbo_base::{Budget, Cancel};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use std::time::Duration;

/// The memory that the structures of a method may take, unless a caller says otherwise: as on the command line.
const BYTES: u64 = 2_000_000_000;

/// The limits that a caller gives.
pub(crate) struct Limits {
    pub(crate) budget: Budget,
    pub(crate) cancel: Cancel,
}

impl Limits {
    pub(crate) fn new(
        py: Python<'_>,
        seconds: Option<&Bound<'_, PyAny>>,
        nodes: Option<&Bound<'_, PyAny>>,
        bytes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let cancel = Cancel::new();
        let mut budget = Budget::unlimited().cancel(cancel.clone());
        budget = budget.bytes(whole("bytes", bytes)?.unwrap_or(BYTES));
        if let Some(nodes) = whole("nodes", nodes)? {
            budget = budget.nodes(nodes);
        }
        if let Some(given) = seconds {
            let message = || no_value("seconds", given, Message::new("python-seconds"));
            let seconds: f64 = given
                .extract()
                .map_err(|error| unread(py, error, &message()))?;
            if seconds.is_nan() || seconds < 0.0 {
                return Err(errors::refused(py, message()));
            }
            // More than a clock can count is no limit.
            let time = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
            budget = budget.time(time);
        }
        Ok(Limits { budget, cancel })
    }
}

/// A whole number that is not negative.
fn whole(field: &str, given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<u64>> {
    let Some(given) = given else {
        return Ok(None);
    };
    let number = given.extract().map_err(|error| {
        let allowed = Message::new("request-whole")
            .with("least", "0")
            .with("most", u64::MAX.to_string());
        unread(given.py(), error, &no_value(field, given, allowed))
    });
    number.map(Some)
}

fn no_value(field: &str, given: &Bound<'_, PyAny>, allowed: Message) -> Message {
    Message::new("request-value")
        .with("field", field)
        .with("found", errors::shown(given))
        .with("allowed", allowed)
}

/// Why an object is no such number. An exception of its own code stays as it is.
fn unread(py: Python<'_>, error: PyErr, message: &Message) -> PyErr {
    if error.is_instance_of::<PyTypeError>(py) {
        errors::wrong_type(py, message)
    } else if error.is_instance_of::<PyOverflowError>(py) {
        errors::refused(py, message.clone())
    } else {
        error
    }
}
