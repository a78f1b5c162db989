//! Algorithm X with dancing links: cover the item with the fewest options left, and try each of them.
//!
//! An option that no longer fits is unlinked from the lists of its items in constant time, and linked
//! in again on the way back, because an unlinked node still knows its neighbours.
//!
//! Source: Knuth, "Dancing links", 2000; *The Art of Computer Programming*, volume 4B,
//! section 7.2.2.1, algorithm X with the exercise on minimum remaining values.

use super::ExactCover;
use crate::machine::Machine;
use crate::report::{Ending, Statistics};
use crate::tally::Tally;
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};

/// Somebody who watches dancing links; `()` watches nothing and costs nothing.
pub trait CoverObserver {
    /// Takes notice of an event.
    fn notice(&mut self, event: &CoverEvent<'_>);
}

impl CoverObserver for () {
    #[inline(always)]
    fn notice(&mut self, _event: &CoverEvent<'_>) {}
}

/// One thing that happens in dancing links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverEvent<'a> {
    /// An option is chosen to cover an item. Whatever was chosen at this depth or below is taken back
    /// first.
    Choose {
        /// The item with the fewest options left.
        item: u32,
        /// The option.
        option: u32,
        /// How many options were chosen before.
        depth: u32,
    },
    /// An item can no longer be covered.
    Uncoverable {
        /// Which one.
        item: u32,
    },
    /// All options of an item were tried, and the search goes back to an earlier one.
    Backtrack {
        /// The depth of the item whose next option is tried now.
        to: u32,
    },
    /// Options that cover every primary item.
    Solution {
        /// In the order in which they were chosen.
        options: &'a [u32],
    },
}

/// What dancing links gives back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverReport {
    /// How it ended.
    pub ending: Ending,
    /// The options of the first solution, in the order in which they were chosen.
    pub solution: Option<Vec<u32>>,
    /// How many solutions were found, up to the limit that was asked for.
    pub solutions: u64,
    /// Whether those are all there are.
    pub exhaustive: bool,
    /// What it took; `domain_changes` are options unlinked from an item.
    pub statistics: Statistics,
}

/// Dancing links. A step chooses one option or goes back once.
///
/// Complete: it finds every solution, and says so when there is none. Memory is linear in the size of
/// the options.
pub struct DancingLinks<O> {
    items: Vec<Item>,
    /// The heads of the items' lists, with the same numbers as the items; then the options, one node
    /// for each item, a spacer before the first and after each.
    nodes: Vec<Node>,
    /// The nodes through which the chosen options were chosen.
    chosen: Vec<u32>,
    first: Option<Vec<u32>>,
    found: u64,
    wanted: u64,
    tally: Tally,
    observer: O,
    phase: Phase,
}

/// An item in the circular list of those that are to be covered. Item 0 is the head of that list, so
/// items are numbered from 1 here.
#[derive(Clone, Copy, Debug)]
struct Item {
    left: u32,
    right: u32,
    options: u32,
}

/// An option in the circular list of those that cover an item.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// For a spacer: the first node of the option before it.
    up: u32,
    /// For a spacer: the last node of the option after it.
    down: u32,
    /// For a spacer: 0, which is no item.
    item: u32,
    /// The number of the option.
    option: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Descend,
    Retreat,
    Ended(Ending, bool),
}

impl<O: CoverObserver> DancingLinks<O> {
    /// Ready to begin; stops after so many solutions.
    pub fn new(cover: &ExactCover, solutions: u64, observer: O, budget: &Budget) -> Self {
        let nodes = cover.items as usize + cover.entries.len() + cover.ends.len() + 2;
        let bytes = nodes * size_of::<Node>() + cover.items as usize * size_of::<Item>();
        let mut machine = DancingLinks {
            items: Vec::new(),
            nodes: Vec::new(),
            chosen: Vec::new(),
            first: None,
            found: 0,
            wanted: solutions,
            observer,
            phase: Phase::Descend,
            tally: Tally::new(budget, solutions),
        };
        match machine.tally.book(bytes as u64) {
            Ok(()) => {
                machine.link_items(cover);
                machine.link_options(cover);
            }
            Err(stop) => machine.phase = Phase::Ended(Ending::Stopped(stop), false),
        }
        machine
    }

