//! The canvas: an SVG document being written.

use super::style::SHEET;
use atisbo_base::Escaped;
use std::fmt::{self, Arguments, Display, Write};

/// A place or a length, to two decimals at most: finer than any printer, and free of rounding noise.
pub(super) struct At(pub(super) f64);

impl Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round();
        // Minus zero is written as zero.
        write!(
            f,
            "{}",
            if hundredths == 0.0 {
                0.0
            } else {
                hundredths / 100.0
            }
        )
    }
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Display for Anchor {
    /// As an attribute with a blank before it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        })
    }
}

/// The size of ordinary letters.
pub(super) const LETTER: f64 = 12.0;

/// Elements that are put one after another.
#[derive(Default)]
pub(super) struct Canvas {
    body: String,
}

impl Canvas {
    /// Puts an element.
    pub(super) fn put(&mut self, element: Arguments<'_>) {
        // Writing to a string cannot fail.
        _ = self.body.write_fmt(element);
        self.body.push('\n');
    }

    /// Puts a text.
    pub(super) fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let (x, y, text) = (At(x), At(y), Escaped(text));
        let class = match class {
            "" => String::new(),
            class => format!(" class=\"{class}\""),
        };
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\"{anchor}{class}>{text}</text>"
        ));
    }

    /// Puts a text that is read from the bottom upwards, around a place.
    pub(super) fn upright_text(&mut self, x: f64, y: f64, anchor: Anchor, text: &str) {
        let (x, y, text) = (At(x), At(y), Escaped(text));
        self.put(format_args!(
            "<text{anchor} transform=\"translate({x} {y}) rotate(-90)\">{text}</text>"
        ));
    }

    /// The whole picture, with its words for those who do not see it.
    pub(super) fn finish(
        self,
        (width, height): (f64, f64),
        title: &str,
        description: &str,
    ) -> String {
        let (width, height) = (At(width), At(height));
        let (title, description) = (Escaped(title), Escaped(description));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" role=\"img\" aria-label=\"{title}\" \
             width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
             <title>{title}</title>\n<desc>{description}</desc>\n<style>{SHEET}</style>\n\
             <rect class=\"plot-ground\" width=\"{width}\" height=\"{height}\"/>\n{}</svg>\n",
            self.body
        )
    }
}

/// The description of a line through places.
#[derive(Default)]
pub(super) struct Path(String);

impl Path {
    pub(super) fn to(&mut self, x: f64, y: f64) {
        let step = if self.0.is_empty() { 'M' } else { 'L' };
        _ = write!(self.0, "{step}{} {}", At(x), At(y));
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// About how wide a text is, for letters of this size.
pub(super) fn width(text: &str, letter: f64) -> f64 {
    let letters: f64 = text
        .chars()
        .map(|character| match character {
            // The scripts of East Asia, and signs drawn as wide.
            '\u{1100}'.. if !('\u{2000}'..='\u{206f}').contains(&character) => 1.0,
            'i' | 'l' | 'j' | 't' | 'f' | 'r' | ' ' | '.' | ',' | ':' | '\'' | '|' => 0.38,
            'm' | 'w' | 'M' | 'W' | '%' | '@' => 0.9,
            'A'..='Z' => 0.7,
            _ => 0.61,
        })
        .sum();
    letters * letter
}

/// Breaks a text into lines of about this width, between words.
pub(super) fn wrapped(text: &str, widest: f64, letter: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, letter) + width(word, letter) < widest => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_two_decimals_at_most() {
        let texts = [1.0 / 3.0, -0.001, 12.0, 0.1 + 0.2, -2.005].map(|place| At(place).to_string());
        assert_eq!(texts, ["0.33", "0", "12", "0.3", "-2.01"]);
    }

    #[test]
    fn long_texts_break_between_words() {
        let lines = wrapped("how long a game takes", 60.0, LETTER);
        assert_eq!(lines, ["how long", "a game", "takes"]);
        assert!(wrapped("", 60.0, LETTER).is_empty());
    }
}
