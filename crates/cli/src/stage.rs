//! `--stage`: how much help a hint gives, from 1 to 4.

use atisbo_base::Stage;
use clap::builder::TypedValueParser;

/// Reads a stage by its number.
pub(crate) fn stages() -> impl TypedValueParser<Value = Stage> {
    let number = clap::value_parser!(u8).range(1..=4);
    number.map(|number| Stage::ALL[usize::from(number) - 1])
}
