//! The clauses under the values given so far: which are still open, and how much of them.

use crate::cnf::Cnf;
use crate::literal::Literal;

/// For each clause how many of its literals are true and how many are false, and for each literal how
/// many open clauses it is in. A clause is open while none of its literals is true.
#[derive(Debug)]
pub(super) struct Counters<'a> {
    cnf: &'a Cnf,
    /// The clauses of each literal, one literal after the other.
    occurrences: Vec<u32>,
    /// By the code of a literal, where its clauses end.
    ends: Vec<u32>,
    true_literals: Vec<u32>,
    false_literals: Vec<u32>,
    /// By the code of a literal, in how many open clauses it is.
    in_open: Vec<u32>,
    open: usize,
}

impl<'a> Counters<'a> {
    /// Nothing has a value.
    pub(super) fn new(cnf: &'a Cnf) -> Self {
        let mut in_open = vec![0; 2 * cnf.symbols()];
        for literal in cnf.clauses().flatten() {
            in_open[literal.code()] += 1;
        }
        let mut next = 0;
        let starts = in_open.iter().map(|&count| {
            let start = next;
            next += count;
            start
        });
        // Where each list starts; moved to where it ends as it is filled.
        let mut ends: Vec<u32> = starts.collect();
        let mut occurrences = vec![0; cnf.literals()];
        for (clause, literals) in cnf.clauses().enumerate() {
            for literal in literals {
                let end = &mut ends[literal.code()];
                occurrences[*end as usize] = clause as u32;
                *end += 1;
            }
        }
        Counters {
            cnf,
            occurrences,
            ends,
            true_literals: vec![0; cnf.len()],
            false_literals: vec![0; cnf.len()],
            in_open,
            open: cnf.len(),
        }
    }

    /// Where in `occurrences` the clauses of a literal are.
    fn places(&self, literal: Literal) -> std::ops::Range<usize> {
        let code = literal.code();
        let start = code.checked_sub(1).map_or(0, |before| self.ends[before]);
        start as usize..self.ends[code] as usize
    }

    /// A literal becomes true. Tells each open clause that has no or one literal left, and each literal
    /// that is in no open clause any more.
    pub(super) fn assign(
        &mut self,
        literal: Literal,
        mut short: impl FnMut(usize, u32),
        mut vanished: impl FnMut(Literal),
    ) {
        for place in self.places(literal) {
            let clause = self.occurrences[place] as usize;
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
        for place in self.places(!literal) {
            let clause = self.occurrences[place] as usize;
            self.false_literals[clause] += 1;
            let left = self.left(clause);
            if left <= 1 && self.is_open(clause) {
                short(left, clause as u32);
            }
        }
    }

    /// A literal that was made true loses its value.
    pub(super) fn take_back(&mut self, literal: Literal) {
        for place in self.places(literal) {
            let clause = self.occurrences[place] as usize;
            self.true_literals[clause] -= 1;
            if self.true_literals[clause] == 0 {
                self.open += 1;
                for one in self.cnf.clause(clause) {
                    self.in_open[one.code()] += 1;
                }
            }
        }
        for place in self.places(!literal) {
            self.false_literals[self.occurrences[place] as usize] -= 1;
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

    /// Bytes held.
    pub(super) fn bytes(&self) -> u64 {
        let words = self.occurrences.len() + 2 * self.ends.len() + 2 * self.true_literals.len();
        4 * words as u64
    }
}
