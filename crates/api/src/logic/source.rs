//! A knowledge base as it comes: its text, and its format if that is known.

use super::words;
use crate::Error;
use atisbo_base::Name;
use atisbo_logic::{Formula, KnowledgeBase, Notation, SentenceId, dimacs, tell_ask};
use serde::{Deserialize, Serialize};

/// The text of a knowledge base.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Source {
    /// The text.
    pub knowledge: String,
    /// The format; without it, it is guessed from how the text begins.
    #[serde(default)]
    pub format: Option<Format>,
}

/// A format of knowledge bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
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

/// A knowledge base that was read, with the questions that came with it.
pub(super) struct Loaded {
    pub(super) base: KnowledgeBase,
    pub(super) queries: Vec<Query>,
    /// The line of each sentence in the text; none for clauses of DIMACS files.
    lines: Vec<usize>,
}

/// A question with its text.
pub(super) struct Query {
    pub(super) text: String,
    pub(super) formula: Formula,
}

impl Loaded {
    /// The line a sentence was told in.
    pub(super) fn line(&self, sentence: SentenceId) -> Option<usize> {
        self.lines.get(sentence.0).copied()
    }
}

impl Source {
    /// Reads the text. Questions that were typed take the place of its own.
    pub(super) fn load(&self, asked: &[String]) -> Result<Loaded, Error> {
        let format = self
            .format
            .unwrap_or_else(|| Format::guess(&self.knowledge));
        let mut loaded = match format {
            Format::TellAsk => {
                let file =
                    tell_ask::read(&self.knowledge).map_err(|error| words::parse_error(&error))?;
                let all = file.base.sentences().map(|(id, _)| file.line(id));
                let lines = all.flatten().collect();
                let queries = file.queries.into_iter().map(|query| Query {
                    text: query.text,
                    formula: query.formula,
                });
                Loaded {
                    queries: queries.collect(),
                    base: file.base,
                    lines,
                }
            }
            Format::Dimacs => {
                let file =
                    dimacs::read(&self.knowledge).map_err(|error| words::parse_error(&error))?;
                Loaded {
                    base: KnowledgeBase::of_clauses(&file.cnf, &file.symbols),
                    queries: Vec::new(),
                    lines: Vec::new(),
                }
            }
        };
        if !asked.is_empty() {
            loaded.queries.clear();
        }
        for text in asked {
            let formula = loaded.base.parse(text);
            loaded.queries.push(Query {
                formula: formula.map_err(|error| words::query_error(text, &error))?,
                text: text.trim().to_owned(),
            });
        }
        Ok(loaded)
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
