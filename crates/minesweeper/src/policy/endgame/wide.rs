//! The search among any number of boards: a set of boards is a row of words.
//!
//! Sets that have become small are laid out anew with words of their own (a `Ground`), those of up to 64
//! boards in one word ([`super::narrow`]).

use super::boards::{Boards, MINE};
use super::effort::Effort;
use super::narrow::{self, Narrow};
use super::{Candidate, Value};
use atisbo_base::Stop;
use std::ops::Range;

/// A set is laid out anew when it has at most one in so many of its ground's boards.
const SHRINK: usize = 4;

/// The most cells opened one after the other before the search is called off: the stack has an end.
const DEEPEST: usize = 400;

/// A cell: its sets in the ground, that of the boards on which it is a mine first, then one for each
/// number.
#[derive(Clone, Copy, Debug)]
struct Split {
    cell: u32,
    begin: u32,
    end: u32,
}

/// Some boards and the cells that tell them apart.
#[derive(Debug, Default)]
struct Ground {
    ids: Vec<u32>,
    splits: Vec<Split>,
    /// Words in a set.
    width: usize,
    sets: Vec<u64>,
}

impl Ground {
    fn load(&mut self, boards: &Boards, ids: &[u32], cells: impl Iterator<Item = u32>) {
        self.ids.clear();
        self.ids.extend_from_slice(ids);
        self.width = ids.len().div_ceil(64);
        self.splits.clear();
        self.sets.clear();
        for cell in cells {
            self.add(cell, boards.column(cell as usize));
        }
    }

    fn add(&mut self, cell: u32, column: &[u8]) {
        let shown = self.ids.iter().map(|&id| column[id as usize]);
        let seen = shown.fold(0u64, |seen, shown| seen | 1 << shown) & !(1 << MINE);
        if seen & seen.wrapping_sub(1) == 0 {
            return;
        }
        let begin = self.sets.len() / self.width;
        // The mines first, then the numbers in their order.
        let mut place = [0; MINE as usize + 1];
        let mut end = begin + 1;
        for number in (0..MINE).filter(|number| seen >> number & 1 == 1) {
            place[number as usize] = end * self.width;
            end += 1;
        }
        place[MINE as usize] = begin * self.width;
        self.sets.resize(end * self.width, 0);
        for (board, &id) in self.ids.iter().enumerate() {
            self.sets[place[column[id as usize] as usize] + board / 64] |= 1 << (board % 64);
        }
        self.splits.push(Split {
            cell,
            begin: begin as u32,
            end: end as u32,
        });
    }

    fn set(&self, index: u32) -> &[u64] {
        &self.sets[index as usize * self.width..][..self.width]
    }
}

/// A set of boards of a ground: where in the arena it begins, and how many boards it has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    level: usize,
    begin: usize,
    size: u32,
    /// What is known of how many of them can be won.
    bound: u32,
}

/// The boards a search begins with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    Narrow(u64),
    Wide(Set),
}

/// The search's memory.
#[derive(Debug, Default)]
pub(super) struct Wide {
    grounds: Vec<Ground>,
    narrow: Narrow,
    /// The sets, the candidates and the parts of all nodes between the root and the present one.
    arena: Vec<u64>,
    candidates: Vec<Candidate>,
    parts: Vec<Set>,
    ids: Vec<u32>,
    depth: usize,
}

impl Wide {
    /// Takes these boards: the set of all of them.
    pub(super) fn load(&mut self, boards: &Boards, ids: &[u32]) -> Field {
        let cells = 0..boards.cells.len() as u32;
        if ids.len() <= narrow::MOST {
            self.narrow.load(boards, ids, cells);
            return Field::Narrow(self.narrow.all());
        }
        self.arena.clear();
        self.candidates.clear();
        self.parts.clear();
        self.depth = 0;
        Field::Wide(self.lay_out(boards, ids, cells, 0))
    }

