//! What there is to choose from: levels, tilings, formats, methods with their guarantees. The lists come
//! from the tables of the methods and games themselves.

use crate::text::Lang;
use crate::{bayes, logic, minesweeper, ohno, sudoku};
use atisbo_base::Name;
use atisbo_minesweeper::{Kind, LEVELS, MOST_ROWS};
use serde::Serialize;

/// What there is to choose from.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Catalogue {
    /// The languages.
    pub languages: Vec<Lang>,
    /// The strategies of state-space search.
    pub strategies: Vec<Entry<atisbo_search::Strategy, atisbo_search::Traits>>,
    /// The methods of constraint satisfaction, local search and exact cover.
    pub csp: Vec<Entry<atisbo_csp::Method, atisbo_csp::Traits>>,
    /// The engines of propositional logic.
    pub logic: Vec<Entry<logic::Method, atisbo_logic::method::Traits>>,
    /// The ways of inference in a network.
    pub bayes: Vec<bayes::Method>,
    /// The rules for elimination orders.
    pub orders: Vec<bayes::Heuristic>,
    /// The ways to decompose tables.
    pub decompositions: Vec<bayes::Decompose>,
    /// Minesweeper.
    pub minesweeper: Minesweeper,
    /// Sudoku.
    pub sudoku: Sudoku,
    /// 0h n0.
    pub ohno: Ohno,
}

/// What there is to choose from in Minesweeper.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Minesweeper {
    /// The classic levels.
    pub levels: Vec<Level>,
    /// The tilings that are given by a height and a width; `free` ones come as text.
    pub tilings: Vec<Kind>,
    /// The longest side.
    pub max_side: u32,
    /// What the first click may hit.
    pub first_clicks: Vec<minesweeper::FirstClick>,
    /// Which cell an agent opens first.
    pub first_cells: Vec<&'static str>,
    /// How boards without guesses are found.
    pub no_guess: Vec<minesweeper::NoGuessMethod>,
    /// The ways to analyse a position.
    pub methods: Vec<minesweeper::adviser::Method>,
    /// How strong the exact player is.
    pub strengths: Vec<minesweeper::Strength>,
    /// Which variables the network has.
    pub networks: Vec<minesweeper::Scheme>,
    /// Those that make one network of the whole board.
    pub board_networks: Vec<minesweeper::Scheme>,
    /// What is believed before any number is seen.
    pub priors: Vec<minesweeper::Prior>,
    /// The settings of the Bayesian agent.
    pub network_presets: Vec<minesweeper::NetworkPreset>,
    /// The settings of the logical agent.
    pub presets: Vec<minesweeper::Preset>,
    /// The engines of its logic.
    pub engines: Vec<minesweeper::Engine>,
    /// The formats that are read and written.
    pub formats: Vec<minesweeper::Format>,
}

/// A classic level.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
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
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
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
    /// What the figures of each method count.
    pub units: Vec<Entry<sudoku::search::MethodName, sudoku::units::Units>>,
}

/// What there is to choose from in 0h n0.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
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

/// Something with a name, and what else is known of it.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Entry<N, T> {
    /// The name.
    pub id: N,
    /// The rest.
    #[serde(flatten)]
    pub traits: T,
}

fn entries<N: Name, T>(traits: impl Fn(N) -> T) -> Vec<Entry<N, T>> {
    let entry = |&id: &N| Entry {
        id,
        traits: traits(id),
    };
    N::ALL.iter().map(entry).collect()
}

/// Lists all there is to choose from.
pub fn catalogue() -> Catalogue {
    Catalogue {
        languages: Lang::ALL.into(),
        strategies: entries(atisbo_search::Strategy::traits),
        csp: entries(atisbo_csp::Method::traits),
        logic: entries(logic::Method::traits),
        bayes: bayes::Method::ALL.into(),
        orders: bayes::Heuristic::ALL.into(),
        decompositions: bayes::Decompose::ALL.into(),
        minesweeper: Minesweeper {
            levels: LEVELS.map(Level::from).into(),
            tilings: Kind::GRIDS.into(),
            max_side: MOST_ROWS,
            first_clicks: minesweeper::FirstClick::ALL.into(),
            first_cells: minesweeper::FirstCell::NAMED.map(|(name, _)| name).into(),
            no_guess: minesweeper::NoGuessMethod::ALL.into(),
            methods: minesweeper::adviser::Method::ALL.into(),
            strengths: minesweeper::Strength::ALL.into(),
            networks: minesweeper::Scheme::ALL.into(),
            board_networks: minesweeper::Scheme::ALL
                .into_iter()
                .filter(|network| !network.is_local())
                .collect(),
            priors: minesweeper::Prior::ALL.into(),
            network_presets: minesweeper::NetworkPreset::ALL.into(),
            presets: minesweeper::Preset::ALL.into(),
            engines: minesweeper::Engine::ALL.into(),
            formats: minesweeper::Format::ALL.into(),
        },
        sudoku: Sudoku {
            max_size: sudoku::MAX_SIZE,
            bands: sudoku::generate::Band::ALL.into(),
            kinds: sudoku::generate::Kind::ALL.into(),
            symmetries: sudoku::generate::Symmetry::ALL.into(),
            formats: sudoku::convert::Format::ALL.into(),
            heuristics: sudoku::search::HeuristicName::ALL.into(),
            formulations: sudoku::search::Formulation::ALL.into(),
            cell_orders: sudoku::search::CellOrder::ALL.into(),
            consistencies: sudoku::search::Consistency::ALL.into(),
            logic: sudoku::search::LogicEngine::ALL.into(),
            units: entries(sudoku::units::Units::of),
        },
        ohno: Ohno {
            max_side: atisbo_ohno::MAX_SIDE,
            difficulties: ohno::Difficulty::ALL.into(),
            heuristics: ohno::search::HeuristicName::ALL.into(),
            formulations: ohno::search::Formulation::ALL.into(),
        },
    }
}

impl From<(&'static str, u32, u32, u32)> for Level {
    fn from((id, height, width, mines): (&'static str, u32, u32, u32)) -> Self {
        Level {
            id,
            height,
            width,
            mines,
        }
    }
}
