//! Which cell to reveal: from the exact analysis to the move most likely to win.
//!
//! Where a cell is certainly safe there is nothing to choose. Where none is, the textbook takes the cell least
//! likely to be a mine ([`Strength::Safest`]). A better player asks how likely it is to survive this move *and
//! the next ones*: the number under a cell may leave safe cells or a worse guess (`look_ahead`). When few boards
//! are left, the chance to win itself is worked out ([`endgame`]). With time to spare, whole games are played
//! out on boards drawn at random among those that fit (`roll_out`).
//!
//! ```
//! use atisbo_base::{Budget, Place};
//! use atisbo_minesweeper::Position;
//! use atisbo_minesweeper::Reason;
//! use atisbo_minesweeper::policy::{Player, Settings};
//!
//! // All three are as likely to be the mine; one at an end tells where it is, the middle does not.
//! let position: Position = "mines 1\n###".parse()?;
//! let mut player = Player::adviser(Settings::default());
//! let found = player.advise(&position, &Budget::unlimited())?;
//! assert_eq!(found.reveal.len(), 1);
//! assert_eq!(position.tiling().place(found.reveal[0]), Place::new(0, 0));
//! // Nothing is revealed yet, so nothing speaks for a cell but what may come.
//! assert_eq!(found.reason, Reason::AllEqual);
//! assert_eq!(found.advice.and_then(|advice| advice.win), Some(2.0 / 3.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod candidate;
pub mod endgame;
mod look_ahead;
mod player;
mod regret;
mod roll_out;
mod settings;
mod shortlist;
#[cfg(test)]
mod tests;

pub use advice::{Advice, Merit};
pub use candidate::Candidate;
pub use player::Player;
pub use regret::{Judge, Measure, Regret};
pub use settings::{Settings, Strength};
