//! Lines to and from a program.

use crate::support::{LIMITS, jail, mark, started, student};
use atisbo_class::sandbox::Fault;
use std::time::{Duration, Instant};

crate::tests! {
    a_program_answers_line_by_line,
    a_line_of_the_full_length_arrives,
    a_line_of_ten_megabytes_is_too_long,
    a_line_without_end_is_too_long,
    bytes_that_are_not_text_are_a_fault_that_stays,
    endless_lines_wait_until_they_are_received,
    endless_lines_do_not_put_off_the_deadline,
    endless_errors_do_not_stop_the_answers,
    of_the_errors_the_beginning_and_the_end_are_kept,
    a_program_that_does_not_read_is_left_at_the_deadline,
    a_program_that_closes_its_output_will_say_no_more,
    a_program_that_closes_its_input_and_ends_is_heard,
}

fn soon() -> Instant {
    Instant::now() + Duration::from_secs(5)
}

fn a_program_answers_line_by_line() {
    let mut student =
        student("for line in __import__('sys').stdin: print(line.strip().upper(), flush=True)");
    for number in 0..100 {
        student
            .process
            .send(&format!("línea {number}"), soon())
            .unwrap();
        assert_eq!(student.hear(5.0).unwrap(), format!("LÍNEA {number}"));
    }
    assert_eq!(student.stop(), "");
}

fn a_line_of_the_full_length_arrives() {
    let mut student = student("print('x' * (64 << 10)); print('y')");
    assert_eq!(student.hear(5.0).unwrap().len(), LIMITS.line);
    assert_eq!(student.hear(5.0).unwrap(), "y");
    student.stop();
}

fn a_line_of_ten_megabytes_is_too_long() {
    let mut student = student("print('first'); print('x' * (10 << 20)); print('last')");
    assert_eq!(student.hear(5.0).unwrap(), "first");
    assert_eq!(student.hear(5.0), Err(Fault::LineTooLong));
    assert_eq!(student.hear(5.0), Err(Fault::LineTooLong));
    student.stop();
}

fn a_line_without_end_is_too_long() {
    let mut student = student("import os\nwhile True: os.write(1, b'x' * 4096)");
    assert_eq!(student.hear(5.0), Err(Fault::LineTooLong));
    student.stop();
}

fn bytes_that_are_not_text_are_a_fault_that_stays() {
    let mut student =
        student("import os, time\nos.write(1, b'\\xff\\xfe\\n{}\\n')\ntime.sleep(60)");
    assert_eq!(student.hear(5.0), Err(Fault::NotText));
    assert_eq!(student.hear(5.0), Err(Fault::NotText));
    student.stop();
}

fn endless_lines_wait_until_they_are_received() {
    let mut student = student("import itertools\nfor n in itertools.count(): print(n)");
    assert_eq!(student.hear(5.0).unwrap(), "0");
    std::thread::sleep(Duration::from_millis(300));
    for number in 1..100_000 {
        assert_eq!(student.hear(5.0).unwrap(), number.to_string());
    }
    student.stop();
}

fn endless_lines_do_not_put_off_the_deadline() {
    let mut student = student("while True: print('more')");
    let deadline = Instant::now() + Duration::from_millis(300);
    while student.process.receive(deadline).is_ok() {
        assert!(Instant::now() < deadline + Duration::from_secs(1));
    }
    assert_eq!(student.process.receive(deadline), Err(Fault::TimedOut));
    student.stop();
}

fn endless_errors_do_not_stop_the_answers() {
    let mut student = student(
        "
import os, threading
def flood():
    while True: os.write(2, b'error ' * 1000)
threading.Thread(target=flood, daemon=True).start()
for line in open(0): print(line, end='', flush=True)
",
    );
    for _ in 0..3 {
        std::thread::sleep(Duration::from_millis(50));
        student.process.send("hello", soon()).unwrap();
        assert_eq!(student.hear(5.0).unwrap(), "hello");
    }
    let text = student.stop();
    assert!(text.len() <= LIMITS.stderr + 8 && text.len() > LIMITS.stderr / 2);
}

fn of_the_errors_the_beginning_and_the_end_are_kept() {
    let mut student = student(
        "
import sys
print('begin', file=sys.stderr)
print('x' * 100_000, file=sys.stderr)
raise ValueError('the end')
",
    );
    let ended = Fault::Ended {
        code: Some(1),
        signal: None,
    };
    assert_eq!(student.hear(5.0), Err(ended));
    let text = student.stop();
    assert!(
        text.starts_with("begin\nxxx") && text.ends_with("ValueError: the end\n"),
        "{text}"
    );
}

fn a_program_that_does_not_read_is_left_at_the_deadline() {
    let mut student = student("import time\ntime.sleep(60)");
    let begin = Instant::now();
    let text = "x".repeat(1 << 20);
    let sent = student
        .process
        .send(&text, begin + Duration::from_millis(300));
    assert_eq!(sent, Err(Fault::TimedOut));
    assert!(begin.elapsed() < Duration::from_millis(600));
    student.stop();
}

fn a_program_that_closes_its_output_will_say_no_more() {
    let mut student = student("import os, time\nos.close(1)\ntime.sleep(60)");
    let ended = Fault::Ended {
        code: None,
        signal: None,
    };
    assert_eq!(student.hear(2.0), Err(ended));
    student.stop();
}

fn a_program_that_closes_its_input_and_ends_is_heard() {
    let mark = mark();
    let code =
        "import os, time\nos.close(0)\nprint('closed', flush=True)\ntime.sleep(0.2)\nos._exit(3)";
    let mut student = started(mark.clone(), &jail(&mark, code), &LIMITS);
    assert_eq!(student.hear(5.0).unwrap(), "closed");
    let ended = Fault::Ended {
        code: Some(3),
        signal: None,
    };
    assert_eq!(student.process.send("hello", soon()), Err(ended));
    student.stop();
}
