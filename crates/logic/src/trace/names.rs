//! What symbols, clauses and rules are called in a trace.

use crate::cnf::{Clause, Cnf};
use crate::formula::Formula;
use crate::knowledge_base::SentenceId;
use crate::literal::Literal;
use crate::observer::{Event, Given, Seen};
use crate::program::Program;
use crate::symbol::{Symbol, Symbols};
use crate::text::Notation;
use rustc_hash::FxHashMap;
use serde::{Serialize, Serializer};

/// A clause or a rule: the number it goes by, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Numbered {
    /// Its number, counted from 0.
    pub number: usize,
    /// The sentence that it comes from, counted from 1 in the order of telling; none if it comes from the question or was
    /// derived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentence: Option<usize>,
    /// Whether it comes from the question, which is assumed to be false.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub question: bool,
    /// The formula; `None` if the given formulas are unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub formula: Option<String>,
}

/// A row of the truth table: its symbols with their values, in the order of the columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Row(
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "std::collections::BTreeMap<String, bool>")]
    pub Vec<(String, bool)>,
);

/// A list of pairs as an object, in its order.
fn as_map<Z: Serializer>(values: &[(String, bool)], to: Z) -> Result<Z::Ok, Z::Error> {
    to.collect_map(values.iter().map(|(symbol, value)| (symbol, value)))
}

/// What the numbers in the events stand for.
#[derive(Clone, Debug)]
pub struct Names<'a> {
    symbols: &'a Symbols,
    notation: Notation,
    columns: Vec<Symbol>,
    rules: Program,
    clauses: Cnf,
    /// Of each rule or clause given, where it comes from.
    sources: Vec<Option<SentenceId>>,
    /// Clauses derived on the way, by their number.
    derived: FxHashMap<usize, Clause>,
}

impl<'a> Names<'a> {
    /// Symbols by these names, formulas in this notation; clauses and rules are not known yet.
    pub fn new(symbols: &'a Symbols, notation: Notation) -> Self {
        Names {
            symbols,
            notation,
            columns: Vec::new(),
            rules: Program::new(),
            clauses: Cnf::default(),
            sources: Vec::new(),
            derived: FxHashMap::default(),
        }
    }

    /// Takes what the numbers of clauses, rules and columns stand for.
    pub fn given(&mut self, given: &Given<'_>) {
        match *given {
            Given::Columns(symbols) => self.columns = symbols.to_vec(),
            Given::Rules(program) => self.rules = program.clone(),
            Given::Clauses(cnf) => self.clauses = cnf.clone(),
            Given::Sources(sources) => self.sources = sources.to_vec(),
        }
    }

    /// Remembers the clause that an event derives, if it does.
    pub(super) fn derive(&mut self, event: &Seen<'_>) {
        if let Event::Resolvent {
            clause,
            kept: Some(number),
            ..
        }
        | Event::Learn { clause, number, .. } = event
        {
            let clause = Clause::new(clause.iter().copied());
            self.derived.insert(*number, clause);
        }
    }

    /// A symbol by its name.
    pub(super) fn name(&self, symbol: Symbol) -> String {
        self.symbols.name(symbol)
    }

    /// The names of symbols.
    pub(super) fn all(&self, symbols: &[Symbol]) -> Vec<String> {
        symbols.iter().map(|&symbol| self.name(symbol)).collect()
    }

    /// A literal as it is written.
    pub(super) fn literal(&self, literal: Literal) -> String {
        self.print(&literal.into())
    }

    /// Literals as they are written.
    pub(super) fn literals(&self, literals: &[Literal]) -> Vec<String> {
        literals.iter().map(|&one| self.literal(one)).collect()
    }

    /// A row of the truth table with the names of its columns.
    pub(super) fn row(&self, values: &[bool]) -> Row {
        let values = self.columns.iter().zip(values);
        Row(values
            .map(|(&symbol, &value)| (self.name(symbol), value))
            .collect())
    }

    fn print(&self, formula: &Formula) -> String {
        formula.print(self.symbols, self.notation).to_string()
    }

    /// A clause with what it says, given or derived.
    pub(super) fn clause(&self, number: usize) -> Numbered {
        let formula = if number < self.clauses.len() {
            Some(self.clauses.clause(number).into())
        } else {
            self.derived.get(&number).map(|clause| clause[..].into())
        };
        self.of(number, formula)
    }

    /// A rule with what it says.
    pub fn rule(&self, number: usize) -> Numbered {
        let formula = (number < self.rules.len()).then(|| self.rules.formula(number));
        self.of(number, formula)
    }

    fn of(&self, number: usize, formula: Option<Formula>) -> Numbered {
        let source = self.sources.get(number);
        Numbered {
            number,
            sentence: source.copied().flatten().map(|SentenceId(id)| id + 1),
            question: source == Some(&None),
            formula: formula.map(|formula| self.print(&formula)),
        }
    }
}
