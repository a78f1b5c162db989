//! How much of a text is quoted in a message.

use std::borrow::Cow;

/// Enough of a text to know it again: messages quote what was typed or read, and that may be of any length.
///
/// ```
/// use atisbo_base::shortened;
///
/// assert_eq!(shortened("puzzle.txt"), "puzzle.txt");
/// let long = "ñ".repeat(5_000);
/// assert_eq!(shortened(&long), "ñ".repeat(60) + "…");
/// ```
pub fn shortened(text: &str) -> Cow<'_, str> {
    // File names with their folders are mostly shorter; the end of a long one says which file it is no more than its
    // beginning does.
    const LONGEST: usize = 120;
    const SHOWN: usize = 60;
    if text.chars().nth(LONGEST).is_none() {
        return Cow::Borrowed(text);
    }
    let shown: String = text.chars().take(SHOWN).collect();
    Cow::Owned(shown + "…")
}
