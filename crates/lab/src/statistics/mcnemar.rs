//! Two methods on the same instances: how the parts that succeed differ, and `McNemar`'s test of whether they do.
//!
//! Q. `McNemar`, "Note on the sampling error of the difference between correlated proportions or percentages",
//! Psychometrika 12, 1947: only the instances on which the two disagree say anything, and if the methods are
//! equally good each of those falls to either side like a coin. The chances below count those coins exactly for
//! any number of them, so no approximation by chi-square is needed; the mid-p version is what Fagerland,
//! Lydersen and Laake recommend ("The `McNemar` test for binary matched-pairs data", BMC Medical Research
//! Methodology 13, 2013).

use super::beta::incomplete_beta;
use super::{Confidence, Estimate, Interval};

/// Instances that two methods both tried, and those on which only one succeeded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// All instances.
    pub pairs: u64,
    /// Where the second succeeded and the first did not.
    pub gained: u64,
    /// Where the first succeeded and the second did not.
    pub lost: u64,
}

impl Paired {
    /// Counts what came of each instance, first method and second.
    ///
    /// ```
    /// use atisbo_lab::statistics::Paired;
    ///
    /// let paired = Paired::count([(true, true), (false, true), (true, false), (false, true)]);
    /// assert_eq!((paired.pairs, paired.gained, paired.lost), (4, 2, 1));
    /// ```
    pub fn count(outcomes: impl IntoIterator<Item = (bool, bool)>) -> Self {
        let mut paired = Paired::default();
        for (first, second) in outcomes {
            paired.pairs += 1;
            paired.gained += u64::from(!first && second);
            paired.lost += u64::from(first && !second);
        }
        paired
    }

    /// The difference of the parts that succeeded, second less first, with its interval; nothing without pairs.
    ///
    /// Half an instance is added to each of the four counts of pairs, as A. Agresti and Y. Min propose
    /// ("Simple improved confidence intervals for comparing matched proportions", Statistics in Medicine 24,
    /// 2005).
    pub fn difference(self, confidence: Confidence) -> Option<Estimate> {
        if self.pairs == 0 {
            return None;
        }
        let (pairs, gained, lost) = (self.pairs as f64, self.gained as f64, self.lost as f64);
        let value = (gained - lost) / pairs;
        let (pairs, gained, lost) = (pairs + 2.0, gained + 0.5, lost + 0.5);
        let centre = (gained - lost) / pairs;
        let spread = (gained + lost) - (gained - lost).powi(2) / pairs;
        let half = confidence.deviations() * spread.max(0.0).sqrt() / pairs;
        // The interval's centre lies nearer to 0 than the difference: where nearly all pairs say the same it
        // may end just short of it.
        let Interval { low, high } = Interval::around(centre, half);
        let interval = Interval {
            low: low.max(-1.0).min(value),
            high: high.min(1.0).max(value),
        };
        Some(Estimate { value, interval })
    }

    /// The exact p-value: how likely a split at least as uneven as this one is, on either side, if both methods
    /// are equally good.
    ///
    /// ```
    /// use atisbo_lab::statistics::Paired;
    ///
    /// // Airway disease before and after a transplantation: 1 child lost it, 7 gained it, of 21.
    /// let children = Paired { pairs: 21, gained: 7, lost: 1 };
    /// assert!((children.exact_p() - 0.0703).abs() < 1e-4);
    /// assert!((children.mid_p() - 0.0391).abs() < 1e-4);
    /// ```
    pub fn exact_p(self) -> f64 {
        (2.0 * self.at_most()).min(1.0)
    }

    /// The mid-p value, which counts a split just as uneven as this one by half: the exact test is too careful,
    /// as a coin thrown a few times cannot meet a chance of 5 % exactly.
    pub fn mid_p(self) -> f64 {
        if self.gained + self.lost == 0 {
            return 1.0;
        }
        if self.gained == self.lost {
            // Both sides share the middle split.
            return 1.0 - 0.5 * self.just();
        }
        (2.0 * self.at_most() - self.just()).clamp(0.0, 1.0)
    }

