//! Memory in all its forms, up to the limit.

use crate::support::student;
use atisbo_class::sandbox::Fault;

crate::tests! {
    ten_gigabytes_at_once_are_refused,
    memory_that_grows_is_ended_at_the_limit,
    shared_memory_that_grows_is_ended_at_the_limit,
    memory_of_many_processes_is_counted_together,
    pages_that_processes_share_are_counted_once,
    files_in_memory_are_counted,
}

fn ten_gigabytes_at_once_are_refused() {
    let mut student = student("bytearray(10 << 30)");
    assert_eq!(
        student.hear(5.0),
        Err(Fault::Ended {
            code: Some(1),
            signal: None
        })
    );
    assert!(student.stop().contains("MemoryError"));
}

fn memory_that_grows_is_ended_at_the_limit() {
    let mut student = student("kept = []\nwhile True: kept.append(b'x' * (1 << 20))");
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    student.stop();
}

fn shared_memory_that_grows_is_ended_at_the_limit() {
    let mut student = student(
        "
import mmap
kept = []
while True:
    kept.append(mmap.mmap(-1, 1 << 20))
    kept[-1].write(b'x' * (1 << 20))
",
    );
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    student.stop();
}

fn memory_of_many_processes_is_counted_together() {
    let mut student = student(
        "
import os, time
for _ in range(6):
    if os.fork() == 0:
        kept = b'x' * (30 << 20)
        time.sleep(60)
time.sleep(60)
",
    );
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    student.stop();
}

fn pages_that_processes_share_are_counted_once() {
    let mut student = student(
        "
import os, time
kept = b'x' * (60 << 20)
for _ in range(6):
    if os.fork() == 0:
        time.sleep(60)
time.sleep(0.3)
print('fine', flush=True)
",
    );
    assert_eq!(student.hear(10.0).unwrap(), "fine");
    student.stop();
}

fn files_in_memory_are_counted() {
    let mut student = student(
        "
import time
for folder in '/work', '/tmp':
    for number in range(4):
        open(f'{folder}/{number}', 'wb').write(b'x' * ((1 << 20) - 4096))
kept = b'x' * (118 << 20)
time.sleep(60)
",
    );
    assert_eq!(student.hear(10.0), Err(Fault::Memory));
    student.stop();
}
