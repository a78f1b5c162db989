//! Search with conflict-driven clause learning (Marques-Silva and Sakallah 1999) on top of the
//! propagation of numbers and of rule 3.
//!
//! The exact solver looks ahead and is fast on tight puzzles. With most givens left out, though, a
//! grid falls into loose regions, and a conflict in one is found again for every filling of the
//! others. Here each conflict leaves a clause behind: cells that cannot all be as they were. A
//! clause also carries its *premises*, the givens it was derived from. It holds in every position
//! that contains them, so what one question taught answers the next; and the premises of a conflict
//! without any decision are givens that cannot stand together.

mod analysis;

use crate::{Cause, Cell, Conflict, Direction, Fill, Grid, Mark, Place, Propagator, Rule};
use atisbo_base::{Meter, Stop};

/// What a question comes to.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// Here is a solution.
    Solution(Grid),
    /// There is none, because of these givens alone.
    Conflict(Vec<Place>),
    /// The effort allowed did not suffice.
    Open,
}

/// The most clauses that are remembered from one question to the next; the oldest go first.
const REMEMBERED: usize = 4_000;
/// Conflicts before the first restart.
const RESTART: u64 = 64;

/// A cell and a value, as an index: two per cell.
type Literal = usize;

fn literal(cell: usize, fill: Fill) -> Literal {
    cell << 1 | fill as usize
}

fn cell_of(literal: Literal) -> usize {
    literal >> 1
}

fn fill_of(literal: Literal) -> Fill {
    if literal & 1 == Fill::Floor as usize {
        Fill::Floor
    } else {
        Fill::Wall
    }
}

/// At least one of the literals is true wherever the premises are given.
#[derive(Clone, Debug)]
struct Clause {
    literals: Vec<Literal>,
    premises: Vec<usize>,
}

/// Why a cell is known, or a position impossible.
#[derive(Clone, Copy, Debug)]
enum Reason {
    Rule(Cause),
    Clause(usize),
}

/// A cell that became known.
#[derive(Clone, Copy, Debug)]
struct Entry {
    cell: usize,
    fill: Fill,
    level: usize,
    /// Decisions have the reason `Rule(Cause::Assumed)`, which rests on nothing.
    reason: Reason,
}

/// Not yet known.
const NEVER: usize = usize::MAX;

/// The search, with what it has learned so far.
#[derive(Clone, Debug)]
pub(crate) struct Learner {
    rule: Rule,
    /// Cells that lend their sight under [`Rule::SeenByNumber`].
    seers: Vec<Place>,
    grid: Grid,
    /// Where the numbers of the present position stand.
    numbers: Vec<Place>,
    position: Propagator,
    clauses: Vec<Clause>,
    /// Per literal, the clauses to look at when it becomes false.
    watches: Vec<Vec<usize>>,
    trail: Vec<Entry>,
    /// How much of the trail the clauses have seen.
    seen_by_clauses: usize,
    /// Per decision, the moment before it.
    marks: Vec<Mark>,
    /// Per cell, its place on the trail and one more: 0 for givens.
    when: Vec<usize>,
    activity: Vec<f64>,
    increment: f64,
    /// Per cell, the value it had last.
    phase: Vec<Fill>,
    /// Per cell, whether the present analysis has met it.
    met: Vec<bool>,
    work: u64,
}

