//! All verbs in one table, and all names to choose from in one catalogue. Every face asks through the table, so that a
//! verb which is in no list is in no face.
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
use atisbo_api::catalogue::Catalogue as Games;
use atisbo_experiments::{Game, minesweeper::AgentName};
use atisbo_reports::Which;
use serde::Serialize;
use std::sync::LazyLock;

/// The verbs of all crates.
pub static TABLE: LazyLock<Table> = LazyLock::new(|| {
    Table::new(&[
        atisbo_api::VERBS,
        atisbo_experiments::VERBS,
        atisbo_reports::VERBS,
        atisbo_class::VERBS,
    ])
});

/// What there is to choose from.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Catalogue {
    /// In the games and the methods.
    #[serde(flatten)]
    pub games: Games,
    /// In the laboratory.
    pub lab: Lab,
}

/// What there is to choose from in the laboratory.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Lab {
    /// The games that experiments are made with.
    pub games: Vec<Game>,
    /// The agents that play Minesweeper.
    pub agents: Vec<AgentName>,
    /// The reports that are measured again.
    pub reports: Vec<Which>,
}

/// Lists all there is to choose from.
pub fn catalogue() -> Catalogue {
    Catalogue {
        games: atisbo_api::catalogue::catalogue(),
        lab: Lab {
            games: Game::ALL.into(),
            agents: AgentName::ALL.into(),
            reports: Which::ALL.into(),
        },
    }
}

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
    fn no_verb_takes_its_own_name_for_an_unknown_field() {
        for entry in TABLE.verbs() {
            let head = serde_json::json!({"game": entry.game, "verb": entry.verb});
            if let Err(error) = TABLE.read(head.to_string().as_bytes()) {
                assert!(!error.to_string().contains("no field"), "{error}");
            }
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
