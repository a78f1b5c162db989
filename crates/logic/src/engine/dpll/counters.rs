//! The clauses under the values given so far: which are still open, and how much of them.

use crate::cnf::Cnf;
use crate::engine::occurrences::Occurrences;
use crate::literal::Literal;
use crate::symbol::Symbol;

/// For each clause how many of its literals are true and how many are false, and for each literal how
/// many open clauses it is in. A clause is open while none of its literals is true.
#[derive(Debug)]
pub(super) struct Counters<'a> {
    cnf: &'a Cnf,
    occurrences: Occurrences,
    true_literals: Vec<u32>,
    false_literals: Vec<u32>,
    /// By the code of a literal, in how many open clauses it is.
    in_open: Vec<u32>,
    open: usize,
}

impl<'a> Counters<'a> {
    /// Nothing has a value.
    pub(super) fn new(cnf: &'a Cnf) -> Self {
        let occurrences = Occurrences::new(cnf);
        let literals = (0..cnf.symbols()).map(|index| Literal::positive(Symbol::new(index)));
        let literals = literals.flat_map(|literal| [literal, !literal]);
        let in_open = literals.map(|literal| occurrences.of(literal).len() as u32);
        Counters {
            cnf,
            in_open: in_open.collect(),
            occurrences,
            true_literals: vec![0; cnf.len()],
            false_literals: vec![0; cnf.len()],
            open: cnf.len(),
        }
    }

    /// A literal becomes true. Tells each open clause that has no or one literal left, and each literal
    /// that is in no open clause any more.
    pub(super) fn assign(
        &mut self,
        literal: Literal,
        mut short: impl FnMut(usize, u32),
        mut vanished: impl FnMut(Literal),
    ) {
        for &clause in self.occurrences.of(literal) {
            let clause = clause as usize;
            self.true_literals[clause] += 1;
            if self.true_literals[clause] == 1 {
                self.open -= 1;
                for one in self.cnf.clause(clause) {
                    self.in_open[one.code()] -= 1;
                    if self.in_open[one.code()] == 0 {
                        vanished(*one);
                    }
                }
            }
        }
        for &clause in self.occurrences.of(!literal) {
            self.false_literals[clause as usize] += 1;
            let left = self.left(clause as usize);
            if left <= 1 && self.is_open(clause as usize) {
                short(left, clause);
            }
        }
    }

    /// A literal that was made true loses its value.
    pub(super) fn take_back(&mut self, literal: Literal) {
        for &clause in self.occurrences.of(literal) {
            let clause = clause as usize;
            self.true_literals[clause] -= 1;
            if self.true_literals[clause] == 0 {
                self.open += 1;
                for one in self.cnf.clause(clause) {
                    self.in_open[one.code()] += 1;
                }
            }
        }
        for &clause in self.occurrences.of(!literal) {
            self.false_literals[clause as usize] -= 1;
        }
    }

    /// The clauses as they were given.
    pub(super) fn cnf(&self) -> &'a Cnf {
        self.cnf
    }

    /// How many clauses are open.
    pub(super) fn open(&self) -> usize {
        self.open
    }

    /// Whether no literal of the clause is true.
    pub(super) fn is_open(&self, clause: usize) -> bool {
        self.true_literals[clause] == 0
    }

    /// How many literals of the clause are not false.
    pub(super) fn left(&self, clause: usize) -> usize {
        self.cnf.clause(clause).len() - self.false_literals[clause] as usize
    }

    /// In how many open clauses the literal is.
    pub(super) fn in_open(&self, literal: Literal) -> u32 {
        self.in_open[literal.code()]
    }

    /// In how many clauses the literal is, open or not.
    pub(super) fn in_all(&self, literal: Literal) -> usize {
        self.occurrences.of(literal).len()
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> u64 {
        let words = self.in_open.len() + 2 * self.true_literals.len();
        self.occurrences.bytes() + 4 * words as u64
    }
}
