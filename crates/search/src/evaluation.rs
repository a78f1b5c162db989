//! The evaluation function f of best-first search.

use crate::cost::{Cost, PathCost};
use crate::why::Rule;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What makes a node worth expanding: the one with the least f goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// f = depth. The heuristic is only asked for dead ends.
    Depth,
    /// f = g: uniform cost.
    Cost,
    /// f = h: greedy.
    Estimate,
    /// f = g + h: A*.
    Sum,
    /// f = g + w·h, rounded down: weighted A*.
    Weighted(Weight),
}

impl Evaluation {
    /// The f of a node.
    #[inline]
    pub fn f<C: PathCost>(self, g: C, h: C, depth: u32) -> C {
        match self {
            Evaluation::Depth => C::from(depth),
            Evaluation::Cost => g,
            Evaluation::Estimate => h,
            Evaluation::Sum => g.plus(h),
            Evaluation::Weighted(weight) => g.plus(h.times(weight)),
        }
    }

    /// What a trace calls the order by f.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Evaluation::Depth => Rule::Shallowest,
            Evaluation::Cost => Rule::G,
            Evaluation::Estimate => Rule::H,
            Evaluation::Sum => Rule::F,
            Evaluation::Weighted(_) => Rule::Wf,
        }
    }
}

/// The factor of weighted A*, in hundredths and at least 1.
///
/// ```
/// use atisbo_search::Weight;
///
/// let weight: Weight = "1.5".parse()?;
/// assert_eq!(weight.times(7), 10);
/// assert_eq!(weight.to_string(), "1.5");
/// assert!("0.9".parse::<Weight>().is_err());
/// # Ok::<(), atisbo_search::BadWeight>(())
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(try_from = "f64", into = "f64")]
pub struct Weight {
    hundredths: u32,
}

impl Weight {
    /// The estimate as it is.
    pub const ONE: Self = Self { hundredths: 100 };

    /// A weight of `hundredths / 100`, if that is at least 1.
    pub fn from_hundredths(hundredths: u32) -> Option<Self> {
        (hundredths >= 100).then_some(Self { hundredths })
    }

    /// `w·h`, rounded down.
    #[inline]
    pub fn times(self, h: Cost) -> Cost {
        let product = u64::from(h) * u64::from(self.hundredths) / 100;
        Cost::try_from(product).unwrap_or(Cost::MAX)
    }
}

/// Twice the estimate.
impl Default for Weight {
    fn default() -> Self {
        Self { hundredths: 200 }
    }
}

/// The text or number is not a weight.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a weight is a number from 1 to 10000 with at most two decimals, such as 1.5; found {0:?}")]
pub struct BadWeight(String);

impl TryFrom<f64> for Weight {
    type Error = BadWeight;

    fn try_from(weight: f64) -> Result<Self, BadWeight> {
        let hundredths = weight * 100.0;
        let whole = hundredths.round();
        if (1.0..=10_000.0).contains(&weight) && (hundredths - whole).abs() < 1e-6 {
            Ok(Self {
                hundredths: whole as u32,
            })
        } else {
            Err(BadWeight(weight.to_string()))
        }
    }
}

impl From<Weight> for f64 {
    fn from(weight: Weight) -> f64 {
        f64::from(weight.hundredths) / 100.0
    }
}

impl FromStr for Weight {
    type Err = BadWeight;

    fn from_str(text: &str) -> Result<Self, BadWeight> {
        text.parse::<f64>()
            .map_err(|_| BadWeight(text.to_owned()))
            .and_then(Self::try_from)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f64::from(*self).fmt(f)
    }
}
