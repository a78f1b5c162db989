//! Mine count with numbers: numbers that share no cell have all mines that are left among their cells, so
//! the cells outside are safe; or all safe cells that are left, so the cells outside are mines.

use super::state::State;
use super::{Count, Deduction, Technique};
use crate::tiling::Cell;
use rustc_hash::FxHashSet;

/// At most this many numbers are added up.
const MOST_NUMBERS: usize = 12;

/// After this many attempts it is left to the cases.
const MOST_ATTEMPTS: u32 = 20_000;

pub(super) fn find(state: &State<'_>) -> Option<Deduction> {
    let rest = state.rest()?;
    let counts = state.counts(state.numbers());
    let clear = rest.cells.checked_sub(rest.mines)?;
    [(rest.mines, false), (clear, true)]
        .into_iter()
        .find_map(|(target, are_mines)| {
            let weight = |count: &Count| {
                if are_mines {
                    count.cells.len() as u32 - count.mines
                } else {
                    count.mines
                }
            };
            let cover = Cover::find(&counts, weight, target)?;
            let covered: FxHashSet<Cell> = cover.iter().flat_map(|one| one.cells.clone()).collect();
            let outside = state.open().filter(|cell| !covered.contains(cell));
            Deduction::new(Technique::MineCountCover, cover)
                .with_total(rest)
                .with(outside, are_mines)
                .found()
        })
}

/// A search for numbers without common cells whose weights add up to a target.
struct Cover<'c> {
    /// What may be taken, the heaviest first.
    counts: Vec<(u32, &'c Count)>,
    taken: Vec<usize>,
    covered: FxHashSet<Cell>,
    attempts: u32,
}

impl<'c> Cover<'c> {
    /// As few numbers as will do.
    fn find(
        counts: &'c [Count],
        weight: impl Fn(&Count) -> u32,
        target: u32,
    ) -> Option<Vec<Count>> {
        let mut seen: FxHashSet<&[Cell]> = FxHashSet::default();
        let weighed = counts.iter().map(|count| (weight(count), count));
        let mut counts: Vec<(u32, &Count)> = weighed
            .filter(|&(weight, count)| (1..=target).contains(&weight) && seen.insert(&count.cells))
            .collect();
        counts.sort_by_key(|&(weight, count)| (u32::MAX - weight, count.cells.len()));
        let mut search = Cover {
            counts,
            taken: Vec::new(),
            covered: FxHashSet::default(),
            attempts: 0,
        };
        let found = (1..=MOST_NUMBERS).any(|size| search.take(0, size, target));
        let taken = search.taken.iter();
        found.then(|| taken.map(|&index| search.counts[index].1.clone()).collect())
    }

    /// A bound on what `size` numbers from one on can weigh.
    fn most(&self, from: usize, size: usize) -> u32 {
        let heaviest = self.counts[from..].iter().take(size);
        heaviest.map(|&(weight, _)| weight).sum()
    }

    /// Takes `size` numbers from one on that weigh `target` together.
    fn take(&mut self, from: usize, size: usize, target: u32) -> bool {
        if size == 0 {
            return target == 0;
        }
        for index in from..self.counts.len() {
            self.attempts += 1;
            if self.attempts > MOST_ATTEMPTS || self.most(index, size) < target {
                return false;
            }
            let (weight, count) = self.counts[index];
            if weight > target || count.cells.iter().any(|cell| self.covered.contains(cell)) {
                continue;
            }
            self.covered.extend(&count.cells);
            self.taken.push(index);
            if self.take(index + 1, size - 1, target - weight) {
                return true;
            }
            self.taken.pop();
            for cell in &count.cells {
                self.covered.remove(cell);
            }
        }
        false
    }
}
