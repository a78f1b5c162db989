//! The mean of a few values with the interval that Student's distribution gives it.

use super::{Confidence, Distribution, Estimate};

/// The mean of these values with its interval; nothing for fewer than two values or where one is not finite.
///
/// ```
/// use atisbo_lab::statistics::{Confidence, mean};
///
/// // The hours of sleep that a medicine gained ten patients ("Student", 1908).
/// let gained = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];
/// let mean = mean(&gained, Confidence::NINETY_FIVE).unwrap();
/// assert!((mean.value - 1.58).abs() < 1e-12);
/// assert!((mean.interval.low - 0.700_114_2).abs() < 1e-6);
/// assert!((mean.interval.high - 2.459_885_8).abs() < 1e-6);
/// ```
pub fn mean(values: &[f64], confidence: Confidence) -> Option<Estimate> {
    let mut distribution = Distribution::default();
    distribution.extend(values.iter().copied());
    if distribution.left_out() > 0 {
        return None;
    }
    distribution.mean_estimate(confidence)
}