    /// How many boards are won after this cell is opened, if more than `floor`; else an upper bound that is
    /// no more.
    pub(super) fn open(
        &mut self,
        boards: &Boards,
        field: Field,
        split: u32,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        match field {
            Field::Narrow(set) => self.narrow.open(split, set, floor, effort),
            Field::Wide(set) => self.open_wide(boards, split, set, floor, effort),
        }
    }

    /// How many boards are won by best play, if more than `floor`; else an upper bound that is no more.
    pub(super) fn value(
        &mut self,
        boards: &Boards,
        field: Field,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        match field {
            Field::Narrow(set) => {
                let bound = self.narrow.bound(set);
                self.narrow.value(set, bound, floor, effort)
            }
            Field::Wide(set) => self.value_wide(boards, set, floor, effort),
        }
    }

    fn lay_out(
        &mut self,
        boards: &Boards,
        ids: &[u32],
        cells: impl Iterator<Item = u32>,
        level: usize,
    ) -> Set {
        if self.grounds.len() <= level {
            self.grounds.resize_with(level + 1, Ground::default);
        }
        let ground = &mut self.grounds[level];
        ground.load(boards, ids, cells);
        let begin = self.arena.len();
        let (full, rest) = (ids.len() / 64, ids.len() % 64);
        self.arena.resize(begin + full, u64::MAX);
        if rest > 0 {
            self.arena.push(u64::MAX >> (64 - rest));
        }
        Set {
            level,
            begin,
            size: ids.len() as u32,
            bound: ids.len() as u32,
        }
    }

    fn words(&self, set: Set) -> Range<usize> {
        set.begin..set.begin + self.grounds[set.level].width
    }

    /// The boards of a set, into `ids`.
    fn list(&mut self, set: Set) {
        self.ids.clear();
        let ground = &self.grounds[set.level];
        for (index, &word) in self.arena[self.words(set)].iter().enumerate() {
            let mut word = word;
            while word != 0 {
                let board = index * 64 + word.trailing_zeros() as usize;
                self.ids.push(ground.ids[board]);
                word &= word - 1;
            }
        }
    }

    /// Pushes the cells worth opening: those that may show different numbers. If one of them is no mine on any
    /// of the boards, it alone.
    fn push_candidates(&mut self, set: Set) {
        let start = self.candidates.len();
        let ground = &self.grounds[set.level];
        let words = &self.arena[set.begin..set.begin + ground.width];
        for (index, split) in ground.splits.iter().enumerate() {
            let parts = split.begin + 1..split.end;
            let shown = parts.filter(|&part| meet(words, ground.set(part)));
            let shown = shown.count() as u32;
            if shown < 2 {
                continue;
            }
            let mines = common(words, ground.set(split.begin));
            let candidate = Candidate {
                split: index as u32,
                mines,
                shown,
            };
            if mines == 0 {
                self.candidates.truncate(start);
                self.candidates.push(candidate);
                return;
            }
            self.candidates.push(candidate);
        }
        self.candidates[start..].sort_unstable_by_key(Candidate::rank);
    }

    /// How many boards of a set are won by best play, if more than `floor`; else an upper bound that is
    /// no more.
    fn value_wide(
        &mut self,
        boards: &Boards,
        set: Set,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        if set.bound <= floor {
            return Ok(Value::at_most(set.bound));
        }
        if set.size == 1 {
            return Ok(Value::exactly(1));
        }
        self.list(set);
        let words = self.ids.iter().map(|&id| boards.keys[id as usize]);
        let key = words.fold(0, u128::wrapping_add);
        if let Some(value) = effort.memo.get(key)
            && (value.exact || value.wins <= floor)
        {
            return Ok(value);
        }
        let ground = &self.grounds[set.level];
        let cells = ground.splits.iter().map(|split| split.cell);
        if self.ids.len() <= narrow::MOST {
            self.narrow.load(boards, &self.ids, cells);
            let all = self.narrow.all();
            let bound = self.narrow.bound(all);
            return self.narrow.value(all, bound, floor, effort);
        }
        if self.depth == DEEPEST {
            return Err(Stop::Nodes);
        }
        effort.node()?;
        let (arena, start) = (self.arena.len(), self.candidates.len());
        let set = if self.ids.len() * SHRINK <= ground.ids.len() {
            let cells: Vec<u32> = cells.collect();
            let ids = std::mem::take(&mut self.ids);
            let set = self.lay_out(boards, &ids, cells.into_iter(), set.level + 1);
            self.ids = ids;
            set
        } else {
            set
        };
        self.depth += 1;
        self.push_candidates(set);
        let value = self.best(boards, set, start, floor, effort)?;
        self.depth -= 1;
        self.candidates.truncate(start);
        self.arena.truncate(arena);
        effort.memo.put(key, value);
        Ok(value)
    }

