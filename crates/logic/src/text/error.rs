//! What is wrong with a text, and where.

use serde::Serialize;
use thiserror::Error;

/// A text that is no formula, knowledge base or clause file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseError {
    /// The line, counted from one.
    pub line: usize,
    /// The column, counted in characters from one.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseErrorKind,
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum ParseErrorKind {
    /// Something else should stand here.
    #[error("expected {expected}, found \"{found}\"")]
    Unexpected {
        /// What should stand here.
        expected: Expected,
        /// What does.
        found: String,
    },
    /// The text ends too early.
    #[error("expected {expected}, but the text ends here")]
    Ends {
        /// What should stand here.
        expected: Expected,
    },
    /// A parenthesis that is never closed opens here.
    #[error("this parenthesis is never closed")]
    Unclosed,
    /// A parenthesis is closed that was never opened.
    #[error("this parenthesis was never opened")]
    Unopened,
    /// These signs are no operator.
    #[error("unknown operator \"{found}\"; known are ~ & | => <=> and ¬ ∧ ∨ → ↔")]
    UnknownOperator {
        /// The signs.
        found: String,
    },
    /// Parentheses and operators nested too deep.
    #[error("nested more than {limit} levels deep")]
    TooDeep {
        /// How deep they may be nested.
        limit: usize,
    },
    /// A word that should be one of a few names another thing.
    #[error("unknown word \"{found}\"; known are {}", known.join(", "))]
    UnknownWord {
        /// The word.
        found: String,
        /// The words it could have been.
        known: Vec<&'static str>,
    },
    /// A number beyond what the header of the file announced, or beyond what fits.
    #[error("the number {found} is out of range; the most is {most}")]
    OutOfRange {
        /// The number.
        found: String,
        /// The most it may be.
        most: u64,
    },
}

/// What a text should go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub enum Expected {
    /// A symbol, a negation or an opening parenthesis.
    Formula,
    /// An operator between two formulas, or the end.
    Operator,
    /// The index in brackets after a name, closed.
    Index,
    /// The word `TELL` before the sentences.
    Tell,
    /// An operator, or the end of the sentence.
    EndOfSentence,
    /// `p cnf SYMBOLS CLAUSES`.
    Header,
    /// A whole number.
    Number,
    /// The `0` that ends a clause.
    EndOfClause,
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Expected::Formula => "a symbol, \"~\" or \"(\"",
            Expected::Operator => "an operator or the end of the formula",
            Expected::Index => "an index such as [1,2]",
            Expected::Tell => "TELL",
            Expected::EndOfSentence => "an operator, \";\" or ASK",
            Expected::Header => "a header such as \"p cnf 3 2\"",
            Expected::Number => "a whole number",
            Expected::EndOfClause => "a 0 that ends the clause",
        })
    }
}
