//! Cells in which every value is as often as it says, if it is there at all.
//!
//! The values that are there add up to the number of cells: which of them can be together is a
//! question of subset sums. How often a value can be there is a question of rows, columns and boxes:
//! each holds it once, inside or outside.

mod houses;

use super::Sight;
use super::count::{Bounds, keep_count};
use crate::variant::Ground;
use crate::{Constraint, Values};
use houses::Houses;

/// Cells that count themselves.
#[derive(Clone, Debug)]
pub(crate) struct CountsItself {
    /// Those that count themselves, then the rest of the grid.
    cells: Vec<usize>,
    inside: usize,
    ground: Ground,
    houses: Houses,
}

impl CountsItself {
    pub(crate) fn new(sight: &Sight<'_>, inside: &[usize]) -> Self {
        let ground = sight.ground;
        let outside = (0..ground.shape.cells()).filter(|cell| !inside.contains(cell));
        let cells: Vec<usize> = inside.iter().copied().chain(outside).collect();
        CountsItself {
            houses: Houses::new(sight, &cells, inside.len()),
            cells,
            inside: inside.len(),
            ground,
        }
    }

    fn count(&self, value: u8) -> usize {
        self.ground.number(value) as usize
    }

    /// The values that are in some set that holds all of `used`, none beyond `possible`, and adds up to
    /// the number of cells; and those that are in every such set. `None` if there is no such set.
    fn in_some_and_in_all(&self, possible: Values, used: Values) -> Option<[Values; 2]> {
        let size = |values: Values| values.iter().map(|value| self.count(value)).sum::<usize>();
        let rest = self.inside.checked_sub(size(used))?;
        let free = possible.without(used);
        let reaches = |values: Values, sum: usize| {
            let mut reached = vec![false; sum + 1];
            reached[0] = true;
            for count in values.iter().map(|value| self.count(value)) {
                for at in (count..=sum).rev() {
                    reached[at] |= reached[at - count];
                }
            }
            reached[sum]
        };
        if !reaches(free, rest) {
            return None;
        }
        let (mut some, mut all) = (used, used);
        for value in free.iter() {
            let others = free.without(Values::of(value));
            let with = rest.checked_sub(self.count(value));
            if with.is_some_and(|rest| reaches(others, rest)) {
                some.insert(value);
                if !reaches(others, rest) {
                    all.insert(value);
                }
            }
        }
        Some([some, all])
    }
}

impl Constraint for CountsItself {
    fn cells(&self) -> &[usize] {
        &self.cells
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let (mut possible, mut used) = (Values::NONE, Values::NONE);
        for value in Values::up_to(self.ground.values).iter() {
            let own = Bounds::of(&candidates[..self.inside], value);
            let Bounds { least, most } = own.and(self.houses.bounds(candidates, value));
            let count = self.count(value);
            if count > 0 && most >= count {
                possible.insert(value);
            }
            if least > 0 {
                used.insert(value);
            }
        }
        if !used.without(possible).is_empty() {
            return false;
        }
        let Some([some, all]) = self.in_some_and_in_all(possible, used) else {
            return false;
        };
        for own in &mut candidates[..self.inside] {
            *own = own.and(some);
        }
        let counts = some.iter().all(|value| {
            let count = self.count(value);
            let least = if all.contains(value) { count } else { 0 };
            let wanted = Bounds { least, most: count };
            keep_count(&mut candidates[..self.inside], value, wanted)
                && self.houses.keep_count(candidates, value, wanted)
        });
        counts && candidates.iter().all(|own| !own.is_empty())
    }
}
