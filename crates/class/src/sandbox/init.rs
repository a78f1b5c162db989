//! The inner stage: the first process of the sandbox. It builds the file system, gives up its rights, starts the program, and ends with it.
//!
//! When it ends, the kernel ends all processes of its namespace. Inside nobody can end, stop or trace it.

use super::plan::{self, Plan};
use super::why::Step;
use super::wire::{At, Refusal, Report, report, standard_input};
use super::{calls, rights, root};
use nix::errno::Errno;
use nix::sys::signal::SigSet;
use nix::sys::wait::{WaitStatus, wait};
use nix::unistd::Pid;
use std::io::Read;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

/// The user inside, whoever it is outside.
pub(super) const USER: u32 = 64_000;

/// Runs the inner stage.
pub(super) fn run() -> u8 {
    let Ok(mut socket) = standard_input() else {
        return 2;
    };
    match start(&mut socket) {
        Ok(program) => {
            let _ = report(&mut socket, &Report::Started);
            let ended = reap(program);
            let _ = report(&mut socket, &ended);
            0
        }
        Err(refusal) => {
            let _ = report(&mut socket, &Report::Refused(refusal));
            1
        }
    }
}

/// Does all that is to be done. Without a program (to try the system out) there is no child.
fn start(socket: &mut UnixStream) -> Result<Option<Pid>, Refusal> {
    let (plan, standard) = plan::receive(socket).at(Step::Launcher)?;
    root::build(&plan)?;
    rights::limit(&plan.limits, plan.limits.processes + 2).at(Step::Limits)?;
    rights::give_up(USER).at(Step::Rights)?;
    rights::same_addresses();
    calls::refuse();
    end_with_grader(socket).at(Step::Rights)?;
    let program = spawn(&plan, standard)?;
    // After the start: a program inherits what its parent blocks.
    block_signals();
    Ok(program)
}

fn spawn(plan: &Plan, [input, output, error]: [OwnedFd; 3]) -> Result<Option<Pid>, Refusal> {
    let Some((program, words)) = plan.program.split_first() else {
        return Ok(None);
    };
    let child = Command::new(program)
        .args(words)
        .env_clear()
        .envs(rights::environment("/work".as_ref()))
        .current_dir("/work")
        .process_group(0)
        .stdin(input)
        .stdout(output)
        .stderr(error)
        .spawn()
        .at_path(Step::Program, Path::new(program))?;
    Ok(Some(Pid::from_raw(child.id() as i32)))
}

/// Ends this process, and so all in the sandbox, when the grader closes its side of the socket or is gone.
fn end_with_grader(socket: &UnixStream) -> std::io::Result<()> {
    let mut socket = socket.try_clone()?;
    std::thread::Builder::new()
        .stack_size(64 << 10)
        .spawn(move || {
            block_signals();
            while matches!(socket.read(&mut [0]), Err(error) if error.kind() == std::io::ErrorKind::Interrupted) {}
            std::process::exit(0);
        })?;
    Ok(())
}

/// Keeps signals from this thread. A user without rights has the same number inside and outside, so that the program may send signals to
/// its parent; many at one time overflow the small stack on which the standard library handles them.
fn block_signals() {
    _ = SigSet::all().thread_block();
}

/// Waits for the program, and for orphans, which become children of the first process.
fn reap(program: Option<Pid>) -> Report {
    loop {
        match wait() {
            Ok(WaitStatus::Exited(pid, code)) if Some(pid) == program => {
                return Report::Ended {
                    code: Some(code),
                    signal: None,
                };
            }
            Ok(WaitStatus::Signaled(pid, signal, _)) if Some(pid) == program => {
                return Report::Ended {
                    code: None,
                    signal: Some(signal as i32),
                };
            }
            Err(Errno::EINTR) | Ok(_) => {}
            Err(_) => {
                return Report::Ended {
                    code: None,
                    signal: None,
                };
            }
        }
    }
}
