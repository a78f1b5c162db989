//! Benchmarks, ours alone and beside others.

use crate::test::{run, step};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The Python that peers are installed for.
const PYTHON: &str = "target/peers/python/bin/python";

/// What `cargo xtask peers bayes` takes.
#[derive(clap::Args)]
pub(crate) struct BayesPeers {
    /// Folder with networks (*.bif, *.bif.gz)
    #[arg(default_value = "data/bayes")]
    networks: PathBuf,
    /// The observations of each network
    #[arg(default_value = "data/bayes/reference_marginals.json")]
    observations: PathBuf,
    /// Only networks whose name contains this
    #[arg(long, default_value = "")]
    name: String,
    /// CPU seconds after which a peer is given up
    #[arg(long, default_value_t = 60)]
    limit: u64,
}

/// What `cargo xtask peers python` takes.
#[derive(clap::Args)]
pub(crate) struct PythonPeers {
    /// How many Sudokus in one batch
    #[arg(long, default_value_t = 100_000)]
    sudokus: usize,
    /// How many positions in one batch
    #[arg(long, default_value_t = 10_000)]
    positions: usize,
    /// How many boards an environment steps in one call
    #[arg(long, default_value_t = 4096)]
    boards: usize,
    /// How many seconds each time is the best of
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Write the tables into docs/python-speed.md too
    #[arg(long)]
    write: bool,
}

/// Every benchmark of the workspace.
pub(crate) fn all(filter: Option<&str>) -> Result<()> {
    let filter = filter.map(|filter| ["--", filter]);
    let filter = filter.as_ref().map_or(&[][..], |filter| filter);
    step("benchmarks", "bench --workspace --benches", filter, &[])
}

/// The same problems by our engine and by the crate `pathfinding`.
pub(crate) fn search_beside_pathfinding() -> Result<()> {
    let general = "bench --package atisbo-search --bench ratio";
    step("puzzles and grids beside pathfinding", general, &[], &[])?;
    let boards = "bench --package atisbo-ohno --bench search";
    step("0h n0 boards beside pathfinding", boards, &[], &[])
}

/// Lists of 9x9 puzzles by our solver and by the crate `sudoku`, in a package outside the workspace.
pub(crate) fn sudoku_beside_sudoku(directory: Option<&Path>) -> Result<()> {
    let directory = directory.map(text).transpose()?;
    let name = "9x9 puzzles beside the crate sudoku";
    beside(name, "sudoku", directory.as_slice())
}

/// Minesweeper positions by our exact analysis and by the crate `ms_toollib`, in a package outside the
/// workspace.
pub(crate) fn minesweeper_beside_ms_toollib(directory: Option<&Path>) -> Result<()> {
    let directory = directory.map(text).transpose()?;
    let name = "positions beside the crate ms_toollib";
    beside(name, "minesweeper", directory.as_slice())
}

/// Runs a package outside the workspace.
fn beside(name: &str, package: &str, arguments: &[&str]) -> Result<()> {
    let command = format!(
        "run --release --target-dir target/peers --manifest-path peers/{package}/Cargo.toml --"
    );
    step(name, &command, arguments, &[])
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().context("the path is not valid Unicode")
}

/// All marginals of Bayesian networks by our engine and by two Python packages, which are installed in
/// an environment of their own under `target`.
pub(crate) fn bayes_beside_python(args: &BayesPeers) -> Result<()> {
    install(&["--requirement", "peers/bayes/requirements.txt"])?;
    let name = format!("--name={}", args.name);
    let limit = format!("--limit={}", args.limit);
    let files = [text(&args.networks)?, text(&args.observations)?];
    let arguments = ["--python", PYTHON, &name, &limit, files[0], files[1]];
    let name = "all marginals beside pyAgrum and pgmpy";
    beside(name, "bayes", &arguments)
}

/// The knowledge bases of the report's Minesweeper agent by our chaining and by the textbook's Python
/// package. It asks for a notebook server that its chaining does not need.
pub(crate) fn logic_beside_python(bases: usize) -> Result<()> {
    install(&["--no-deps", "--requirement", "peers/logic/requirements.txt"])?;
    let bases = format!("--bases={bases}");
    let arguments = ["--python", PYTHON, &bases];
    beside("knowledge bases beside aima3", "logic", &arguments)
}

/// The Python package, installed from its wheel, beside the program and beside other packages.
pub(crate) fn python_beside_others(args: &PythonPeers) -> Result<()> {
    let needed = "peers/python/requirements.txt";
    // The textbook's package asks for a notebook server that its algorithms do not need.
    let listed = std::fs::read_to_string(needed).with_context(|| needed.to_owned())?;
    let (bare, whole): (Vec<&str>, Vec<&str>) =
        listed.lines().partition(|line| line.starts_with("aima3"));
    install(&whole)?;
    install(&[&["--no-deps"], &bare[..]].concat())?;
    let wheel = crate::python::wheel()?;
    install(&["--no-deps", "--force-reinstall", text(&wheel)?])?;
    step(
        "program",
        "build --release --quiet --package atisbo",
        &[],
        &[],
    )?;
    let program =
        Path::new("target/release").join(format!("atisbo{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(PYTHON);
    command.args(["-I", "peers/python/measure.py", text(&program)?]);
    command.args(["--sudokus", &args.sudokus.to_string()]);
    command.args(["--positions", &args.positions.to_string()]);
    command.args(["--boards", &args.boards.to_string()]);
    command.args(["--seconds", &args.seconds.to_string()]);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.context("Python could not be started")?;
    let tables = String::from_utf8(output.stdout)?;
    print!("{tables}");
    if !output.status.success() {
        bail!("the measurement failed");
    }
    if args.write {
        std::fs::write("docs/python-speed.md", tables.trim_end().to_owned() + "\n")?;
    }
    Ok(())
}

/// Installs Python packages in an environment of their own.
fn install(packages: &[&str]) -> Result<()> {
    let pip = "target/peers/python/bin/pip";
    if !Path::new(pip).exists() {
        let venv = ["-m", "venv", "target/peers/python"];
        run("Python environment", "python3", &venv, &[])?;
    }
    let install = [&["install", "--quiet"], packages].concat();
    run("Python packages", pip, &install, &[])
}

/// Every network with answers that other programs computed.
pub(crate) fn networks_beside_references(folder: &Path) -> Result<()> {
    let example = "run --release --quiet --package atisbo-bayes --example reference --";
    let name = "networks beside the answers of others";
    step(name, example, &[text(folder)?], &[])
}
