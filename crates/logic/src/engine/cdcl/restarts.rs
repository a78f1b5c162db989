//! When to start over: after as many conflicts as the sequence 1, 1, 2, 1, 1, 2, 4, ... says.
//!
//! Reference: M. Luby, A. Sinclair and D. Zuckerman, Optimal speedup of Las Vegas algorithms (1993).

/// Term `index` of the sequence, counted from one.
fn luby(index: u64) -> u64 {
    // The sequence up to 2^k - 1 is twice the one up to 2^(k-1) - 1, and then 2^(k-1).
    let mut index = index;
    loop {
        let bits = u64::BITS - index.leading_zeros();
        if index + 1 == 1 << bits {
            return 1 << (bits - 1);
        }
        index -= (1 << (bits - 1)) - 1;
    }
}

/// Counts conflicts until the next restart.
#[derive(Debug)]
pub(super) struct Restarts {
    /// Conflicts to one term of the sequence; `None` for no restarts.
    unit: Option<u64>,
    pub(super) done: u64,
    conflicts: u64,
}

impl Restarts {
    pub(super) fn new(unit: Option<u64>) -> Self {
        Restarts {
            unit,
            done: 0,
            conflicts: 0,
        }
    }

    /// There was a conflict.
    pub(super) fn count(&mut self) {
        self.conflicts += 1;
    }

    /// After how many conflicts, if it is time to start over; then the count begins anew.
    pub(super) fn due(&mut self) -> Option<u64> {
        let limit = |unit: u64| unit.max(1).saturating_mul(luby(self.done + 1));
        let conflicts = self.conflicts;
        self.unit.filter(|&unit| conflicts >= limit(unit))?;
        self.done += 1;
        self.conflicts = 0;
        Some(conflicts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_lubys() {
        let start: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(start, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }

    #[test]
    fn restarts_come_after_so_many_conflicts() {
        let mut restarts = Restarts::new(Some(2));
        let mut after = Vec::new();
        for conflict in 1..=16 {
            restarts.count();
            if restarts.due().is_some() {
                after.push(conflict);
            }
        }
        assert_eq!(after, [2, 4, 8, 10, 12, 16]);
        assert!(Restarts::new(None).due().is_none());
    }
}
