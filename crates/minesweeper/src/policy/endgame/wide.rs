//! The search among any number of boards: a set of boards is a row of words.
//!
//! Sets that have become small are laid out again with words of their own (a `Ground`), those of up to 64
//! boards in one word ([`super::narrow`]).

mod product;

use super::boards::{Boards, Living};
use super::effort::Effort;
use super::factors::Factors;
use super::ground::{Ground, Split};
use super::narrow::{self, Narrow};
use super::{Candidate, Value};
use atisbo_base::Stop;
use std::ops;

/// A set is laid out again when it has at most one in this many of its ground's boards.
const SHRINK: usize = 8;

/// Larger sets keep the groups of twins they had in their old ground: new groups would be somewhat
/// fewer, but not worth the time.
const MOST_TO_GROUP_ANEW: usize = 512;

/// The most cells opened one after the other before the search is called off: the stack has an end.
const DEEPEST: usize = 400;

/// A set of boards of a ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    level: usize,
    /// Where in the arena its words begin.
    begin: usize,
    /// How many boards it has, and the sum of their words.
    size: u32,
    key: u128,
    /// What is known of how many of them can be won.
    known: Value,
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
    groups: Vec<u32>,
    /// For each group of twins the last round in which it was seen.
    seen: Vec<u64>,
    round: u64,
    factors: Factors,
    living: Living,
    depth: usize,
}

