//! What the figures of a run allow to say. A conclusion stands in a report only where these say so.

use atisbo_lab::statistics::{Confidence, Estimate, Interval, Paired, proportion};
use atisbo_lab::summary::{Group, Summary};

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

/// The part of games that were won; nothing where a limit ended some, which are neither won nor lost.
pub(super) fn won<'g>(groups: impl IntoIterator<Item = &'g Group>) -> Option<Estimate> {
    let (mut won, mut all) = (0, 0);
    for group in groups {
        if group.unfinished() > 0 {
            return None;
        }
        won += group.successes;
        all += group.runs;
    }
    proportion(won, all, Confidence::NINETY_FIVE)
}

/// What a method won and lost beside the first one on the same boards; nothing where a limit ended games of either.
pub(super) fn beside_first(summary: &Summary, setting: usize, method: usize) -> Option<Paired> {
    let is_whole = |method| summary.group(setting, method).unfinished() == 0;
    let beside = summary.beside(setting, method)?;
    (is_whole(0) && is_whole(method)).then_some(beside.outcomes)
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
    fn a_game_that_a_limit_ended_is_neither_won_nor_lost() {
        let group = |runs, successes, ended| Group {
            runs,
            successes,
            failed: (ended > 0)
                .then(|| ("nodes".to_owned(), ended))
                .into_iter()
                .collect(),
            ..Group::default()
        };
        let rate = |groups: &[Group]| won(groups).map(|it| it.value);
        assert_eq!(rate(&[group(4, 1, 0), group(6, 4, 0)]), Some(0.5));
        assert_eq!(rate(&[group(4, 1, 0), group(6, 0, 6)]), None);
        assert_eq!(rate(&[group(0, 0, 0)]), None);
    }

    #[test]
    fn a_narrow_estimate_was_measured() {
        assert!(is_narrow(Some(estimate(0.5, 0.48, 0.52)), 0.05));
        assert!(!is_narrow(Some(estimate(0.5, 0.3, 0.7)), 0.05));
        assert!(!is_narrow(None, 0.05));
    }
}
