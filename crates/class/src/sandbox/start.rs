//! Starts the stages of a sandbox and talks with them until the program runs.

use super::plan::{self, is_inside};
use super::stage::PLAIN;
use super::why::{Advice, StartError, Step, Why};
use super::wire::{self, Report};
use super::{Jail, Limits};
use atisbo_base::SystemError;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use std::ffi::OsString;
use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How long a stage may take. Only a launcher that does something else takes that long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program that runs, and the grader's sides of the pipes.
pub(super) struct Started {
    pub(super) stage: Child,
    pub(super) control: UnixStream,
    pub(super) input: PipeWriter,
    pub(super) output: PipeReader,
    pub(super) error: PipeReader,
}

/// Starts a program. What fails leaves nothing behind.
pub(super) fn start(
    jail: &Jail,
    limits: &Limits,
    launcher: &[OsString],
) -> Result<Started, StartError> {
    for (path, _) in jail.files.iter().chain(&jail.kit) {
        if !is_inside(path) {
            let path = path.to_string_lossy().into_owned();
            return Err(StartError::BadPath { path });
        }
    }
    let at_launcher = |error: io::Error| {
        let path = launcher
            .first()
            .map(|word| word.to_string_lossy().into_owned());
        Why::new(Step::Launcher, path, &error)
    };
    let (control, theirs) = UnixStream::pair().map_err(at_launcher)?;
    let (their_input, input) = io::pipe().map_err(at_launcher)?;
    let (output, their_output) = io::pipe().map_err(at_launcher)?;
    let (error, their_error) = io::pipe().map_err(at_launcher)?;
    for file in [input.as_fd(), output.as_fd(), error.as_fd()] {
        fcntl(file, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))
            .map_err(|errno| at_launcher(errno.into()))?;
    }
    let their_stderr = their_error.try_clone().map_err(at_launcher)?;
    let stage = spawn(jail.confined, launcher, theirs, their_stderr)?;
    let mut started = Started {
        stage,
        control,
        input,
        output,
        error,
    };
    let standard = [
        their_input.as_fd(),
        their_output.as_fd(),
        their_error.as_fd(),
    ];
    match started.agree(jail, limits, launcher, &standard) {
        Ok(Report::Started) => Ok(started),
        Ok(Report::Refused(refusal)) => {
            started.end();
            Err(Why::from(refusal).into())
        }
        Ok(_) => Err(started.failed(&io::ErrorKind::InvalidData.into()).into()),
        Err(Stopped::Io(error)) => Err(started.failed(&error).into()),
        Err(Stopped::Why(why)) => {
            started.end();
            Err(why.into())
        }
    }
}

fn spawn(
    confined: bool,
    launcher: &[OsString],
    socket: UnixStream,
    error: PipeWriter,
) -> Result<Child, Why> {
    let Some((program, words)) = launcher.split_first() else {
        let nothing = io::ErrorKind::NotFound.into();
        return Err(Why::new(Step::Launcher, None, &nothing));
    };
    let stage = match confined {
        false => PLAIN,
        #[cfg(target_os = "linux")]
        true => super::stage::OUTER,
        #[cfg(not(target_os = "linux"))]
        true => return Err(Why::not_here()),
    };
    Command::new(program)
        .args(words)
        .arg(stage)
        .stdin(OwnedFd::from(socket))
        .stdout(Stdio::null())
        .stderr(error)
        // Ctrl-C in the terminal is for the grader.
        .process_group(0)
        .spawn()
        .map_err(|error| {
            let path = program.to_string_lossy().into_owned();
            Why::new(Step::Launcher, Some(path), &error)
        })
}

/// Why there is no agreement.
enum Stopped {
    Io(io::Error),
    Why(Why),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Stopped::Io(error)
    }
}

