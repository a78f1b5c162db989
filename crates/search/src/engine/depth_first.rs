//! Depth-first search: one machine for plain, depth-limited, iteratively deepening, IDA* and
//! limited discrepancy search.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, sections
//! 3.4.3, 3.4.4 and 3.5.3. The machine holds the current path and, above it, the siblings that still
//! wait; that is all a tree search needs, so its memory is linear in the depth. What distinguishes
//! the strategies is the limit under which an iteration runs, and how it is raised for the next.

use super::visited::{Admission, Standing, Visited};
use super::{Ending, appraise};
use crate::machine::Machine;
use crate::observer::{Event, Limit, Node, Observer, Prune};
use crate::options::{Duplicates, GoalTest, Options};
use crate::problem::{Cost, Heuristic, Problem, Successor};
use crate::reached::{Reached, States, hash_of};
use crate::report::{Cut, Path, Report, ReportOf, Statistics};
use crate::tally::Tally;
use atisbo_base::{Budget, Stop};

/// Which limit is raised from iteration to iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deepening {
    /// None: there is one iteration.
    Never,
    /// The depth, from 0 by one at a time.
    Depth,
    /// The bound on g + h, from the estimate of the initial state to the least that exceeded it.
    Bound,
    /// The number of times a path may leave the best successor aside, from 0 by one at a time.
    Discrepancies,
}

/// What a depth-first search is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthSettings {
    /// Which limit is raised from iteration to iteration.
    pub deepening: Deepening,
    /// The deepest level ever; nodes there are not expanded.
    pub depth_limit: Option<u32>,
    /// The most discrepancies ever.
    pub discrepancies: Option<u32>,
    /// Tree or graph search, and when duplicates are looked for.
    pub duplicates: Duplicates,
    /// When goals are looked for.
    pub goal_test: GoalTest,
    /// Whether a tree search goes on along a path that has come back to a state on it.
    pub follow_cycles: bool,
}

impl DepthSettings {
    /// The textbook's settings, but for what the options ask.
    pub fn new(deepening: Deepening, options: &Options) -> Self {
        Self {
            deepening,
            depth_limit: options.depth_limit,
            discrepancies: options.discrepancies,
            duplicates: options.duplicates.unwrap_or(Duplicates::Keep),
            goal_test: options.goal_test.unwrap_or(GoalTest::Expansion),
            follow_cycles: options.follow_cycles,
        }
    }
}

/// A node that waits, or lies on the current path.
struct Candidate<P: Problem> {
    state: P::State,
    action: Option<P::Action>,
    g: Cost,
    h: Cost,
    discrepancies: u32,
    /// The state's hash, where paths are searched for cycles.
    hash: u64,
    id: u64,
}

/// The node whose successors are generated, and the depth of these.
struct Origin {
    id: u64,
    g: Cost,
    discrepancies: u32,
    depth: u32,
}

/// A node on the current path.
struct Frame<P: Problem> {
    node: Candidate<P>,
    /// Where in `pending` its successors begin.
    first: usize,
}

struct CurrentPath<P: Problem>(Vec<Frame<P>>);

impl<P: Problem> States for CurrentPath<P> {
    type State = P::State;

    #[inline]
    fn state(&self, place: u32) -> &P::State {
        &self.0[place as usize].node.state
    }
}

/// A depth-first search under way.
pub struct DepthFirst<'p, P: Problem, H, O> {
    problem: &'p P,
    heuristic: H,
    settings: DepthSettings,
    observer: O,
    path: CurrentPath<P>,
    /// Where a state lies on the path, if cycles are not to be followed.
    on_path: Reached,
    pending: Vec<Candidate<P>>,
    successors: Vec<Successor<P>>,
    visited: Visited<P::State>,
    limits: Limits,
    next_id: u64,
    tally: Tally,
    ending: Option<Ending<()>>,
}

