//! Many puzzles on all cores.

use super::{GenerateError, Generated, Settings, generate};
use crate::Cell;
use atisbo_base::{Budget, Cancel, Stop};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// What came of a range of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The puzzles, each with its index, ascending.
    pub made: Vec<(u64, Generated)>,
    /// The indices for which there is none, ascending, with the reason.
    pub failed: Vec<(u64, GenerateError)>,
    /// How many boards were tried in all.
    pub tried: u64,
    /// What ended the batch before every index was tried, if something did.
    pub stop: Option<Stop>,
}

/// Puzzles `indices` of the series that `seed` begins, on all cores, the same on any number of threads. `progress` is
/// called with how many are done, from any thread. Time, memory and cancelling hold for the batch as a whole and leave what is
/// done by then; nodes hold for each puzzle.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_ohno::{Settings, generate, generate_batch};
///
/// let settings = Settings::new(4, 4);
/// let batch = generate_batch(&settings, 7, 0..5, &Budget::unlimited(), |_| ());
/// let alone = generate(&settings, 7, 3, &Budget::unlimited()).unwrap();
/// assert_eq!(batch.made[3], (3, alone));
/// ```
pub fn generate_batch(
    settings: &Settings,
    seed: u64,
    indices: Range<u64>,
    budget: &Budget,
    progress: impl Fn(u64) + Sync,
) -> Batch {
    let budget = budget.started();
    let done = AtomicU64::new(0);
    let bytes =
        (size_of::<Generated>() + 2 * settings.rows * settings.cols * size_of::<Cell>()) as u64;
    let most = budget.max_bytes().map_or(u64::MAX, |limit| limit / bytes);
    let wanted = indices.end.saturating_sub(indices.start);
    // Once the time is over no other index has to find that out by itself.
    let over = Cancel::new();
    let results: Vec<(u64, Result<Generated, GenerateError>)> = indices
        .into_par_iter()
        .take_any_while(|_| !over.is_raised())
        .map(|index| {
            let made = generate(settings, seed, index, &budget);
            if ends_batch(&made).is_some() {
                over.raise();
            } else {
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if done >= most {
                    over.raise();
                }
                progress(done);
            }
            (index, made)
        })
        .collect();
    let mut batch = Batch::default();
    if done.into_inner() >= most && most < wanted {
        batch.stop = Some(Stop::Bytes);
    }
    for (index, result) in results {
        let stop = ends_batch(&result);
        batch.stop = stop.or(batch.stop);
        match result {
            Ok(made) => {
                batch.tried += u64::from(made.tries);
                batch.made.push((index, made));
            }
            Err(error) => {
                batch.tried += u64::from(error.tries());
                if stop.is_none() {
                    batch.failed.push((index, error));
                }
            }
        }
    }
    batch
}

/// The limit that holds for the whole batch, if that is what ended this one.
fn ends_batch(made: &Result<Generated, GenerateError>) -> Option<Stop> {
    let stop = made.as_ref().err().and_then(GenerateError::stop);
    stop.filter(|stop| matches!(stop, Stop::Time | Stop::Cancelled))
}
