//! Starts students' programs: the language of a submission, what runs it on this machine, and the sandbox around it.

mod tools;

pub use tools::{Tool, ToolError};

use crate::agent::{Fault, Link};
use crate::grade::{Program, Start};
use crate::lab::{Lab, files};
use crate::sandbox::{self, Jail, Process, StartError};
use crate::submission::Submission;
use atisbo_base::Cancel;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often a wait looks whether the work is cancelled.
const LOOK: Duration = Duration::from_millis(100);

/// How the programs of a lab are run on this machine.
pub struct Runner<'a> {
    lab: &'a Lab,
    /// The words that start this program again as a stage of the sandbox.
    launcher: Vec<OsString>,
    confined: bool,
    cancel: Cancel,
    tools: BTreeMap<&'a str, Result<Tool, ToolError>>,
    hidden: Vec<PathBuf>,
}

impl<'a> Runner<'a> {
    /// A runner for the languages of a lab. `launcher`: see [`Process::start`].
    pub fn new(lab: &'a Lab, launcher: Vec<OsString>, confined: bool, cancel: Cancel) -> Self {
        let tools = lab.languages.iter();
        let tools = tools.map(|(name, language)| (name.as_str(), Tool::find(language)));
        Runner {
            lab,
            launcher,
            confined,
            cancel,
            tools: tools.collect(),
            hidden: Vec::new(),
        }
    }

    /// Hides what students must not see, where it lies in folders that their programs need: in a container often all is below `/usr`.
    /// A file's whole folder is hidden, for what lies beside it, unless a program that runs students' files is in it.
    #[must_use]
    pub fn hiding<'p>(mut self, paths: impl IntoIterator<Item = &'p Path>) -> Self {
        let paths = paths.into_iter();
        // What is not there yet, such as the folder of results, may be there when a program starts.
        let real = paths.filter_map(|path| {
            let real = std::fs::canonicalize(path);
            real.or_else(|_| std::path::absolute(path)).ok()
        });
        let mut hidden: Vec<PathBuf> = real
            .map(|path| match path.parent() {
                Some(folder) if path.is_file() && !self.needs(folder) => folder.to_owned(),
                _ => path,
            })
            .collect();
        hidden.sort_unstable();
        hidden.dedup();
        self.hidden = hidden;
        self
    }

    /// Is something in this folder that students' programs need?
    fn needs(&self, folder: &Path) -> bool {
        let found = self.tools.values().flatten();
        let mut needed = found.flat_map(|tool| {
            let programs = tool.program.iter().map(Path::new);
            programs.chain(tool.visible.iter().map(PathBuf::as_path))
        });
        needed.any(|path| path.starts_with(folder))
    }

    /// Whether programs are confined.
    pub fn confined(&self) -> bool {
        self.confined
    }

    /// What tells the programs that run students' files from others: their versions or paths.
    pub fn versions(&self) -> String {
        let found = self.tools.values().flatten();
        let versions: Vec<&str> = found.map(|tool| tool.version.as_str()).collect();
        versions.join(" ")
    }

    /// What runs a language on this machine.
    pub fn tool(&self, language: &str) -> Option<&Result<Tool, ToolError>> {
        self.tools.get(language)
    }

    /// The program of a submission: its language and its files; nothing if there is none that can be run.
    pub fn program(&self, submission: &Submission) -> Option<Runnable<'_>> {
        let whole = self.lab.languages.iter().find_map(|(name, language)| {
            let (path, _) = submission.file_named(&language.detect)?;
            Some((name, path))
        });
        // A part of a program may be worth something.
        let part = || {
            self.lab.languages.iter().find_map(|(name, language)| {
                let mut names = language.files.iter();
                let (path, _) = names.find_map(|name| submission.file_named(name))?;
                Some((name, path))
            })
        };
        let (language, path) = whole.or_else(part)?;
        let beside = submission.beside(path).into_iter();
        let files = beside.map(|(path, bytes)| (PathBuf::from(path), bytes));
        Some(self.runnable(language, files.collect()))
    }

    fn runnable<'r>(&'r self, language: &'r str, files: Vec<(PathBuf, Vec<u8>)>) -> Runnable<'r> {
        let tool = self.tools.get(language);
        let visible = |tool: &Tool| Jail {
            program: tool.program.clone(),
            files,
            kit: files::kit(language),
            visible: tool.visible.clone(),
            hidden: self.hidden.clone(),
            confined: self.confined,
        };
        let jail = match tool {
            Some(Ok(tool)) => Ok(visible(tool)),
            Some(Err(error)) => Err(error.to_string()),
            None => Err(language.to_owned()),
        };
        Runnable {
            runner: self,
            language,
            jail,
        }
    }

    fn limits(&self) -> sandbox::Limits {
        const MEGABYTE: u64 = 1_000_000;
        let limits = &self.lab.limits;
        sandbox::Limits {
            memory: limits.megabytes.saturating_mul(MEGABYTE),
            processes: limits.processes,
            file_size: limits.file_megabytes.saturating_mul(MEGABYTE),
            stderr: limits.output_bytes,
            ..sandbox::Limits::default()
        }
    }
}

