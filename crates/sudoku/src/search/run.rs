//! Solving a puzzle by state-space search: settings in, report out.

use super::cells::{AnySize, Cells, Nine};
use super::placement::Placement;
use super::space::Space;
use super::{CellOrder, Formulation, HeuristicName, faithful};
use crate::Puzzle;
use atisbo_base::{Budget, Stop};
use atisbo_search::{
    Cost, Cut, Duplicates, GoalTest, Grounds, Known, NotReversible, Observer, Optimality, Options,
    Outcome, ReportOf, Statistics, Strategy, Tie, search,
};
use serde::{Deserialize, Serialize};

/// How to search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SearchSettings {
    /// In which order nodes are expanded.
    pub strategy: Strategy,
    /// What informed strategies go by. A request that names none goes by the report's H1 in the faithful formulation.
    pub heuristic: HeuristicName,
    /// What a step is.
    pub formulation: Formulation,
    /// Which cell is filled next. The faithful formulation always fills the first.
    pub cell_order: CellOrder,
    /// What the strategy leaves open. No state is reached twice, so that duplicates are looked for
    /// only if that is asked for here. The five strategies of the report's program leave nothing
    /// open in the faithful formulation.
    pub options: Options,
}

/// A* with forward checking, the cell with the fewest values first; among equals the node nearer to a
/// goal.
impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings {
            strategy: Strategy::AStar,
            heuristic: HeuristicName::default(),
            formulation: Formulation::default(),
            cell_order: CellOrder::default(),
            options: Options {
                tie: Tie::HighG,
                ..Options::default()
            },
        }
    }
}

impl SearchSettings {
    /// The options as the search has them. No state is reached twice, for a step only ever fills, and the cell to fill
    /// follows from the state; and the report's program leaves nothing open.
    ///
    /// ```
    /// use atisbo_search::Duplicates;
    /// use atisbo_sudoku::search::SearchSettings;
    ///
    /// let options = SearchSettings::default().effective_options();
    /// assert_eq!(options.duplicates, Some(Duplicates::Keep));
    /// ```
    pub fn effective_options(&self) -> Options {
        if is_faithful(self) {
            return Options {
                duplicates: Some(Duplicates::Keep),
                goal_test: Some(GoalTest::Expansion),
                follow_cycles: true,
                ..Options::default()
            };
        }
        Options {
            duplicates: self.options.duplicates.or(Some(Duplicates::Keep)),
            follow_cycles: true,
            ..self.options.clone()
        }
    }
}

/// What a search found, and what it took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SearchReport {
    /// How it ended.
    pub ending: Ending,
    /// The values of all cells, row by row, if the grid was filled.
    pub solution: Option<Vec<u8>>,
    /// What was put on the way there, in order. In the propagating formulation each step brings its
    /// singles with it, which are not named.
    pub steps: Vec<Placement>,
    /// How long and how dear the solution is, one for each cell that was empty, and why no other costs less.
    pub optimality: Option<Optimality>,
    /// What it took.
    pub statistics: Statistics,
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// With a solution.
    Solved,
    /// With a full grid that is no solution: the report's program does not notice givens that
    /// contradict each other.
    Wrong,
    /// There is no solution.
    NoSolution,
    /// None was found, but the strategy left something out.
    CutOff(Cut),
    /// The budget was used up.
    Stopped(Stop),
}

/// An observer of searches of 9 x 9 puzzles and of other sizes.
pub trait Watcher: Observer<Space<Nine>> + Observer<Space<AnySize>> {}

impl<O: Observer<Space<Nine>> + Observer<Space<AnySize>>> Watcher for O {}

/// Solves a puzzle by state-space search.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::search::{Ending, SearchSettings, solve_by_search};
/// use atisbo_sudoku::text::parse;
///
/// let puzzle = parse("1.....3..4.....2").unwrap();
/// let settings = SearchSettings::default();
/// let report = solve_by_search(&puzzle, &settings, &mut (), &Budget::unlimited())?;
/// assert_eq!(report.ending, Ending::Solved);
/// assert_eq!(report.steps.len(), 12);
/// assert!(puzzle.is_solved_by(&report.solution.unwrap()));
/// # Ok::<(), atisbo_search::NotReversible>(())
/// ```
///
/// # Errors
///
/// If the strategy is [`Strategy::Bidirectional`].
pub fn solve_by_search<O: Watcher>(
    puzzle: &Puzzle,
    settings: &SearchSettings,
    observer: &mut O,
    budget: &Budget,
) -> Result<SearchReport, NotReversible> {
    if Nine::fits(puzzle.rules()) {
        solve::<Nine, _>(puzzle, settings, observer, budget)
    } else {
        solve::<AnySize, _>(puzzle, settings, observer, budget)
    }
}