    /// The primary items form a circle with the head; each secondary item is a circle of its own, so
    /// that it is never chosen and covering it changes nothing else.
    fn link_items(&mut self, cover: &ExactCover) {
        let primary = cover.primary;
        for number in 0..=cover.items {
            let (left, right) = match number {
                0 => (primary, 1.min(primary)),
                last if last == primary => (last - 1, 0),
                inner if inner < primary => (inner - 1, inner + 1),
                secondary => (secondary, secondary),
            };
            self.items.push(Item {
                left,
                right,
                options: 0,
            });
            self.nodes.push(Node {
                up: number,
                down: number,
                item: number,
                option: 0,
            });
        }
    }

    fn link_options(&mut self, cover: &ExactCover) {
        let spacer = Node {
            up: 0,
            down: 0,
            item: 0,
            option: 0,
        };
        self.nodes.push(spacer);
        for option in 0..cover.options() {
            let before = self.nodes.len() - 1;
            let first = self.nodes.len() as u32;
            for &item in cover.items_of(option) {
                let (item, node) = (item + 1, self.nodes.len() as u32);
                let up = self.nodes[item as usize].up;
                self.nodes.push(Node {
                    up,
                    down: item,
                    item,
                    option,
                });
                self.nodes[up as usize].down = node;
                self.nodes[item as usize].up = node;
                self.items[item as usize].options += 1;
            }
            self.nodes[before].down = self.nodes.len() as u32 - 1;
            self.nodes.push(Node {
                up: first,
                ..spacer
            });
        }
    }

    #[inline]
    fn advance(&mut self) -> Result<(), Stop> {
        match self.phase {
            Phase::Descend => {
                self.tally.check()?;
                match self.scarcest() {
                    None => self.note_solution(),
                    Some(item) if self.items[item as usize].options == 0 => {
                        self.tally.statistics.failures += 1;
                        self.observer
                            .notice(&CoverEvent::Uncoverable { item: item - 1 });
                        self.phase = Phase::Retreat;
                    }
                    Some(item) => {
                        self.cover(item);
                        self.choose(item, self.nodes[item as usize].down);
                    }
                }
            }
            Phase::Retreat => match self.chosen.pop() {
                None => {
                    let ending = if self.found > 0 {
                        Ending::Solved
                    } else {
                        Ending::NoSolution
                    };
                    self.phase = Phase::Ended(ending, true);
                }
                Some(node) => {
                    self.uncover_others(node);
                    let Node { item, down, .. } = self.nodes[node as usize];
                    if down == item {
                        self.uncover(item);
                        if let Some(to) = self.chosen.len().checked_sub(1) {
                            self.tally.statistics.backtracks += 1;
                            self.observer
                                .notice(&CoverEvent::Backtrack { to: to as u32 });
                        }
                    } else {
                        self.tally.check()?;
                        self.choose(item, down);
                    }
                }
            },
            Phase::Ended(..) => {}
        }
        Ok(())
    }

    /// The item with the fewest options left (the first of several).
    #[inline]
    fn scarcest(&self) -> Option<u32> {
        let (mut best, mut fewest) = (0, u32::MAX);
        let mut item = self.items[0].right;
        while item != 0 {
            let Item { options, right, .. } = self.items[item as usize];
            if options < fewest {
                (best, fewest) = (item, options);
                if fewest <= 1 {
                    // None can be better but one with no option at all, and that one will show.
                    break;
                }
            }
            item = right;
        }
        (best != 0).then_some(best)
    }

