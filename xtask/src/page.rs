//! The page: its types, its own tests, a browser to try it in, and what is made of it.

use crate::test::step;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Where what is needed to check the page is put; users need none of it.
const TOOLS: &str = "target/page-tools";

/// The programs that check the page, as npm calls them.
const PACKAGES: [&str; 2] = ["typescript@7", "axe-core@4"];

/// Checks the types of the page's scripts and runs their own tests.
pub(crate) fn check() -> Result<()> {
    if !has("npm") && !install(&["nodejs", "npm"]) {
        return missing(
            "the page's scripts are not checked",
            "install nodejs and npm",
        );
    }
    if !Path::new(TOOLS)
        .join("node_modules/axe-core/axe.min.js")
        .exists()
    {
        let arguments = ["install", "--no-audit", "--no-fund", "--prefix", TOOLS];
        run(
            "page tools",
            "npm",
            &[&arguments[..], &PACKAGES[..]].concat(),
        )?;
    }
    let tsc = format!("{TOOLS}/node_modules/.bin/tsc");
    run("types of the page", &tsc, &["-p", "crates/web/static"])?;
    // Not every node looks into folders by itself.
    let mut tests = vec!["--test".to_owned()];
    for entry in std::fs::read_dir("crates/web/tests/page")? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "mjs") {
            tests.push(path.to_string_lossy().into_owned());
        }
    }
    let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
    run("scripts of the page", "node", &tests)
}

/// A browser that the tests can drive.
pub(crate) fn browser() -> Result<()> {
    let there = || (has("chromium") || has("google-chrome")) && has("chromedriver");
    if there() || (install(&["chromium", "chromium-driver"]) && there()) {
        return Ok(());
    }
    missing(
        "the page is not tried in a browser",
        "install chromium and chromium-driver",
    )
}

/// Writes the description of the door and the page's types anew.
pub(crate) fn api() -> Result<()> {
    let test = [
        "test",
        "--quiet",
        "-p",
        "atisbo-web",
        "--test",
        "description",
    ];
    step("description of the door", &test, &[("ATISBO_WRITE", "1")])
}

/// Lets the tests in the browser take the pictures of the documentation.
pub(crate) fn pictures() -> Result<()> {
    check()?;
    browser()?;
    let folder = std::env::current_dir()?.join("docs/pictures");
    std::fs::create_dir_all(&folder)?;
    let folder = folder.to_string_lossy().into_owned();
    let test = ["test", "--quiet", "-p", "atisbo-web", "--test", "browser"];
    step("pictures", &test, &[("ATISBO_PICTURES", &folder)])
}

/// Many clients at once, and how fast they are served: docs/web-load.md.
pub(crate) fn load() -> Result<()> {
    let run = [
        "run",
        "--release",
        "--quiet",
        "-p",
        "atisbo-web",
        "--example",
        "load",
    ];
    let file = ["--", "docs/web-load.md"];
    step("load", &[&run[..], &file[..]].concat(), &[])
}

fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    found.is_ok_and(|output| output.status.success())
}

/// Installs packages of the system, where that is possible; whether it was.
fn install(packages: &[&str]) -> bool {
    println!("installing {}", packages.join(", "));
    let apt_get = |arguments: &[&str]| {
        let done = Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .status();
        done.is_ok_and(|status| status.success())
    };
    // A new system does not know its packages yet.
    let install = ["install", "--yes", "--no-install-recommends"];
    apt_get(&["update"]) && apt_get(&[&install[..], packages].concat())
}

/// What cannot be checked here is said; the machines that check every change must be able to.
fn missing(what: &str, how: &str) -> Result<()> {
    if std::env::var_os("CI").is_some() {
        bail!("{what}: {how}");
    }
    eprintln!("== {what}: {how}");
    Ok(())
}

fn run(name: &str, program: &str, arguments: &[&str]) -> Result<()> {
    eprintln!("== {name}: {program} {}", arguments.join(" "));
    let start = Instant::now();
    let status = Command::new(program)
        .args(arguments)
        .status()
        .with_context(|| format!("{program} did not start"))?;
    if !status.success() {
        bail!("{name} failed: {program} {}", arguments.join(" "));
    }
    eprintln!("== {name}: ok in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}
