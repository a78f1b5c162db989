//! What the figures of a run allow to say. A conclusion stands in a report only where these say so.

use atisbo_lab::statistics::{Estimate, Interval};

/// On which side of nothing a difference lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Beyond chance above zero.
    More,
    /// Beyond chance below zero.
    Fewer,
    /// The interval holds zero, or nothing was measured.
    Unclear,
}

/// Where a difference lies, by its interval.
pub(super) fn side(difference: Option<Estimate>) -> Side {
    match difference {
        Some(it) if it.interval.low > 0.0 => Side::More,
        Some(it) if it.interval.high < 0.0 => Side::Fewer,
        _ => Side::Unclear,
    }
}

/// Whether no value lies in both.
pub(super) fn lie_apart(one: Interval, other: Interval) -> bool {
    one.high < other.low || other.high < one.low
}

/// Whether an estimate is known to within this width; nothing is not.
pub(super) fn is_narrow(estimate: Option<Estimate>, width: f64) -> bool {
    estimate.is_some_and(|it| it.interval.width() <= width)
}

#[cfg(test)]
pub(super) fn estimate(value: f64, low: f64, high: f64) -> Estimate {
    let interval = Interval { low, high };
    Estimate { value, interval }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_only_beyond_chance() {
        assert_eq!(side(Some(estimate(0.2, 0.1, 0.3))), Side::More);
        assert_eq!(side(Some(estimate(-0.2, -0.3, -0.1))), Side::Fewer);
        assert_eq!(side(Some(estimate(0.2, -0.1, 0.5))), Side::Unclear);
        assert_eq!(side(Some(estimate(0.2, 0.0, 0.4))), Side::Unclear);
        assert_eq!(side(None), Side::Unclear);
    }

    #[test]
    fn intervals_lie_apart_if_they_share_nothing() {
        let of = |low, high| Interval { low, high };
        assert!(lie_apart(of(1.0, 2.0), of(2.5, 3.0)));
        assert!(lie_apart(of(2.5, 3.0), of(1.0, 2.0)));
        assert!(!lie_apart(of(1.0, 2.0), of(2.0, 3.0)));
        assert!(!lie_apart(of(1.0, 4.0), of(2.0, 3.0)));
    }

    #[test]
    fn a_narrow_estimate_was_measured() {
        assert!(is_narrow(Some(estimate(0.5, 0.48, 0.52)), 0.05));
        assert!(!is_narrow(Some(estimate(0.5, 0.3, 0.7)), 0.05));
        assert!(!is_narrow(None, 0.05));
    }
}
