//! Depth-first search: one machine for plain, depth-limited, iteratively deepening, IDA* and
//! limited discrepancy search.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, sections
//! 3.4.3, 3.4.4 and 3.5.3. The machine holds the current path and, above it, the siblings that still
//! wait; that is all a tree search needs, so its memory is linear in the depth. What distinguishes
//! the strategies is the limit under which an iteration runs, and how it is raised for the next.

mod limits;
mod settings;
mod stack;
mod why;

pub use settings::{Deepening, DepthSettings};

use super::visited::{Admission, Standing, Visited};
use super::{Course, Ending, appraise};
use crate::reached::hash_of;
use crate::tally::Tally;
use crate::why::{Hint, Why};
use crate::{
    Duplicates, Event, GoalTest, Heuristic, Machine, Node, Observer, PathCost, Problem, Prune,
    ReportOf, Statistics, Successor,
};
use atisbo_base::{Budget, Stop};
use limits::Limits;
use stack::{Candidate, Stack};

/// The node whose successors are generated, and the depth of these.
struct Origin<C> {
    id: u64,
    g: C,
    discrepancies: u32,
    depth: u32,
}

/// A depth-first search under way.
pub struct DepthFirst<'p, P: Problem, H, O> {
    problem: &'p P,
    heuristic: H,
    settings: DepthSettings,
    observer: O,
    stack: Stack<P>,
    successors: Vec<Successor<P>>,
    visited: Visited<P::State, P::Cost>,
    limits: Limits<P::Cost>,
    next_id: u64,
    tally: Tally,
    course: Course<()>,
}

