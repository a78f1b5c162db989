//! Solving a puzzle by state-space search: settings in, report out.

use super::board::State;
use super::cell_set::CellSet;
use super::effort;
use super::faithful::Engine;
use super::space::{Space, Task};
use super::{Formulation, HeuristicName, isolation};
use crate::{Grid, Place, Propagator, Rule};
use atisbo_base::{Budget, Stop};
use atisbo_search::{
    Cost, Cut, Duplicates, Estimate, GoalTest, Grounds, Heuristic, Known, NotReversible, Observer,
    Optimality, Options, Outcome, ReportOf, Statistics, Strategy, Tie, search,
};
use serde::{Deserialize, Serialize, Serializer};

/// How to search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// In which order nodes are expanded.
    pub strategy: Strategy,
    /// What informed strategies go by.
    pub heuristic: HeuristicName,
    /// Which steps there are.
    pub formulation: Formulation,
    /// First the numbers, then the isolated floors, as in the report. The propagating formulation
    /// knows no such division and takes both at once in any case.
    pub two_phase: bool,
    /// What an isolated floor is. The faithful formulation has its own reading in any case.
    pub rule: Rule,
    /// What the strategy leaves open. The five strategies of the report's program leave nothing open
    /// in the faithful formulation.
    pub options: Options,
    /// Where the faithful formulation shuffles its moves, the order follows from this.
    pub seed: u64,
}

/// A* with our own heuristic in our own formulation; among equals the node nearer to a goal first.
impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            strategy: Strategy::AStar,
            heuristic: HeuristicName::default(),
            formulation: Formulation::default(),
            two_phase: false,
            rule: Rule::default(),
            options: Options {
                tie: Tie::HighG,
                ..Options::default()
            },
            seed: 0,
        }
    }
}

impl SearchSettings {
    /// The options as the search has them, and whether it is one of the report's program, which leaves nothing open and
    /// makes every strategy out of one binary heap.
    ///
    /// ```
    /// use atisbo_ohno::search::{Formulation, SearchSettings};
    /// use atisbo_search::Duplicates;
    ///
    /// let settings = SearchSettings { formulation: Formulation::Faithful, ..SearchSettings::default() };
    /// let (options, is_one_heap) = settings.effective();
    /// assert_eq!((options.duplicates, is_one_heap), (Some(Duplicates::OnExpansion), true));
    /// ```
    pub fn effective(&self) -> (Options, bool) {
        if self.engine().is_none() {
            return (self.options.clone(), false);
        }
        let options = Options {
            duplicates: Some(Duplicates::OnExpansion),
            goal_test: Some(GoalTest::Expansion),
            ..Options::default()
        };
        (options, true)
    }

    /// The engine of the report's program, where that is asked for and has the strategy.
    fn engine(&self) -> Option<Engine> {
        Engine::of(self.strategy).filter(|_| self.formulation == Formulation::Faithful)
    }
}

/// What a search found, and what it took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SearchReport {
    /// How it ended.
    pub ending: Ending,
    /// The filled grid, if one was found.
    #[serde(serialize_with = "rows")]
    pub solution: Option<Grid>,
    /// How many walls the solution adds to the given ones.
    pub walls: Option<usize>,
    /// How long and how dear the solution is, one for each wall, and whether no other costs less.
    pub optimality: Option<Optimality>,
    /// One for each sub-problem that was started.
    pub phases: Vec<Phase>,
    /// All phases together.
    pub statistics: Statistics,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// With a solution.
    Solved,
    /// With a goal that is no solution: the second sub-problem of the report's program does not look
    /// at the numbers any more.
    Wrong,
    /// There is no solution.
    NoSolution,
    /// None was found, but the strategy left something out.
    CutOff(Cut),
    /// The budget was used up.
    Stopped(Stop),
}

/// One sub-problem, or the whole problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Phase {
    /// What the goal had to satisfy.
    pub task: Task,
    /// Where walls were put on the way to the goal, in order. In the propagating formulation each
    /// brings its consequences with it.
    pub steps: Vec<Place>,
    /// What it took.
    pub statistics: Statistics,
}

