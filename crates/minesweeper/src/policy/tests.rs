//! Players against what they should know.

mod advice;
mod budget;
mod games;
mod look_ahead;
mod regret;
mod roll_out;

use super::*;
use crate::agent::AgentError;
use crate::brute;
use crate::exact::ExactError;
use crate::finding::{Finding, Reason};
use crate::game::State;
use crate::level::FirstClick;
use crate::position::{Mines, Position, View};
use crate::tiling::{Cell, Kind, Tiling};
use atisbo_base::{Budget, Stop};
use proptest::prelude::*;

/// Looks ahead and does nothing else: no candidate is cut on boards as small as those of enumeration.
const LOOKS_AHEAD: Settings = Settings {
    candidates: 100,
    answers: 8,
    ..Settings::of(Strength::Safest)
};

/// What an adviser finds without a limit.
fn advise(settings: Settings, position: &Position) -> Result<Finding, AgentError> {
    Player::adviser(settings).advise(position, &Budget::unlimited())
}
