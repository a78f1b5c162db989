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
    if distributed_size(formula).clauses > limit as u64 {
        return None;
    }
    let clauses = clauses(formula, true).into_iter().map(Clause::new);
    Some(clauses.filter(|clause| !clause.is_tautology()).collect())
}

/// How much distribution makes of a formula, tautologies and repeated literals counted; `u64::MAX` stands for more than
/// can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DistributedSize {
    /// Clauses.
    pub clauses: u64,
    /// Literals of all clauses together.
    pub literals: u64,
}

impl DistributedSize {
    const TRUE: Self = Self::of(0, 0);
    const FALSE: Self = Self::of(1, 0);

    const fn of(clauses: u64, literals: u64) -> Self {
        DistributedSize { clauses, literals }
    }

    /// A conjunction has the clauses of both parts.
    fn and(self, other: Self) -> Self {
        Self::of(
            self.clauses.saturating_add(other.clauses),
            self.literals.saturating_add(other.literals),
        )
    }

    /// The clauses of a disjunction are a clause of one part joined with one of the other.
    fn or(self, other: Self) -> Self {
        let own = self.literals.saturating_mul(other.clauses);
        let others = other.literals.saturating_mul(self.clauses);
        Self::of(
            self.clauses.saturating_mul(other.clauses),
            own.saturating_add(others),
        )
    }

    fn constant(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }
}

/// How much distribution makes of the formula, without making it.
pub fn distributed_size(formula: &Formula) -> DistributedSize {
    sizes(formula).0
}

/// The size of the formula and of its negation. Both at once: an equivalence needs both of both sides.
fn sizes(formula: &Formula) -> (DistributedSize, DistributedSize) {
    type Both = (DistributedSize, DistributedSize);
    // The negation of a conjunction is a disjunction of negations.
    let and = |a: Both, b: Both| (a.0.and(b.0), a.1.or(b.1));
    let or = |a: Both, b: Both| (a.0.or(b.0), a.1.and(b.1));
    let not = |(yes, no)| (no, yes);
    let constant = |value| {
        (
            DistributedSize::constant(value),
            DistributedSize::constant(!value),
        )
    };
    match formula {
        Formula::Constant(value) => constant(*value),
        Formula::Symbol(_) => (DistributedSize::of(1, 1), DistributedSize::of(1, 1)),
        Formula::Not(inner) => not(sizes(inner)),
        Formula::And(parts) => parts.iter().map(sizes).fold(constant(true), and),
        Formula::Or(parts) => parts.iter().map(sizes).fold(constant(false), or),
        Formula::Implies(left, right) => or(not(sizes(left)), sizes(right)),
        Formula::Iff(left, right) => {
            let (left, right) = (sizes(left), sizes(right));
            let same = and(or(not(left), right), or(left, not(right)));
            let different = and(or(left, right), or(not(left), not(right)));
            (same.0, different.0)
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
            let parts: Vec<_> = parts.iter().map(|part| (part, positive)).collect();
            if matches!(formula, Formula::And(_)) == positive {
                conjunction(&parts)
            } else {
                disjunction(&parts)
            }
        }
        Formula::Implies(left, right) => {
            let parts = [(&**left, !positive), (&**right, positive)];
            if positive {
                disjunction(&parts)
            } else {
                conjunction(&parts)
            }
        }
        Formula::Iff(left, right) => {
            let sides = [(false, positive), (true, !positive)];
            let both = sides.map(|(one, other)| disjunction(&[(left, one), (right, other)]));
            both.concat()
        }
    }
}

/// The clauses of all parts. The parts come with the value they must have.
fn conjunction(parts: &[(&Formula, bool)]) -> Raw {
    let clauses = parts.iter().map(|&(part, value)| clauses(part, value));
    clauses.flatten().collect()
}

/// Every choice of one clause from each part, joined. The parts come with the value they must have.
fn disjunction(parts: &[(&Formula, bool)]) -> Raw {
    let is_true = |&(part, value): &(&Formula, bool)| {
        let (yes, no) = sizes(part);
        if value {
            yes.clauses == 0
        } else {
            no.clauses == 0
        }
    };
    // Beside a part that is plainly true, the others may have more clauses than there is memory.
    if parts.iter().any(is_true) {
        return vec![];
    }
    let parts = parts.iter().map(|&(part, value)| clauses(part, value));
    parts.fold(vec![vec![]], |all, part| cross(&all, &part))
}

/// Every clause of one side joined with every clause of the other.
fn cross(left: &Raw, right: &Raw) -> Raw {
    let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| [a.as_slice(), b].concat()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Symbols, parse, random};
    use proptest::prelude::*;

    fn distributed(text: &str, limit: usize) -> Option<usize> {
        let formula = parse(text, &mut Symbols::new()).unwrap();
        distribute(&formula, limit).map(|clauses| clauses.len())
    }

    #[test]
    fn clauses_are_counted_without_being_made() {
        let symbols: Vec<String> = (0..200).map(|index| format!("p{index}")).collect();
        let chain = symbols.join(" <=> ");
        let pairs: Vec<String> = (0..60)
            .map(|index| format!("a{index} & b{index}"))
            .collect();
        let pairs = pairs.join(" | ");
        assert_eq!(distributed(&chain, usize::MAX - 1), None);
        assert_eq!(distributed(&pairs, 1 << 20), None);
        assert_eq!(
            distributed(&format!("{chain} <=> ({chain})"), 1 << 20),
            None
        );
        assert_eq!(distributed(&format!("({chain}) | true"), 0), Some(0));
        assert_eq!(distributed(&format!("({chain}) & false => a"), 0), Some(0));
        assert_eq!(distributed(&format!("{pairs} <=> false"), 60), Some(60));
        assert_eq!(distributed(&format!("~({pairs})"), 60), Some(60));
    }

    proptest! {
        #[test]
        fn as_many_clauses_are_made_as_were_counted(formula in random::formula(4)) {
            let (yes, no) = sizes(&formula);
            prop_assume!(yes.clauses.max(no.clauses) < 5_000);
            for (value, size) in [(true, yes), (false, no)] {
                let made = clauses(&formula, value);
                let literals: usize = made.iter().map(Vec::len).sum();
                prop_assert_eq!((made.len() as u64, literals as u64), (size.clauses, size.literals));
            }
        }
    }
}