/// An observer of searches on small and on large boards.
pub trait Watcher: Observer<Space<u128>> + Observer<Space<Box<[u64]>>> {}

impl<O: Observer<Space<u128>> + Observer<Space<Box<[u64]>>>> Watcher for O {}

/// Solves a puzzle by state-space search.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::parse;
/// use atisbo_ohno::search::{Ending, SearchSettings, solve_by_search};
///
/// let puzzle = parse("W 2 . .\n. . W W\n4 . . .\nW . 3 .").unwrap();
/// let settings = SearchSettings::default();
/// let report = solve_by_search(&puzzle, &settings, &mut (), &Budget::unlimited())?;
/// assert_eq!(report.ending, Ending::Solved);
/// assert_eq!(report.statistics.expanded, 1);
/// assert_eq!(report.solution.unwrap().to_string(), "W 2 O O\nO W W W\n4 O O O\nW O 3 O\n");
/// # Ok::<(), atisbo_search::NotReversible>(())
/// ```
///
/// # Errors
///
/// If the strategy is [`Strategy::Bidirectional`].
pub fn solve_by_search<O: Watcher>(
    grid: &Grid,
    settings: &SearchSettings,
    observer: &mut O,
    budget: &Budget,
) -> Result<SearchReport, NotReversible> {
    if grid.rows() * grid.cols() <= u128::BITS as usize {
        Run::<u128>::new(grid, settings).solve(observer, budget)
    } else {
        Run::<Box<[u64]>>::new(grid, settings).solve(observer, budget)
    }
}

/// A search under way, over cell sets of one width.
struct Run<'a, S> {
    settings: &'a SearchSettings,
    /// The engine of the report's program, where that is asked for and has the strategy.
    faithful: Option<Engine>,
    space: Space<S>,
    phases: Vec<Phase>,
    spent: Statistics,
}

impl<'a, S: CellSet> Run<'a, S> {
    fn new(grid: &Grid, settings: &'a SearchSettings) -> Self {
        let task = if settings.two_phase {
            Task::Numbers
        } else {
            Task::Whole
        };
        let mut space = Space::new(grid, settings.rule, settings.formulation, task);
        let faithful = settings.engine();
        if let Some(engine) = faithful {
            space = engine.prepare(space, settings.seed);
        }
        Run {
            space,
            settings,
            faithful,
            phases: Vec::new(),
            spent: Statistics::default(),
        }
    }

    fn solve<O: Observer<Space<S>>>(
        mut self,
        observer: &mut O,
        budget: &Budget,
    ) -> Result<SearchReport, NotReversible> {
        let given = self.space.board.given::<S>();
        let mut found = self.phase(observer, budget)?;
        if let (Ok(goal), Task::Numbers) = (&found, self.space.task()) {
            self.space = self.space.continued(goal);
            found = self.phase(observer, budget)?;
        }
        let (ending, solution, walls) = match found {
            Err(ending) => (ending, None, None),
            Ok(goal) => {
                let grid = self.space.grid(&goal);
                let walls = self.space.walls(&goal) - self.space.walls(&given);
                (self.judge(&grid), Some(grid), Some(walls))
            }
        };
        let optimality = walls
            .filter(|_| ending == Ending::Solved)
            .map(|walls| self.optimality(walls as Cost));
        Ok(SearchReport {
            ending,
            solution,
            walls,
            optimality,
            phases: self.phases,
            statistics: self.spent,
        })
    }

