//! Unit propagation with two watched literals: a clause is looked at only when one of two of its
//! literals becomes false.
//!
//! Reference: M. W. Moskewicz, C. F. Madigan, Y. Zhao, L. Zhang and S. Malik, Chaff: engineering an
//! efficient SAT solver (2001).

use super::units::Units;
use crate::cnf::Cnf;
use crate::engine::clauses::Clauses;
use crate::engine::trail::Trail;
use crate::literal::Literal;
use crate::observer::{Event, Observer, Resolved};

/// Clauses, what is true, and who watches what.
#[derive(Debug)]
pub(crate) struct Propagation {
    pub(crate) clauses: Clauses,
    pub(crate) trail: Trail,
    /// By the code of a literal, the clauses to look at when it becomes false.
    watches: Vec<Vec<Watch>>,
    watch_count: u64,
    symbols: u64,
    pub(super) units: Units,
    /// How many literals had to be true.
    pub(crate) count: u64,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// Another literal of the clause: while it is true, there is no need to look at the clause.
    blocker: Literal,
}

impl Propagation {
    /// Two lists of watches, the values of both literals, the entry and the place on the trail, the unit.
    const BYTES_PER_SYMBOL: u64 = 2 * 24 + 2 + 12 + 4 + 4;

    /// Watches the given clauses.
    pub(crate) fn new(cnf: &Cnf) -> Self {
        let mut propagation = Propagation {
            clauses: Clauses::new(cnf),
            trail: Trail::new(cnf.symbols()),
            watches: vec![Vec::new(); 2 * cnf.symbols()],
            watch_count: 0,
            symbols: cnf.symbols() as u64,
            units: Units::new(cnf.symbols()),
            count: 0,
        };
        for clause in 0..cnf.len() as u32 {
            propagation.watch(clause);
        }
        propagation
    }

    /// Watches a clause by its first two literals. Shorter clauses need no watching.
    pub(crate) fn watch(&mut self, clause: u32) {
        if let [first, second, ..] = *self.clauses.literals(clause) {
            self.watches[first.code()].push(Watch {
                clause,
                blocker: second,
            });
            self.watches[second.code()].push(Watch {
                clause,
                blocker: first,
            });
            self.watch_count += 2;
        }
    }

    /// Watches these clauses no longer. They stay for the proof.
    pub(super) fn unwatch(&mut self, clauses: &mut Vec<u32>) {
        if clauses.is_empty() {
            return;
        }
        clauses.sort_unstable();
        for watches in &mut self.watches {
            let before = watches.len();
            watches.retain(|watch| clauses.binary_search(&watch.clause).is_err());
            self.watch_count -= (before - watches.len()) as u64;
        }
        clauses.clear();
    }

    /// Whether the clause is the reason of a value that stands.
    pub(super) fn is_reason(&self, clause: u32) -> bool {
        let implied = self.clauses.literals(clause).first();
        implied.is_some_and(|&literal| {
            self.trail.value(literal) == Some(true)
                && self.trail.reason(literal.symbol()) == Some(clause)
        })
    }

    /// Makes the literal true because it is the last of its clause.
    pub(crate) fn imply(&mut self, literal: Literal, reason: u32, observer: &mut impl Observer) {
        self.count += 1;
        self.trail.imply(literal, reason);
        if observer.watches() {
            observer.notice(&Event::Propagate {
                literal,
                reason: reason as usize,
                level: self.trail.level(),
                others: self.trail.false_literals(self.clauses.literals(reason)),
            });
        }
    }

    /// The steps by which these clauses, the first of them false, are resolved with each other. What is false without any
    /// decision is left out of learned clauses without a word.
    pub(super) fn chain(&self, antecedents: &[u32]) -> Vec<Resolved<Literal, usize>> {
        let step = |&reason: &u32| {
            let literals = self.clauses.literals(reason).iter().copied();
            let is_true = |&literal: &Literal| self.trail.value(literal) == Some(true);
            let literal = literals.into_iter().find(is_true)?;
            let level = self.trail.level_of(literal.symbol());
            (level > 0).then_some(Resolved {
                literal,
                level,
                reason: reason as usize,
            })
        };
        antecedents.iter().skip(1).filter_map(step).collect()
    }

    /// Makes true what must be, until a clause is false (which is given back) or nothing is left to do.
    pub(crate) fn propagate(&mut self, observer: &mut impl Observer) -> Option<u32> {
        while let Some(literal) = self.trail.next_to_propagate() {
            let conflict = self.visit(!literal, observer);
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Looks at the clauses that watch a literal that has become false.
    fn visit(&mut self, falsified: Literal, observer: &mut impl Observer) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[falsified.code()]);
        let mut conflict = None;
        let mut kept = 0;
        for place in 0..watches.len() {
            let watch = watches[place];
            watches[kept] = watch;
            kept += 1;
            if conflict.is_some() || self.trail.value(watch.blocker) == Some(true) {
                continue;
            }
            let literals = self.clauses.literals_mut(watch.clause);
            if literals[0] == falsified {
                literals.swap(0, 1);
            }
            let other = literals[0];
            watches[kept - 1].blocker = other;
            if self.trail.value(other) == Some(true) {
                continue;
            }
            let open = literals[2..]
                .iter()
                .position(|&literal| self.trail.value(literal) != Some(false));
            if let Some(open) = open {
                // Another literal takes over the watch.
                literals.swap(1, open + 2);
                self.watches[literals[1].code()].push(watches[kept - 1]);
                kept -= 1;
            } else if self.trail.value(other) == Some(false) {
                conflict = Some(watch.clause);
            } else {
                self.imply(other, watch.clause, observer);
            }
        }
        watches.truncate(kept);
        self.watches[falsified.code()] = watches;
        conflict
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> u64 {
        self.clauses.bytes() + 8 * self.watch_count + Self::BYTES_PER_SYMBOL * self.symbols
    }
}
