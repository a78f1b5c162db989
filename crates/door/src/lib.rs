//! All verbs in one table. Every face asks through it, so that a verb which is in no list is in no face.
//!
//! ```
//! let verbs: Vec<&str> = atisbo_door::TABLE
//!     .verbs()
//!     .filter(|entry| entry.game == "logic")
//!     .map(|entry| entry.verb)
//!     .collect();
//! assert_eq!(verbs, ["ask", "conflicts", "convert"]);
//! ```

use atisbo_api::Table;
use std::sync::LazyLock;

/// The verbs of all crates.
pub static TABLE: LazyLock<Table> = LazyLock::new(|| {
    Table::new(&[
        atisbo_api::VERBS,
        atisbo_experiments::VERBS,
        atisbo_reports::VERBS,
    ])
});

#[cfg(test)]
mod tests {
    use super::TABLE;
    use std::collections::HashSet;

    #[test]
    fn every_verb_is_listed_once() {
        let mut seen = HashSet::new();
        for entry in TABLE.verbs() {
            assert!(
                seen.insert((entry.game, entry.verb)),
                "{} {} stands twice",
                entry.game,
                entry.verb
            );
        }
    }

    #[test]
    fn an_unknown_verb_is_told_the_nearest() {
        let read = |json: &str| {
            TABLE
                .read(json.as_bytes())
                .expect_err("no such verb")
                .to_string()
        };
        let error = read(r#"{"game": "sudoku", "verb": "sovle"}"#);
        assert!(
            error.starts_with("verb: unknown name \"sovle\"; did you mean \"solve\"?"),
            "{error}"
        );
        let error = read(r#"{"game": "chess", "verb": "solve"}"#);
        assert!(error.contains("known are ohno, sudoku"), "{error}");
        assert!(read("{}").contains("an object with the texts `game` and `verb`"));
    }
}
