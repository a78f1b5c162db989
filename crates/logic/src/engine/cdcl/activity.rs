//! The heuristic VSIDS: decide the symbol that came up most in recent conflicts.
//!
//! Every symbol has an activity that grows when the symbol takes part in a conflict and fades with
//! each conflict. Instead of all activities fading, what a conflict adds grows.
//!
//! Reference: the Chaff paper, and N. Eén and N. Sörensson, An extensible SAT-solver (2003).

use crate::symbol::Symbol;

/// Above this, all activities are scaled down: only their proportions matter.
const TOO_HIGH: f64 = 1e100;

/// The activities, and the undecided symbols in a heap ordered by them.
#[derive(Debug)]
pub(super) struct Activity {
    scores: Vec<f64>,
    /// What a conflict adds.
    increment: f64,
    decay: f64,
    /// A binary heap, the most active symbol on top.
    heap: Vec<Symbol>,
    /// Where each symbol stands in the heap.
    places: Vec<Option<u32>>,
}

impl Activity {
    /// All symbols, equally active.
    pub(super) fn new(symbols: usize, decay: f64) -> Self {
        Activity {
            scores: vec![0.0; symbols],
            increment: 1.0,
            decay: decay.clamp(0.5, 1.0),
            heap: (0..symbols).map(Symbol::new).collect(),
            places: (0..symbols as u32).map(Some).collect(),
        }
    }

    /// Takes the most active symbol out of the heap.
    pub(super) fn pop(&mut self) -> Option<Symbol> {
        let top = *self.heap.first()?;
        self.heap.swap_remove(0);
        self.places[top.index()] = None;
        if !self.heap.is_empty() {
            self.sink(0);
        }
        Some(top)
    }

    /// Puts a symbol back, if it is not there.
    pub(super) fn push(&mut self, symbol: Symbol) {
        if self.places[symbol.index()].is_none() {
            self.heap.push(symbol);
            self.rise(self.heap.len() - 1);
        }
    }

    /// The symbol took part in a conflict.
    pub(super) fn bump(&mut self, symbol: Symbol) {
        self.scores[symbol.index()] += self.increment;
        if self.scores[symbol.index()] > TOO_HIGH {
            for score in &mut self.scores {
                *score /= TOO_HIGH;
            }
            self.increment /= TOO_HIGH;
        }
        if let Some(place) = self.places[symbol.index()] {
            self.rise(place as usize);
        }
    }

    /// How active a symbol is, as if activities faded: a conflict adds one.
    pub(super) fn of(&self, symbol: Symbol) -> f64 {
        self.scores[symbol.index()] / self.increment
    }

    /// All activities fade.
    pub(super) fn fade(&mut self) {
        self.increment /= self.decay;
    }

    /// Whether the symbol belongs nearer to the top. Of equally active ones the first does, so that a
    /// run depends on nothing but the clauses.
    fn before(&self, one: Symbol, other: Symbol) -> bool {
        let (a, b) = (self.scores[one.index()], self.scores[other.index()]);
        a > b || (a >= b && one < other)
    }

    fn rise(&mut self, mut place: usize) {
        let symbol = self.heap[place];
        while place > 0 && self.before(symbol, self.heap[(place - 1) / 2]) {
            self.put(self.heap[(place - 1) / 2], place);
            place = (place - 1) / 2;
        }
        self.put(symbol, place);
    }

    fn sink(&mut self, mut place: usize) {
        let symbol = self.heap[place];
        loop {
            let mut child = 2 * place + 1;
            if child + 1 < self.heap.len() && self.before(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if child >= self.heap.len() || !self.before(self.heap[child], symbol) {
                break;
            }
            self.put(self.heap[child], place);
            place = child;
        }
        self.put(symbol, place);
    }

    fn put(&mut self, symbol: Symbol, place: usize) {
        self.heap[place] = symbol;
        self.places[symbol.index()] = Some(place as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_come_out_by_activity_then_by_number() {
        let mut activity = Activity::new(5, 0.5);
        activity.bump(Symbol::new(3));
        activity.fade();
        activity.bump(Symbol::new(1));
        activity.bump(Symbol::new(1));
        let order: Vec<usize> = std::iter::from_fn(|| activity.pop())
            .map(Symbol::index)
            .collect();
        assert_eq!(order, [1, 3, 0, 2, 4]);
        activity.push(Symbol::new(4));
        activity.push(Symbol::new(4));
        activity.push(Symbol::new(3));
        let order: Vec<usize> = std::iter::from_fn(|| activity.pop())
            .map(Symbol::index)
            .collect();
        assert_eq!(order, [3, 4]);
    }

    #[test]
    fn activities_stay_finite_and_in_order() {
        let mut activity = Activity::new(3, 0.9);
        for _ in 0..10_000 {
            activity.bump(Symbol::new(2));
            activity.fade();
        }
        activity.bump(Symbol::new(1));
        assert!(activity.scores.iter().all(|value| value.is_finite()));
        assert_eq!(activity.pop(), Some(Symbol::new(2)));
    }
}
