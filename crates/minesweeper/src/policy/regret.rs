//! What a move gives away, beside the best move in its position.
//!
//! *Risk regret* is the extra chance of hitting a mine at once over the safest cell. It is known wherever the exact
//! analysis is. *Exact regret* is the probability to win that the move loses. It is known where the rest of the game can
//! be solved, and for every cell that is certainly safe: opening one never costs anything.

use super::endgame::{EndGame, EndGameError, Outlook, Scope};
use super::player::{MOST_STATES, capped};
use super::settings::{Settings, Strength};
use crate::exact::{Analyser, ExactError};
use crate::game::{Game, State};
use crate::level::FirstClick;
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Name, Stop};

/// A way to measure what a move gives away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Measure {
    /// The extra chance of hitting a mine at once.
    #[default]
    Risk,
    /// The probability to win that is lost.
    Exact,
}

/// What a move gives away; none where it is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Regret {
    /// The probability that the cell is a mine.
    pub risk: Option<f64>,
    /// How much more likely it is a mine than the safest cell.
    pub risk_regret: Option<f64>,
    /// The probability to win that the move loses, if that was asked for.
    pub exact_regret: Option<f64>,
}

/// Judges the moves of a game, one after the other in the same memory.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::policy::{Judge, Measure};
/// use atisbo_minesweeper::{Board, Cell, Game, Tiling, Kind};
///
/// // Three cells, one mine. An end tells where the mine is, the middle does not.
/// let tiling = Tiling::grid(Kind::Square, 1, 3)?;
/// let game = Game::on(Board::new(tiling, [Cell(2)]))?;
/// let mut judge = Judge::new(Measure::Exact);
/// let middle = judge.judge(&game, Cell(1), &Budget::unlimited())?;
/// assert_eq!(middle.risk_regret, Some(0.0));
/// assert!((middle.exact_regret.unwrap() - 1.0 / 3.0).abs() < 1e-12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Judge {
    measure: Measure,
    analyser: Analyser,
}

impl Judge {
    /// One that always measures risk regret, and exact regret if that is the measure.
    pub fn new(measure: Measure) -> Self {
        Judge {
            measure,
            ..Judge::default()
        }
    }

    /// What it gives away to open a hidden cell of a game that is not over.
    ///
    /// # Errors
    ///
    /// If no board fits, or the time of the budget ends. Where its other limits end an analysis, or those of the strong
    /// player do, the regret is not known.
    pub fn judge(
        &mut self,
        game: &Game,
        cell: Cell,
        budget: &Budget,
    ) -> Result<Regret, ExactError> {
        let rule = game
            .draw()
            .map_or(FirstClick::NoGuarantee, |draw| draw.rule);
        if game.state() == State::Ready && rule != FirstClick::NoGuarantee {
            // No first cell is a mine. What it is worth depends on the rule, which the end game does not know.
            return Ok(Regret {
                risk: Some(0.0),
                risk_regret: Some(0.0),
                exact_regret: None,
            });
        }
        let position = game.position();
        let analysis = self
            .analyser
            .analyse(position, &capped(budget, MOST_STATES));
        let analysis = match analysis {
            Err(ExactError::Stopped(Stop::Nodes | Stop::Bytes)) => return Ok(Regret::default()),
            analysis => analysis?,
        };
        let risk = analysis.probability[cell.index()];
        let least = analysis.probability.iter().flatten().copied();
        let least = least.reduce(f64::min);
        let exact_regret = match (self.measure, risk) {
            (Measure::Risk, _) => None,
            (Measure::Exact, Some(0.0)) => Some(0.0),
            (Measure::Exact, _) => lost(position, (cell, risk), analysis.log_weight, budget)?,
        };
        Ok(Regret {
            risk,
            risk_regret: risk.zip(least).map(|(risk, least)| risk - least),
            exact_regret,
        })
    }
}

/// The probability to win that is lost by opening a cell with this risk.
fn lost(
    position: &Position,
    (cell, risk): (Cell, Option<f64>),
    log_boards: f64,
    budget: &Budget,
) -> Result<Option<f64>, ExactError> {
    let settings = Settings::of(Strength::Strong);
    let most = settings.end_game_boards;
    if log_boards >= (f64::from(most) + 0.5).ln() {
        return Ok(None);
    }
    let budget = capped(budget, settings.end_game_nodes);
    let outlook = EndGame::new().solve(position, Scope::All, most, &budget);
    let outlook = match outlook {
        Ok(Outlook {
            stopped: Some(stop),
            ..
        })
        | Err(EndGameError::Stopped(stop)) => {
            return match stop {
                Stop::Nodes | Stop::Bytes => Ok(None),
                Stop::Time | Stop::Cancelled => Err(stop.into()),
            };
        }
        Ok(outlook) => outlook,
        Err(EndGameError::Impossible) => return Err(ExactError::Impossible),
        Err(EndGameError::TooMany | EndGameError::NoTotal) => return Ok(None),
    };
    let found = outlook.moves.iter().find(|found| found.cell == cell);
    let wins = match found {
        Some(found) => (found.value.exact).then_some(found.value.wins),
        // The end game leaves out what is certain. A safe cell was judged already.
        None => (risk == Some(1.0)).then_some(0),
    };
    let with = wins.map(|wins| f64::from(wins) / f64::from(outlook.boards));
    Ok(outlook
        .probability()
        .zip(with)
        .map(|(best, with)| best - with))
}