fn solve<C: Cells, O: Observer<Space<C>>>(
    puzzle: &Puzzle,
    settings: &SearchSettings,
    observer: &mut O,
    budget: &Budget,
) -> Result<SearchReport, NotReversible> {
    let space = Space::<C>::new(puzzle, settings.formulation, settings.cell_order);
    let cells = space.board.empty.len();
    let report = search_space(space, settings, observer, budget)?;
    let (ending, steps, solution) = match report.outcome {
        Outcome::Found(path) => {
            let solution = path.states.last().map(|goal| goal.values().to_vec());
            let is_right = |values: &Vec<u8>| puzzle.is_solved_by(values);
            let ending = if solution.as_ref().is_some_and(is_right) {
                Ending::Solved
            } else {
                Ending::Wrong
            };
            (ending, path.actions, solution)
        }
        Outcome::NoSolution => (Ending::NoSolution, Vec::new(), None),
        Outcome::CutOff(cut) => (Ending::CutOff(cut), Vec::new(), None),
        Outcome::Stopped(stop) => (Ending::Stopped(stop), Vec::new(), None),
    };
    let optimality = (ending == Ending::Solved).then(|| optimality(settings, steps.len(), cells));
    Ok(SearchReport {
        ending,
        solution,
        steps,
        optimality,
        statistics: report.statistics,
    })
}

/// What is proved of a solution: where the strategy proves nothing, that every solution fills the same cells.
fn optimality(settings: &SearchSettings, steps: usize, cells: usize) -> Optimality {
    let SearchSettings {
        strategy,
        heuristic,
        formulation,
        ref options,
        ..
    } = *settings;
    let known = Known {
        admissible: heuristic.is_admissible(),
        equal_steps: formulation != Formulation::Propagating,
    };
    let grounds = if is_faithful(settings) {
        strategy.grounds(&Options::default(), known)
    } else {
        strategy.grounds(options, known)
    };
    let because = if grounds.prove() {
        grounds
    } else {
        Grounds::AllAlike
    };
    Optimality::new(steps as u32, cells as Cost, because)
}

/// What is known of a solution that no search of states found: one step for each empty cell, as in every other solution.
///
/// ```
/// use atisbo_search::Cheapest;
/// use atisbo_sudoku::{search::filled, text::parse};
///
/// let found = filled(&parse("1.34\n34..\n2...\n...1").unwrap());
/// assert_eq!((found.length, found.cost, found.cheapest), (9, 9, Cheapest::Yes));
/// ```
pub fn filled(puzzle: &Puzzle) -> Optimality {
    let empty = (0..puzzle.shape().cells()).filter(|&cell| puzzle.given(cell).is_none());
    let empty = empty.count() as u32;
    Optimality::new(empty, Cost::from(empty), Grounds::AllAlike)
}

/// Whether the run is one of the report's program, which leaves no options open.
fn is_faithful(settings: &SearchSettings) -> bool {
    settings.formulation == Formulation::Faithful
        && faithful::evaluation(settings.strategy).is_some()
}

fn search_space<C: Cells, O: Observer<Space<C>>>(
    space: Space<C>,
    settings: &SearchSettings,
    observer: &mut O,
    budget: &Budget,
) -> Result<ReportOf<Space<C>>, NotReversible> {
    let SearchSettings {
        strategy,
        heuristic,
        formulation,
        ..
    } = *settings;
    if formulation == Formulation::Faithful
        && let Some(evaluation) = faithful::evaluation(strategy)
    {
        let report = faithful::run(strategy, evaluation, space, heuristic, observer, budget);
        return Ok(report);
    }
    let options = settings.effective_options();
    search(&space, heuristic, strategy, &options, observer, budget)
}
