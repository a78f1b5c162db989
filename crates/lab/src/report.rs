//! A report: headings, paragraphs, tables, plots, commands and facts, written as Markdown, as one HTML file, for the
//! terminal, or as data.
//!
//! A document knows no language: all its words come from the caller, and so does the name of their language.
//!
//! ```
//! use atisbo_lab::report::{Align, Document, Table, html, markdown};
//!
//! let mut document = Document::new("en", "Games won");
//! let mut table = Table::new([("method", Align::Left), ("won", Align::Right)]);
//! table.row(["logic".into(), 612.into()]);
//! document.section("Beginner").table(table).command("atisbo lab run wins.toml");
//! assert!(markdown(&document, "").text.contains("| logic | 612 |"));
//! assert!(html(&document).starts_with("<!doctype html>"));
//! ```

mod csv;
mod document;
pub mod figures;
mod html;
mod machine;
mod markdown;
#[cfg(feature = "parquet")]
pub mod parquet;
mod table;
mod terminal;

pub(crate) use csv::csv_line;
pub use csv::{CsvRow, OpenQuote, csv, csv_rows};
pub use document::{Block, Document, Fact, InWords, Plot};
pub use html::html;
pub use machine::Machine;
pub use markdown::{Markdown, SvgFile, markdown};
pub use table::{Align, Cell, Column, Table, Tone, Value};
pub use terminal::terminal;

#[cfg(test)]
mod tests;
