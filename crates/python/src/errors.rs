//! Errors as the exceptions of the package, which are classes in Python (`atisbo/_errors.py`).

use atisbo_api::text::{Lang, Message};
use atisbo_api::{Error, ReadError};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// What `atisbo.Error` is made of: the sentence in both languages, line and column.
pub(crate) type Parts = (String, String, Option<usize>, Option<usize>);

/// An error as the arguments of `atisbo.Error`.
pub(crate) fn parts(error: &Error) -> Parts {
    let (en, es) = (error.in_lang(Lang::En), error.in_lang(Lang::Es));
    (en, es, error.line, error.column)
}

/// A question that cannot be answered: `atisbo.Error`.
pub(crate) fn error(py: Python<'_>, error: &Error) -> PyErr {
    raised(py, "Error", parts(error))
}

/// A request that is none: `atisbo.Error`.
pub(crate) fn no_request(py: Python<'_>, reason: ReadError) -> PyErr {
    match reason {
        ReadError::Name(name) => error(py, &name.into()),
        reason => refused(py, reason.words()),
    }
}

/// Something that cannot be done as it stands: `atisbo.Error`.
pub(crate) fn refused(py: Python<'_>, message: Message) -> PyErr {
    error(py, &Error::from(message))
}

/// A bug in the program: `atisbo.Defect`.
pub(crate) fn defect(py: Python<'_>, what: &str) -> PyErr {
    raised(py, "Defect", (what,))
}

fn raised<'py>(py: Python<'py>, name: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = py
        .import("atisbo._errors")
        .and_then(|module| module.getattr(name)?.call1(arguments));
    made.map_or_else(|error| error, PyErr::from_value)
}
