//! The page: its types, its own tests, a browser to try it in, and what is made of it.

use crate::class;
use crate::test::{run, step};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// Where what is needed to check the page is put; users need none of it.
const TOOLS: &str = "target/page-tools";

/// The programs that check the page, as npm calls them.
const PACKAGES: [&str; 2] = ["typescript@7", "axe-core@4"];

/// Checks the types of the page's scripts and runs their own tests.
pub(crate) fn check() -> Result<()> {
    tools()?;
    let tsc = format!("{TOOLS}/node_modules/.bin/tsc");
    let types = ["-p", "crates/web/tests/page"];
    run("types of the page", &tsc, &types, &[])?;
    // Not every node looks into folders by itself.
    let mut tests = vec!["--test".to_owned()];
    for entry in std::fs::read_dir("crates/web/tests/page")? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "mjs") {
            tests.push(path.to_string_lossy().into_owned());
        }
    }
    let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
    run("scripts of the page", "node", &tests, &[])
}

/// Node and what npm brings for it.
fn tools() -> Result<()> {
    if !has("npm") && !install(&["nodejs", "npm"]) {
        bail!(missing("Node and npm are", "nodejs and npm", "node"));
    }
    let axe = Path::new(TOOLS).join("node_modules/axe-core/axe.min.js");
    if !axe.exists() {
        let arguments = ["install", "--no-audit", "--no-fund", "--prefix", TOOLS];
        let all = [&arguments[..], &PACKAGES[..]].concat();
        let what = missing("TypeScript and axe-core are", "them with npm", "node");
        run("page tools", "npm", &all, &[]).context(what)?;
    }
    Ok(())
}

/// Uses the page in a browser; without Node, its accessibility is not looked at.
pub(crate) fn browse(without_node: bool) -> Result<()> {
    browser()?;
    let without = [("ATISBO_WITHOUT_NODE", "1")];
    let env = &without[..usize::from(without_node)];
    // All packages, so that the builds of the tests before serve again.
    let test = "test --quiet --workspace --test browser";
    step("page in a browser", test, &[], env)
}

/// A browser that the tests can drive.
pub(crate) fn browser() -> Result<()> {
    let there = || (has("chromium") || has("google-chrome")) && has("chromedriver");
    if there() || (install(&["chromium", "chromium-driver"]) && there()) {
        return Ok(());
    }
    bail!(missing(
        "a browser is",
        "chromium and chromium-driver",
        "browser"
    ))
}

/// Writes the description of the door, the page's types and those of the Python package anew.
pub(crate) fn api() -> Result<()> {
    let test = "test --quiet --workspace --test description";
    step(
        "description of the door",
        test,
        &[],
        &[("ATISBO_WRITE", "1")],
    )
}

/// Lets the tests in the browser take the pictures of the documentation.
pub(crate) fn pictures() -> Result<()> {
    tools()?;
    browser()?;
    let folder = std::env::current_dir()?.join("docs/pictures");
    std::fs::create_dir_all(&folder)?;
    let name = folder.to_string_lossy().into_owned();
    let test = "test --quiet -p atisbo-web --test browser";
    step("pictures", test, &[], &[("ATISBO_PICTURES", &name)])?;
    class::pictures(&folder)
}

/// Who comes to the server, and for how long.
#[derive(clap::Args)]
pub(crate) struct Load {
    /// How many clients
    #[arg(long, default_value_t = 100)]
    clients: usize,
    /// How long they stay
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many of them are hostile, in percent
    #[arg(long, default_value_t = 1.0)]
    hostile: f64,
    /// Measure each kind of request too, and write docs/web-load.md
    #[arg(long)]
    write: bool,
}

/// Many clients at once, and how they are served.
pub(crate) fn load(args: &Load) -> Result<()> {
    let run = "run --release --quiet -p atisbo-web --example load --";
    let (clients, seconds) = (args.clients.to_string(), args.seconds.to_string());
    let hostile = args.hostile.to_string();
    let mut arguments = vec!["--clients", &clients, "--seconds", &seconds];
    arguments.extend(["--hostile", &hostile]);
    if args.write {
        arguments.extend(["--write", "docs/web-load.md"]);
    }
    step("load", run, &arguments, &[])
}

fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    found.is_ok_and(|output| output.status.success())
}

/// Installs packages of the system, where that is possible; whether it was.
pub(crate) fn install(packages: &[&str]) -> bool {
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

/// What to do where a check's tools are not there.
pub(crate) fn missing(what: &str, packages: &str, switch: &str) -> String {
    format!(
        "{what} missing and could not be installed. Install {packages}, or leave these checks out: \
         cargo xtask test --without {switch}"
    )
}
