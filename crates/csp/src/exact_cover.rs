//! Exact cover: choose options so that each item is covered exactly once.
//!
//! Source: Knuth, *The Art of Computer Programming*, volume 4B, section 7.2.2.1.

mod dancing_links;
mod of_csp;

pub use dancing_links::{CoverEvent, CoverObserver, CoverReport, DancingLinks};
pub use of_csp::{CspCover, DancingLinksOnCsp, Meaning, NotACover};

/// What is wrong with an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoverError {
    /// An option names an item that does not exist.
    #[error("item {item} does not exist: there are {count}, numbered from 0")]
    UnknownItem {
        /// The name that means nothing.
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
/// assert_eq!(report.solution, Some(vec![3, 4, 0])); // adf, bg, ce
/// # Ok::<(), atisbo_csp::exact_cover::CoverError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExactCover {
    primary: u32,
    items: u32,
    /// The items of all options, one option after the other.
    entries: Vec<u32>,
    /// Where each option ends.
    ends: Vec<u32>,
}

impl ExactCover {
    /// So many primary and so many secondary items, and no option.
    pub fn new(primary: u32, secondary: u32) -> Self {
        let items = primary.saturating_add(secondary);
        ExactCover {
            primary,
            items,
            entries: Vec::new(),
            ends: Vec::new(),
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
        self.entries.extend_from_slice(items);
        self.ends.push(self.entries.len() as u32);
        Ok(self.ends.len() as u32 - 1)
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
        self.ends.len() as u32
    }

    /// The items of an option.
    pub fn items_of(&self, option: u32) -> &[u32] {
        let end = |option: u32| {
            self.ends
                .get(option as usize)
                .map_or(0, |&end| end as usize)
        };
        let start = option.checked_sub(1).map_or(0, end);
        self.entries.get(start..end(option)).unwrap_or(&[])
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
        assert_eq!(cover.items_of(0), [2, 0]);
        assert!(cover.items_of(9).is_empty());
    }
}
