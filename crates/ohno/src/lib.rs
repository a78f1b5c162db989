//! 0h n0: the game, its solver, its hints, its generator, and the game as a state space.

mod grid;

pub use grid::{Cell, Direction, Grid, MAX_SIDE, Pos, Rule};
