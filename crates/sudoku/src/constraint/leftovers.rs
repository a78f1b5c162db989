//! Sums that follow from other sums: what cages leave of whole rows, columns and boxes.
//!
//! Each value is once in a full region, so some regions together have a known sum. Cages within them
//! take their part of it. Of a cage that lies across the border either the cells inside are left over
//! (*innies*) or those outside are too many (*outies*), whichever are fewer; if few cells are left in
//! all, what they add up to is worth knowing. Killer players call it the rule of 45.

use super::{Constraint, Sight, Sum, add_up_to};
use crate::variant::{Ground, Total};
use crate::{Region, RegionKind};
use std::sync::Arc;

/// A sum of more cells says too little.
const MOST_CELLS: usize = 6;
/// More regions at once leave too many cells.
const MOST_REGIONS: usize = 4;

/// The sums that follow.
pub(crate) fn leftovers(
    ground: Ground,
    sight: &Sight<'_>,
    regions: &[Region],
    totals: &[Total],
) -> Vec<Arc<dyn Constraint>> {
    let totals = disjoint(ground, totals);
    if totals.is_empty() {
        return Vec::new();
    }
    let of_region = (1..=ground.values as u8).map(|value| i64::from(ground.number(value)));
    let of_region: i64 = of_region.sum();
    let mut found: Vec<(Vec<(usize, i64)>, i64)> = Vec::new();
    for union in unions(ground, regions) {
        let whole = of_region * union.len() as i64;
        let cells: Vec<usize> = union
            .iter()
            .flat_map(|region| &region.cells)
            .copied()
            .collect();
        let rest = rest_of(ground, &cells, whole, &totals);
        let few = (1..=MOST_CELLS).contains(&rest.0.len());
        if few && !found.contains(&rest) {
            found.push(rest);
        }
    }
    let constraint = |(terms, sum): (Vec<(usize, i64)>, i64)| -> Arc<dyn Constraint> {
        if terms.iter().all(|&(_, weight)| weight == 1)
            && let Ok(sum) = u32::try_from(sum)
        {
            let cells: Vec<usize> = terms.iter().map(|&(cell, _)| cell).collect();
            return add_up_to(ground, sight, &cells, sum);
        }
        Arc::new(Sum::new(ground, sight, &terms, sum))
    };
    found.into_iter().map(constraint).collect()
}

/// Totals that share no cell.
fn disjoint(ground: Ground, totals: &[Total]) -> Vec<&Total> {
    let mut taken = vec![false; ground.shape.cells()];
    let free = |total: &&Total| {
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
    let lines = [
        of_kind(|kind| matches!(kind, RegionKind::Row(_))),
        of_kind(|kind| matches!(kind, RegionKind::Column(_))),
    ];
    let mut unions = Vec::new();
    for lines in &lines {
        for count in 1..=MOST_REGIONS.min(lines.len()) {
            unions.extend(lines.windows(count).map(<[&Region]>::to_vec));
        }
    }
    let boxes = of_kind(|kind| matches!(kind, RegionKind::Box(_)));
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
        other.cells.iter().any(|&b| {
            let down = shape.row(a).abs_diff(shape.row(b));
            down + shape.column(a).abs_diff(shape.column(b)) == 1
        })
    })
}

/// The cells that are left over, those outside with weight -1, and what they add up to.
fn rest_of(
    ground: Ground,
    cells: &[usize],
    whole: i64,
    totals: &[&Total],
) -> (Vec<(usize, i64)>, i64) {
    let mut inside = vec![false; ground.shape.cells()];
    for &cell in cells {
        inside[cell] = true;
    }
    let mut left = inside.clone();
    let mut terms = Vec::new();
    let mut sum = whole;
    for total in totals {
        let (within, beyond): (Vec<usize>, Vec<usize>) =
            total.cells.iter().copied().partition(|&cell| inside[cell]);
        if within.is_empty() || within.len() < beyond.len() {
            continue;
        }
        sum -= i64::from(total.sum);
        for &cell in &within {
            left[cell] = false;
        }
        terms.extend(beyond.into_iter().map(|cell| (cell, -1)));
    }
    let innies = (0..left.len()).filter(|&cell| left[cell]);
    terms.extend(innies.map(|cell| (cell, 1)));
    // Outies alone are better told as a plain sum.
    if terms.iter().all(|&(_, weight)| weight == -1) {
        for term in &mut terms {
            term.1 = 1;
        }
        sum = -sum;
    }
    terms.sort_unstable();
    (terms, sum)
}
