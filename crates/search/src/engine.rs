//! The machines behind the strategies.

mod best_first;
mod depth_first;
mod visited;

pub use best_first::{BestFirst, Settings};
pub use depth_first::{Deepening, DepthFirst, DepthSettings};

use crate::tally::Tally;
use crate::{Cut, Estimate, Heuristic, Outcome, Path, Problem, Report};
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

/// Whether a search is under way or has ended, and what all machines do alike.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course<G>(Option<Ending<G>>);

impl<G> Course<G> {
    /// A search that is about to begin.
    pub(crate) const BEGIN: Self = Course(None);

    /// A search whose first nodes were made, or that ended while making them.
    pub(crate) fn after(planting: Result<(), Ending<G>>) -> Self {
        Course(planting.err())
    }

    /// Lets a machine advance, if its search has not ended yet; gives whether the search goes on.
    #[inline]
    pub(crate) fn step<M>(
        machine: &mut M,
        course: impl Fn(&mut M) -> &mut Self,
        advance: impl FnOnce(&mut M) -> Result<(), Ending<G>>,
    ) -> bool {
        if course(machine).0.is_none() {
            let ending = advance(machine).err();
            course(machine).0 = ending;
        }
        course(machine).0.is_none()
    }

    /// The report of a search that ends here; one that has not ended by itself counts as cancelled.
    pub(crate) fn report<S, A, C>(
        self,
        tally: &Tally,
        path: impl FnOnce(G) -> Path<S, A, C>,
    ) -> Report<S, A, C> {
        let ending = self.0.unwrap_or(Ending::Stopped(Stop::Cancelled));
        Report {
            outcome: match ending {
                Ending::Goal(goal) => Outcome::Found(path(goal)),
                Ending::Exhausted => Outcome::NoSolution,
                Ending::CutOff(cut) => Outcome::CutOff(cut),
                Ending::Stopped(stop) => Outcome::Stopped(stop),
            },
            statistics: tally.close(),
        }
    }
}

/// The estimate for a state, or why it is a dead end.
#[inline]
pub(crate) fn appraise<P: Problem, H: Heuristic<P>>(
    problem: &P,
    heuristic: &H,
    state: &P::State,
) -> Result<P::Cost, &'static str> {
    if let Some(reason) = problem.dead_end(state) {
        return Err(reason);
    }
    match heuristic.estimate(problem, state) {
        Estimate::Cost(h) => Ok(h),
        Estimate::DeadEnd(reason) => Err(reason),
    }
}