    fn choose(&mut self, item: u32, node: u32) {
        let depth = self.chosen.len() as u32;
        let option = self.nodes[node as usize].option;
        self.chosen.push(node);
        let statistics = &mut self.tally.statistics;
        statistics.nodes += 1;
        statistics.deepest = statistics.deepest.max(depth + 1);
        self.observer.notice(&CoverEvent::Choose {
            item: item - 1,
            option,
            depth,
        });
        self.cover_others(node);
        self.phase = Phase::Descend;
    }

    fn note_solution(&mut self) {
        let options: Vec<u32> = self
            .chosen
            .iter()
            .map(|&node| self.nodes[node as usize].option)
            .collect();
        self.observer
            .notice(&CoverEvent::Solution { options: &options });
        self.found += 1;
        self.first.get_or_insert(options);
        self.phase = if self.found >= self.wanted {
            Phase::Ended(Ending::Solved, self.chosen.is_empty())
        } else {
            Phase::Retreat
        };
    }

    /// Takes an item out of the circle, and its options out of the lists of their other items.
    #[inline]
    fn cover(&mut self, item: u32) {
        let mut node = self.nodes[item as usize].down;
        while node != item {
            self.hide(node);
            node = self.nodes[node as usize].down;
        }
        let Item { left, right, .. } = self.items[item as usize];
        self.items[left as usize].right = right;
        self.items[right as usize].left = left;
    }

    /// Undoes [`cover`](Self::cover).
    #[inline]
    fn uncover(&mut self, item: u32) {
        let Item { left, right, .. } = self.items[item as usize];
        self.items[left as usize].right = item;
        self.items[right as usize].left = item;
        let mut node = self.nodes[item as usize].up;
        while node != item {
            self.unhide(node);
            node = self.nodes[node as usize].up;
        }
    }

    /// Takes all other nodes of an option out of their lists.
    #[inline]
    fn hide(&mut self, node: u32) {
        let mut other = node + 1;
        while other != node {
            let Node { up, down, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = up;
            } else {
                self.nodes[up as usize].down = down;
                self.nodes[down as usize].up = up;
                self.items[item as usize].options -= 1;
                self.tally.statistics.domain_changes += 1;
                other += 1;
            }
        }
    }

    /// Undoes [`hide`](Self::hide), in the opposite order.
    #[inline]
    fn unhide(&mut self, node: u32) {
        let mut other = node - 1;
        while other != node {
            let Node { up, down, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = down;
            } else {
                self.nodes[up as usize].down = other;
                self.nodes[down as usize].up = other;
                self.items[item as usize].options += 1;
                other -= 1;
            }
        }
    }

    /// Covers the other items of a chosen option.
    #[inline]
    fn cover_others(&mut self, node: u32) {
        let mut other = node + 1;
        while other != node {
            let Node { up, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = up;
            } else {
                self.cover(item);
                other += 1;
            }
        }
    }

    /// Undoes [`cover_others`](Self::cover_others), in the opposite order.
    #[inline]
    fn uncover_others(&mut self, node: u32) {
        let mut other = node - 1;
        while other != node {
            let Node { down, item, .. } = self.nodes[other as usize];
            if item == 0 {
                other = down;
            } else {
                self.uncover(item);
                other -= 1;
            }
        }
    }
}

impl<O: CoverObserver> Machine for DancingLinks<O> {
    type Report = CoverReport;

    #[inline]
    fn step(&mut self) -> bool {
        if let Err(stop) = self.advance() {
            self.phase = Phase::Ended(Ending::Stopped(stop), false);
        }
        !matches!(self.phase, Phase::Ended(..))
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> CoverReport {
        let (ending, exhaustive) = match self.phase {
            Phase::Ended(ending, exhaustive) => (ending, exhaustive),
            _ => (Ending::Stopped(Stop::Cancelled), false),
        };
        CoverReport {
            ending,
            solution: self.first,
            solutions: self.found,
            exhaustive,
            statistics: self.tally.close(None, false).statistics,
        }
    }
}
