//! All that is known of one position: the probabilities, and the move that a player advises.

use crate::agent::{AgentError, Best};
use crate::estimate::estimate;
use crate::exact::{self, ExactError};
use crate::policy::{Advice, Player, Settings};
use crate::position::Position;
use crate::tiling::Cell;
use atisbo_base::{Budget, Stop};

/// All that is known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// For each cell the probability that it is a mine; none if it is revealed or known to be a mine.
    /// It is 0 or 1 only where that is certain.
    pub probability: Vec<Option<f64>>,
    /// The hidden cells that are certainly no mines, in ascending order.
    pub safe: Vec<Cell>,
    /// The hidden cells that certainly are mines, in ascending order.
    pub mines: Vec<Cell>,
    /// As in [`exact::Analysis`]. None if the boards were not counted within the budget: then what is certain is
    /// what single numbers settle, and the other probabilities are estimates.
    pub log_weight: Option<f64>,
    /// What the player would try. None if a cell is certainly safe, none can be, or there was no time to think.
    pub advice: Option<Advice>,
    /// The limit that ended thinking early, if one did: this is the best so far.
    pub stop: Option<Stop>,
}

/// Probabilities that differ by less than this are equal: they were computed in different orders.
const EQUAL: f64 = 1e-9;

impl Assessment {
    /// What to reveal: all cells that are certainly safe, or the one advised, or those that seem least likely
    /// to be mines.
    pub fn best(&self) -> Best {
        match &self.advice {
            Some(advice) => Best::Guess {
                cells: advice.reveal.clone(),
                risk: advice.risk,
            },
            None => Best::of(&self.probability, &self.safe, &self.mines),
        }
    }
}

/// Analyses a position and, where nothing is certain, asks a player with these settings. It keeps to its budget
/// on every board: if the budget ends there is an answer all the same, which says so.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_minesweeper::policy::Settings;
/// use atisbo_minesweeper::{Cell, Position, assess};
///
/// // One of the two cells beside the numbers is a mine, and nothing tells which.
/// let position: Position = "mines 1\n1#\n1#".parse()?;
/// let known = assess(&position, Settings::default(), &Budget::unlimited())?;
/// assert_eq!(known.probability[1], Some(0.5));
/// let advice = known.advice.ok_or("nothing to try")?;
/// assert!([Cell(1), Cell(3)].contains(&advice.reveal[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If no board fits.
pub fn assess(
    position: &Position,
    settings: Settings,
    budget: &Budget,
) -> Result<Assessment, AgentError> {
    let budget = &budget.started();
    let mut known = match exact::analyse(position, budget) {
        Ok(found) => Assessment {
            probability: found.probability,
            safe: found.safe,
            mines: found.mines,
            log_weight: Some(found.log_weight),
            advice: None,
            stop: None,
        },
        Err(ExactError::Stopped(stop)) => return Ok(uncounted(position, stop)?),
        Err(error) => return Err(error.into()),
    };
    let can_be_safe = position.hidden().count() - known.mines.len();
    if known.safe.is_empty() && can_be_safe > 0 {
        let advice = Player::adviser(settings).advise(position, budget)?;
        known.stop = advice.stop;
        // A player that could not count them itself has only guessed at the risks.
        let counted = |cell: &Cell| {
            let risk = known.probability[cell.index()];
            risk.is_some_and(|risk| (risk - advice.risk).abs() < EQUAL)
        };
        if advice.reveal.first().is_some_and(counted) {
            known.advice = Some(advice);
        }
    }
    Ok(known)
}

fn uncounted(position: &Position, stop: Stop) -> Result<Assessment, ExactError> {
    let found = estimate(position)?;
    Ok(Assessment {
        probability: found.probability,
        safe: found.safe,
        mines: found.mines,
        log_weight: None,
        advice: None,
        stop: Some(stop),
    })
}
