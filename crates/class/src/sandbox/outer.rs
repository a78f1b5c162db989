//! The outer stage: enters new namespaces and starts the inner stage, which is the first process in them.

use super::plan::receive_words;
use super::stage::INNER;
use super::why::Step;
use super::wire::{At, Refusal, Report, get, report, standard_input};
use nix::sched::{CloneFlags, unshare};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};

/// Each in a call of its own, so that a refusal names it.
const NAMESPACES: [(CloneFlags, Step); 5] = [
    (CloneFlags::CLONE_NEWNS, Step::MountNamespace),
    (CloneFlags::CLONE_NEWPID, Step::PidNamespace),
    (CloneFlags::CLONE_NEWNET, Step::NetworkNamespace),
    (CloneFlags::CLONE_NEWIPC, Step::IpcNamespace),
    (CloneFlags::CLONE_NEWUTS, Step::HostnameNamespace),
];

/// Runs the outer stage: it ends when all in the sandbox has ended.
pub(super) fn run() -> u8 {
    let Ok(mut socket) = standard_input() else {
        return 2;
    };
    match enter(&mut socket) {
        Ok(mut inner) => {
            let _ = inner.wait();
            0
        }
        Err(refusal) => {
            let _ = report(&mut socket, &Report::Refused(refusal));
            1
        }
    }
}

fn enter(socket: &mut UnixStream) -> Result<Child, Refusal> {
    let launcher = receive_words(socket).at(Step::Launcher)?;
    unshare(CloneFlags::CLONE_NEWUSER).at(Step::UserNamespace)?;
    // Only the grader, outside, may map more than one user. It answers when that is done.
    report(socket, &Report::Unshared).at(Step::IdMaps)?;
    get(socket).at(Step::IdMaps)?;
    for (namespace, step) in NAMESPACES {
        unshare(namespace).at(step)?;
    }
    keep_capabilities().at(Step::UserNamespace)?;
    let (program, words) = launcher
        .split_first()
        .ok_or(nix::errno::Errno::ENOENT)
        .at(Step::Launcher)?;
    Command::new(program)
        .args(words)
        .arg(INNER)
        .stdin(Stdio::inherit())
        .spawn()
        .at(Step::Launcher)
}

/// Passes the capabilities in the new namespaces on to the inner stage: only for root the kernel does so by itself.
fn keep_capabilities() -> std::io::Result<()> {
    use rustix::thread::{
        CapabilitySet, capabilities, configure_capability_in_ambient_set, set_capabilities,
    };
    let mut sets = capabilities(None)?;
    sets.inheritable = sets.permitted;
    set_capabilities(None, sets)?;
    for bit in 0..u64::BITS {
        let capability = CapabilitySet::from_bits_retain(1 << bit);
        if sets.permitted.contains(capability) {
            configure_capability_in_ambient_set(capability, true)?;
        }
    }
    Ok(())
}
