//! Best-first search: one machine for breadth-first, uniform cost, greedy, A* and weighted A*.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, figure 3.7.
//! What distinguishes the strategies is only the evaluation f and the frontier.
//!
//! # Runs of one's own
//!
//! The named strategies set this machine up as the textbook does. To reproduce another program's
//! run, set it up directly: a [`Heap`](crate::Heap) over any [`Order`](crate::Order), and
//! [`Settings`] that say how f is made, when duplicates and goals are looked for, and how deep to
//! go. This is a "depth-first search" built on a binary heap with a comparator on depth alone, that
//! looks for duplicates among the expanded states only and tests for goals on expansion:
//!
//! ```
//! use atisbo_base::Budget;
//! use atisbo_search::{
//!     BestFirst, Duplicates, Entry, Evaluation, GoalTest, Heap, Machine, Outcome, Problem, Settings, Successor,
//! };
//!
//! /// Every subset of eight lamps, lit one at a time; the goal is a given picture.
//! struct Lamps;
//! impl Problem for Lamps {
//!     type State = u8;
//!     type Action = u32;
//!     type Cost = u32;
//!     fn initial(&self) -> u8 { 0 }
//!     fn is_goal(&self, state: &u8) -> bool { *state == 0b1010_0101 }
//!     fn successors(&self, &state: &u8, out: &mut Vec<Successor<Self>>) {
//!         for lamp in (0..8).filter(|lamp| state >> lamp & 1 == 0) {
//!             out.push(Successor { action: lamp, state: state | 1 << lamp, cost: 1 });
//!         }
//!     }
//! }
//!
//! let deepest_first = |a: &Entry, b: &Entry| a.depth > b.depth;
//! let settings = Settings {
//!     evaluation: Evaluation::Depth,
//!     duplicates: Duplicates::OnExpansion,
//!     goal_test: GoalTest::Expansion,
//!     depth_limit: Some(4),
//! };
//! let budget = Budget::unlimited();
//! let report = BestFirst::new(&Lamps, (), Heap::new(deepest_first), settings, (), &budget).run();
//! assert!(matches!(report.outcome, Outcome::Found(path) if path.cost == 4));
//! ```
//!
//! With [`Duplicates::OnExpansion`] the machine does, in this order: take a node from the heap
//! (`popped`), drop it if its state was expanded at no higher cost (`duplicates`), test it for being
//! a goal, drop it if it lies at the depth limit (`pruned`; it is then not recorded as expanded),
//! record it, expand it (`expanded`); a successor goes into the heap unless its state was expanded
//! at no higher cost. (Testing for the goal first would give the same run: an expanded state is no
//! goal.) `Statistics::largest_frontier` counts the copies, too.

mod why;

use super::{Course, Ending, appraise};
use crate::arena::{ArenaOf, Origin};
use crate::reached::{Reached, hash_of};
use crate::tally::Tally;
use crate::why::{Hint, Why};
use crate::{
    Cut, Duplicates, Entry, Evaluation, Event, Frontier, GoalTest, Heuristic, Machine, Node,
    Observer, Options, PathCost, Problem, Prune, ReportOf, Statistics, Successor,
};
use atisbo_base::{Budget, Stop};

/// What a best-first search is to do beside the order of its frontier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How f is made.
    pub evaluation: Evaluation,
    /// Tree or graph search, and when duplicates are looked for.
    pub duplicates: Duplicates,
    /// When goals are looked for.
    pub goal_test: GoalTest,
    /// The deepest level; nodes there are not expanded.
    pub depth_limit: Option<u32>,
}

impl Settings {
    /// Graph search with the goal test on expansion, unless the options say otherwise.
    pub fn new(evaluation: Evaluation, options: &Options) -> Self {
        Self {
            evaluation,
            duplicates: options.duplicates.unwrap_or(Duplicates::OnGeneration),
            goal_test: options.goal_test.unwrap_or(GoalTest::Expansion),
            depth_limit: options.depth_limit,
        }
    }
}

/// A best-first search under way.
pub struct BestFirst<'p, P: Problem, H, F, O> {
    problem: &'p P,
    heuristic: H,
    settings: Settings,
    observer: O,
    frontier: F,
    arena: ArenaOf<P>,
    reached: Reached,
    successors: Vec<Successor<P>>,
    depth_cut: bool,
    tally: Tally,
    course: Course<u32>,
}

