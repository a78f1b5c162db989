//! Our engine on one case.

use crate::Run;
use crate::case::Case;
use anyhow::{Context, Result};
use atisbo_base::Budget;
use atisbo_bayes::{Engine, Settings};
use cpu_time::ProcessTime;
use std::time::Duration;

/// The mean round of the fastest batch of a quarter of a second, as `measure.py` takes it.
pub fn run(case: &Case, gigabytes: u64) -> Result<Run> {
    let model = case.model()?;
    let evidence = case.observations(&model);
    let budget = Budget::unlimited().bytes(gigabytes << 30);
    let start = ProcessTime::now();
    let mut best = Duration::MAX;
    let mut marginals = Vec::new();
    while best == Duration::MAX || start.elapsed() < Duration::from_secs(1) {
        let batch = ProcessTime::now();
        let mut rounds = 0;
        while batch.elapsed() < Duration::from_millis(250) {
            let mut engine = Engine::new(&model, Settings::default());
            engine.observe_all(&evidence)?;
            marginals = engine.marginals(&budget, &mut ())?.of;
            rounds += 1;
        }
        best = best.min(batch.elapsed() / rounds);
    }
    let variables = model.variables();
    let named = variables
        .all()
        .map(|one| variables[one].name().to_owned())
        .zip(marginals);
    Ok(Run {
        seconds: best.as_secs_f64(),
        peak: peak()?,
        marginals: named.collect(),
    })
}

/// The most memory this process ever had, in bytes.
fn peak() -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes: u64 = line
        .and_then(|line| line.split_whitespace().next())
        .and_then(|number| number.parse().ok())
        .context("no VmHWM in /proc/self/status")?;
    Ok(kilobytes << 10)
}
