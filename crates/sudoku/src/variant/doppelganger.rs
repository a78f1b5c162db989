//! One digit more than there are cells in a row: each region lacks a digit of its own, never 0.

use super::{Additions, Adds, Fault, Variant};
use crate::Values;
use crate::constraint::union;

/// The digits 0 to 9 on a grid of 9 x 9 (or as many more elsewhere): 0 is in every row, column and box,
/// each row lacks another digit, so does each column and each box; and where a 0 is, its row, column
/// and box lack different digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doppelganger;

impl Adds for Doppelganger {
    fn add(&self, to: &mut Additions<'_>) -> Result<(), Fault> {
        let shape = to.ground.shape;
        let fits = to.ground.values == shape.size() + 1 && to.ground.lowest == 0;
        if !fits || to.variants.iter().any(Variant::replaces_boxes) {
            return Err(Fault::Shape);
        }
        let kinds = [
            shape.rows().collect(),
            shape.columns().collect(),
            shape.boxes().collect(),
        ];
        let regions_of = (0..shape.cells())
            .map(|cell| [shape.row(cell), shape.column(cell), shape.box_of(cell)]);
        let lacking = Lacking {
            regions_of: regions_of.collect(),
            kinds,
            values: to.ground.values,
        };
        let all: Vec<usize> = (0..shape.cells()).collect();
        to.require(all, move |candidates| lacking.propagate(candidates));
        Ok(())
    }
}

/// The value called 0.
const ZERO: u8 = 1;

#[derive(Clone, Debug)]
struct Lacking {
    /// Rows, columns, boxes.
    kinds: [Vec<Vec<usize>>; 3],
    /// By cell, its row, column and box.
    regions_of: Vec<[usize; 3]>,
    values: usize,
}

impl Lacking {
    fn digits(&self) -> Values {
        Values::up_to(self.values).without(Values::of(ZERO))
    }

    /// By region of a kind, what it may lack; `None` if one can lack nothing.
    fn lacked(&self, candidates: &[Values], regions: &[Vec<usize>]) -> Option<Vec<Values>> {
        let lacked = regions.iter().map(|region| {
            let cells = || region.iter().map(|&cell| &candidates[cell]);
            let decided = union(cells().filter(|own| own.single().is_some()));
            let absent = self.digits().without(union(cells()));
            let possible = if absent.is_empty() {
                self.digits()
            } else {
                absent
            };
            possible.without(decided)
        });
        let mut lacked: Vec<Values> = lacked.collect();
        self.distribute(&mut lacked).then_some(lacked)
    }

    /// Every region lacks one digit and every digit is lacked once.
    fn distribute(&self, lacked: &mut [Values]) -> bool {
        loop {
            let before = lacked.to_vec();
            for region in 0..lacked.len() {
                if let Some(only) = lacked[region].single() {
                    for other in (0..lacked.len()).filter(|&other| other != region) {
                        lacked[other].remove(only);
                    }
                }
            }
            for digit in self.digits().iter() {
                let mut holders = lacked.iter_mut().filter(|own| own.contains(digit));
                if let (Some(only), None) = (holders.next(), holders.next()) {
                    *only = Values::of(digit);
                }
            }
            if lacked.iter().any(|own| own.is_empty()) {
                return false;
            }
            if *lacked == *before {
                return true;
            }
        }
    }

    /// Takes the lacked digit from a region, and finds the only place of one that it must hold.
    fn apply(&self, candidates: &mut [Values], region: &[usize], lacked: Values) -> bool {
        if let Some(only) = lacked.single() {
            for &cell in region {
                candidates[cell].remove(only);
            }
        }
        let held = Values::up_to(self.values).without(lacked);
        held.iter().all(|value| {
            let may_hold = |&&cell: &&usize| candidates[cell].contains(value);
            let mut places = region.iter().filter(may_hold);
            match (places.next(), places.next()) {
                (None, _) => return false,
                (Some(&only), None) => candidates[only] = Values::of(value),
                _ => {}
            }
            true
        })
    }

    fn propagate(&self, candidates: &mut [Values]) -> bool {
        let kinds = self.kinds.iter();
        let lacked = kinds.map(|regions| self.lacked(candidates, regions));
        let Some(mut lacked) = lacked.collect::<Option<Vec<_>>>() else {
            return false;
        };
        for (cell, regions) in self.regions_of.iter().enumerate() {
            if !candidates[cell].contains(ZERO) {
                continue;
            }
            let is_zero = candidates[cell].single().is_some();
            for (kind, other) in [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)] {
                let Some(only) = lacked[kind][regions[kind]].single() else {
                    continue;
                };
                if is_zero {
                    lacked[other][regions[other]].remove(only);
                } else if lacked[other][regions[other]] == Values::of(only) {
                    candidates[cell].remove(ZERO);
                }
            }
        }
        for (regions, mut lacked) in self.kinds.iter().zip(lacked) {
            if !self.distribute(&mut lacked) {
                return false;
            }
            let mut both = regions.iter().zip(lacked);
            if !both.all(|(region, lacked)| self.apply(candidates, region, lacked)) {
                return false;
            }
        }
        candidates.iter().all(|own| !own.is_empty())
    }
}
