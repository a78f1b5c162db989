//! How much of a text is quoted in a message.

use std::borrow::Cow;
use std::path::Path;

/// What is not longer is quoted as it is: file names with their folders mostly are not.
const LONGEST: usize = 120;

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
    const SHOWN: usize = 60;
    if text.chars().nth(LONGEST).is_none() {
        return Cow::Borrowed(text);
    }
    let shown: String = text.chars().take(SHOWN).collect();
    Cow::Owned(shown + "…")
}

/// The same for paths, whatever their bytes: the end of a long one says which file it is.
///
/// ```
/// use atisbo_base::shortened_path;
/// use std::path::Path;
///
/// let long = Path::new(&"folder/".repeat(1_000)).join("puzzle.txt");
/// let shown = shortened_path(&long);
/// assert!(shown.starts_with('…') && shown.ends_with("/folder/puzzle.txt"));
/// assert_eq!(shown.chars().count(), 101);
/// ```
pub fn shortened_path(path: &Path) -> String {
    const SHOWN: usize = 100;
    let path = path.to_string_lossy();
    let length = path.chars().count();
    if length <= LONGEST {
        return path.into_owned();
    }
    let shown: String = path.chars().skip(length - SHOWN).collect();
    format!("…{shown}")
}
