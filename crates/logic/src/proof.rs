//! Proofs as data: which rule, from what, gives what.

mod assemble;
mod check;
mod dot;
mod tree;

use crate::formula::Formula;
use crate::knowledge_base::SentenceId;
use serde::Serialize;

pub use check::{CheckError, Flaw, check};
pub use tree::Line;

pub(crate) use assemble::{Chained, by_chaining, by_refutation, by_truth_table};
pub(crate) use dot::escaped;

/// A proof: steps that each stand on earlier ones. The last concludes what was to be proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    steps: Vec<Step>,
}

/// One step of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// How the conclusion follows.
    pub rule: Rule,
    /// From which steps, by number.
    pub premises: Vec<usize>,
    /// What follows.
    pub conclusion: Formula,
}

/// How a conclusion follows from its premises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub enum Rule {
    /// It was told.
    Told(SentenceId),
    /// The query is assumed to be false, until a contradiction follows.
    Assumed,
    /// A new symbol is made to stand for a part of a formula.
    Definition,
    /// It is one of the clauses the premise amounts to.
    Clause,
    /// The first premise is a rule, the others are all it needs.
    ModusPonens,
    /// Each premise after the first is resolved with what came out so far.
    Resolution,
    /// All parts of a conjunction are there.
    Conjunction,
    /// The premise is false, so what was assumed cannot be: the query is true.
    Contradiction,
    /// In every row of the truth table where all premises are true, so is the conclusion.
    TruthTable,
}

impl Rule {
    /// The short name.
    pub fn id(self) -> &'static str {
        match self {
            Rule::Told(_) => "told",
            Rule::Assumed => "assumed",
            Rule::Definition => "definition",
            Rule::Clause => "clause",
            Rule::ModusPonens => "modus-ponens",
            Rule::Resolution => "resolution",
            Rule::Conjunction => "conjunction",
            Rule::Contradiction => "contradiction",
            Rule::TruthTable => "truth-table",
        }
    }
}

impl Proof {
    /// The proof with these steps, each with premises before it.
    pub(crate) fn new(steps: Vec<Step>) -> Self {
        debug_assert!(!steps.is_empty());
        Proof { steps }
    }

    /// All steps; the last concludes what was to be proved.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What is proved.
    pub fn conclusion(&self) -> &Formula {
        let last = self.steps.last();
        last.map_or(&Formula::TRUE, |step| &step.conclusion)
    }

    /// The sentences it stands on, in order, each once.
    pub fn sentences(&self) -> Vec<SentenceId> {
        let told = self.steps.iter().filter_map(|step| match step.rule {
            Rule::Told(sentence) => Some(sentence),
            _ => None,
        });
        let mut sentences: Vec<_> = told.collect();
        sentences.sort_unstable();
        sentences.dedup();
        sentences
    }

    /// Whether a contradiction was found among the sentences without a look at the query: then
    /// everything follows.
    pub fn is_from_contradiction(&self) -> bool {
        let uses = |rule: Rule| self.steps.iter().any(|step| step.rule == rule);
        uses(Rule::Contradiction) && !uses(Rule::Assumed)
    }
}
