//! Errors as the exceptions of the package, which are classes in Python (`atisbo/_errors.py`).

use atisbo_api::text::{Lang, Message};
use atisbo_api::{Error, ReadError};
use atisbo_base::shortened;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

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

/// What JSON of the package's own says, or why it says nothing: `atisbo.Error`.
pub(crate) fn read<T: DeserializeOwned + JsonSchema>(py: Python<'_>, json: &str) -> PyResult<T> {
    atisbo_api::read(json.as_bytes()).map_err(|error| no_request(py, error))
}

/// Data as JSON.
pub(crate) fn json(py: Python<'_>, data: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(data).map_err(|error| defect(py, &error.to_string()))
}

/// An object of the wrong type: `TypeError`, in the chosen language.
pub(crate) fn wrong_type(py: Python<'_>, message: &Message) -> PyErr {
    let lang = py
        .import("atisbo._language")
        .and_then(|module| module.call_method0("lang")?.extract::<String>());
    match lang {
        Ok(lang) if lang == "es" => PyTypeError::new_err(message.to(Lang::Es)),
        Ok(_) => PyTypeError::new_err(message.to(Lang::En)),
        Err(error) => error,
    }
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

/// How Python writes an object, shortened. An object that cannot be written is known by its type.
pub(crate) fn shown(object: &Bound<'_, PyAny>) -> String {
    let text = object.repr().map(|text| text.to_string());
    let text = text.or_else(|_| object.get_type().name().map(|name| format!("<{name}>")));
    shortened(&text.unwrap_or_default()).into_owned()
}