impl<'p, P, H, O> DepthFirst<'p, P, H, O>
where
    P: Problem,
    H: Heuristic<P>,
    O: Observer<P>,
{
    /// Sets the machine up with the initial state waiting.
    pub fn new(
        problem: &'p P,
        heuristic: H,
        settings: DepthSettings,
        observer: O,
        budget: &Budget,
    ) -> Self {
        let looks_for_cycles = settings.duplicates == Duplicates::Keep && !settings.follow_cycles;
        let mut machine = Self {
            problem,
            heuristic,
            settings,
            observer,
            stack: Stack::new(looks_for_cycles),
            successors: Vec::new(),
            visited: Visited::new(),
            limits: Limits::first(&settings),
            next_id: 0,
            tally: Tally::new(budget),
            course: Course::BEGIN,
        };
        machine.course = Course::after(machine.plant_root());
        machine
    }

    /// Begins an iteration.
    fn plant_root(&mut self) -> Result<(), Ending<()>> {
        self.tally.statistics.iterations += 1;
        let state = self.problem.initial();
        let verdict = appraise(self.problem, &self.heuristic, &state);
        let mut root = Candidate::new(state, None, self.next_id);
        root.h = verdict.unwrap_or_default();
        root.hash = hash_of(&root.state);
        self.next_id += 1;
        self.observer
            .notice(&Event::Generated(show(&root, None, 0)));
        if let Err(reason) = verdict {
            self.prune(&root, None, 0, Prune::DeadEnd(reason));
            return Ok(());
        }
        if self.settings.deepening == Deepening::Bound && self.tally.statistics.iterations == 1 {
            self.limits.bound = root.h;
        }
        self.wait(root, None, 0)
    }

    /// Lets a node wait, unless it is a goal and that is what ends the search.
    #[inline]
    fn wait(
        &mut self,
        node: Candidate<P>,
        parent: Option<u64>,
        depth: u32,
    ) -> Result<(), Ending<()>> {
        self.tally.note_depth(depth);
        let is_goal =
            self.settings.goal_test == GoalTest::Generation && self.problem.is_goal(&node.state);
        if is_goal {
            self.observer
                .notice(&Event::Goal(show(&node, parent, depth)));
        }
        self.tally.book_state(self.problem, &node.state)?;
        let place = self.stack.push(node, &mut self.tally)?;
        if is_goal {
            self.stack.descend(place, &mut self.tally)?;
            return Err(Ending::Goal(()));
        }
        Ok(())
    }

    #[inline]
    fn advance(&mut self) -> Result<(), Ending<()>> {
        self.tally.check()?;
        self.tally.note_frontier(self.stack.waiting());
        let Some(place) = self.stack.take(self.problem, &mut self.tally) else {
            return self.end_iteration();
        };
        self.tally.statistics.popped += 1;
        self.explain(|search| search.taken(place));
        let node = self.stack.node(place);
        let parent = self.stack.parent().map(|parent| parent.id);
        let depth = self.stack.depth();
        if self.settings.goal_test == GoalTest::Expansion && self.problem.is_goal(&node.state) {
            self.observer
                .notice(&Event::Goal(show(node, parent, depth)));
            self.stack.descend(place, &mut self.tally)?;
            return Err(Ending::Goal(()));
        }
        let at_limit = depth >= self.limits.depth;
        if self.settings.duplicates != Duplicates::Keep
            && let Some(of) = self.visit(place, depth, at_limit)?
        {
            self.explain(|_| Hint::Outdated(of));
            let node = show(self.stack.node(place), parent, depth);
            let node = Node { id: of, ..node };
            self.tally.drop_duplicate::<P>(&mut self.observer, node);
            return Ok(());
        }
        if at_limit {
            self.limits.depth_cut = true;
            self.explain(|search| {
                let limit = search.limits.depth;
                Hint::Why(Why::Depth { limit })
            });
            let node = show(self.stack.node(place), parent, depth);
            self.tally
                .prune::<P>(&mut self.observer, node, Prune::Depth);
            return Ok(());
        }
        let node = show(self.stack.node(place), parent, depth);
        self.observer.notice(&Event::Expanded(node));
        self.stack.descend(place, &mut self.tally)?;
        self.expand(depth)
    }

    /// Expands the node at the end of the path.
    fn expand(&mut self, depth: u32) -> Result<(), Ending<()>> {
        let Some(node) = self.stack.parent() else {
            return Ok(());
        };
        let origin = Origin {
            id: node.id,
            g: node.g,
            discrepancies: node.discrepancies,
            depth: depth + 1,
        };
        let mut successors = std::mem::take(&mut self.successors);
        let capacity = successors.capacity();
        self.problem.successors(&node.state, &mut successors);
        self.tally.statistics.expanded += 1;
        self.tally
            .take_successors(self.problem, &successors, capacity)?;
        for successor in successors.drain(..) {
            self.generate(&origin, successor)?;
        }
        self.successors = successors;
        if self.settings.deepening == Deepening::Discrepancies {
            self.rank(&origin);
        }
        Ok(())
    }

    #[inline]
    fn generate(
        &mut self,
        origin: &Origin<P::Cost>,
        successor: Successor<P>,
    ) -> Result<(), Ending<()>> {
        let Successor {
            action,
            state,
            cost,
        } = successor;
        let (parent, depth) = (Some(origin.id), origin.depth);
        let mut node = Candidate::new(state, Some(action), self.next_id);
        node.g = origin.g.plus(cost);
        node.discrepancies = origin.discrepancies;
        if let Some(of) = self.find_earlier(&mut node, depth) {
            if self.settings.duplicates == Duplicates::Keep {
                self.explain(|_| Hint::OnPath(of));
            }
            let mut shown = show(&node, parent, depth);
            shown.id = of;
            self.tally.drop_duplicate::<P>(&mut self.observer, shown);
            return Ok(());
        }
        self.next_id += 1;
        match appraise(self.problem, &self.heuristic, &node.state) {
            Ok(h) => node.h = h,
            Err(reason) => {
                self.prune(&node, parent, depth, Prune::DeadEnd(reason));
                return Ok(());
            }
        }
        if self.limits.cut_off(node.g.plus(node.h)) {
            self.explain(|search| search.beyond_bound(node.g, node.h));
            self.prune(&node, parent, depth, Prune::Bound);
            return Ok(());
        }
        self.observer
            .notice(&Event::Generated(show(&node, parent, depth)));
        self.wait(node, parent, depth)
    }

    /// The node that makes a newly generated one superfluous: in tree search one with the same state
    /// on the path, in graph search one that was visited and stood there no worse.
    #[inline]
    fn find_earlier(&self, node: &mut Candidate<P>, depth: u32) -> Option<u64> {
        match self.settings.duplicates {
            Duplicates::Keep if self.settings.follow_cycles => None,
            Duplicates::Keep => {
                node.hash = hash_of(&node.state);
                self.stack
                    .find_on_path(&node.state, node.hash)
                    .map(|earlier| earlier.id)
            }
            // A node that waits may yet be ranked worse than its parent stands, never better.
            Duplicates::OnGeneration => self
                .visited
                .dominator(&node.state, self.standing(node, depth)),
            Duplicates::OnExpansion => None,
        }
    }

    fn standing(&self, node: &Candidate<P>, depth: u32) -> Standing<P::Cost> {
        Standing {
            used: match self.settings.deepening {
                Deepening::Never | Deepening::Depth => P::Cost::default(),
                Deepening::Bound => node.g,
                Deepening::Discrepancies => node.discrepancies.into(),
            },
            depth: if self.limits.depth == u32::MAX {
                0
            } else {
                depth
            },
        }
    }

    /// In graph search, gives the node that was expanded in this state and stood there no worse; if
    /// there is none, records that `node` is about to be expanded, unless it lies at the limit.
    #[inline]
    fn visit(&mut self, place: usize, depth: u32, at_limit: bool) -> Result<Option<u64>, Stop> {
        let node = self.stack.node(place);
        let standing = self.standing(node, depth);
        if at_limit {
            return Ok(self.visited.dominator(&node.state, standing));
        }
        let admission = self.visited.admit(
            self.problem,
            &node.state,
            standing,
            node.id,
            &mut self.tally,
        )?;
        Ok(match admission {
            Admission::New => None,
            Admission::Better => {
                self.tally.statistics.reopened += 1;
                None
            }
            Admission::Dominated { of } => Some(of),
        })
    }

    /// Sorts the successors by their estimate, and charges all but the best with a discrepancy.
    fn rank(&mut self, origin: &Origin<P::Cost>) {
        let siblings = self.stack.siblings();
        siblings.sort_by_key(|node| node.h);
        if origin.discrepancies < self.limits.discrepancies {
            for node in siblings.iter_mut().skip(1) {
                node.discrepancies += 1;
            }
            return;
        }
        while let Some(node) = self.stack.pop_sibling() {
            self.limits.discrepancies_cut = true;
            self.explain(|search| {
                Hint::Why(Why::Discrepancies {
                    discrepancies: origin.discrepancies + 1,
                    limit: search.limits.discrepancies,
                })
            });
            self.prune(&node, Some(origin.id), origin.depth, Prune::Discrepancies);
            self.tally
                .release(self.problem.heap_bytes(&node.state) as u64);
        }
    }

    fn prune(&mut self, node: &Candidate<P>, parent: Option<u64>, depth: u32, reason: Prune) {
        let node = show(node, parent, depth);
        self.tally.prune::<P>(&mut self.observer, node, reason);
    }

    /// Ends the search, or raises the limit and begins again.
    fn end_iteration(&mut self) -> Result<(), Ending<()>> {
        let from = self.limit();
        let raised = self.limits.raise(&self.settings)?;
        self.visited.clear(&mut self.tally);
        if let Some(from) = from {
            self.explain(|_| Hint::Raised { from });
        }
        self.observer.notice(&Event::LimitRaised { limit: raised });
        self.plant_root()
    }
}

/// A node as an observer sees it.
#[inline]
fn show<P: Problem>(
    node: &Candidate<P>,
    parent: Option<u64>,
    depth: u32,
) -> Node<&P::State, &P::Action, P::Cost> {
    Node {
        id: node.id,
        parent,
        action: node.action.as_ref(),
        state: &node.state,
        g: node.g,
        h: Some(node.h),
        depth,
    }
}

impl<P, H, O> Machine for DepthFirst<'_, P, H, O>
where
    P: Problem,
    H: Heuristic<P>,
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
        self.course.report(&self.tally, |()| self.stack.path())
    }
}
