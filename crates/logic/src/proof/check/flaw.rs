//! What can be wrong with a proof.

use crate::symbol::Symbol;
use thiserror::Error;

/// A proof that proves nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("step {step}: {flaw}")]
pub struct CheckError {
    /// The number of the step, as in [`Proof::steps`](crate::Proof::steps).
    pub step: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What can be wrong with a step.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// A proof without steps.
    #[error("there are no steps")]
    Empty,
    /// A step can stand only on those before it.
    #[error("premise {premise} does not come before it")]
    PremiseNotBefore {
        /// The number of the premise.
        premise: usize,
    },
    /// Rules differ in how many premises they take.
    #[error("its rule takes {expected} premises")]
    PremiseCount {
        /// How many it should be; for resolution, at least.
        expected: usize,
    },
    /// The knowledge base has another sentence of this number, or none.
    #[error("this is not the sentence that was told")]
    NotTold,
    /// Only that the query is false may be assumed.
    #[error("this is not the negation of the query")]
    NotTheNegatedQuery,
    /// A definition has the form `symbol <=> meaning`.
    #[error("this does not define a symbol")]
    NotADefinition,
    /// A definition of a symbol that already means something, or of a symbol by itself.
    #[error("the symbol with the number {} is not new", symbol.index())]
    NotNew {
        /// The symbol.
        symbol: Symbol,
    },
    /// The first premise of modus ponens is no rule with this head.
    #[error("the first premise is no rule with this conclusion")]
    NotTheRule,
    /// A part of a conjunction that no premise shows.
    #[error("a part that it needs is not among its premises")]
    Missing,
    /// Resolution works on clauses.
    #[error("a premise or the conclusion is no clause")]
    NotAClause,
    /// Two clauses are resolved on the one symbol that is positive in one and negative in the other.
    #[error("premise {premise} has no resolvent with what came before it")]
    NoResolvent {
        /// The number of the premise.
        premise: usize,
    },
    /// The premises can be true and the conclusion false.
    #[error("this does not follow from its premises")]
    DoesNotFollow,
    /// Only what is plainly false is a contradiction.
    #[error("its premise is not false")]
    NotFalse,
    /// The end of the proof is something else than what was asked.
    #[error("this is not the query")]
    NotTheQuery,
    /// The query is proved from the assumption that it is false.
    #[error("it still stands on the assumption that the query is false")]
    StillAssumed,
    /// The step may be right: its truth table is too large to be looked at.
    #[error("{symbols} symbols are too many for the checker's truth table; the most is {most}")]
    TooManySymbols {
        /// How many symbols its formulas have.
        symbols: usize,
        /// How many they may have.
        most: usize,
    },
}
