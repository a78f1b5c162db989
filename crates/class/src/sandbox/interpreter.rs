//! The Python interpreter behind a name such as `python3`: the program itself and the folders it needs.
//!
//! The name may be a script that chooses a version (pyenv), or belong to a virtual environment, and the interpreter may lie in a home folder.
//! So it is asked.

use atisbo_base::SystemError;
use serde::{Deserialize, Serialize};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use thiserror::Error;

/// A Python interpreter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Interpreter {
    /// The program, by its full path.
    pub program: PathBuf,
    /// What it must see: the folders it is installed in.
    pub visible: Vec<PathBuf>,
    /// Its version, such as `3.11.7`.
    pub version: String,
}

/// Why there is no interpreter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
pub enum InterpreterError {
    /// It cannot be started.
    #[error("{name}: {reason}")]
    NotStarted {
        /// As it was named.
        name: String,
        /// What the system said.
        reason: SystemError,
    },
    /// It does not answer as Python 3 does.
    #[error("{name}: not Python 3")]
    NotPython {
        /// As it was named.
        name: String,
    },
}

const QUESTION: &str = "
import json, os, sys
program = getattr(sys, '_base_executable', None) or sys.executable
folders = sorted({sys.base_prefix, sys.base_exec_prefix})
if not any(program.startswith(os.path.join(folder, '')) for folder in folders):
    program = os.path.realpath(program)
print(json.dumps([program, folders, '.'.join(map(str, sys.version_info[:3]))]))
";

#[derive(Deserialize)]
struct Answer(PathBuf, Vec<PathBuf>, String);

/// The interpreter that `name` (`python3`, or a path) starts.
///
/// # Errors
///
/// If it cannot be started or is not Python 3.
pub fn interpreter(name: impl AsRef<OsStr>) -> Result<Interpreter, InterpreterError> {
    let shown = || name.as_ref().to_string_lossy().into_owned();
    let output = Command::new(name.as_ref())
        .args(["-I", "-S", "-c", QUESTION])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| InterpreterError::NotStarted {
            name: shown(),
            reason: (&error).into(),
        })?;
    let Ok(Answer(program, mut visible, version)) = serde_json::from_slice(&output.stdout) else {
        return Err(InterpreterError::NotPython { name: shown() });
    };
    if !version.starts_with("3.") {
        return Err(InterpreterError::NotPython { name: shown() });
    }
    if !visible.iter().any(|folder| program.starts_with(folder)) {
        visible.push(program.clone());
    }
    // Where every package has a folder of its own, the interpreter needs its neighbours.
    let store = Path::new("/nix/store");
    if program.starts_with(store) {
        visible.push(store.to_path_buf());
    }
    Ok(Interpreter {
        program,
        visible,
        version,
    })
}
