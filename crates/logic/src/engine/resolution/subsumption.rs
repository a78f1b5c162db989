//! Subsumption: a clause that is part of another says at least as much, and the longer one can go.
//!
//! Whether a clause has a part among those known is found by one literal of each of them (L. Zhang, On
//! subsumption removal and on-the-fly CNF simplification, 2005); which clauses it is a part of, by the
//! literal that is in the fewest.

use crate::literal::Literal;

/// The clauses that count, found by their literals.
pub(super) struct Index {
    /// For each literal, the clauses that hold it.
    holding: Vec<Vec<u32>>,
    /// For each literal, the clauses that it was chosen for: each clause is in one of these lists.
    chosen: Vec<Vec<u32>>,
    /// For each literal, whether it is in the clause at hand.
    marked: Vec<bool>,
    /// How many clauses are in the lists.
    listed: usize,
    /// How many of them were dropped since.
    dropped: usize,
}

impl Index {
    /// No clauses, over so many literals.
    pub(super) fn new(literals: usize) -> Self {
        Index {
            holding: vec![Vec::new(); literals],
            chosen: vec![Vec::new(); literals],
            marked: vec![false; literals],
            listed: 0,
            dropped: 0,
        }
    }

    /// Adds a clause that is not empty.
    pub(super) fn insert(&mut self, number: usize, clause: &[Literal]) {
        self.listed += 1;
        for literal in clause {
            self.holding[literal.code()].push(number as u32);
        }
        let fewest = clause
            .iter()
            .min_by_key(|literal| self.chosen[literal.code()].len());
        if let Some(literal) = fewest {
            self.chosen[literal.code()].push(number as u32);
        }
    }

    /// A clause all of whose literals are in this one. Here and below, `literals` gives the clause of a
    /// number, unless it was dropped.
    pub(super) fn part_of<'c>(
        &mut self,
        clause: &[Literal],
        literals: impl Fn(usize) -> Option<&'c [Literal]>,
    ) -> Option<usize> {
        self.mark(clause, true);
        let candidates = clause
            .iter()
            .flat_map(|literal| &self.chosen[literal.code()]);
        let found = candidates.map(|&number| number as usize).find(|&number| {
            let marked = |part: &[Literal]| part.iter().all(|literal| self.marked[literal.code()]);
            literals(number).is_some_and(marked)
        });
        self.mark(clause, false);
        found
    }

    /// The clauses that hold all literals of this one: they are to be dropped.
    pub(super) fn with_part<'c>(
        &mut self,
        clause: &[Literal],
        literals: impl Fn(usize) -> Option<&'c [Literal]>,
    ) -> Vec<usize> {
        if self.dropped > self.listed / 2 {
            self.sweep(|number| literals(number).is_some());
        }
        let fewest = clause
            .iter()
            .min_by_key(|literal| self.holding[literal.code()].len());
        let Some(rarest) = fewest else {
            return Vec::new();
        };
        self.mark(clause, true);
        let candidates = self.holding[rarest.code()]
            .iter()
            .map(|&number| number as usize);
        let found: Vec<usize> = candidates
            .filter(|&number| {
                literals(number).is_some_and(|held| {
                    let shared = held.iter().filter(|literal| self.marked[literal.code()]);
                    shared.count() == clause.len()
                })
            })
            .collect();
        self.mark(clause, false);
        self.dropped += found.len();
        found
    }

    /// Takes dropped clauses out of the lists. Done only when they are half of all, this costs no more
    /// than putting them in did.
    fn sweep(&mut self, is_alive: impl Fn(usize) -> bool) {
        for list in self.holding.iter_mut().chain(&mut self.chosen) {
            list.retain(|&number| is_alive(number as usize));
        }
        self.listed -= self.dropped;
        self.dropped = 0;
    }

    fn mark(&mut self, clause: &[Literal], value: bool) {
        for literal in clause {
            self.marked[literal.code()] = value;
        }
    }
}
