//! A duration as a number of seconds, for `#[serde(with = "atisbo_base::seconds")]`.

use serde::{Deserialize, Deserializer, Serializer};
use std::time::Duration;

/// Writes the seconds.
///
/// # Errors
///
/// When the serializer has one.
pub fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64(time.as_secs_f64())
}

/// Reads the seconds.
///
/// # Errors
///
/// If it is no number, or negative, or too large.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    let seconds = f64::deserialize(from)?;
    Duration::try_from_secs_f64(seconds).map_err(serde::de::Error::custom)
}