    /// What is proved of a solution with so many walls: by the strategy, or by what is known before the first step.
    fn optimality(&self, walls: Cost) -> Optimality {
        let settings = self.settings;
        let known = Known {
            admissible: settings.heuristic.is_admissible(),
            equal_steps: settings.formulation != Formulation::Propagating,
        };
        let strategy = settings.strategy;
        let grounds = match self.faithful {
            // The report's program leaves no options open.
            Some(_) => strategy.grounds(&Options::default(), known),
            None => strategy.grounds(&settings.options, known),
        };
        let start = self.start();
        let bound = least_walls(&start);
        let steps = self.phases.iter().map(|phase| phase.steps.len());
        let length = steps.sum::<usize>() as u32;
        let (because, bound) = match &self.phases[..] {
            [first, _] if grounds.prove() => {
                // The walls that satisfy the numbers stand in their view, and those of floors that are isolated from the
                // beginning do not: every solution has as many as both together.
                let isolated = isolation::cells(&start.board, &start.initial.walls).count();
                let apart = (first.steps.len() + isolated) as Cost;
                (Grounds::TwoParts, bound.max(apart))
            }
            [_, _] if grounds == Grounds::Weighted => (Grounds::TwoParts, bound),
            _ => (grounds, bound),
        };
        Optimality::new(length, walls, because).with_lower_bound(bound)
    }

    /// The space of the whole problem in which the search began.
    fn start(&self) -> Space<S> {
        let settings = self.settings;
        let grid = self.space.board.grid();
        Space::new(grid, settings.rule, settings.formulation, Task::Whole)
    }

    /// Searches the present space and notes what it took.
    fn phase<O: Observer<Space<S>>>(
        &mut self,
        observer: &mut O,
        budget: &Budget,
    ) -> Result<Result<State<S>, Ending>, NotReversible> {
        let left = effort::left(budget, &self.spent);
        let report = self.search(observer, &left)?;
        effort::add(&mut self.spent, &report.statistics);
        let (steps, end) = match report.outcome {
            Outcome::Found(mut path) => {
                let steps = path.actions.into_iter().map(Place::from).collect();
                (steps, path.states.pop().ok_or(Ending::NoSolution))
            }
            Outcome::NoSolution => (Vec::new(), Err(Ending::NoSolution)),
            Outcome::CutOff(cut) => (Vec::new(), Err(Ending::CutOff(cut))),
            Outcome::Stopped(stop) => (Vec::new(), Err(Ending::Stopped(stop))),
        };
        self.phases.push(Phase {
            task: self.space.task(),
            steps,
            statistics: report.statistics,
        });
        Ok(end)
    }

    fn search<O: Observer<Space<S>>>(
        &self,
        observer: &mut O,
        budget: &Budget,
    ) -> Result<ReportOf<Space<S>>, NotReversible> {
        let (space, settings) = (&self.space, self.settings);
        let (heuristic, strategy) = (settings.heuristic, settings.strategy);
        match self.faithful {
            Some(engine) => Ok(engine.run(space, heuristic, observer, budget)),
            None => search(
                space,
                heuristic,
                strategy,
                &settings.options,
                observer,
                budget,
            ),
        }
    }

    /// Has the solver's propagation, which shares no code with the spaces, look at a filled grid.
    fn judge(&self, grid: &Grid) -> Ending {
        let mut judge = Propagator::new(grid, self.space.rule());
        if judge.propagate().is_ok() && judge.unknown() == 0 {
            Ending::Solved
        } else {
            Ending::Wrong
        }
    }
}

/// A number of walls that every solution adds to the given ones: those that are there before the first step, and the
/// best admissible estimate of the others.
fn least_walls<S: CellSet>(start: &Space<S>) -> Cost {
    let there = start.walls(&start.initial) - start.walls(&start.board.given());
    let still = match HeuristicName::Crossing.estimate(start, &start.initial) {
        Estimate::Cost(walls) => walls,
        Estimate::DeadEnd(_) => 0,
    };
    there as Cost + still
}

/// A grid as a list of rows.
#[expect(clippy::ref_option, reason = "the form that serde calls")]
fn rows<T: Serializer>(grid: &Option<Grid>, to: T) -> Result<T::Ok, T::Error> {
    let text = grid.as_ref().map(Grid::to_string);
    let rows = text.as_deref().map(|text| text.lines().collect());
    Option::<Vec<&str>>::serialize(&rows, to)
}