/// A program of a student's that can be started.
pub struct Runnable<'r> {
    runner: &'r Runner<'r>,
    /// Its language.
    pub language: &'r str,
    jail: Result<Jail, String>,
}

impl Start for Runnable<'_> {
    fn start(&self) -> Result<Box<dyn Program + '_>, String> {
        if self.runner.cancel.is_raised() {
            return Err("cancelled".to_owned());
        }
        let jail = self.jail.as_ref().map_err(Clone::clone)?;
        let runner = self.runner;
        match Process::start(jail, &runner.limits(), &runner.launcher) {
            Ok(process) => {
                let language = runner.lab.languages.get(self.language);
                Ok(Box::new(Running {
                    process,
                    cancel: &runner.cancel,
                    is_building: language.is_some_and(|language| !language.build.is_empty()),
                }))
            }
            Err(error @ (StartError::Refused(_) | StartError::BadPath { .. })) => {
                Err(error.to_string())
            }
        }
    }
}

/// A program that runs.
struct Running<'r> {
    process: Process,
    cancel: &'r Cancel,
    /// Whether it is built first, and has not said anything yet.
    is_building: bool,
}

impl Running<'_> {
    fn fault(&self, fault: sandbox::Fault) -> Fault {
        match fault {
            sandbox::Fault::Ended { code, .. }
                if self.is_building && code == Some(tools::NOT_BUILT.into()) =>
            {
                Fault::NotBuilt
            }
            other => other.into(),
        }
    }
}

impl Link for Running<'_> {
    fn send(&mut self, line: &str, deadline: Instant) -> Result<(), Fault> {
        let sent = self.process.send(line, deadline);
        sent.map_err(|fault| self.fault(fault))
    }

    fn receive(&mut self, deadline: Instant) -> Result<String, Fault> {
        loop {
            let soon = deadline.min(Instant::now() + LOOK);
            match self.process.receive(soon) {
                Err(sandbox::Fault::TimedOut) if soon < deadline && !self.cancel.is_raised() => {}
                Ok(line) => {
                    self.is_building = false;
                    return Ok(line);
                }
                Err(fault) => return Err(self.fault(fault)),
            }
        }
    }
}

impl Program for Running<'_> {
    fn stop(self: Box<Self>) -> String {
        self.process.stop()
    }
}

impl From<sandbox::Fault> for Fault {
    fn from(fault: sandbox::Fault) -> Self {
        match fault {
            sandbox::Fault::TimedOut => Fault::TimedOut,
            sandbox::Fault::Memory => Fault::Memory,
            sandbox::Fault::LineTooLong => Fault::LineTooLong,
            sandbox::Fault::NotText => Fault::NotText,
            sandbox::Fault::Ended { code, signal } => Fault::Ended(match (code, signal) {
                (Some(code), _) => format!("exit {code}"),
                (None, Some(signal)) => format!("signal {signal}"),
                (None, None) => "closed".to_owned(),
            }),
        }
    }
}
