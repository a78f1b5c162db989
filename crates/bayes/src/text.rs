//! Networks as text: BIF, XMLBIF, UAI and Hugin's `.net`.

mod bif;
mod dot;
mod draft;
mod error;
mod format;
mod gzip;
mod hugin;
mod scanner;
mod table;
pub mod uai;
mod xmlbif;

pub use dot::{dot, dot_to};
pub use error::{ReadError, ReadProblem, WriteError};
pub use format::Format;
pub use table::least_bytes;

use crate::model::Model;
use error::Fault;
use std::borrow::Cow;
use std::fmt;

/// Reads a network from the bytes of a file, packed with gzip or not. Without a format it is guessed
/// from how the text begins.
///
/// Rows that do not quite sum to one are divided by their sum, as [`Builder`](crate::Builder) does.
///
/// ```
/// let text = "
/// network rain { }
/// variable Rain { type discrete [ 2 ] { no, yes }; }
/// variable Wet { type discrete [ 2 ] { no, yes }; }
/// probability ( Rain ) { table 0.8, 0.2; }
/// probability ( Wet | Rain ) { (no) 0.9, 0.1; (yes) 0.25, 0.75; }";
/// let model = atisbo_bayes::read(text, None)?;
/// assert_eq!(model.bayes().unwrap().arcs(), 1);
///
/// let error = atisbo_bayes::read(text.replace("(yes)", "(maybe)"), None).unwrap_err();
/// assert_eq!(error.to_string(), "line 6, column 46: \"Rain\" has no state \"maybe\"");
/// # Ok::<(), atisbo_bayes::ReadError>(())
/// ```
///
/// # Errors
///
/// If the text is not of the format, or the network it describes is not sound.
pub fn read(bytes: impl AsRef<[u8]>, format: Option<Format>) -> Result<Model, ReadError> {
    let bytes = gzip::unpacked(bytes.as_ref())?;
    let text = decoded(&bytes);
    let format = format.or_else(|| Format::guess(&text));
    let model = match format.ok_or(ReadError::UnknownFormat)? {
        Format::Bif => bif::read(&text).map(Model::from),
        Format::XmlBif => xmlbif::read(&text).map(Model::from),
        Format::Uai => uai::read(&text),
        Format::Hugin => hugin::read(&text).map(Model::from),
    };
    model.map_err(|fault: Fault| ReadError::at(&text, fault))
}

/// Writes a network. What is read back is the same to the last bit, except that structures other than
/// tables come back as tables where the format has no other way, names are lost in UAI, and rows that
/// [`Builder::keep_rows`](crate::Builder::keep_rows) left as they were are divided by their sums.
///
/// # Errors
///
/// If the format cannot express the network.
pub fn write(model: &Model, format: Format) -> Result<String, WriteError> {
    let mut text = String::new();
    write_to(model, format, &mut text)?;
    Ok(text)
}

/// The same, to anything that takes text. See [`least_bytes`] for how much that is at least.
///
/// # Errors
///
/// If the format cannot express the network, or no more is taken.
pub fn write_to(
    model: &Model,
    format: Format,
    out: &mut impl fmt::Write,
) -> Result<(), WriteError> {
    match (model, format) {
        (_, Format::Uai) => uai::write(model, out),
        (Model::Markov(_), _) => Err(WriteError::Undirected(format)),
        (Model::Bayes(network), Format::Bif) => bif::write(network, out),
        (Model::Bayes(network), Format::XmlBif) => xmlbif::write(network, out),
        (Model::Bayes(network), Format::Hugin) => hugin::write(network, out),
    }
}

/// The text in the bytes of a file, packed with gzip or not: what [`read`] reads a network from, and what
/// the readers of evidence and answers in [`uai`] take.
///
/// # Errors
///
/// If the file cannot be unpacked or is too long.
pub fn text_in(bytes: impl AsRef<[u8]>) -> Result<String, ReadError> {
    let bytes = gzip::unpacked(bytes.as_ref())?;
    Ok(decoded(&bytes).into_owned())
}

/// The bytes as text without a byte order mark: UTF-8, or else Latin-1, in which older programs write
/// their accents.
fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}
