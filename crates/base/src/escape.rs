//! Text inside XML or HTML.

use std::fmt::{self, Display, Write};

/// Writes a text so that no character of it is read as markup, in elements and in quoted attributes alike.
///
/// Line breaks and tabs become character references, because a parser turns bare ones in an attribute into blanks.
/// What XML 1.0 cannot write at all becomes U+FFFD.
///
/// ```
/// use atisbo_base::Escaped;
///
/// assert_eq!(Escaped("a < \"b\"").to_string(), "a &lt; &quot;b&quot;");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl Escaped<'_> {
    /// Whether XML 1.0 can write a character.
    pub fn can_write(character: char) -> bool {
        !matches!(character, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}')
    }
}

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\t' | '\n' | '\r' => write!(f, "&#{};", u32::from(character))?,
                other if Self::can_write(other) => f.write_char(other)?,
                _ => f.write_char(char::REPLACEMENT_CHARACTER)?,
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
            let kept = |c| if Escaped::can_write(c) { c } else { char::REPLACEMENT_CHARACTER };
            let wanted: String = text.chars().map(kept).collect();
            let root = document.root_element();
            prop_assert_eq!(root.text().unwrap_or_default(), &wanted);
            prop_assert_eq!(root.attribute("b"), Some(wanted.as_str()));
        }
    }
}
