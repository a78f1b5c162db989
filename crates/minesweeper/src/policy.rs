//! Which cell to reveal: from the exact analysis to the move most likely to win.
//!
//! Where a cell is certainly safe there is nothing to choose. Where none is, the textbook takes the cell
//! least likely to be a mine ([`Strength::Safest`]); a better player asks what the number under it would
//! tell.

mod candidate;
mod player;
mod settings;

pub use candidate::Candidate;
pub use player::Player;
pub use settings::{Settings, Strength};
