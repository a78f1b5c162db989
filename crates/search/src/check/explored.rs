//! The part of a state space that a check has seen.

use super::{Check, Compared, Distance, Finding, Inconsistency, Overestimate};
use crate::cost::PathCost;
use crate::problem::{Heuristic, Problem, Successor};
use crate::reached::{Reached, States, hash_of};
use crate::tally::Tally;
use atisbo_base::{Budget, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::Hash;

/// A state that was seen.
struct Seen<S, C> {
    state: S,
    /// The heuristic's word on it.
    estimate: Distance<C>,
    is_goal: bool,
    is_expanded: bool,
}

struct Sightings<S, C>(Vec<Seen<S, C>>);

impl<S: Hash + Eq, C> States for Sightings<S, C> {
    type State = S;

    fn state(&self, id: u32) -> &S {
        &self.0[id as usize].state
    }
}

/// A step that was seen, between numbered states.
#[derive(Clone, Copy)]
struct Step<C> {
    from: u32,
    to: u32,
    cost: C,
}

/// What was seen so far. Goals are not expanded: what lies behind them does not matter.
pub(super) struct Explored<'a, P: Problem, H> {
    problem: &'a P,
    heuristic: &'a H,
    table: Reached,
    seen: Sightings<P::State, P::Cost>,
    steps: Vec<Step<P::Cost>>,
    inconsistency: Option<Inconsistency<P::State, P::Action, P::Cost>>,
    unexpanded: u64,
    tally: Tally,
}

impl<'a, P: Problem, H: Heuristic<P>> Explored<'a, P, H> {
    pub(super) fn new(problem: &'a P, heuristic: &'a H, budget: &Budget) -> Self {
        Self {
            problem,
            heuristic,
            table: Reached::new(),
            seen: Sightings(Vec::new()),
            steps: Vec::new(),
            inconsistency: None,
            unexpanded: 0,
            tally: Tally::new(budget),
        }
    }

    /// Whether the budget is used up. To be called for every state that is made: on a large board a step makes many.
    pub(super) fn check(&mut self) -> Result<(), Stop> {
        self.tally.check()
    }

    /// Whether everything that can be reached has been seen.
    pub(super) fn is_complete(&self) -> bool {
        self.unexpanded == 0
    }

    /// Expands at most `expansions` new states around `start`, in the order of A*. (States that are
    /// said to be dead ends take part: that, too, is to be checked.)
    pub(super) fn explore(&mut self, start: P::State, expansions: u64) -> Result<(), Stop> {
        let last = self.tally.statistics.expanded.saturating_add(expansions);
        let start = self.see(start)?;
        let zero = P::Cost::default();
        let mut best = vec![Distance::Infinite; self.seen.0.len()];
        best[start as usize] = Distance::Finite(zero);
        let mut queue = BinaryHeap::from([Reverse((zero, zero, start))]);
        while let Some(Reverse((_, g, id))) = queue.pop() {
            if Distance::Finite(g) > best[id as usize] {
                continue;
            }
            let Seen {
                is_goal,
                is_expanded,
                ..
            } = self.seen.0[id as usize];
            if is_goal {
                continue;
            }
            if !is_expanded && self.tally.statistics.expanded >= last {
                break;
            }
            for step in self.expand(id)? {
                best.resize(self.seen.0.len(), Distance::Infinite);
                let g = g.plus(step.cost);
                if Distance::Finite(g) < best[step.to as usize] {
                    best[step.to as usize] = Distance::Finite(g);
                    let estimate = self.seen.0[step.to as usize].estimate;
                    let f = g.plus(estimate.finite().unwrap_or_default());
                    queue.push(Reverse((f, g, step.to)));
                }
            }
        }
        Ok(())
    }

    /// The number of a state, seen before or not.
    fn see(&mut self, state: P::State) -> Result<u32, Stop> {
        let hash = hash_of(&state);
        if let Some(id) = self.table.find(&self.seen, &state, hash) {
            return Ok(id);
        }
        let id = u32::try_from(self.seen.0.len()).map_err(|_| Stop::Bytes)?;
        self.table.make_room(&mut self.tally)?;
        self.tally.make_room(&mut self.seen.0)?;
        self.tally.book_state(self.problem, &state)?;
        let is_goal = self.problem.is_goal(&state);
        self.unexpanded += u64::from(!is_goal);
        self.seen.0.push(Seen {
            estimate: Distance::estimated(self.problem, self.heuristic, &state),
            state,
            is_goal,
            is_expanded: false,
        });
        self.table.insert_new(hash, id);
        Ok(id)
    }

