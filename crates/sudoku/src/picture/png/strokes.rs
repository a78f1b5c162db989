//! Ten digits as strokes: middle lines that a pen of some width follows.

use super::PngError;
use std::fmt::Write;

/// The digits in a field 40 wide and 62 high, as paths.
const DIGITS: [&str; 10] = [
    "M20 0C33 0 40 12 40 31S33 62 20 62 0 50 0 31 7 0 20 0Z",
    "M6 13L23 0V62",
    "M2 15C4 5 11 0 20 0C31 0 38 7 38 17C38 29 27 36 1 62H40",
    "M2 10C5 3 12 0 19 0C30 0 37 6 37 15S29 30 17 30C31 30 40 36 40 46S31 62 20 62C10 62 3 58 0 50",
    "M31 62V0L0 43H41",
    "M36 0H8L4 30C9 25 14 23 20 23C32 23 40 31 40 42S32 62 20 62C10 62 4 58 0 51",
    "M34 1C14 5 0 22 0 41C0 54 8 62 20 62S40 54 40 42 32 23 21 23 1 31 0 41",
    "M0 0H40L14 62",
    "M20 29C9 29 3 22 3 14.5S10 0 20 0 37 6 37 14.5 31 29 20 29C8 29 0 36 0 45.5S8 62 20 62 40 55 40 45.5 32 29 20 29Z",
    "M6 61C26 57 40 40 40 21C40 8 32 0 20 0S0 8 0 20 8 39 19 39 39 31 40 21",
];

/// From one digit to the next, in units of the field, a hundred of which are the size of the type.
const ADVANCE: f32 = 56.0;

/// A number to write, its middle at `x`, its foot at `y`.
pub(super) struct Writing<'a> {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) fill: &'a str,
    pub(super) text: &'a str,
}

pub(super) fn write(svg: &mut String, writing: &Writing<'_>) -> Result<(), PngError> {
    let scale = writing.size / 100.0;
    let pen = if writing.bold { 13 } else { 8 };
    let first = writing.x - scale * ADVANCE * (writing.text.chars().count() as f32) / 2.0;
    for (place, sign) in writing.text.chars().enumerate() {
        let digit = sign.to_digit(10).ok_or(PngError::Sign(sign))?;
        let x = first + scale * (place as f32 * ADVANCE + 8.0);
        let y = writing.y - scale * 67.0;
        let fill = writing.fill.replace(['"', '<', '&'], "");
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<path transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke=\"{fill}\" \
             stroke-width=\"{pen}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"{}\"/>",
            DIGITS[digit as usize]
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_digit_is_one_stroke_of_its_own() {
        let mut svg = String::new();
        let writing = Writing {
            x: 0.0,
            y: 0.0,
            size: 10.0,
            bold: false,
            fill: "#000",
            text: "0123456789",
        };
        write(&mut svg, &writing).unwrap();
        assert_eq!(svg.matches("<path").count(), 10);
        let different: std::collections::BTreeSet<_> = DIGITS.into_iter().collect();
        assert_eq!(different.len(), 10);
    }
}
