//! An unavoidable guess: cells that can be filled in several ways which nothing outside will ever tell apart.
//!
//! A cell that is no certain mine may be opened one day, or has been. If each such cell outside a set sees
//! as many mines in the set whichever way it is filled, and all ways have as many mines, then nothing that
//! happens outside tells them apart: any board with one way becomes another board that fits by taking the
//! other way. Three kinds of sets are tried: the cells of one number, where every cell that can be opened
//! touches all of them or none (the plain 50/50, and its like with more cells); cells linked two by two by
//! numbers that lack one mine, which alternate along the chain; and small sets that are connected by
//! numbers, by all their ways. D. Hill's `JSMinesweeper` looks for the first two.

use crate::exact::{Analysis, choose};
use crate::position::Position;
use crate::technique::Count;
use crate::technique::state::State;
use crate::tiling::{Cell, Tiling};
use atisbo_base::Place;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;

/// Cells that can be filled in several ways which no number outside them will ever tell apart.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Unavoidable<C = Cell> {
    /// The cells, in ascending order.
    pub cells: Vec<C>,
    /// How many of them are mines.
    pub mines: u32,
    /// In how many ways, all equally likely.
    pub ways: u64,
    /// The cells least likely to be mines.
    pub best: Vec<C>,
    /// The probability that one of these is a mine.
    pub risk: f64,
}

impl Unavoidable {
    /// The same with the places of the cells.
    pub fn placed(&self, tiling: &Tiling) -> Unavoidable<Place> {
        Unavoidable {
            cells: tiling.places(&self.cells),
            mines: self.mines,
            ways: self.ways,
            best: tiling.places(&self.best),
            risk: self.risk,
        }
    }
}

/// The most cells whose ways are tried one by one.
const MOST_CELLS: usize = 10;

/// The guesses that no number elsewhere will ever help with, the smallest first; the analysis is that of the
/// position.
pub fn unavoidable(position: &Position, known: &Analysis) -> Vec<Unavoidable> {
    let mut state = State::new(position);
    for &cell in &known.safe {
        state.know(cell, false);
    }
    for &cell in &known.mines {
        state.know(cell, true);
    }
    let counts = state.counts(state.numbers());
    let alike = counts.iter().filter_map(|count| alike(&state, count));
    let mut found: Vec<Unavoidable> = alike.collect();
    let sets = chains(&counts).into_iter();
    let sets = sets.chain(small_sets(&state, &counts));
    found.extend(sets.filter_map(|ways| told_by_ways(&state, &ways)));
    found.sort_by(|one, other| {
        (one.cells.len(), &one.cells).cmp(&(other.cells.len(), &other.cells))
    });
    // What contains another is that one, and perhaps more.
    let mut taken: FxHashSet<Cell> = FxHashSet::default();
    found.retain(|one| {
        let is_new = !one.cells.iter().any(|cell| taken.contains(cell));
        if is_new {
            taken.extend(&one.cells);
        }
        is_new
    });
    found
}

/// Whether a cell may be opened one day, or has been.
fn can_be_opened(state: &State<'_>, cell: Cell) -> bool {
    state.known(cell) != Some(true)
}

/// The cells outside a set that touch it and may be opened one day, or have been.
fn watchers(state: &State<'_>, cells: &[Cell]) -> Vec<Cell> {
    let near = cells
        .iter()
        .flat_map(|&cell| state.tiling().neighbours(cell).to_vec());
    let mut near: Vec<Cell> = near
        .filter(|&near| can_be_opened(state, near) && cells.binary_search(&near).is_err())
        .collect();
    near.sort_unstable();
    near.dedup();
    near
}

/// The cells of one number, if all that can be opened beside one of them is beside all.
fn alike(state: &State<'_>, count: &Count) -> Option<Unavoidable> {
    let all = count.cells.len();
    let touches_all = |&watcher: &Cell| {
        let near = state.tiling().neighbours(watcher);
        count.cells.iter().all(|cell| near.contains(cell))
    };
    if !watchers(state, &count.cells).iter().all(touches_all) {
        return None;
    }
    let ways = choose(all, count.mines as usize) as u64;
    (ways > 1).then(|| Unavoidable {
        cells: count.cells.clone(),
        mines: count.mines,
        ways,
        risk: f64::from(count.mines) / all as f64,
        best: count.cells.clone(),
    })
}

/// Cells, and the ways to fill them: each the mines among them.
struct Ways {
    /// In ascending order, as the mines of each way are.
    cells: Vec<Cell>,
    ways: Vec<Vec<Cell>>,
}

