//! `convert`: the knowledge base in another format.

use super::source::{Source, named};
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_base::UnknownName;
use atisbo_logic::{Clausal, Conversion, KnowledgeBase, dimacs, tell_ask};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// What to write.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The knowledge base.
    #[serde(flatten)]
    pub source: Source,
    /// The format: `tell-ask`, `clauses`, `dimacs`.
    pub to: String,
    /// How formulas become clauses: `smaller`, `distribution`, `tseitin`.
    #[serde(default)]
    pub clauses: Option<String>,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// `TELL` and `ASK`.
    TellAsk,
    /// `TELL` and `ASK`, each sentence a clause.
    Clauses,
    /// Clauses as numbers.
    Dimacs,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 3] = [Target::TellAsk, Target::Clauses, Target::Dimacs];

    /// Its name, as it is typed.
    pub fn id(self) -> &'static str {
        match self {
            Target::TellAsk => "tell-ask",
            Target::Clauses => "clauses",
            Target::Dimacs => "dimacs",
        }
    }
}

impl FromStr for Target {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::look_up(text, &Self::ALL, Self::id)
    }
}

/// What was written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The text.
    pub text: String,
}

impl Verb for Request {
    const GAME: &'static str = "logic";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let target: Target = named(&self.to)?;
        let conversion: Conversion = match &self.clauses {
            Some(name) => named(name)?,
            None => Conversion::default(),
        };
        let loaded = self.source.load(&[])?;
        let queries = loaded.queries.iter().map(|query| &query.formula);
        let clausal = || Clausal::new(&loaded.base, None, conversion);
        let text = match target {
            Target::TellAsk => tell_ask::write(&loaded.base, queries),
            Target::Clauses => {
                let clauses = KnowledgeBase::of_clauses(&clausal().cnf, loaded.base.symbols());
                tell_ask::write(&clauses, queries)
            }
            Target::Dimacs => dimacs::write(&clausal().cnf, loaded.base.symbols()),
        };
        Ok(Answer { text })
    }
}
