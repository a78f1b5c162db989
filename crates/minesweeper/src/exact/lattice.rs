//! The states of a part's programme and the steps between them, without weights.
//!
//! A state says what the open numbers still need; box after box, each count of mines that no number
//! forbids leads to a state of the next layer. Only integers are used here: what is reachable from the
//! start and leads to the end is exactly what the numbers allow.

mod table;

use super::ExactError;
use super::boxes::Boxes;
use super::effort::Effort;
use atisbo_base::Stop;
use std::ops::Range;
use table::Table;

/// What the open numbers still need, each in a field of bits of its own.
type Key = u128;

/// More numbers than this cannot be open at a time: each takes a bit of the key at least.
pub(super) const MOST_OPEN: usize = Key::BITS as usize;

/// A step that leads nowhere.
pub(super) const DEAD: u32 = u32::MAX;

/// The field of a number in the key.
#[derive(Clone, Copy, Debug, Default)]
struct Field {
    shift: u32,
    mask: u32,
}

impl Field {
    fn bits(self) -> Key {
        Key::from(self.mask) << self.shift
    }
}

/// How a box looks to one of the numbers around it.
#[derive(Clone, Copy, Debug)]
struct Side {
    field: Field,
    /// How many mines the boxes of the number that come later can hold.
    room: u32,
}

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
    keys: Vec<Key>,
    next_keys: Vec<Key>,
    table: Table,
    fields: Vec<Field>,
    opened: Vec<bool>,
    /// How many mines the boxes of each number that are still to come can hold.
    room: Vec<u32>,
    sides: Vec<Side>,
    alive: Vec<bool>,
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
        self.start(boxes);
        lattice.layers.clear();
        lattice.states.clear();
        lattice.steps.clear();
        lattice.widest = 0;
        let mut used: Key = 0;
        for &the_box in order {
            lattice.layers.push(Layer {
                the_box,
                first: lattice.states.len() as u32,
            });
            self.step(lattice, boxes, the_box, &mut used, effort)?;
            lattice.widest = lattice.widest.max(self.keys.len());
        }
        // At the end all numbers are closed: there is one state, or none.
        if self.keys.is_empty() {
            return Err(ExactError::Impossible);
        }
        lattice.states.push(State {
            least: 0,
            steps: lattice.steps.len() as u32,
        });
        self.strike_dead(lattice);
        Ok(())
    }

    fn start(&mut self, boxes: &Boxes) {
        let numbers = boxes.needs.len();
        self.fields.clear();
        self.fields.resize(numbers, Field::default());
        self.opened.clear();
        self.opened.resize(numbers, false);
        self.room.clear();
        let room = |number| {
            let around = boxes.of_number.get(number).iter();
            around
                .map(|&the_box| boxes.sizes[the_box as usize])
                .sum::<u32>()
        };
        self.room.extend((0..numbers as u32).map(room));
        self.keys.clear();
        self.keys.push(0);
    }
    /// All steps over one box.
    fn step(
        &mut self,
        lattice: &mut Lattice,
        boxes: &Boxes,
        the_box: u32,
        used: &mut Key,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let size = boxes.sizes[the_box as usize];
        let (mut opened, mut one_mine, mut closed) = (0, 0, 0);
        self.sides.clear();
        for &number in boxes.of_box.get(the_box) {
            let index = number as usize;
            self.room[index] -= size;
            if !self.opened[index] {
                self.opened[index] = true;
                let need = boxes.needs[index];
                // So many open numbers that a state does not fit its bits.
                let field = allocate(used, need).ok_or(ExactError::Stopped(Stop::Bytes))?;
                self.fields[index] = field;
                opened |= Key::from(need) << field.shift;
            }
            let field = self.fields[index];
            let room = self.room[index];
            one_mine |= 1 << field.shift;
            if room == 0 {
                closed |= field.bits();
            }
            self.sides.push(Side { field, room });
        }
        *used &= !closed;
        self.next_keys.clear();
        self.table.clear();
        let next = lattice.states.len() + self.keys.len();
        for index in 0..self.keys.len() {
            let key = self.keys[index] | opened;
            let (mut least, mut most) = (0, size);
            for side in &self.sides {
                let need = (key >> side.field.shift) as u32 & side.field.mask;
                most = most.min(need);
                least = least.max(need.saturating_sub(side.room));
            }
            let steps = lattice.steps.len();
            lattice.states.push(State {
                least,
                steps: steps as u32,
            });
            for mines in least..=most {
                let to = key - one_mine * Key::from(mines);
                let place = self.table.place(to, &mut self.next_keys);
                lattice.steps.push((next + place) as u32);
            }
            let new_steps = lattice.steps.len() - steps;
            effort.state(size_of::<State>() + new_steps * size_of::<u32>())?;
        }
        std::mem::swap(&mut self.keys, &mut self.next_keys);
        Ok(())
    }

    /// Strikes out the steps to states from which nothing leads to the end, from behind. The end was
    /// reached, so the first state is alive.
    fn strike_dead(&mut self, lattice: &mut Lattice) {
        let end = lattice.end();
        self.alive.clear();
        self.alive.resize(end + 1, false);
        self.alive[end] = true;
        for state in (0..end).rev() {
            let steps = lattice.states[state].steps..lattice.states[state + 1].steps;
            for step in &mut lattice.steps[steps.start as usize..steps.end as usize] {
                if self.alive[*step as usize] {
                    self.alive[state] = true;
                } else {
                    *step = DEAD;
                }
            }
        }
    }
}

/// A free field that can hold numbers up to this one.
fn allocate(used: &mut Key, need: u32) -> Option<Field> {
    let width = u32::BITS - need.leading_zeros();
    let mask = (1u32 << width) - 1;
    let shifts = 0..=Key::BITS - width;
    let mut fields = shifts.map(|shift| Field { shift, mask });
    let field = fields.find(|field| *used & field.bits() == 0)?;
    *used |= field.bits();
    Some(field)
}
