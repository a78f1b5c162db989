//! Whether some of the givens have a solution together, answered by the exact solver.

use crate::{Cell, Grid, Pos, Rule, Solver, check};
use atisbo_base::{Meter, Stop};
use std::collections::VecDeque;

/// How many solutions are remembered: a look at each is far cheaper than solving.
const REMEMBERED: usize = 64;

/// The puzzle whose givens are in doubt. Suspects are named by their index.
pub(super) struct Oracle<'a> {
    grid: &'a Grid,
    rule: Rule,
    suspects: Vec<Pos>,
    /// The grid without any suspect.
    bare: Grid,
    solver: Solver,
    meter: Meter,
    questions: u64,
    /// Per solution found lately, which suspects it agrees with.
    peaceful: VecDeque<Vec<bool>>,
}

impl<'a> Oracle<'a> {
    pub(super) fn new(grid: &'a Grid, rule: Rule, suspects: Vec<Pos>, meter: Meter) -> Self {
        let mut bare = grid.clone();
        for &pos in &suspects {
            bare.set(pos, Cell::Unknown);
        }
        Oracle {
            grid,
            rule,
            suspects,
            solver: Solver::new(&bare, rule),
            bare,
            meter,
            questions: 0,
            peaceful: VecDeque::new(),
        }
    }

    pub(super) fn suspects(&self) -> &[Pos] {
        &self.suspects
    }

    /// The suspects at these places.
    pub(super) fn indices(&self, at: impl Fn(Pos) -> bool) -> Vec<usize> {
        (0..self.suspects.len())
            .filter(|&index| at(self.suspects[index]))
            .collect()
    }

    /// A solution that agrees with these suspects and all that is beyond doubt.
    pub(super) fn solution(&mut self, kept: &[usize]) -> Result<Option<Grid>, Stop> {
        self.tick()?;
        let mut puzzle = self.bare.clone();
        for &index in kept {
            let pos = self.suspects[index];
            puzzle.set(pos, self.grid.get(pos));
        }
        self.solver.load(&puzzle, self.rule);
        let numbers = self.grid.numbers().map(|(pos, _)| pos);
        self.solver.lend_sight(numbers);
        self.solver.next_solution(&mut self.meter)
    }

    /// Whether these suspects conflict. Solutions of earlier questions may answer this one.
    pub(super) fn conflicts(&mut self, kept: &[usize]) -> Result<bool, Stop> {
        let answers = |agrees: &Vec<bool>| kept.iter().all(|&index| agrees[index]);
        if self.peaceful.iter().any(answers) {
            return Ok(false);
        }
        let Some(solution) = self.solution(kept)? else {
            return Ok(true);
        };
        if self.peaceful.len() == REMEMBERED {
            self.peaceful.pop_back();
        }
        let agrees = (0..self.suspects.len()).map(|index| self.agrees(&solution, index));
        let agrees = agrees.collect();
        self.peaceful.push_front(agrees);
        Ok(false)
    }

    /// Counts one question against the budget.
    pub(super) fn tick(&mut self) -> Result<(), Stop> {
        self.questions += 1;
        let nodes = self.questions + self.solver.statistics().nodes;
        match self.meter.check(nodes, 0) {
            Some(stop) => Err(stop),
            None => Ok(()),
        }
    }

    /// Which suspects a solution agrees with, and which not.
    pub(super) fn agreeing(&self, solution: &Grid) -> (Vec<usize>, Vec<usize>) {
        (0..self.suspects.len()).partition(|&index| self.agrees(solution, index))
    }

    /// The same, but without the suspects that are settled.
    pub(super) fn split(&self, solution: &Grid, settled: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let (agreeing, mut others) = self.agreeing(solution);
        others.retain(|index| !settled.contains(index));
        (agreeing, others)
    }

    fn agrees(&self, solution: &Grid, index: usize) -> bool {
        let pos = self.suspects[index];
        let is_floor = solution.get(pos).is_floor();
        match self.grid.get(pos) {
            Cell::Wall => !is_floor,
            Cell::Number(number) => is_floor && check::sees(solution, pos) == usize::from(number),
            Cell::Floor | Cell::Unknown => is_floor,
        }
    }
}
