//! The states of a part's programme and the steps between them, without weights.
//!
//! A state says what the open numbers still need; box after box, each count of mines that no number
//! forbids leads to a state of the next layer. Only integers are used here: what is reachable from the
//! start and leads to the end is exactly what the numbers allow.

mod key;
mod layers;
mod table;

use super::ExactError;
use super::boxes::Boxes;
use super::effort::Effort;
use atisbo_base::Stop;
use layers::Layers;
use std::ops::Range;

/// More numbers than this cannot be open at a time: each takes a bit of the key at least.
pub(super) const MOST_OPEN: usize = u128::BITS as usize;

/// A step that leads nowhere.
pub(super) const DEAD: u32 = u32::MAX;

/// A box in its place in the order: the steps from one layer of states to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layer {
    pub(super) the_box: u32,
    /// The first state before the box.
    pub(super) first: u32,
}

/// What is known of the open numbers before a box.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The fewest mines the box can hold from here.
    pub(super) least: u32,
    /// The first of its steps, one for each count of mines from `least` on.
    pub(super) steps: u32,
}

/// The states of a part, layer by layer; in the last all its numbers are explained.
#[derive(Debug, Default)]
pub(super) struct Lattice {
    layers: Vec<Layer>,
    pub(super) states: Vec<State>,
    /// The state that each step leads to.
    steps: Vec<u32>,
    /// The most states any layer has.
    pub(super) widest: usize,
}

impl Lattice {
    /// The last state.
    #[inline]
    pub(super) fn end(&self) -> usize {
        self.states.len() - 1
    }

    /// That of a single number, open because it needs some of its cells and not all: one box, one step.
    pub(super) fn of_one_box(&mut self, need: u32) {
        self.layers.clear();
        self.layers.push(Layer {
            the_box: 0,
            first: 0,
        });
        self.states.clear();
        self.states.push(State {
            least: need,
            steps: 0,
        });
        self.states.push(State { least: 0, steps: 1 });
        self.steps.clear();
        self.steps.push(1);
        self.widest = 1;
    }

    /// The steps of a state, from its least count of mines on.
    #[inline]
    pub(super) fn steps_of(&self, state: usize) -> &[u32] {
        &self.steps[self.states[state].steps as usize..self.states[state + 1].steps as usize]
    }

    /// Each box in its order, and the states before it.
    pub(super) fn layers(&self) -> impl DoubleEndedIterator<Item = (u32, Range<usize>)> {
        let end = self.end() as u32;
        self.layers.iter().enumerate().map(move |(place, layer)| {
            let next = self.layers.get(place + 1).map_or(end, |next| next.first);
            (layer.the_box, layer.first as usize..next as usize)
        })
    }
}

/// Builds lattices, one after the other in the same memory.
#[derive(Debug, Default)]
pub(super) struct Builder {
    narrow: Layers<u64>,
    wide: Layers<u128>,
}

impl Builder {
    /// Finds the states of a part and the steps between them, and strikes out the dead ones.
    pub(super) fn build(
        &mut self,
        lattice: &mut Lattice,
        boxes: &Boxes,
        order: &[u32],
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        // A state does not fit 64 bits where very many numbers are open at a time.
        let fits = self.narrow.build(lattice, boxes, order, effort)?
            || self.wide.build(lattice, boxes, order, effort)?;
        if fits {
            return Ok(());
        }
        Err(Stop::Bytes.into())
    }
}
