//! What there is to choose from: levels, tilings, formats, methods with their guarantees. The lists come
//! from the tables of the methods and games themselves.

use crate::text::Lang;
use crate::{bayes, logic, minesweeper, ohno, sudoku};
use atisbo_minesweeper::{Kind, LEVELS, MOST_ROWS};
use serde::Serialize;

/// What there is to choose from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// The languages.
    pub languages: Vec<Lang>,
    /// The strategies of state-space search.
    pub strategies: Vec<atisbo_search::strategy::Traits>,
    /// The methods of constraint satisfaction, local search and exact cover.
    pub csp: Vec<atisbo_csp::method::Traits>,
    /// The engines of propositional logic.
    pub logic: Vec<logic::Method>,
    /// The ways of inference in a network.
    pub bayes: Vec<&'static str>,
    /// The rules for elimination orders.
    pub orders: Vec<&'static str>,
    /// The ways to decompose tables.
    pub decompositions: Vec<&'static str>,
    /// Minesweeper.
    pub minesweeper: Minesweeper,
    /// Sudoku.
    pub sudoku: Sudoku,
    /// 0h n0.
    pub ohno: Ohno,
}

/// What there is to choose from in Minesweeper.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Minesweeper {
    /// The classic levels.
    pub levels: Vec<Level>,
    /// The tilings that are given by a height and a width; `free` ones come as text.
    pub tilings: Vec<&'static str>,
    /// The longest side.
    pub max_side: u32,
    /// What the first click may hit.
    pub first_clicks: Vec<&'static str>,
    /// Which cell an agent opens first.
    pub first_cells: Vec<&'static str>,
    /// How boards without guesses are found.
    pub no_guess: Vec<&'static str>,
    /// The ways to analyse a position.
    pub methods: [minesweeper::adviser::Method; 3],
    /// How strong the exact player is.
    pub strengths: Vec<&'static str>,
    /// Which variables the network has.
    pub networks: Vec<&'static str>,
    /// What is believed before any number is seen.
    pub priors: Vec<&'static str>,
    /// The settings of the logical agent.
    pub presets: Vec<&'static str>,
    /// The engines of its logic.
    pub engines: Vec<&'static str>,
    /// The formats that are read and written.
    pub formats: Vec<&'static str>,
}

/// A classic level.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Level {
    /// Its name.
    pub id: &'static str,
    /// Its rows.
    pub height: u32,
    /// Its columns.
    pub width: u32,
    /// Its mines.
    pub mines: u32,
}

/// What there is to choose from in Sudoku.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sudoku {
    /// The most rows.
    pub max_size: usize,
    /// How hard puzzles are.
    pub bands: Vec<sudoku::generate::Band>,
    /// The variants that can be generated.
    pub kinds: Vec<sudoku::generate::Kind>,
    /// The symmetries of givens.
    pub symmetries: Vec<sudoku::generate::Symmetry>,
    /// The formats that are read and written.
    pub formats: Vec<sudoku::convert::Format>,
    /// The heuristics of its state space.
    pub heuristics: Vec<sudoku::search::HeuristicName>,
    /// The formulations of its state space.
    pub formulations: Vec<sudoku::search::Formulation>,
    /// The orders of cells in its state space.
    pub cell_orders: Vec<sudoku::search::CellOrder>,
    /// The consistency algorithms.
    pub consistencies: Vec<sudoku::search::Consistency>,
    /// The engines of logic for it.
    pub logic: Vec<sudoku::search::LogicEngine>,
}

/// What there is to choose from in 0h n0.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ohno {
    /// The longest side.
    pub max_side: usize,
    /// How hard puzzles are.
    pub difficulties: Vec<ohno::Difficulty>,
    /// The heuristics of its state space.
    pub heuristics: Vec<ohno::search::HeuristicName>,
    /// The formulations of its state space.
    pub formulations: Vec<ohno::search::Formulation>,
}

/// Lists all there is to choose from.
pub fn catalogue() -> Catalogue {
    Catalogue {
        languages: Lang::ALL.into(),
        strategies: ohno::search::Strategy::ALL
            .map(ohno::search::Strategy::traits)
            .into(),
        csp: sudoku::search::CspMethod::ALL
            .map(sudoku::search::CspMethod::traits)
            .into(),
        logic: logic::Method::ALL.into(),
        bayes: bayes::Method::ALL.map(bayes::Method::id).into(),
        orders: bayes::Heuristic::ALL.map(bayes::Heuristic::id).into(),
        decompositions: bayes::Decompose::ALL.map(bayes::Decompose::id).into(),
        minesweeper: Minesweeper::list(),
        sudoku: Sudoku::list(),
        ohno: Ohno::list(),
    }
}

impl Minesweeper {
    fn list() -> Self {
        use minesweeper::adviser::Method;
        use minesweeper::{
            Engine, FirstCell, FirstClick, Format, NoGuessMethod, PRESETS, Prior, Scheme, Strength,
        };
        let level = |(id, height, width, mines)| Level {
            id,
            height,
            width,
            mines,
        };
        Minesweeper {
            levels: LEVELS.map(level).into(),
            tilings: Kind::GRIDS.map(Kind::id).into(),
            max_side: MOST_ROWS,
            first_clicks: FirstClick::ALL.map(FirstClick::id).into(),
            first_cells: FirstCell::NAMED.map(|(name, _)| name).into(),
            no_guess: NoGuessMethod::ALL.map(NoGuessMethod::id).into(),
            methods: [Method::Exact, Method::Bayes, Method::Logic],
            strengths: Strength::ALL.map(Strength::id).into(),
            networks: Scheme::ALL.map(Scheme::id).into(),
            priors: Prior::ALL.map(Prior::id).into(),
            presets: PRESETS.iter().map(|preset| preset.id).collect(),
            engines: Engine::ALL.map(Engine::id).into(),
            formats: Format::ALL.map(Format::id).into(),
        }
    }
}

impl Sudoku {
    fn list() -> Self {
        use sudoku::generate::{Band, Kind, Symmetry};
        use sudoku::search::{CellOrder, Consistency, Formulation, HeuristicName, LogicEngine};
        Sudoku {
            max_size: sudoku::MAX_SIZE,
            bands: Band::ALL.into(),
            kinds: Kind::ALL.into(),
            symmetries: Symmetry::ALL.into(),
            formats: sudoku::convert::Format::ALL.into(),
            heuristics: HeuristicName::ALL.into(),
            formulations: Formulation::ALL.into(),
            cell_orders: CellOrder::ALL.into(),
            consistencies: Consistency::ALL.into(),
            logic: LogicEngine::ALL.into(),
        }
    }
}

impl Ohno {
    fn list() -> Self {
        use ohno::search::{Formulation, HeuristicName};
        Ohno {
            max_side: atisbo_ohno::MAX_SIDE,
            difficulties: ohno::Difficulty::ALL.into(),
            heuristics: HeuristicName::ALL.into(),
            formulations: Formulation::ALL.into(),
        }
    }
}
