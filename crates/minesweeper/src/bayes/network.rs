//! Building the network of a position.

use super::chain::{self, Sum, Terms, binomial};
use super::frontier::{Frontier, Item};
use super::{Prior, Scheme, node_name};
use crate::position::{Mines, Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Meter, Stop};
use atisbo_bayes::{
    Builder, Conditional, Evidence, Finding, Model, Network, NetworkError, Variable, VariableError,
};
use rustc_hash::FxHashMap;
use serde::Serialize;
use std::ops::RangeInclusive;
use thiserror::Error;

/// The most X and Y variables a network is built with.
pub const MOST_VARIABLES: usize = 50_000;

/// A position as a Bayesian network with what is seen as its evidence.
///
/// ```
/// use atisbo_base::{Budget, Place};
/// use atisbo_bayes::{Engine, Settings};
/// use atisbo_minesweeper::Position;
/// use atisbo_minesweeper::bayes::{BoardNetwork, Prior, Scheme};
///
/// let position: Position = "mines 1\n1#\n1#".parse()?;
/// let budget = Budget::unlimited();
/// let network = BoardNetwork::new(&position, Scheme::Split, Prior::Cells, &budget)?;
/// let mut engine = Engine::new(&network.model, Settings::default());
/// engine.observe_all(&network.evidence)?;
/// let (cell, x) = network.mines[0];
/// let answer = engine.posterior(&[x], &budget, &mut ())?;
/// assert_eq!(position.tiling().place(cell), Place::new(0, 1));
/// assert!((answer.distribution.values()[1] - 0.5).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BoardNetwork {
    /// The network.
    pub model: Model,
    /// What is seen.
    pub evidence: Evidence,
    /// The X variables: state 1 if the cell is a mine.
    pub mines: Vec<(Cell, Variable)>,
    /// The Y variables: how many neighbours of the cell are mines.
    pub counts: Vec<(Cell, Variable)>,
    /// Hidden cells that share a variable because no number tells them apart.
    pub groups: Vec<Group>,
    /// Groups that need no variable, with the number of mines in each.
    pub settled: Vec<(Vec<Cell>, u32)>,
}

/// Hidden cells that share one variable.
#[derive(Clone, Debug)]
pub struct Group {
    /// The cells.
    pub cells: Vec<Cell>,
    /// Their variable.
    pub variable: Variable,
    /// What its states stand for.
    pub states: GroupStates,
}

/// What the states of a [`Group`]'s variable stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupStates {
    /// It is the X of the first cell, and the others are alike.
    Representative,
    /// How many of the cells are mines; the first state is this many.
    CountFrom(u32),
}

impl BoardNetwork {
    /// The network of a whole position. (The local schemes have one for each cell, see
    /// [`BoardNetwork::around`]; of a whole position they know all numbers, as [`Scheme::Pruned`].)
    ///
    /// # Errors
    ///
    /// If it would have more than [`MOST_VARIABLES`], the numbers or the total are seen to be
    /// impossible on the way, or the sums that make the total count take more than the budget has.
    pub fn new(
        position: &Position,
        scheme: Scheme,
        prior: Prior,
        budget: &Budget,
    ) -> Result<Self, BuildError> {
        let numbers = position.numbers().collect();
        Draft::new(position, scheme, prior, numbers)?.build(budget)
    }

    /// The network that a local scheme asks about one hidden cell: that of the numbers next to it,
    /// and with [`Scheme::Local2`] also of those next to the cells these count.
    ///
    /// # Errors
    ///
    /// As [`BoardNetwork::new`].
    pub fn around(
        position: &Position,
        cell: Cell,
        scheme: Scheme,
        prior: Prior,
        budget: &Budget,
    ) -> Result<Self, BuildError> {
        let tiling = position.tiling();
        let next_to = |cell: Cell| -> Vec<(Cell, u8)> {
            let number = |&cell: &Cell| Some((cell, position.view(cell).number()?));
            tiling.neighbours(cell).iter().filter_map(number).collect()
        };
        let mut numbers = next_to(cell);
        if scheme == Scheme::Local2 {
            let is_hidden = |cell: &Cell| position.view(*cell).is_hidden();
            let counted = numbers.iter().flat_map(|&(number, _)| {
                let cells = tiling.neighbours(number);
                cells.iter().copied().filter(is_hidden).collect::<Vec<_>>()
            });
            numbers = counted.flat_map(next_to).collect();
            numbers.sort_unstable();
            numbers.dedup();
        }
        Draft::new(position, scheme, prior, numbers)?.build(budget)
    }
}

