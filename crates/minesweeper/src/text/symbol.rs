//! The characters of the project's own format.

use crate::position::View;

/// The character of a view: `#` hidden, `F` flag, `?` question mark, a number (10 is `a`), `*` mine.
///
/// ```
/// use atisbo_minesweeper::{View, symbol};
///
/// assert_eq!(symbol(View::Hidden), '#');
/// assert_eq!(symbol(View::Number(12)), 'c');
/// ```
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
pub(super) fn view(symbol: char) -> Option<View> {
    match symbol {
        '#' => Some(View::Hidden),
        'F' => Some(View::Flag),
        '?' => Some(View::Question),
        '*' => Some(View::Mine),
        '0'..='9' | 'a'..='z' => symbol.to_digit(36).map(|n| View::Number(n as u8)),
        _ => None,
    }
}

/// Whether a character of a board is a mine.
pub(super) fn mine(symbol: char) -> Option<bool> {
    match symbol {
        '.' => Some(false),
        '*' => Some(true),
        _ => None,
    }
}
