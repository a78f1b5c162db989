//! An agent: from what the player sees to the cells to reveal, until the game ends.

mod first;
mod one_cell;
mod series;

pub use first::FirstCell;
pub use one_cell::OneCell;
pub use series::{Outcomes, Series, play_in_order, play_series};

use crate::bayes::AdviceError;
use crate::exact::ExactError;
use crate::finding::Reason;
use crate::game::{Game, MoveError, State};
use crate::logic::{Asked, LogicError};
use crate::position::{Position, View};
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};
use serde::Serialize;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Plays one game: sees positions and decides. What it remembers belongs to this game.
pub trait Agent {
    /// What to reveal in a position of a game that is not over.
    ///
    /// # Errors
    ///
    /// If the position cannot be analysed within the budget.
    fn decide(&mut self, position: &Position, budget: &Budget) -> Result<Decision, AgentError>;
}

/// What an agent decides, and what it knew.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decision {
    /// Why these cells.
    pub reason: Reason,
    /// The cells to reveal, one after the other.
    pub reveal: Vec<Cell>,
    /// The probability that the first of them is a mine.
    pub risk: f64,
    /// The probability of winning with best play, where the end of the game is known exactly.
    pub win: Option<f64>,
    /// The limit that ended thinking early, if one did: the decision is the best so far.
    pub stop: Option<Stop>,
    /// The mines known before this decision.
    pub known_mines: Vec<Cell>,
    /// The cells asked about, each standing for all cells like it, with the probability of a mine.
    pub asked: Vec<(Cell, f64)>,
    /// The numbers taken into account.
    pub numbers: Vec<Cell>,
    /// The mines to mark before: they were proved for this decision.
    pub mark: Vec<Cell>,
    /// The questions that chaining was asked for it.
    pub questions: Vec<Asked>,
}

impl Decision {
    /// One cell to reveal that may be a mine.
    pub(crate) fn one(reason: Reason, cell: Cell, risk: f64) -> Self {
        Decision {
            reason,
            reveal: vec![cell],
            risk,
            ..Decision::default()
        }
    }

    /// Whether a mine may be hit.
    pub fn is_guess(&self) -> bool {
        self.reason != Reason::Safe
    }
}

/// How a game went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Whether it was won.
    pub won: bool,
    /// How often the agent decided.
    pub decisions: u32,
    /// How often it could not be sure, the first click included.
    pub guesses: u32,
    /// How often a limit ended its thinking early.
    pub cut_short: u32,
    /// How long it thought.
    pub time: Duration,
}

/// Plays a game to its end. `watch` sees the game after each decision, and how long that took.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::bayes::BayesAgent;
/// use atisbo_minesweeper::{FirstClick, Game, play_game};
///
/// let mut game = Game::new("beginner".parse()?, FirstClick::Opening, 1, 0);
/// let mut agent = BayesAgent::default();
/// let record = play_game(&mut game, &mut agent, &Budget::unlimited(), &mut |_, _, _| ())?;
/// assert!(game.state().is_over() && record.decisions > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the time of the budget ends before the game does, the agent finds no decision within the budget, or the rule of
/// the first click cannot be kept.
pub fn play_game(
    game: &mut Game,
    agent: &mut dyn Agent,
    budget: &Budget,
    watch: &mut dyn FnMut(&Game, &Decision, Duration),
) -> Result<Record, AgentError> {
    let budget = budget.started();
    let mut record = Record::default();
    while !game.state().is_over() {
        let (decision, time) = play_turn(game, agent, &budget, &mut record)?;
        watch(game, &decision, time);
    }
    Ok(record)
}

/// Lets the agent decide once, in a game that is not over, marks and reveals what it says; how long it thought, too.
///
/// # Errors
///
/// As [`play_game`]; the clock of the budget must be running.
pub fn play_turn(
    game: &mut Game,
    agent: &mut dyn Agent,
    budget: &Budget,
    record: &mut Record,
) -> Result<(Decision, Duration), AgentError> {
    // Some agents decide all the same when the time is over, only worse.
    if let Some(stop) = budget.meter().check_clock() {
        return Err(AgentError::Stopped(stop));
    }
    let start = Instant::now();
    let mut decision = agent.decide(game.position(), budget)?;
    let time = start.elapsed();
    record.time += time;
    record.decisions += 1;
    record.guesses += u32::from(decision.is_guess());
    record.cut_short += u32::from(decision.stop.is_some());
    for &cell in &decision.mark {
        if game.position().view(cell) == View::Hidden {
            game.flag(cell)?;
        }
    }
    let mut revealed = 0;
    for cell in &mut decision.reveal {
        // A flood may have opened it, and a mine ends the game.
        if !game.state().is_over() && game.position().view(*cell).is_hidden() {
            let opened = game.clicked(*cell)?;
            game.reveal(*cell)?;
            *cell = opened;
            revealed += 1;
        }
    }
    if revealed == 0 {
        return Err(AgentError::Stuck);
    }
    record.won = game.state() == State::Won;
    Ok((decision, time))
}

/// Why a game cannot go on.
#[derive(Clone, Debug, PartialEq, Serialize, Error, schemars::JsonSchema)]
pub enum AgentError {
    /// The network gives no advice.
    #[error(transparent)]
    Advice(#[from] AdviceError),
    /// The exact analysis fails.
    #[error(transparent)]
    Exact(#[from] ExactError),
    /// The logical analysis fails.
    #[error(transparent)]
    Logic(#[from] LogicError),
    /// The move is not possible.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The agent named no cell that can be revealed.
    #[error("the agent named no cell that can be revealed")]
    Stuck,
    /// The budget ended between two decisions.
    #[error("{0}")]
    Stopped(Stop),
}

impl AgentError {
    /// The limit of the budget that was reached, if that is why.
    pub fn stop(&self) -> Option<Stop> {
        match self {
            AgentError::Advice(error) => error.stop(),
            AgentError::Exact(ExactError::Stopped(stop))
            | AgentError::Logic(LogicError::Stopped(stop))
            | AgentError::Stopped(stop) => Some(*stop),
            _ => None,
        }
    }
}
