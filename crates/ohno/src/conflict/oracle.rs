//! Whether some of the givens have a solution together, decided with bounded effort.

use super::learning::{self, Learner};
use crate::{Cell, Fill, Grid, Place};
use atisbo_base::{Meter, Stop};
use std::collections::VecDeque;

/// How many solutions are remembered: a look at each is far cheaper than solving.
const REMEMBERED: usize = 64;

/// What there is to say of some suspects.
pub(super) enum Answer {
    /// They agree with a solution, and so do all others that are marked here.
    Peace(Vec<bool>),
    /// These of them conflict.
    Conflict(Vec<usize>),
    /// The effort did not suffice to tell.
    Open,
}

/// The puzzle whose givens are in doubt. Suspects are named by their index.
pub(super) struct Oracle<'a> {
    grid: &'a Grid,
    /// What is assumed besides the givens.
    supposed: Option<(Place, Fill)>,
    suspects: Vec<Place>,
    /// Per cell, which suspect stands there.
    suspect_at: Vec<Option<usize>>,
    /// The grid without any suspect.
    bare: Grid,
    learner: &'a mut Learner,
    meter: Meter,
    questions: u64,
    looks: u64,
    /// Per solution found lately, which suspects it agrees with.
    peaceful: VecDeque<Vec<bool>>,
}

impl<'a> Oracle<'a> {
    pub(super) fn new(
        grid: &'a Grid,
        supposed: Option<(Place, Fill)>,
        suspects: Vec<Place>,
        learner: &'a mut Learner,
        meter: Meter,
    ) -> Self {
        let mut bare = grid.clone();
        let mut suspect_at = vec![None; grid.rows() * grid.cols()];
        for (index, &pos) in suspects.iter().enumerate() {
            bare.set(pos, Cell::Unknown);
            suspect_at[grid.index(pos)] = Some(index);
        }
        Oracle {
            grid,
            supposed,
            suspects,
            suspect_at,
            bare,
            learner,
            meter,
            questions: 0,
            looks: 0,
            peaceful: VecDeque::new(),
        }
    }

    pub(super) fn suspects(&self) -> &[Place] {
        &self.suspects
    }

    /// The work so far: decisions and conflicts, and for every question a look at each suspect.
    pub(super) fn work(&self) -> u64 {
        self.learner.work() + self.looks
    }

    /// Where suspects stand, row by row.
    pub(super) fn named(&self, suspects: &[usize]) -> Vec<Place> {
        let mut named: Vec<Place> = suspects.iter().map(|&i| self.suspects[i]).collect();
        named.sort_unstable();
        named
    }

    /// The suspects among some givens.
    pub(super) fn among_suspects(&self, givens: &[Place]) -> Vec<usize> {
        let suspect_at = |&pos: &Place| self.suspect_at[self.grid.index(pos)];
        givens.iter().filter_map(suspect_at).collect()
    }

    /// Asks about some suspects together with all that is beyond doubt. Gives up after `effort`
    /// conflicts. Solutions of earlier questions may answer this one.
    pub(super) fn ask(&mut self, kept: &[usize], effort: u64) -> Result<Answer, Stop> {
        let answers = |agrees: &&Vec<bool>| kept.iter().all(|&index| agrees[index]);
        if let Some(agrees) = self.peaceful.iter().find(answers) {
            return Ok(Answer::Peace(agrees.clone()));
        }
        self.tick()?;
        self.looks += self.suspects.len() as u64;
        let mut puzzle = self.bare.clone();
        for &index in kept {
            let pos = self.suspects[index];
            puzzle.set(pos, self.grid.get(pos));
        }
        let answer = self
            .learner
            .solve(&puzzle, self.supposed, effort, &mut self.meter)?;
        Ok(match answer {
            learning::Answer::Open => Answer::Open,
            learning::Answer::Conflict(givens) => Answer::Conflict(self.among_suspects(&givens)),
            learning::Answer::Solution(solution) => {
                let agrees = self.suspects.iter().map(|&pos| self.agrees(&solution, pos));
                let agrees: Vec<bool> = agrees.collect();
                self.peaceful.truncate(REMEMBERED - 1);
                self.peaceful.push_front(agrees.clone());
                Answer::Peace(agrees)
            }
        })
    }

    /// Counts one question against the budget.
    pub(super) fn tick(&mut self) -> Result<(), Stop> {
        self.questions += 1;
        let nodes = self.questions + self.learner.work();
        self.meter.check(nodes, 0).map_or(Ok(()), Err)
    }

    fn agrees(&self, solution: &Grid, pos: Place) -> bool {
        let is_floor = solution.get(pos).is_floor();
        match self.grid.get(pos) {
            Cell::Wall => !is_floor,
            Cell::Number(number) => is_floor && solution.sees(pos) == usize::from(number),
            Cell::Floor | Cell::Unknown => is_floor,
        }
    }
}
