//! The characters that stand for a cell: 1 to 9, then letters, and the many ways to say "empty".

/// What one character says about its cell: 0 is empty.
///
/// Values above 9 are letters, `A` = 10 to `P` = 25, in capitals or not. So `x` is never a value, and
/// an empty cell may be written with it.
pub(super) fn value_of(sign: char) -> Option<u8> {
    match sign {
        '1'..='9' => Some(sign as u8 - b'0'),
        'A'..='P' => Some(sign as u8 - b'A' + 10),
        'a'..='p' => Some(sign as u8 - b'a' + 10),
        _ if is_empty_sign(sign) => Some(0),
        _ => None,
    }
}

/// The ways to write an empty cell, those to trust first in front (the order is Sudopedia's). Some of
/// them are also drawn as borders.
pub(super) const EMPTY_SIGNS: [char; 7] = ['0', '.', 'X', 'x', '*', '_', '-'];

/// Whether a character is one of the ways to write an empty cell.
pub(super) fn is_empty_sign(sign: char) -> bool {
    EMPTY_SIGNS.contains(&sign)
}

/// The character of a value; 0 is an empty cell, written as the caller likes.
pub(super) fn sign_of(value: u8, empty: char) -> char {
    match value {
        0 => empty,
        1..=9 => char::from(b'0' + value),
        _ => char::from(b'A' + (value - 10)),
    }
}

/// How the values above 9 are written, which only all the cells together show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alphabet {
    /// 1 to 9, then `A` to `P`.
    Digits,
    /// `0` to `F` for 1 to 16.
    Hexadecimal,
    /// `A` to `Y` for 1 to 25.
    Letters,
}

impl Alphabet {
    /// The alphabet of the cells of a grid of this size.
    pub(super) fn of(size: usize, signs: &(impl Iterator<Item = char> + Clone)) -> Self {
        let has = |wanted: &dyn Fn(char) -> bool| signs.clone().any(wanted);
        let beyond = |sign: char| {
            let letter = sign.to_ascii_uppercase();
            letter.is_ascii_uppercase()
                && letter != 'X'
                && usize::from(letter as u8 - b'A') + 10 > size
        };
        if size > 9 && !has(&|sign| sign.is_ascii_digit()) && has(&beyond) {
            return Alphabet::Letters;
        }
        // With another sign for the empty cells, 0 must be a value.
        let other_empty = |sign| sign != '0' && is_empty_sign(sign);
        if size == 16 && has(&|sign| sign == '0') && has(&other_empty) && !has(&beyond_f) {
            return Alphabet::Hexadecimal;
        }
        Alphabet::Digits
    }

    /// What one character says about its cell: 0 is empty.
    pub(super) fn value_of(self, sign: char) -> Option<u8> {
        match (self, sign) {
            (Alphabet::Letters, 'A'..='Y') => Some(sign as u8 - b'A' + 1),
            (Alphabet::Letters, 'a'..='y') => Some(sign as u8 - b'a' + 1),
            (Alphabet::Hexadecimal, '0') => Some(1),
            (Alphabet::Hexadecimal, '1'..='9' | 'a'..='f' | 'A'..='F') => {
                value_of(sign).map(|value| value + 1)
            }
            _ => value_of(sign),
        }
    }
}

fn beyond_f(sign: char) -> bool {
    sign.is_ascii_alphabetic() && !matches!(sign, 'a'..='f' | 'A'..='F' | 'x' | 'X')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_sign_that_is_read_back() {
        for value in 0..=25 {
            assert_eq!(value_of(sign_of(value, '.')), Some(value));
        }
    }

    #[test]
    fn a_grid_with_zeros_and_dots_of_size_16_is_hexadecimal() {
        assert_eq!(Alphabet::of(16, &"0.F1".chars()), Alphabet::Hexadecimal);
        assert_eq!(Alphabet::of(16, &"0.G1".chars()), Alphabet::Digits);
        assert_eq!(Alphabet::of(16, &"0F1".chars()), Alphabet::Digits);
        assert_eq!(Alphabet::of(25, &".AY".chars()), Alphabet::Letters);
        assert_eq!(Alphabet::of(25, &".AP".chars()), Alphabet::Digits);
    }
}
