//! How programs end, or do not.

use crate::support::{LIMITS, student};
use atisbo_class::sandbox::Fault;
use nix::libc::{SIGABRT, SIGKILL, SIGSEGV};

crate::tests! {
    codes_and_signals_of_the_end_are_told,
    the_last_line_before_the_end_is_heard,
    an_endless_loop_is_left_at_the_deadline,
    a_program_that_sleeps_past_the_deadline_can_still_be_heard,
    a_program_that_ignores_signals_is_ended,
    a_program_that_stops_itself_is_ended,
    a_fork_bomb_is_limited_and_leaves_nothing,
    many_busy_processes_come_after_those_of_others,
    threads_are_limited,
    children_that_leave_their_session_end_with_the_program,
    children_that_outlive_the_deadline_are_ended,
}

fn ended(code: i32) -> Result<String, Fault> {
    Err(Fault::Ended {
        code: Some(code),
        signal: None,
    })
}

fn codes_and_signals_of_the_end_are_told() {
    let killed = |signal| {
        Err(Fault::Ended {
            code: None,
            signal: Some(signal),
        })
    };
    let cases = [
        ("exit(0)", ended(0)),
        ("import os; os._exit(77)", ended(77)),
        ("1 / 0", ended(1)),
        ("import os; os.abort()", killed(SIGABRT)),
        ("import os; os.kill(os.getpid(), 9)", killed(SIGKILL)),
        ("import ctypes; ctypes.string_at(0)", killed(SIGSEGV)),
    ];
    for (code, expected) in cases {
        let mut student = student(code);
        assert_eq!(student.hear(5.0), expected, "{code}");
        assert_eq!(student.hear(5.0), expected, "{code}, again");
        student.stop();
    }
}

fn the_last_line_before_the_end_is_heard() {
    let mut student = student("print('last words')");
    assert_eq!(student.hear(5.0).unwrap(), "last words");
    assert_eq!(student.hear(5.0), ended(0));
    student.stop();
}

fn an_endless_loop_is_left_at_the_deadline() {
    let mut student = student("while True: pass");
    assert_eq!(student.hear(0.4), Err(Fault::TimedOut));
    student.stop();
}

fn a_program_that_sleeps_past_the_deadline_can_still_be_heard() {
    let mut student = student("import time\ntime.sleep(0.6)\nprint('awake')");
    assert_eq!(student.hear(0.1), Err(Fault::TimedOut));
    assert_eq!(student.hear(5.0).unwrap(), "awake");
    student.stop();
}

fn a_program_that_ignores_signals_is_ended() {
    let mut student = student(
        "
import os, signal
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
print('deaf', flush=True)
while True: pass
",
    );
    assert_eq!(student.hear(5.0).unwrap(), "deaf");
    assert_eq!(student.hear(0.1), Err(Fault::TimedOut));
    student.stop();
}

fn a_program_that_stops_itself_is_ended() {
    let mut student =
        student("import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)\nprint('on')");
    assert_eq!(student.hear(0.4), Err(Fault::TimedOut));
    student.stop();
}

fn a_fork_bomb_is_limited_and_leaves_nothing() {
    let mut student = student(
        "
import os, time
count = 1
try:
    while True:
        if os.fork() == 0:
            while True:
                try: os.fork()
                except OSError: pass
        count += 1
except OSError: print(count, flush=True)
while True: time.sleep(1)
",
    );
    let count: u64 = student.hear(10.0).unwrap().parse().unwrap();
    assert!(count <= LIMITS.processes, "{count}");
    assert_eq!(student.hear(0.3), Err(Fault::TimedOut));
    student.stop();
}

fn many_busy_processes_come_after_those_of_others() {
    let code = |children: u32| {
        format!(
            "
import os, time
for _ in range({children}):
    if os.fork() == 0:
        while True: pass
end = time.monotonic() + 2
def nice(): return os.getpriority(os.PRIO_PROCESS, 0)
while time.monotonic() < end and nice() == 0: pass
print(nice(), flush=True)
"
        )
    };
    for (children, nice) in [(1, "0"), (9, "15")] {
        let mut student = student(&code(children));
        assert_eq!(student.hear(10.0).unwrap(), nice);
        // On a busy machine their end takes longer, too.
        student.process.stop();
    }
}

fn threads_are_limited() {
    let mut student = student(
        "
import threading, time
count = 1
try:
    while True:
        threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
        count += 1
except RuntimeError: print(count, flush=True)
",
    );
    let count: u64 = student.hear(10.0).unwrap().parse().unwrap();
    assert!(count <= LIMITS.processes && count > 5, "{count}");
    student.stop();
}

const DAEMON: &str = "
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        print('daemon', flush=True)
        while True: time.sleep(1)
    os._exit(0)
";

fn children_that_leave_their_session_end_with_the_program() {
    let mut student = student(&format!("{DAEMON}\nos.wait(); time.sleep(0.2)"));
    assert_eq!(student.hear(5.0).unwrap(), "daemon");
    assert_eq!(student.hear(2.0), ended(0));
    student.stop();
}

fn children_that_outlive_the_deadline_are_ended() {
    let mut student = student(&format!("{DAEMON}\ntime.sleep(60)"));
    assert_eq!(student.hear(5.0).unwrap(), "daemon");
    assert_eq!(student.hear(0.1), Err(Fault::TimedOut));
    student.stop();
}
