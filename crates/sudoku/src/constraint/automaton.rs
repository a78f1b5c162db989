//! A line whose values a finite automaton accepts.
//!
//! The states that can be reached from the start after each cell, and among them those from which the
//! end can be reached, leave exactly the candidates that are in some accepted line (Pesant, *A regular
//! language membership constraint for finite sequences of variables*, 2004).

use super::first_repeated;
use crate::values::bits;
use crate::{Constraint, Values};

/// A nondeterministic automaton that reads values; states are counted from 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Automaton {
    starts: Vec<usize>,
    accepting: Vec<bool>,
    /// By state, the values it reads and where they lead.
    steps: Vec<Vec<(Values, usize)>>,
}

impl Automaton {
    /// An automaton of this many states without steps.
    pub(crate) fn new(states: usize) -> Self {
        Automaton {
            starts: Vec::new(),
            accepting: vec![false; states],
            steps: vec![Vec::new(); states],
        }
    }

    /// Lets a reading begin here.
    pub(crate) fn start(&mut self, state: usize) {
        self.starts.push(state);
    }

    /// Lets a reading end here.
    pub(crate) fn accept(&mut self, state: usize) {
        self.accepting[state] = true;
    }

    /// Any of these values leads from one state to another.
    pub(crate) fn step(&mut self, from: usize, values: Values, to: usize) {
        match self.steps[from].iter_mut().find(|step| step.1 == to) {
            Some(step) => step.0 = step.0.or(values),
            None => self.steps[from].push((values, to)),
        }
    }
}

/// A line that an automaton accepts.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    cells: Vec<usize>,
    automaton: Automaton,
    is_thorough: bool,
}

impl Reading {
    pub(crate) fn new(cells: impl Into<Vec<usize>>, automaton: Automaton) -> Self {
        let cells = cells.into();
        Reading {
            is_thorough: first_repeated(&cells).is_none(),
            cells,
            automaton,
        }
    }
}

/// Sets of states, one after each cell.
struct Layers {
    words: usize,
    bits: Vec<u32>,
}

impl Layers {
    fn new(states: usize, layers: usize) -> Self {
        let words = states.div_ceil(32);
        Layers {
            words,
            bits: vec![0; words * layers],
        }
    }

    fn insert(&mut self, layer: usize, state: usize) {
        self.bits[layer * self.words + state / 32] |= 1 << (state % 32);
    }

    fn contains(&self, layer: usize, state: usize) -> bool {
        self.bits[layer * self.words + state / 32] >> (state % 32) & 1 == 1
    }

    fn remove(&mut self, layer: usize, state: usize) {
        self.bits[layer * self.words + state / 32] &= !(1 << (state % 32));
    }

    /// Calls with each state of a layer; the layer itself may lose states meanwhile.
    fn each(&mut self, layer: usize, mut call: impl FnMut(&mut Self, usize)) {
        for word in 0..self.words {
            for bit in bits(self.bits[layer * self.words + word]) {
                call(self, word * 32 + bit);
            }
        }
    }
}

impl Constraint for Reading {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let Automaton {
            starts,
            accepting,
            steps,
        } = &self.automaton;
        let mut reached = Layers::new(steps.len(), candidates.len() + 1);
        for &state in starts {
            reached.insert(0, state);
        }
        for (layer, own) in candidates.iter().enumerate() {
            reached.each(layer, |reached, state| {
                for &(values, to) in &steps[state] {
                    if !values.and(*own).is_empty() {
                        reached.insert(layer + 1, to);
                    }
                }
            });
        }
        let last = candidates.len();
        let mut accepted = false;
        reached.each(last, |reached, state| {
            if accepting[state] {
                accepted = true;
            } else {
                reached.remove(last, state);
            }
        });
        for (layer, own) in candidates.iter_mut().enumerate().rev() {
            let mut supported = Values::NONE;
            reached.each(layer, |reached, state| {
                let mut used = Values::NONE;
                for &(values, to) in &steps[state] {
                    if reached.contains(layer + 1, to) {
                        used = used.or(values.and(*own));
                    }
                }
                if used.is_empty() {
                    reached.remove(layer, state);
                }
                supported = supported.or(used);
            });
            *own = supported;
        }
        accepted
    }

    fn is_thorough(&self) -> bool {
        self.is_thorough
    }
}
