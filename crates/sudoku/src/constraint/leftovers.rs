//! Sums that follow from other sums: what cages leave of whole rows, columns and boxes.
//!
//! Each value is once in a full region, so some regions together have a known sum. Cages within them
//! take their part of it. Of a cage that lies across the border either the cells inside are left over
//! (*innies*) or those outside are too many (*outies*), whichever are fewer; if few cells are left in
//! all, what they add up to is worth knowing. Killer players call it the rule of 45.

use super::{Constraint, Sight, Sum, add_up_to};
use crate::technique::InniesAndOuties;
use crate::variant::{Ground, Total};
use crate::{Region, RegionKind};
use std::sync::Arc;

/// Of more cells than that, a sum says too little even when most of them are filled.
const MOST_CELLS: usize = 12;
/// More regions at once leave too many cells.
const MOST_REGIONS: usize = 4;

/// A sum that follows from regions and cages, and what it follows from.
#[derive(Clone, Debug)]
pub(crate) struct Leftover {
    /// What the cells add up to, and why.
    pub(crate) sum: InniesAndOuties,
    /// The same for solvers.
    pub(crate) constraint: Arc<dyn Constraint>,
}

/// A cage with a sum: which of the variants it is, and what it says.
pub(crate) type TotalOf = (usize, Total);

/// The sums that follow, those of few regions and few cells first.
pub(crate) fn leftovers(
    sight: &Sight<'_>,
    regions: &[Region],
    totals: &[TotalOf],
) -> Vec<Leftover> {
    let ground = sight.ground;
    let totals = disjoint(ground, totals);
    if totals.is_empty() {
        return Vec::new();
    }
    let mut rests: Vec<Rest<'_>> = Vec::new();
    for union in unions(ground, regions) {
        let rest = Rest::new(ground, union, &totals);
        let few = (1..=MOST_CELLS).contains(&rest.cells());
        let is_new =
            |other: &Rest<'_>| (&other.innies, &other.outies) != (&rest.innies, &rest.outies);
        if few && !rest.has_untouched() && rests.iter().all(is_new) {
            rests.push(rest);
        }
    }
    rests.sort_by_key(|rest| (rest.regions.len(), rest.cells()));
    rests.into_iter().map(|rest| rest.leftover(sight)).collect()
}

/// Totals that share no cell.
fn disjoint(ground: Ground, totals: &[TotalOf]) -> Vec<&TotalOf> {
    let mut taken = vec![false; ground.shape.cells()];
    let free = |(_, total): &&TotalOf| {
        let free = total.cells.iter().all(|&cell| !taken[cell]);
        if free {
            for &cell in &total.cells {
                taken[cell] = true;
            }
        }
        free
    };
    totals.iter().filter(free).collect()
}

/// Full regions that share no cell and lie side by side: lines next to each other, and boxes.
fn unions(ground: Ground, regions: &[Region]) -> Vec<Vec<&Region>> {
    let full = |region: &&Region| region.cells.len() == ground.values;
    let of_kind = |wanted: fn(RegionKind) -> bool| -> Vec<&Region> {
        let regions = regions.iter().filter(full);
        regions.filter(|region| wanted(region.kind)).collect()
    };
    let rows = of_kind(|kind| matches!(kind, RegionKind::Row(_)));
    let columns = of_kind(|kind| matches!(kind, RegionKind::Column(_)));
    let boxes = of_kind(|kind| matches!(kind, RegionKind::Box(_)));
    let mut unions = Vec::new();
    for lines in [rows, columns] {
        for count in 1..=MOST_REGIONS.min(lines.len()) {
            unions.extend(lines.windows(count).map(<[&Region]>::to_vec));
        }
    }
    for (at, one) in boxes.iter().enumerate() {
        unions.push(vec![one]);
        for other in &boxes[at + 1..] {
            if touch(ground, one, other) {
                unions.push(vec![one, other]);
            }
        }
    }
    unions
}

/// Whether some cell of one is beside some cell of the other.
fn touch(ground: Ground, one: &Region, other: &Region) -> bool {
    let shape = ground.shape;
    one.cells.iter().any(|&a| {
        let mut others = other.cells.iter();
        others.any(|&b| shape.distance(a, b) == 1)
    })
}

/// What cages leave of regions, and what they have beyond them.
struct Rest<'a> {
    regions: Vec<&'a Region>,
    cages: Vec<usize>,
    innies: Vec<usize>,
    outies: Vec<usize>,
    taken: u64,
}

impl<'a> Rest<'a> {
    fn new(ground: Ground, regions: Vec<&'a Region>, totals: &[&TotalOf]) -> Self {
        let mut inside = vec![false; ground.shape.cells()];
        for &cell in regions.iter().flat_map(|region| &region.cells) {
            inside[cell] = true;
        }
        let mut left = inside.clone();
        let (mut cages, mut outies, mut taken) = (Vec::new(), Vec::new(), 0);
        for (variant, total) in totals {
            let (within, beyond): (Vec<usize>, Vec<usize>) =
                total.cells.iter().partition(|&&cell| inside[cell]);
            if within.is_empty() || within.len() < beyond.len() {
                continue;
            }
            cages.push(*variant);
            taken += u64::from(total.sum);
            for cell in within {
                left[cell] = false;
            }
            outies.extend(beyond);
        }
        outies.sort_unstable();
        Rest {
            regions,
            cages,
            innies: (0..left.len()).filter(|&cell| left[cell]).collect(),
            outies,
            taken,
        }
    }

    fn cells(&self) -> usize {
        self.innies.len() + self.outies.len()
    }

    /// Whether there is a region of which nothing is taken: the others say as much without it.
    fn has_untouched(&self) -> bool {
        let is_left = |cell| self.innies.binary_search(cell).is_ok();
        let mut regions = self.regions.iter();
        regions.any(|region| region.cells.iter().all(is_left))
    }

    /// The same with the sum as a constraint.
    fn leftover(self, sight: &Sight<'_>) -> Leftover {
        let ground = sight.ground;
        let each_value = (1..=ground.values as u8).map(|value| u64::from(ground.number(value)));
        let whole = each_value.sum::<u64>() * self.regions.len() as u64;
        let sum = whole as i64 - self.taken as i64;
        Leftover {
            constraint: self.constraint(sight, sum),
            sum: InniesAndOuties {
                regions: self.regions.iter().map(|region| region.kind).collect(),
                cages: self.cages,
                innies: self.innies,
                outies: self.outies,
                whole,
                taken: self.taken,
            },
        }
    }

    fn constraint(&self, sight: &Sight<'_>, sum: i64) -> Arc<dyn Constraint> {
        // Innies or outies alone are a plain sum, of which more is known.
        let plain = match (&self.innies[..], &self.outies[..]) {
            (innies, []) => Some((innies, u32::try_from(sum))),
            ([], outies) => Some((outies, u32::try_from(-sum))),
            _ => None,
        };
        if let Some((cells, Ok(sum))) = plain {
            return add_up_to(sight, cells, sum);
        }
        let innies = self.innies.iter().map(|&cell| (cell, 1));
        let outies = self.outies.iter().map(|&cell| (cell, -1));
        let mut terms: Vec<(usize, i64)> = innies.chain(outies).collect();
        terms.sort_unstable();
        Arc::new(Sum::new(sight, &terms, sum))
    }
}
