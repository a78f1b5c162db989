//! The search among up to 64 boards: a set of boards is one word.

use super::boards::{Boards, Living, MINE};
use super::effort::Effort;
use super::{Candidate, Value};
use atisbo_base::Stop;

/// How many boards fit a word.
pub(super) const MOST: usize = 64;

/// Smaller sets are found again faster than they are looked up.
const FEWEST_TO_REMEMBER: u32 = 6;

/// A cell: the boards on which it is a mine, and where the sets that show the same number begin and end.
#[derive(Clone, Copy, Debug)]
struct Split {
    mines: u64,
    begin: u32,
    end: u32,
}

/// Up to 64 boards and the cells that tell them apart.
#[derive(Debug, Default)]
pub(super) struct Narrow {
    keys: Vec<u128>,
    splits: Vec<Split>,
    parts: Vec<u64>,
    /// For each board those it cannot be told apart from: every cell that is clear on both shows the same. No
    /// way to play wins on both, for it makes the same moves on both until it hits a mine of one.
    twins: Vec<u64>,
    living: Living,
    /// For each part the boards on which the cell is clear and shows something else.
    others: Vec<u64>,
    /// The candidates of all nodes between the root and the present one.
    candidates: Vec<Candidate>,
}

impl Narrow {
    /// Takes these boards and the cells that tell some of them apart.
    pub(super) fn load(&mut self, boards: &Boards, ids: &[u32]) {
        debug_assert!(ids.len() <= MOST);
        self.candidates.clear();
        self.keys.clear();
        self.keys
            .extend(ids.iter().map(|&id| boards.keys[id as usize]));
        boards.living(ids, &mut self.living);
        self.parts.clear();
        self.parts.resize(self.living.sets(), 0);
        for (board, &id) in ids.iter().enumerate() {
            let row = boards.row(id);
            for cell in &self.living.cells {
                self.parts[cell.set(row) as usize] |= 1 << board;
            }
        }
        self.splits.clear();
        self.others.clear();
        for cell in &self.living.cells {
            let mines = self.parts[cell.mine() as usize];
            let clear = all(ids.len()) & !mines;
            let numbers = &self.parts[cell.first as usize..cell.mine() as usize];
            self.others.extend(numbers.iter().map(|set| clear & !set));
            self.others.push(0);
            self.splits.push(Split {
                mines,
                begin: cell.first,
                end: cell.mine(),
            });
        }
        self.find_twins(boards, ids);
    }

    fn find_twins(&mut self, boards: &Boards, ids: &[u32]) {
        self.twins.clear();
        for (board, &id) in ids.iter().enumerate() {
            let row = boards.row(id);
            let cells = self.living.cells.iter();
            let others = cells.map(|cell| self.others[cell.set(row) as usize]);
            let told_apart = others.fold(0, |told_apart, others| told_apart | others);
            self.twins
                .push(all(ids.len()) & !told_apart & !(1 << board));
        }
    }

    /// All boards.
    pub(super) fn all(&self) -> u64 {
        all(self.keys.len())
    }

    /// Pushes the cells worth opening: those that may show different numbers. If one of them is no mine on any
    /// of the boards, it alone.
    fn push_candidates(&mut self, set: u64) {
        let start = self.candidates.len();
        for (index, split) in self.splits.iter().enumerate() {
            let parts = &self.parts[split.begin as usize..split.end as usize];
            let shown = parts.iter().filter(|&part| part & set != 0).count();
            if shown < 2 {
                continue;
            }
            let mines = (split.mines & set).count_ones();
            if mines == 0 {
                self.candidates.truncate(start);
            }
            self.candidates.push(Candidate {
                split: index as u32,
                mines,
                bound: set.count_ones() - mines,
            });
            if mines == 0 {
                return;
            }
        }
        for index in start..self.candidates.len() {
            let split = self.candidates[index].split;
            self.candidates[index].bound = self.bound_of_split(split, set);
        }
        self.candidates[start..].sort_unstable_by_key(Candidate::rank);
    }

