//! Unit propagation without any cleverness: the slow twin that tests compare with.

use crate::cnf::Cnf;
use crate::literal::Literal;

/// What unit propagation comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Propagated {
    /// A clause became empty.
    Conflict,
    /// These literals are true, in order.
    Literals(Vec<Literal>),
}

/// Looks through all clauses for one with a single literal left, until there is none.
pub(crate) fn propagate(cnf: &Cnf, assumptions: &[Literal]) -> Propagated {
    let mut value = vec![None; cnf.symbols()];
    for literal in assumptions {
        value[literal.symbol().index()] = Some(literal.is_positive());
    }
    let of = |value: &[Option<bool>], literal: Literal| {
        value[literal.symbol().index()].map(|value| value == literal.is_positive())
    };
    let mut changed = true;
    while changed {
        changed = false;
        for clause in cnf.clauses() {
            let mut literals = clause.iter();
            if literals.any(|&literal| of(&value, literal) == Some(true)) {
                continue;
            }
            let mut open = clause.iter().filter(|&&one| of(&value, one).is_none());
            match (open.next(), open.next()) {
                (None, _) => return Propagated::Conflict,
                (Some(literal), None) => {
                    value[literal.symbol().index()] = Some(literal.is_positive());
                    changed = true;
                }
                _ => {}
            }
        }
    }
    let known = value.iter().enumerate();
    let known = known.filter_map(|(index, value)| {
        value.map(|value| Literal::new(crate::symbol::Symbol::new(index), value))
    });
    Propagated::Literals(known.collect())
}
