//! Conflict-driven clause learning: search that learns a clause from each failure.
//!
//! The engine decides, propagates, and when a clause becomes false asks what the reason was. The answer
//! is a clause that follows from the others; with it the engine jumps back to where that clause would
//! have made a difference. When a clause is false without any decision, there is no model, and the
//! learned clauses are the proof.
//!
//! Each organ has a file of its own: the trail, the clauses, propagation, the analysis of conflicts,
//! the heuristic, restarts. [`ImplicationGraphs`] shows the implication graph of each conflict.
//!
//! Reference: Marques-Silva and Sakallah, GRASP (1999); Moskewicz and others, Chaff (2001);
//! D. E. Knuth, The Art of Computer Programming 4, section 7.2.2.2, algorithm C.

mod activity;
mod analysis;
mod forgetting;
mod implication_graph;
mod propagation;
mod replay;
mod restarts;
mod units;

pub use implication_graph::{ImplicationGraph, ImplicationGraphs, Node};

use crate::answer::{Solved, Statistics, Verdict, Why};
use crate::cnf::Cnf;
use crate::literal::Literal;
use crate::observer::{Candidate, DecisionBy, Event, Observer, RestartBy, best_of};
use crate::oracle::Lemmas;
use crate::refutation::Refutation;
use crate::symbol::Symbol;
use activity::Activity;
use analysis::Analysis;
use atisbo_base::{Budget, Meter, Stop};
use forgetting::Forgetting;
use propagation::Propagation;
use restarts::Restarts;

/// The switches of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many conflicts one term of Luby's sequence of restarts stands for; `None` never to start
    /// over.
    pub restarts: Option<u64>,
    /// What is left of the activity of a symbol after a conflict, between 0.5 and 1: near one the
    /// heuristic remembers long, and with one it counts.
    pub decay: f64,
    /// Whether a symbol that is decided again gets the value it had before; else it is false.
    pub phase_saving: bool,
    /// Whether literals that follow from the others are removed from what is learned.
    pub minimise: bool,
    /// Whether learned clauses that seem of little use are watched no longer.
    pub forget: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            restarts: Some(100),
            decay: 0.95,
            phase_saving: true,
            minimise: true,
            forget: true,
        }
    }
}

/// Whether the clauses have a model.
///
/// Derived clauses are numbered in the order in which they are made. Not every number comes up in an
/// event: what propagation finds without any decision is derived as a unit clause when a proof needs it.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_logic::{Cnf, Verdict, cdcl};
///
/// let mut cnf = Cnf::new(0);
/// let [p, q] = [cnf.fresh(), cnf.fresh()];
/// for clause in [[p, q], [p, !q], [!p, q], [!p, !q]] {
///     cnf.add(clause);
/// }
/// let solved = cdcl::solve(&cnf, &cdcl::Settings::default(), (), &Budget::unlimited());
/// let Verdict::Unsatisfiable(refutation) = solved.verdict else { panic!() };
/// assert_eq!(refutation.check(&cnf), Ok(()));
/// ```
pub fn solve(
    cnf: &Cnf,
    settings: &Settings,
    mut observer: impl Observer,
    budget: &Budget,
) -> Solved {
    let mut search = Search::new(cnf, settings, budget);
    let verdict = match search.start(cnf, &mut observer) {
        Some(refutation) => Verdict::Unsatisfiable(refutation),
        None => search.run(&mut observer),
    };
    Solved {
        verdict,
        statistics: search.statistics(),
    }
}

/// Whether the clauses have a model, with the help of what another solver learned about them. If the
/// lemmas lead to a contradiction, there is nothing left to search.
pub(crate) fn solve_with(cnf: &Cnf, lemmas: &Lemmas, budget: &Budget) -> Solved {
    let mut search = Search::new(cnf, &Settings::default(), budget);
    let mut refutation = Ok(search.start(cnf, &mut ()));
    if let Ok(None) = refutation {
        refutation = search.replay(lemmas);
    }
    let verdict = match refutation {
        Ok(Some(refutation)) => Verdict::Unsatisfiable(refutation),
        Ok(None) => search.run(&mut ()),
        Err(stop) => Verdict::Unknown(Why::Budget(stop)),
    };
    Solved {
        verdict,
        statistics: search.statistics(),
    }
}

