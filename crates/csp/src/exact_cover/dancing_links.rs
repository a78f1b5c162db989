//! Algorithm X with dancing links: cover the item with the fewest options left, and try each of them.
//!
//! Source: Knuth, "Dancing links", 2000; *The Art of Computer Programming*, volume 4B,
//! section 7.2.2.1, algorithm X with the exercise on minimum remaining values.

use super::ExactCover;
use super::links::Links;
use crate::tally::Tally;
use crate::{Machine, Report, Statistics};
use atisbo_base::{Budget, Stop};

/// A watcher of dancing links; `()` watches nothing and costs nothing.
pub trait CoverObserver {
    /// Takes notice of an event.
    fn notice(&mut self, event: &CoverEvent<'_>);

    /// Whether it wants to know of the items that are chosen: only then are they compared for it.
    #[inline]
    fn watches(&self) -> bool {
        false
    }
}

impl CoverObserver for () {
    #[inline(always)]
    fn notice(&mut self, _event: &CoverEvent<'_>) {}
}

/// One thing that happens in dancing links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverEvent<'a> {
    /// An item is chosen: one with the fewest options left. Whatever was chosen at this depth or below is taken back.
    Item {
        /// Which one.
        item: u32,
        /// How many options were chosen before.
        depth: u32,
        /// How many options it has left.
        options: u32,
        /// The other primary items that are to be covered, each with the number of its options.
        others: &'a [(u32, u32)],
    },
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

/// What dancing links gives back: a solution is the options chosen, in order. The `domain_changes` of its statistics
/// are options unlinked from an item.
pub type CoverReport = Report<u32>;

/// Dancing links. A step chooses one option or goes back once.
///
/// Complete: it finds every solution, and says so when there is none. Memory is linear in the size of
/// the options.
pub struct DancingLinks<O> {
    links: Links,
    /// The nodes through which the chosen options were chosen.
    chosen: Vec<u32>,
    /// How many of the chosen options have another one of the same item after them. Without any,
    /// there is nothing to go back for.
    alternatives: u32,
    tally: Tally<u32>,
    observer: O,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Descend,
    Retreat,
}

impl<O: CoverObserver> DancingLinks<O> {
    /// Ready to begin; stops after this many solutions.
    pub fn new(cover: &ExactCover, solutions: u64, observer: O, budget: &Budget) -> Self {
        Self::without(cover, [], solutions, observer, budget)
    }

    /// The same, without some of the options: one cover serves many problems that differ in what
    /// they rule out from the start. No option may be named twice.
    pub(super) fn without(
        cover: &ExactCover,
        ruled_out: impl IntoIterator<Item = u32>,
        solutions: u64,
        observer: O,
        budget: &Budget,
    ) -> Self {
        let mut tally = Tally::new(budget, solutions);
        let mut links = Links::new(0, 0);
        if tally.book(cover.links.bytes()).is_ok() {
            links = cover.links.clone();
            for option in ruled_out {
                if let Some(&first) = cover.firsts.get(option as usize) {
                    links.remove(first);
                }
            }
            // What was ruled out before the search does not count as its work.
            links.unlinked = 0;
        }
        DancingLinks {
            links,
            chosen: Vec::new(),
            alternatives: 0,
            tally,
            observer,
            phase: Phase::Descend,
        }
    }

    #[inline]
    fn advance(&mut self) -> Result<(), Stop> {
        match self.phase {
            Phase::Descend => {
                self.tally.check()?;
                let Some(item) = self.links.scarcest() else {
                    self.note_solution();
                    return Ok(());
                };
                self.tell_item(item);
                if let Some(node) = self.links.first(item) {
                    self.links.cover(item);
                    self.choose(item, node);
                } else {
                    self.tally.statistics.failures += 1;
                    self.observer
                        .notice(&CoverEvent::Uncoverable { item: item - 1 });
                    self.phase = Phase::Retreat;
                }
            }
            Phase::Retreat => self.retreat()?,
        }
        Ok(())
    }

    fn tell_item(&mut self, item: u32) {
        if !self.observer.watches() {
            return;
        }
        let open = self.links.open_items();
        let (chosen, others): (Vec<_>, Vec<_>) = open.partition(|&(other, _)| other == item - 1);
        self.observer.notice(&CoverEvent::Item {
            item: item - 1,
            depth: self.chosen.len() as u32,
            options: chosen.first().map_or(0, |&(_, options)| options),
            others: &others,
        });
    }

    /// Takes back the last option, and tries the next one of its item.
    fn retreat(&mut self) -> Result<(), Stop> {
        let last = match self.alternatives {
            0 => None,
            _ => self.chosen.pop(),
        };
        let Some(node) = last else {
            self.tally.exhaust();
            return Ok(());
        };
        self.links.forget();
        self.links.uncover_others(node);
        let item = self.links.item(node);
        if let Some(next) = self.links.after(node) {
            self.alternatives -= 1;
            self.tally.check()?;
            self.choose(item, next);
        } else {
            self.links.uncover(item);
            if let Some(to) = self.chosen.len().checked_sub(1) {
                self.tally.statistics.backtracks += 1;
                self.observer
                    .notice(&CoverEvent::Backtrack { to: to as u32 });
            }
        }
        Ok(())
    }

    fn choose(&mut self, item: u32, node: u32) {
        let depth = self.chosen.len() as u32;
        let option = self.links.option(node);
        self.chosen.push(node);
        self.alternatives += u32::from(self.links.after(node).is_some());
        let statistics = &mut self.tally.statistics;
        statistics.nodes += 1;
        statistics.deepest = statistics.deepest.max(depth + 1);
        self.observer.notice(&CoverEvent::Choose {
            item: item - 1,
            option,
            depth,
        });
        self.links.cover_others(node);
        self.tally.statistics.domain_changes = self.links.unlinked;
        self.phase = Phase::Descend;
    }

    fn note_solution(&mut self) {
        let chosen = self.chosen.iter();
        let options: Vec<u32> = chosen.map(|&node| self.links.option(node)).collect();
        self.observer
            .notice(&CoverEvent::Solution { options: &options });
        self.tally.count_solution(&options, self.chosen.is_empty());
        self.phase = Phase::Retreat;
    }
}

impl<O: CoverObserver> Machine for DancingLinks<O> {
    type Report = CoverReport;

    #[inline]
    fn step(&mut self) -> bool {
        if self.tally.is_running()
            && let Err(stop) = self.advance()
        {
            self.tally.stop(stop);
        }
        self.tally.is_running()
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> CoverReport {
        self.tally.close()
    }
}
