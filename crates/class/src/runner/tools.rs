//! What runs a language on this machine: its programs by their full paths, and the folders that they must see.

use crate::lab::Language;
use crate::sandbox::{InterpreterError, interpreter};
use serde::Serialize;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The exit code of a program that cannot be built.
pub(crate) const NOT_BUILT: u8 = 113;

/// What runs programs of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool {
    /// The program and its arguments; with what builds before it, a shell that runs both.
    pub program: Vec<String>,
    /// What it must see.
    pub visible: Vec<PathBuf>,
    /// What tells it from others: version or path.
    pub version: String,
}

/// Why a language cannot be run here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
pub enum ToolError {
    /// There is no such program.
    #[error("{name}: no such program")]
    Missing {
        /// Its name.
        name: String,
    },
    /// The interpreter does not work.
    #[error(transparent)]
    Interpreter(#[from] InterpreterError),
}

impl Tool {
    /// Finds what runs a language.
    ///
    /// # Errors
    ///
    /// If its programs are not here.
    pub fn find(language: &Language) -> Result<Self, ToolError> {
        let mut tool = Tool::named(&language.run)?;
        if !language.build.is_empty() {
            // It is built at every start, within the time for that: nothing is kept from one question to the next.
            let build = Tool::named(&language.build)?;
            // Every word stays a word of its own, in which paths can be replaced.
            let count = build.program.len();
            let words: Vec<String> = (1..=count).map(|word| format!("\"${{{word}}}\"")).collect();
            let script = format!(
                "{} >&2 || exit {NOT_BUILT}; shift {count}; exec \"$@\"",
                words.join(" ")
            );
            let shell = ["/bin/sh", "-c", &script, "sh"].map(str::to_owned);
            tool.program
                .splice(0..0, shell.into_iter().chain(build.program));
            tool.visible.extend(build.visible);
            tool.visible.sort();
            tool.visible.dedup();
        }
        Ok(tool)
    }

    fn named(words: &[String]) -> Result<Self, ToolError> {
        let (name, arguments) = words.split_first().ok_or(ToolError::Missing {
            name: String::new(),
        })?;
        let base = Path::new(name).file_name().and_then(|name| name.to_str());
        let (path, visible, version) = if base.is_some_and(|name| name.starts_with("python")) {
            let found = interpreter(name)?;
            (found.program, found.visible, found.version)
        } else {
            let missing = || ToolError::Missing { name: name.clone() };
            let path = on_path(name).ok_or_else(missing)?;
            let visible = around(&path);
            let version = path.to_string_lossy().into_owned();
            (path, visible, version)
        };
        let program = [path.to_string_lossy().into_owned()];
        Ok(Tool {
            program: program
                .into_iter()
                .chain(arguments.iter().cloned())
                .collect(),
            visible,
            version,
        })
    }
}

/// The file behind a name on the path, with all links followed.
fn on_path(name: &str) -> Option<PathBuf> {
    let found = if name.contains('/') {
        Some(PathBuf::from(name))
    } else {
        let folders = std::env::var_os("PATH")?;
        let paths: Vec<PathBuf> = std::env::split_paths(&folders).collect();
        let mut paths = paths.into_iter().map(|folder| folder.join(name));
        paths.find(|path| path.is_file())
    };
    std::fs::canonicalize(found?).ok()
}

/// The folder that a program is installed in, and where Debian keeps the settings of Java.
fn around(program: &Path) -> Vec<PathBuf> {
    let is_bin = |folder: &&Path| folder.file_name().is_some_and(|name| name == "bin");
    let home = program.parent().filter(is_bin).and_then(Path::parent);
    let Some(home) = home.filter(|home| home.parent().is_some()) else {
        return vec![program.to_owned()];
    };
    let mut visible = Vec::new();
    if home != Path::new("/usr") {
        visible.push(home.to_owned());
    }
    for name in ["conf", "lib/security"] {
        let mut links = Vec::new();
        if let Ok(entries) = std::fs::read_dir(home.join(name)) {
            links.extend(entries.filter_map(|entry| Some(entry.ok()?.path())));
        }
        let real = links
            .iter()
            .filter_map(|path| std::fs::canonicalize(path).ok());
        let outside = real.filter(|path| !path.starts_with(home));
        visible.extend(outside.filter_map(|path| Some(path.parent()?.to_owned())));
    }
    visible.sort();
    visible.dedup();
    visible.retain(|path| path.parent().is_some());
    visible
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(run: &[&str], build: &[&str]) -> Language {
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        Language {
            detect: "x".to_owned(),
            files: Vec::new(),
            build: words(build),
            run: words(run),
        }
    }

    #[test]
    fn programs_are_found_by_their_full_paths_and_built_before() {
        let tool = Tool::find(&language(&["sh", "-c", "true"], &["ls", "it's"])).expect("a shell");
        assert_eq!(tool.program[0], "/bin/sh");
        let script = r#""${1}" "${2}" >&2 || exit 113; shift 2; exec "$@""#;
        assert_eq!(tool.program[1..4], ["-c", script, "sh"]);
        assert!(tool.program[4].ends_with("/ls"), "{tool:?}");
        assert_eq!(tool.program[5], "it's");
        assert!(tool.program[6].starts_with('/'));
        assert_eq!(tool.program[7..], ["-c", "true"]);
        let missing = Tool::find(&language(&["no-such-program"], &[]));
        assert!(matches!(missing, Err(ToolError::Missing { .. })));
    }
}
