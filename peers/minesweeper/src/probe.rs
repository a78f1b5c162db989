//! One call of a peer in a process of its own, which is ended when it takes too long.

use crate::peer::Function;
use crate::position::Case;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// What one call gave.
#[derive(Serialize, Deserialize)]
pub struct Answer {
    /// Of the first call in a new process: a limit from above.
    pub seconds: f64,
    /// Row by row; none if the function gave up.
    pub probabilities: Option<Vec<f64>>,
}

/// Calls it here; the other side of [`apart`].
pub fn here(case: &Case, function: Function) -> Result<()> {
    let mut rows = case.rows.clone();
    let start = Instant::now();
    let done = std::hint::black_box(function.run(&mut rows, case.mines));
    let seconds = start.elapsed().as_secs_f64();
    drop(done);
    let answer = Answer {
        seconds,
        probabilities: function.probabilities(case),
    };
    println!("{}", serde_json::to_string(&answer)?);
    Ok(())
}

/// Calls it in another process. None if it took too long or died.
pub fn apart(
    directory: Option<&Path>,
    index: usize,
    function: Function,
    limit: Duration,
) -> Result<Option<Answer>> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(directory);
    command.args(["--probe", function.name(), "--position", &index.to_string()]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut output = child.stdout.take().context("a process without output")?;
    let (sender, receiver) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut text = String::new();
        let read = output.read_to_string(&mut text);
        // Nobody listens any more after the limit.
        _ = sender.send(read.map(|_| text));
    });
    let text = receiver.recv_timeout(limit).ok();
    child.kill()?;
    child.wait()?;
    _ = reader.join();
    text.map_or(Ok(None), |text| Ok(serde_json::from_str(&text?).ok()))
}
