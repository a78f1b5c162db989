//! Clauses with a new symbol for each part of the formula.
//!
//! Reference: G. S. Tseitin, On the complexity of derivation in propositional calculus (1968).

use crate::cnf::Clause;
use crate::formula::Formula;
use crate::literal::Literal;
use crate::symbol::Symbol;

/// What [`tseitin`] makes of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tseitin {
    /// The new symbols and what each stands for, a part before the parts it is in.
    pub definitions: Vec<(Symbol, Formula)>,
    /// The clauses that say what the new symbols stand for: the number of the definition, and the clause.
    pub clauses: Vec<(usize, Clause)>,
    /// The literal that is true exactly when the formula is; `Err` with its value if it is constant.
    pub root: Result<Literal, bool>,
    /// The number of the first new symbol.
    first_new: usize,
}

/// Names the parts of the formula with new symbols, numbered from `first_new` on. The clauses together
/// with the root as a unit clause are satisfiable exactly when the formula is, and each model of the
/// formula extends to exactly one of them.
///
/// ```
/// use atisbo_logic::{Symbols, normal_form::tseitin, parse};
///
/// // Distribution would make 2 to the power of 3 clauses of it.
/// let mut symbols = Symbols::new();
/// let formula = parse("a & b | c & d | e & f", &mut symbols)?;
/// let clauses = tseitin(&formula, symbols.len());
/// assert_eq!((clauses.definitions.len(), clauses.clauses.len()), (4, 13));
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
pub fn tseitin(formula: &Formula, first_new: usize) -> Tseitin {
    let mut made = Tseitin {
        definitions: Vec::new(),
        clauses: Vec::new(),
        root: Err(true),
        first_new,
    };
    made.root = made.literal(formula);
    made
}

impl Tseitin {
    /// The literal that stands for a part.
    fn literal(&mut self, formula: &Formula) -> Result<Literal, bool> {
        match formula {
            Formula::Constant(value) => Err(*value),
            Formula::Symbol(symbol) => Ok(Literal::positive(*symbol)),
            Formula::Not(inner) => negated(self.literal(inner)),
            Formula::And(parts) => self.all(parts.iter().map(|part| (part, true))),
            Formula::Or(parts) => negated(self.all(parts.iter().map(|part| (part, false)))),
            Formula::Implies(left, right) => {
                negated(self.all([(&**left, true), (&**right, false)]))
            }
            Formula::Iff(left, right) => match (self.literal(left), self.literal(right)) {
                (Err(left), Err(right)) => Err(left == right),
                (Ok(side), Err(value)) | (Err(value), Ok(side)) => {
                    Ok(if value { side } else { !side })
                }
                (Ok(left), Ok(right)) => {
                    let name = self.define(Formula::from(left).iff(right.into()));
                    self.clause([!name, !left, right]);
                    self.clause([!name, left, !right]);
                    self.clause([name, left, right]);
                    self.clause([name, !left, !right]);
                    Ok(name)
                }
            },
        }
    }

    /// The literal for a conjunction of parts, each with the value it must have.
    fn all<'f>(
        &mut self,
        parts: impl IntoIterator<Item = (&'f Formula, bool)>,
    ) -> Result<Literal, bool> {
        let mut literals = Vec::new();
        for (part, value) in parts {
            match self.literal(part) {
                Ok(literal) if value => literals.push(literal),
                Ok(literal) => literals.push(!literal),
                Err(constant) if constant == value => {}
                Err(_) => return Err(false),
            }
        }
        match literals[..] {
            [] => return Err(true),
            [one] => return Ok(one),
            _ => {}
        }
        let name = self.define(Formula::and(literals.iter().map(|&one| one.into())));
        for &literal in &literals {
            self.clause([!name, literal]);
        }
        self.clause(literals.iter().map(|&literal| !literal).chain([name]));
        Ok(name)
    }

    fn define(&mut self, formula: Formula) -> Literal {
        let symbol = Symbol::new(self.first_new + self.definitions.len());
        self.definitions.push((symbol, formula));
        Literal::positive(symbol)
    }

    /// A clause of the newest definition. Tautologies (of a part that repeats a literal) are dropped.
    fn clause(&mut self, literals: impl IntoIterator<Item = Literal>) {
        let clause = Clause::new(literals);
        if !clause.is_tautology() {
            self.clauses.push((self.definitions.len() - 1, clause));
        }
    }
}

fn negated(literal: Result<Literal, bool>) -> Result<Literal, bool> {
    match literal {
        Ok(literal) => Ok(!literal),
        Err(value) => Err(!value),
    }
}
