//! Resolution: clauses are resolved with each other until the empty clause comes out, or nothing new.
//!
//! Reference: J. A. Robinson, A machine-oriented logic based on the resolution principle (1965); Russell
//! and Norvig, Artificial Intelligence: A Modern Approach, figure 7.12. Where the book resolves all pairs
//! in rounds, here one clause after the other, the shortest first, is resolved with those that had their
//! turn before it. `subsumption` drops clauses that say no more than another, and `ordered_model`
//! reads a model off the clauses when nothing new comes out.

mod ordered_model;
mod subsumption;

use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::{Clause, Cnf};
use crate::literal::Literal;
use crate::observer::{Event, LISTED, Observer};
use crate::refutation::{Derivation, Refutation};
use atisbo_base::{Budget, Meter, Stop};
use rustc_hash::FxHashSet;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use subsumption::Index;

/// How to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Whether a clause is dropped when another one is a part of it. Without it only repetitions are,
    /// as in the textbook.
    pub subsumption: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { subsumption: true }
    }
}

/// Whether the clauses have a model. The unit of work is a pair of clauses that are resolved.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Cnf, Verdict, resolution};
///
/// let mut cnf = Cnf::new(2);
/// let [p, q] = [cnf.fresh(), cnf.fresh()];
/// for clause in [[p, q], [!p, q], [p, !q]] {
///     cnf.add(clause);
/// }
/// let settings = resolution::Settings::default();
/// let solved = resolution::solve(&cnf, &settings, (), &Budget::unlimited());
/// assert!(matches!(solved.verdict, Verdict::Satisfiable(model) if model.makes(p) && model.makes(q)));
///
/// cnf.add([!p, !q]);
/// let solved = resolution::solve(&cnf, &settings, (), &Budget::unlimited());
/// assert!(matches!(solved.verdict, Verdict::Unsatisfiable(_)));
/// ```
pub fn solve(
    cnf: &Cnf,
    settings: &Settings,
    mut observer: impl Observer,
    budget: &Budget,
) -> Solved {
    let mut saturation = Saturation::new(cnf, *settings);
    let verdict = match saturation.run(&mut observer, &mut budget.meter()) {
        Ok(Outcome::Empty) => Verdict::Unsatisfiable(saturation.refutation()),
        Ok(Outcome::Saturated) => {
            let alive = (0..saturation.clauses.len()).filter(|&number| saturation.alive[number]);
            let clauses = alive.map(|number| saturation.clauses.clause(number));
            Verdict::Satisfiable(ordered_model::of(clauses, cnf.symbols()))
        }
        Err(stop) => Verdict::Unknown(Why::Budget(stop)),
    };
    let statistics = Statistics {
        nodes: saturation.pairs,
        derived: saturation.parents.len() as u64,
        bytes: saturation.bytes(),
        ..Statistics::default()
    };
    Solved {
        verdict,
        statistics,
    }
}

/// How it ended.
enum Outcome {
    /// The empty clause is there.
    Empty,
    /// All that can be derived was derived.
    Saturated,
}

struct Saturation {
    /// The clauses: first those of the problem, then the derived ones.
    clauses: Cnf,
    given: usize,
    /// For each derived clause, those it was resolved from.
    parents: Vec<[u32; 2]>,
    /// Whether a clause still counts: it was not dropped.
    alive: Vec<bool>,
    /// For each literal, the clauses that hold it and had their turn.
    partners: Vec<Vec<u32>>,
    /// Clauses that wait for their turn: the shortest first, then the oldest.
    waiting: BinaryHeap<Reverse<(u32, u32)>>,
    known: Known,
    pairs: u64,
}

/// How clauses that say nothing new are recognised.
enum Known {
    BySubsumption(Index),
    ByRepetition(FxHashSet<Box<[Literal]>>),
}

impl Saturation {
    fn new(cnf: &Cnf, settings: Settings) -> Self {
        let literals = 2 * cnf.symbols();
        Saturation {
            clauses: cnf.clone(),
            given: cnf.len(),
            parents: Vec::new(),
            alive: Vec::with_capacity(cnf.len()),
            partners: vec![Vec::new(); literals],
            waiting: BinaryHeap::new(),
            known: if settings.subsumption {
                Known::BySubsumption(Index::new(literals))
            } else {
                Known::ByRepetition(FxHashSet::default())
            },
            pairs: 0,
        }
    }

