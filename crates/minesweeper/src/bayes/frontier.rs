//! The hidden cells that numbers count, and in what order to walk along them.

use crate::position::{Position, View};
use crate::tiling::Cell;
use rustc_hash::{FxHashMap, FxHashSet};

/// Hidden cells that all numbers treat alike, and how many of them may be mines.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) cells: Vec<Cell>,
    pub(super) low: u32,
    pub(super) high: u32,
}

/// A revealed number with hidden neighbours.
#[derive(Clone, Debug)]
pub(super) struct Clue {
    pub(super) cell: Cell,
    /// The items it counts.
    pub(super) items: Vec<u32>,
    /// How many mines they have together.
    pub(super) need: u32,
}

/// The numbers with hidden neighbours, and what they count.
#[derive(Clone, Debug, Default)]
pub(super) struct Frontier {
    pub(super) clues: Vec<Clue>,
    pub(super) items: Vec<Item>,
    /// Items whose count needs no inference.
    pub(super) settled: Vec<Item>,
}

impl Frontier {
    /// Some numbers of a position, with one item for each hidden cell they count.
    pub(super) fn new(position: &Position, numbers: impl Iterator<Item = (Cell, u8)>) -> Self {
        let mut frontier = Frontier::default();
        let mut item_of: FxHashMap<Cell, u32> = FxHashMap::default();
        for (cell, number) in numbers {
            let mut clue = Clue {
                cell,
                items: Vec::new(),
                need: u32::from(number),
            };
            for &neighbour in position.tiling().neighbours(cell).iter() {
                match position.view(neighbour) {
                    View::Mine => clue.need -= 1,
                    view if view.is_hidden() => {
                        let next = frontier.items.len() as u32;
                        let item = *item_of.entry(neighbour).or_insert(next);
                        if item == next {
                            let cells = vec![neighbour];
                            let (low, high) = (0, 1);
                            frontier.items.push(Item { cells, low, high });
                        }
                        clue.items.push(item);
                    }
                    _ => {}
                }
            }
            if !clue.items.is_empty() {
                frontier.clues.push(clue);
            }
        }
        frontier
    }

    /// The same frontier as few counts: cells that the same numbers count are one item, and what
    /// single numbers settle is set aside. None if no board fits.
    pub(super) fn condensed(mut self) -> Option<Self> {
        self.settle()?;
        self.merge();
        self.settle()?;
        Some(self)
    }

    /// The clues that count each item.
    fn counted_by(&self) -> Vec<Vec<u32>> {
        let mut by = vec![Vec::new(); self.items.len()];
        for (index, clue) in self.clues.iter().enumerate() {
            for &item in &clue.items {
                by[item as usize].push(index as u32);
            }
        }
        by
    }

    /// Makes one item of all that the same clues count.
    fn merge(&mut self) {
        let mut merged: Vec<Item> = Vec::new();
        let mut by_clues: FxHashMap<Vec<u32>, usize> = FxHashMap::default();
        let counted_by = self.counted_by();
        let mut kept = vec![None; self.items.len()];
        let items = std::mem::take(&mut self.items).into_iter();
        for (index, (item, clues)) in items.zip(counted_by).enumerate() {
            if let Some(&same) = by_clues.get(&clues) {
                let same: &mut Item = &mut merged[same];
                same.cells.extend(item.cells);
                same.low += item.low;
                same.high += item.high;
            } else {
                by_clues.insert(clues, merged.len());
                kept[index] = Some(merged.len() as u32);
                merged.push(item);
            }
        }
        self.items = merged;
        for clue in &mut self.clues {
            clue.items.retain_mut(|item| {
                let now = kept[*item as usize];
                *item = now.unwrap_or(*item);
                now.is_some()
            });
        }
    }

