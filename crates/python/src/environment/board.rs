//! A game as an environment: what the three games have in common.

use super::player::Policy;
use atisbo_api::Error;
use atisbo_base::Budget;
use rand::seq::IndexedRandom;
use rand_pcg::Pcg64;

/// What the boards of a batch have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) actions: usize,
    /// The highest value that a cell shows.
    pub(super) highest: i8,
}

/// Begins games with the settings of a batch.
pub(super) trait Maker: Send + Sync {
    fn layout(&self) -> Layout;

    /// Whether a new game may take long to make.
    fn is_slow_to_make(&self) -> bool;

    /// Whether a move may take long to judge.
    fn is_slow_to_play(&self) -> bool {
        false
    }

    /// Who can play it.
    fn policies(&self) -> &'static [Policy];

    /// Game `index` of a seed.
    fn draw(&self, seed: u64, index: u64, budget: &Budget) -> Result<Box<dyn Board>, Error>;

    /// The game that a text stands for.
    fn read(&self, text: &str, budget: &Budget) -> Result<Box<dyn Board>, Error>;
}

/// How a game stands, with the number that Python reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Playing = 0,
    Won = 1,
    Lost = 2,
}

/// What a move came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    /// The cells opened, or 1 for a right and -1 for a wrong value.
    pub(super) gained: i32,
    pub(super) risk: Option<f64>,
    pub(super) risk_regret: Option<f64>,
    pub(super) exact_regret: Option<f64>,
}

impl Move {
    /// A move of which only the gain is known.
    pub(super) fn gaining(gained: i32) -> Self {
        Move {
            gained,
            risk: None,
            risk_regret: None,
            exact_regret: None,
        }
    }
}

/// One game in play.
pub(super) trait Board: Send + Sync {
    /// Makes a move; none, and nothing changes, if it is not allowed.
    fn act(&mut self, action: usize, budget: &Budget) -> Result<Option<Move>, Error>;

    fn state(&self) -> State;

    /// Writes what each cell shows and which actions are allowed; what is left to find.
    fn show(&self, cells: &mut [u8], mask: &mut [u8]) -> i32;

    /// The game as one text, if it has one.
    fn id(&self) -> Option<String>;

    /// What a player would do; none if the game is over.
    fn advise(&mut self, policy: Policy, budget: &Budget) -> Result<Option<usize>, Error>;

    /// Another one that stands as this.
    fn copied(&self) -> Box<dyn Board>;
}

/// Any of the actions that a mask allows.
pub(super) fn any_of(mask: &[u8], rng: &mut Pcg64) -> Option<usize> {
    let allowed = mask.iter().enumerate().filter(|&(_, &allowed)| allowed > 0);
    let allowed: Vec<usize> = allowed.map(|(action, _)| action).collect();
    allowed.choose(rng).copied()
}
