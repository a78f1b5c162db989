//! Whether any board looks like a position, and if none does, which of its numbers cannot be true together.

pub(crate) mod links;
pub(crate) mod quickxplain;

use crate::exact::{Analyser, Effort, Status, Supply, Total};
use crate::position::{Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use links::Links;
use quickxplain::minimal;
use serde::Serialize;

/// Whether any board looks like a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One does.
    Possible,
    /// None does, and these cannot be true together.
    Impossible(Conflict),
}

/// What cannot be true together. Without any one of it, the rest can.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Conflict {
    /// The numbers, in ascending order.
    pub numbers: Vec<Cell>,
    /// The flags, if they were trusted, in ascending order.
    pub flags: Vec<Cell>,
    /// Whether the mine total is part of it.
    pub total: bool,
}

impl Conflict {
    /// How many members it has.
    pub fn size(&self) -> usize {
        self.numbers.len() + self.flags.len() + usize::from(self.total)
    }
}

/// Whether any board looks like this position, its flags taken for hidden cells.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::{Cell, Position, Verdict, check};
///
/// let position: Position = "mines 4\n####\n#15#\n####".parse()?;
/// let Ok(Verdict::Impossible(conflict)) = check(&position, &Budget::unlimited()) else {
///     panic!("the 5 has only three cells that are not beside the 1 too");
/// };
/// assert_eq!(conflict.numbers, [Cell(5), Cell(6)]);
/// assert!(!conflict.total);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the budget ends first; its nodes are states of the exact analysis.
pub fn check(position: &Position, budget: &Budget) -> Result<Verdict, Stop> {
    Checker::new(position, false, budget).run()
}

/// Whether any board looks like this position, its flags taken for mines; where not, the conflict
/// names the flags in it.
///
/// # Errors
///
/// If the budget ends first.
pub fn check_flags(position: &Position, budget: &Budget) -> Result<Verdict, Stop> {
    Checker::new(position, true, budget).run()
}

/// Every connected group up to this size is looked at for a small conflict ...
const LARGEST_GROUP: usize = 3;

/// ... if no more numbers than this are connected.
const GROUPS_UP_TO: usize = 400;

struct Checker<'p> {
    position: &'p Position,
    analyser: Analyser,
    effort: Effort,
    numbers: Vec<Cell>,
    flags: Vec<Cell>,
    /// Which cells are flags that count as mines, and how many.
    trusted: Vec<bool>,
    trusted_count: u32,
    total: Option<Total>,
}

impl<'p> Checker<'p> {
    fn new(position: &'p Position, trust_flags: bool, budget: &Budget) -> Self {
        let flags = position.cells_with(|view| trust_flags && view == View::Flag);
        Checker {
            position,
            analyser: Analyser::new(),
            effort: Effort::new(budget),
            // A number without hidden neighbours was checked when the position was made.
            numbers: position.open_numbers(),
            flags: flags.collect(),
            trusted: vec![false; position.tiling().len()],
            trusted_count: 0,
            total: match Supply::of(position) {
                Supply::Total(total) => Some(total),
                Supply::Density(_) => None,
            },
        }
    }

    fn run(mut self) -> Result<Verdict, Stop> {
        let (numbers, flags) = (self.numbers.clone(), self.flags.clone());
        self.trust(&flags);
        if !self.fails(&numbers, true)? {
            return Ok(Verdict::Possible);
        }
        // The numbers first with all flags, then the flags with the numbers found: fewer flags fail
        // less, so the numbers stay minimal.
        let total = !self.fails(&numbers, false)?;
        let mut numbers = if total {
            self.fewest_with_total(&numbers)?
        } else {
            self.fewest(&numbers)?
        };
        numbers.sort_unstable();
        let flags = minimal(&flags, |flags| {
            self.trust(flags);
            self.fails(&numbers, total)
        })?;
        Ok(Verdict::Impossible(Conflict {
            numbers,
            flags,
            total,
        }))
    }

    /// Counts these flags as mines from now on, and no others.
    fn trust(&mut self, flags: &[Cell]) {
        for flag in &self.flags {
            self.trusted[flag.index()] = false;
        }
        for flag in flags {
            self.trusted[flag.index()] = true;
        }
        self.trusted_count = flags.len() as u32;
    }

    /// Whether no board fits these numbers, the trusted flags and, if asked, the total.
    fn fails(&mut self, numbers: &[Cell], total: bool) -> Result<bool, Stop> {
        let mut total = self.total.filter(|_| total);
        if let Some(Total { mines, cells }) = &mut total {
            let Some(left) = mines.checked_sub(self.trusted_count) else {
                return Ok(true);
            };
            *mines = left;
            *cells -= self.trusted_count as usize;
        }
        let (position, trusted) = (self.position, &self.trusted);
        let status = |cell| match Status::of(position.view(cell)) {
            Status::Unknown if trusted[cell.index()] => Status::Mine,
            status => status,
        };
        let effort = &mut self.effort;
        let possible = self
            .analyser
            .possible(position, numbers, status, total, effort)?;
        Ok(!possible)
    }

