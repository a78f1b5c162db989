//! Clauses, and formulas in clausal form.

use crate::literal::Literal;
use crate::model::Model;
use crate::symbol::Symbol;
use std::ops::{Deref, Range};

/// A disjunction of literals, sorted and without repetition. The empty clause is false.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Clause(Box<[Literal]>);

impl Clause {
    /// The clause of these literals.
    pub fn new(literals: impl IntoIterator<Item = Literal>) -> Self {
        let mut literals: Vec<Literal> = literals.into_iter().collect();
        literals.sort_unstable();
        literals.dedup();
        Clause(literals.into())
    }

    /// Whether it holds a symbol and its negation, and so says nothing.
    pub fn is_tautology(&self) -> bool {
        is_tautology(&self.0)
    }

    /// The resolvent of two clauses: what is left of both without the one symbol that is positive in
    /// one and negative in the other. `None` if there is no such symbol, or more than one (the
    /// resolvent would be a tautology).
    ///
    /// ```
    /// use atisbo_logic::{Clause, Literal, Symbol};
    ///
    /// let [p, q] = [0, 1].map(|index| Literal::positive(Symbol::new(index)));
    /// let rule = Clause::new([!p, q]);
    /// assert_eq!(rule.resolve(&Clause::new([p])), Some(Clause::new([q])));
    /// assert_eq!(rule.resolve(&Clause::new([p, !q])), None);
    /// ```
    pub fn resolve(&self, other: &Clause) -> Option<Clause> {
        let mut clashing = self.0.iter().filter(|&&literal| other.contains(!literal));
        let (&pivot, None) = (clashing.next()?, clashing.next()) else {
            return None;
        };
        let ours = self.0.iter().filter(|&&literal| literal != pivot);
        let theirs = other.0.iter().filter(|&&literal| literal != !pivot);
        Some(Clause::new(ours.chain(theirs).copied()))
    }

    /// Whether the literal is one of them.
    pub fn contains(&self, literal: Literal) -> bool {
        self.0.binary_search(&literal).is_ok()
    }
}

impl Deref for Clause {
    type Target = [Literal];

    fn deref(&self) -> &[Literal] {
        &self.0
    }
}

/// The literals are sorted, so a symbol and its negation are neighbours.
fn is_tautology(literals: &[Literal]) -> bool {
    literals.windows(2).any(|pair| pair[0] == !pair[1])
}

/// Where list `index` lies, of lists that follow each other and end at `ends`.
#[inline]
pub(crate) fn span(ends: &[u32], index: usize) -> Range<usize> {
    let start = index.checked_sub(1).map_or(0, |before| ends[before]);
    start as usize..ends[index] as usize
}

/// A conjunction of clauses over the symbols `0..symbols()`.
///
/// All literals lie in one block of memory: a million clauses are a few allocations.
///
/// ```
/// use atisbo_logic::Cnf;
///
/// let mut cnf = Cnf::new(0);
/// let [p, q] = [cnf.fresh(), cnf.fresh()];
/// cnf.add([!p, q]);
/// cnf.add([p]);
/// assert_eq!(cnf.len(), 2);
/// assert_eq!(cnf.clause(0), [!p, q]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Cnf {
    symbols: usize,
    literals: Vec<Literal>,
    /// Where each clause ends.
    ends: Vec<u32>,
}

impl Cnf {
    /// No clauses over this many symbols.
    pub fn new(symbols: usize) -> Self {
        Cnf {
            symbols,
            ..Cnf::default()
        }
    }

    /// How many symbols there are.
    pub fn symbols(&self) -> usize {
        self.symbols
    }

    /// A symbol that is not used yet, as its positive literal.
    pub fn fresh(&mut self) -> Literal {
        self.symbols += 1;
        Literal::positive(Symbol::new(self.symbols - 1))
    }

    /// Adds a clause and says which number it has. Its literals are sorted, repetitions are removed.
    /// A tautology says nothing: it is not kept, and has no number.
    pub fn add(&mut self, literals: impl IntoIterator<Item = Literal>) -> Option<usize> {
        let start = self.literals.len();
        self.literals.extend(literals);
        self.literals[start..].sort_unstable();
        let mut kept = start;
        for read in start..self.literals.len() {
            if kept == start || self.literals[kept - 1] != self.literals[read] {
                self.literals[kept] = self.literals[read];
                kept += 1;
            }
        }
        self.literals.truncate(kept);
        if is_tautology(&self.literals[start..]) {
            self.literals.truncate(start);
            return None;
        }
        if let Some(last) = self.literals[start..].last() {
            self.symbols = self.symbols.max(last.symbol().index() + 1);
        }
        self.ends.push(self.literals.len() as u32);
        Some(self.ends.len() - 1)
    }

    /// How many clauses there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no clause.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// One clause.
    #[inline]
    pub fn clause(&self, index: usize) -> &[Literal] {
        &self.literals[span(&self.ends, index)]
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> impl ExactSizeIterator<Item = &[Literal]> {
        (0..self.len()).map(|index| self.clause(index))
    }

    /// How many literals all clauses have together.
    pub fn literals(&self) -> usize {
        self.literals.len()
    }

    /// Whether every clause is true in the model.
    pub fn holds_in(&self, model: &Model) -> bool {
        self.clauses()
            .all(|clause| clause.iter().any(|&literal| model.makes(literal)))
    }
}
