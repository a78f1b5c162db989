//! The states that a depth-first graph search has been in, and how well it stood there.

use crate::cost::PathCost;
use crate::problem::Problem;
use crate::reached::{Reached, States, hash_of};
use crate::tally::Tally;
use atisbo_base::Stop;
use std::hash::Hash;

/// How well a search stands in a state: how much of each limit it has used up on the way there.
///
/// A depth-first search under a limit may leave a state out only if it was there before with *no
/// less* of the limit left; otherwise it could miss a goal that the limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing<C> {
    /// What the raised limit counts (cost or discrepancies), or 0 if it counts nothing else.
    pub(crate) used: C,
    /// The depth, or 0 where no limit depends on it.
    pub(crate) depth: u32,
}

impl<C: PathCost> Standing<C> {
    fn is_no_worse_than(self, other: Self) -> bool {
        self.used <= other.used && self.depth <= other.depth
    }
}

struct Visit<S, C> {
    state: S,
    standing: Standing<C>,
    node: u64,
}

struct Visits<S, C>(Vec<Visit<S, C>>);

impl<S: Hash + Eq, C> States for Visits<S, C> {
    type State = S;

    fn state(&self, id: u32) -> &S {
        &self.0[id as usize].state
    }
}

/// What the table says of a state.
pub(crate) enum Admission {
    /// It was not there yet.
    New,
    /// It was there, but now the search stands better.
    Better,
    /// Node `of` stands there no worse.
    Dominated { of: u64 },
}

/// The states visited in this iteration.
pub(crate) struct Visited<S, C> {
    table: Reached,
    visits: Visits<S, C>,
    state_bytes: u64,
}

impl<S: Clone + Eq + Hash, C: PathCost> Visited<S, C> {
    pub(crate) fn new() -> Self {
        Self {
            table: Reached::new(),
            visits: Visits(Vec::new()),
            state_bytes: 0,
        }
    }

    /// Records a visit, unless an earlier one was no worse.
    pub(crate) fn admit<P: Problem<State = S>>(
        &mut self,
        problem: &P,
        state: &S,
        standing: Standing<C>,
        node: u64,
        tally: &mut Tally,
    ) -> Result<Admission, Stop> {
        let hash = hash_of(state);
        if let Some(index) = self.table.find(&self.visits, state, hash) {
            let visit = &mut self.visits.0[index as usize];
            if visit.standing.is_no_worse_than(standing) {
                return Ok(Admission::Dominated { of: visit.node });
            }
            visit.standing = standing;
            visit.node = node;
            return Ok(Admission::Better);
        }
        let index = u32::try_from(self.visits.0.len()).map_err(|_| Stop::Bytes)?;
        self.table.make_room(tally)?;
        tally.make_room(&mut self.visits.0)?;
        tally.book_state(problem, state)?;
        self.state_bytes += problem.heap_bytes(state) as u64;
        self.visits.0.push(Visit {
            state: state.clone(),
            standing,
            node,
        });
        self.table.insert_new(hash, index);
        Ok(Admission::New)
    }

    /// The node that stands in this state no worse, if there is one.
    pub(crate) fn dominator(&self, state: &S, standing: Standing<C>) -> Option<u64> {
        self.table
            .find_state(&self.visits, state)
            .map(|index| &self.visits.0[index as usize])
            .filter(|visit| visit.standing.is_no_worse_than(standing))
            .map(|visit| visit.node)
    }

    /// Forgets everything, for the next iteration.
    pub(crate) fn clear(&mut self, tally: &mut Tally) {
        self.table.clear();
        self.visits.0.clear();
        tally.release(self.state_bytes);
        self.state_bytes = 0;
    }
}
