//! Bidirectional search: from the initial state and from the goals at once, until the two meet.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section
//! 3.4.5; Pohl, "Bi-directional search", 1971 (which side goes next, and when to stop).

mod why;

use crate::arena::{ArenaOf, Origin};
use crate::engine::{Course, Ending};
use crate::reached::{Reached, hash_of};
use crate::tally::Tally;
use crate::why::Hint;
use crate::{
    Entry, Event, Frontier, Heap, Machine, Node, Observer, Path, PathCost, Problem, Prune,
    ReportOf, Reversible, Statistics, Successor, Tie,
};
use atisbo_base::{Budget, Stop};

/// Finds a cheapest path by two uniform-cost searches that run towards each other.
///
/// - `problem` must list its goal states and the steps that lead *to* a state.
///
/// Complete and optimal, as uniform-cost search is. Of the order of the square root of its time and
/// memory where both searches branch alike. It is always a graph search, and of the options only
/// the tie rule means anything to it.
///
/// An observer sees the nodes of the search from the initial state with even numbers, and those of
/// the search from the goals with odd ones; the `g` of the latter is the cost *to* the goal. The
/// goal event names the node on the forward side where the two met.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Problem, Reversible, Successor, Tie, strategy::bidirectional};
///
/// /// A ring road with `0` villages; clockwise costs 1, back costs 2.
/// struct Ring(u32);
/// impl Problem for Ring {
///     type State = u32;
///     type Action = char;
///     type Cost = u32;
///     fn initial(&self) -> u32 { 0 }
///     fn is_goal(&self, village: &u32) -> bool { *village == 60 }
///     fn successors(&self, village: &u32, out: &mut Vec<Successor<Self>>) {
///         out.push(Successor { action: '+', state: (village + 1) % self.0, cost: 1 });
///         out.push(Successor { action: '-', state: (village + self.0 - 1) % self.0, cost: 2 });
///     }
/// }
/// impl Reversible for Ring {
///     fn goals(&self) -> Vec<u32> { vec![60] }
///     fn predecessors(&self, village: &u32, out: &mut Vec<Successor<Self>>) {
///         out.push(Successor { action: '+', state: (village + self.0 - 1) % self.0, cost: 1 });
///         out.push(Successor { action: '-', state: (village + 1) % self.0, cost: 2 });
///     }
/// }
///
/// let report = bidirectional(&Ring(100), Tie::Fifo, (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.cost), Some(60));
/// ```
pub fn bidirectional<'p, P: Reversible, O: Observer<P>>(
    problem: &'p P,
    tie: Tie,
    observer: O,
    budget: &Budget,
) -> Bidirectional<'p, P, O> {
    let mut machine = Bidirectional {
        problem,
        observer,
        sides: [Side::new(FORWARD, tie), Side::new(BACKWARD, tie)],
        meeting: None,
        successors: Vec::new(),
        tally: Tally::new(budget),
        course: Course::BEGIN,
    };
    machine.tally.statistics.iterations = 1;
    machine.course = Course::after(machine.plant_roots().map_err(Ending::Stopped));
    machine
}

/// The side that starts in the initial state.
const FORWARD: usize = 0;
/// The side that starts in the goals.
const BACKWARD: usize = 1;

/// One of the two searches.
struct Side<P: Problem> {
    /// [`FORWARD`] or [`BACKWARD`].
    at: usize,
    arena: ArenaOf<P>,
    reached: Reached,
    frontier: Heap<Tie, P::Cost>,
}

impl<P: Problem> Side<P> {
    fn new(at: usize, tie: Tie) -> Self {
        Self {
            at,
            arena: ArenaOf::<P>::new(),
            reached: Reached::new(),
            frontier: Heap::new(tie),
        }
    }

    fn make_room(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        self.arena.make_room(tally)?;
        self.reached.make_room(tally)?;
        tally.make_room_in(&mut self.frontier)
    }

    /// The number of a node for the observer: even on the forward side, odd on the other.
    fn number(&self, id: u32) -> u64 {
        2 * u64::from(id) + self.at as u64
    }

    fn show(&self, entry: &Entry<P::Cost>) -> Node<&P::State, &P::Action, P::Cost> {
        let parent = self.arena.node(entry.id).parent();
        Node {
            id: self.number(entry.id),
            parent: parent.map(|parent| self.number(parent)),
            h: None,
            ..self.arena.show(entry)
        }
    }
}