/// A search under way.
struct Search {
    settings: Settings,
    state: Propagation,
    analysis: Analysis,
    activity: Activity,
    restarts: Restarts,
    forgetting: Forgetting,
    /// The last value of each symbol.
    phases: Vec<bool>,
    meter: Meter,
    decisions: u64,
    conflicts: u64,
    /// Up to how many propagations the clock need not be read.
    clock_at: u64,
}

impl Search {
    /// A decision may entail many propagations: after this many the clock is read.
    const CLOCK_EVERY: u64 = 1 << 16;

    fn new(cnf: &Cnf, settings: &Settings, budget: &Budget) -> Self {
        Search {
            settings: *settings,
            meter: budget.meter(),
            state: Propagation::new(cnf),
            analysis: Analysis::new(cnf.symbols()),
            activity: Activity::new(cnf.symbols(), settings.decay),
            restarts: Restarts::new(settings.restarts),
            forgetting: Forgetting::new(settings.forget),
            phases: vec![false; cnf.symbols()],
            decisions: 0,
            conflicts: 0,
            clock_at: Self::CLOCK_EVERY,
        }
    }

    /// Makes the literals of unit clauses true. If two of them contradict each other, or a clause is
    /// empty, all is said.
    fn start(&mut self, cnf: &Cnf, observer: &mut impl Observer) -> Option<Refutation> {
        for (number, clause) in cnf.clauses().enumerate() {
            match clause {
                [] => return Some(Refutation::default()),
                &[literal] => match self.state.trail.value(literal) {
                    None => self.state.imply(literal, number as u32, observer),
                    Some(true) => {}
                    Some(false) => return Some(self.refute(number as u32, observer)),
                },
                _ => {}
            }
        }
        None
    }

    /// The loop of the textbook.
    fn run(&mut self, observer: &mut impl Observer) -> Verdict {
        loop {
            if let Some(conflict) = self.state.propagate(observer) {
                if self.state.trail.level() == 0 {
                    return Verdict::Unsatisfiable(self.refute(conflict, observer));
                }
                self.learn_from(conflict, observer);
            } else if let Some(stop) = self.check_budget() {
                return Verdict::Unknown(Why::Budget(stop));
            } else if let Some(after) = self.restarts.due() {
                observer.notice(&Event::Restart {
                    why: RestartBy::Conflicts,
                    after,
                });
                self.backtrack(0, observer);
                self.forgetting.forget(&mut self.state);
            } else if let Some(literal) = self.choose() {
                self.decisions += 1;
                if observer.watches() {
                    self.tell_decision(literal, observer);
                }
                self.state.trail.decide(literal);
            } else {
                return Verdict::Satisfiable(self.state.trail.model());
            }
        }
    }

    fn check_budget(&mut self) -> Option<Stop> {
        let nodes = self.decisions + self.conflicts;
        let stop = self.meter.check(nodes, self.bytes());
        if stop.is_none() && self.state.count >= self.clock_at {
            self.clock_at = self.state.count + Self::CLOCK_EVERY;
            return self.meter.check_clock();
        }
        stop
    }

    /// A literal of the most active symbol without a value.
    fn choose(&mut self) -> Option<Literal> {
        loop {
            let symbol = self.activity.pop()?;
            let literal = Literal::new(symbol, self.phases[symbol.index()]);
            if self.state.trail.value(literal).is_none() {
                return Some(literal);
            }
        }
    }

