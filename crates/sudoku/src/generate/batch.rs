//! Many puzzles on all cores.

use super::{GenerateError, Generated, Generator, Settings};
use atisbo_base::{Budget, Cancel, Stop};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// What came of a range of puzzles.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// The puzzles, by index.
    pub made: Vec<Generated>,
    /// The indices for which there is none, ascending, with the reason.
    pub failed: Vec<(u64, GenerateError)>,
    /// How many grids were tried in all.
    pub tried: u64,
    /// What ended the batch before every index was tried, if something did.
    pub stop: Option<Stop>,
}

/// Puzzles `indices` of the series that the settings describe, on all cores. They are the same on any
/// number of threads. `progress` hears how many are done, from any thread. Time, memory and cancelling hold
/// for the batch as a whole and leave what is done by then; nodes hold for each puzzle.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_sudoku::Shape;
/// use atisbo_sudoku::generate::{Settings, generate, generate_many};
///
/// let settings = Settings::new(Shape::CLASSIC).seed(7);
/// let batch = generate_many(&settings, 0..20, &Budget::unlimited(), |_| ()).unwrap();
/// assert_eq!(batch.made.len(), 20);
/// let alone = generate(&settings, 13, &Budget::unlimited()).unwrap();
/// assert_eq!(batch.made[13].puzzle.values(), alone.puzzle.values());
/// ```
///
/// # Errors
///
/// If the settings contradict themselves.
pub fn generate_many(
    settings: &Settings,
    indices: Range<u64>,
    budget: &Budget,
    progress: impl Fn(u64) + Sync,
) -> Result<Batch, GenerateError> {
    Generator::new(settings)?;
    let budget = budget.started();
    let done = AtomicU64::new(0);
    let bytes = (size_of::<Generated>() + BYTES_OF_A_CELL * settings.rules.shape().cells()) as u64;
    let most = budget.max_bytes().map_or(u64::MAX, |limit| limit / bytes);
    let wanted = indices.end.saturating_sub(indices.start);
    // Once the time is over no other index has to find that out by itself.
    let over = Cancel::new();
    let results: Vec<(u64, Result<Generated, GenerateError>)> = indices
        .into_par_iter()
        .take_any_while(|_| !over.is_raised())
        .map_init(
            || Generator::new(settings),
            |generator, index| {
                let generator = generator.as_mut().ok()?;
                let made = generator.generate(index, &budget);
                if ends_batch(&made).is_some() {
                    over.raise();
                } else {
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if done >= most {
                        over.raise();
                    }
                    progress(done);
                }
                Some((index, made))
            },
        )
        .flatten()
        .collect();
    let mut batch = Batch::default();
    if done.into_inner() >= most && most < wanted {
        batch.stop = Some(Stop::Bytes);
    }
    for (index, result) in results {
        batch.tried += match &result {
            Ok(made) => made.tried,
            Err(error) => error.tries(),
        };
        if let Some(stop) = ends_batch(&result) {
            batch.stop = Some(stop);
            continue;
        }
        match result {
            Ok(made) => batch.made.push(made),
            Err(error) => batch.failed.push((index, error)),
        }
    }
    Ok(batch)
}

/// About what a cell of a puzzle takes, with its values and those of the solution.
const BYTES_OF_A_CELL: usize = 16;

/// The limit that holds for the whole batch, if that is what ended this one.
fn ends_batch(made: &Result<Generated, GenerateError>) -> Option<Stop> {
    let stop = made.as_ref().err().and_then(GenerateError::stop);
    stop.filter(|stop| matches!(stop, Stop::Time | Stop::Cancelled))
}
