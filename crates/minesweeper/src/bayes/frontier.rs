//! The hidden cells that numbers tell something about, and in what order to walk along them.

use crate::position::{Position, View};
use crate::tiling::Cell;
use rustc_hash::FxHashMap;

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
                        let items = &mut frontier.items;
                        clue.items
                            .push(*item_of.entry(neighbour).or_insert_with(|| {
                                items.push(Item {
                                    cells: vec![neighbour],
                                    low: 0,
                                    high: 1,
                                });
                                items.len() as u32 - 1
                            }));
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

    /// Narrows the counts by one number at a time until none says more, and sets aside what is then
    /// settled. None if a number cannot be.
    fn settle(&mut self) -> Option<()> {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for clue in &self.clues {
                let mut low = 0;
                let mut high = 0;
                for &item in &clue.items {
                    low += self.items[item as usize].low;
                    high += self.items[item as usize].high;
                }
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
    /// mines these have together. Whoever adds up all mines need not add up these.
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

    /// The items that are not `left_out`, in groups that share no clue, each group in an
    /// order that walks along the clues, so that sums over its first items involve few of them.
    pub(super) fn components(&self, left_out: &[bool]) -> Vec<Component> {
        let mut walk = Walk {
            frontier: self,
            counted_by: self.counted_by(),
            reached: vec![u32::MAX; self.clues.len()],
            round: 0,
        };
        let mut components = Vec::new();
        let mut seen = left_out.to_vec();
        for start in 0..self.clues.len() as u32 {
            if walk.reached[start as usize] != u32::MAX {
                continue;
            }
            // The last one that a walk reaches lies at an end: a good place to begin.
            let end = walk.order(start).last().copied().unwrap_or(start);
            let order = walk.order(end);
            components.push(Component::new(self, &order, &mut seen));
        }
        components
    }
}

struct Walk<'f> {
    frontier: &'f Frontier,
    counted_by: Vec<Vec<u32>>,
    /// The last walk that reached each clue.
    reached: Vec<u32>,
    round: u32,
}

impl Walk<'_> {
    /// The clues of a component, breadth first.
    fn order(&mut self, start: u32) -> Vec<u32> {
        let round = self.round;
        self.round += 1;
        self.reached[start as usize] = round;
        let mut order = vec![start];
        let mut next = 0;
        while let Some(&clue) = order.get(next) {
            next += 1;
            for &item in &self.frontier.clues[clue as usize].items {
                for &other in &self.counted_by[item as usize] {
                    if self.reached[other as usize] != round {
                        self.reached[other as usize] = round;
                        order.push(other);
                    }
                }
            }
        }
        order
    }
}

/// Items that hang together through clues.
#[derive(Clone, Debug)]
pub(super) struct Component {
    pub(super) items: Vec<u32>,
    /// The fewest and the most mines that the items up to this one can have, as far as single numbers
    /// tell.
    pub(super) bounds: Vec<(u32, u32)>,
}

impl Component {
    fn new(frontier: &Frontier, order: &[u32], seen: &mut [bool]) -> Self {
        let mut component = Component {
            items: Vec::new(),
            bounds: Vec::new(),
        };
        let (mut least, mut most) = (0, 0);
        for &clue in order {
            let clue = &frontier.clues[clue as usize];
            let sum = |bound: fn(&Item) -> u32| -> u32 {
                let items = clue.items.iter();
                items
                    .map(|&item| bound(&frontier.items[item as usize]))
                    .sum()
            };
            // The bounds of this clue's items that are not among those it adds up to now.
            let (mut other_low, mut other_high) = (sum(|item| item.low), sum(|item| item.high));
            let (mut low, mut high) = (0, 0);
            for &index in &clue.items {
                if std::mem::replace(&mut seen[index as usize], true) {
                    continue;
                }
                let item = &frontier.items[index as usize];
                (low, high) = (low + item.low, high + item.high);
                (other_low, other_high) = (other_low - item.low, other_high - item.high);
                let at_least = low.max(clue.need.saturating_sub(other_high));
                let at_most = high.min(clue.need.saturating_sub(other_low));
                component.items.push(index);
                component.bounds.push((least + at_least, most + at_most));
            }
            if let Some(&(last_least, last_most)) = component.bounds.last() {
                (least, most) = (last_least, last_most);
            }
        }
        component
    }
}
