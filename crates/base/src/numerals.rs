//! Numbers as a language writes them: `2,000` and `0.5` in English, `2.000` and `0,5` in Spanish.

use std::borrow::Cow;

/// How a language writes the numbers in its sentences and tables. What programs read has always a point and no groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Numerals {
    /// A decimal point; commas between thousands where the writer puts them.
    #[default]
    English,
    /// A decimal comma, a point between thousands from four digits on, and a space before the unit.
    Spanish,
}

impl Numerals {
    /// Those of a language by its code: `es` or `es-AR`. Any other language has those of English.
    pub fn of(language: &str) -> Numerals {
        match language.get(..2) {
            Some(code) if code.eq_ignore_ascii_case("es") => Numerals::Spanish,
            _ => Numerals::English,
        }
    }

    /// A figure that is written as in English, as this language writes it. It may have a sign and a unit, or be a range.
    /// Digits that belong to a name (`r1000c2`), to a version (`1.0.2`) or have a zero before them (`0042`) stay.
    ///
    /// ```
    /// use atisbo_base::Numerals;
    ///
    /// let spanish = |figure| Numerals::Spanish.write(figure);
    /// assert_eq!(spanish("65.00 % (43.29–81.88 %)"), "65,00 % (43,29–81,88 %)");
    /// assert_eq!(spanish("1,234,567"), "1.234.567");
    /// assert_eq!(spanish("2000 ms"), "2.000 ms");
    /// assert_eq!(spanish("r1000c2"), "r1000c2");
    /// assert_eq!(Numerals::English.write("2000 ms"), "2000 ms");
    /// ```
    pub fn write(self, figure: &str) -> Cow<'_, str> {
        if self == Numerals::English || !figure.bytes().any(|byte| byte.is_ascii_digit()) {
            return figure.into();
        }
        let mut text = String::with_capacity(figure.len() + 4);
        let mut before = ' ';
        let mut rest = figure;
        while let Some(next) = rest.chars().next() {
            let is_named = before.is_alphanumeric() || before == '_';
            // The digits after a point are those of a name too (`f.2000`), unless it is two points (`1..2000`).
            let is_named = is_named || (before == '.' && !text.ends_with(".."));
            let starts = next.is_ascii_digit() && !is_named;
            let length = if starts {
                length(rest)
            } else {
                next.len_utf8()
            };
            let (part, after) = rest.split_at(length);
            if starts {
                push_spanish(part, &mut text);
                if starts_with_unit(after) {
                    text.push(' ');
                }
            } else {
                text.push(next);
            }
            before = part.chars().next_back().unwrap_or(before);
            rest = after;
        }
        text.into()
    }
}

/// How many bytes of a text that starts with a digit are one number: with groups of three digits after commas, and a point
/// with digits. More points than one are no number's, and are counted in.
fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let digits = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    };
    let mut end = digits(0);
    while bytes.get(end) == Some(&b',') && digits(end + 1) == 3 {
        end += 4;
    }
    while bytes.get(end) == Some(&b'.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    end
}

/// Whether a text starts with a unit, and the unit ends there.
fn starts_with_unit(text: &str) -> bool {
    let word = text.find(|c: char| !c.is_alphanumeric());
    let word = &text[..word.unwrap_or(text.len())];
    text.starts_with('%') || ["ns", "µs", "ms", "s", "KB", "MB", "GB"].contains(&word)
}

/// Adds one number as Spanish writes it.
fn push_spanish(number: &str, text: &mut String) {
    let (whole, fraction) = match number.split_once('.') {
        Some((_, fraction)) if fraction.contains('.') => return text.push_str(number),
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (number, None),
    };
    let whole = whole.replace(',', "");
    let is_code = whole.len() > 1 && whole.starts_with('0');
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) && !is_code {
            text.push('.');
        }
        text.push(digit);
    }
    if let Some(fraction) = fraction {
        text.push(',');
        text.push_str(fraction);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_figure_is_written_as_each_language_writes_it() {
        for (english, spanish) in [
            ("25.0 %", "25,0 %"),
            ("0.1", "0,1"),
            ("999", "999"),
            ("2000", "2.000"),
            ("2,000", "2.000"),
            ("1234567.125 s", "1.234.567,125 s"),
            ("1,234,567.125 s", "1.234.567,125 s"),
            ("120,000x", "120.000x"),
            ("1.50 ms", "1,50 ms"),
            ("1.50ms", "1,50 ms"),
            ("4 min 5s", "4 min 5 s"),
            ("25%", "25 %"),
            ("5sets", "5sets"),
            ("40.0 (11.8–76.9)", "40,0 (11,8–76,9)"),
            ("+1.2 (-0.3..+2.7)", "+1,2 (-0,3..+2,7)"),
            ("< 0.001", "< 0,001"),
            ("1.234e56", "1,234e56"),
            ("2^1024", "2^1.024"),
            ("r1000c2 1.5", "r1000c2 1,5"),
            ("x_1000", "x_1000"),
            ("f.2000", "f.2000"),
            ("1..2000", "1..2.000"),
            ("127.0.0.1:8080", "127.0.0.1:8.080"),
            ("1, 2, 300", "1, 2, 300"),
            ("1.", "1."),
            ("0042", "0042"),
            ("–", "–"),
            ("", ""),
        ] {
            assert_eq!(Numerals::Spanish.write(english), spanish);
            assert_eq!(Numerals::English.write(english), english);
        }
    }

    #[test]
    fn a_language_has_its_numerals() {
        assert_eq!(Numerals::of("es"), Numerals::Spanish);
        assert_eq!(Numerals::of("ES-ar"), Numerals::Spanish);
        assert_eq!(Numerals::of("en"), Numerals::English);
        assert_eq!(Numerals::of("e"), Numerals::English);
        assert_eq!(Numerals::of("é"), Numerals::English);
    }

    proptest! {
        #[test]
        fn a_number_keeps_its_value(whole in any::<u64>(), fraction in "[0-9]{0,6}", tail in "\\PC{0,8}") {
            let english = format!("{whole}.{fraction}");
            let spanish = Numerals::Spanish.write(english.trim_end_matches('.')).into_owned();
            let back = spanish.replace('.', "").replace(',', ".");
            prop_assert_eq!(back, english.trim_end_matches('.'));
            // No text is beyond it, and what is no digit, mark or blank comes back.
            let letters = |text: &str| text.replace(|c: char| c.is_ascii_digit() || ".,".contains(c) || c.is_whitespace(), "");
            prop_assert_eq!(letters(&Numerals::Spanish.write(&tail)), letters(&tail));
        }
    }
}
