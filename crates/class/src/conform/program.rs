//! A program of one's own, started as it is: its lines come and go over pipes, its standard error goes where ours does.

use crate::agent::{Fault, Link};
use crate::sandbox::Limits;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program that has closed its output may take to end.
const GRACE: Duration = Duration::from_millis(500);

/// A program that is talked to. Dropping it ends it.
pub struct Talk {
    child: Child,
    /// Lines to it; none when its input is closed.
    lines: Option<Sender<String>>,
    sent: Receiver<bool>,
    heard: Receiver<Result<String, Fault>>,
    /// Why there will be no more lines.
    fault: Option<Fault>,
}

impl Talk {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    ///
    /// If the system cannot.
    pub fn start(words: &[OsString]) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (lines, to_send) = channel();
        let (tell_sent, sent) = channel();
        let (tell_heard, heard) = channel();
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write(input, &to_send, &tell_sent));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read(output, &tell_heard));
        }
        Ok(Talk {
            child,
            lines: Some(lines),
            sent,
            heard,
            fault: None,
        })
    }

    /// Closes its input.
    pub fn close(&mut self) {
        self.lines = None;
    }

    /// Waits until it has ended.
    pub fn has_ended(&mut self, deadline: Instant) -> bool {
        loop {
            match self.child.try_wait() {
                Ok(Some(_)) => return true,
                Ok(None) if Instant::now() < deadline => {
                    thread::sleep(Duration::from_millis(5));
                }
                _ => return false,
            }
        }
    }

    /// How it ended.
    fn ended(&mut self) -> Fault {
        let status = if self.has_ended(Instant::now() + GRACE) {
            self.child.try_wait().ok().flatten()
        } else {
            None
        };
        Fault::Ended(match status {
            None => "closed".to_owned(),
            Some(status) => match status.code() {
                Some(code) => format!("exit {code}"),
                None => status.to_string(),
            },
        })
    }

    fn fails(&mut self, fault: Fault) -> Fault {
        self.fault = Some(fault.clone());
        fault
    }
}

impl Link for Talk {
    fn send(&mut self, line: &str, deadline: Instant) -> Result<(), Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        let lines = self.lines.as_ref();
        if lines.is_none_or(|lines| lines.send(format!("{line}\n")).is_err()) {
            return Err(self.ended());
        }
        match self.sent.recv_timeout(left(deadline)) {
            Ok(true) => Ok(()),
            Err(RecvTimeoutError::Timeout) => Err(self.fails(Fault::TimedOut)),
            Ok(false) | Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    fn receive(&mut self, deadline: Instant) -> Result<String, Fault> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        match self.heard.recv_timeout(left(deadline)) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(fault)) => Err(self.fails(fault)),
            Err(RecvTimeoutError::Timeout) => Err(Fault::TimedOut),
            Err(RecvTimeoutError::Disconnected) => {
                let fault = self.ended();
                Err(self.fails(fault))
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn left(deadline: Instant) -> Duration {
    deadline.saturating_duration_since(Instant::now())
}

fn write(mut input: ChildStdin, lines: &Receiver<String>, sent: &Sender<bool>) {
    for line in lines {
        let is_written = input
            .write_all(line.as_bytes())
            .and_then(|()| input.flush());
        if sent.send(is_written.is_ok()).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, heard: &Sender<Result<String, Fault>>) {
    let longest = Limits::default().line as u64;
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        // The end of the line does not count.
        let read = (&mut output).take(longest + 1).read_until(b'\n', &mut line);
        let is_over = !matches!(read, Ok(1..));
        if is_over {
            return;
        }
        let said = if line.last() == Some(&b'\n') {
            line.pop();
            String::from_utf8(line).map_err(|_| Fault::NotText)
        } else if line.len() as u64 > longest {
            Err(Fault::LineTooLong)
        } else {
            // What stands before the end of the output is no line.
            return;
        };
        let is_fault = said.is_err();
        if heard.send(said).is_err() || is_fault {
            return;
        }
    }
}
