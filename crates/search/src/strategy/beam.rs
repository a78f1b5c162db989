//! Beam search: level by level, keeping only the best few nodes of each.
//!
//! Source: Russell and Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section
//! 3.5.4; Lowerre, "The HARPY speech recognition system", 1976.

mod why;

use crate::arena::{ArenaOf, Origin};
use crate::engine::{Course, Ending, appraise};
use crate::reached::{Reached, hash_of};
use crate::tally::Tally;
use crate::why::{Hint, Why};
use crate::{
    Cut, Duplicates, Entry, Event, GoalTest, Heuristic, Machine, Node, Observer, Options, Order,
    PathCost, Problem, Prune, ReportOf, Statistics, Successor, Tie,
};
use atisbo_base::{Budget, Stop};

/// Finds some path, keeping `options.beam_width` nodes of each level: those with the lowest
/// estimates.
///
/// - `heuristic` may be any; states that it calls dead ends are pruned.
/// - `options` sets the width and may choose tree search, the goal test, the tie rule, a depth
///   limit. (Both kinds of graph search are the same here: a state is known once it was kept.)
///
/// Not complete: the outcome tells whether anything was dropped. Not optimal. Memory is linear in
/// width times depth.
///
/// # Example
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_search::{Machine, Options, estimate_from, problem_from, strategy::beam};
///
/// let problem = problem_from(1u32, |&n| [("double", 2 * n, 3), ("add one", n + 1, 1)], |&n| n == 10);
/// let gap = estimate_from(|n: &u32| n.abs_diff(10));
/// let report = beam(&problem, &gap, &Options::default(), (), &Budget::unlimited()).run();
/// assert_eq!(report.path().map(|path| path.len()), Some(4));
/// ```
pub fn beam<'p, P: Problem, H: Heuristic<P>, O: Observer<P>>(
    problem: &'p P,
    heuristic: H,
    options: &Options,
    observer: O,
    budget: &Budget,
) -> Beam<'p, P, H, O> {
    let mut machine = Beam {
        problem,
        heuristic,
        observer,
        options: options.clone(),
        goal_test: options.goal_test.unwrap_or(GoalTest::Generation),
        is_graph: options.duplicates != Some(Duplicates::Keep),
        arena: ArenaOf::<P>::new(),
        reached: Reached::new(),
        level: Vec::new(),
        candidates: Vec::new(),
        successors: Vec::new(),
        cut: None,
        tally: Tally::new(budget),
        course: Course::BEGIN,
    };
    machine.tally.statistics.iterations = 1;
    machine.course = Course::after(machine.plant_root());
    machine
}

/// A node of the next level that has not been chosen yet. Its entry's id is its place among them.
struct Candidate<P: Problem> {
    entry: Entry<P::Cost>,
    state: P::State,
    origin: Origin<P::Action, P::Cost>,
}

/// A beam search under way.
pub struct Beam<'p, P: Problem, H, O> {
    problem: &'p P,
    heuristic: H,
    observer: O,
    options: Options,
    goal_test: GoalTest,
    is_graph: bool,
    arena: ArenaOf<P>,
    reached: Reached,
    /// What is left of the current level, the next node last.
    level: Vec<Entry<P::Cost>>,
    candidates: Vec<Candidate<P>>,
    successors: Vec<Successor<P>>,
    cut: Option<Cut>,
    tally: Tally,
    course: Course<u32>,
}

