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
    };
    made.root = made.literal(formula, first_new);
    made
}

impl Tseitin {
    /// The literal that stands for a part.
    fn literal(&mut self, formula: &Formula, first_new: usize) -> Result<Literal, bool> {
        match formula {
            Formula::Constant(value) => Err(*value),
            Formula::Symbol(symbol) => Ok(Literal::positive(*symbol)),
            Formula::Not(inner) => match self.literal(inner, first_new) {
                Ok(literal) => Ok(!literal),
                Err(value) => Err(!value),
            },
            Formula::And(parts) => self.all(parts.iter().map(|part| (part, true)), first_new),
            Formula::Or(parts) => {
                negated(self.all(parts.iter().map(|part| (part, false)), first_new))
            }
            Formula::Implies(left, right) => {
                negated(self.all([(&**left, true), (&**right, false)], first_new))
            }
            Formula::Iff(left, right) => {
                let sides = (
                    self.literal(left, first_new),
                    self.literal(right, first_new),
                );
                match sides {
                    (Err(left), Err(right)) => Err(left == right),
                    (Ok(side), Err(value)) | (Err(value), Ok(side)) => {
                        Ok(if value { side } else { !side })
                    }
                    (Ok(left), Ok(right)) => {
                        let formula = Formula::from(left).iff(right.into());
                        let name = self.define(formula, first_new);
                        for [a, b, c] in [
                            [!name, !left, right],
                            [!name, left, !right],
                            [name, left, right],
                            [name, !left, !right],
                        ] {
                            self.clause([a, b, c]);
                        }
                        Ok(name)
                    }
                }
            }
        }
    }

    /// The literal for a conjunction of parts, each with the value it must have.
    fn all<'f>(
        &mut self,
        parts: impl IntoIterator<Item = (&'f Formula, bool)>,
        first_new: usize,
    ) -> Result<Literal, bool> {
        let mut literals = Vec::new();
        for (part, value) in parts {
            match self.literal(part, first_new) {
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
        let formula = Formula::and(literals.iter().map(|&literal| literal.into()));
        let name = self.define(formula, first_new);
        for &literal in &literals {
            self.clause([!name, literal]);
        }
        self.clause(literals.iter().map(|&literal| !literal).chain([name]));
        Ok(name)
    }

    fn define(&mut self, formula: Formula, first_new: usize) -> Literal {
        let symbol = Symbol::new(first_new + self.definitions.len());
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