/// The limits of an iteration, and what they cut off.
struct Limits {
    depth: u32,
    bound: Cost,
    discrepancies: u32,
    depth_cut: bool,
    discrepancies_cut: bool,
    /// The least g + h above the bound.
    next_bound: Option<Cost>,
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
        let limits = Limits {
            depth: match settings.deepening {
                Deepening::Depth => 0,
                _ => settings.depth_limit.unwrap_or(u32::MAX),
            },
            bound: Cost::MAX,
            discrepancies: match settings.deepening {
                Deepening::Discrepancies => 0,
                _ => u32::MAX,
            },
            depth_cut: false,
            discrepancies_cut: false,
            next_bound: None,
        };
        let mut machine = Self {
            problem,
            heuristic,
            settings,
            observer,
            path: CurrentPath(Vec::new()),
            on_path: Reached::new(),
            pending: Vec::new(),
            successors: Vec::new(),
            visited: Visited::new(),
            limits,
            next_id: 0,
            tally: Tally::new(budget),
            ending: None,
        };
        machine.ending = machine.plant_root().err();
        machine
    }

    /// Begins an iteration.
    fn plant_root(&mut self) -> Result<(), Ending<()>> {
        self.tally.statistics.iterations += 1;
        let state = self.problem.initial();
        let verdict = appraise(self.problem, &self.heuristic, &state);
        let root = Candidate {
            hash: hash_of(&state),
            state,
            action: None,
            g: 0,
            h: verdict.unwrap_or(0),
            discrepancies: 0,
            id: self.next_id,
        };
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
        if self.settings.goal_test == GoalTest::Generation && self.problem.is_goal(&node.state) {
            self.observer
                .notice(&Event::Goal(show(&node, parent, depth)));
            self.descend(node)?;
            return Err(Ending::Goal(()));
        }
        self.tally.make_room(&mut self.pending)?;
        self.tally.book_state(self.problem, &node.state)?;
        self.pending.push(node);
        Ok(())
    }

    /// Puts a node at the end of the path.
    #[inline]
    fn descend(&mut self, node: Candidate<P>) -> Result<(), Stop> {
        self.tally.make_room(&mut self.path.0)?;
        let (hash, place) = (node.hash, self.path.0.len() as u32);
        self.path.0.push(Frame {
            node,
            first: self.pending.len(),
        });
        if self.looks_for_cycles() {
            self.on_path.make_room(&self.path, &mut self.tally)?;
            self.on_path.insert_new(&self.path, hash, place);
        }
        Ok(())
    }

    #[inline]
    fn looks_for_cycles(&self) -> bool {
        self.settings.duplicates == Duplicates::Keep && !self.settings.follow_cycles
    }

    /// Takes nodes off the path until one has a successor that waits.
    #[inline]
    fn backtrack(&mut self) {
        while let Some(frame) = self.path.0.last() {
            if self.pending.len() > frame.first {
                return;
            }
            let bytes = self.problem.heap_bytes(&frame.node.state);
            self.tally.release(bytes as u64);
            let hash = frame.node.hash;
            self.path.0.pop();
            if self.looks_for_cycles() {
                self.on_path.remove(hash, self.path.0.len() as u32);
            }
        }
    }

    #[inline]
    fn advance(&mut self) -> Result<(), Ending<()>> {
        self.tally.check()?;
        self.backtrack();
        self.tally.note_frontier(self.pending.len());
        let Some(node) = self.pending.pop() else {
            return self.end_iteration();
        };
        self.tally.statistics.popped += 1;
        let parent = self.path.0.last().map(|frame| frame.node.id);
        let depth = self.path.0.len() as u32;
        if self.settings.goal_test == GoalTest::Expansion && self.problem.is_goal(&node.state) {
            self.observer
                .notice(&Event::Goal(show(&node, parent, depth)));
            self.descend(node)?;
            return Err(Ending::Goal(()));
        }
        let at_limit = depth >= self.limits.depth;
        if let Some(of) = self.visit(&node, depth, at_limit)? {
            self.drop_duplicate(&node, of, parent, depth);
            self.forget(&node.state);
            return Ok(());
        }
        if at_limit {
            self.limits.depth_cut = true;
            self.prune(&node, parent, depth, Prune::Depth);
            self.forget(&node.state);
            return Ok(());
        }
        self.observer
            .notice(&Event::Expanded(show(&node, parent, depth)));
        self.descend(node)?;
        self.expand(depth)
    }

    /// Expands the node at the end of the path.
    fn expand(&mut self, depth: u32) -> Result<(), Ending<()>> {
        let Some(frame) = self.path.0.last() else {
            return Ok(());
        };
        let first = frame.first;
        let origin = Origin {
            id: frame.node.id,
            g: frame.node.g,
            discrepancies: frame.node.discrepancies,
            depth: depth + 1,
        };
        let mut successors = std::mem::take(&mut self.successors);
        let capacity = successors.capacity();
        self.problem.successors(&frame.node.state, &mut successors);
        self.tally.statistics.expanded += 1;
        self.tally.statistics.generated += successors.len() as u64;
        self.tally.book_growth(&successors, capacity)?;
        for successor in successors.drain(..) {
            self.generate(&origin, successor)?;
        }
        self.successors = successors;
        if self.settings.deepening == Deepening::Discrepancies {
            self.rank(first, &origin);
        }
        // The stack gives its last first, the problem means its first to go first.
        self.pending[first..].reverse();
        Ok(())
    }

    #[inline]
    fn generate(&mut self, origin: &Origin, successor: Successor<P>) -> Result<(), Ending<()>> {
        let Successor {
            action,
            state,
            cost,
        } = successor;
        let (parent, depth) = (Some(origin.id), origin.depth);
        let mut node = Candidate {
            state,
            action: Some(action),
            g: origin.g.saturating_add(cost),
            h: 0,
            discrepancies: origin.discrepancies,
            hash: 0,
            id: self.next_id,
        };
        if let Some(of) = self.find_earlier(&mut node, depth) {
            self.drop_duplicate(&node, of, parent, depth);
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
        let f = node.g.saturating_add(node.h);
        if f > self.limits.bound {
            let least = self.limits.next_bound.map_or(f, |bound| bound.min(f));
            self.limits.next_bound = Some(least);
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
                self.on_path
                    .find(&self.path, &node.state, node.hash)
                    .map(|place| self.path.0[place as usize].node.id)
            }
            // A node that waits may yet be ranked worse than its parent stands, never better.
            Duplicates::OnGeneration => self
                .visited
                .dominator(&node.state, self.standing(node, depth)),
            Duplicates::OnExpansion => None,
        }
    }

    fn standing(&self, node: &Candidate<P>, depth: u32) -> Standing {
        Standing {
            used: match self.settings.deepening {
                Deepening::Never | Deepening::Depth => 0,
                Deepening::Bound => node.g,
                Deepening::Discrepancies => node.discrepancies,
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
    fn visit(
        &mut self,
        node: &Candidate<P>,
        depth: u32,
        at_limit: bool,
    ) -> Result<Option<u64>, Stop> {
        if self.settings.duplicates == Duplicates::Keep {
            return Ok(None);
        }
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

    /// Sorts the successors that wait from `first` on by their estimate, and charges all but the
    /// best with a discrepancy.
    fn rank(&mut self, first: usize, origin: &Origin) {
        self.pending[first..].sort_by_key(|node| node.h);
        if origin.discrepancies < self.limits.discrepancies {
            for node in self.pending.iter_mut().skip(first + 1) {
                node.discrepancies += 1;
            }
            return;
        }
        while self.pending.len() > first + 1
            && let Some(node) = self.pending.pop()
        {
            self.limits.discrepancies_cut = true;
            self.prune(&node, Some(origin.id), origin.depth, Prune::Discrepancies);
            self.forget(&node.state);
        }
    }

    fn prune(&mut self, node: &Candidate<P>, parent: Option<u64>, depth: u32, reason: Prune) {
        self.tally.statistics.pruned += 1;
        self.observer
            .notice(&Event::Pruned(show(node, parent, depth), reason));
    }

    fn drop_duplicate(&mut self, node: &Candidate<P>, of: u64, parent: Option<u64>, depth: u32) {
        self.tally.statistics.duplicates += 1;
        let mut shown = show(node, parent, depth);
        shown.id = of;
        self.observer.notice(&Event::Duplicate(shown));
    }

    /// Takes a state that is about to be dropped off the books.
    #[inline]
    fn forget(&mut self, state: &P::State) {
        self.tally.release(self.problem.heap_bytes(state) as u64);
    }

    /// Ends the search, or raises the limit and begins again.
    fn end_iteration(&mut self) -> Result<(), Ending<()>> {
        let raised = self.raise_limit()?;
        self.limits.depth_cut = false;
        self.limits.discrepancies_cut = false;
        self.limits.next_bound = None;
        self.visited.clear(&mut self.tally);
        self.observer.notice(&Event::LimitRaised(raised));
        self.plant_root()
    }

    fn raise_limit(&mut self) -> Result<Limit, Ending<()>> {
        let limits = &mut self.limits;
        let done = if limits.depth_cut {
            Ending::CutOff(Cut::Depth)
        } else {
            Ending::Exhausted
        };
        match self.settings.deepening {
            Deepening::Never => Err(done),
            Deepening::Depth => {
                if !limits.depth_cut || self.settings.depth_limit == Some(limits.depth) {
                    return Err(done);
                }
                limits.depth += 1;
                Ok(Limit::Depth(limits.depth))
            }
            Deepening::Bound => {
                limits.bound = limits.next_bound.ok_or(done)?;
                Ok(Limit::Bound(limits.bound))
            }
            Deepening::Discrepancies => {
                if !limits.discrepancies_cut {
                    return Err(done);
                }
                if self.settings.discrepancies == Some(limits.discrepancies) {
                    return Err(Ending::CutOff(Cut::Discrepancies));
                }
                limits.discrepancies += 1;
                Ok(Limit::Discrepancies(limits.discrepancies))
            }
        }
    }

    /// The current path, which ends in the goal.
    fn take_path(&mut self) -> Path<P::State, P::Action> {
        let cost = self.path.0.last().map_or(0, |frame| frame.node.g);
        let mut actions = Vec::new();
        let mut states = Vec::new();
        for Frame { node, .. } in self.path.0.drain(..) {
            actions.extend(node.action);
            states.push(node.state);
        }
        Path {
            actions,
            states,
            cost,
        }
    }
}

/// A node as an observer sees it.
#[inline]
fn show<P: Problem>(node: &Candidate<P>, parent: Option<u64>, depth: u32) -> Node<'_, P> {
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
        if self.ending.is_none() {
            self.ending = self.advance().err();
        }
        self.ending.is_none()
    }

    fn statistics(&self) -> &Statistics {
        &self.tally.statistics
    }

    fn finish(mut self) -> ReportOf<P> {
        let ending = self.ending.unwrap_or(Ending::Stopped(Stop::Cancelled));
        Report {
            outcome: ending.outcome(|()| self.take_path()),
            statistics: self.tally.close(),
        }
    }
}
