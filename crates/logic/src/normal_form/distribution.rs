//! Clauses by the laws of distribution.
//!
//! Reference: Russell and Norvig, Artificial Intelligence: A Modern Approach, section 7.5.2.

use crate::cnf::Clause;
use crate::formula::Formula;
use crate::literal::Literal;

/// The clauses of the formula, over its own symbols alone, without tautologies. There can be
/// exponentially many: `None` if there would be more than `limit`.
///
/// ```
/// use atisbo_logic::{Clause, Literal, Symbols, normal_form::distribute, parse};
///
/// let mut symbols = Symbols::new();
/// let formula = parse("a <=> b & c", &mut symbols)?;
/// let [a, b, c] = ["a", "b", "c"].map(|name| Literal::positive(symbols.find(name).unwrap()));
/// let clauses = distribute(&formula, 100).unwrap();
/// assert_eq!(clauses, [Clause::new([!a, b]), Clause::new([!a, c]), Clause::new([a, !b, !c])]);
/// assert_eq!(distribute(&formula, 2), None);
/// # Ok::<(), atisbo_logic::ParseError>(())
/// ```
pub fn distribute(formula: &Formula, limit: usize) -> Option<Vec<Clause>> {
    if clause_count(formula) > limit as u64 {
        return None;
    }
    let clauses = clauses(formula, true).into_iter().map(Clause::new);
    Some(clauses.filter(|clause| !clause.is_tautology()).collect())
}

/// How many clauses distribution makes of the formula, tautologies counted; `u64::MAX` stands for more
/// than can be counted.
pub fn clause_count(formula: &Formula) -> u64 {
    count(formula, true)
}

/// Clauses of the formula (`positive`) or of its negation.
fn count(formula: &Formula, positive: bool) -> u64 {
    let sum = |parts: &[Formula]| {
        let counts = parts.iter().map(|part| count(part, positive));
        counts.fold(0, u64::saturating_add)
    };
    let product = |parts: &[Formula]| {
        let counts = parts.iter().map(|part| count(part, positive));
        counts.fold(1, u64::saturating_mul)
    };
    match formula {
        Formula::Constant(value) => u64::from(*value != positive),
        Formula::Symbol(_) => 1,
        Formula::Not(inner) => count(inner, !positive),
        Formula::And(parts) | Formula::Or(parts) => {
            if matches!(formula, Formula::And(_)) == positive {
                sum(parts)
            } else {
                product(parts)
            }
        }
        Formula::Implies(left, right) => {
            let (left, right) = (count(left, !positive), count(right, positive));
            if positive {
                left.saturating_mul(right)
            } else {
                left.saturating_add(right)
            }
        }
        Formula::Iff(left, right) => {
            let [yes, no] = [true, false].map(|value| (count(left, value), count(right, value)));
            let pairs = if positive {
                [(no.0, yes.1), (yes.0, no.1)]
            } else {
                [(yes.0, yes.1), (no.0, no.1)]
            };
            let [a, b] = pairs.map(|(left, right)| left.saturating_mul(right));
            a.saturating_add(b)
        }
    }
}

type Raw = Vec<Vec<Literal>>;

fn clauses(formula: &Formula, positive: bool) -> Raw {
    match formula {
        Formula::Constant(value) if *value == positive => vec![],
        Formula::Constant(_) => vec![vec![]],
        Formula::Symbol(symbol) => vec![vec![Literal::new(*symbol, positive)]],
        Formula::Not(inner) => clauses(inner, !positive),
        Formula::And(parts) | Formula::Or(parts) => {
            let parts = parts.iter().map(|part| clauses(part, positive));
            if matches!(formula, Formula::And(_)) == positive {
                parts.flatten().collect()
            } else {
                parts.fold(vec![vec![]], |all, part| cross(&all, &part))
            }
        }
        Formula::Implies(left, right) => {
            let (left, right) = (clauses(left, !positive), clauses(right, positive));
            if positive {
                cross(&left, &right)
            } else {
                [left, right].concat()
            }
        }
        Formula::Iff(left, right) => {
            let both = |left_value, right_value| {
                cross(&clauses(left, left_value), &clauses(right, right_value))
            };
            [both(false, positive), both(true, !positive)].concat()
        }
    }
}

/// Every clause of one side joined with every clause of the other.
fn cross(left: &Raw, right: &Raw) -> Raw {
    let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| [a.as_slice(), b].concat()).collect()
}
