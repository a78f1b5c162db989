//! What `atisbo generate` takes for every game whose puzzles follow from a seed.

use super::Exit;
use crate::output::Output;
use crate::progress::Progress;
use anyhow::{Result, anyhow};
use atisbo_api::Observer;
use atisbo_api::series::{SeriesRequest, indices};
use atisbo_api::text::Message;

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

/// What came of a part of a series.
pub(crate) struct Part {
    pub(crate) seed: u64,
    /// How many puzzles were made, and how many boards tried.
    pub(crate) made: usize,
    pub(crate) tried: u64,
    pub(crate) exit: Exit,
}

impl SeriesArgs {
    /// Makes the puzzles a part at a time, so that millions need little memory; ends at the first part that is not all
    /// made, and says how many there are then.
    pub(crate) fn in_parts(
        &self,
        at_a_time: u64,
        solution: bool,
        output: &mut Output,
        mut make: impl FnMut(SeriesRequest, &dyn Observer, &mut Output) -> Result<Part>,
    ) -> Result<Exit> {
        let all = indices(self.first, self.count);
        let mut left = all.map_err(|error| anyhow!(error.in_lang(output.lang)))?;
        let progress = Progress::new(output);
        let mut seed = self.seed;
        let (mut made, mut tried) = (0, 0);
        while !left.is_empty() {
            let count = at_a_time.min(left.end - left.start);
            let request = SeriesRequest {
                seed,
                first: left.start,
                count,
                solution,
            };
            let observer = progress.part(left.start - self.first, self.count);
            let part = make(request, &observer, output)?;
            seed = Some(part.seed);
            made += part.made;
            tried += part.tried;
            if part.exit == Exit::No {
                drop(observer);
                drop(progress);
                let in_all = Message::new("generate-in-all");
                output.warn(&in_all.with("made", made).with("tried", tried));
                return Ok(Exit::No);
            }
            left.start += count;
        }
        Ok(Exit::Yes)
    }
}