    /// Narrows the counts by one number at a time until none narrows more, and sets aside what is then
    /// settled. None if a number cannot be met.
    fn settle(&mut self) -> Option<()> {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for clue in &self.clues {
                let (mut low, mut high) = self.bounds(clue);
                if !(low..=high).contains(&clue.need) {
                    return None;
                }
                for &item in &clue.items {
                    let item = &mut self.items[item as usize];
                    let least = item.low.max(clue.need.saturating_sub(high - item.high));
                    let most = item.high.min(clue.need - (low - item.low));
                    if (least, most) != (item.low, item.high) {
                        (low, high) = (low + least - item.low, high - (item.high - most));
                        (item.low, item.high) = (least, most);
                        changed = true;
                    }
                }
            }
        }
        self.set_aside();
        Some(())
    }

    /// Takes out the items with one possible count, and the clues that then count nothing.
    fn set_aside(&mut self) {
        let mut kept = vec![None; self.items.len()];
        let mut open = Vec::new();
        let mut counts = Vec::with_capacity(self.items.len());
        for (index, item) in std::mem::take(&mut self.items).into_iter().enumerate() {
            counts.push(item.low);
            if item.low == item.high {
                self.settled.push(item);
            } else {
                kept[index] = Some(open.len() as u32);
                open.push(item);
            }
        }
        self.items = open;
        for clue in &mut self.clues {
            clue.items.retain_mut(|item| {
                let before = *item as usize;
                match kept[before] {
                    Some(now) => *item = now,
                    None => clue.need -= counts[before],
                }
                kept[before].is_some()
            });
        }
        self.clues.retain(|clue| !clue.items.is_empty());
    }

    /// Clues that have no item in common, chosen to cover many: which items they count, and how many
    /// mines these have together. The sum of all mines need not add these up.
    pub(super) fn counted_already(&self) -> (Vec<bool>, u32) {
        let mut clues: Vec<&Clue> = self.clues.iter().collect();
        clues.sort_by_key(|clue| std::cmp::Reverse(clue.items.len()));
        let mut counted = vec![false; self.items.len()];
        let mut mines = 0;
        for clue in clues {
            if clue.items.iter().any(|&item| counted[item as usize]) {
                continue;
            }
            for &item in &clue.items {
                counted[item as usize] = true;
            }
            mines += clue.need;
        }
        (counted, mines)
    }

    /// The fewest and the most mines that the items of a clue can have together.
    pub(super) fn bounds(&self, clue: &Clue) -> (u32, u32) {
        let items = clue.items.iter().map(|&item| &self.items[item as usize]);
        items.fold((0, 0), |(low, high), item| {
            (low + item.low, high + item.high)
        })
    }

    /// The items that are not `left_out`, in groups that share no clue, each group in an
    /// order that walks along the clues, so that sums over its first items involve few of them.
    pub(super) fn components(&self, left_out: &[bool]) -> Vec<Component> {
        let counted_by = self.counted_by();
        let mut components = Vec::new();
        let mut is_reached = vec![false; self.clues.len()];
        let mut seen = left_out.to_vec();
        for start in 0..self.clues.len() as u32 {
            if is_reached[start as usize] {
                continue;
            }
            // The last one that a walk reaches lies at an end: a good place to begin.
            let end = *self.walk(&counted_by, start).last().unwrap_or(&start);
            let order = self.walk(&counted_by, end);
            for &clue in &order {
                is_reached[clue as usize] = true;
            }
            components.push(self.component(&order, &mut seen));
        }
        components
    }

    /// The clues that are connected with one, breadth first.
    fn walk(&self, counted_by: &[Vec<u32>], start: u32) -> Vec<u32> {
        let mut seen = FxHashSet::from_iter([start]);
        let mut order = vec![start];
        let mut next = 0;
        while let Some(&clue) = order.get(next) {
            next += 1;
            let items = self.clues[clue as usize].items.iter();
            let near = items.flat_map(|&item| &counted_by[item as usize]);
            order.extend(near.filter(|&&other| seen.insert(other)));
        }
        order
    }

    /// The items of these clues that were not seen yet.
    fn component(&self, clues: &[u32], seen: &mut [bool]) -> Component {
        let mut component = Component::new();
        let (mut least, mut most) = (0, 0);
        for &clue in clues {
            let clue = &self.clues[clue as usize];
            // The bounds of this clue's items that are not among those it adds up to now.
            let (mut other_low, mut other_high) = self.bounds(clue);
            let (mut low, mut high) = (0, 0);
            for &index in &clue.items {
                if std::mem::replace(&mut seen[index as usize], true) {
                    continue;
                }
                let item = &self.items[index as usize];
                (low, high) = (low + item.low, high + item.high);
                (other_low, other_high) = (other_low - item.low, other_high - item.high);
                let at_least = low.max(clue.need.saturating_sub(other_high));
                let at_most = high.min(clue.need.saturating_sub(other_low));
                component.push((index, (least + at_least, most + at_most)));
            }
            if let Some(&(_, last)) = component.last() {
                (least, most) = last;
            }
        }
        component
    }
}

/// Items that clues connect, each with the fewest and the most mines that the items up to it can have, as far as single
/// numbers tell.
pub(super) type Component = Vec<(u32, (u32, u32))>;
