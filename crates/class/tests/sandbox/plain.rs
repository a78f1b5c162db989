//! Without namespaces: the same interface.

use crate::support::{LIMITS, Student, jail, mark, started};
use atisbo_class::sandbox::Fault;
use std::path::Path;
use std::time::{Duration, Instant};

crate::tests! {
    without_confinement_lines_files_and_the_end_are_the_same,
    without_confinement_all_descendants_end,
    without_confinement_memory_is_watched,
    without_confinement_other_limits_hold,
}

fn plain(code: &str) -> Student {
    let mark = mark();
    let mut jail = jail(&mark, code);
    jail.confined = false;
    jail.program.push("/kit/kit/agent.py".to_string());
    started(mark, &jail, &LIMITS)
}

fn without_confinement_lines_files_and_the_end_are_the_same() {
    let mut student = plain(
        "import os, sys\nprint(input(), open(sys.argv[1]).read().strip())\nprint(os.getcwd(), flush=True)\ninput()\nexit(4)",
    );
    let soon = Instant::now() + Duration::from_secs(5);
    student.process.send("hello", soon).unwrap();
    assert_eq!(student.hear(5.0).unwrap(), "hello kit = 1");
    let folder = student.hear(5.0).unwrap();
    assert!(Path::new(&folder).is_dir());
    student.process.send("", soon).unwrap();
    assert_eq!(
        student.hear(5.0),
        Err(Fault::Ended {
            code: Some(4),
            signal: None
        })
    );
    student.stop();
    assert!(!Path::new(&folder).exists());
}

fn without_confinement_all_descendants_end() {
    let mut student = plain(
        "
import os, time, signal
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if os.fork() == 0:
            print('daemon', flush=True)
            time.sleep(60)
        os._exit(0)
time.sleep(60)
",
    );
    for _ in 0..3 {
        assert_eq!(student.hear(5.0).unwrap(), "daemon");
    }
    assert_eq!(student.hear(0.1), Err(Fault::TimedOut));
    student.stop();
}

fn without_confinement_memory_is_watched() {
    let mut student = plain("kept = []\nwhile True: kept.append(b'x' * (1 << 20))");
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    student.stop();
}

fn without_confinement_other_limits_hold() {
    let mut student =
        plain("import os\nprint(sorted(os.environ))\nopen('big', 'wb').write(b'x' * (2 << 20))");
    let names = "['HOME', 'LANG', 'PATH', 'PYTHONDONTWRITEBYTECODE', 'PYTHONHASHSEED']";
    assert_eq!(student.hear(5.0).unwrap(), names);
    assert_eq!(
        student.hear(5.0),
        Err(Fault::Ended {
            code: Some(1),
            signal: None
        })
    );
    assert!(student.stop().contains("File too large"));
}
