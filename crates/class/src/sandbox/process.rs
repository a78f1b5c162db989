//! A program that runs: lines to it, lines from it, and its end.

use super::keeper::{Keeper, Shared, wait_to_write};
use super::start::{Started, end, start};
use super::why::{StartError, Step, Why};
use super::{Fault, Jail, Limits};
use std::ffi::OsString;
use std::io::{self, ErrorKind, PipeReader, PipeWriter, Write};
use std::os::unix::net::UnixStream;
use std::process::Child;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long we wait to hear why the program no longer reads.
const GRACE: Duration = Duration::from_millis(500);

/// A program in its sandbox. Dropping it ends it, with all the processes it started.
pub struct Process {
    stage: Child,
    control: UnixStream,
    input: PipeWriter,
    shared: Arc<Shared>,
    keeper: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts a program, and returns when it runs.
    ///
    /// `launcher`: the words that start the program that is running now again, as far as the hidden command that calls
    /// [`stage`](super::stage), such as `/usr/bin/atisbo class stage`. One word is added.
    ///
    /// # Errors
    ///
    /// If a path of the files is not inside their folder, or the system refuses a step.
    pub fn start(
        jail: &Jail,
        limits: &Limits,
        launcher: &[OsString],
    ) -> Result<Process, StartError> {
        let Started {
            stage,
            control,
            input,
            output,
            error,
        } = start(jail, limits, launcher)?;
        let mut process = Process {
            stage,
            control,
            input,
            shared: Arc::default(),
            keeper: None,
        };
        let keeper = process
            .keep(jail.confined, limits, output, error)
            .map_err(|error| Why::new(Step::Launcher, None, &error))?;
        process.keeper = Some(keeper);
        Ok(process)
    }

    /// Starts the thread beside the program.
    fn keep(
        &self,
        confined: bool,
        limits: &Limits,
        output: PipeReader,
        error: PipeReader,
    ) -> io::Result<JoinHandle<()>> {
        let keeper = Keeper {
            shared: Arc::clone(&self.shared),
            limits: *limits,
            stage: self.stage.id(),
            confined,
            control: Some(self.control.try_clone()?),
            output: Some(output),
            error: Some(error),
            begun: Vec::new(),
            ended: None,
        };
        std::thread::Builder::new()
            .name("sandbox".to_string())
            .spawn(move || keeper.run())
    }

    /// Sends a line; `line` is without its end.
    ///
    /// # Errors
    ///
    /// If the program does not read it before the deadline, or has ended.
    pub fn send(&mut self, line: &str, deadline: Instant) -> Result<(), Fault> {
        let text = [line.as_bytes(), b"\n"].concat();
        let mut rest = text.as_slice();
        while !rest.is_empty() {
            match self.input.write(rest) {
                Ok(count) => rest = &rest[count..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    self.wait_to_write(deadline)?;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(self.why_closed(deadline)),
            }
        }
        Ok(())
    }

    /// The next line the program writes, without its end.
    ///
    /// # Errors
    ///
    /// If there is none before the deadline, or never will be.
    pub fn receive(&mut self, deadline: Instant) -> Result<String, Fault> {
        let mut state = self.shared.lock();
        loop {
            // First: lines that come without end must not make the wait endless.
            if state.fault.is_none() && Instant::now() >= deadline {
                return Err(Fault::TimedOut);
            }
            if let Some(line) = state.lines.pop_front() {
                state.waiting -= line.len() + 1;
                return String::from_utf8(line).map_err(|_| {
                    state.lines.clear();
                    state.waiting = 0;
                    state.fault = Some(Fault::NotText);
                    Fault::NotText
                });
            }
            if let Some(fault) = state.fault {
                return Err(fault);
            }
            state = self.shared.wait(state, deadline);
        }
    }

    /// Ends the program and all the processes it started. Returns the beginning and the end of what it wrote to its standard error.
    pub fn stop(mut self) -> String {
        self.end();
        self.shared.lock().error_text()
    }

    fn wait_to_write(&self, deadline: Instant) -> Result<(), Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        if let Some(fault) = self.shared.lock().fault {
            return Err(fault);
        }
        if left.is_zero() {
            return Err(Fault::TimedOut);
        }
        // In short waits, to hear of faults.
        let _ = wait_to_write(&self.input, left.min(Duration::from_millis(20)));
        Ok(())
    }

    /// The program closed its input: it has ended, most likely.
    fn why_closed(&self, deadline: Instant) -> Fault {
        let deadline = deadline.min(Instant::now() + GRACE);
        let mut state = self.shared.lock();
        while state.fault.is_none() && Instant::now() < deadline {
            state = self.shared.wait(state, deadline);
        }
        *state.fault.get_or_insert(Fault::Ended {
            code: None,
            signal: None,
        })
    }

    fn end(&mut self) {
        end(&mut self.stage, &self.control);
        if let Some(keeper) = self.keeper.take() {
            self.shared.change(|state| state.stopping = true);
            let _ = keeper.join();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

impl std::fmt::Debug for Process {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Process")
            .field("stage", &self.stage.id())
            .finish_non_exhaustive()
    }
}
