//! Our own heuristic: the walls that a matching of numbers needs, less those that can serve two.
//!
//! # The bound
//!
//! 1. *Where walls cannot stand.* A number that sees `s` floors too many loses no more than `s`: a
//!    wall so near that it would take more starves it. Those cells, the numbers, and the cells that
//!    are known to stay floors are closed to walls; the rest is open.
//! 2. *What a number needs.* Cutting a number's view in one direction at an open cell takes a certain
//!    count of floors from it. `need` is the least number of directions whose cuts can add up to
//!    exactly `s`. If none can, the state is a dead end.
//! 3. *A matching.* Let M be a largest set of numbers with `s > 0` of which no two share a row run or
//!    a column run, as in [`super::matching`].
//! 4. *Crossings.* A wall lies in one row run and one column run, so it cuts the view of at most two
//!    numbers of M, and of two only where the row run of one crosses the column run of the other in
//!    an open cell. `ways(a)` is the number of directions in which number `a` has such a crossing.
//!    Numbers are joined when they have a crossing in common; in each connected component C at most
//!    ⌊Σ min(need, ways) / 2⌋ walls serve two.
//!
//! The estimate is Σ need over M less Σ ⌊Σ min(need, ways) / 2⌋ over the components.
//!
//! # Why it is admissible
//!
//! Take any goal that can be reached, and let W be the walls it adds. For each `a` in M the nearest
//! wall of W in each direction in which W cuts its view stands on an open cell (1), and those cuts
//! add up to `s`, so there are at least need(a) of them (2). Choose need(a) of them for `a`. A wall
//! chosen by two numbers is a crossing of their runs; it cannot be chosen by three. Let D be the walls
//! chosen twice. The choices number Σ need, so |W| ≥ Σ need − |D|. Each `a` has at most need(a)
//! choices, and at most one in each direction, so at most min(need(a), ways(a)) of its choices are in
//! D; a wall in D uses two such choices of numbers of one component. Hence |D| ≤ Σ ⌊Σ min(need, ways)
//! / 2⌋, and |W| is at least the estimate. ∎
//!
//! # Why it dominates half a matching
//!
//! The components' terms sum to at most ⌊Σ need / 2⌋, so the estimate is at least ⌈Σ need / 2⌉ ≥
//! ⌈|M| / 2⌉.

use super::board::{Board, DOWN, LEFT, RIGHT, State, UP, View};
use super::cell_set::CellSet;
use super::matching::{Hungry, maximum};
use super::space::reason;
use atisbo_search::{Cost, Estimate};

pub(super) fn estimate<S: CellSet>(board: &Board, state: &State<S>) -> Estimate {
    let closed = match closed_cells(board, state) {
        Ok(closed) => closed,
        Err(reason) => return Estimate::DeadEnd(reason),
    };
    let mut hungry = Vec::new();
    for (number, view) in board.views(&state.walls) {
        if view.surplus > 0 {
            match fewest_cuts(&view, &closed) {
                Some(need) => hungry.push(Hungry::new(*number, view, need)),
                None => return Estimate::DeadEnd(reason::UNSATISFIABLE),
            }
        }
    }
    let chosen = maximum(hungry);
    let needs: Cost = chosen.iter().map(|one| one.need).sum();
    Estimate::Cost(needs - shared_walls(board, &chosen, &closed))
}

/// The cells on which no goal has a new wall, or why there is no goal.
fn closed_cells<S: CellSet>(board: &Board, state: &State<S>) -> Result<S, &'static str> {
    let mut closed = state.floors.clone();
    for (number, view) in board.views(&state.walls) {
        let Ok(surplus) = usize::try_from(view.surplus) else {
            return Err(reason::STARVED);
        };
        if state.walls.contains(number.cell) {
            return Err(reason::WALLED);
        }
        closed.insert(number.cell);
        for ray in view.rays {
            let too_near = ray.length.saturating_sub(surplus);
            ray.cells()
                .take(too_near)
                .for_each(|cell| closed.insert(cell));
        }
    }
    Ok(closed)
}

/// In how many directions a number's view must be cut at least so that it loses exactly its surplus.
fn fewest_cuts<S: CellSet>(view: &View, closed: &S) -> Option<u32> {
    let surplus = view.surplus.unsigned_abs();
    if surplus >= u64::BITS {
        // More than the bits below can count; only boards wider than 32 cells have such views.
        return Some(1);
    }
    // Bit i of `losses[k]` says that k cuts can take i floors away.
    let mut losses = [1_u64, 0, 0, 0, 0];
    for (done, ray) in view.rays.into_iter().enumerate() {
        let mut cuts = ray
            .cuts()
            .skip(ray.length.saturating_sub(surplus as usize))
            .filter(|&(cell, _)| !closed.contains(cell))
            .fold(0_u64, |cuts, (_, loss)| cuts | 1 << loss);
        let before = losses;
        while cuts != 0 {
            let loss = cuts.trailing_zeros();
            cuts &= cuts - 1;
            for count in 0..=done {
                losses[count + 1] |= before[count] << loss;
            }
        }
    }
    let exact = 1 << surplus;
    (1..=4).find(|&count| losses[count as usize] & exact != 0)
}

/// How many walls can serve two of the chosen numbers, at most.
fn shared_walls<S: CellSet>(board: &Board, chosen: &[Hungry], closed: &S) -> Cost {
    // Which number's column run a cell belongs to, and in which direction it lies from there.
    let mut upright: Vec<Option<(usize, usize)>> = vec![None; board.cells()];
    for (along, one) in chosen.iter().enumerate() {
        for way in [UP, DOWN] {
            for cell in one.view.rays[way].cells() {
                upright[cell] = Some((along, way));
            }
        }
    }
    let mut groups = Groups::new(chosen.len());
    // For each number the directions in which it has a crossing.
    let mut ways = vec![[false; 4]; chosen.len()];
    for (across, one) in chosen.iter().enumerate() {
        for sideways in [LEFT, RIGHT] {
            for cell in one.view.rays[sideways].cells() {
                if let Some((along, upright)) = upright[cell]
                    && !closed.contains(cell)
                {
                    ways[across][sideways] = true;
                    ways[along][upright] = true;
                    groups.join(across, along);
                }
            }
        }
    }
    let mut useful = vec![0; chosen.len()];
    for (index, one) in chosen.iter().enumerate() {
        let ways = ways[index].iter().filter(|&&way| way).count() as Cost;
        useful[groups.find(index)] += one.need.min(ways);
    }
    useful.into_iter().map(|choices| choices / 2).sum()
}

/// Disjoint sets (Galler and Fischer 1964): the connected components of the numbers.
struct Groups(Vec<usize>);

impl Groups {
    fn new(members: usize) -> Self {
        Groups((0..members).collect())
    }

    fn find(&mut self, mut member: usize) -> usize {
        while self.0[member] != member {
            self.0[member] = self.0[self.0[member]];
            member = self.0[member];
        }
        member
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a] = b;
    }
}
