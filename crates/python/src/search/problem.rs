//! A student's search problem, as the search sees it.

use super::number::Numbers;
use super::state::State;
use crate::callback::Guard;
use crate::footprint::Scales;
use atisbo_base::Stop;
use atisbo_search::{Estimate, Heuristic, Problem, Real, Reversible, Successor};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// What a student gives, as `atisbo/search.py` passes it on.
#[derive(FromPyObject)]
pub(crate) struct Given<'py> {
    initial: Bound<'py, PyAny>,
    actions: Bound<'py, PyAny>,
    result: Bound<'py, PyAny>,
    goal_test: Bound<'py, PyAny>,
    path_cost: Option<Bound<'py, PyAny>>,
    estimate: Option<Bound<'py, PyAny>>,
    goals: Option<Bound<'py, PyAny>>,
    predecessors: Option<Bound<'py, PyAny>>,
}

impl Given<'_> {
    /// Whether it can be searched backwards.
    pub(super) fn is_reversible(&self) -> bool {
        self.goals.is_some() && self.predecessors.is_some()
    }

    /// Whether there is a heuristic.
    pub(super) fn is_informed(&self) -> bool {
        self.estimate.is_some()
    }
}

/// A student's problem under guard.
pub(super) struct Own<'g, 'py> {
    py: Python<'py>,
    given: Given<'py>,
    guard: &'g Guard,
    scales: Scales<'py>,
    initial: State<'g, 'py>,
}

/// A step: what is done, where it leads, what it costs.
type Step<'g, 'py> = Successor<Own<'g, 'py>>;

impl<'g, 'py> Own<'g, 'py> {
    pub(super) fn new(py: Python<'py>, given: Given<'py>, guard: &'g Guard) -> PyResult<Self> {
        let scales = Scales::new(py)?;
        let bytes = scales.weigh(&given.initial)?;
        let initial = State::new(given.initial.clone(), bytes, guard)?;
        Ok(Own {
            py,
            given,
            guard,
            scales,
            initial,
        })
    }

    pub(super) fn py(&self) -> Python<'py> {
        self.py
    }

    pub(super) fn guard(&self) -> &'g Guard {
        self.guard
    }

    /// A state that an action led to or came from; the action is kept with it.
    fn state(
        &self,
        object: Bound<'py, PyAny>,
        action: &Bound<'py, PyAny>,
    ) -> PyResult<State<'g, 'py>> {
        let bytes = self.scales.weigh(&object)?;
        let bytes = bytes.saturating_add(self.scales.weigh(action)?);
        State::new(object, bytes, self.guard)
    }

    /// The cost of a step: what it adds to a path that has cost nothing so far.
    fn cost(
        &self,
        from: &Bound<'py, PyAny>,
        action: &Bound<'py, PyAny>,
        to: &Bound<'py, PyAny>,
    ) -> PyResult<Real> {
        match &self.given.path_cost {
            None => Ok(Real::from(1)),
            Some(path_cost) => {
                let cost = path_cost.call1((0, from, action, to))?;
                Numbers(self.py).cost(&cost, from, action)
            }
        }
    }

    /// Appends what `steps` yields for each of the `items`, as long as the budget lasts: there may be no end to them.
    fn extend(
        &self,
        out: &mut Vec<Step<'g, 'py>>,
        items: impl FnOnce() -> PyResult<Bound<'py, PyAny>>,
        step: impl Fn(Bound<'py, PyAny>) -> PyResult<Step<'g, 'py>>,
    ) {
        let guard = self.guard;
        let most = guard.max_nodes().unwrap_or(u64::MAX).max(MOST_ACTIONS);
        let items = guard.call(self.py, || items()?.try_iter());
        let Some(mut items) = items else { return };
        let mut bytes = 0u64;
        while !guard.look(self.py) {
            let next = guard.call(self.py, || items.next().transpose()?.map(&step).transpose());
            let Some(Some(next)) = next else { return };
            bytes = bytes.saturating_add(next.state.bytes());
            bytes = bytes.saturating_add(size_of::<Step<'g, 'py>>() as u64);
            out.push(next);
            if out.len() as u64 > most {
                guard.stop(Stop::Nodes);
            } else if !guard.has_bytes(bytes) {
                guard.stop(Stop::Bytes);
            }
        }
    }
}

