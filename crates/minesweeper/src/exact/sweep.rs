//! Forwards and backwards through the states: how many ways lead to each, how many lead on from it.
//!
//! Forwards, each state gets a polynomial: for each count of mines so far the number of ways to get
//! there. Backwards, it gets for the same counts the weight of everything that can follow, the rest of
//! the board included. The weight of a step is the product of the two at its ends and of its own, so
//! one pass there and one back give what every box holds (Baum's forward-backward procedure).

use super::ExactError;
use super::effort::Effort;
use super::lattice::{DEAD, Lattice};
use super::parts::Counting;
use super::weight::{Weight, Wide};

/// The counts of mines a state can be reached with, and where its polynomial starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) least: u32,
    pub(super) most: u32,
    pub(super) start: usize,
}

impl Row {
    const EMPTY: Row = Row {
        least: u32::MAX,
        most: 0,
        start: 0,
    };

    pub(super) fn len(self) -> usize {
        (self.most + 1).saturating_sub(self.least) as usize
    }
}

/// Which counts of mines each state of a part can be reached with: integers only.
#[derive(Debug, Default)]
pub(super) struct Rows {
    of_state: Vec<Row>,
    pub(super) len: usize,
    counting: Counting,
}

impl Rows {
    /// Finds the rows of all states; where mines are not counted, each has the count 0 only.
    pub(super) fn load(
        &mut self,
        lattice: &Lattice,
        counting: Counting,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        self.counting = counting;
        self.len = 0;
        self.of_state.clear();
        self.of_state.resize(lattice.states.len(), Row::EMPTY);
        (self.of_state[0].least, self.of_state[0].most) = (0, 0);
        for state in 0..lattice.states.len() {
            self.of_state[state].start = self.len;
            let row = self.of_state[state];
            self.len += row.len();
            if state == lattice.end() || row.len() == 0 {
                continue;
            }
            let least = lattice.states[state].least;
            for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                if to != DEAD {
                    let mines = self.counted(mines);
                    let next = &mut self.of_state[to as usize];
                    next.least = next.least.min(row.least + mines);
                    next.most = next.most.max(row.most + mines);
                }
            }
        }
        effort.hold(2 * size_of::<Wide>() * self.len + size_of::<Row>() * self.of_state.len())
    }

    /// The rows of a part with a single box, which holds `mines`.
    pub(super) fn of_one_box(&mut self, mines: u32, counting: Counting) {
        self.counting = counting;
        let mines = self.counted(mines);
        let row = |mines, start| Row {
            least: mines,
            most: mines,
            start,
        };
        self.of_state.clear();
        self.of_state.extend([row(0, 0), row(mines, 1)]);
        self.len = 2;
    }

    /// How far a step with this number of mines moves along the row.
    #[inline]
    fn counted(&self, mines: u32) -> u32 {
        match self.counting {
            Counting::Counted => mines,
            Counting::Uncounted => 0,
        }
    }

    /// The row of a state.
    #[inline]
    pub(super) fn of(&self, state: usize) -> Row {
        self.of_state[state]
    }

    /// The place in the row of another state where a step from a row leads to; none if that is dead.
    #[inline]
    pub(super) fn target(&self, from: Row, to: u32, mines: u32) -> Option<usize> {
        if to == DEAD {
            return None;
        }
        let to = self.of_state[to as usize];
        Some(to.start + (from.least + self.counted(mines) - to.least) as usize)
    }
}

/// The ways to each state, from the first to the last. `weight(n, k)` is the weight of `k` mines in a box
/// of `n` cells.
pub(super) fn forward<W: Weight>(
    lattice: &Lattice,
    rows: &Rows,
    sizes: &[u32],
    weight: impl Fn(u32, u32) -> W,
    ways: &mut Vec<W>,
    effort: &mut Effort,
) -> Result<(), ExactError> {
    ways.clear();
    ways.resize(rows.len, W::default());
    ways[0] = W::one();
    for (the_box, states) in lattice.layers() {
        let size = sizes[the_box as usize];
        for state in states {
            effort.check()?;
            let row = rows.of(state);
            if row.len() == 0 {
                continue;
            }
            let least = lattice.states[state].least;
            for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                let Some(to) = rows.target(row, to, mines) else {
                    continue;
                };
                let weight = weight(size, mines);
                // Later layers lie behind this one.
                let (before, after) = ways.split_at_mut(to);
                let from = &before[row.start..row.start + row.len()];
                for (to, &from) in after.iter_mut().zip(from) {
                    *to += from * weight;
                }
            }
        }
    }
    Ok(())
}

/// What one part needs on the way back, kept for the next.
#[derive(Debug, Default)]
pub(super) struct Backward<W> {
    onwards: Vec<W>,
    /// For the box at hand the weight of each count of mines in it.
    share: Vec<W>,
}

impl<W: Weight> Backward<W> {
    /// From the last state back to the first. `ways` are those that [`forward`] found, `rest` is the weight of the
    /// rest of the board for each count of mines the part can hold; `share` is called, box by box in the
    /// order from behind, with the weight of each count of mines in it.
    pub(super) fn run(
        &mut self,
        (lattice, rows, sizes): (&Lattice, &Rows, &[u32]),
        weight: impl Fn(u32, u32) -> W,
        (ways, rest): (&[W], &[W]),
        mut share: impl FnMut(u32, &[W]),
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        let onwards = &mut self.onwards;
        onwards.clear();
        onwards.resize(rows.len, W::default());
        let end = rows.of(lattice.end());
        onwards[end.start..end.start + end.len()].copy_from_slice(rest);
        for (the_box, states) in lattice.layers().rev() {
            let size = sizes[the_box as usize];
            self.share.clear();
            self.share.resize(size as usize + 1, W::default());
            for state in states {
                effort.check()?;
                let row = rows.of(state);
                if row.len() == 0 {
                    continue;
                }
                let least = lattice.states[state].least;
                for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                    let Some(to) = rows.target(row, to, mines) else {
                        continue;
                    };
                    let weight = weight(size, mines);
                    let (before, after) = onwards.split_at_mut(to);
                    let from = &mut before[row.start..row.start + row.len()];
                    let ways = &ways[row.start..row.start + row.len()];
                    let mut sum = W::default();
                    for ((from, &to), &ways) in from.iter_mut().zip(&*after).zip(ways) {
                        let product = to * weight;
                        *from += product;
                        sum += ways * product;
                    }
                    self.share[mines as usize] += sum;
                }
            }
            share(the_box, &self.share);
        }
        Ok(())
    }
}
