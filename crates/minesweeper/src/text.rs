//! Positions as text that a person can type and a program can read.
//!
//! Lines of settings, then the rows: `#` hidden, `F` flag, `?` question mark, a number, `*` a known
//! mine. Blanks between cells do not count. Numbers beyond 9 are small letters: `a` is 10.
//!
//! ```text
//! tiling hex        square if it is not said
//! mines 10          or: density 0.2
//! 1##
//! 2##
//! ```

mod error;
mod rows;

pub use error::{ParseError, Problem};

use crate::position::{Position, View};
use std::fmt;
use std::str::FromStr;

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        rows::read(text)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rows::write(self, f)
    }
}

/// The character of a view.
pub fn symbol(view: View) -> char {
    match view {
        View::Hidden => '#',
        View::Flag => 'F',
        View::Question => '?',
        View::Number(number) => char::from_digit(u32::from(number), 36).unwrap_or('!'),
        View::Mine => '*',
    }
}

/// The view of a character.
fn view(symbol: char) -> Option<View> {
    match symbol {
        '#' => Some(View::Hidden),
        'F' => Some(View::Flag),
        '?' => Some(View::Question),
        '*' => Some(View::Mine),
        '0'..='9' | 'a'..='z' => symbol.to_digit(36).map(|n| View::Number(n as u8)),
        _ => None,
    }
}
