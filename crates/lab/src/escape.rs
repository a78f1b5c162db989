//! Text that stands in XML or HTML as it is.

use std::fmt::{self, Display, Write};

/// Writes a text so that no character of it is read as markup, in elements and in quoted attributes alike.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\n' | '\t' => f.write_char(character)?,
                // XML 1.0 has no way to write these.
                '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                control if control.is_control() => f.write_char('\u{fffd}')?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_text_comes_back_from_an_element_and_from_an_attribute(text in any::<String>()) {
            let xml = format!("<a b=\"{0}\">{0}</a>", Escaped(&text));
            let document = roxmltree::Document::parse(&xml).unwrap();
            let readable = |c: char| c == '\n' || c == '\t' || !(c.is_control() || "\u{fffe}\u{ffff}".contains(c));
            let wanted: String = text.chars().map(|c| if readable(c) { c } else { '\u{fffd}' }).collect();
            prop_assert_eq!(document.root_element().text().unwrap_or_default(), wanted);
            prop_assert!(document.root_element().attribute("b").is_some());
        }
    }
}
