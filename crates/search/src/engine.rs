//! The machines behind the strategies.

mod best_first;

pub use best_first::{BestFirst, Settings};

use crate::report::{Cut, Outcome, Path};
use atisbo_base::Stop;

/// How an engine ended, with the goal still as whatever the engine names it by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ending<G> {
    Goal(G),
    Exhausted,
    CutOff(Cut),
    Stopped(Stop),
}

impl<G> From<Stop> for Ending<G> {
    fn from(stop: Stop) -> Self {
        Ending::Stopped(stop)
    }
}

impl<G> Ending<G> {
    /// The outcome, with the path to the goal made by `path`.
    pub(crate) fn outcome<S, A>(self, path: impl FnOnce(G) -> Path<S, A>) -> Outcome<S, A> {
        match self {
            Ending::Goal(goal) => Outcome::Found(path(goal)),
            Ending::Exhausted => Outcome::NoSolution,
            Ending::CutOff(cut) => Outcome::CutOff(cut),
            Ending::Stopped(stop) => Outcome::Stopped(stop),
        }
    }
}
