//! The thread beside each program: reads what it writes, hears how it ended, and watches its memory.
//!
//! It never holds more than the limits allow: when enough lines wait to be received it stops reading, and the program has to wait.

use super::wire::{self, Report};
use super::{Fault, Limits, usage};
use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use std::collections::VecDeque;
use std::io::{ErrorKind, PipeReader, Read};
use std::net::Shutdown;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Between two looks at the memory.
const TICK: Duration = Duration::from_millis(20);
/// How long the report of the end may take after the output was closed, and the other way round.
const GRACE: Duration = Duration::from_millis(200);
/// How often is read after the program was ended: more than a pipe holds. Without namespaces a process may have escaped, and write on.
const LAST_READS: u32 = 64;

/// What the keeper and the grader share.
#[derive(Default)]
pub(super) struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

/// What is known of the program.
#[derive(Default)]
pub(super) struct State {
    /// Lines that wait to be received.
    pub(super) lines: VecDeque<Vec<u8>>,
    /// Why there will be no line after those.
    pub(super) fault: Option<Fault>,
    /// The bytes of the lines that wait.
    pub(super) waiting: usize,
    /// Nothing more is to be done than reading what is there.
    pub(super) stopping: bool,
    /// From the standard error: the beginning.
    head: Vec<u8>,
    /// And the end.
    tail: VecDeque<u8>,
    /// Was something between them?
    gap: bool,
}

impl Shared {
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a change, until the deadline at most.
    pub(super) fn wait<'a>(
        &self,
        state: MutexGuard<'a, State>,
        deadline: Instant,
    ) -> MutexGuard<'a, State> {
        let left = deadline.saturating_duration_since(Instant::now());
        let waited = self.changed.wait_timeout(state, left);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Changes the state, and tells those who wait.
    pub(super) fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }
}

impl State {
    pub(super) fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    fn keep_error(&mut self, bytes: &[u8], limit: usize) {
        let space = (limit / 2).saturating_sub(self.head.len());
        let (first, rest) = bytes.split_at(space.min(bytes.len()));
        self.head.extend_from_slice(first);
        self.tail.extend(rest);
        let surplus = self.tail.len().saturating_sub(limit - limit / 2);
        self.gap |= surplus > 0;
        self.tail.drain(..surplus);
    }

