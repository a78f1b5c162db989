//! Every check there is, in the order in which failures are cheapest.

use crate::page;
use anyhow::{Context, Result, bail};
use std::process::Command;
use std::time::Instant;

/// Runs every check and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    component("rustfmt", "fmt")?;
    component("clippy", "clippy")?;
    step("format", &["fmt", "--all", "--check"], &[])?;
    step(
        "lints",
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
        &[],
    )?;
    step(
        "documentation",
        &["doc", "--workspace", "--no-deps", "--quiet"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    page::check()?;
    page::browser()?;
    // The CLI's documented examples are tests of the package `atisbo`.
    step(
        "tests and examples",
        &["test", "--workspace", "--quiet"],
        &[],
    )?;
    println!("all checks passed");
    Ok(())
}

/// The checks that are too slow for every change: the tests marked as ignored.
pub(crate) fn wide() -> Result<()> {
    let args = [
        "test",
        "--release",
        "--workspace",
        "--quiet",
        "--",
        "--ignored",
    ];
    step("wide checks", &args, &[])
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

/// One cargo command with a heading and its time, both on standard error: what the command prints may be
/// data.
pub(crate) fn step(name: &str, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    eprintln!("== {name}: cargo {}", args.join(" "));
    let start = Instant::now();
    let status = Command::new(cargo())
        .args(args)
        .envs(env.iter().copied())
        .status()
        .with_context(|| format!("cargo {} did not start", args.join(" ")))?;
    if !status.success() {
        bail!("{name} failed: cargo {}", args.join(" "));
    }
    eprintln!("== {name}: ok in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// The cargo that runs us.
fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}
