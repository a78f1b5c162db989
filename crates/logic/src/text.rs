//! Formulas as text.
//!
//! | meaning | written | also read |
//! |---|---|---|
//! | not | `~p`, `¬p` | `!p` |
//! | and | `p & q`, `p ∧ q` | `&&`, `/\` |
//! | or | `p \| q`, `p ∨ q` | `\|\|`, `\/` |
//! | if … then | `p => q`, `p → q` | `==>`, `->`, `⇒`; `<==`, `<-`, `←`, `⇐` the other way round |
//! | if and only if | `p <=> q`, `p ↔ q` | `<==>`, `<->`, `⇔`, `≡` |
//! | constants | `true`, `false`, `⊤`, `⊥` | |
//!
//! The lower in the table, the looser it binds; implications group to the right. A name begins with a
//! letter, a digit or `_`, goes on with those and `.` and `'`, and may end with an index in square
//! brackets: `P[1,2]`.

mod error;
mod parser;
mod print;
mod scanner;
#[cfg(test)]
mod tests;

pub use error::{Expected, ParseError, ParseErrorKind};
pub(crate) use parser::Parser;
pub(crate) use parser::is_name;
pub use parser::parse;
pub use print::{Notation, Printed};
pub(crate) use scanner::Token;
