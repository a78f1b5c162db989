//! An experiment that can be run: in memory, or into a folder that keeps its results.

use super::row::reason;
use super::{Bench, Done, Folder, FolderError, Ordered, Part, Plan, Row, Shard, execute, single};
use crate::report::Machine;
use crate::summary::Summary;
use atisbo_base::{Budget, Stop};
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use std::path::PathBuf;

/// Called with how many runs are made, and of how many.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// A plan, and the bench that runs it.
pub struct Prepared {
    /// The runs.
    pub plan: Plan,
    /// What makes instances and runs methods on them.
    pub bench: Box<dyn Bench + Send + Sync>,
}

/// Where results are kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Keep {
    /// The folder.
    pub folder: PathBuf,
    /// Whether to go on with the results that are there.
    #[serde(default)]
    pub resume: bool,
    /// Which part of the runs to make.
    #[serde(default)]
    pub shard: Shard,
}

/// Runs that were kept.
pub struct Kept {
    /// The folder.
    pub folder: Folder,
    /// What ended the work early, if something did.
    pub stop: Option<Stop>,
    /// How many bytes of half a line were cut off, after a break.
    pub cut_off: u64,
}

impl Prepared {
    /// Makes all runs and sums them up. `each` gets every row, in the order of their numbers. The time and the flag of
    /// the budget hold for all runs together, its nodes and bytes for each of them.
    pub fn in_memory(
        &self,
        budget: &Budget,
        progress: Progress<'_>,
        mut each: impl FnMut(Row) + Send,
    ) -> (Summary, Option<Stop>) {
        let Prepared { plan, bench } = self;
        let runs = plan.runs();
        let mut summary = Summary::new(plan);
        let mut give = |row: Row| -> Result<(), Infallible> {
            summary.add(&row);
            each(row);
            Ok(())
        };
        let mut ordered = Ordered::new(plan, Shard::WHOLE);
        let mut sink = |row, made| {
            progress(made, runs);
            ordered.add(row, &mut give)
        };
        let all = (plan, Shard::WHOLE);
        let Ok(stop) = execute(&**bench, all, &Done::default(), budget, &mut sink);
        let Ok(()) = ordered.rest().try_for_each(give);
        let stop = stop.or_else(|| {
            let has_failed = |reason: &str| {
                let mut parts = summary.parts();
                parts.any(|part| part.group.failed.contains_key(reason))
            };
            limit_of_all(plan, budget, has_failed)
        });
        (summary, stop)
    }

    /// Makes the runs that a folder does not have yet, and keeps each as soon as it is made. `text` is the experiment
    /// as it was written, `command` what was typed.
    ///
    /// # Errors
    ///
    /// If the folder has other results, or the folder cannot be written.
    pub fn into_folder(
        &self,
        keep: &Keep,
        (text, command): (&str, &str),
        budget: &Budget,
        progress: Progress<'_>,
    ) -> Result<Kept, FolderError> {
        let Prepared { plan, bench } = self;
        let part = Part {
            plan: plan.clone(),
            shard: keep.shard,
            command: command.to_owned(),
            machine: Machine::here(),
            complete: false,
            checksums: true,
        };
        let mut opened = Folder::open_for_runs(&keep.folder, part, text, keep.resume)?;
        let (done, cut_off) = (std::mem::take(&mut opened.done), opened.cut_off);
        let runs = opened.folder.runs();
        let mut sink = |row, made| {
            progress(made, runs);
            opened.append(&row)
        };
        let stop = execute(&**bench, (plan, keep.shard), &done, budget, &mut sink)?;
        let folder = match stop {
            None => opened.finish()?,
            Some(_) => opened.folder,
        };
        Ok(Kept {
            folder,
            stop,
            cut_off,
        })
    }

    /// Makes one run by itself, the same as it is among the others; and the limit of the budget that ended it, if one
    /// did. A number without a run gives `Stop::Cancelled`.
    pub fn single(&self, run: u64, budget: &Budget) -> (Option<Row>, Option<Stop>) {
        match single(&*self.bench, &self.plan, run, budget) {
            Ok(row) => {
                let has_failed = |reason: &str| row.failed.as_deref() == Some(reason);
                let stop = limit_of_all(&self.plan, budget, has_failed);
                (Some(row), stop)
            }
            Err(stop) => (None, Some(stop)),
        }
    }
}

/// The limit of all the work that ended some runs, which the limits of the plan would have let go on.
fn limit_of_all(plan: &Plan, budget: &Budget, has_failed: impl Fn(&str) -> bool) -> Option<Stop> {
    [Stop::Nodes, Stop::Bytes]
        .into_iter()
        .find(|&stop| plan.limits.is_wider(stop, budget) && reason(stop).is_some_and(&has_failed))
}
