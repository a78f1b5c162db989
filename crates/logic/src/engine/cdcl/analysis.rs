//! What a conflict teaches: the clause of the first unique implication point.
//!
//! Seen from the conflict, the first unique implication point is the last literal on the trail that
//! every path from the last decision to the conflict goes through. Resolving the false clause with the
//! reasons of its literals, latest first, until one literal of the last level is left gives a clause
//! that forces that literal's negation after a jump back.
//!
//! Reference: J. P. Marques-Silva and K. A. Sakallah, GRASP: a search algorithm for propositional
//! satisfiability (1999); L. Zhang, C. F. Madigan, M. W. Moskewicz and S. Malik, Efficient conflict
//! driven learning in a Boolean satisfiability solver (2001).

use super::propagation::Propagation;
use crate::literal::Literal;
use crate::symbol::Symbol;

/// The workbench of the analysis, used again for each conflict.
#[derive(Debug)]
pub(super) struct Analysis {
    /// The clause learned from the last conflict. The literal it forces comes first; then, if there
    /// are more, one of the level to go back to.
    pub(super) clause: Vec<Literal>,
    /// The level to go back to.
    pub(super) back_to: usize,
    /// The clauses it is resolved from, in order.
    pub(super) antecedents: Vec<u32>,
    /// The symbols that came up on the way, for the heuristic.
    pub(super) involved: Vec<Symbol>,
    /// Whether a symbol came up.
    seen: Vec<bool>,
    /// The symbols among them that have their value permanently.
    settled: Vec<Symbol>,
    /// How many literals of the last level are still in the clause.
    open: usize,
}

impl Analysis {
    pub(super) fn new(symbols: usize) -> Self {
        Analysis {
            clause: Vec::new(),
            back_to: 0,
            antecedents: Vec::new(),
            involved: Vec::new(),
            seen: vec![false; symbols],
            settled: Vec::new(),
            open: 0,
        }
    }

    /// Learns from a clause that is false.
    pub(super) fn first_uip(&mut self, conflict: u32, minimise: bool, state: &mut Propagation) {
        self.start();
        self.resolve(conflict, state);
        let mut position = state.trail.literals().len();
        while self.open > 0 {
            position -= 1;
            let literal = state.trail.literals()[position];
            if !self.seen[literal.symbol().index()] {
                continue;
            }
            if self.open == 1 {
                self.clause.push(!literal);
            } else if let Some(reason) = state.trail.reason(literal.symbol()) {
                self.resolve(reason, state);
            }
            self.open -= 1;
        }
        if minimise {
            self.minimise(state);
        }
        self.remove_settled(state);
        self.find_level(state);
    }

    /// Derives the empty clause from a clause that is false without any decision.
    pub(super) fn contradiction(&mut self, conflict: u32, state: &mut Propagation) {
        self.start();
        self.resolve(conflict, state);
        self.remove_settled(state);
    }

    /// Derives from a clause that is false the clause that not all decisions can stand.
    pub(super) fn assumptions(&mut self, conflict: u32, state: &mut Propagation) {
        self.start();
        self.resolve(conflict, state);
        let mut decided = Vec::new();
        for &literal in state.trail.literals().iter().rev() {
            let symbol = literal.symbol();
            if state.trail.level_of(symbol) == 0 {
                break;
            }
            if self.seen[symbol.index()] {
                match state.trail.reason(symbol) {
                    Some(reason) => self.resolve(reason, state),
                    None => decided.push(!literal),
                }
            }
        }
        self.clause = decided;
        self.remove_settled(state);
    }

    fn start(&mut self) {
        for symbol in self.involved.drain(..) {
            self.seen[symbol.index()] = false;
        }
        self.clause.clear();
        self.antecedents.clear();
        self.settled.clear();
        self.open = 0;
    }

    /// Takes a clause into the chain. The literal that is resolved away came up before.
    fn resolve(&mut self, clause: u32, state: &Propagation) {
        self.antecedents.push(clause);
        for &literal in state.clauses.literals(clause) {
            let symbol = literal.symbol();
            if self.seen[symbol.index()] {
                continue;
            }
            self.see(symbol);
            match state.trail.level_of(symbol) {
                0 => self.settled.push(symbol),
                level if level == state.trail.level() => self.open += 1,
                _ => self.clause.push(literal),
            }
        }
    }

    fn see(&mut self, symbol: Symbol) {
        self.seen[symbol.index()] = true;
        self.involved.push(symbol);
    }

    /// Removes the literals that follow from the others: those whose reason holds, besides themselves,
    /// only literals of the clause and settled ones.
    ///
    /// Reference: N. Sörensson and A. Biere, Minimizing learned clauses (2009), local minimisation.
    fn minimise(&mut self, state: &Propagation) {
        let trail = &state.trail;
        let uip = self.clause.pop();
        let mut implied = Vec::new();
        // A reason holds literals of the same or an earlier level: if such a literal came up, it is in
        // the clause, or was removed from it just now.
        let stays =
            |one: &Literal| self.seen[one.symbol().index()] || trail.level_of(one.symbol()) == 0;
        self.clause.retain(|&literal| {
            let reason = trail.reason(literal.symbol());
            let redundant =
                reason.is_some_and(|reason| state.clauses.literals(reason).iter().all(stays));
            if let Some(reason) = reason.filter(|_| redundant) {
                implied.push((trail.position(literal.symbol()), reason));
            }
            !redundant
        });
        // Latest first, since a removed literal may have been removed with the help of another one.
        implied.sort_unstable_by(|a, b| b.cmp(a));
        for (_, reason) in implied {
            self.antecedents.push(reason);
            for literal in state.clauses.literals(reason) {
                let symbol = literal.symbol();
                if trail.level_of(symbol) == 0 && !self.seen[symbol.index()] {
                    self.see(symbol);
                    self.settled.push(symbol);
                }
            }
        }
        self.clause.extend(uip);
    }

    /// Resolves the literals away that are false permanently.
    fn remove_settled(&mut self, state: &mut Propagation) {
        let units = self.settled.iter().map(|&symbol| state.unit_clause(symbol));
        self.antecedents.extend(units);
    }

    /// Puts the forced literal first and one of the next level second.
    fn find_level(&mut self, state: &Propagation) {
        let last = self.clause.len() - 1;
        self.clause.swap(0, last);
        let level = |place: usize| state.trail.level_of(self.clause[place].symbol());
        self.back_to = 0;
        if let Some(second) = (1..self.clause.len()).max_by_key(|&place| level(place)) {
            self.back_to = level(second);
            self.clause.swap(1, second);
        }
    }
}
