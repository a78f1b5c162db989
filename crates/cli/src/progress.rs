//! A progress bar on standard error, where that is a terminal, unless `--quiet` was given.

use crate::output::Output;
use atisbo_api::Observer;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;

/// Shows how far the work is.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    pub(crate) fn new(output: &Output) -> Self {
        let shown = !output.quiet && std::io::stderr().is_terminal();
        let target = if shown {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(None, target);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}") {
            bar.set_style(style);
        }
        Progress(bar)
    }

    /// How much is done, where the total is unknown.
    pub(crate) fn so_far(&self, done: u64) {
        self.0.set_position(done);
    }

    /// The progress of one part of the work, after `before` of `total` were done by the parts before.
    pub(crate) fn part(&self, before: u64, total: u64) -> impl Observer + '_ {
        Part {
            bar: &self.0,
            before,
            total,
        }
    }
}

impl Observer for Progress {
    fn progress(&self, done: u64, total: u64) {
        self.0.set_length(total);
        self.0.set_position(done);
    }
}

struct Part<'a> {
    bar: &'a ProgressBar,
    before: u64,
    total: u64,
}

impl Observer for Part<'_> {
    fn progress(&self, done: u64, _total: u64) {
        self.bar.set_length(self.total);
        self.bar.set_position(self.before + done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
