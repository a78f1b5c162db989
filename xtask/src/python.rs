//! The Python package: built, checked and tried as its users would.

use crate::page::{browser, install, missing};
use crate::test::{run, step};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The environment of the checks; users need none of it.
const ENVIRONMENT: &str = "target/python/env";

/// What the checks need.
const REQUIREMENTS: &str = "python/requirements.txt";

/// What the checks of `--all` need besides.
const ALL_REQUIREMENTS: &str = "python/requirements-all.txt";

/// Which checks to run.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Also the wheel in every Python that is here, other packages beside ours, and all notebooks
    #[arg(long)]
    all: bool,
    /// Only build the wheel for this platform, into target/wheels
    #[arg(long, conflicts_with = "all")]
    wheel: bool,
    /// Only write the reference of the package, docs/python-api.md
    #[arg(long, conflicts_with_all = ["all", "wheel"])]
    docs: bool,
}

/// Checks the package.
pub(crate) fn run_checks(args: &Args) -> Result<()> {
    if args.wheel {
        wheel()?;
        return Ok(());
    }
    if args.docs {
        environment()?;
        native()?;
        return python("reference of Python", &["python/tools/reference.py"]);
    }
    check()?;
    if args.all { everything() } else { Ok(()) }
}

/// The checks of every change: types, tests, documented examples, one notebook.
pub(crate) fn check() -> Result<()> {
    environment()?;
    native()?;
    python(
        "types of Python",
        &[
            "-m",
            "mypy",
            "python/atisbo",
            "python/tests",
            "python/tools",
        ],
    )?;
    python(
        "stub of the native part",
        &["-m", "mypy.stubtest", "atisbo._atisbo"],
    )?;
    python(
        "tests of Python",
        &["-m", "pytest", "-q", "-m", "not peers and not slow"],
    )
}

/// The checks that are too slow for every change.
fn everything() -> Result<()> {
    requirements(ALL_REQUIREMENTS)?;
    // Widgets are tried in it.
    browser()?;
    python("all tests of Python", &["-m", "pytest", "-q"])?;
    let wheel = wheel()?;
    let wheel = wheel.to_string_lossy();
    for interpreter in interpreters() {
        let name = interpreter.to_string_lossy();
        let home = "target/python/trial";
        run(
            "new environment",
            &name,
            &["-m", "venv", "--clear", home],
            &[],
        )?;
        let python = format!("{home}/bin/python");
        let packages = ["-m", "pip", "install", "-q", "pytest", &wheel];
        run("wheel", &python, &packages, &[])?;
        // Outside the checkout, so that the installed package is tried and not the sources.
        let trial = [
            "-I",
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "python/tests/smoke",
        ];
        run("installed package", &python, &trial, &[])?;
        let command = format!("{home}/bin/atisbo");
        run("installed command", &command, &["--version"], &[])?;
    }
    Ok(())
}

/// A Python with the packages that the checks need.
fn environment() -> Result<()> {
    if !Path::new(ENVIRONMENT).join("bin/pip").exists() {
        let make = || {
            run(
                "Python environment",
                "python3",
                &["-m", "venv", ENVIRONMENT],
                &[],
            )
        };
        let advice = missing(
            "Python and its venv are",
            "python3 and python3-venv",
            "python",
        );
        if make().is_err() && !(install(&["python3", "python3-venv"]) && make().is_ok()) {
            bail!(advice);
        }
    }
    requirements(REQUIREMENTS)
}

/// Installs a list of packages, if it has changed since.
fn requirements(list: &str) -> Result<()> {
    let wanted = fs::read_to_string(list).with_context(|| format!("{list} cannot be read"))?;
    let name = Path::new(list).file_name().unwrap_or_default();
    let stamp = Path::new(ENVIRONMENT).join(name);
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let install = [
        "-m",
        "pip",
        "install",
        "-q",
        "--disable-pip-version-check",
        "-r",
        list,
    ];
    python("Python packages", &install)?;
    Ok(fs::write(stamp, wanted)?)
}

/// The native part, put beside the sources. All packages with their tests, so that the builds of the tests serve again.
fn native() -> Result<()> {
    step(
        "native part",
        "build --quiet --workspace --lib --tests",
        &[],
        &[],
    )?;
    let built = Path::new("target/debug").join(format!(
        "{}_atisbo{}",
        std::env::consts::DLL_PREFIX,
        std::env::consts::DLL_SUFFIX
    ));
    let place = Path::new("python/atisbo/_atisbo.abi3.so");
    // A new file: one that is mapped by a running Python must not be written over.
    let _ = fs::remove_file(place);
    fs::copy(&built, place).with_context(|| format!("{} was not built", built.display()))?;
    Ok(())
}

/// Runs the Python of the environment on the sources.
fn python(name: &str, arguments: &[&str]) -> Result<()> {
    let environment = [("PYTHONPATH", "python"), ("MYPYPATH", "python")];
    run(
        name,
        &format!("{ENVIRONMENT}/bin/python"),
        arguments,
        &environment,
    )
}

/// Builds the wheel for this platform.
pub(crate) fn wheel() -> Result<PathBuf> {
    environment()?;
    let folder = "target/wheels";
    let _ = fs::remove_dir_all(folder);
    python(
        "wheel",
        &[
            "-m",
            "maturin",
            "build",
            "--release",
            "--quiet",
            "--out",
            folder,
        ],
    )?;
    let built = fs::read_dir(folder)?
        .next()
        .context("no wheel was built")??;
    let megabytes = built.metadata()?.len() as f64 / 1e6;
    println!("{}: {megabytes:.1} MB", built.path().display());
    Ok(built.path())
}

/// The Pythons of this machine that the package supports: those on the path, and those of pyenv.
fn interpreters() -> Vec<PathBuf> {
    let versions = (10..=20).map(|minor| format!("python3.{minor}"));
    let on_path = versions.clone().map(PathBuf::from);
    let pyenv = Command::new("pyenv").arg("root").output();
    let root = pyenv.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let installed = root
        .into_iter()
        .flat_map(|root| fs::read_dir(Path::new(&root).join("versions")));
    let of_pyenv = installed.flatten().flatten().flat_map(|entry| {
        let bin = entry.path().join("bin");
        versions.clone().map(move |name| bin.join(name))
    });
    let works = |python: &PathBuf| {
        let version = Command::new(python).arg("--version").output();
        version.is_ok_and(|output| output.status.success())
    };
    let mut seen = Vec::new();
    let mut found: Vec<PathBuf> = of_pyenv.chain(on_path).filter(works).collect();
    found.retain(|python| {
        let name = python.file_name().map(ToOwned::to_owned);
        let is_new = !seen.contains(&name);
        seen.push(name);
        is_new
    });
    found
}
