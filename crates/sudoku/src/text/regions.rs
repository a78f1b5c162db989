//! Regions of any form: the boxes of a shape if they are, a jigsaw otherwise. And the rules that killer
//! formats share.

use super::cursor::Place;
use super::{Expected, Format, ParseError, WriteError};
use crate::variant::{Cage, ExtraRegion, Jigsaw, NoBoxes, Variant};
use crate::{Puzzle, Shape};

/// The shape of a grid and, if it has other regions than boxes, the variants that say so.
pub(super) struct Division {
    pub(super) shape: Shape,
    pub(super) variants: Vec<Variant>,
}

impl Division {
    /// As many regions as rows, each of as many cells, by the name of each cell's.
    pub(super) fn of<N: Ord>(
        names: &[Option<N>],
        shape: Shape,
        place: Place,
    ) -> Result<Self, ParseError> {
        let regions = grouped(names);
        Division::whole(&regions, shape).ok_or_else(|| {
            let wrong = regions.iter().find(|cells| cells.len() != shape.size());
            let found = wrong.map_or(regions.len(), Vec::len);
            place.unexpected(&found.to_string(), Expected::Regions)
        })
    }

    /// Any regions; `None` for cells in none. Those that do not fill the grid are extra regions.
    pub(super) fn of_any<N: Ord>(names: &[Option<N>], shape: Shape) -> Self {
        let regions = grouped(names);
        Division::whole(&regions, shape).unwrap_or_else(|| {
            let regions = regions
                .into_iter()
                .map(|cells| ExtraRegion { cells }.into());
            let variants = std::iter::once(NoBoxes.into()).chain(regions).collect();
            Division { shape, variants }
        })
    }

    /// Regions that fill the grid: the boxes of some shape, or a jigsaw.
    fn whole(regions: &[Vec<usize>], shape: Shape) -> Option<Self> {
        let size = shape.size();
        if regions.len() != size || regions.iter().any(|cells| cells.len() != size) {
            return None;
        }
        let others = (1..=size).filter_map(|rows| Shape::new(rows, size / rows));
        let fits = |shape: &Shape| {
            let in_one_box = |cells: &Vec<usize>| {
                let first = shape.box_of(cells[0]);
                cells.iter().all(|&cell| shape.box_of(cell) == first)
            };
            shape.size() == size && regions.iter().all(in_one_box)
        };
        if let Some(shape) = std::iter::once(shape).chain(others).find(fits) {
            let variants = Vec::new();
            return Some(Division { shape, variants });
        }
        let regions = regions.to_vec();
        let variants = vec![Jigsaw { regions }.into()];
        Some(Division { shape, variants })
    }
}

/// The rules that killer formats have: both diagonals, a jigsaw and cages.
pub(super) struct KillerRules<'a> {
    pub(super) has_diagonals: bool,
    pub(super) regions: Option<&'a Vec<Vec<usize>>>,
    pub(super) cages: Vec<&'a Cage>,
}

impl<'a> KillerRules<'a> {
    /// The rules of a puzzle that has no others.
    pub(super) fn of(puzzle: &'a Puzzle, format: Format) -> Result<Self, WriteError> {
        let mut diagonals = [false; 2];
        let (mut regions, mut cages) = (None, Vec::new());
        for variant in puzzle.rules().variants() {
            match variant {
                Variant::Diagonal(diagonal) => diagonals[usize::from(diagonal.rising)] = true,
                Variant::Jigsaw(jigsaw) => regions = Some(&jigsaw.regions),
                Variant::Cage(cage) => cages.push(cage),
                other => return Err(WriteError::rule(format, other.id())),
            }
        }
        if diagonals[0] != diagonals[1] {
            return Err(WriteError::rule(format, "diagonal"));
        }
        Ok(KillerRules {
            has_diagonals: diagonals[0],
            regions,
            cages,
        })
    }
}

/// The cells of each name, those whose first cell comes first in front.
pub(super) fn grouped<N: Ord>(names: &[Option<N>]) -> Vec<Vec<usize>> {
    let mut index = std::collections::BTreeMap::new();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (cell, name) in names.iter().enumerate() {
        let Some(name) = name else { continue };
        let group = *index.entry(name).or_insert(groups.len());
        if group == groups.len() {
            groups.push(Vec::new());
        }
        groups[group].push(cell);
    }
    groups
}

/// By cell, which of these sets it is in; `None` if two have a cell in common.
pub(super) fn owners<'a>(
    sets: impl IntoIterator<Item = &'a Vec<usize>>,
    cells: usize,
) -> Option<Vec<Option<usize>>> {
    let mut owners = vec![None; cells];
    for (index, set) in sets.into_iter().enumerate() {
        for &cell in set {
            if owners[cell].replace(index).is_some() {
                return None;
            }
        }
    }
    Some(owners)
}

/// The cells that can be reached from a cell by steps between neighbours.
pub(super) fn reachable(
    start: usize,
    cells: usize,
    neighbours: impl Fn(usize) -> Vec<usize>,
) -> Vec<usize> {
    let mut seen = vec![false; cells];
    let mut reached = vec![start];
    seen[start] = true;
    let mut done = 0;
    while let Some(&cell) = reached.get(done) {
        done += 1;
        for next in neighbours(cell) {
            if !seen[next] {
                seen[next] = true;
                reached.push(next);
            }
        }
    }
    reached
}
