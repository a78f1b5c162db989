//! The page without its server, for other faces that draw with its elements: notebooks.

use crate::files;
use crate::limits::Limits;
use crate::{catalogue, texts};
use atisbo_api::text::Lang;

/// What the server sends for a path, where that is text: a file of the page (`board/cell.js`), its words
/// (`api/v1/texts/en`), and the lists to choose from (`api/v1/catalogue`).
#[must_use]
pub fn page(path: &str) -> Option<String> {
    if let Some(lang) = path.strip_prefix("api/v1/texts/") {
        let lang: Lang = lang.parse().ok()?;
        return Some(texts::written(lang));
    }
    let bytes = match path {
        "api/v1/catalogue" => catalogue::written(&Limits::default()).ok()?,
        path => files::content(path)?,
    };
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::page;

    #[test]
    fn files_words_and_lists_are_there_and_nothing_else() {
        assert!(page("board/cell.js").is_some_and(|text| text.contains("drawContent")));
        assert!(page("api/v1/texts/es").is_some_and(|text| text.contains("web-undo")));
        assert!(page("api/v1/catalogue").is_some_and(|text| text.contains("astar")));
        for none in [
            "",
            "..",
            "../Cargo.toml",
            "board",
            "/etc/passwd",
            "api/v1/texts/",
            "api/v1/ask",
        ] {
            assert!(page(none).is_none(), "{none}");
        }
    }
}