    /// What was kept of the standard error.
    pub(super) fn error_text(&self) -> String {
        let mut bytes = self.head.clone();
        if self.gap {
            bytes.extend_from_slice("\n[…]\n".as_bytes());
        }
        bytes.extend(&self.tail);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// The thread's own part.
pub(super) struct Keeper {
    pub(super) shared: Arc<Shared>,
    pub(super) limits: Limits,
    /// The process to look below for those of the program.
    pub(super) stage: u32,
    pub(super) confined: bool,
    /// The socket, until the stage closed it.
    pub(super) control: Option<UnixStream>,
    /// The program's output, until closed.
    pub(super) output: Option<PipeReader>,
    /// The program's standard error, until closed.
    pub(super) error: Option<PipeReader>,
    /// A line that is not yet complete.
    pub(super) begun: Vec<u8>,
    pub(super) ended: Option<Fault>,
}

impl Keeper {
    /// Runs until the program is gone and all is read.
    pub(super) fn run(mut self) {
        let mut look = Instant::now() + TICK;
        let mut closed: Option<Instant> = None;
        let mut last_reads = 0;
        let mut buffer = vec![0; 1 << 16];
        loop {
            let (stopping, full) = {
                let state = self.shared.lock();
                (state.stopping, state.waiting >= self.limits.line)
            };
            if self.control.is_none() && self.output.is_none() && self.error.is_none() {
                // All may be closed at one time, without a report of the end.
                self.conclude(true);
                return;
            }
            self.wait(
                if stopping { Duration::ZERO } else { TICK },
                full && !stopping,
            );
            let mut read = self.read_error(&mut buffer);
            if !full || stopping {
                read |= self.read_output(&mut buffer);
            }
            self.read_control();
            last_reads += u32::from(stopping);
            if stopping && (!read || last_reads > LAST_READS) {
                return;
            }
            if self.output.is_none() || self.control.is_none() {
                let since = *closed.get_or_insert_with(Instant::now);
                self.conclude(since.elapsed() > GRACE);
            }
            if !stopping && Instant::now() >= look {
                self.watch();
                look = Instant::now() + TICK;
            }
        }
    }

    /// Waits until there is something to read.
    fn wait(&self, time: Duration, full: bool) {
        let mut files = Vec::with_capacity(3);
        let output = self.output.as_ref().filter(|_| !full);
        files.extend(self.control.as_ref().map(AsFd::as_fd));
        files.extend(output.map(AsFd::as_fd));
        files.extend(self.error.as_ref().map(AsFd::as_fd));
        let mut files: Vec<_> = files
            .into_iter()
            .map(|file| PollFd::new(file, PollFlags::POLLIN))
            .collect();
        let time = PollTimeout::try_from(time).unwrap_or(PollTimeout::ZERO);
        // A signal only ends the wait early.
        let _ = poll(&mut files, time);
    }

    fn read_error(&mut self, buffer: &mut [u8]) -> bool {
        let Some(bytes) = read(&mut self.error, buffer) else {
            return false;
        };
        self.shared.lock().keep_error(bytes, self.limits.stderr);
        true
    }

    fn read_output(&mut self, buffer: &mut [u8]) -> bool {
        let Some(mut bytes) = read(&mut self.output, buffer) else {
            return false;
        };
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            self.begun.extend_from_slice(&bytes[..end]);
            bytes = &bytes[end + 1..];
            let line = std::mem::take(&mut self.begun);
            let is_long = line.len() > self.limits.line;
            self.shared.change(|state| {
                // After a fault nobody receives lines any more.
                if is_long {
                    state.fail(Fault::LineTooLong);
                } else if state.fault.is_none() {
                    state.waiting += line.len() + 1;
                    state.lines.push_back(line);
                }
            });
        }
        self.begun.extend_from_slice(bytes);
        if self.begun.len() > self.limits.line {
            self.begun = Vec::new();
            self.shared.change(|state| state.fail(Fault::LineTooLong));
            self.output = None;
        }
        true
    }

    fn read_control(&mut self) {
        let Some(socket) = &mut self.control else {
            return;
        };
        let mut files = [PollFd::new(socket.as_fd(), PollFlags::POLLIN)];
        if !matches!(poll(&mut files, PollTimeout::ZERO), Ok(1..)) {
            return;
        }
        match wire::reported(socket) {
            Ok(Report::Ended { code, signal }) => self.ended = Some(Fault::Ended { code, signal }),
            Ok(_) => {}
            Err(_) => self.control = None,
        }
    }

    /// Says that the program ended, when its last words are read; or, late, that it will say no more.
    fn conclude(&mut self, is_late: bool) {
        let unknown = Fault::Ended {
            code: None,
            signal: None,
        };
        let fault = match self.ended {
            Some(ended) if self.output.is_none() || is_late => ended,
            None if is_late => unknown,
            _ => return,
        };
        self.shared.change(|state| state.fail(fault));
    }

    fn watch(&mut self) {
        let Some(socket) = &self.control else {
            return;
        };
        if self.ended.is_none() && usage::is_above(self.limits.memory, self.stage, self.confined) {
            self.shared.change(|state| state.fail(Fault::Memory));
            // The stage hears that, and ends all.
            let _ = socket.shutdown(Shutdown::Write);
        }
        usage::let_others_work(self.stage, self.confined);
    }
}

/// Reads what is there. `None`: nothing now, or never more, and then the file is let go.
fn read<'a>(file: &mut Option<PipeReader>, buffer: &'a mut [u8]) -> Option<&'a [u8]> {
    match file.as_mut()?.read(buffer) {
        Ok(0) => {
            *file = None;
            None
        }
        Ok(count) => Some(&buffer[..count]),
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {
            None
        }
        Err(_) => {
            *file = None;
            None
        }
    }
}

/// Waits until the file can be written, until the deadline at most.
pub(super) fn wait_to_write(file: &impl AsFd, time: Duration) -> Result<(), Errno> {
    let mut files = [PollFd::new(file.as_fd(), PollFlags::POLLOUT)];
    let time = PollTimeout::try_from(time).unwrap_or(PollTimeout::ZERO);
    match poll(&mut files, time) {
        Ok(_) | Err(Errno::EINTR) => Ok(()),
        Err(error) => Err(error),
    }
}
