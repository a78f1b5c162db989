//! `conflicts`: what CDCL learned from each conflict, and the implication graph of one of them.

use super::source::{self, Source};
use crate::output::stopped;
use crate::text::Message;
use crate::verb::{Size, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Stop};
use atisbo_logic::cdcl::{self, ImplicationGraph, ImplicationGraphs};
use atisbo_logic::{Clausal, Clause, Conversion, Formula, Notation, Symbols, Verdict, Why};
use serde::{Deserialize, Serialize};

/// Which conflicts to show.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The knowledge base.
    #[serde(flatten)]
    pub source: Source,
    /// A question instead of the first one of the text. Without any, the sentences alone are looked at.
    pub ask: Option<String>,
    /// The conflict to draw, counted from 1.
    pub draw: Option<usize>,
    /// How many conflicts to keep; the rest are counted.
    #[serde(default = "most_conflicts")]
    pub most: usize,
    /// How formulas become clauses: `smaller`, `distribution`, `tseitin`.
    pub clauses: Option<Conversion>,
    /// Write formulas with `~ & | => <=>` instead of `¬ ∧ ∨ → ↔`.
    #[serde(default)]
    pub ascii: bool,
}

fn most_conflicts() -> usize {
    100
}

/// The conflicts.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The first conflicts, in order.
    pub conflicts: Vec<Conflict>,
    /// How many there were in all.
    pub total: usize,
    /// The implication graph asked for, for Graphviz.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dot: Option<String>,
    /// Which limit ended the engine's work, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
    /// What it came to, in words.
    pub sentences: Vec<Message>,
}

/// One conflict.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Conflict {
    /// The decisions that stood.
    pub decisions: Vec<String>,
    /// The clause that became false.
    pub clause: String,
    /// The last literal that all ways to the conflict go through.
    pub first_uip: Option<String>,
    /// What was learned; nothing from a conflict without decisions, which ends the search.
    pub learned: Option<String>,
}

impl Verb for Request {
    const GAME: &'static str = "logic";
    const NAME: &'static str = "conflicts";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::steps(self.most)
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let file = self.source.load(self.ask.as_slice())?;
        let conversion = self.clauses.unwrap_or_default();
        let notation = source::notation(self.ascii);
        let query = file.queries.first().map(|query| &query.formula);
        let clausal = Clausal::new(&file.base, query, conversion, budget);
        let clausal = clausal.map_err(|limit| stopped(limit, budget))?;
        let symbols = file.base.symbols();
        let mut conflicts = Vec::new();
        let mut total = 0;
        let mut dot = None;
        let watch = ImplicationGraphs::new(&clausal.cnf, |graph: ImplicationGraph| {
            total += 1;
            if conflicts.len() < self.most {
                conflicts.push(conflict(&graph, symbols, notation));
            }
            if self.draw == Some(total) {
                dot = Some(graph.to_dot(symbols));
            }
        });
        let settings = cdcl::Settings::default();
        let solved = cdcl::solve(&clausal.cnf, &settings, watch, budget);
        let about = query.map_or("consistent", |_| "follows");
        let ending = |id: &'static str| {
            let message = Message::new(id).with("count", total);
            message.with("meaning", Message::new(format!("{id}-{about}")))
        };
        let (said, limit) = match solved.verdict {
            Verdict::Satisfiable(_) => (ending("logic-conflicts-model"), None),
            Verdict::Unsatisfiable(_) => (ending("logic-conflicts-none"), None),
            Verdict::Unknown(why) => {
                let limit = match why {
                    Why::Budget(limit) => Some(limit),
                    _ => None,
                };
                (Message::of("logic", &why), limit)
            }
        };
        if let (Some(wanted), None) = (self.draw, &dot) {
            if let Some(limit) = limit {
                return Err(stopped(limit, budget));
            }
            let message = Message::new("logic-no-such-conflict");
            return Err(message.with("wanted", wanted).with("count", total).into());
        }
        Ok(Answer {
            conflicts,
            total,
            dot,
            budget: limit,
            sentences: vec![said],
        })
    }

    /// Whether the graph asked for is there.
    fn is_yes(answer: &Answer) -> bool {
        answer.dot.is_some() || !answer.conflicts.is_empty()
    }
}

fn conflict(graph: &ImplicationGraph, symbols: &Symbols, notation: Notation) -> Conflict {
    let print = |formula: &Formula| formula.print(symbols, notation).to_string();
    let nodes = graph.nodes.iter();
    let decisions = nodes.filter(|node| node.reason.is_none());
    let clause = |clause: &Clause| print(&clause[..].into());
    // The clause that became false says the opposite of what is true.
    let broken = graph.conflict_from.iter();
    let broken = Clause::new(broken.map(|&node| !graph.nodes[node].literal));
    Conflict {
        decisions: decisions.map(|node| print(&node.literal.into())).collect(),
        clause: clause(&broken),
        first_uip: graph
            .first_uip
            .map(|node| print(&graph.nodes[node].literal.into())),
        learned: graph.learned.as_ref().map(clause),
    }
}