    fn fewer(self) -> f64 {
        self.gained.min(self.lost) as f64
    }

    fn more(self) -> f64 {
        self.gained.max(self.lost) as f64
    }

    /// The chance that this many coins show at most the smaller count of heads.
    fn at_most(self) -> f64 {
        if self.more() < 1.0 {
            return 1.0;
        }
        // P(X <= k) = I_(1/2)(n - k, k + 1).
        incomplete_beta(self.more(), self.fewer() + 1.0, 0.5)
    }

    /// The chance that they show exactly it.
    fn just(self) -> f64 {
        if self.fewer() < 1.0 {
            return 0.5_f64.powf(self.more());
        }
        self.at_most() - incomplete_beta(self.more() + 1.0, self.fewer(), 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The slow obvious twin: adds the binomial chances one by one.
    fn coins(gained: u64, lost: u64) -> (f64, f64) {
        let throws = gained + lost;
        let mut chance = 0.5_f64.powi(throws as i32);
        let mut sum = chance;
        for heads in 1..=gained.min(lost) {
            chance *= (throws - heads + 1) as f64 / heads as f64;
            sum += chance;
        }
        if gained == lost {
            return (1.0, if throws == 0 { 1.0 } else { 1.0 - 0.5 * chance });
        }
        ((2.0 * sum).min(1.0), 2.0 * sum - chance)
    }

    #[test]
    fn the_prime_minister_lost_four_points() {
        // Agresti, "Categorical Data Analysis", 2002, table 10.1: 1600 voters asked twice, interval -0.06..-0.02.
        let voters = Paired {
            pairs: 1600,
            gained: 86,
            lost: 150,
        };
        let difference = voters.difference(Confidence::NINETY_FIVE).unwrap();
        assert!((difference.value + 0.04).abs() < 1e-12);
        assert!((difference.interval.low + 0.0587).abs() < 3e-4);
        assert!((difference.interval.high + 0.0213).abs() < 3e-4);
        // z = -4.17 there; the exact p-value is of the same size.
        assert!(voters.exact_p() < 4e-5 && voters.exact_p() > 2e-5);
    }

    #[test]
    fn pairs_that_agree_do_not_widen_the_interval() {
        let width = |pairs| {
            let (gained, lost) = (15, 5);
            let paired = Paired {
                pairs,
                gained,
                lost,
            };
            paired
                .difference(Confidence::NINETY_FIVE)
                .unwrap()
                .interval
                .width()
        };
        assert!(width(20) > 4.0 * width(100));
    }

    #[test]
    fn equal_methods_do_not_differ() {
        let same = Paired::count([(true, true), (false, false)]);
        let difference = same.difference(Confidence::NINETY_FIVE).unwrap();
        assert!(difference.value.abs() < 1e-12 && difference.interval.contains(0.0));
        assert!(same.exact_p() >= 1.0 && same.mid_p() <= 1.0);
        assert_eq!(Paired::default().difference(Confidence::NINETY_FIVE), None);
    }

    proptest! {
        #[test]
        fn the_chances_are_those_of_coins(gained in 0_u64..200, lost in 0_u64..200) {
            let paired = Paired { pairs: gained + lost, gained, lost };
            let (exact, mid) = coins(gained, lost);
            prop_assert!((paired.exact_p() - exact).abs() < 1e-10);
            prop_assert!((paired.mid_p() - mid).abs() < 1e-10, "{} {mid}", paired.mid_p());
        }

        #[test]
        fn the_interval_holds_the_difference(
            same in 0_u64..10_000, gained in 0_u64..10_000, lost in 0_u64..10_000,
        ) {
            prop_assume!(same + gained + lost > 0);
            let paired = Paired { pairs: same + gained + lost, gained, lost };
            let Estimate { value, interval } = paired.difference(Confidence::NINETY_FIVE).unwrap();
            prop_assert!(interval.contains(value) && interval.low >= -1.0 && interval.high <= 1.0);
        }
    }
}
