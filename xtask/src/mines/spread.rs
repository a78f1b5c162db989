//! How times spread: mean, median, 95th percentile, worst.

use super::markdown::time;
use std::time::Duration;

/// Times in ascending order.
pub(super) struct Spread(Vec<Duration>);

impl Spread {
    pub(super) fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        Spread(times)
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    fn mean(&self) -> Duration {
        self.0.iter().sum::<Duration>() / self.0.len().max(1) as u32
    }

    /// The least time that this part of all times does not exceed.
    fn quantile(&self, part: f64) -> Duration {
        let rank = (part * self.0.len() as f64).ceil() as usize;
        self.0.get(rank.max(1) - 1).copied().unwrap_or_default()
    }

    /// The part of all times that stay below a limit, in percent.
    pub(super) fn below(&self, limit: Duration) -> f64 {
        let below = self.0.partition_point(|&time| time < limit);
        100.0 * below as f64 / self.0.len().max(1) as f64
    }

    /// Mean, median, 95th percentile and worst, as cells of a table.
    pub(super) fn cells(&self) -> [String; 4] {
        [
            self.mean(),
            self.quantile(0.5),
            self.quantile(0.95),
            self.quantile(1.0),
        ]
        .map(time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_among_the_times() {
        let spread = Spread::new((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(
            spread.cells(),
            ["50.50 ms", "50.00 ms", "95.00 ms", "100.00 ms"].map(str::to_owned)
        );
        assert!((spread.below(Duration::from_millis(21)) - 20.0).abs() < 1e-12);
        assert_eq!(Spread::new(Vec::new()).mean(), Duration::ZERO);
    }
}