/// A limit on nodes also ends the actions of one state, if there are more than that and more than this.
const MOST_ACTIONS: u64 = 1 << 16;

impl<'g, 'py> Problem for Own<'g, 'py> {
    type State = State<'g, 'py>;
    type Action = Bound<'py, PyAny>;
    type Cost = Real;

    fn initial(&self) -> State<'g, 'py> {
        self.initial.clone()
    }

    fn is_goal(&self, state: &State<'g, 'py>) -> bool {
        let test = || self.given.goal_test.call1((state.object(),))?.is_truthy();
        self.guard.call(self.py, test).unwrap_or(false)
    }

    fn successors(&self, state: &State<'g, 'py>, out: &mut Vec<Step<'g, 'py>>) {
        self.guard.count_node();
        let from = state.object();
        self.extend(
            out,
            || self.given.actions.call1((from,)),
            |action| {
                let to = self.given.result.call1((from, &action))?;
                Ok(Successor {
                    cost: self.cost(from, &action, &to)?,
                    state: self.state(to, &action)?,
                    action,
                })
            },
        );
    }

    fn interrupted(&self) -> Option<Stop> {
        self.guard.stopped()
    }

    fn heap_bytes(&self, state: &State<'g, 'py>) -> usize {
        usize::try_from(state.bytes()).unwrap_or(usize::MAX)
    }
}

impl<'g, 'py> Reversible for Own<'g, 'py> {
    fn goals(&self) -> Vec<State<'g, 'py>> {
        let mut goals = Vec::new();
        let Some(list) = &self.given.goals else {
            return goals;
        };
        let mut bytes = 0u64;
        let Some(mut items) = self.guard.call(self.py, || list.call0()?.try_iter()) else {
            return goals;
        };
        while !self.guard.look(self.py) {
            let goal = self.guard.call(self.py, || {
                let Some(goal) = items.next().transpose()? else {
                    return Ok(None);
                };
                let bytes = self.scales.weigh(&goal)?;
                State::new(goal, bytes, self.guard).map(Some)
            });
            let Some(Some(goal)) = goal else { break };
            bytes = bytes.saturating_add(goal.bytes());
            bytes = bytes.saturating_add(size_of::<State<'g, 'py>>() as u64);
            goals.push(goal);
            if !self.guard.has_bytes(bytes) {
                self.guard.stop(Stop::Bytes);
            }
        }
        goals
    }

    fn predecessors(&self, state: &State<'g, 'py>, out: &mut Vec<Step<'g, 'py>>) {
        self.guard.count_node();
        let Some(predecessors) = &self.given.predecessors else {
            return;
        };
        let to = state.object();
        self.extend(
            out,
            || predecessors.call1((to,)),
            |pair| {
                let pair: Result<(Bound<'py, PyAny>, Bound<'py, PyAny>), _> = pair.extract();
                let (from, action) = pair.map_err(|_| {
                    PyTypeError::new_err("predecessors(state) yields pairs (state before, action)")
                })?;
                Ok(Successor {
                    cost: self.cost(&from, &action, to)?,
                    state: self.state(from, &action)?,
                    action,
                })
            },
        );
    }
}

/// The student's heuristic, which is a part of what is given.
pub(super) struct OwnHeuristic;

impl<'g, 'py> Heuristic<Own<'g, 'py>> for OwnHeuristic {
    fn estimate(&self, problem: &Own<'g, 'py>, state: &State<'g, 'py>) -> Estimate<Real> {
        let Some(estimate) = &problem.given.estimate else {
            return Estimate::Cost(Real::default());
        };
        let said = problem.guard.call(problem.py, || {
            let said = estimate.call1((state.object(),))?;
            Numbers(problem.py).estimate(&said, state.object())
        });
        Estimate::Cost(said.unwrap_or_default())
    }
}
