//! Starts a student's Python, and looks for what it left behind.

use atisbo_class::sandbox::{Fault, Interpreter, Jail, Limits, Process, interpreter};
use std::ffi::OsString;
use std::fs;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The words that start this program as a stage.
pub(crate) fn launcher() -> Vec<OsString> {
    vec![std::env::current_exe().unwrap().into(), "stage".into()]
}

/// The interpreter of this machine.
pub(crate) fn python() -> &'static Interpreter {
    static PYTHON: OnceLock<Interpreter> = OnceLock::new();
    PYTHON.get_or_init(|| {
        let own = interpreter("python3");
        // A user that may not enter root's home takes the distribution's.
        own.or_else(|_| interpreter("/usr/bin/python3")).unwrap()
    })
}

/// Small limits.
pub(crate) const LIMITS: Limits = Limits {
    memory: 128 << 20,
    processes: 12,
    file_size: 1 << 20,
    line: 64 << 10,
    stderr: 4 << 10,
};

/// A program that runs, with a name by which its processes can be found.
pub(crate) struct Student {
    pub(crate) process: Process,
    mark: String,
}

/// A submission of one file.
pub(crate) fn jail(mark: &str, code: &str) -> Jail {
    let python = python();
    Jail {
        program: vec![
            python.program.to_str().unwrap().to_string(),
            format!("/work/{mark}.py"),
        ],
        files: vec![(format!("{mark}.py").into(), code.into())],
        kit: vec![("kit/agent.py".into(), b"kit = 1\n".to_vec())],
        visible: python.visible.clone(),
        hidden: Vec::new(),
        confined: true,
    }
}

/// A name that no other test has.
pub(crate) fn mark() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("student_{}_{number}_", std::process::id())
}

/// Starts a submission in the sandbox.
pub(crate) fn student(code: &str) -> Student {
    let mark = mark();
    let jail = jail(&mark, code);
    started(mark, &jail, &LIMITS)
}

/// Starts a submission.
pub(crate) fn started(mark: String, jail: &Jail, limits: &Limits) -> Student {
    let process = Process::start(jail, limits, &launcher()).unwrap();
    Student { process, mark }
}

impl Student {
    /// The next line, or what is wrong, within some seconds.
    pub(crate) fn hear(&mut self, seconds: f64) -> Result<String, Fault> {
        let begin = Instant::now();
        let heard = self
            .process
            .receive(begin + Duration::from_secs_f64(seconds));
        assert!(
            begin.elapsed().as_secs_f64() < seconds + 0.5,
            "it takes too long"
        );
        heard
    }

    /// The next line, as JSON.
    pub(crate) fn value(&mut self) -> serde_json::Value {
        let line = self.hear(10.0);
        let line = line.unwrap_or_else(|fault| {
            let text = self
                .process
                .receive(Instant::now() + Duration::from_millis(10));
            assert_eq!(format!("{fault:?}, {text:?}"), "a line");
            String::new()
        });
        serde_json::from_str(&line).unwrap()
    }

    /// Ends it quickly, and nothing of it is left.
    pub(crate) fn stop(self) -> String {
        let begin = Instant::now();
        let text = self.process.stop();
        assert!(
            begin.elapsed() < Duration::from_secs(2),
            "stopping takes too long"
        );
        assert_eq!(
            processes(&self.mark),
            Vec::<String>::new(),
            "processes are left"
        );
        text
    }
}

/// The processes with a mark among their arguments.
pub(crate) fn processes(mark: &str) -> Vec<String> {
    let own = std::process::id().to_string();
    let mut found = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let text = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let text = String::from_utf8_lossy(&text).into_owned();
        if text.contains(mark) && entry.file_name().to_str() != Some(own.as_str()) {
            found.push(text);
        }
    }
    found
}

/// What this process has: mounts, open files, threads, children, temporary folders.
pub(crate) fn traces() -> (String, usize, usize, String, usize) {
    let count = |path: &str| fs::read_dir(path).unwrap().count();
    let folders = fs::read_dir(std::env::temp_dir()).unwrap().flatten();
    let prefix = "atisbo-";
    let folders = folders.filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix));
    (
        fs::read_to_string("/proc/self/mounts").unwrap(),
        count("/proc/self/fd"),
        count("/proc/self/task"),
        fs::read_to_string("/proc/thread-self/children").unwrap_or_default(),
        folders.count(),
    )
}