    /// The best of the candidates from `start` on.
    fn best(
        &mut self,
        boards: &Boards,
        set: Set,
        start: usize,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        let (mut best, mut upper) = (floor, 1);
        for index in start..self.candidates.len() {
            let candidate = self.candidates[index];
            if set.size - candidate.mines <= best {
                upper = upper.max(set.size - candidate.mines);
                break;
            }
            if self.is_dominated(set, start, index) {
                continue;
            }
            let value = self.open_wide(boards, candidate.split, set, best, effort)?;
            upper = upper.max(value.wins);
            if value.exact {
                best = best.max(value.wins);
            }
        }
        Ok(Value::of(best, upper, floor))
    }

    /// Whether an earlier candidate is a mine only where this one is. To open it first is as good: where
    /// this one is no mine, both can be opened, and the order tells nothing.
    fn is_dominated(&self, set: Set, start: usize, index: usize) -> bool {
        let ground = &self.grounds[set.level];
        let mines =
            |candidate: &Candidate| ground.set(ground.splits[candidate.split as usize].begin);
        let words = &self.arena[self.words(set)];
        let own = mines(&self.candidates[index]);
        let mut earlier = self.candidates[start..index].iter();
        earlier.any(|other| {
            let each = words.iter().zip(mines(other)).zip(own);
            each.fold(0, |any, ((set, other), own)| any | set & other & !own) == 0
        })
    }

    /// How many boards are won after this cell is opened, if more than `floor`.
    fn open_wide(
        &mut self,
        boards: &Boards,
        split: u32,
        set: Set,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        let (arena, start) = (self.arena.len(), self.parts.len());
        let mut sum = self.divide(split, set);
        self.parts[start..].sort_unstable_by_key(|part| part.size);
        for index in start..self.parts.len() {
            if sum <= floor {
                break;
            }
            let part = self.parts[index];
            let rest = sum - part.bound;
            let value = self.value_wide(boards, part, floor.saturating_sub(rest), effort)?;
            sum = rest + value.wins;
        }
        self.parts.truncate(start);
        self.arena.truncate(arena);
        Ok(Value::reached(sum, floor))
    }

    /// Pushes the sets on which the cell shows the same number; how many boards they have together.
    fn divide(&mut self, split: u32, set: Set) -> u32 {
        let ground = &self.grounds[set.level];
        let Split { begin, end, .. } = ground.splits[split as usize];
        let mut sum = 0;
        for part in begin + 1..end {
            let begin = self.arena.len();
            let mut size = 0;
            for (word, &other) in ground.set(part).iter().enumerate() {
                let common = self.arena[set.begin + word] & other;
                size += common.count_ones();
                self.arena.push(common);
            }
            if size == 0 {
                self.arena.truncate(begin);
                continue;
            }
            sum += size;
            self.parts.push(Set {
                level: set.level,
                begin,
                size,
                bound: size,
            });
        }
        sum
    }
}

/// Whether two sets have a board in common.
fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// How many boards two sets have in common.
fn common(one: &[u64], other: &[u64]) -> u32 {
    let words = one.iter().zip(other);
    words.map(|(one, other)| (one & other).count_ones()).sum()
}
