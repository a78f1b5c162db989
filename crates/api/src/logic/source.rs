//! A knowledge base as it comes: its text, and its format if that is known.

use super::words;
use crate::Error;
use atisbo_base::Name;
use atisbo_logic::tell_ask::{self, File, Query};
use atisbo_logic::{KnowledgeBase, Notation, dimacs};
use serde::{Deserialize, Serialize};

/// The text of a knowledge base.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Source {
    /// The text.
    pub knowledge: String,
    /// The format; without it, it is guessed from how the text begins.
    pub format: Option<Format>,
}

/// A format of knowledge bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab, schema = "KnowledgeFormat")]
pub enum Format {
    /// `TELL` and sentences, `ASK` and questions.
    TellAsk,
    /// Clauses as numbers, as solvers read them.
    Dimacs,
}

impl Format {
    /// The format a text looks like: a DIMACS file has its header after comments alone.
    fn guess(text: &str) -> Format {
        let mut lines = text.lines().map(str::trim_start);
        let first = lines.find(|line| {
            let is_comment = *line == "c" || line.starts_with("c ");
            !line.is_empty() && !is_comment
        });
        match first {
            Some(line) if line.starts_with("p cnf") => Format::Dimacs,
            _ => Format::TellAsk,
        }
    }
}

impl Source {
    /// Reads the text. Questions that were typed take the place of its own. The clauses of a DIMACS file
    /// have no lines.
    pub(super) fn load(&self, asked: &[String]) -> Result<File, Error> {
        let text = &self.knowledge;
        let mut file = match self.format.unwrap_or_else(|| Format::guess(text)) {
            Format::TellAsk => tell_ask::read(text)?,
            Format::Dimacs => {
                let dimacs::File { cnf, symbols, .. } = dimacs::read(text)?;
                KnowledgeBase::of_clauses(&cnf, &symbols).into()
            }
        };
        if !asked.is_empty() {
            file.queries.clear();
        }
        for text in asked {
            let formula = file.base.parse(text);
            file.queries.push(Query {
                formula: formula.map_err(|error| words::query_error(text, &error))?,
                text: text.trim().to_owned(),
                line: 1,
            });
        }
        Ok(file)
    }
}

/// How formulas are written.
pub(super) fn notation(ascii: bool) -> Notation {
    if ascii {
        Notation::Ascii
    } else {
        Notation::Unicode
    }
}
