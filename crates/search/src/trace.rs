//! A search written down: a bounded recorder, and its record as JSON Lines or as a drawing.

mod dot;
mod json_lines;

pub use dot::write_dot;
pub use json_lines::write_json_lines;

use crate::observer::{Event, Limit, Node, Observer, Prune};
use crate::problem::{Cost, Problem};

/// An observer that keeps the first events and counts the rest, so that watching a long search does
/// not use up the memory.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, problem_from, strategy::breadth_first};
/// use atisbo_search::trace::{Happening, Recorder};
///
/// let problem = problem_from(1, |&n| [("double", 2 * n, 1), ("add one", n + 1, 1)], |&n| n == 10);
/// let mut recorder = Recorder::new(5);
/// breadth_first(&problem, &Options::default(), &mut recorder, &Budget::unlimited()).run();
/// assert_eq!(recorder.records().len(), 5);
/// assert!(recorder.left_out() > 0);
/// let second = &recorder.records()[1];
/// assert!(matches!(second, Happening::Expanded(node) if node.state == 1 && node.g == 0));
/// ```
#[derive(Clone, Debug)]
pub struct Recorder<S, A> {
    records: Vec<Happening<S, A>>,
    limit: usize,
    left_out: u64,
}

impl<S, A> Recorder<S, A> {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize) -> Self {
        Self {
            records: Vec::new(),
            limit,
            left_out: 0,
        }
    }

    /// What was kept, in the order in which it happened.
    pub fn records(&self) -> &[Happening<S, A>] {
        &self.records
    }

    /// How many events came after the limit was reached.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }

    /// Keeps one event more, if there is room; it is written down only then.
    pub fn keep(&mut self, happening: impl FnOnce() -> Happening<S, A>) {
        if self.records.len() < self.limit {
            self.records.push(happening());
        } else {
            self.left_out += 1;
        }
    }
}

impl<P: Problem> Observer<P> for Recorder<P::State, P::Action> {
    fn notice(&mut self, event: &Event<'_, P>) {
        self.keep(|| Happening::of(event));
    }
}

/// An [`Event`] that was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening<S, A> {
    /// See [`Event::Generated`].
    Generated(Noted<S, A>),
    /// See [`Event::Expanded`].
    Expanded(Noted<S, A>),
    /// See [`Event::Duplicate`].
    Duplicate(Noted<S, A>),
    /// See [`Event::Pruned`].
    Pruned(Noted<S, A>, Prune),
    /// See [`Event::Goal`].
    Goal(Noted<S, A>),
    /// See [`Event::LimitRaised`].
    LimitRaised(Limit),
}

/// A [`Node`] that was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted<S, A> {
    /// Its number.
    pub id: u64,
    /// The number of its parent.
    pub parent: Option<u64>,
    /// What led here from the parent.
    pub action: Option<A>,
    /// The state.
    pub state: S,
    /// The cost of the way here.
    pub g: Cost,
    /// The estimate of the way on.
    pub h: Option<Cost>,
    /// The number of steps here.
    pub depth: u32,
}

impl<S: Clone, A: Clone> Happening<S, A> {
    /// Writes an event down.
    pub fn of<P: Problem<State = S, Action = A>>(event: &Event<'_, P>) -> Self {
        match event {
            Event::Generated(node) => Happening::Generated(Noted::of(node)),
            Event::Expanded(node) => Happening::Expanded(Noted::of(node)),
            Event::Duplicate(node) => Happening::Duplicate(Noted::of(node)),
            Event::Pruned(node, reason) => Happening::Pruned(Noted::of(node), *reason),
            Event::Goal(node) => Happening::Goal(Noted::of(node)),
            Event::LimitRaised(limit) => Happening::LimitRaised(*limit),
        }
    }
}

impl<S, A> Happening<S, A> {
    /// The same with the state in another form.
    pub fn map_state<T>(self, form: impl FnOnce(S) -> T) -> Happening<T, A> {
        match self {
            Happening::Generated(node) => Happening::Generated(node.map_state(form)),
            Happening::Expanded(node) => Happening::Expanded(node.map_state(form)),
            Happening::Duplicate(node) => Happening::Duplicate(node.map_state(form)),
            Happening::Pruned(node, reason) => Happening::Pruned(node.map_state(form), reason),
            Happening::Goal(node) => Happening::Goal(node.map_state(form)),
            Happening::LimitRaised(limit) => Happening::LimitRaised(limit),
        }
    }
}

impl<S, A> Noted<S, A> {
    fn map_state<T>(self, form: impl FnOnce(S) -> T) -> Noted<T, A> {
        Noted {
            id: self.id,
            parent: self.parent,
            action: self.action,
            state: form(self.state),
            g: self.g,
            h: self.h,
            depth: self.depth,
        }
    }
}

impl<S: Clone, A: Clone> Noted<S, A> {
    /// Writes a node down.
    pub fn of<P: Problem<State = S, Action = A>>(node: &Node<'_, P>) -> Self {
        Self {
            id: node.id,
            parent: node.parent,
            action: node.action.cloned(),
            state: node.state.clone(),
            g: node.g,
            h: node.h,
            depth: node.depth,
        }
    }
}