impl Learner {
    /// A search for positions with the numbers of `grid`, or some of them.
    pub(crate) fn new(grid: &Grid, rule: Rule) -> Self {
        let cells = grid.rows() * grid.cols();
        let mut activity = vec![0.0; cells];
        for (pos, number) in grid.numbers() {
            // Before anything is learned: cells close to numbers first.
            for direction in Direction::ALL {
                let near = grid.ray(pos, direction).take(usize::from(number) + 1);
                for (distance, at) in near.enumerate() {
                    activity[grid.index(at)] += 0.01 / (distance + 1) as f64;
                }
            }
        }
        Learner {
            rule,
            seers: grid.numbers().map(|(pos, _)| pos).collect(),
            grid: grid.clone(),
            numbers: Vec::new(),
            position: Propagator::new(grid, rule),
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * cells],
            trail: Vec::new(),
            seen_by_clauses: 0,
            marks: Vec::new(),
            when: vec![NEVER; cells],
            activity,
            increment: 1.0,
            phase: vec![Fill::Floor; cells],
            met: vec![false; cells],
            work: 0,
        }
    }

    /// Decisions and conflicts since the search was made.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// Whether `grid` has a solution, with `supposed` if that is given, in which case the answer
    /// [`Answer::Conflict`] names the givens that rule it out. Gives up after `effort` conflicts.
    pub(crate) fn solve(
        &mut self,
        grid: &Grid,
        supposed: Option<(Place, Fill)>,
        effort: u64,
        meter: &mut Meter,
    ) -> Result<Answer, Stop> {
        self.load(grid);
        if let Some(stop) = meter.work((grid.rows() * grid.cols()) as u64) {
            return Err(stop);
        }
        let (mut conflicts, mut restart, mut period) = (0, RESTART, RESTART);
        let mut broken = self.attach();
        loop {
            if let Err(reason) = broken.and_then(|()| self.propagate()) {
                conflicts += 1;
                if let Err(premises) = self.learn(reason) {
                    return Ok(Answer::Conflict(premises));
                }
                if conflicts >= effort {
                    return Ok(Answer::Open);
                }
                if conflicts >= restart {
                    period += period / 2;
                    restart += period;
                    self.back_to(0);
                }
            } else {
                let decision = match supposed {
                    Some((pos, fill)) if self.marks.is_empty() => match self.position.fill(pos) {
                        None => Some((self.grid.index(pos), fill)),
                        Some(known) if known == fill => self.choose(),
                        Some(_) => return Ok(Answer::Conflict(self.premises_of_cell(pos))),
                    },
                    _ => self.choose(),
                };
                let Some((cell, fill)) = decision else {
                    return Ok(Answer::Solution(self.completed()));
                };
                self.marks.push(self.position.mark());
                self.assume(cell, fill, Reason::Rule(Cause::Assumed));
            }
            broken = Ok(());
            self.work += 1;
            if let Some(stop) = meter.check(self.work, 0) {
                return Err(stop);
            }
        }
    }

    /// As [`Learner::solve`], without any limit but the budget's: a solution, or the givens that
    /// conflict.
    pub(crate) fn decide(
        &mut self,
        grid: &Grid,
        supposed: Option<(Place, Fill)>,
        meter: &mut Meter,
    ) -> Result<Result<Grid, Vec<Place>>, Stop> {
        loop {
            match self.solve(grid, supposed, u64::MAX, meter)? {
                Answer::Solution(grid) => return Ok(Ok(grid)),
                Answer::Conflict(givens) => return Ok(Err(givens)),
                Answer::Open => {}
            }
        }
    }

    /// Takes another position.
    fn load(&mut self, grid: &Grid) {
        self.grid.clone_from(grid);
        self.numbers.clear();
        self.numbers.extend(grid.numbers().map(|(pos, _)| pos));
        self.position.load(grid, self.rule);
        self.position.lend_sight(self.seers.iter().copied());
        self.trail.clear();
        self.seen_by_clauses = 0;
        self.marks.clear();
        for (when, (_, cell)) in self.when.iter_mut().zip(grid.cells()) {
            *when = if cell == Cell::Unknown { NEVER } else { 0 };
        }
        self.watches.iter_mut().for_each(Vec::clear);
        if self.clauses.len() > REMEMBERED {
            self.clauses.drain(..self.clauses.len() - REMEMBERED / 2);
        }
    }

    /// Puts the clauses to use whose premises are given here.
    fn attach(&mut self) -> Result<(), Reason> {
        self.apply_rules()?;
        self.seen_by_clauses = self.trail.len();
        for index in 0..self.clauses.len() {
            let clause = &self.clauses[index];
            if clause.premises.iter().all(|&cell| self.when[cell] == 0) {
                self.watch(index)?;
            }
        }
        Ok(())
    }

    /// Watches two literals of a clause that are not false; where there is but one, it is true.
    fn watch(&mut self, index: usize) -> Result<(), Reason> {
        let mut literals = std::mem::take(&mut self.clauses[index].literals);
        let mut front = 0;
        for at in 0..literals.len() {
            if self.value(literals[at]) != Some(false) && front < 2 {
                literals.swap(front, at);
                front += 1;
            }
        }
        let first = literals.first().copied();
        if let (2, [one, other, ..]) = (front, literals.as_slice()) {
            self.watches[*one].push(index);
            self.watches[*other].push(index);
        }
        self.clauses[index].literals = literals;
        match (front, first) {
            (0, _) | (_, None) => Err(Reason::Clause(index)),
            (1, Some(only)) if self.value(only).is_none() => {
                self.assume_literal(only, index);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn value(&self, literal: Literal) -> Option<bool> {
        let cell = cell_of(literal);
        let fill = self.position.fill(self.pos(cell))?;
        Some(fill as usize == literal & 1)
    }

    fn pos(&self, cell: usize) -> Place {
        Place::new(cell / self.grid.cols(), cell % self.grid.cols())
    }

    /// Draws conclusions from rules and clauses until there are no more.
    fn propagate(&mut self) -> Result<(), Reason> {
        loop {
            self.apply_rules()?;
            let known = self.trail.len();
            while let Some(&Entry { cell, fill, .. }) = self.trail.get(self.seen_by_clauses) {
                self.seen_by_clauses += 1;
                self.wake(literal(cell, fill.opposite()))?;
            }
            if self.trail.len() == known {
                return Ok(());
            }
        }
    }

    /// Looks at the clauses that watch a literal which has become false.
    fn wake(&mut self, falsified: Literal) -> Result<(), Reason> {
        let mut watching = std::mem::take(&mut self.watches[falsified]);
        let mut kept = 0;
        let mut result = Ok(());
        for at in 0..watching.len() {
            let index = watching[at];
            if result.is_err() || !self.move_watch(index, falsified) {
                watching[kept] = index;
                kept += 1;
                if result.is_err() {
                    continue;
                }
                let other = self.clauses[index].literals[0];
                match self.value(other) {
                    Some(true) => {}
                    Some(false) => result = Err(Reason::Clause(index)),
                    None => self.assume_literal(other, index),
                }
            }
        }
        watching.truncate(kept);
        self.watches[falsified] = watching;
        result
    }

    /// Lets a clause watch another literal, if one of the rest is not false. Otherwise the literal
    /// that decides is the first.
    fn move_watch(&mut self, index: usize, falsified: Literal) -> bool {
        let literals = &mut self.clauses[index].literals;
        if literals[0] == falsified {
            literals.swap(0, 1);
        }
        let literals = &self.clauses[index].literals;
        if self.value(literals[0]) == Some(true) {
            return false;
        }
        let open = |&at: &usize| self.value(literals[at]) != Some(false);
        let Some(at) = (2..literals.len()).find(open) else {
            return false;
        };
        let literals = &mut self.clauses[index].literals;
        literals.swap(1, at);
        let watched = literals[1];
        self.watches[watched].push(index);
        true
    }

    fn assume_literal(&mut self, literal: Literal, clause: usize) {
        self.assume(cell_of(literal), fill_of(literal), Reason::Clause(clause));
    }

    /// Writes an unknown cell.
    fn assume(&mut self, cell: usize, fill: Fill, reason: Reason) {
        let assumed = self.position.assume(self.pos(cell), fill);
        debug_assert!(assumed.is_ok(), "the cell was unknown");
        self.enter(cell, fill, reason);
    }

    /// Draws conclusions from the rules alone, and notes them.
    fn apply_rules(&mut self) -> Result<(), Reason> {
        let result = self.position.propagate();
        for index in self.trail.len()..self.position.since(Mark::START).len() {
            let deduction = self.position.since(Mark::START)[index];
            let cell = self.grid.index(deduction.pos);
            self.enter(cell, deduction.fill, Reason::Rule(deduction.cause));
        }
        result.map_err(|Conflict(cause)| Reason::Rule(cause))
    }

    fn enter(&mut self, cell: usize, fill: Fill, reason: Reason) {
        self.trail.push(Entry {
            cell,
            fill,
            level: self.marks.len(),
            reason,
        });
        self.when[cell] = self.trail.len();
    }

    /// Takes back all decisions but the first `level`.
    fn back_to(&mut self, level: usize) {
        let Some(&mark) = self.marks.get(level) else {
            return;
        };
        self.position.undo_to(mark);
        let left = self.position.since(Mark::START).len();
        for entry in self.trail.drain(left..) {
            self.when[entry.cell] = NEVER;
            self.phase[entry.cell] = entry.fill;
        }
        self.marks.truncate(level);
        self.seen_by_clauses = left;
    }

    /// Of the unknown cells at which the view of a number ends for now, the one that took part in
    /// most conflicts lately, with the value it had last. `None` once every number is closed: with
    /// floors in all unknown cells a position at rest is then a solution.
    fn choose(&self) -> Option<(usize, Fill)> {
        let mut best: Option<usize> = None;
        for &number in &self.numbers {
            for direction in Direction::ALL {
                let mut ray = self.grid.ray(number, direction);
                let end = ray.find(|&at| self.position.fill(at) != Some(Fill::Floor));
                let Some(cell) = end.map(|at| self.grid.index(at)) else {
                    continue;
                };
                let more = |best: usize| self.activity[cell] > self.activity[best];
                if self.when[cell] == NEVER && best.is_none_or(more) {
                    best = Some(cell);
                }
            }
        }
        best.map(|cell| (cell, self.phase[cell]))
    }

    /// The position with floors in all unknown cells.
    fn completed(&self) -> Grid {
        let known = self.position.grid();
        let cells = known.cells().map(|(_, cell)| match cell {
            Cell::Unknown => Cell::Floor,
            known => known,
        });
        Grid::from_cells(known.rows(), known.cols(), cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Solver, Verdict, is_solution};
    use atisbo_base::Budget;
    use proptest::prelude::*;

    fn solvable(grid: &Grid) -> bool {
        let found = Solver::new(grid, Rule::SeesFloor).solve(1, &Budget::unlimited());
        found.verdict() != Verdict::None
    }

    fn part(grid: &Grid, keep: impl Fn(usize, Place) -> bool) -> Grid {
        let cells = grid.cells().enumerate().map(|(index, (pos, cell))| {
            if keep(index, pos) {
                cell
            } else {
                Cell::Unknown
            }
        });
        Grid::from_cells(grid.rows(), grid.cols(), cells)
    }

    proptest! {
        /// One learner answers about many parts of a grid, so that clauses are carried over.
        #[test]
        fn what_was_learned_of_one_part_holds_in_every_other(
            cells in prop::collection::vec(0_u16..20, 36),
            parts in prop::collection::vec((any::<u64>(), 0_usize..36, any::<bool>()), 12),
        ) {
            let grid = Grid::from_cells(6, 6, cells.into_iter().map(|code| match code {
                0 => Cell::Wall,
                1 => Cell::Floor,
                2..=9 => Cell::Number(code - 1),
                _ => Cell::Unknown,
            }));
            let mut learner = Learner::new(&grid, Rule::SeesFloor);
            let mut meter = Budget::unlimited().meter();
            for (kept, cell, wall) in parts {
                let mut asked = part(&grid, |index, _| kept & (1 << index) != 0);
                let (pos, fill) = (learner.pos(cell), if wall { Fill::Wall } else { Fill::Floor });
                let supposed = (asked.get(pos) == Cell::Unknown).then_some((pos, fill));
                match learner.decide(&asked, supposed, &mut meter) {
                    Ok(Ok(solution)) => {
                        prop_assert!(is_solution(&solution, Rule::SeesFloor));
                        for pos in asked.known() {
                            prop_assert_eq!(solution.get(pos), asked.get(pos));
                        }
                        if let Some((pos, fill)) = supposed {
                            prop_assert_eq!(solution.get(pos), Cell::from(fill));
                        }
                    }
                    Ok(Err(givens)) => {
                        asked = part(&asked, |_, pos| givens.contains(&pos));
                        if let Some((pos, fill)) = supposed {
                            asked.set(pos, Cell::from(fill));
                        }
                        prop_assert!(!solvable(&asked));
                    }
                    Err(stop) => prop_assert!(false, "no limit was set: {}", stop),
                }
            }
        }
    }
}
