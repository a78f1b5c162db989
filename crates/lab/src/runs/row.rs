//! A run as it is written down: one line of JSON.

use super::{Outcome, Plan, Run};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A run and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its number in the whole experiment.
    pub run: u64,
    /// The name of the setting.
    pub setting: String,
    /// The number of the instance in it.
    pub instance: u64,
    /// The name of the method.
    pub method: String,
    /// Whether it succeeded; nothing if it could not be finished.
    pub success: Option<bool>,
    /// Why it could not be finished: `nodes`, `bytes`, `time` for the limit that ended it, or a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<String>,
    /// What was counted.
    pub counts: BTreeMap<String, u64>,
    /// How many seconds it took: measured, so not the same again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

impl Row {
    /// The row of a run; nothing if it was cancelled, for then it was not made.
    pub(super) fn new(plan: &Plan, (unit, method): (u64, usize), run: Run) -> Option<Self> {
        let place = plan.unit(unit)?;
        let (success, failed) = match run.outcome {
            Outcome::Success => (Some(true), None),
            Outcome::Defeat => (Some(false), None),
            Outcome::Stopped(stop) => (None, Some(reason(stop)?.to_owned())),
            Outcome::Failed(reason) => (None, Some(reason)),
        };
        // How far a run came before its time was up is the machine's doing.
        let is_timed_out = failed.as_deref() == Some("time");
        let counts = if is_timed_out { Vec::new() } else { run.counts };
        Some(Row {
            run: plan.run(unit, method),
            setting: plan.settings[place.setting].name.clone(),
            instance: place.instance,
            method: plan.methods[method].name.clone(),
            success,
            failed,
            counts: counts
                .into_iter()
                .map(|(name, count)| (name.to_owned(), count))
                .collect(),
            seconds: Some(run.seconds),
        })
    }

    /// Whether the row is what the plan says of its number.
    pub(super) fn fits(&self, plan: &Plan) -> bool {
        let Some((unit, method)) = plan.unit_and_method(self.run) else {
            return false;
        };
        plan.unit(unit).is_some_and(|place| {
            plan.settings[place.setting].name == self.setting
                && place.instance == self.instance
                && plan.methods[method].name == self.method
        })
    }
}

/// What a row says of a limit; nothing of a run that was cancelled, which was not made.
pub(super) fn reason(stop: atisbo_base::Stop) -> Option<&'static str> {
    use atisbo_base::Stop;
    match stop {
        Stop::Nodes => Some("nodes"),
        Stop::Bytes => Some("bytes"),
        Stop::Time => Some("time"),
        Stop::Cancelled => None,
    }
}