    /// Learns a clause, goes back to where it would have made a difference, and lets it make it.
    fn learn_from(&mut self, conflict: u32, observer: &mut impl Observer) {
        self.notice_conflict(conflict, observer);
        self.analysis
            .first_uip(conflict, self.settings.minimise, &mut self.state);
        for &symbol in &self.analysis.involved {
            self.activity.bump(symbol);
        }
        self.activity.fade();
        let Analysis {
            clause,
            antecedents,
            back_to,
            ..
        } = &self.analysis;
        let (forced, back_to) = (clause[0], *back_to);
        let number = self.state.clauses.derive(clause, antecedents);
        if observer.watches() {
            let trail = &self.state.trail;
            let level = |literal: &Literal| trail.level_of(literal.symbol());
            observer.notice(&Event::Learn {
                clause,
                number: number as usize,
                levels: clause.iter().map(level).collect(),
                back_to,
                chain: self.state.chain(antecedents),
                uip: !forced,
            });
        }
        self.state.watch(number);
        self.forgetting.learned(number, &self.state);
        self.backtrack(back_to, observer);
        self.state.imply(forced, number, observer);
    }

    /// The proof that there is no model, from a clause that is false without any decision.
    fn refute(&mut self, conflict: u32, observer: &mut impl Observer) -> Refutation {
        self.notice_conflict(conflict, observer);
        self.analysis.contradiction(conflict, &mut self.state);
        let clauses = &mut self.state.clauses;
        let empty = clauses.derive(&[], &self.analysis.antecedents);
        clauses.refutation(empty)
    }

    fn notice_conflict(&mut self, conflict: u32, observer: &mut impl Observer) {
        self.conflicts += 1;
        self.restarts.count();
        if observer.watches() {
            let Propagation { clauses, trail, .. } = &self.state;
            observer.notice(&Event::Conflict {
                clause: conflict as usize,
                level: trail.level(),
                literals: trail.false_literals(clauses.literals(conflict)),
            });
        }
    }

    /// Tells of a decision before it is made.
    fn tell_decision(&self, literal: Literal, observer: &mut impl Observer) {
        let trail = &self.state.trail;
        let symbols = (0..self.phases.len()).map(Symbol::new);
        let others = symbols.filter(|&symbol| {
            symbol != literal.symbol() && trail.value(Literal::positive(symbol)).is_none()
        });
        let candidate = |symbol: Symbol| Candidate {
            literal: Literal::new(symbol, self.phases[symbol.index()]),
            measure: self.activity.of(symbol),
        };
        let others: Vec<Candidate<Literal>> = others.map(candidate).collect();
        observer.notice(&Event::Decide {
            literal,
            level: trail.level() + 1,
            by: DecisionBy::Activity,
            measure: Some(self.activity.of(literal.symbol())),
            choices: others.len() + 1,
            others: best_of(others),
        });
    }

    fn backtrack(&mut self, level: usize, observer: &mut impl Observer) {
        let (activity, phases) = (&mut self.activity, &mut self.phases);
        let phase_saving = self.settings.phase_saving;
        let trail = &self.state.trail;
        let (from, height) = (trail.level(), trail.literals().len());
        let decision = trail.decision(level + 1);
        self.state.trail.backtrack(level, |literal| {
            activity.push(literal.symbol());
            if phase_saving {
                phases[literal.symbol().index()] = literal.is_positive();
            }
        });
        if decision.is_some() {
            observer.notice(&Event::Backtrack {
                to: level,
                from,
                undone: height - self.state.trail.literals().len(),
                decision,
            });
        }
    }

    fn bytes(&self) -> u64 {
        // A value of `phases`, one of `seen`, and the heap of activities.
        self.state.bytes() + 22 * self.phases.len() as u64
    }

    fn statistics(&self) -> Statistics {
        Statistics {
            nodes: self.decisions + self.conflicts,
            decisions: self.decisions,
            propagations: self.state.count,
            conflicts: self.conflicts,
            derived: self.state.clauses.derived() as u64,
            restarts: self.restarts.done,
            bytes: self.bytes(),
            ..Statistics::default()
        }
    }
}
