//! `--threads`: how many cores to use.

use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::Message;

/// How many threads work in parallel.
#[derive(clap::Args)]
pub(crate) struct ThreadArgs {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArgs {
    /// Starts them; without a number, as many as there are cores.
    pub(crate) fn start(&self, output: &Output) -> Result<()> {
        let Some(threads) = self.threads else {
            return Ok(());
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.into());
        pool.build_global().map_err(|error| {
            let message = Message::new("cli-error-threads")
                .with("threads", threads)
                .with("reason", error.to_string());
            anyhow!(message.to(output.lang))
        })
    }
}