/// A network under construction.
struct Draft<'p> {
    position: &'p Position,
    scheme: Scheme,
    prior: Prior,
    frontier: Frontier,
    /// The prior probability of a mine in a hidden cell.
    density: f64,
    builder: Builder,
    evidence: Evidence,
    /// The X variable of each cell that has one.
    x: FxHashMap<Cell, Variable>,
    /// A variable with each list of states that there is.
    alike: FxHashMap<States, Variable>,
    groups: Vec<Group>,
}

/// What a variable says.
#[derive(Clone, PartialEq, Eq, Hash)]
enum States {
    IsMine,
    Counts(RangeInclusive<usize>),
}

impl<'p> Draft<'p> {
    fn new(
        position: &'p Position,
        scheme: Scheme,
        prior: Prior,
        numbers: Vec<(Cell, u8)>,
    ) -> Result<Self, BuildError> {
        let mut frontier = Frontier::new(position, numbers.into_iter());
        if scheme == Scheme::Merged {
            frontier = frontier.condensed().ok_or(BuildError::Impossible)?;
        }
        let variables = match scheme {
            Scheme::Full => 2 * position.tiling().len(),
            Scheme::Split => position.tiling().len(),
            _ => frontier.items.len() + frontier.clues.len(),
        };
        if variables > MOST_VARIABLES {
            return Err(BuildError::TooLarge { variables });
        }
        Ok(Draft {
            density: density(position, prior),
            position,
            scheme,
            prior,
            frontier,
            builder: Network::builder().name("minesweeper"),
            evidence: Evidence::none(),
            x: FxHashMap::default(),
            alike: FxHashMap::default(),
            groups: Vec::new(),
        })
    }

    fn variable(
        &mut self,
        letter: char,
        cell: Cell,
        states: States,
    ) -> Result<Variable, BuildError> {
        let name = node_name(letter, self.position.tiling(), cell);
        if let Some(&other) = self.alike.get(&states) {
            return Ok(self.builder.variable_like(name, other)?);
        }
        let variable = match states.clone() {
            States::IsMine => self.builder.variable(name, ["no", "mine"])?,
            States::Counts(counts) => {
                let states = counts.map(|count| count.to_string());
                self.builder.variable(name, states)?
            }
        };
        self.alike.insert(states, variable);
        Ok(variable)
    }

    fn build(mut self, budget: &Budget) -> Result<BoardNetwork, BuildError> {
        let mines = self.add_xs()?;
        let apart = self.untouched();
        let counted =
            self.prior == Prior::Exact && matches!(self.position.mines(), Mines::Total(_));
        let one_for_all = !matches!(self.scheme, Scheme::Full | Scheme::Split);
        if let (Some(&first), true, false) = (apart.first(), one_for_all, counted) {
            let variable = self.add_x(first)?;
            self.groups.push(Group {
                cells: apart.clone(),
                variable,
                states: GroupStates::Representative,
            });
        }
        let counts = if self.scheme == Scheme::Merged {
            self.add_counts_of_groups()?
        } else {
            self.add_ys()?
        };
        if let (true, Mines::Total(total)) = (counted, self.position.mines()) {
            self.add_total(total, apart, &mut budget.meter())?;
        }
        let settled = self.frontier.settled.into_iter();
        Ok(BoardNetwork {
            model: Model::from(self.builder.build()?),
            evidence: self.evidence,
            mines,
            counts,
            groups: self.groups,
            settled: settled.map(|item| (item.cells, item.low)).collect(),
        })
    }

