//! The position as a system of counts: each number says how many of some unknown cells are mines, and the
//! total says how many of all.
//!
//! Only cells that a number counts become unknowns of their own. The others are all alike: they take the
//! mines that are left, whichever these are, so the total bounds the mines of the unknowns from both
//! sides and nothing more.

use super::sight::{Known, Sight};
use crate::exact::Supply;
use crate::tiling::Cell;
use atisbo_logic::{Literal, Symbol};
use rustc_hash::FxHashMap;
use std::ops::RangeInclusive;

/// A number, as far as its neighbours are unknown.
#[derive(Clone, Debug)]
pub(super) struct Count {
    /// The cell that shows it.
    pub(super) number: Cell,
    /// How many of the unknowns are mines. Less than 0 or more than there are unknowns if too many or too
    /// few of the known cells are.
    pub(super) mines: i64,
    /// Which unknowns it counts, by their place.
    pub(super) members: Vec<u32>,
}

impl Count {
    /// How many of the unknowns are mines, as a range; an empty one if that cannot be.
    pub(super) fn range(&self) -> RangeInclusive<usize> {
        usize::try_from(self.mines).map_or(NEVER, |mines| mines..=mines)
    }
}

/// A range that holds no count.
#[expect(
    clippy::reversed_empty_ranges,
    reason = "an empty range is what is meant"
)]
const NEVER: RangeInclusive<usize> = 1..=0;

/// The position as a system of counts.
#[derive(Clone, Debug, Default)]
pub(super) struct System {
    /// The unknown cells that are counted: each is a symbol, by its place.
    pub(super) cells: Vec<Cell>,
    place: FxHashMap<Cell, u32>,
    pub(super) counts: Vec<Count>,
    /// The unknown cells that no number counts.
    pub(super) outside: Vec<Cell>,
    /// How many mines there are among all unknown cells, if that is known.
    pub(super) left: Option<i64>,
}

impl System {
    /// The system of what is open. Some cells may be counted as unknowns of their own though no number
    /// counts them.
    pub(super) fn new(sight: &Sight<'_>, own: &[Cell]) -> Self {
        let mut system = System::default();
        let tiling = sight.position().tiling();
        for (number, shown) in sight.position().numbers() {
            let mut mines = i64::from(shown);
            let mut members = Vec::new();
            for &cell in tiling.neighbours(number).iter() {
                match sight.known(cell) {
                    Known::Open => members.push(system.unknown(cell)),
                    Known::Mine => mines -= 1,
                    Known::Number(_) | Known::Clear => {}
                }
            }
            if !members.is_empty() || mines != 0 {
                system.counts.push(Count {
                    number,
                    mines,
                    members,
                });
            }
        }
        for &cell in own {
            if sight.known(cell) == Known::Open {
                system.unknown(cell);
            }
        }
        let outside = sight.open().filter(|cell| !system.place.contains_key(cell));
        system.outside = outside.collect();
        system.left = left(sight);
        system
    }

    fn unknown(&mut self, cell: Cell) -> u32 {
        let next = self.cells.len() as u32;
        let place = *self.place.entry(cell).or_insert(next);
        if place == next {
            self.cells.push(cell);
        }
        place
    }

    /// The place of an unknown cell that is counted.
    pub(super) fn place(&self, cell: Cell) -> Option<u32> {
        self.place.get(&cell).copied()
    }

    /// How many of the unknowns may be mines, so that the cells outside can take the rest; `None` if
    /// nothing bounds them, an empty range if they never can.
    pub(super) fn bounds(&self) -> Option<RangeInclusive<usize>> {
        let left = self.left?;
        let Ok(most) = usize::try_from(left) else {
            return Some(NEVER);
        };
        let least = most.saturating_sub(self.outside.len());
        let range = least..=most.min(self.cells.len());
        (range != (0..=self.cells.len())).then_some(range)
    }

    /// For each unknown, the counts that count it.
    pub(super) fn counts_of_cells(&self) -> Vec<Vec<usize>> {
        let mut of_cell = vec![Vec::new(); self.cells.len()];
        for (index, count) in self.counts.iter().enumerate() {
            for &member in &count.members {
                of_cell[member as usize].push(index);
            }
        }
        of_cell
    }

