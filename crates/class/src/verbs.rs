//! What can be asked about labs through the door. No answer holds a seed of hidden cases, nor anything made of one.

pub mod labs;
pub mod practice;
pub mod read;

use atisbo_api::Entry;

/// The verbs of this crate.
pub static VERBS: &[Entry] = &[
    Entry::of::<labs::Request>(),
    Entry::of::<practice::Request>(),
    Entry::of::<read::Request>(),
];

/// The lab that is meant where none is named.
pub const DEFAULT: &str = "search-sudoku";

/// The name of the lab that is meant where none is named.
fn default_lab() -> String {
    DEFAULT.to_owned()
}
