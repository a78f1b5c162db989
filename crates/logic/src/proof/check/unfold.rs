//! Formulas with their definitions unfolded, compared without writing them out.
//!
//! Each formula is given a number, the same for formulas that differ only in names for their parts, in
//! the order of the parts, in double negations, and in how "or" and "if" are put in terms of "and" and
//! "not". Written out, a formula can be exponentially longer than its definitions.

use crate::formula::Formula;
use crate::symbol::Symbol;
use rustc_hash::FxHashMap;
use std::ops::Not;

/// The number of a formula. Its lowest bit tells a formula from its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Numbered(usize);

const FALSE: Numbered = Numbered(0);
const TRUE: Numbered = Numbered(1);

impl Not for Numbered {
    type Output = Numbered;

    fn not(self) -> Numbered {
        Numbered(self.0 ^ 1)
    }
}

/// What is not said in terms of something else.
#[derive(PartialEq, Eq, Hash)]
enum Node {
    Symbol(Symbol),
    /// Two or more, sorted.
    And(Vec<Numbered>),
    /// The smaller first, neither negated.
    Iff(Numbered, Numbered),
}

#[derive(Default)]
pub(super) struct Unfolding {
    numbers: FxHashMap<Node, Numbered>,
    meanings: FxHashMap<Symbol, Numbered>,
}

impl Unfolding {
    /// From now on, the symbol is the same as its meaning.
    pub(super) fn define(&mut self, symbol: Symbol, meaning: &Formula) {
        let meaning = self.unfold(meaning);
        self.meanings.insert(symbol, meaning);
    }

    /// The number of a formula.
    pub(super) fn unfold(&mut self, formula: &Formula) -> Numbered {
        match formula {
            Formula::Constant(false) => FALSE,
            Formula::Constant(true) => TRUE,
            Formula::Symbol(symbol) => match self.meanings.get(symbol) {
                Some(&meaning) => meaning,
                None => self.number(Node::Symbol(*symbol)),
            },
            Formula::Not(inner) => !self.unfold(inner),
            Formula::And(parts) => {
                let parts = parts.iter().map(|part| self.unfold(part)).collect();
                self.and(parts)
            }
            Formula::Or(parts) => {
                let parts = parts.iter().map(|part| !self.unfold(part)).collect();
                !self.and(parts)
            }
            Formula::Implies(left, right) => {
                let parts = vec![self.unfold(left), !self.unfold(right)];
                !self.and(parts)
            }
            Formula::Iff(left, right) => {
                let (left, right) = (self.unfold(left), self.unfold(right));
                self.iff(left, right)
            }
        }
    }

    fn and(&mut self, mut parts: Vec<Numbered>) -> Numbered {
        parts.sort_unstable();
        parts.dedup();
        parts.retain(|&part| part != TRUE);
        // A formula and its negation are neighbours.
        if parts.contains(&FALSE) || parts.windows(2).any(|pair| pair[0] == !pair[1]) {
            return FALSE;
        }
        match parts[..] {
            [] => TRUE,
            [one] => one,
            _ => self.number(Node::And(parts)),
        }
    }

    fn iff(&mut self, left: Numbered, right: Numbered) -> Numbered {
        let negated = left.0 & 1 != right.0 & 1;
        let [left, right] = [left, right].map(|side| Numbered(side.0 & !1));
        let same = match (left.min(right), left.max(right)) {
            (left, right) if left == right => TRUE,
            (FALSE, right) => !right,
            (left, right) => self.number(Node::Iff(left, right)),
        };
        if negated { !same } else { same }
    }

    fn number(&mut self, node: Node) -> Numbered {
        let next = Numbered(2 * (self.numbers.len() + 1));
        *self.numbers.entry(node).or_insert(next)
    }
}
