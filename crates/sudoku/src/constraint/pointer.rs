//! A cell whose number says at which place of a line, counted from 1, a value is.

use crate::variant::Ground;
use crate::{Constraint, Values};

/// A pointing cell and a line of different values.
#[derive(Clone, Debug)]
pub(crate) struct Pointer {
    /// The pointing cell, then the line.
    cells: Vec<usize>,
    /// By place of the line, the value that points there.
    pointing: Vec<Option<u8>>,
    value: u8,
}

impl Pointer {
    pub(crate) fn new(ground: Ground, pointer: usize, line: &[usize], value: u8) -> Self {
        Pointer {
            cells: [&[pointer], line].concat(),
            pointing: (1..=line.len())
                .map(|place| ground.value(place as u32))
                .collect(),
            value,
        }
    }
}

impl Constraint for Pointer {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let Some((pointer, line)) = candidates.split_first_mut() else {
            return true;
        };
        let mut possible = Values::NONE;
        for (&pointing, place) in self.pointing.iter().zip(line.iter_mut()) {
            match pointing.filter(|&pointing| pointer.contains(pointing)) {
                Some(pointing) if place.contains(self.value) => possible.insert(pointing),
                Some(_) => {}
                // The value is on the line once, and elsewhere.
                None => place.remove(self.value),
            }
        }
        *pointer = pointer.and(possible);
        if let Some(place) = pointer.single().and_then(|only| {
            self.pointing
                .iter()
                .position(|&pointing| pointing == Some(only))
        }) {
            line[place] = line[place].and(Values::of(self.value));
        }
        !pointer.is_empty() && line.iter().all(|own| !own.is_empty())
    }
}
