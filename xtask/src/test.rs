//! Every check there is, in the order in which failures are cheapest, and what each of them takes.

use crate::{page, python};
use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use std::process::Command;
use std::time::{Duration, Instant};

/// Which checks to run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only the crates named so, without the page: `ohno`, `search`, `api`; may be given several times
    #[arg(long, value_name = "CRATE")]
    only: Vec<String>,
    /// Leave checks out, where what they need cannot be installed; may be given several times
    #[arg(long, value_name = "CHECKS")]
    without: Vec<Optional>,
}

/// Checks that need more than a Rust toolchain.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Optional {
    /// Types, tests and accessibility of the page's scripts: Node and npm
    Node,
    /// The page in a browser: chromium and chromedriver
    Browser,
    /// The Python package: Python with venv and pip
    Python,
}

/// What a part of the checks may take on two quiet cores, from an empty target folder, in minutes. What does
/// not fit goes to `cargo xtask wide`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Rust,
    Browser,
    Python,
}

const ALLOWANCE: [(Part, &str, f64); 3] = [
    (Part::Rust, "Rust", 8.0),
    (Part::Browser, "browser", 1.0),
    (Part::Python, "Python", 2.0),
];

/// The step that is run with stricter flags of rustdoc.
const DOCUMENTATION: &str = "documentation";

/// Runs every check and stops at the first that fails.
pub(crate) fn all(args: &Args) -> Result<()> {
    component("rustfmt", "fmt")?;
    component("clippy", "clippy")?;
    let crates = selected(&args.only);
    let mut clock = Clock::default();
    // The examples of README and docs are tests of the package `atisbo`. Examples of the crates are only
    // checked, with the lints.
    let steps = [
        ("format", "fmt --all --check".to_owned()),
        (
            "lints",
            format!("clippy {crates} --all-targets --quiet -- -D warnings"),
        ),
        (DOCUMENTATION, format!("doc {crates} --no-deps --quiet")),
        ("tests", format!("test --quiet {crates} --tests")),
        (
            "documentation's tests",
            format!("test --quiet {crates} --doc"),
        ),
    ];
    for (name, command) in steps {
        let strict = [("RUSTDOCFLAGS", "-D warnings")];
        let env = &strict[..usize::from(name == DOCUMENTATION)];
        clock.time(Part::Rust, name, || step(name, &command, &[], env))?;
    }
    if args.only.is_empty() {
        let without = |check| args.without.contains(&check);
        // Before the page, whose tests are the longest.
        if !without(Optional::Python) {
            clock.time(Part::Python, "Python package", python::check)?;
        }
        if !without(Optional::Node) {
            clock.time(Part::Browser, "scripts of the page", page::check)?;
        }
        if !without(Optional::Browser) {
            clock.time(Part::Browser, "page in a browser", || {
                page::browse(without(Optional::Node))
            })?;
        }
    }
    clock.report();
    let left_out = args.without.iter().filter_map(ValueEnum::to_possible_value);
    for name in left_out {
        println!("left out: --without {}", name.get_name());
    }
    println!("all checks passed");
    Ok(())
}

/// The packages as cargo selects them: all, or those with these names.
fn selected(only: &[String]) -> String {
    if only.is_empty() {
        return "--workspace".to_owned();
    }
    let package = |name: &String| match name.as_str() {
        "cli" | "atisbo" => "--package atisbo".to_owned(),
        "xtask" | "measure" => format!("--package {name}"),
        name => format!("--package atisbo-{}", name.trim_start_matches("atisbo-")),
    };
    let packages: Vec<String> = only.iter().map(package).collect();
    packages.join(" ")
}

/// The checks that are too slow for every change: the tests marked as ignored, and the oldest Rust.
pub(crate) fn wide() -> Result<()> {
    let tests = "test --release --workspace --quiet -- --ignored";
    step("wide checks", tests, &[], &[])?;
    oldest()
}

/// The oldest Rust that the manifest promises, where rustup can get it.
fn oldest() -> Result<()> {
    let version = concat!(env!("CARGO_PKG_RUST_VERSION"), ".0");
    let rustup = |args: &[&str]| Command::new("rustup").args(args).status();
    let installed = rustup(&["toolchain", "install", version, "--profile", "minimal"]);
    if !installed.is_ok_and(|status| status.success()) {
        eprintln!("== Rust {version} is not tried: rustup cannot install it here");
        return Ok(());
    }
    let check = "cargo check --workspace --all-targets --target-dir target/oldest";
    let all: Vec<&str> = ["run", version]
        .into_iter()
        .chain(check.split(' '))
        .collect();
    run("oldest Rust", "rustup", &all, &[])
}

/// What each check took.
#[derive(Default)]
struct Clock {
    taken: Vec<(Part, &'static str, Duration)>,
}

impl Clock {
    fn time(
        &mut self,
        part: Part,
        name: &'static str,
        check: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let start = Instant::now();
        check()?;
        self.taken.push((part, name, start.elapsed()));
        Ok(())
    }

    /// Prints the minutes of each part beside what it may take.
    fn report(&self) {
        let minutes = |time: Duration| time.as_secs_f64() / 60.0;
        for (part, name, allowed) in ALLOWANCE {
            let own = || self.taken.iter().filter(|(of, ..)| *of == part);
            if own().next().is_none() {
                continue;
            }
            let sum: Duration = own().map(|(.., time)| *time).sum();
            println!("{name}: {:.1} minutes of {allowed:.1}", minutes(sum));
            for (_, name, time) in own() {
                println!("  {name}: {:.1}", minutes(*time));
            }
            if minutes(sum) > allowed {
                println!(
                    "  more than its allowance, which is for two quiet cores and an empty target folder: \
                     move what is slow to `cargo xtask wide`"
                );
            }
        }
    }
}

/// A component of the toolchain: there already, installed now, or named as missing.
fn component(name: &str, subcommand: &str) -> Result<()> {
    let there = || {
        Command::new(cargo())
            .args([subcommand, "--version"])
            .output()
            .is_ok_and(|output| output.status.success())
    };
    if there() {
        return Ok(());
    }
    println!("installing {name}");
    let installed = Command::new("rustup")
        .args(["component", "add", name])
        .status();
    if installed.is_ok_and(|status| status.success()) && there() {
        return Ok(());
    }
    bail!("{name} is missing and could not be installed: run `rustup component add {name}`")
}

/// A cargo command, its words separated by blanks, with more arguments after it.
pub(crate) fn step(name: &str, command: &str, more: &[&str], env: &[(&str, &str)]) -> Result<()> {
    let args: Vec<&str> = command.split(' ').chain(more.iter().copied()).collect();
    run(name, &cargo(), &args, env)
}

/// A program with a heading and its time, both on standard error: what it prints may be data.
pub(crate) fn run(name: &str, program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    // The name alone: the path of the toolchain says nothing.
    let short = program.rsplit(['/', '\\']).next().unwrap_or(program);
    let command = [&[short], args].concat().join(" ");
    eprintln!("== {name}: {command}");
    let start = Instant::now();
    let status = Command::new(program)
        .args(args)
        .envs(env.iter().copied())
        .status()
        .with_context(|| format!("{program} did not start"))?;
    if !status.success() {
        bail!("{name} failed: {command}");
    }
    eprintln!("== {name}: ok in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The cargo that runs us.
fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}
