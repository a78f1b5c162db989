//! Formulas of propositional logic.

use crate::cnf::Clause;
use crate::literal::Literal;
use crate::model::Model;
use crate::symbol::Symbol;
use std::collections::BTreeSet;

/// A formula.
///
/// ```
/// use atisbo_logic::{Formula, Symbols, parse};
///
/// let mut symbols = Symbols::new();
/// let formula = parse("rain => wet & ~dry", &mut symbols)?;
/// let [rain, wet, dry] = ["rain", "wet", "dry"].map(|name| Formula::from(symbols.find(name).unwrap()));
/// assert_eq!(formula, rain.implies(Formula::and([wet, !dry])));
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Formula {
    /// A constant.
    Constant(bool),
    /// A symbol.
    Symbol(Symbol),
    /// Negation.
    Not(Box<Formula>),
    /// Conjunction; true if there is nothing in it.
    And(Vec<Formula>),
    /// Disjunction; false if there is nothing in it.
    Or(Vec<Formula>),
    /// Implication.
    Implies(Box<Formula>, Box<Formula>),
    /// Equivalence.
    Iff(Box<Formula>, Box<Formula>),
}

impl Formula {
    /// True.
    pub const TRUE: Formula = Formula::Constant(true);
    /// False.
    pub const FALSE: Formula = Formula::Constant(false);

    /// The conjunction of all; of one alone, that one.
    pub fn and(parts: impl IntoIterator<Item = Formula>) -> Self {
        let mut parts: Vec<Formula> = parts.into_iter().collect();
        match parts.len() {
            0 => Formula::TRUE,
            1 => parts.remove(0),
            _ => Formula::And(parts),
        }
    }

    /// The disjunction of all; of one alone, that one.
    pub fn or(parts: impl IntoIterator<Item = Formula>) -> Self {
        let mut parts: Vec<Formula> = parts.into_iter().collect();
        match parts.len() {
            0 => Formula::FALSE,
            1 => parts.remove(0),
            _ => Formula::Or(parts),
        }
    }

    /// If this, then that.
    #[must_use]
    pub fn implies(self, then: Formula) -> Self {
        Formula::Implies(Box::new(self), Box::new(then))
    }

    /// This if and only if that.
    #[must_use]
    pub fn iff(self, other: Formula) -> Self {
        Formula::Iff(Box::new(self), Box::new(other))
    }

    /// The value under an assignment that may leave symbols open (Kleene's three-valued logic): `None`
    /// if the known values do not settle it part by part.
    pub fn value(&self, of: &impl Fn(Symbol) -> Option<bool>) -> Option<bool> {
        match self {
            Formula::Constant(value) => Some(*value),
            Formula::Symbol(symbol) => of(*symbol),
            Formula::Not(inner) => inner.value(of).map(|value| !value),
            Formula::And(parts) => settled(parts, false, of),
            Formula::Or(parts) => settled(parts, true, of),
            Formula::Implies(left, right) => match (left.value(of), right.value(of)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), Some(false)) => Some(false),
                _ => None,
            },
            Formula::Iff(left, right) => Some(left.value(of)? == right.value(of)?),
        }
    }

    /// Whether it is true in the model.
    pub fn holds_in(&self, model: &Model) -> bool {
        self.value(&|symbol| Some(model.value(symbol))) == Some(true)
    }

    /// The symbols in it, each once, in the order of their numbers.
    pub fn symbols(&self) -> BTreeSet<Symbol> {
        let mut found = BTreeSet::new();
        self.each_symbol(&mut |symbol| {
            found.insert(symbol);
        });
        found
    }

    /// Calls `visit` with each occurrence of a symbol, from left to right.
    pub fn each_symbol(&self, visit: &mut impl FnMut(Symbol)) {
        match self {
            Formula::Constant(_) => {}
            Formula::Symbol(symbol) => visit(*symbol),
            Formula::Not(inner) => inner.each_symbol(visit),
            Formula::And(parts) | Formula::Or(parts) => {
                for part in parts {
                    part.each_symbol(visit);
                }
            }
            Formula::Implies(left, right) | Formula::Iff(left, right) => {
                left.each_symbol(visit);
                right.each_symbol(visit);
            }
        }
    }

    /// The formula as a literal, if it is one.
    pub fn as_literal(&self) -> Option<Literal> {
        match self {
            Formula::Symbol(symbol) => Some(Literal::positive(*symbol)),
            Formula::Not(inner) => inner.as_literal().map(|literal| !literal),
            _ => None,
        }
    }

    /// The formula as a clause, if it is a literal, a disjunction of literals, or false.
    pub fn as_clause(&self) -> Option<Clause> {
        match self {
            Formula::Constant(false) => Some(Clause::default()),
            Formula::Or(parts) => {
                let literals: Option<Vec<_>> = parts.iter().map(Formula::as_literal).collect();
                literals.map(Clause::new)
            }
            _ => self.as_literal().map(|literal| Clause::new([literal])),
        }
    }
}

/// The value of a conjunction (`decisive` false) or a disjunction (`decisive` true).
fn settled(
    parts: &[Formula],
    decisive: bool,
    of: &impl Fn(Symbol) -> Option<bool>,
) -> Option<bool> {
    let mut value = Some(!decisive);
    for part in parts {
        match part.value(of) {
            Some(one) if one == decisive => return Some(decisive),
            Some(_) => {}
            None => value = None,
        }
    }
    value
}

impl std::ops::Not for Formula {
    type Output = Formula;

    fn not(self) -> Formula {
        Formula::Not(Box::new(self))
    }
}

impl From<Symbol> for Formula {
    fn from(symbol: Symbol) -> Self {
        Formula::Symbol(symbol)
    }
}

impl From<Literal> for Formula {
    fn from(literal: Literal) -> Self {
        let symbol = Formula::Symbol(literal.symbol());
        if literal.is_positive() {
            symbol
        } else {
            !symbol
        }
    }
}

/// A clause.
impl From<&[Literal]> for Formula {
    fn from(clause: &[Literal]) -> Self {
        Formula::or(clause.iter().map(|&literal| literal.into()))
    }
}
