//! Why a program cannot be started in the sandbox: the step that failed, the system's reason, and what may help.

use atisbo_base::SystemError;
use serde::{Deserialize, Serialize};
#[cfg(unix)]
use std::{io, path::Path};
use thiserror::Error;

/// A step on the way into the sandbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// This system has no namespaces.
    System,
    /// The program that starts itself again as a stage.
    Launcher,
    /// A user namespace.
    UserNamespace,
    /// Users and groups of the user namespace.
    IdMaps,
    /// A mount namespace.
    MountNamespace,
    /// A process namespace.
    PidNamespace,
    /// A network namespace.
    NetworkNamespace,
    /// A namespace for shared memory and message queues.
    IpcNamespace,
    /// A namespace for the name of the machine.
    HostnameNamespace,
    /// Mounting the new root.
    Root,
    /// Making a file or folder visible.
    Visible,
    /// Hiding a folder of packages.
    Hidden,
    /// The device files.
    Devices,
    /// Writing the submission and the kit.
    Files,
    /// Entering the new root.
    Enter,
    /// Setting limits.
    Limits,
    /// Giving up rights.
    Rights,
    /// Starting the program itself.
    Program,
}

/// What may help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Advice {
    /// Only Linux can confine programs.
    UseLinux,
    /// Run as root.
    RunAsRoot,
    /// `sysctl kernel.apparmor_restrict_unprivileged_userns=0`
    AppArmor,
    /// `sysctl kernel.unprivileged_userns_clone=1`
    UnprivilegedUserNamespaces,
    /// `sysctl user.max_user_namespaces=10000`
    MaxUserNamespaces,
    /// Inside a container: run the grader outside, or start the container with `--privileged`.
    Container,
    /// The program could not be started again: install it anew, or name it by its full path.
    Reinstall,
    /// The file is not there, or others than its owner may not read it.
    CheckFile,
}

/// The step that failed, and what may help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{step:?}: {reason}")]
pub struct Why {
    /// What was tried.
    pub step: Step,
    /// With which file.
    pub path: Option<String>,
    /// What the system said.
    pub reason: SystemError,
    /// What may help, the likeliest first.
    pub advice: Vec<Advice>,
}

/// Why a program was not started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
pub enum StartError {
    /// A path of the submission or the kit is not relative, or leads out of its folder.
    #[error("{path}: not a path inside the folder")]
    BadPath {
        /// The path.
        path: String,
    },
    /// The system refused a step.
    #[error(transparent)]
    Refused(#[from] Why),
}

impl Why {
    /// No namespaces in this system.
    pub(super) fn not_here() -> Why {
        Why {
            step: Step::System,
            path: None,
            reason: SystemError::Other(std::env::consts::OS.to_string()),
            advice: vec![Advice::UseLinux],
        }
    }

    /// What the system refused, with advice from its settings.
    #[cfg(unix)]
    pub(super) fn new(step: Step, path: Option<String>, error: &io::Error) -> Why {
        Why {
            step,
            path,
            reason: error.into(),
            advice: advice(step),
        }
    }
}

#[cfg(unix)]
fn advice(step: Step) -> Vec<Advice> {
    let setting = |name: &str| {
        let text = std::fs::read_to_string(Path::new("/proc/sys").join(name)).unwrap_or_default();
        text.trim().parse::<u64>().ok()
    };
    match step {
        Step::System => return vec![Advice::UseLinux],
        Step::Launcher => return vec![Advice::Reinstall],
        Step::Visible | Step::Program | Step::Files => return vec![Advice::CheckFile],
        _ => {}
    }
    let container = ["/.dockerenv", "/run/.containerenv"]
        .iter()
        .any(|file| Path::new(file).exists());
    let possible = [
        (
            setting("user/max_user_namespaces") == Some(0),
            Advice::MaxUserNamespaces,
        ),
        (
            setting("kernel/unprivileged_userns_clone") == Some(0),
            Advice::UnprivilegedUserNamespaces,
        ),
        (
            setting("kernel/apparmor_restrict_unprivileged_userns") == Some(1),
            Advice::AppArmor,
        ),
        (container, Advice::Container),
        (!nix::unistd::geteuid().is_root(), Advice::RunAsRoot),
    ];
    possible
        .into_iter()
        .filter_map(|(holds, advice)| holds.then_some(advice))
        .collect()
}
