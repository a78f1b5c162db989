//! The puzzle as a state space: which states there are, which of them solve it, what can be done.
//!
//! A state is a set of walls; a step puts one more and costs one. Where a step may go is the
//! [`Formulation`], one file each; what a goal has to satisfy is the [`Task`].

use super::board::{Board, State};
use super::cell_set::CellSet;
use super::{Formulation, Wall, isolation, propagating, pruned, walls};
use crate::{Grid, Rule};
use atisbo_search::{Cost, Problem, Successor};
use serde::{Deserialize, Serialize};

/// What a goal has to satisfy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The report's first sub-problem: every number sees as many floors as it says.
    Numbers,
    /// The report's second sub-problem: no floor is isolated.
    Isolation,
    /// Both at once.
    Whole,
}

/// Why a state cannot lead to a goal: the keys of the reasons that this problem gives.
pub mod reason {
    /// A number sees too few floors already, and walls only take away.
    pub const STARVED: &str = "starved";
    /// A number sees too many cells that are known to stay floors.
    pub const OVERFULL: &str = "overfull";
    /// A floor that cannot become a wall is isolated.
    pub const ISOLATED: &str = "isolated";
    /// No choice of walls gives a number the view it wants.
    pub const UNSATISFIABLE: &str = "unsatisfiable";
    /// A wall stands on a number, as only the faithful formulation allows.
    pub const WALLED: &str = "walled_number";
    /// Propagation found that a cell can be neither wall nor floor.
    pub const CONTRADICTION: &str = "contradiction";
}

/// 0h n0 as a state space over sets of cells of type `S`.
#[derive(Debug)]
pub struct Space<S> {
    pub(super) board: Board,
    pub(super) formulation: Formulation,
    pub(super) task: Task,
    pub(super) initial: State<S>,
    /// The cells on which walls may be put, in the order in which they are tried. The formulations
    /// that choose a number to work on do not need it.
    pub(super) moves: Vec<usize>,
    /// The seed of the order in which the moves are tried, where it is random.
    pub(super) shuffle: Option<u64>,
    /// What a wall costs: one, but nothing in the report's greedy search.
    pub(super) step_cost: Cost,
    /// The engine of the propagating formulation.
    pub(super) engine: Option<propagating::Engine>,
}

impl<S: CellSet> Space<S> {
    /// The space of `grid`, with the given walls and no other as the initial state.
    pub fn new(grid: &Grid, rule: Rule, formulation: Formulation, task: Task) -> Self {
        let board = Board::new(grid, formulation.rule(rule));
        let initial = board.given();
        let mut space = Space {
            moves: Vec::new(),
            initial,
            board,
            formulation,
            task,
            shuffle: None,
            step_cost: 1,
            engine: None,
        };
        space.moves = walls::moves(&space);
        if formulation == Formulation::Propagating {
            propagating::prepare(&mut space);
        }
        space
    }

    /// The second sub-problem, which starts where the first one ended.
    #[must_use]
    pub fn continued(&self, from: &State<S>) -> Self {
        let grid = self.board.grid();
        let mut space = Space::new(grid, self.board.rule, self.formulation, Task::Isolation);
        space.initial = State {
            walls: from.walls.clone(),
            // The case distinctions of the first sub-problem do not bind the second.
            floors: self.board.given::<S>().floors,
        };
        space.moves = walls::moves(&space);
        space.shuffle = self.shuffle;
        space.step_cost = self.step_cost;
        space
    }

    /// Tries the moves in an order that looks random but is the same for the same seed and state.
    #[must_use]
    pub fn shuffled(mut self, seed: u64) -> Self {
        self.shuffle = Some(seed);
        self
    }

    /// Lets walls cost nothing, as the report's greedy search does.
    #[must_use]
    pub(super) fn free_of_charge(mut self) -> Self {
        self.step_cost = 0;
        self
    }

    /// What a goal has to satisfy.
    pub fn task(&self) -> Task {
        self.task
    }

    /// What an isolated floor is.
    pub fn rule(&self) -> Rule {
        self.board.rule
    }

    /// The board in a state, every cell that is no wall taken for a floor.
    pub fn grid(&self, state: &State<S>) -> Grid {
        self.board.fill(state)
    }

    /// The number of walls in a state, the given ones included.
    pub fn walls(&self, state: &State<S>) -> usize {
        (0..self.board.cells())
            .filter(|&cell| state.walls.contains(cell))
            .count()
    }

    /// A step that puts a wall on `cell`.
    pub(super) fn wall(&self, state: &State<S>, cell: usize) -> Successor<Self> {
        let mut state = state.clone();
        state.walls.insert(cell);
        self.step(cell, state, self.step_cost)
    }

    pub(super) fn step(&self, cell: usize, state: State<S>, cost: Cost) -> Successor<Self> {
        Successor {
            action: self.board.pos(cell).into(),
            state,
            cost,
        }
    }

    /// Whether a wall may come to stand on `cell` some day, as far as the state itself says.
    #[inline]
    pub(super) fn is_open(&self, state: &State<S>, cell: usize) -> bool {
        !self.board.is_number(cell) && !state.walls.contains(cell) && !state.floors.contains(cell)
    }
}

impl<S: CellSet> Problem for Space<S> {
    type State = State<S>;
    /// Where the wall is put.
    type Action = Wall;
    type Cost = u32;

    fn initial(&self) -> State<S> {
        self.initial.clone()
    }

    fn is_goal(&self, state: &State<S>) -> bool {
        let numbers = || self.board.numbers_are_satisfied(&state.walls);
        let isolation = || isolation::cells(&self.board, &state.walls).next().is_none();
        match self.task {
            Task::Numbers => numbers(),
            Task::Isolation => isolation(),
            Task::Whole => numbers() && isolation(),
        }
    }

    fn successors(&self, state: &State<S>, out: &mut Vec<Successor<Self>>) {
        match self.formulation {
            Formulation::Faithful | Formulation::Clean => walls::successors(self, state, out),
            Formulation::Pruned => pruned::successors(self, state, out),
            Formulation::Propagating => propagating::successors(self, state, out),
        }
    }

    fn dead_end(&self, state: &State<S>) -> Option<&'static str> {
        match self.formulation {
            Formulation::Faithful => None,
            Formulation::Clean => walls::dead_end(self, state),
            Formulation::Pruned => pruned::dead_end(self, state),
            Formulation::Propagating => propagating::dead_end(state),
        }
    }

    fn heap_bytes(&self, state: &State<S>) -> usize {
        state.walls.heap_bytes() + state.floors.heap_bytes()
    }
}