impl Started {
    /// Says what is to be done, and waits for the last report.
    fn agree(
        &mut self,
        jail: &Jail,
        limits: &Limits,
        launcher: &[OsString],
        standard: &[std::os::fd::BorrowedFd<'_>; 3],
    ) -> Result<Report, Stopped> {
        let socket = &mut self.control;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        if jail.confined {
            plan::send_words(socket, launcher)?;
            match wire::reported(socket)? {
                Report::Unshared => {}
                other => return Ok(other),
            }
            #[cfg(target_os = "linux")]
            map_users(self.stage.id())
                .map_err(|error| Stopped::Why(Why::new(Step::IdMaps, None, &error)))?;
            wire::put(socket, b"mapped")?;
        }
        // A stage that is refused a step does not hear us out: what it says counts.
        let sent = plan::send(socket, jail, &hidden(jail, launcher), limits, standard);
        match wire::reported(socket) {
            Ok(report) => Ok(report),
            Err(error) => Err(sent.err().unwrap_or(error).into()),
        }
    }

    /// The launcher did not do what a stage does: its own words say most.
    fn failed(mut self, error: &io::Error) -> Why {
        self.end();
        let mut text = Vec::new();
        // The pipe is empty, or closed: reading does not wait.
        let _ = (&mut self.error).take(4096).read_to_end(&mut text);
        let text = String::from_utf8_lossy(&text).trim().to_string();
        let reason = if text.is_empty() {
            SystemError::from(error)
        } else {
            SystemError::Other(text)
        };
        Why {
            step: Step::Launcher,
            path: None,
            reason,
            advice: vec![Advice::Reinstall],
        }
    }

    fn end(&mut self) {
        end(&mut self.stage, &self.control);
    }
}

/// Ends the stages, and with them all processes of the program; returns when they are gone.
pub(super) fn end(stage: &mut Child, control: &UnixStream) {
    let _ = control.shutdown(std::net::Shutdown::Both);
    let mut pause = Duration::from_micros(200);
    let mut waited = Duration::ZERO;
    while waited < Duration::from_secs(5) {
        if !matches!(stage.try_wait(), Ok(None)) {
            return;
        }
        std::thread::sleep(pause);
        waited += pause;
        pause = (pause * 2).min(Duration::from_millis(5));
    }
    // The inner stage ends when the outer one does.
    let _ = stage.kill();
    let _ = stage.wait();
}

/// What must not be seen, by its real name, and this program's own file.
fn hidden(jail: &Jail, launcher: &[OsString]) -> Vec<PathBuf> {
    let own = launcher.iter().filter_map(|word| {
        let path = std::fs::canonicalize(word).ok()?;
        let is_own = path.file_name()?.as_encoded_bytes().starts_with(b"atisbo");
        is_own.then_some(path)
    });
    let others = jail.hidden.iter();
    let others = others.filter_map(|path| std::fs::canonicalize(path).ok());
    own.chain(others).collect()
}

/// Maps users and groups of the stage's user namespace.
///
/// For root: itself, to read what only root may while the file system is built, and a user without rights outside, whose processes the kernel
/// counts (root's it does not). That user differs from one sandbox to the next. For others, and where root may not: oneself.
#[cfg(target_os = "linux")]
fn map_users(stage: u32) -> io::Result<()> {
    use super::init::USER;
    use nix::unistd::{getegid, geteuid};
    use std::fs;
    use std::sync::atomic::{AtomicU32, Ordering};

    static NEXT: AtomicU32 = AtomicU32::new(0);
    let file = |name: &str| format!("/proc/{stage}/{name}");
    if geteuid().is_root() {
        let user = USER + NEXT.fetch_add(1, Ordering::Relaxed) % 1024;
        let map = format!("0 0 1\n{USER} {user} 1\n");
        if fs::write(file("uid_map"), &map).is_ok() {
            return fs::write(file("gid_map"), &map);
        }
    }
    fs::write(file("setgroups"), "deny")?;
    fs::write(file("uid_map"), format!("{USER} {} 1\n", geteuid()))?;
    fs::write(file("gid_map"), format!("{USER} {} 1\n", getegid()))
}