    /// The steps out of a state. The first time, they are noted and tested for consistency.
    fn expand(&mut self, id: u32) -> Result<Vec<Step<P::Cost>>, Stop> {
        self.check()?;
        let mut successors: Vec<Successor<P>> = Vec::new();
        self.problem
            .successors(&self.seen.0[id as usize].state, &mut successors);
        if let Some(stop) = self.problem.interrupted() {
            return Err(stop);
        }
        let is_new = !self.seen.0[id as usize].is_expanded;
        let mut steps = Vec::with_capacity(successors.len());
        for successor in successors {
            self.check()?;
            let to = self.see(successor.state)?;
            let step = Step {
                from: id,
                to,
                cost: successor.cost,
            };
            steps.push(step);
            if is_new {
                self.tally.make_room(&mut self.steps)?;
                self.steps.push(step);
                self.test_consistency(step, successor.action);
            }
        }
        if is_new {
            self.tally.statistics.expanded += 1;
            self.unexpanded -= 1;
            self.seen.0[id as usize].is_expanded = true;
        }
        Ok(steps)
    }

    fn test_consistency(&mut self, step: Step<P::Cost>, action: P::Action) {
        let from = &self.seen.0[step.from as usize];
        let to = &self.seen.0[step.to as usize];
        if self.inconsistency.is_none()
            && let Some(after) = to.estimate.finite()
            && from
                .estimate
                .exceeds(Distance::Finite(after.plus(step.cost)))
        {
            self.inconsistency = Some(Inconsistency {
                from: from.state.clone(),
                action,
                to: to.state.clone(),
                cost: step.cost,
                before: from.estimate.finite(),
                after,
            });
        }
    }

    /// Compares every estimate with what is known of the true cost.
    pub(super) fn conclude(mut self, stopped: Option<Stop>) -> Check<P::State, P::Action, P::Cost> {
        self.steps.sort_unstable_by_key(|step| step.to);
        let at_most = self.costs_to(|seen| seen.is_goal);
        let otherwise = self.costs_to(|seen| !seen.is_goal && !seen.is_expanded);
        let mut judged = 0;
        let mut undecided = 0;
        let mut worst: Option<(Distance<P::Cost>, usize)> = None;
        for (id, seen) in self.seen.0.iter().enumerate() {
            let (most, least) = (at_most[id], at_most[id].min(otherwise[id]));
            if seen.estimate.exceeds(most) {
                judged += 1;
                if worst.is_none_or(|(cost, _)| most < cost) {
                    worst = Some((most, id));
                }
            } else if !seen.estimate.exceeds(least) {
                judged += 1;
            } else {
                undecided += 1;
            }
        }
        let overestimate = worst.map(|(cost, id)| Overestimate {
            state: self.seen.0[id].state.clone(),
            estimate: self.seen.0[id].estimate.finite(),
            cost: cost.finite().unwrap_or(P::Cost::MAX),
        });
        let start = self.table.find_state(&self.seen, &self.problem.initial());
        let start = start.map(|id| {
            let id = id as usize;
            let is_known = at_most[id] <= otherwise[id];
            Compared {
                estimate: self.seen.0[id].estimate.finite(),
                cost: at_most[id].finite().filter(|_| is_known),
            }
        });
        Check {
            start,
            admissible: finding(overestimate, undecided == 0 && self.is_complete()),
            consistent: finding(self.inconsistency.clone(), self.is_complete()),
            judged,
            undecided,
            steps: self.steps.len() as u64,
            stopped,
        }
    }

    /// For each state, the cost of the cheapest known path to one of the `targets`: Dijkstra's
    /// algorithm over the steps turned round, for which they are sorted by where they lead.
    fn costs_to(
        &self,
        targets: impl Fn(&Seen<P::State, P::Cost>) -> bool,
    ) -> Vec<Distance<P::Cost>> {
        let steps_to = |id: usize| {
            let first = self.steps.partition_point(|step| (step.to as usize) < id);
            self.steps[first..]
                .iter()
                .take_while(move |step| step.to as usize == id)
        };
        let zero = P::Cost::default();
        let mut costs = vec![Distance::Infinite; self.seen.0.len()];
        let mut queue = BinaryHeap::new();
        for (id, seen) in self.seen.0.iter().enumerate() {
            if targets(seen) {
                costs[id] = Distance::Finite(zero);
                queue.push(Reverse((zero, id)));
            }
        }
        while let Some(Reverse((cost, id))) = queue.pop() {
            if Distance::Finite(cost) > costs[id] {
                continue;
            }
            for step in steps_to(id) {
                let through = cost.plus(step.cost);
                let from = step.from as usize;
                if Distance::Finite(through) < costs[from] {
                    costs[from] = Distance::Finite(through);
                    queue.push(Reverse((through, from)));
                }
            }
        }
        costs
    }
}

fn finding<C>(counter_example: Option<C>, everything_seen: bool) -> Finding<C> {
    match counter_example {
        Some(example) => Finding::Fails(example),
        None if everything_seen => Finding::Holds,
        None => Finding::NotRefuted,
    }
}
