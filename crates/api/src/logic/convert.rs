//! `convert`: the knowledge base in another format.

use super::source::Source;
use crate::output::{check_size, stopped, written};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Name};
use atisbo_logic::{Clausal, Conversion, Formula, KnowledgeBase, dimacs, tell_ask};
use serde::{Deserialize, Serialize};

/// What to write.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The knowledge base.
    #[serde(flatten)]
    pub source: Source,
    /// The format.
    pub to: Target,
    /// How formulas become clauses.
    pub clauses: Option<Conversion>,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
pub enum Target {
    /// `TELL` and `ASK`.
    TellAsk,
    /// `TELL` and `ASK`, each sentence a clause.
    Clauses,
    /// Clauses as numbers.
    Dimacs,
}

/// What was written.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The text.
    pub text: String,
}

impl Verb for Request {
    const GAME: &'static str = "logic";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let conversion = self.clauses.unwrap_or_default();
        let file = self.source.load(&[])?;
        let (base, symbols) = (&file.base, file.base.symbols());
        let queries = file.queries.iter().map(|query| &query.formula);
        let cnf = || {
            let clausal = Clausal::new(base, None, conversion, budget);
            let clausal = clausal.map_err(|limit| stopped(limit, budget))?;
            Ok::<_, Error>(clausal.cnf)
        };
        let text = match self.to {
            Target::TellAsk => written(budget, |out| tell_ask::write_to(base, queries, out)),
            Target::Clauses => {
                let cnf = cnf()?;
                let formulas = cnf.len() + 2 * cnf.literals();
                check_size((formulas * size_of::<Formula>()) as u64, budget)?;
                let clauses = KnowledgeBase::of_clauses(&cnf, symbols);
                written(budget, |out| tell_ask::write_to(&clauses, queries, out))
            }
            Target::Dimacs => {
                let cnf = cnf()?;
                written(budget, |out| dimacs::write_to(&cnf, symbols, out))
            }
        }?;
        Ok(Answer { text })
    }
}
