//! How long a game takes: from the first reveal to its end, and on if the end is taken back.

use std::time::{Duration, Instant};

/// A clock that can be stopped.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    before: Duration,
    since: Option<Instant>,
}

impl Clock {
    /// Lets it run, or stops it, from now on.
    pub(super) fn run(&mut self, runs: bool, now: Instant) {
        self.before = self.elapsed(now);
        self.since = runs.then_some(now);
    }

    /// Whether it runs.
    pub(super) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What it shows.
    pub(super) fn elapsed(&self, now: Instant) -> Duration {
        let running = self.since.map(|since| now.saturating_duration_since(since));
        self.before + running.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_time_it_runs_counts() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut clock = Clock::default();
        assert_eq!(clock.elapsed(at(5)), Duration::ZERO);
        clock.run(true, at(5));
        clock.run(true, at(6));
        clock.run(false, at(8));
        assert_eq!(clock.elapsed(at(20)), Duration::from_secs(3));
        clock.run(true, at(20));
        assert_eq!(clock.elapsed(at(21)), Duration::from_secs(4));
    }
}