    /// What single numbers settle, one after the other, and the system of what they leave open; `None` if
    /// they contradict each other.
    pub(super) fn propagated(&self) -> Option<(System, Vec<(Cell, bool)>)> {
        let of_cell = self.counts_of_cells();
        let mut is_mine: Vec<Option<bool>> = vec![None; self.cells.len()];
        let mut mines: Vec<i64> = self.counts.iter().map(|count| count.mines).collect();
        let sizes = self.counts.iter().map(|count| count.members.len() as i64);
        let mut unsettled: Vec<i64> = sizes.collect();
        let mut agenda: Vec<usize> = (0..self.counts.len()).collect();
        while let Some(index) = agenda.pop() {
            let value = match mines[index] {
                0 => false,
                all if all == unsettled[index] => true,
                some if (0..unsettled[index]).contains(&some) => continue,
                _ => return None,
            };
            for &member in &self.counts[index].members {
                if is_mine[member as usize].is_some() {
                    continue;
                }
                is_mine[member as usize] = Some(value);
                for &count in &of_cell[member as usize] {
                    unsettled[count] -= 1;
                    mines[count] -= i64::from(value);
                    agenda.push(count);
                }
            }
        }
        let settled = self.cells.iter().zip(&is_mine);
        let settled = settled.filter_map(|(&cell, &value)| Some((cell, value?)));
        let settled: Vec<(Cell, bool)> = settled.collect();
        let settled_mines = settled.iter().filter(|(_, value)| *value).count() as i64;
        let mut rest = System {
            left: self.left.map(|left| left - settled_mines),
            outside: self.outside.clone(),
            ..System::default()
        };
        for (count, mines) in self.counts.iter().zip(mines) {
            let open = count.members.iter().map(|&member| member as usize);
            let open = open.filter(|&member| is_mine[member].is_none());
            let members: Vec<u32> = open
                .map(|member| rest.unknown(self.cells[member]))
                .collect();
            if !members.is_empty() {
                rest.counts.push(Count {
                    number: count.number,
                    mines,
                    members,
                });
            }
        }
        // Unknowns that no number counts stay unknowns.
        for (&cell, is_mine) in self.cells.iter().zip(&is_mine) {
            if is_mine.is_none() {
                rest.unknown(cell);
            }
        }
        Some((rest, settled))
    }

    /// Some of the counts by themselves, with the unknowns that they count.
    pub(super) fn restricted_to(&self, counts: &[usize]) -> System {
        let mut part = System::default();
        for &count in counts {
            let mut count = self.counts[count].clone();
            for member in &mut count.members {
                *member = part.unknown(self.cells[*member as usize]);
            }
            part.counts.push(count);
        }
        part
    }

    /// Some of the numbers by themselves: all cells that they do not count lie outside.
    pub(super) fn of_numbers(&self, numbers: &[Cell]) -> System {
        let is_one = |&count: &usize| numbers.contains(&self.counts[count].number);
        let counts: Vec<usize> = (0..self.counts.len()).filter(is_one).collect();
        let mut part = self.restricted_to(&counts);
        let all = self.cells.iter().chain(&self.outside);
        let outside = all.filter(|cell| !part.place.contains_key(cell));
        part.outside = outside.copied().collect();
        part.left = self.left;
        part
    }

    /// The counts that share unknowns, part by part; each part as the places of its counts.
    pub(super) fn parts(&self) -> Vec<Vec<usize>> {
        let of_cell = self.counts_of_cells();
        let mut seen = vec![false; self.counts.len()];
        let mut parts = Vec::new();
        for start in 0..self.counts.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let mut part = vec![start];
            let mut next = 0;
            while next < part.len() {
                for &member in &self.counts[part[next]].members {
                    for &other in &of_cell[member as usize] {
                        if !std::mem::replace(&mut seen[other], true) {
                            part.push(other);
                        }
                    }
                }
                next += 1;
            }
            parts.push(part);
        }
        parts
    }
}

/// That the unknown at a place is a mine.
pub(super) fn is_mine(place: u32) -> Literal {
    Literal::positive(Symbol::new(place as usize))
}

/// How many mines there are among all unknown cells, if that is known. A density of 0 or 1 gives a total.
fn left(sight: &Sight<'_>) -> Option<i64> {
    match Supply::of(sight.position()) {
        Supply::Total(total) => Some(i64::from(total.mines) - sight.believed().count() as i64),
        Supply::Density(_) => None,
    }
}
