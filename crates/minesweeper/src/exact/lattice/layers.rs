//! From layer to layer: what each count of mines in the next box makes of the open numbers.

use super::key::{Field, Key};
use super::table::Table;
use super::{DEAD, Lattice, Layer, State};
use crate::exact::ExactError;
use crate::exact::boxes::Boxes;
use crate::exact::effort::Effort;

/// How a box looks to one of the numbers around it.
#[derive(Clone, Copy, Debug)]
struct Side {
    field: Field,
    /// How many mines the boxes of the number that come later can hold.
    room: u32,
}

/// Builds lattices from keys of one size, in memory that is kept.
#[derive(Debug, Default)]
pub(super) struct Layers<K> {
    keys: Vec<K>,
    next_keys: Vec<K>,
    table: Table,
    /// The bits that open numbers hold.
    used: K,
    fields: Vec<Option<Field>>,
    /// How many mines the boxes of each number that are still to come can hold.
    room: Vec<u32>,
    sides: Vec<Side>,
    alive: Vec<bool>,
}

impl<K: Key> Layers<K> {
    /// Finds the states of a part and the steps between them, and strikes out the dead ones; whether the states fit
    /// their keys.
    pub(super) fn build(
        &mut self,
        lattice: &mut Lattice,
        boxes: &Boxes,
        order: &[u32],
        effort: &mut Effort,
    ) -> Result<bool, ExactError> {
        self.start(boxes);
        lattice.layers.clear();
        lattice.states.clear();
        lattice.steps.clear();
        lattice.widest = 0;
        for &the_box in order {
            lattice.layers.push(Layer {
                the_box,
                first: lattice.states.len() as u32,
            });
            if !self.step(lattice, boxes, the_box, effort)? {
                return Ok(false);
            }
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
        Ok(true)
    }

    fn start(&mut self, boxes: &Boxes) {
        let numbers = boxes.needs.len();
        self.used = K::default();
        self.fields.clear();
        self.fields.resize(numbers, None);
        self.room.clear();
        let room = |number| {
            let around = boxes.of_number.get(number).iter();
            around
                .map(|&the_box| boxes.sizes[the_box as usize])
                .sum::<u32>()
        };
        self.room.extend((0..numbers as u32).map(room));
        self.keys.clear();
        self.keys.push(K::default());
    }

    /// All steps over one box; whether its numbers fit the keys.
    fn step(
        &mut self,
        lattice: &mut Lattice,
        boxes: &Boxes,
        the_box: u32,
        effort: &mut Effort,
    ) -> Result<bool, ExactError> {
        let size = boxes.sizes[the_box as usize];
        let (mut opened, mut one_mine, mut closed) = (K::default(), K::default(), K::default());
        self.sides.clear();
        for &number in boxes.of_box.get(the_box) {
            let index = number as usize;
            let known = self.fields[index];
            let Some(field) = known.or_else(|| Field::allocate(&mut self.used, boxes.needs[index]))
            else {
                return Ok(false);
            };
            if known.is_none() {
                self.fields[index] = Some(field);
                opened = opened | K::from(boxes.needs[index]) << field.shift;
            }
            self.room[index] -= size;
            let room = self.room[index];
            one_mine = one_mine | K::from(1) << field.shift;
            if room == 0 {
                closed = closed | field.bits();
            }
            self.sides.push(Side { field, room });
        }
        self.used = self.used & !closed;
        self.next_keys.clear();
        let next = lattice.states.len() + self.keys.len();
        for &key in &self.keys {
            let key = key | opened;
            let (mut least, mut most) = (0, size);
            for side in &self.sides {
                let need = side.field.of(key);
                most = most.min(need);
                least = least.max(need.saturating_sub(side.room));
            }
            let steps = lattice.steps.len();
            lattice.states.push(State {
                least,
                steps: steps as u32,
            });
            let mut to = (0..least.min(most)).fold(key, |key, _| key - one_mine);
            for mines in least..=most {
                let place = self.table.place(to, &mut self.next_keys);
                lattice.steps.push((next + place) as u32);
                if mines < most {
                    to = to - one_mine;
                }
            }
            let new_steps = lattice.steps.len() - steps;
            effort.state(size_of::<State>() + new_steps * size_of::<u32>())?;
        }
        std::mem::swap(&mut self.keys, &mut self.next_keys);
        Ok(true)
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