/// A node as it waits in the frontier of uniform-cost search.
fn entry<C: PathCost>(id: u32, g: C, depth: u32) -> Entry<C> {
    Entry {
        f: g,
        g,
        depth,
        id,
        ..Entry::default()
    }
}

/// Where the two searches met: a node of each with the same state.
#[derive(Clone, Copy)]
struct Meeting<C> {
    nodes: [u32; 2],
    cost: C,
}

/// A bidirectional search under way.
pub struct Bidirectional<'p, P: Problem, O> {
    problem: &'p P,
    observer: O,
    sides: [Side<P>; 2],
    /// The cheapest meeting so far.
    meeting: Option<Meeting<P::Cost>>,
    successors: Vec<Successor<P>>,
    tally: Tally,
    course: Course<Meeting<P::Cost>>,
}

impl<P: Reversible, O: Observer<P>> Bidirectional<'_, P, O> {
    fn plant_roots(&mut self) -> Result<(), Stop> {
        self.plant(FORWARD, self.problem.initial())?;
        for goal in self.problem.goals() {
            self.plant(BACKWARD, goal)?;
        }
        self.problem.interrupted().map_or(Ok(()), Err)
    }

    fn plant(&mut self, at: usize, state: P::State) -> Result<(), Stop> {
        let side = &mut self.sides[at];
        side.make_room(&mut self.tally)?;
        if side.reached.find_state(&side.arena, &state).is_some() {
            return Ok(());
        }
        self.tally.book_state(self.problem, &state)?;
        let dead_end = self.problem.dead_end(&state).filter(|_| at == FORWARD);
        let id = side.arena.push_root(state, P::Cost::default());
        side.reached.replace(&side.arena, id);
        let entry = entry(id, P::Cost::default(), 0);
        let shown = side.show(&entry);
        self.observer.notice(&Event::Generated(shown));
        if let Some(reason) = dead_end {
            let (shown, reason) = (side.show(&entry), Prune::DeadEnd(reason));
            self.tally.prune::<P>(&mut self.observer, shown, reason);
            return Ok(());
        }
        self.enqueue(at, entry);
        Ok(())
    }

    /// Puts a node into its side's frontier and sees whether the other side knows its state.
    fn enqueue(&mut self, at: usize, entry: Entry<P::Cost>) {
        self.tally.note_depth(entry.depth);
        self.sides[at].frontier.push(entry);
        let other = &self.sides[1 - at];
        let state = &self.sides[at].arena.node(entry.id).state;
        let Some(met) = other.reached.find_state(&other.arena, state) else {
            return;
        };
        let cost = entry.g.plus(other.arena.node(met).g);
        if self.meeting.is_none_or(|meeting| cost < meeting.cost) {
            let mut nodes = [met; 2];
            nodes[at] = entry.id;
            self.meeting = Some(Meeting { nodes, cost });
        }
    }

    fn advance(&mut self) -> Result<(), Ending<Meeting<P::Cost>>> {
        self.tally.check()?;
        let [forward, backward] = &self.sides;
        let waiting = [forward.frontier.len(), backward.frontier.len()];
        self.tally.note_frontier(waiting[0] + waiting[1]);
        let (Some(near), Some(far)) = (forward.frontier.peek(), backward.frontier.peek()) else {
            return self.conclude();
        };
        // Every path that is still unknown costs at least what the two next nodes cost together.
        let least = near.g.plus(far.g);
        if self.meeting.is_some_and(|meeting| meeting.cost <= least) {
            return self.conclude();
        }
        let at = if waiting[0] <= waiting[1] {
            FORWARD
        } else {
            BACKWARD
        };
        let side = &mut self.sides[at];
        let Some(entry) = side.frontier.pop() else {
            return Ok(());
        };
        self.tally.statistics.popped += 1;
        if side.arena.node(entry.id).g < entry.g {
            let number = side.number(entry.id);
            self.explain(|_| Hint::Outdated(number));
            let shown = self.sides[at].show(&entry);
            self.tally.drop_duplicate::<P>(&mut self.observer, shown);
            return Ok(());
        }
        self.explain(|search| search.taken(at, &entry, waiting));
        self.expand(at, &entry)?;
        Ok(())
    }

    fn conclude(&mut self) -> Result<(), Ending<Meeting<P::Cost>>> {
        let Some(meeting) = self.meeting else {
            return Err(Ending::Exhausted);
        };
        self.explain(|search| search.met(meeting));
        let side = &self.sides[FORWARD];
        let id = meeting.nodes[FORWARD];
        let g = side.arena.node(id).g;
        let depth = side.arena.ancestry(id).count() as u32 - 1;
        let shown = side.show(&entry(id, g, depth));
        self.observer.notice(&Event::Goal(shown));
        Err(Ending::Goal(meeting))
    }

    fn expand(&mut self, at: usize, entry: &Entry<P::Cost>) -> Result<(), Stop> {
        self.tally.statistics.expanded += 1;
        let side = &mut self.sides[at];
        let shown = side.show(entry);
        self.observer.notice(&Event::Expanded(shown));
        side.arena.mark_expanded(entry.id);
        let state = &side.arena.node(entry.id).state;
        let mut successors = std::mem::take(&mut self.successors);
        let capacity = successors.capacity();
        if at == FORWARD {
            self.problem.successors(state, &mut successors);
        } else {
            self.problem.predecessors(state, &mut successors);
        }
        self.tally
            .take_successors(self.problem, &successors, capacity)?;
        for successor in successors.drain(..) {
            self.generate(at, entry, successor)?;
        }
        self.successors = successors;
        Ok(())
    }

    fn generate(
        &mut self,
        at: usize,
        parent: &Entry<P::Cost>,
        successor: Successor<P>,
    ) -> Result<(), Stop> {
        let Successor {
            action,
            state,
            cost,
        } = successor;
        let g = parent.g.plus(cost);
        let depth = parent.depth + 1;
        let origin = Origin {
            parent: parent.id,
            action,
            step: cost,
        };
        let side = &mut self.sides[at];
        side.make_room(&mut self.tally)?;
        let hash = hash_of(&state);
        let known = side.reached.find(&side.arena, &state, hash);
        let shown = Node {
            id: side.number(known.unwrap_or(side.arena.len() as u32)),
            parent: Some(side.number(parent.id)),
            action: Some(&origin.action),
            state: &state,
            g,
            h: None,
            depth,
        };
        let id = if let Some(id) = known {
            let node = side.arena.node(id);
            if node.g <= g {
                self.tally.drop_duplicate::<P>(&mut self.observer, shown);
                return Ok(());
            }
            if node.is_expanded() {
                self.tally.statistics.reopened += 1;
            }
            side.arena.redirect(id, origin, g);
            id
        } else {
            if at == FORWARD
                && let Some(reason) = self.problem.dead_end(&state)
            {
                let reason = Prune::DeadEnd(reason);
                self.tally.prune::<P>(&mut self.observer, shown, reason);
                return Ok(());
            }
            self.tally.book_state(self.problem, &state)?;
            let id = side.arena.push(state, origin, g, P::Cost::default());
            side.reached.insert_new(hash, id);
            id
        };
        let entry = entry(id, g, depth);
        let shown = side.show(&entry);
        self.observer.notice(&Event::Generated(shown));
        self.enqueue(at, entry);
        Ok(())
    }

    /// The way to the meeting, and on from there along the parents of the other side.
    fn path(&self, meeting: Meeting<P::Cost>) -> Path<P::State, P::Action, P::Cost> {
        let mut path = self.sides[FORWARD].arena.path(meeting.nodes[FORWARD]);
        let mut rest = self.sides[BACKWARD].arena.path(meeting.nodes[BACKWARD]);
        rest.actions.reverse();
        rest.states.reverse();
        path.actions.append(&mut rest.actions);
        path.states.extend(rest.states.into_iter().skip(1));
        path.cost = path.cost.plus(rest.cost);
        path
    }
}

impl<P: Reversible, O: Observer<P>> Machine for Bidirectional<'_, P, O> {
    type Problem = P;

    fn step(&mut self) -> bool {
        Course::step(self, |machine| &mut machine.course, Self::advance)
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> ReportOf<P> {
        self.course
            .report(&self.tally, |meeting| self.path(meeting))
    }
}
