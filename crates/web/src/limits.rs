//! How much one request, and all of them together, may take.

use atisbo_base::{Budget, Cancel};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How much one request, and all of them together, may take.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest request, in bytes.
    pub body: usize,
    /// How long a request may run by default.
    pub usual_time: Duration,
    /// How long a request may run at most.
    pub most_time: Duration,
    /// How much memory the structures of a method may take.
    pub most_memory: u64,
    /// How many long requests run at the same time; one client leaves one of these workers to others.
    pub long: usize,
    /// How many quick requests (a move, a conversion) run beside them.
    pub quick: usize,
    /// How many may wait for their turn, of each kind.
    pub waiting: usize,
    /// How long they wait.
    pub patience: Duration,
    /// How many connections there may be; one client leaves an eighth of them to others.
    pub connections: usize,
    /// How long a client may take for the head of a request, for its body, and for reading a bit of the
    /// answer.
    pub stall: Duration,
    /// How long running requests may take to finish when the server shuts down.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        // With fewer, long work would hold all that a client may have.
        let workers = (2 * cores).max(4);
        Limits {
            body: 1 << 20,
            usual_time: Duration::from_secs(10),
            most_time: Duration::from_secs(60),
            // Together they fit into the memory of a small machine.
            most_memory: (2 << 30) / workers as u64,
            long: workers,
            quick: workers,
            waiting: 256,
            patience: Duration::from_secs(20),
            connections: 1024,
            stall: Duration::from_secs(15),
            farewell: Duration::from_secs(2),
        }
    }
}

/// The budget a request asks for in its address: `?seconds=5&nodes=10000&bytes=1000000`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Requested {
    /// Seconds of work.
    pub seconds: Option<f64>,
    /// Nodes: the unit of work of the method.
    pub nodes: Option<u64>,
    /// Bytes held by the method's own structures.
    pub bytes: Option<u64>,
}

impl Limits {
    /// How long a request may run: as long as it asks for, within the limits.
    pub(crate) fn time(&self, requested: &Requested) -> Duration {
        let asked = requested.seconds.map(|seconds| seconds.max(0.0));
        let time = asked.map_or(self.usual_time, |seconds| {
            Duration::try_from_secs_f64(seconds).unwrap_or(self.most_time)
        });
        time.min(self.most_time)
    }

    /// The budget a request gets: what it asks for, within the limits.
    pub(crate) fn budget(&self, requested: &Requested, cancel: Cancel) -> Budget {
        let bytes = requested.bytes.unwrap_or(self.most_memory);
        // Searches side by side have a clock each; together they take no longer than any other request.
        let budget = Budget::unlimited()
            .time(self.most_time)
            .started()
            .time(self.time(requested))
            .bytes(bytes.min(self.most_memory))
            .cancel(cancel);
        match requested.nodes {
            Some(nodes) => budget.nodes(nodes),
            None => budget,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::Stop;

    #[test]
    fn a_wish_is_granted_up_to_the_limits() {
        let limits = Limits {
            most_time: Duration::ZERO,
            most_memory: 10,
            ..Limits::default()
        };
        let requested = Requested {
            seconds: Some(f64::INFINITY),
            nodes: Some(7),
            bytes: Some(u64::MAX),
        };
        let budget = limits.budget(&requested, Cancel::new());
        assert_eq!(budget.max_nodes(), Some(7));
        assert_eq!(budget.max_bytes(), Some(10));
        assert_eq!(budget.meter().check(0, 0), Some(Stop::Time));
    }

    #[test]
    fn all_clocks_of_a_request_end_when_its_most_time_is_over() {
        let limits = Limits {
            most_time: Duration::from_millis(1),
            ..Limits::default()
        };
        let budget = limits.budget(&Requested::default(), Cancel::new());
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(budget.meter().check(0, 0), Some(Stop::Time));
    }

    #[test]
    fn less_time_than_none_is_none() {
        for seconds in [-1.0, f64::NAN] {
            let requested = Requested {
                seconds: Some(seconds),
                ..Requested::default()
            };
            let budget = Limits::default().budget(&requested, Cancel::new());
            assert_eq!(budget.meter().check(0, 0), Some(Stop::Time));
        }
    }
}
