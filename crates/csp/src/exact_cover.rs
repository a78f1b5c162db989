//! Exact cover: choose options so that each item is covered exactly once.
//!
//! Source: Knuth, *The Art of Computer Programming*, volume 4B, section 7.2.2.1.

mod dancing_links;
mod links;
mod of_csp;

pub use dancing_links::{CoverEvent, CoverObserver, CoverReport, DancingLinks};
pub use of_csp::{CspCover, DancingLinksOnCsp, Meaning, NotACover};

use links::Links;

/// What is wrong with an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoverError {
    /// An option names an item that does not exist.
    #[error("item {item} does not exist: there are {count}, numbered from 0")]
    UnknownItem {
        /// The item that does not exist.
        item: u32,
        /// How many items there are.
        count: u32,
    },
    /// An option names an item twice.
    #[error("item {0} occurs twice in one option")]
    RepeatedItem(u32),
    /// An option covers nothing that must be covered.
    #[error("an option must cover at least one primary item")]
    NoPrimaryItem,
}

/// An exact cover problem: items, and options that cover some of them.
///
/// Primary items must be covered exactly once, secondary items at most once. Items are numbered from
/// 0, the primary ones first; options are numbered from 0 in the order in which they were added.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::exact_cover::{DancingLinks, ExactCover};
/// use atisbo_csp::Machine;
///
/// // Knuth's example: the options ce, adg, bcf, adf, bg, deg of the items a to g.
/// let mut cover = ExactCover::new(7, 0);
/// for option in [vec![2, 4], vec![0, 3, 6], vec![1, 2, 5], vec![0, 3, 5], vec![1, 6], vec![3, 4, 6]] {
///     cover.option(&option)?;
/// }
/// let report = DancingLinks::new(&cover, u64::MAX, (), &Budget::unlimited()).run();
/// assert_eq!(report.solutions, 1);
/// assert_eq!(report.solution, Some(vec![3, 0, 4])); // adf, ce, bg
/// # Ok::<(), atisbo_csp::exact_cover::CoverError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactCover {
    primary: u32,
    items: u32,
    /// Ready for the dance: a search begins with a copy.
    links: Links,
    /// The first node of each option.
    firsts: Vec<u32>,
}

impl ExactCover {
    /// This many primary and this many secondary items, and no option.
    pub fn new(primary: u32, secondary: u32) -> Self {
        let items = primary.saturating_add(secondary);
        ExactCover {
            primary,
            items,
            links: Links::new(primary, items),
            firsts: Vec::new(),
        }
    }

    /// Adds an option that covers these items; its number.
    ///
    /// # Errors
    ///
    /// If an item does not exist or occurs twice, or none of them is primary.
    pub fn option(&mut self, items: &[u32]) -> Result<u32, CoverError> {
        let count = self.items;
        if let Some(&item) = items.iter().find(|&&item| item >= count) {
            return Err(CoverError::UnknownItem { item, count });
        }
        if let Some(&item) = items
            .iter()
            .enumerate()
            .find_map(|(index, item)| items[..index].contains(item).then_some(item))
        {
            return Err(CoverError::RepeatedItem(item));
        }
        if items.iter().all(|&item| item >= self.primary) {
            return Err(CoverError::NoPrimaryItem);
        }
        Ok(self.add(items.iter().copied()))
    }

    /// Adds an option that is known to make sense.
    fn add(&mut self, items: impl IntoIterator<Item = u32>) -> u32 {
        let option = self.options();
        let first = self
            .links
            .add(option, items.into_iter().map(|item| item + 1));
        self.firsts.push(first);
        option
    }

    /// The number of items, primary and secondary.
    pub fn items(&self) -> u32 {
        self.items
    }

    /// The number of primary items.
    pub fn primary(&self) -> u32 {
        self.primary
    }

    /// The number of options.
    pub fn options(&self) -> u32 {
        self.firsts.len() as u32
    }

    /// The items of an option; none if there is no such option.
    pub fn items_of(&self, option: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.firsts.get(option as usize);
        first
            .into_iter()
            .flat_map(|&first| self.links.items_from(first))
            .map(|item| item - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_make_no_sense_are_refused() {
        let mut cover = ExactCover::new(2, 1);
        assert_eq!(
            cover.option(&[3]),
            Err(CoverError::UnknownItem { item: 3, count: 3 })
        );
        assert_eq!(cover.option(&[0, 1, 0]), Err(CoverError::RepeatedItem(0)));
        assert_eq!(cover.option(&[2]), Err(CoverError::NoPrimaryItem));
        assert_eq!(cover.option(&[2, 0]), Ok(0));
        assert!(cover.items_of(0).eq([2, 0]));
        assert_eq!(cover.items_of(9).count(), 0);
    }
}