impl<P: Problem, H: Heuristic<P>, O: Observer<P>> Beam<'_, P, H, O> {
    fn plant_root(&mut self) -> Result<(), Ending<u32>> {
        let state = self.problem.initial();
        let verdict = appraise(self.problem, &self.heuristic, &state);
        self.arena.make_room(&mut self.tally)?;
        self.reached.make_room(&mut self.tally)?;
        self.tally.book_state(self.problem, &state)?;
        let h = verdict.unwrap_or_default();
        let id = self.arena.push_root(state, h);
        let entry = Entry {
            f: h,
            h,
            id,
            ..Entry::default()
        };
        let shown = self.arena.show(&entry);
        self.observer.notice(&Event::Generated(shown));
        if let Err(reason) = verdict {
            let reason = Prune::DeadEnd(reason);
            let shown = self.arena.show(&entry);
            self.tally.prune::<P>(&mut self.observer, shown, reason);
            return Ok(());
        }
        self.reached.replace(&self.arena, id);
        self.keep(entry)
    }

    /// Puts a chosen node into the current level.
    fn keep(&mut self, entry: Entry<P::Cost>) -> Result<(), Ending<u32>> {
        self.tally.note_depth(entry.depth);
        if self.goal_test == GoalTest::Generation {
            self.test_goal(&entry)?;
        }
        self.tally.make_room(&mut self.level)?;
        self.level.push(entry);
        Ok(())
    }

    fn test_goal(&mut self, entry: &Entry<P::Cost>) -> Result<(), Ending<u32>> {
        if self.problem.is_goal(&self.arena.node(entry.id).state) {
            let shown = self.arena.show(entry);
            self.observer.notice(&Event::Goal(shown));
            return Err(Ending::Goal(entry.id));
        }
        Ok(())
    }

    fn advance(&mut self) -> Result<(), Ending<u32>> {
        self.tally.check()?;
        let waiting = self.level.len() + self.candidates.len();
        self.tally.note_frontier(waiting);
        if self.level.is_empty() {
            self.choose_level()?;
        }
        let Some(entry) = self.level.pop() else {
            return Err(self.cut.map_or(Ending::Exhausted, Ending::CutOff));
        };
        self.tally.statistics.popped += 1;
        self.explain(|search| search.taken(&entry));
        if self.goal_test == GoalTest::Expansion {
            self.test_goal(&entry)?;
        }
        let limit = self.options.depth_limit;
        if let Some(limit) = limit.filter(|&limit| entry.depth >= limit) {
            self.cut = Some(Cut::Depth);
            self.explain(|_| Hint::Why(Why::Depth { limit }));
            let shown = self.arena.show(&entry);
            self.tally
                .prune::<P>(&mut self.observer, shown, Prune::Depth);
            return Ok(());
        }
        self.expand(&entry)
    }

    fn expand(&mut self, entry: &Entry<P::Cost>) -> Result<(), Ending<u32>> {
        self.tally.statistics.expanded += 1;
        let shown = self.arena.show(entry);
        self.observer.notice(&Event::Expanded(shown));
        let mut successors = std::mem::take(&mut self.successors);
        let capacity = successors.capacity();
        let state = &self.arena.node(entry.id).state;
        self.problem.successors(state, &mut successors);
        self.tally
            .take_successors(self.problem, &successors, capacity)?;
        for successor in successors.drain(..) {
            self.generate(entry, successor)?;
        }
        self.successors = successors;
        Ok(())
    }

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
        let verdict = appraise(self.problem, &self.heuristic, &state);
        let h = verdict.unwrap_or_default();
        let mut candidate = Candidate {
            entry: Entry {
                f: h,
                g: parent.g.plus(cost),
                h,
                depth: parent.depth + 1,
                id: u32::try_from(self.candidates.len()).map_err(|_| Stop::Bytes)?,
                tie: Default::default(),
            },
            state,
            origin: Origin {
                parent: parent.id,
                action,
                step: cost,
            },
        };
        candidate.entry.tie = self.options.tie.tie(&candidate.entry);
        if self.is_graph
            && let Some(known) = self.reached.find_state(&self.arena, &candidate.state)
        {
            self.drop_duplicate(&candidate, known);
            return Ok(());
        }
        if let Err(reason) = verdict {
            self.prune(&candidate, Prune::DeadEnd(reason));
            return Ok(());
        }
        self.tally.book_state(self.problem, &candidate.state)?;
        self.tally.make_room(&mut self.candidates)?;
        self.candidates.push(candidate);
        Ok(())
    }

    /// Makes the best candidates the current level and drops the others.
    fn choose_level(&mut self) -> Result<(), Ending<u32>> {
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.sort_by_key(|candidate| Tie::rank(&candidate.entry));
        for candidate in candidates.drain(..) {
            self.choose(candidate)?;
        }
        self.candidates = candidates;
        self.level.reverse();
        Ok(())
    }

    fn choose(&mut self, candidate: Candidate<P>) -> Result<(), Ending<u32>> {
        let bytes = self.problem.heap_bytes(&candidate.state) as u64;
        let hash = hash_of(&candidate.state);
        // A state kept in this very level was not known yet when its copies were generated.
        if self.is_graph
            && let Some(known) = self.reached.find(&self.arena, &candidate.state, hash)
        {
            self.drop_duplicate(&candidate, known);
            self.tally.release(bytes);
            return Ok(());
        }
        if self.level.len() >= self.options.beam_width.0.get() as usize {
            self.cut.get_or_insert(Cut::Width);
            self.explain(|search| search.beyond_width(candidate.entry.h));
            self.prune(&candidate, Prune::Width);
            self.tally.release(bytes);
            return Ok(());
        }
        let Candidate {
            mut entry,
            state,
            origin,
        } = candidate;
        self.arena.make_room(&mut self.tally)?;
        entry.id = self.arena.push(state, origin, entry.g, entry.h);
        if self.is_graph {
            self.reached.make_room(&mut self.tally)?;
            self.reached.insert_new(hash, entry.id);
        }
        let shown = self.arena.show(&entry);
        self.observer.notice(&Event::Generated(shown));
        self.keep(entry)
    }

    fn prune(&mut self, candidate: &Candidate<P>, reason: Prune) {
        let shown = candidate.show(self.arena.len() as u64);
        self.tally.prune::<P>(&mut self.observer, shown, reason);
    }

    fn drop_duplicate(&mut self, candidate: &Candidate<P>, known: u32) {
        let shown = candidate.show(u64::from(known));
        self.tally.drop_duplicate::<P>(&mut self.observer, shown);
    }
}

impl<P: Problem> Candidate<P> {
    fn show(&self, id: u64) -> Node<&P::State, &P::Action, P::Cost> {
        Node {
            id,
            parent: Some(u64::from(self.origin.parent)),
            action: Some(&self.origin.action),
            state: &self.state,
            g: self.entry.g,
            h: Some(self.entry.h),
            depth: self.entry.depth,
        }
    }
}

impl<P: Problem, H: Heuristic<P>, O: Observer<P>> Machine for Beam<'_, P, H, O> {
    type Problem = P;

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