    /// A minimal set of numbers that fails with the trusted flags: one, two that share a cell or three that
    /// are connected, if there are such, or else the smallest found from several starts.
    fn fewest(&mut self, numbers: &[Cell]) -> Result<Vec<Cell>, Stop> {
        let mut failing = Vec::new();
        for part in Links::new(self.position, numbers).parts() {
            if self.fails(&part, false)? {
                failing = part;
                break;
            }
        }
        let mut best = minimal(&failing, |numbers| self.fails(numbers, false))?;
        let links = Links::new(self.position, &failing);
        if failing.len() <= GROUPS_UP_TO {
            for size in 1..best.len().min(LARGEST_GROUP + 1) {
                let small = links.find_group(size, |group| self.fails(group, false))?;
                if let Some(small) = small {
                    return Ok(small);
                }
            }
        }
        for start in best.clone() {
            if best.len() <= LARGEST_GROUP + 1 {
                break;
            }
            let near = links.from(|cell| cell == start);
            let found = minimal(&near, |numbers| self.fails(numbers, false))?;
            if found.len() < best.len() {
                best = found;
            }
        }
        Ok(best)
    }

    /// A minimal set of numbers that fails with the total: the smallest of those found in a few
    /// orders, since the greatest numbers show soonest that mines are too many, the smallest that they are too few.
    fn fewest_with_total(&mut self, numbers: &[Cell]) -> Result<Vec<Cell>, Stop> {
        let mut ascending = numbers.to_vec();
        ascending.sort_by_key(|&cell| self.position.view(cell).number());
        let descending: Vec<Cell> = ascending.iter().rev().copied().collect();
        let mut found = Vec::new();
        for order in [numbers, &ascending, &descending] {
            found.push(minimal(order, |numbers| self.fails(numbers, true))?);
        }
        Ok(found.into_iter().min_by_key(Vec::len).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute;
    use crate::position::Mines;
    use proptest::prelude::*;

    /// Whether some layout of all hidden cells fits, looked at one by one.
    fn fits(position: &Position, numbers: &[Cell], flags: &[Cell], total: bool) -> bool {
        let hidden: Vec<Cell> = position.hidden().collect();
        let Supply::Total(Total { mines, .. }) = Supply::of(position) else {
            panic!("positions with a total");
        };
        let flags = brute::mask(&hidden, flags);
        let mut layouts = brute::layouts_by(position, numbers, total.then_some(mines));
        layouts.any(|layout| layout & flags == flags)
    }

    fn is_right(
        position: &Position,
        verdict: &Verdict,
        flags: &[Cell],
    ) -> Result<(), TestCaseError> {
        let numbers: Vec<Cell> = position.numbers().map(|(cell, _)| cell).collect();
        let possible = fits(position, &numbers, flags, true);
        prop_assert_eq!(possible, *verdict == Verdict::Possible);
        let Verdict::Impossible(conflict) = verdict else {
            return Ok(());
        };
        let Conflict {
            numbers,
            flags,
            total,
        } = conflict;
        prop_assert!(!fits(position, numbers, flags, *total));
        let without = |cells: &[Cell], index: usize| {
            let mut cells = cells.to_vec();
            cells.remove(index);
            cells
        };
        for index in 0..numbers.len() {
            prop_assert!(fits(position, &without(numbers, index), flags, *total));
        }
        for index in 0..flags.len() {
            prop_assert!(fits(position, numbers, &without(flags, index), *total));
        }
        prop_assert!(!total || fits(position, numbers, flags, false));
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn the_verdict_is_that_of_enumeration_and_the_conflict_minimal(
            position in brute::doubtful_positions(10),
        ) {
            prop_assume!(matches!(position.mines(), Mines::Total(_)));
            let verdict = check(&position, &Budget::unlimited()).unwrap();
            is_right(&position, &verdict, &[])?;
        }

        #[test]
        fn flags_are_named_where_they_are_wrong(position in brute::doubtful_positions(9)) {
            prop_assume!(matches!(position.mines(), Mines::Total(_)));
            let verdict = check_flags(&position, &Budget::unlimited()).unwrap();
            let flags: Vec<Cell> = position.cells_with(|view| view == View::Flag).collect();
            is_right(&position, &verdict, &flags)?;
        }
    }

    fn conflict(text: &str) -> Conflict {
        match check_flags(&text.parse().unwrap(), &Budget::unlimited()) {
            Ok(Verdict::Impossible(conflict)) => conflict,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_pair_is_found_among_numbers_that_are_right() {
        let found = conflict("mines 9\n#########\n#1#1#15##\n#########\n#2##1####");
        assert_eq!(found.numbers, [Cell(14), Cell(15)]);
        assert_eq!(found.size(), 2);
    }

    #[test]
    fn a_flag_too_many_is_named_with_its_number() {
        let found = conflict("mines 3\nF#F\n#1#\n###");
        assert_eq!(found.numbers, [Cell(4)]);
        assert_eq!(found.flags, [Cell(0), Cell(2)]);
        assert!(!found.total);
    }

    #[test]
    fn numbers_that_need_more_mines_than_there_are_name_the_total() {
        let found = conflict("mines 1\n1###1");
        assert_eq!(found.numbers, [Cell(0), Cell(4)]);
        assert!(found.total);
    }

    #[test]
    fn a_budget_ends_the_check() {
        let position: Position = "mines 5\n#####\n#2#2#\n#####".parse().unwrap();
        assert_eq!(
            check(&position, &Budget::unlimited().nodes(2)),
            Err(Stop::Nodes)
        );
    }
}
