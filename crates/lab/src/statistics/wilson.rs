//! Wilson's score interval of a proportion, which holds for few trials and for rates near 0 and 1 too.
//!
//! E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
//! Statistical Association 22, 1927. Compared with its rivals by Brown, Cai and `DasGupta`, "Interval estimation
//! for a binomial proportion", Statistical Science 16, 2001, who recommend it.

use super::{Confidence, Estimate, Interval};

/// The part of trials that succeeded, with its interval; nothing without trials or with more successes than
/// trials.
///
/// ```
/// use atisbo_lab::statistics::{Confidence, proportion};
///
/// let won = proportion(16, 45, Confidence::NINETY_FIVE).unwrap();
/// assert!((won.interval.low - 0.2315).abs() < 1e-3 && (won.interval.high - 0.5018).abs() < 1e-3);
/// assert_eq!(proportion(0, 0, Confidence::NINETY_FIVE), None);
/// ```
pub fn proportion(successes: u64, trials: u64, confidence: Confidence) -> Option<Estimate> {
    if trials == 0 || successes > trials {
        return None;
    }
    let trials = trials as f64;
    let rate = successes as f64 / trials;
    let z = confidence.deviations();
    let scale = 1.0 + z * z / trials;
    let centre = (rate + z * z / (2.0 * trials)) / scale;
    let spread = rate * (1.0 - rate) / trials + z * z / (4.0 * trials * trials);
    let Interval { low, high } = Interval::around(centre, z / scale * spread.sqrt());
    // At the ends the interval touches them; rounding must not carry it past the rate.
    let interval = Interval {
        low: low.clamp(0.0, rate),
        high: high.clamp(rate, 1.0),
    };
    Some(Estimate {
        value: rate,
        interval,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17,
    /// 1998, table I: method 3.
    #[test]
    fn the_published_intervals_are_met() {
        for (successes, trials, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let Interval { low: l, high: h } =
                proportion(successes, trials, Confidence::NINETY_FIVE)
                    .unwrap()
                    .interval;
            assert!((l - low).abs() < 5e-5 && (h - high).abs() < 5e-5, "{l} {h}");
        }
    }

    proptest! {
        #[test]
        fn it_holds_the_rate_and_stays_between_0_and_1(
            trials in 1_u64..1_000_000_000, part in 0.0..=1.0, confidence in 0.01..0.9999,
        ) {
            let successes = (part * trials as f64) as u64;
            let Estimate { value, interval } =
                proportion(successes, trials, Confidence::new(confidence).unwrap()).unwrap();
            prop_assert!(interval.contains(value) && interval.low >= 0.0 && interval.high <= 1.0);
        }

        #[test]
        fn more_trials_and_less_confidence_make_it_narrower(trials in 10_u64..100_000) {
            let width = |trials, confidence| {
                let confidence = Confidence::new(confidence).unwrap();
                proportion(trials / 2, trials, confidence).unwrap().interval.width()
            };
            prop_assert!(width(4 * trials, 0.95) < width(trials, 0.95));
            prop_assert!(width(trials, 0.9) < width(trials, 0.95));
        }
    }
}
