//! All parts together, and what the number of mines in all settles besides.

use super::clauses::Clauses;
use super::part::Part;
use super::seen::Seen;
use crate::exact::ExactError;
use crate::logic::statistics::Statistics;
use crate::logic::system::{System, is_mine};
use atisbo_base::{Budget, Stop};
use atisbo_logic::cardinality::ClauseSink;
use atisbo_logic::{Literal, Model};
use std::ops::RangeInclusive;

/// The most steps of counting that the total may take: cells times mines.
pub(in crate::logic) const MOST_STEPS: usize = 1 << 24;

/// What all unknown cells can be.
#[derive(Debug)]
pub(super) struct Whole<'s> {
    system: &'s System,
    /// Of those that a number counts.
    pub(super) seen: Vec<Seen>,
    /// Of all others.
    pub(super) outside: Seen,
}

/// A board put together from boards of the parts, and how many mines it has in each of them.
struct Together {
    mines: Vec<usize>,
    sum: usize,
}

impl<'s> Whole<'s> {
    /// Without a total every part is free, and the cells outside are too.
    pub(super) fn new(system: &'s System, parts: &[Part]) -> Self {
        let mut seen = vec![Seen::BOTH; system.cells.len()];
        for member in parts.iter().flat_map(|part| &part.members) {
            seen[member.place as usize] = member.seen;
        }
        Whole {
            system,
            seen,
            outside: Seen::BOTH,
        }
    }

    /// Finds what follows from the number of mines left.
    pub(super) fn heed_total(
        &mut self,
        left: i64,
        parts: &[Part],
        budget: &Budget,
        statistics: &mut Statistics,
    ) -> Result<(), ExactError> {
        let left = usize::try_from(left).map_err(|_| ExactError::Impossible)?;
        let range = left.saturating_sub(self.system.outside.len())..=left;
        // What the numbers settle stays settled; the rest was seen on boards that may have too many or too
        // few mines, and is to be seen again.
        let by_numbers = self.seen.clone();
        for seen in self.seen.iter_mut().filter(|seen| seen.always().is_none()) {
            *seen = Seen::default();
        }
        self.outside = Seen::default();
        if let Some(together) = Together::within(&range, parts) {
            self.note_together(&together, &range, left, parts);
        }
        if self.is_open(&by_numbers) {
            self.ask(&by_numbers, &range, left, budget, statistics)?;
        }
        Ok(())
    }

    /// Whether the total may settle something that the numbers do not.
    fn is_open(&self, by_numbers: &[Seen]) -> bool {
        let free = self.seen.iter().zip(by_numbers);
        let mut free = free.filter(|(_, by_numbers)| **by_numbers == Seen::BOTH);
        free.any(|(seen, _)| *seen != Seen::BOTH)
            || !self.system.outside.is_empty() && self.outside != Seen::BOTH
            || self.system.outside.is_empty() && self.outside == Seen::default()
    }

    fn note_outside(&mut self, sum: usize, left: usize) {
        let mines = left - sum;
        if mines > 0 {
            self.outside.note(true);
        }
        if mines < self.system.outside.len() {
            self.outside.note(false);
        }
    }

    /// Takes note of a board that has the right number of mines, and of all others that differ from it in
    /// one part.
    fn note_together(
        &mut self,
        together: &Together,
        range: &RangeInclusive<usize>,
        left: usize,
        parts: &[Part],
    ) {
        self.note_outside(together.sum, left);
        for (part, mines) in parts.iter().zip(&together.mines) {
            let others = together.sum - mines;
            for member in &part.members {
                for (is_mine, beside) in [false, true].into_iter().zip(member.beside) {
                    for own in beside.into_iter().flat_map(|(least, most)| [least, most]) {
                        if range.contains(&(others + own)) {
                            self.seen[member.place as usize].note(is_mine);
                            self.note_outside(others + own, left);
                        }
                    }
                }
            }
        }
    }

    /// Asks about what is still open.
    fn ask(
        &mut self,
        by_numbers: &[Seen],
        range: &RangeInclusive<usize>,
        left: usize,
        budget: &Budget,
        statistics: &mut Statistics,
    ) -> Result<(), ExactError> {
        let cells = self.system.cells.len();
        let (settled, free): (Vec<u32>, Vec<u32>) =
            (0..cells as u32).partition(|&place| by_numbers[place as usize].always().is_some());
        let is_settled_mine = |&&place: &&u32| by_numbers[place as usize].was(true);
        let mines = settled.iter().filter(is_settled_mine).count();
        // How many of the free ones are mines.
        let most = range
            .end()
            .checked_sub(mines)
            .ok_or(ExactError::Impossible)?;
        let of_free = range.start().saturating_sub(mines)..=most.min(free.len());
        if free.len().saturating_mul(most.min(free.len())) > MOST_STEPS {
            return Err(Stop::Bytes.into());
        }
        let free: Vec<Literal> = free.into_iter().map(is_mine).collect();
        let mut clauses = Clauses::new(cells);
        clauses.counts_of(self.system);
        for place in settled {
            let mine = is_mine(place);
            let is_so = by_numbers[place as usize].was(true);
            clauses.clause(&[if is_so { mine } else { !mine }]);
        }
        clauses.count(of_free.clone(), &free);
        clauses.report(statistics);
        let any = clauses.board(&[], budget, statistics)?;
        self.note(&any.ok_or(ExactError::Impossible)?, left);
        for &mine in &free {
            for (is_so, literal) in [(true, mine), (false, !mine)] {
                if self.seen[mine.symbol().index()].was(is_so) {
                    continue;
                }
                match clauses.board(&[literal], budget, statistics)? {
                    Some(board) => self.note(&board, left),
                    None => clauses.clause(&[!literal]),
                }
            }
        }
        if self.system.outside.is_empty() {
            return Ok(());
        }
        // A mine outside means one less inside than there could be, a safe cell one more.
        let fewer = most.checked_sub(1).map(|most| 0..=most);
        let more = (left + 1).checked_sub(self.system.outside.len() + mines);
        let more = more.unwrap_or(0)..=free.len();
        for (is_so, inside) in [(true, fewer), (false, Some(more))] {
            let Some(inside) = inside.filter(|_| !self.outside.was(is_so)) else {
                continue;
            };
            let asked = clauses.count_if_asked(inside, &free);
            if let Some(board) = clauses.board(&[asked], budget, statistics)? {
                self.note(&board, left);
            }
        }
        Ok(())
    }

    fn note(&mut self, board: &Model, left: usize) {
        let mut sum = 0;
        for (place, seen) in self.seen.iter_mut().enumerate() {
            let is_mine = board.makes(is_mine(place as u32));
            sum += usize::from(is_mine);
            seen.note(is_mine);
        }
        self.note_outside(sum, left);
    }
}

impl Together {
    /// Boards of all parts whose mines add up to something within a range, as near to its middle as a
    /// simple choice gets; `None` if it does not get there.
    fn within(range: &RangeInclusive<usize>, parts: &[Part]) -> Option<Self> {
        let middle = usize::midpoint(*range.start(), *range.end());
        let fewest = |part: &Part| part.mines.first().copied();
        let mut mines: Vec<usize> = parts.iter().map(fewest).collect::<Option<_>>()?;
        let mut sum: usize = mines.iter().sum();
        for (own, part) in mines.iter_mut().zip(parts) {
            let others = sum - *own;
            if let Some(&best) = part.mines.iter().rev().find(|&&own| others + own <= middle) {
                sum = others + best;
                *own = best;
            }
        }
        range.contains(&sum).then_some(Together { mines, sum })
    }
}
