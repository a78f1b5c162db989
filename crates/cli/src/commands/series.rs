//! What `atisbo generate` takes for every game whose puzzles follow from a seed.

use super::{Exit, in_parts};
use crate::output::Output;
use anyhow::Result;
use atisbo_api::Observer;
use atisbo_api::series::SeriesRequest;

/// Which puzzles of which series.
#[derive(clap::Args)]
pub(crate) struct SeriesArgs {
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "INDEX", default_value_t = 0)]
    first: u64,
}

impl SeriesArgs {
    /// Makes the puzzles a part at a time, so that millions need little memory. `make` returns the seed of its part.
    pub(crate) fn in_parts(
        &self,
        at_a_time: u64,
        solution: bool,
        output: &mut Output,
        mut make: impl FnMut(SeriesRequest, &dyn Observer, &mut Output) -> Result<(u64, Exit)>,
    ) -> Result<Exit> {
        let mut seed = self.seed;
        in_parts(
            self.count,
            at_a_time,
            output,
            |done, count, observer, output| {
                let part = SeriesRequest {
                    seed,
                    first: self.first.saturating_add(done),
                    count,
                    solution,
                };
                let (used, exit) = make(part, observer, output)?;
                seed = Some(used);
                Ok(exit)
            },
        )
    }
}
