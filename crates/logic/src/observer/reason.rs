//! Why an engine does what it does: the parts that events are made of.

use crate::engine::dpll::Branching;
use crate::literal::Literal;
use crate::symbol::Symbol;
use crate::trace::Numbered;
use atisbo_base::Name;
use serde::Serialize;

/// A rule of forward chaining that lacks one premise fewer than before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Lowered<F = Numbered> {
    /// The rule.
    pub rule: F,
    /// How many premises it lacked.
    pub from: u32,
    /// How many it lacks now; with none it fires.
    pub to: u32,
}

/// A literal that is false.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "FalseLiteral")]
pub struct False<L = String> {
    /// The literal.
    pub literal: L,
    /// How many decisions stood when it became false.
    pub level: usize,
}

/// A step of the chain that a learned clause comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Resolved<L = String, F = Numbered> {
    /// The literal that is resolved away: it is true, and had to be.
    pub literal: L,
    /// How many decisions stood when it became true.
    pub level: usize,
    /// The clause that made it true, which the clause so far is resolved with.
    pub reason: F,
}

/// What might have been taken, with its measure.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[schemars(rename = "LogicCandidate")]
pub struct Candidate<L = String> {
    /// The literal.
    pub literal: L,
    /// Its measure.
    pub measure: f64,
}

/// By what a literal was chosen to be made true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
pub enum DecisionBy {
    /// DPLL: by its branching rule.
    Rule(Branching),
    /// CDCL: the symbol that took part in the most recent conflicts, with the value it had last.
    Activity,
    /// DPLL: the other value failed.
    OtherValue,
}

/// How local search chose the symbol that it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
pub enum FlipBy {
    /// Its change makes no clause false.
    Free,
    /// Each change breaks something: the one that breaks the fewest clauses.
    Greedy,
    /// Each change breaks something: any symbol of the clause, by the probability of the noise.
    Noise,
}

/// Why an engine starts over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
#[name(kebab)]
pub enum RestartBy {
    /// CDCL: after so many conflicts.
    Conflicts,
    /// Local search: after so many changes of values.
    Flips,
    /// The recursion: a rule was given up because of an open goal, and so many goals were proved since.
    Proved,
}

impl<F> Lowered<F> {
    /// The same with another name for the rule.
    pub(crate) fn map<G>(&self, rule: impl Fn(&F) -> G) -> Lowered<G> {
        Lowered {
            rule: rule(&self.rule),
            from: self.from,
            to: self.to,
        }
    }
}

impl False<Literal> {
    /// The same with its name.
    pub(crate) fn map(&self, name: impl Fn(Literal) -> String) -> False {
        False {
            literal: name(self.literal),
            level: self.level,
        }
    }
}

impl Resolved<Literal, usize> {
    /// The same with names.
    pub(crate) fn map(
        &self,
        name: impl Fn(Literal) -> String,
        clause: impl Fn(usize) -> Numbered,
    ) -> Resolved {
        Resolved {
            literal: name(self.literal),
            level: self.level,
            reason: clause(self.reason),
        }
    }
}

impl Candidate<Literal> {
    /// The same with its name.
    pub(crate) fn map(&self, name: impl Fn(Literal) -> String) -> Candidate {
        Candidate {
            literal: name(self.literal),
            measure: self.measure,
        }
    }
}

/// The first of some symbols in an order of their own.
pub(crate) fn listed(symbols: impl IntoIterator<Item = Symbol>) -> Vec<Symbol> {
    symbols.into_iter().take(super::LISTED).collect()
}

/// The candidates with the greatest measures, of equal ones the first.
pub(crate) fn best_of(mut candidates: Vec<Candidate<Literal>>) -> Vec<Candidate<Literal>> {
    candidates.sort_by(|one, other| other.measure.total_cmp(&one.measure));
    candidates.truncate(super::LISTED);
    candidates
}