    fn run(&mut self, observer: &mut impl Observer, meter: &mut Meter) -> Result<Outcome, Stop> {
        for number in 0..self.given {
            if let Some(stop) = meter.check(0, self.bytes()) {
                return Err(stop);
            }
            let literals = self.clauses.clause(number);
            let by = match &mut self.known {
                Known::BySubsumption(index) => {
                    index.part_of(literals, alive(&self.clauses, &self.alive))
                }
                Known::ByRepetition(_) => None,
            };
            self.alive.push(by.is_none());
            match by {
                Some(by) => observer.notice(&Event::Subsumed { clause: number, by }),
                None if literals.is_empty() => return Ok(Outcome::Empty),
                None => self.enter(number, observer),
            }
        }
        let mut resolvent = Vec::new();
        while let Some(Reverse((_, turn))) = self.waiting.pop() {
            let turn = turn as usize;
            if observer.watches() && self.alive[turn] {
                self.tell_turn(turn, observer);
            }
            for place in 0..self.clauses.clause(turn).len() {
                if !self.alive[turn] {
                    break;
                }
                let literal = self.clauses.clause(turn)[place];
                // Clauses made now wait for their turn, so this list stays as it is meanwhile.
                let mut partners = std::mem::take(&mut self.partners[(!literal).code()]);
                partners.retain(|&partner| self.alive[partner as usize]);
                for &partner in &partners {
                    if let Some(stop) = meter.check(self.pairs, self.bytes()) {
                        return Err(stop);
                    }
                    let partner = partner as usize;
                    if !self.alive[turn] {
                        break;
                    }
                    if !self.alive[partner] {
                        continue;
                    }
                    self.pairs += 1;
                    let [left, right] = [turn, partner].map(|number| self.clauses.clause(number));
                    if !resolve(left, right, literal, &mut resolvent) {
                        continue;
                    }
                    self.offer([turn, partner], literal, &resolvent, observer);
                    if resolvent.is_empty() {
                        return Ok(Outcome::Empty);
                    }
                }
                self.partners[(!literal).code()] = partners;
            }
            if self.alive[turn] {
                for literal in self.clauses.clause(turn) {
                    self.partners[literal.code()].push(turn as u32);
                }
            }
        }
        Ok(Outcome::Saturated)
    }

    /// Tells whose turn it is, and which clauses are next.
    fn tell_turn(&self, turn: usize, observer: &mut impl Observer) {
        let waiting = self.waiting.iter().map(|&Reverse(one)| one);
        let mut waiting: Vec<_> = waiting
            .filter(|&(_, clause)| self.alive[clause as usize])
            .collect();
        waiting.sort_unstable();
        observer.notice(&Event::Turn {
            clause: turn,
            length: self.clauses.clause(turn).len(),
            waiting: waiting.len(),
            next: (waiting.iter().take(LISTED))
                .map(|&(_, clause)| clause as usize)
                .collect(),
        });
    }

    /// Keeps a resolvent, if it says something new.
    fn offer(
        &mut self,
        parents: [usize; 2],
        pivot: Literal,
        clause: &[Literal],
        observer: &mut impl Observer,
    ) {
        let (is_new, known) = match &mut self.known {
            Known::BySubsumption(index) => {
                let part = index.part_of(clause, alive(&self.clauses, &self.alive));
                (part.is_none(), part)
            }
            Known::ByRepetition(known) => (!known.contains(clause), None),
        };
        let number = self.clauses.len();
        let [left, right] = parents;
        observer.notice(&Event::Resolvent {
            left,
            right,
            pivot,
            clause,
            kept: is_new.then_some(number),
            known,
        });
        if is_new {
            self.clauses.add(clause.iter().copied());
            self.parents.push(parents.map(|parent| parent as u32));
            self.alive.push(true);
            self.enter(number, observer);
        }
    }

    /// Drops what a new clause makes superfluous, and lets it wait for its turn.
    fn enter(&mut self, number: usize, observer: &mut impl Observer) {
        let literals = self.clauses.clause(number);
        match &mut self.known {
            Known::BySubsumption(index) => {
                for other in index.with_part(literals, alive(&self.clauses, &self.alive)) {
                    self.alive[other] = false;
                    observer.notice(&Event::Subsumed {
                        clause: other,
                        by: number,
                    });
                }
                index.insert(number, literals);
            }
            Known::ByRepetition(known) => {
                if !known.insert(literals.into()) {
                    self.alive[number] = false;
                    return;
                }
            }
        }
        let length = literals.len() as u32;
        self.waiting.push(Reverse((length, number as u32)));
    }

    /// All derived clauses, the last of them empty; none if a clause of the problem is empty.
    fn refutation(&self) -> Refutation {
        let parents = self.parents.iter().enumerate();
        let derivations = parents.map(|(index, parents)| Derivation {
            antecedents: parents.to_vec(),
            clause: Clause::new(self.clauses.clause(self.given + index).iter().copied()),
        });
        Refutation {
            derivations: derivations.collect(),
        }
    }

    /// What grows: the literals with the lists they are in, and what is known of each clause.
    fn bytes(&self) -> u64 {
        let literals = self.clauses.literals() * (size_of::<Literal>() + size_of::<u32>() + 16);
        (literals + self.clauses.len() * 56) as u64
    }
}

/// Finds clauses that were not dropped by their number.
fn alive<'a>(clauses: &'a Cnf, alive: &'a [bool]) -> impl Fn(usize) -> Option<&'a [Literal]> {
    |number| alive[number].then(|| clauses.clause(number))
}

/// What is left of two clauses, sorted, without the literal of the one and its negation in the other;
/// `false` if that is a tautology.
fn resolve(left: &[Literal], right: &[Literal], pivot: Literal, into: &mut Vec<Literal>) -> bool {
    into.clear();
    let rest = left.iter().chain(right).copied();
    into.extend(rest.filter(|literal| literal.symbol() != pivot.symbol()));
    into.sort_unstable();
    into.dedup();
    into.windows(2).all(|pair| pair[0] != !pair[1])
}