impl<'p, P, H, F, O> BestFirst<'p, P, H, F, O>
where
    P: Problem,
    H: Heuristic<P>,
    F: Frontier<Cost = P::Cost>,
    O: Observer<P>,
{
    /// Sets the machine up with the initial state in the frontier.
    ///
    /// With an order that does not look at f, any evaluation will do.
    pub fn new(
        problem: &'p P,
        heuristic: H,
        frontier: F,
        settings: Settings,
        observer: O,
        budget: &Budget,
    ) -> Self {
        let mut machine = Self {
            problem,
            heuristic,
            settings,
            observer,
            frontier,
            arena: ArenaOf::<P>::new(),
            reached: Reached::new(),
            successors: Vec::new(),
            depth_cut: false,
            tally: Tally::new(budget),
            course: Course::BEGIN,
        };
        machine.tally.statistics.iterations = 1;
        machine.course = Course::after(machine.plant_root());
        machine
    }

    fn plant_root(&mut self) -> Result<(), Ending<u32>> {
        let state = self.problem.initial();
        let verdict = appraise(self.problem, &self.heuristic, &state);
        self.arena.make_room(&mut self.tally)?;
        self.reached.make_room(&mut self.tally)?;
        self.tally.book_state(self.problem, &state)?;
        let id = self.arena.push_root(state, verdict.unwrap_or_default());
        let entry = self.entry(id, 0);
        self.observer
            .notice(&Event::Generated(self.arena.show(&entry)));
        if let Err(reason) = verdict {
            self.prune(&entry, Prune::DeadEnd(reason));
            return Ok(());
        }
        if self.settings.duplicates == Duplicates::OnGeneration {
            self.reached.replace(&self.arena, id);
        }
        self.enqueue(entry)
    }

    fn entry(&self, id: u32, depth: u32) -> Entry<P::Cost> {
        let node = self.arena.node(id);
        Entry {
            f: self.settings.evaluation.f(node.g, node.h, depth),
            g: node.g,
            h: node.h,
            depth,
            id,
            tie: Default::default(),
        }
    }

    /// Puts a node into the frontier, unless it is a goal and that is what ends the search.
    #[inline]
    fn enqueue(&mut self, entry: Entry<P::Cost>) -> Result<(), Ending<u32>> {
        self.tally.note_depth(entry.depth);
        if self.settings.goal_test == GoalTest::Generation {
            self.test_goal(&entry)?;
        }
        self.tally.make_room_in(&mut self.frontier)?;
        self.frontier.push(entry);
        Ok(())
    }

    #[inline]
    fn test_goal(&mut self, entry: &Entry<P::Cost>) -> Result<(), Ending<u32>> {
        if self.problem.is_goal(&self.arena.node(entry.id).state) {
            self.observer.notice(&Event::Goal(self.arena.show(entry)));
            return Err(Ending::Goal(entry.id));
        }
        Ok(())
    }

    fn prune(&mut self, entry: &Entry<P::Cost>, reason: Prune) {
        let node = self.arena.show(entry);
        self.tally.prune::<P>(&mut self.observer, node, reason);
    }

    #[inline]
    fn advance(&mut self) -> Result<(), Ending<u32>> {
        self.tally.check()?;
        self.tally.note_frontier(self.frontier.len());
        let Some(entry) = self.frontier.pop() else {
            return Err(if self.depth_cut {
                Ending::CutOff(Cut::Depth)
            } else {
                Ending::Exhausted
            });
        };
        self.tally.statistics.popped += 1;
        if let Some(known) = self.outdated_by(&entry) {
            self.explain(Hint::Outdated(u64::from(known)));
            let node = self.arena.show(&entry);
            self.tally.drop_duplicate::<P>(&mut self.observer, node);
            return Ok(());
        }
        self.explain_taken(&entry);
        if self.settings.goal_test == GoalTest::Expansion {
            self.test_goal(&entry)?;
        }
        if let Some(limit) = self.settings.depth_limit.filter(|&it| entry.depth >= it) {
            self.depth_cut = true;
            self.explain(Hint::Why(Why::Depth { limit }));
            self.prune(&entry, Prune::Depth);
            return Ok(());
        }
        if self.settings.duplicates == Duplicates::OnExpansion {
            self.record_expansion(&entry)?;
        }
        self.expand(&entry)
    }

    /// The node that makes this one superfluous since it went into the frontier.
    #[inline]
    fn outdated_by(&self, entry: &Entry<P::Cost>) -> Option<u32> {
        match self.settings.duplicates {
            Duplicates::Keep => None,
            Duplicates::OnGeneration => (self.arena.node(entry.id).g < entry.g).then_some(entry.id),
            Duplicates::OnExpansion => self
                .reached
                .find_state(&self.arena, &self.arena.node(entry.id).state)
                .filter(|&known| self.arena.node(known).g <= entry.g),
        }
    }

    fn record_expansion(&mut self, entry: &Entry<P::Cost>) -> Result<(), Stop> {
        self.reached.make_room(&mut self.tally)?;
        if self.reached.replace(&self.arena, entry.id).is_some() {
            self.tally.statistics.reopened += 1;
        }
        Ok(())
    }

    fn expand(&mut self, entry: &Entry<P::Cost>) -> Result<(), Ending<u32>> {
        self.tally.statistics.expanded += 1;
        self.observer
            .notice(&Event::Expanded(self.arena.show(entry)));
        self.arena.mark_expanded(entry.id);
        let mut successors = std::mem::take(&mut self.successors);
        let capacity = successors.capacity();
        self.problem
            .successors(&self.arena.node(entry.id).state, &mut successors);
        self.tally
            .take_successors(self.problem, &successors, capacity)?;
        for successor in successors.drain(..) {
            self.generate(entry, successor)?;
        }
        self.successors = successors;
        Ok(())
    }

    #[inline]
    fn generate(
        &mut self,
        parent: &Entry<P::Cost>,
        successor: Successor<P>,
    ) -> Result<(), Ending<u32>> {
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
        let hash = match self.settings.duplicates {
            Duplicates::Keep => 0,
            _ => hash_of(&state),
        };
        let mut dearer = None;
        if self.settings.duplicates != Duplicates::Keep
            && let Some(id) = self.reached.find(&self.arena, &state, hash)
        {
            if self.settings.evaluation == Evaluation::Depth || self.arena.node(id).g <= g {
                self.drop_duplicate(id, &origin, g, depth);
                return Ok(());
            }
            if self.settings.duplicates == Duplicates::OnGeneration {
                return self.redirect(id, origin, g, depth);
            }
            dearer = Some(id);
        }
        let h = match appraise(self.problem, &self.heuristic, &state) {
            Ok(h) => h,
            Err(reason) => {
                let node = Node {
                    id: self.arena.len() as u64,
                    parent: Some(u64::from(parent.id)),
                    action: Some(&origin.action),
                    state: &state,
                    g,
                    h: None,
                    depth,
                };
                let reason = Prune::DeadEnd(reason);
                self.tally.prune::<P>(&mut self.observer, node, reason);
                return Ok(());
            }
        };
        self.tally.book_state(self.problem, &state)?;
        self.arena.make_room(&mut self.tally)?;
        let id = self.arena.push(state, origin, g, h);
        if self.settings.duplicates == Duplicates::OnGeneration {
            self.reached.make_room(&mut self.tally)?;
            self.reached.insert_new(hash, id);
        }
        let entry = Entry {
            f: self.settings.evaluation.f(g, h, depth),
            g,
            h,
            depth,
            id,
            tie: Default::default(),
        };
        if let Some(dearer) = dearer {
            self.explain(Hint::Dearer(u64::from(dearer)));
        }
        self.observer
            .notice(&Event::Generated(self.arena.show(&entry)));
        self.enqueue(entry)
    }

    /// A known state was reached more cheaply: its node waits once more, with the new parent.
    #[cold]
    fn redirect(
        &mut self,
        id: u32,
        origin: Origin<P::Action, P::Cost>,
        g: P::Cost,
        depth: u32,
    ) -> Result<(), Ending<u32>> {
        if self.arena.node(id).is_expanded() {
            self.tally.statistics.reopened += 1;
        }
        self.arena.redirect(id, origin, g);
        let entry = self.entry(id, depth);
        self.observer
            .notice(&Event::Generated(self.arena.show(&entry)));
        self.enqueue(entry)
    }

    #[inline]
    fn drop_duplicate(
        &mut self,
        id: u32,
        origin: &Origin<P::Action, P::Cost>,
        g: P::Cost,
        depth: u32,
    ) {
        let known = self.arena.node(id);
        let node = Node {
            id: u64::from(id),
            parent: Some(u64::from(origin.parent)),
            action: Some(&origin.action),
            state: &known.state,
            g,
            h: Some(known.h),
            depth,
        };
        self.tally.drop_duplicate::<P>(&mut self.observer, node);
    }
}

impl<P, H, F, O> Machine for BestFirst<'_, P, H, F, O>
where
    P: Problem,
    H: Heuristic<P>,
    F: Frontier<Cost = P::Cost>,
    O: Observer<P>,
{
    type Problem = P;

    #[inline]
    fn step(&mut self) -> bool {
        Course::step(self, |machine| &mut machine.course, Self::advance)
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(self) -> ReportOf<P> {
        self.course
            .report(&self.tally, |goal| self.arena.path(goal))
    }
}