    /// The hidden cells that no number of the frontier counts.
    fn untouched(&self) -> Vec<Cell> {
        let items = self.frontier.items.iter().chain(&self.frontier.settled);
        let mut touched = vec![false; self.position.tiling().len()];
        for cell in items.flat_map(|item| &item.cells) {
            touched[cell.index()] = true;
        }
        let apart = self.position.hidden().filter(|cell| !touched[cell.index()]);
        apart.collect()
    }

    /// The cells with an X of their own: all, the unrevealed ones, or those that numbers count, known
    /// mines among them.
    fn add_xs(&mut self) -> Result<Vec<(Cell, Variable)>, BuildError> {
        let position = self.position;
        let tiling = position.tiling();
        let unrevealed = |view: View| view.number().is_none();
        let cells: Vec<Cell> = match self.scheme {
            Scheme::Full => tiling.cells().collect(),
            Scheme::Split => position.cells_with(unrevealed).collect(),
            Scheme::Merged => Vec::new(),
            Scheme::Pruned | Scheme::Local1 | Scheme::Local2 => {
                let clues = self.frontier.clues.iter();
                let around = clues.flat_map(|clue| tiling.neighbours(clue.cell).to_vec());
                let mut cells: Vec<Cell> = around
                    .filter(|&cell| unrevealed(position.view(cell)))
                    .collect();
                cells.sort_unstable();
                cells.dedup();
                cells
            }
        };
        let add = |cell| Ok((cell, self.add_x(cell)?));
        cells.into_iter().map(add).collect()
    }

    fn add_x(&mut self, cell: Cell) -> Result<Variable, BuildError> {
        let variable = self.variable('x', cell, States::IsMine)?;
        self.x.insert(cell, variable);
        // What is known of a cell the first report observes; the second takes it as certain before
        // anything is seen.
        let known = match self.position.view(cell) {
            View::Mine => Some(1),
            View::Number(_) => Some(0),
            _ => None,
        };
        let mine = match (known, self.prior) {
            (Some(state), Prior::Left) => state as f64,
            _ => self.density,
        };
        self.builder.table(variable, &[], vec![1.0 - mine, mine])?;
        if let Some(state) = known {
            self.evidence.set(variable, Finding::State(state));
        }
        Ok(variable)
    }

    /// Y for every cell, every revealed one, or every one that counts hidden cells.
    fn add_ys(&mut self) -> Result<Vec<(Cell, Variable)>, BuildError> {
        let position = self.position;
        let cells: Vec<Cell> = match self.scheme {
            Scheme::Full => position.tiling().cells().collect(),
            Scheme::Split => position.numbers().map(|(cell, _)| cell).collect(),
            _ => self.frontier.clues.iter().map(|clue| clue.cell).collect(),
        };
        let mut counts = Vec::new();
        for cell in cells {
            let neighbours = position.tiling().neighbours(cell);
            let parents: Vec<Variable> = neighbours
                .iter()
                .filter_map(|n| self.x.get(n).copied())
                .collect();
            let number = position.view(cell).number().map(usize::from);
            counts.push((cell, self.add_y(cell, &parents, 0..=parents.len(), number)?));
        }
        Ok(counts)
    }

    /// A variable for each item of the frontier, how many of its cells are mines, and the Y variables
    /// that add them up.
    fn add_counts_of_groups(&mut self) -> Result<Vec<(Cell, Variable)>, BuildError> {
        let odds = self.density / (1.0 - self.density);
        let mut variables = Vec::new();
        for Item { cells, low, high } in self.frontier.items.clone() {
            let states = States::Counts(low as usize..=high as usize);
            let variable = self.variable('n', cells[0], states)?;
            let table = binomial(low..=high, cells.len() as u32, odds);
            self.builder.table(variable, &[], table)?;
            variables.push(variable);
            self.groups.push(Group {
                cells,
                variable,
                states: GroupStates::CountFrom(low),
            });
        }
        let mut counts = Vec::new();
        for clue in self.frontier.clues.clone() {
            let parents = clue.items.iter().map(|&item| variables[item as usize]);
            let parents: Vec<Variable> = parents.collect();
            let (low, high) = self.frontier.bounds(&clue);
            let seen = Some((clue.need - low) as usize);
            let states = low as usize..=high as usize;
            counts.push((clue.cell, self.add_y(clue.cell, &parents, states, seen)?));
        }
        Ok(counts)
    }

