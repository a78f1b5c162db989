//! Forwards and backwards through the states: how many ways lead to each, how many lead on from it.
//!
//! Forwards, each state gets a polynomial: for each count of mines so far the number of ways to get
//! there. Backwards, it gets for the same counts the weight of everything that can follow, the rest of
//! the board included. The weight of a step is the product of the two at its ends and of its own, so
//! one pass there and one back give what every box holds (Baum's forward-backward procedure).

use super::ExactError;
use super::effort::Effort;
use super::lattice::{Component, DEAD, Lattice};
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

    fn len(self) -> usize {
        (self.most + 1).saturating_sub(self.least) as usize
    }
}

/// Which counts of mines each state can be reached with: integers only.
#[derive(Debug, Default)]
pub(super) struct Rows {
    of_state: Vec<Row>,
    len: usize,
    /// Whether mines are counted at all, and up to which number.
    limit: Option<u32>,
}

impl Rows {
    /// Finds the rows of all states; without a limit mines are not counted, and each state has the
    /// count 0 only.
    pub(super) fn load(
        &mut self,
        lattice: &Lattice,
        limit: Option<u32>,
        effort: &mut Effort,
    ) -> Result<(), ExactError> {
        self.limit = limit;
        self.len = 0;
        self.of_state.clear();
        self.of_state.resize(lattice.states.len(), Row::EMPTY);
        let most = limit.unwrap_or(0);
        for component in &lattice.components {
            let (first, end) = (component.first as usize, component.end as usize);
            (self.of_state[first].least, self.of_state[first].most) = (0, 0);
            for state in first..=end {
                self.of_state[state].start = self.len;
                let row = self.of_state[state];
                self.len += row.len();
                effort.hold(2 * size_of::<Wide>() * row.len() + size_of::<Row>())?;
                if state == end || row.len() == 0 {
                    continue;
                }
                let least = lattice.states[state].least;
                for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                    let mines = self.counted(mines);
                    if to != DEAD && row.least + mines <= most {
                        let next = &mut self.of_state[to as usize];
                        next.least = next.least.min(row.least + mines);
                        next.most = next.most.max((row.most + mines).min(most));
                    }
                }
            }
            if self.of_state[end].len() == 0 {
                return Err(ExactError::Impossible);
            }
        }
        Ok(())
    }

    /// How far a step with so many mines moves along the row.
    #[inline]
    fn counted(&self, mines: u32) -> u32 {
        if self.limit.is_some() { mines } else { 0 }
    }

    /// The row of a component's end: the counts of mines it can have in all.
    pub(super) fn end(&self, component: &Component) -> Row {
        self.of_state[component.end as usize]
    }

    /// The part of a row that a step takes to the row of another state: the places in both where it
    /// starts, and how long it is.
    #[inline]
    fn stretch(&self, from: Row, to: u32, mines: u32) -> Option<(usize, usize, usize)> {
        if to == DEAD {
            return None;
        }
        let to = self.of_state[to as usize];
        let least = from.least + self.counted(mines);
        let most = (from.most + self.counted(mines)).min(to.most);
        (least <= most).then(|| {
            let offset = (least - to.least) as usize;
            (from.start, to.start + offset, (most - least + 1) as usize)
        })
    }
}

/// The ways to each state.
#[derive(Debug)]
pub(super) struct Sweep<W> {
    forward: Vec<W>,
}

impl<W: Weight> Sweep<W> {
    /// From the start of each component to its end. `weight(n, k)` is the weight of `k` mines in a box
    /// of `n` cells.
    pub(super) fn forward(
        lattice: &Lattice,
        rows: &Rows,
        sizes: &[u32],
        weight: impl Fn(u32, u32) -> W,
        effort: &mut Effort,
    ) -> Result<Self, ExactError> {
        let mut forward = vec![W::default(); rows.len];
        for component in &lattice.components {
            forward[rows.of_state[component.first as usize].start] = W::one();
            for (the_box, states) in lattice.layers_of(component) {
                let size = sizes[the_box as usize];
                for state in states {
                    effort.check()?;
                    let row = rows.of_state[state];
                    if row.len() == 0 {
                        continue;
                    }
                    let least = lattice.states[state].least;
                    for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                        let Some((from, to, len)) = rows.stretch(row, to, mines) else {
                            continue;
                        };
                        let weight = weight(size, mines);
                        // Later layers lie behind this one.
                        let (before, after) = forward.split_at_mut(to);
                        for (to, &from) in after[..len].iter_mut().zip(&before[from..]) {
                            *to += from * weight;
                        }
                    }
                }
            }
        }
        Ok(Sweep { forward })
    }

    /// For each count of mines a component can have, the weight of the ways to have them.
    pub(super) fn total(&self, rows: &Rows, component: &Component) -> &[W] {
        let row = rows.end(component);
        &self.forward[row.start..row.start + row.len()]
    }

    /// From the end of each component back to its start. `rest` is the weight of the rest of the board
    /// for each count of mines a component can have; `shares` gets, box after box as they are numbered,
    /// the weight of each count of mines in it.
    pub(super) fn backward(
        &self,
        lattice: &Lattice,
        rows: &Rows,
        sizes: &[u32],
        weight: impl Fn(u32, u32) -> W,
        rest: &[Vec<W>],
        effort: &mut Effort,
    ) -> Result<Shares<W>, ExactError> {
        let mut shares = Shares::new(sizes);
        let mut backward = vec![W::default(); rows.len];
        for (component, rest) in lattice.components.iter().zip(rest) {
            let end = rows.end(component);
            backward[end.start..end.start + end.len()].copy_from_slice(rest);
            for (the_box, states) in lattice.layers_of(component).rev() {
                let size = sizes[the_box as usize];
                let share = shares.get_mut(the_box);
                for state in states {
                    effort.check()?;
                    let row = rows.of_state[state];
                    if row.len() == 0 {
                        continue;
                    }
                    let least = lattice.states[state].least;
                    for (mines, &to) in (least..).zip(lattice.steps_of(state)) {
                        let Some((from, to, len)) = rows.stretch(row, to, mines) else {
                            continue;
                        };
                        let weight = weight(size, mines);
                        let (before, after) = backward.split_at_mut(to);
                        let ways = &self.forward[from..from + len];
                        let mut sum = W::default();
                        for ((from, &to), &ways) in
                            before[from..].iter_mut().zip(&after[..len]).zip(ways)
                        {
                            let onwards = to * weight;
                            *from += onwards;
                            sum += ways * onwards;
                        }
                        share[mines as usize] += sum;
                    }
                }
            }
        }
        Ok(shares)
    }
}

/// For each box the weight of each count of mines in it.
#[derive(Debug)]
pub(super) struct Shares<W> {
    starts: Vec<usize>,
    weights: Vec<W>,
}

impl<W: Weight> Shares<W> {
    fn new(sizes: &[u32]) -> Self {
        let mut starts = Vec::with_capacity(sizes.len() + 1);
        let mut end = 0;
        starts.push(end);
        for &size in sizes {
            end += size as usize + 1;
            starts.push(end);
        }
        Shares {
            starts,
            weights: vec![W::default(); end],
        }
    }

    pub(super) fn get(&self, the_box: u32) -> &[W] {
        let index = the_box as usize;
        &self.weights[self.starts[index]..self.starts[index + 1]]
    }

    fn get_mut(&mut self, the_box: u32) -> &mut [W] {
        let index = the_box as usize;
        &mut self.weights[self.starts[index]..self.starts[index + 1]]
    }
}
