//! Runs tests that are functions: several at a time, and says which failed.

use crate::support;
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A name and what it runs.
pub(crate) type Test = (&'static str, fn());

/// Names functions after themselves.
#[macro_export]
macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        pub(crate) const TESTS: &[$crate::runner::Test] = &[$((stringify!($name), $name)),*];
    };
}

/// Runs the tests whose names contain an argument, or all.
pub(crate) fn run(families: &[&[Test]], arguments: &[OsString]) -> ExitCode {
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    let mut filters = words
        .iter()
        .filter(|word| !word.starts_with("--"))
        .peekable();
    let is_chosen = |(name, _): &&Test| {
        filters.peek().is_none() || words.iter().any(|word| name.contains(word))
    };
    let mut is_chosen = is_chosen;
    let tests: Vec<&Test> = families
        .iter()
        .copied()
        .flatten()
        .filter(|test| is_chosen(test))
        .collect();
    if words.contains(&"--list") {
        for (name, _) in tests {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }
    if let Err(why) = atisbo_class::sandbox::available(&support::launcher()) {
        println!("this system cannot confine programs: {why:?}");
        return ExitCode::FAILURE;
    }

    println!("\nrunning {} tests", tests.len());
    // Cases are made in threads that stay: they count from the beginning.
    rayon::join(|| (), || ());
    let before = support::traces();
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while let Some((name, test)) = tests.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let begin = Instant::now();
                    let passed = std::panic::catch_unwind(test).is_ok();
                    let word = if passed { "ok" } else { "FAILED" };
                    println!("test {name} ... {word} ({:.2?})", begin.elapsed());
                    if !passed {
                        failed.lock().unwrap().push(*name);
                    }
                }
            });
        }
    });
    // Threads and folders of others go a little later.
    let mut after = support::traces();
    let deadline = Instant::now() + Duration::from_secs(3);
    while after != before && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(20));
        after = support::traces();
    }
    let failed = failed.into_inner().unwrap();
    println!(
        "\n{} passed, {} failed: {failed:?}",
        tests.len() - failed.len(),
        failed.len()
    );
    if before != after {
        println!("FAILED: something is left behind\nbefore: {before:?}\nafter:  {after:?}");
        return ExitCode::FAILURE;
    }
    ExitCode::from(u8::from(!failed.is_empty()))
}