    fn add_y(
        &mut self,
        cell: Cell,
        parents: &[Variable],
        counts: RangeInclusive<usize>,
        seen: Option<usize>,
    ) -> Result<Variable, BuildError> {
        let variable = self.variable('y', cell, States::Counts(counts))?;
        self.builder
            .conditional(variable, parents, Conditional::Sum)?;
        if let Some(state) = seen {
            self.evidence.set(variable, Finding::State(state));
        }
        Ok(variable)
    }

    /// The chain of sums that makes the total count.
    fn add_total(
        &mut self,
        total: u32,
        apart: Vec<Cell>,
        meter: &mut Meter,
    ) -> Result<(), BuildError> {
        let known = self.position.known_mines().count() as u32;
        let settled: u32 = self.frontier.settled.iter().map(|item| item.low).sum();
        let merged = self.scheme == Scheme::Merged;
        // What disjoint numbers count is known already. The other schemes keep every cell in the sum:
        // their networks are for reading too.
        let (left_out, counted) = if merged {
            self.frontier.counted_already()
        } else {
            (vec![false; self.frontier.items.len()], 0)
        };
        let total = total
            .checked_sub(known + settled + counted)
            .ok_or(BuildError::Impossible)?;
        let term_of = |(index, bounds): (u32, (u32, u32))| {
            let item = &self.frontier.items[index as usize];
            let variable = if merged {
                self.groups[index as usize].variable
            } else {
                self.x[&item.cells[0]]
            };
            (Sum::new(variable, item.low, item.high), bounds)
        };
        let components = self.frontier.components(&left_out).into_iter();
        let mut components: Vec<Terms> = components
            .map(|component| component.into_iter().map(term_of).collect())
            .collect();
        let has_x = |first| self.x.contains_key(first);
        let grouped = if apart.first().is_some_and(has_x) {
            let terms = apart.iter().map(|cell| Sum::new(self.x[cell], 0, 1));
            components.push(terms.zip((1..).map(|most| (0, most))).collect());
            Vec::new()
        } else {
            apart
        };
        let sum = chain::sum(&mut self.builder, &components, total, meter)?;
        let rest = chain::observe_total(
            &mut self.builder,
            &mut self.evidence,
            sum,
            total,
            (grouped.len() as u32, self.density / (1.0 - self.density)),
        )?;
        self.groups.extend(rest.map(|(variable, low)| Group {
            cells: grouped,
            variable,
            states: GroupStates::CountFrom(low),
        }));
        Ok(())
    }
}

/// The prior probability of a mine in a hidden cell.
fn density(position: &Position, prior: Prior) -> f64 {
    let Mines::Total(total) = position.mines() else {
        return position.density();
    };
    let total = f64::from(total);
    let known = position.known_mines().count() as f64;
    let hidden = position.hidden().count() as f64;
    match prior {
        Prior::Cells => position.density(),
        Prior::Left if hidden > 0.0 => (total - known) / hidden,
        // With the total as a constraint any density between 0 and 1 gives the same answers; this one
        // keeps the numbers moderate.
        Prior::Exact if (known + 0.5..hidden + known).contains(&total) => (total - known) / hidden,
        Prior::Left | Prior::Exact => 0.5,
    }
}

/// Why there is no network.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum BuildError {
    /// Too many variables.
    #[error(
        "the network would have {variables} variables, more than {MOST_VARIABLES}; take the pruned \
         one"
    )]
    TooLarge {
        /// How many.
        variables: usize,
    },
    /// The total of mines contradicts the numbers.
    #[error("no board with this total of mines shows these numbers")]
    Impossible,
    /// The budget ended first.
    #[error("{0}")]
    Stopped(Stop),
    /// An invalid variable.
    #[error(transparent)]
    Variable(#[from] VariableError),
    /// An invalid distribution.
    #[error(transparent)]
    Network(#[from] NetworkError),
}
