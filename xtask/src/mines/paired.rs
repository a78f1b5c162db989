//! Two methods that played the same games: how their win rates differ.

/// The games that only one of two methods won.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paired {
    games: u64,
    /// Won by the second only.
    pub(super) gained: u64,
    /// Won by the first only.
    pub(super) lost: u64,
}

impl Paired {
    pub(super) fn new(first: &[bool], second: &[bool]) -> Self {
        let count = |wanted: (bool, bool)| {
            let pairs = first.iter().copied().zip(second.iter().copied());
            pairs.filter(|&pair| pair == wanted).count() as u64
        };
        Paired {
            games: first.len().min(second.len()) as u64,
            gained: count((false, true)),
            lost: count((true, false)),
        }
    }

    /// The difference of the win rates, second less first, and the ends of its 95 % interval: half a
    /// game is added to each of the four counts of pairs, as Agresti and Min propose ("Simple improved
    /// confidence intervals for comparing matched proportions", 2005).
    pub(super) fn difference(self) -> (f64, f64, f64) {
        const Z: f64 = 1.959_963_984_540_054;
        let (games, gained, lost) = (self.games as f64, self.gained as f64, self.lost as f64);
        let plain = (gained - lost) / games;
        let (games, gained, lost) = (games + 2.0, gained + 0.5, lost + 0.5);
        let centre = (gained - lost) / games;
        let half = Z * ((gained + lost) - (gained - lost).powi(2) / games).sqrt() / games;
        (plain, centre - half, centre + half)
    }

    /// Whether the second wins more often, beyond what chance explains.
    pub(super) fn is_gain(self) -> bool {
        self.difference().1 > 0.0
    }

    /// The difference with its interval in percentage points, and the games behind it.
    pub(super) fn cell(self) -> String {
        let (difference, low, high) = self.difference();
        format!(
            "{:+.2} ({:+.2}..{:+.2}), {} : {}",
            100.0 * difference,
            100.0 * low,
            100.0 * high,
            self.gained,
            self.lost
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_both_win_or_lose_do_not_widen_the_interval() {
        let pairs = |same: usize| {
            let first: Vec<bool> = (0..20)
                .map(|game| game < 5)
                .chain(vec![true; same])
                .collect();
            let second: Vec<bool> = (0..20)
                .map(|game| game >= 5)
                .chain(vec![true; same])
                .collect();
            Paired::new(&first, &second)
        };
        let (difference, low, high) = pairs(80).difference();
        assert!((difference - 0.1).abs() < 1e-12);
        assert!(low > 0.0 && high < 0.2 && pairs(80).is_gain());
        let (_, wide_low, wide_high) = pairs(0).difference();
        assert!(wide_high - wide_low > 4.0 * (high - low));
    }

    #[test]
    fn equal_methods_do_not_differ() {
        let games = [true, false, true, true];
        let (difference, low, high) = Paired::new(&games, &games).difference();
        assert!(difference.abs() < 1e-12 && low < 0.0 && high > 0.0);
        assert_eq!(
            Paired::new(&games, &games).cell().split(' ').next(),
            Some("+0.00")
        );
    }
}
