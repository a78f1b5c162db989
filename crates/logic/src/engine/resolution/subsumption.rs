//! Subsumption: a clause that is part of another says at least as much, and the longer one can go.
//!
//! Whether a clause has a part among those known is found by one literal of each of them (L. Zhang, On
//! subsumption removal and on-the-fly CNF simplification, 2005); which clauses it is a part of, by the
//! literal that is in the fewest. Most candidates are turned down by their signature alone.

use crate::literal::Literal;

/// The clauses that count, found by their literals.
pub(super) struct Index {
    /// For each literal, the clauses that hold it.
    holding: Vec<Vec<Entry>>,
    /// For each literal, the clauses that it was chosen for: each clause is in one of these lists.
    chosen: Vec<Vec<Entry>>,
    /// For each literal, whether it is in the clause at hand.
    marked: Vec<bool>,
    /// How many clauses are in the lists.
    listed: usize,
    /// How many of them were dropped since.
    dropped: usize,
}

#[derive(Clone, Copy)]
struct Entry {
    signature: Signature,
    number: u32,
}

/// One bit for each literal, shared by literals that are 64 apart: part of the signature of every clause
/// that has the clause as a part.
#[derive(Clone, Copy)]
struct Signature(u64);

impl Signature {
    fn of(clause: &[Literal]) -> Self {
        let bits = clause.iter().map(|literal| 1 << (literal.code() % 64));
        Signature(bits.fold(0, |all, bit: u64| all | bit))
    }

    fn may_be_part_of(self, other: Signature) -> bool {
        self.0 & !other.0 == 0
    }
}

impl Index {
    /// No clauses, over this many literals.
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
        let entry = Entry {
            signature: Signature::of(clause),
            number: number as u32,
        };
        for literal in clause {
            self.holding[literal.code()].push(entry);
        }
        if let Some(literal) = shortest(&self.chosen, clause) {
            self.chosen[literal.code()].push(entry);
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
        let signature = Signature::of(clause);
        let lists = clause.iter().map(|literal| &self.chosen[literal.code()]);
        let candidates = lists
            .flatten()
            .filter(|entry| entry.signature.may_be_part_of(signature));
        let mut numbers = candidates.map(|entry| entry.number as usize);
        let marked = |part: &[Literal]| part.iter().all(|literal| self.marked[literal.code()]);
        let found = numbers.find(|&number| literals(number).is_some_and(marked));
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
        let Some(rarest) = shortest(&self.holding, clause) else {
            return Vec::new();
        };
        self.mark(clause, true);
        let signature = Signature::of(clause);
        let candidates = self.holding[rarest.code()]
            .iter()
            .filter(|entry| signature.may_be_part_of(entry.signature));
        let numbers = candidates.map(|entry| entry.number as usize);
        let holds_all = |other: &[Literal]| {
            let shared = other.iter().filter(|literal| self.marked[literal.code()]);
            shared.count() == clause.len()
        };
        let found: Vec<usize> = numbers
            .filter(|&number| literals(number).is_some_and(holds_all))
            .collect();
        self.mark(clause, false);
        self.dropped += found.len();
        found
    }

    /// Takes dropped clauses out of the lists. Done only when they are half of all, this costs no more
    /// than putting them in did.
    fn sweep(&mut self, is_alive: impl Fn(usize) -> bool) {
        for list in self.holding.iter_mut().chain(&mut self.chosen) {
            list.retain(|entry| is_alive(entry.number as usize));
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

/// The literal of the clause whose list is the shortest.
fn shortest(lists: &[Vec<Entry>], clause: &[Literal]) -> Option<Literal> {
    let by_length = clause
        .iter()
        .min_by_key(|literal| lists[literal.code()].len());
    by_length.copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cnf::Clause;
    use crate::symbol::Symbol;
    use proptest::prelude::*;

    fn clause() -> impl Strategy<Value = Clause> {
        // Symbols 0 and 32 have literals with the same bit in the signature.
        let symbol = prop::sample::select(vec![0, 1, 2, 3, 32, 33]);
        let literal = (symbol, any::<bool>());
        let literal = literal.prop_map(|(index, value)| Literal::new(Symbol::new(index), value));
        prop::collection::vec(literal, 1..5).prop_map(Clause::new)
    }

    fn is_part(one: &[Literal], of: &[Literal]) -> bool {
        one.iter().all(|literal| of.contains(literal))
    }

    proptest! {
        #[test]
        fn the_index_finds_what_looking_at_all_clauses_finds(
            clauses in prop::collection::vec(clause(), 1..60),
        ) {
            let mut index = Index::new(68);
            let mut alive = vec![false; clauses.len()];
            for (number, clause) in clauses.iter().enumerate() {
                let others = (0..number).filter(|&other| alive[other]);
                let (parts, wholes): (Vec<usize>, Vec<usize>) = (
                    others.clone().filter(|&other| is_part(&clauses[other], clause)).collect(),
                    others.filter(|&other| is_part(clause, &clauses[other])).collect(),
                );
                let literals = |number: usize| alive[number].then(|| &*clauses[number]);
                match index.part_of(clause, literals) {
                    Some(part) => prop_assert!(parts.contains(&part)),
                    None => prop_assert!(parts.is_empty()),
                }
                let mut found = index.with_part(clause, literals);
                found.sort_unstable();
                prop_assert_eq!(&found, &wholes);
                for other in found {
                    alive[other] = false;
                }
                alive[number] = true;
                index.insert(number, clause);
            }
        }
    }
}