impl Wide {
    /// Takes these boards: the set of all of them.
    pub(super) fn load(&mut self, boards: &Boards, ids: &[u32]) -> Field {
        if ids.len() <= narrow::MOST {
            self.narrow.load(boards, ids);
            return Field::Narrow(self.narrow.all());
        }
        self.arena.clear();
        self.candidates.clear();
        self.parts.clear();
        self.depth = 0;
        Field::Wide(self.lay_out(boards, ids, 0))
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

    /// An upper bound of how many boards are won after this cell is opened.
    pub(super) fn bound(
        &mut self,
        boards: &Boards,
        field: Field,
        split: u32,
        effort: &Effort<'_>,
    ) -> u32 {
        match field {
            Field::Narrow(set) => self.narrow.bound_of_split(split, set),
            Field::Wide(set) => self.bound_of_split(boards, split, set, effort),
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

    fn lay_out(&mut self, boards: &Boards, ids: &[u32], level: usize) -> Set {
        if self.grounds.len() <= level {
            self.grounds.resize_with(level + 1, Ground::default);
        }
        let ground = &mut self.grounds[level];
        ground.load(boards, ids, &mut self.living);
        if level > 0 && ids.len() > MOST_TO_GROUP_ANEW {
            ground.keep_groups(&self.groups);
        } else {
            ground.find_groups(boards, &self.living);
        }
        let begin = self.arena.len();
        let (full, rest) = (ids.len() / 64, ids.len() % 64);
        self.arena.resize(begin + full, u64::MAX);
        if rest > 0 {
            self.arena.push(u64::MAX >> (64 - rest));
        }
        let keys = ids.iter().map(|&id| boards.keys[id as usize]);
        Set {
            level,
            begin,
            size: ids.len() as u32,
            key: keys.fold(0, u128::wrapping_add),
            known: Value::at_most(ground.groups),
        }
    }

    /// The set whose words are the last ones of the arena, with what is known of it; none if it is empty.
    fn known(&mut self, boards: &Boards, level: usize, effort: &Effort<'_>) -> Option<Set> {
        let ground = &self.grounds[level];
        self.seen
            .resize(self.seen.len().max(ground.groups as usize), 0);
        self.round += 1;
        let begin = self.arena.len() - ground.width;
        let (mut size, mut groups, mut key) = (0, 0, 0u128);
        for (index, &word) in self.arena[begin..].iter().enumerate() {
            let mut word = word;
            while word != 0 {
                let board = index * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                size += 1;
                key = key.wrapping_add(boards.keys[ground.ids[board] as usize]);
                let seen = &mut self.seen[ground.group[board] as usize];
                groups += u32::from(*seen != self.round);
                *seen = self.round;
            }
        }
        let known = match size {
            0 => return None,
            1 => Value::exactly(1),
            _ if groups == 1 => Value::exactly(1),
            _ => match effort.memo.get(key) {
                Some(value) if value.exact || value.wins < groups => value,
                _ => Value::at_most(groups),
            },
        };
        Some(Set {
            level,
            begin,
            size,
            key,
            known,
        })
    }

    fn words(&self, set: Set) -> ops::Range<usize> {
        set.begin..set.begin + self.grounds[set.level].width
    }

    /// The boards of a set, into `ids`, and their groups of twins, into `groups`.
    fn list(&mut self, set: Set) {
        self.ids.clear();
        self.groups.clear();
        let ground = &self.grounds[set.level];
        for (index, &word) in self.arena[self.words(set)].iter().enumerate() {
            let mut word = word;
            while word != 0 {
                let board = index * 64 + word.trailing_zeros() as usize;
                self.ids.push(ground.ids[board]);
                self.groups.push(ground.group[board]);
                word &= word - 1;
            }
        }
    }

    /// Pushes the cells worth opening: those that may show different numbers. If one of them is no mine on any
    /// of the boards, it alone.
    fn push_candidates(&mut self, boards: &Boards, set: Set, effort: &Effort<'_>) {
        let start = self.candidates.len();
        let ground = &self.grounds[set.level];
        let words = &self.arena[set.begin..set.begin + ground.width];
        for (index, &Split { begin, end }) in ground.splits.iter().enumerate() {
            let shown = (begin..end).filter(|&part| meet(words, ground.set(part)));
            if shown.count() < 2 {
                continue;
            }
            let mines = common(words, ground.set(end));
            if mines == 0 {
                self.candidates.truncate(start);
            }
            self.candidates.push(Candidate {
                split: index as u32,
                mines,
                bound: set.size - mines,
            });
            if mines == 0 {
                return;
            }
        }
        for index in start..self.candidates.len() {
            let split = self.candidates[index].split;
            self.candidates[index].bound = self.bound_of_split(boards, split, set, effort);
        }
        self.candidates[start..].sort_unstable_by_key(Candidate::rank);
    }

    /// An upper bound of how many boards are won after this cell is opened.
    fn bound_of_split(
        &mut self,
        boards: &Boards,
        split: u32,
        set: Set,
        effort: &Effort<'_>,
    ) -> u32 {
        let (arena, parts) = (self.arena.len(), self.parts.len());
        let bound = self.divide(boards, split, set, effort);
        self.arena.truncate(arena);
        self.parts.truncate(parts);
        bound
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
        if set.known.exact || set.known.wins <= floor {
            return Ok(set.known);
        }
        self.list(set);
        let key = set.key;
        if let &[one, other] = self.ids.as_slice() {
            // Boards that are no twins are told apart by a cell that is a mine on neither.
            let wins = 1 + u32::from(boards.are_told_apart(one, other));
            return Ok(Value::exactly(wins));
        }
        let groups = self.factors.find(boards, &self.ids).len();
        if groups > 0 {
            let value = self.product(boards, set, groups, floor, effort)?;
            effort.memo.put(key, value);
            return Ok(value);
        }
        if self.ids.len() <= narrow::MOST {
            self.narrow.load(boards, &self.ids);
            let all = self.narrow.all();
            let bound = self.narrow.bound(all);
            return self.narrow.value(all, bound, floor, effort);
        }
        if self.depth == DEEPEST {
            return Err(Stop::Nodes);
        }
        effort.node(set.size)?;
        let (arena, start) = (self.arena.len(), self.candidates.len());
        let set = if self.ids.len() * SHRINK <= self.grounds[set.level].ids.len() {
            let ids = std::mem::take(&mut self.ids);
            let set = self.lay_out(boards, &ids, set.level + 1);
            self.ids = ids;
            set
        } else {
            set
        };
        self.depth += 1;
        self.push_candidates(boards, set, effort);
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
            if candidate.bound <= best {
                upper = upper.max(candidate.bound);
                break;
            }
            if self.is_dominated(set, start, index) {
                continue;
            }
            let value = self.open_wide(boards, candidate.split, set, best, effort)?;
            upper = upper.max(value.wins);
            if value.exact {
                best = best.max(value.wins);
                if best == set.known.wins {
                    break;
                }
            }
        }
        Ok(Value::of(best, upper, floor))
    }

    /// Whether another candidate is a mine only where this one is. To open it first is as good: where
    /// this one is no mine, both can be opened, and the order tells nothing.
    fn is_dominated(&self, set: Set, start: usize, index: usize) -> bool {
        let ground = &self.grounds[set.level];
        let words = &self.arena[self.words(set)];
        let mines = |candidate: &Candidate| ground.set(ground.splits[candidate.split as usize].end);
        let own = self.candidates[index];
        let within = |other: &Candidate| {
            let each = words.iter().zip(mines(other)).zip(mines(&own));
            each.fold(0, |any, ((set, other), own)| any | set & other & !own) == 0
        };
        let mut others = self.candidates[start..].iter().enumerate();
        // Of linked cells, which are mines on the same boards, the first stays.
        others.any(|(place, other)| {
            let first =
                other.mines < own.mines || (other.mines == own.mines && start + place < index);
            first && within(other)
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
        let mut sum = self.divide(boards, split, set, effort);
        self.parts[start..].sort_unstable_by_key(|part| part.size);
        for index in start..self.parts.len() {
            if sum <= floor {
                break;
            }
            let part = self.parts[index];
            let rest = sum - part.known.wins;
            let value = self.value_wide(boards, part, floor.saturating_sub(rest), effort)?;
            sum = rest + value.wins;
        }
        self.parts.truncate(start);
        self.arena.truncate(arena);
        Ok(Value::reached(sum, floor))
    }

    /// Pushes the sets on which the cell shows the same number; an upper bound of what they win together.
    fn divide(&mut self, boards: &Boards, split: u32, set: Set, effort: &Effort<'_>) -> u32 {
        let Split { begin, end } = self.grounds[set.level].splits[split as usize];
        let mut sum = 0;
        for part in begin..end {
            let ground = &self.grounds[set.level];
            let top = self.arena.len();
            for (word, &other) in ground.set(part).iter().enumerate() {
                self.arena.push(self.arena[set.begin + word] & other);
            }
            match self.known(boards, set.level, effort) {
                Some(part) => {
                    sum += part.known.wins;
                    self.parts.push(part);
                }
                None => self.arena.truncate(top),
            }
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
