//! The only stage without namespaces (`confined: false`): a temporary folder, limits, and an end of all descendants it can find.

use super::plan::{self, Plan};
use super::why::Step;
use super::wire::{At, Refusal, Report, report, standard_input};
use super::{folder, rights, usage};
use nix::errno::Errno;
use nix::sys::signal::{Signal, kill, killpg};
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::fs;
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How many processes the user may start besides: the kernel counts them together with those of the program.
const OTHERS: u64 = 256;

/// Runs the stage.
pub(super) fn run() -> u8 {
    let Ok(mut socket) = standard_input() else {
        return 2;
    };
    match start(&mut socket) {
        Ok((program, folder)) => {
            let _ = report(&mut socket, &Report::Started);
            supervise(&mut socket, program);
            end_all(program);
            let _ = fs::remove_dir_all(&folder);
            0
        }
        Err(refusal) => {
            let _ = report(&mut socket, &Report::Refused(refusal));
            1
        }
    }
}

fn start(socket: &mut UnixStream) -> Result<(Pid, PathBuf), Refusal> {
    let (plan, standard) = plan::receive(socket).at(Step::Launcher)?;
    #[cfg(target_os = "linux")]
    nix::sys::prctl::set_child_subreaper(true).at(Step::Rights)?;
    let folder = temporary().at(Step::Files)?;
    let started = spawn(&plan, &folder, standard);
    if started.is_err() {
        let _ = fs::remove_dir_all(&folder);
    }
    Ok((started?, folder))
}

fn spawn(plan: &Plan, folder: &Path, [input, output, error]: [OwnedFd; 3]) -> Result<Pid, Refusal> {
    let (kit, work) = (folder.join("kit"), folder.join("work"));
    for (path, files) in [(&kit, &plan.kit), (&work, &plan.files)] {
        fs::create_dir(path).at(Step::Files)?;
        folder::write(path, files, None)?;
    }
    let processes = threads_now() + plan.limits.processes + OTHERS;
    rights::limit(&plan.limits, processes).at(Step::Limits)?;
    let place = |word: &String| {
        let places = [("/kit", &kit), ("/work", &work)];
        places
            .iter()
            .find_map(|(name, real)| Some(real.join(Path::new(word).strip_prefix(name).ok()?)))
            .map_or_else(|| word.into(), PathBuf::into_os_string)
    };
    let (program, words) = plan
        .program
        .split_first()
        .ok_or(Errno::ENOENT)
        .at(Step::Program)?;
    let child = Command::new(place(program))
        .args(words.iter().map(place))
        .env_clear()
        .envs(rights::environment(work.as_os_str()))
        .current_dir(&work)
        .process_group(0)
        .stdin(input)
        .stdout(output)
        .stderr(error)
        .spawn()
        .at_path(Step::Program, Path::new(program))?;
    Ok(Pid::from_raw(child.id() as i32))
}

/// Waits until the program ends, or the grader closes its side of the socket or is gone.
fn supervise(socket: &mut UnixStream, program: Pid) {
    // Short waits take the place of a second thread: it could not share the work of ending all.
    if socket
        .set_read_timeout(Some(Duration::from_millis(5)))
        .is_err()
    {
        return;
    }
    loop {
        let ended = match waitpid(program, Some(WaitPidFlag::WNOHANG)) {
            Ok(WaitStatus::Exited(_, code)) => (Some(code), None),
            Ok(WaitStatus::Signaled(_, signal, _)) => (None, Some(signal as i32)),
            Ok(_) | Err(Errno::EINTR) => match socket.read(&mut [0]) {
                Err(error) if is_wait(&error) => continue,
                _ => return,
            },
            Err(_) => (None, None),
        };
        let (code, signal) = ended;
        let _ = report(socket, &Report::Ended { code, signal });
        return;
    }
}

fn is_wait(error: &io::Error) -> bool {
    use io::ErrorKind::{Interrupted, TimedOut, WouldBlock};
    matches!(error.kind(), Interrupted | TimedOut | WouldBlock)
}

/// Ends the program's group and all descendants that can be found.
fn end_all(program: Pid) {
    let deadline = Instant::now() + Duration::from_secs(1);
    loop {
        let _ = killpg(program, Signal::SIGKILL);
        for process in usage::descendants(std::process::id()) {
            let _ = kill(Pid::from_raw(process as i32), Signal::SIGKILL);
        }
        loop {
            match waitpid(None, Some(WaitPidFlag::WNOHANG)) {
                Err(Errno::ECHILD) => return,
                Ok(WaitStatus::StillAlive) | Err(_) => break,
                Ok(_) => {}
            }
        }
        if Instant::now() > deadline {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A new folder that only this user may enter.
fn temporary() -> io::Result<PathBuf> {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let name = format!("atisbo-{}-{}", std::process::id(), now.as_nanos());
    let folder = std::env::temp_dir().join(name);
    fs::DirBuilder::new().mode(0o700).create(&folder)?;
    Ok(folder)
}

/// The threads this user runs now.
fn threads_now() -> u64 {
    use std::os::unix::fs::MetadataExt;
    let own = nix::unistd::getuid().as_raw();
    let Ok(entries) = fs::read_dir("/proc") else {
        return 1 << 16;
    };
    let threads = |entry: fs::DirEntry| {
        entry.file_name().to_str()?.parse::<u32>().ok()?;
        let is_own = entry.metadata().ok()?.uid() == own;
        is_own.then(|| fs::read_dir(entry.path().join("task")).map_or(1, Iterator::count))
    };
    entries.flatten().filter_map(threads).sum::<usize>() as u64
}