    /// An upper bound of how many boards are won after this cell is opened.
    pub(super) fn bound_of_split(&self, split: u32, set: u64) -> u32 {
        let Split { begin, end, .. } = self.splits[split as usize];
        let parts = self.parts[begin as usize..end as usize].iter();
        parts.map(|part| self.bound(part & set)).sum()
    }

    /// An upper bound of what can be won: boards that cannot be told apart, two and two, count
    /// as one.
    pub(super) fn bound(&self, set: u64) -> u32 {
        let (mut rest, mut groups) = (set, 0);
        while rest != 0 {
            let board = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let mut alike = rest & self.twins[board];
            while alike != 0 {
                let board = alike.trailing_zeros() as usize;
                rest &= !(1 << board);
                alike &= self.twins[board];
            }
            groups += 1;
        }
        groups
    }

    fn key(&self, set: u64) -> u128 {
        let words = members(set).map(|board| self.keys[board]);
        words.fold(0, u128::wrapping_add)
    }

    /// How many boards of a set are won by best play, if more than `floor`; else an upper bound that is
    /// no more.
    pub(super) fn value(
        &mut self,
        set: u64,
        bound: u32,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        if bound <= floor {
            return Ok(Value::at_most(bound));
        }
        if bound == 1 || set.count_ones() == 2 {
            return Ok(Value::exactly(bound));
        }
        let remembered = set.count_ones() >= FEWEST_TO_REMEMBER;
        let key = if remembered { self.key(set) } else { 0 };
        if remembered
            && let Some(value) = effort.memo.get(key)
            && (value.exact || value.wins <= floor)
        {
            return Ok(value);
        }
        effort.node(set.count_ones())?;
        let start = self.candidates.len();
        self.push_candidates(set);
        let value = self.best(set, start, bound, floor, effort);
        self.candidates.truncate(start);
        let value = value?;
        if remembered {
            effort.memo.put(key, value);
        }
        Ok(value)
    }

    /// The best of the candidates from `start` on.
    fn best(
        &mut self,
        set: u64,
        start: usize,
        bound: u32,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        // One of the boards is won whatever is opened first.
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
            let value = self.open(candidate.split, set, best, effort)?;
            upper = upper.max(value.wins);
            if value.exact && value.wins > best {
                best = value.wins;
                if best == bound {
                    break;
                }
            }
        }
        Ok(Value::of(best, upper, floor))
    }

    /// Whether another candidate is a mine only where this one is. To open it first is as good: where
    /// this one is no mine, both can be opened, and the order tells nothing.
    fn is_dominated(&self, set: u64, start: usize, index: usize) -> bool {
        let mines = |candidate: &Candidate| self.splits[candidate.split as usize].mines & set;
        let own = mines(&self.candidates[index]);
        let mut others = self.candidates[start..].iter().map(mines).enumerate();
        // Of linked cells, which are mines on the same boards, the first stays.
        others.any(|(other, mines)| mines & !own == 0 && (mines != own || start + other < index))
    }

    /// How many boards are won after this cell is opened, if more than `floor`.
    pub(super) fn open(
        &mut self,
        split: u32,
        set: u64,
        floor: u32,
        effort: &mut Effort<'_>,
    ) -> Result<Value, Stop> {
        let Split { begin, end, .. } = self.splits[split as usize];
        let mut bounds = [0; MINE as usize];
        let mut sum = 0;
        for (bound, part) in bounds.iter_mut().zip(begin..end) {
            *bound = self.bound(set & self.parts[part as usize]);
            sum += *bound;
        }
        for (bound, part) in bounds.iter().zip(begin..end) {
            if sum <= floor {
                return Ok(Value::at_most(sum));
            }
            let part = set & self.parts[part as usize];
            if *bound > 1 {
                let rest = sum - bound;
                let value = self.value(part, *bound, floor.saturating_sub(rest), effort)?;
                sum = rest + value.wins;
            }
        }
        Ok(Value::reached(sum, floor))
    }
}

/// The set of all of `count` boards.
fn all(count: usize) -> u64 {
    if count == 0 {
        0
    } else {
        u64::MAX >> (64 - count)
    }
}

/// The boards of a set.
fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let board = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(board)
    })
}
