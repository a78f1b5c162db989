//! How often a value is in some cells, counted house by house.
//!
//! Nine rows hold a value nine times, once each; so it is in the cells as often as there are rows that
//! hold it there. Columns and boxes count the same in their ways.

use super::Bounds;
use crate::Values;
use crate::constraint::Sight;
use crate::variant::Ground;

/// Families of houses, each of which covers the grid.
#[derive(Clone, Debug)]
pub(super) struct Houses {
    families: Vec<Vec<House>>,
}

/// The cells of a house, as positions.
#[derive(Clone, Debug, Default)]
struct House {
    inside: Vec<usize>,
    outside: Vec<usize>,
}

/// Where a house holds a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Inside,
    Outside,
    Either,
}

impl House {
    fn side(&self, candidates: &[Values], value: u8) -> Side {
        let may = |cells: &[usize]| cells.iter().any(|&cell| candidates[cell].contains(value));
        match (may(&self.inside), may(&self.outside)) {
            (true, true) => Side::Either,
            (true, false) => Side::Inside,
            // A house without a place for the value is for others to find.
            (false, _) => Side::Outside,
        }
    }
}

/// How often a value is, and can be, inside by the houses of one family.
fn count(family: &[House], candidates: &[Values], value: u8) -> Bounds {
    let mut bounds = Bounds { least: 0, most: 0 };
    for side in family.iter().map(|house| house.side(candidates, value)) {
        bounds.least += usize::from(side == Side::Inside);
        bounds.most += usize::from(side != Side::Outside);
    }
    bounds
}

impl Houses {
    /// The rows, columns and boxes that hold every value, of a grid in this order of which the first
    /// this many cells are inside.
    pub(super) fn new(sight: &Sight<'_>, cells: &[usize], inside: usize) -> Self {
        let Ground { shape, values, .. } = sight.ground;
        let keys: [&dyn Fn(usize) -> usize; 3] = [
            &|cell| shape.row(cell),
            &|cell| shape.column(cell),
            &|cell| shape.box_of(cell),
        ];
        let mut families = Vec::new();
        for key in keys {
            let mut family = vec![House::default(); shape.size()];
            for (position, &cell) in cells.iter().enumerate() {
                let house = &mut family[key(cell)];
                if position < inside {
                    house.inside.push(position);
                } else {
                    house.outside.push(position);
                }
            }
            let is_full = |house: &House| {
                let positions = house.inside.iter().chain(&house.outside);
                let own: Vec<usize> = positions.map(|&position| cells[position]).collect();
                own.len() == values && sight.all_differ(&own)
            };
            if family.iter().all(is_full) {
                families.push(family);
            }
        }
        Houses { families }
    }

    /// How often a value is, and can be, inside.
    pub(super) fn bounds(&self, candidates: &[Values], value: u8) -> Bounds {
        let families = self.families.iter();
        let counts = families.map(|family| count(family, candidates, value));
        counts.fold(Bounds::ANY, Bounds::and)
    }

    /// Leaves a value as often as wanted inside, where that decides on which side a house holds it;
    /// `false` if it cannot be.
    pub(super) fn keep_count(&self, candidates: &mut [Values], value: u8, wanted: Bounds) -> bool {
        for family in &self.families {
            let Bounds { least, most } = count(family, candidates, value);
            if least > wanted.most || most < wanted.least {
                return false;
            }
            let (all_inside, no_more) = (most == wanted.least, least == wanted.most);
            if all_inside == no_more {
                continue;
            }
            for house in family {
                if house.side(candidates, value) == Side::Either {
                    let other = if all_inside {
                        &house.outside
                    } else {
                        &house.inside
                    };
                    for &cell in other {
                        candidates[cell].remove(value);
                    }
                }
            }
        }
        true
    }
}