fn told_by_ways(state: &State<'_>, Ways { cells, ways }: &Ways) -> Option<Unavoidable> {
    let mines = ways.first()?.len();
    let seen_from = |watcher: Cell, way: &Vec<Cell>| {
        let near = state.tiling().neighbours(watcher);
        let is_mine = |cell: &&Cell| way.binary_search(cell).is_ok();
        near.iter().filter(is_mine).count()
    };
    let same = |watcher: &Cell| {
        let mut seen = ways.iter().map(|way| seen_from(*watcher, way));
        let first = seen.next();
        seen.all(|seen| Some(seen) == first)
    };
    let hidden_from_all = ways.len() > 1
        && ways.iter().all(|way| way.len() == mines)
        && watchers(state, cells).iter().all(same);
    if !hidden_from_all {
        return None;
    }
    let with_mine = |cell: &Cell| {
        let has = |way: &&Vec<Cell>| way.binary_search(cell).is_ok();
        ways.iter().filter(has).count()
    };
    let least = cells.iter().map(with_mine).min()?;
    Some(Unavoidable {
        cells: cells.clone(),
        mines: mines as u32,
        ways: ways.len() as u64,
        risk: least as f64 / ways.len() as f64,
        best: cells
            .iter()
            .copied()
            .filter(|cell| with_mine(cell) == least)
            .collect(),
    })
}

/// Cells linked two by two by numbers that lack one mine: they alternate, in one way or the other.
fn chains(counts: &[Count]) -> Vec<Ways> {
    let mut links: FxHashMap<Cell, Vec<Cell>> = FxHashMap::default();
    for count in counts.iter().filter(|count| count.mines == 1) {
        if let [one, other] = count.cells[..] {
            links.entry(one).or_default().push(other);
            links.entry(other).or_default().push(one);
        }
    }
    let mut starts: Vec<Cell> = links.keys().copied().collect();
    starts.sort_unstable();
    let mut side: FxHashMap<Cell, bool> = FxHashMap::default();
    let mut chains = Vec::new();
    for start in starts {
        if side.contains_key(&start) {
            continue;
        }
        side.insert(start, true);
        let mut cells = vec![start];
        let mut next = 0;
        while let Some(&cell) = cells.get(next) {
            next += 1;
            for &linked in &links[&cell] {
                if !side.contains_key(&linked) {
                    side.insert(linked, !side[&cell]);
                    cells.push(linked);
                }
            }
        }
        cells.sort_unstable();
        let (one, other) = cells.iter().partition(|&cell| side[cell]);
        let ways = vec![one, other];
        chains.push(Ways { cells, ways });
    }
    chains
}

/// Small sets of cells that numbers connect, and all cells that are left if there are only two ways.
fn small_sets(state: &State<'_>, counts: &[Count]) -> Vec<Ways> {
    let mut of_cell: FxHashMap<Cell, Vec<usize>> = FxHashMap::default();
    for (index, count) in counts.iter().enumerate() {
        for &cell in &count.cells {
            of_cell.entry(cell).or_default().push(index);
        }
    }
    let mut seen: FxHashSet<Cell> = FxHashSet::default();
    let mut sets = Vec::new();
    for count in counts {
        let own = count.cells.iter().copied();
        let mut cells: Vec<Cell> = own.filter(|&cell| seen.insert(cell)).collect();
        let mut next = 0;
        while let Some(cell) = cells.get(next) {
            next += 1;
            let near = of_cell[cell].iter().flat_map(|&index| &counts[index].cells);
            cells.extend(near.filter(|&&cell| seen.insert(cell)));
        }
        if (1..=MOST_CELLS).contains(&cells.len()) {
            cells.sort_unstable();
            let inside = cells.iter().flat_map(|cell| &of_cell[cell]);
            let mut inside: Vec<usize> = inside.copied().collect();
            inside.sort_unstable();
            inside.dedup();
            let inside: Vec<&Count> = inside.into_iter().map(|index| &counts[index]).collect();
            sets.push(ways(cells, &inside, None));
        }
    }
    let all: Vec<Cell> = state.open().take(MOST_CELLS + 1).collect();
    if let Some(rest) = state.rest().filter(|_| all.len() <= MOST_CELLS) {
        let inside: Vec<&Count> = counts.iter().collect();
        let last = ways(all, &inside, Some(rest.mines));
        // With more than two ways, opening one of the cells may tell the others apart.
        sets.extend(Some(last).filter(|last| last.ways.len() == 2));
    }
    sets
}

/// All ways to fill some cells that meet some numbers and, if it is given, have this number of mines.
fn ways(cells: Vec<Cell>, counts: &[&Count], mines: Option<u32>) -> Ways {
    let mask = |count: &Count| {
        let bits = cells.iter().enumerate();
        let bits = bits.filter(|(_, cell)| count.cells.contains(cell));
        bits.fold(0u32, |mask, (bit, _)| mask | 1 << bit)
    };
    let masks: Vec<(u32, u32)> = counts
        .iter()
        .map(|count| (mask(count), count.mines))
        .collect();
    let fits = |layout: &u32| {
        mines.is_none_or(|mines| layout.count_ones() == mines)
            && masks
                .iter()
                .all(|&(mask, mines)| (layout & mask).count_ones() == mines)
    };
    let layouts = (0..1u32 << cells.len()).filter(fits);
    let ways = layouts.map(|layout| {
        let bits = cells.iter().enumerate();
        let bits = bits.filter(|(bit, _)| layout >> bit & 1 == 1);
        bits.map(|(_, &cell)| cell).collect()
    });
    Ways {
        ways: ways.collect(),
        cells,
    }
}
