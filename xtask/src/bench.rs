//! Benchmarks, ours alone and beside others.

use crate::test::step;
use anyhow::{Context, Result, ensure};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// Every benchmark of the workspace.
pub(crate) fn all(filter: Option<&str>) -> Result<()> {
    let mut args = vec!["bench", "--workspace", "--benches"];
    if let Some(filter) = filter {
        args.extend(["--", filter]);
    }
    step("benchmarks", &args, &[])
}

/// The same problems by our engine and by the crate `pathfinding`.
pub(crate) fn search_beside_pathfinding() -> Result<()> {
    let general = ["bench", "--package", "atisbo-search", "--bench", "ratio"];
    step("puzzles and grids beside pathfinding", &general, &[])?;
    let boards = ["bench", "--package", "atisbo-ohno", "--bench", "search"];
    step("0h n0 boards beside pathfinding", &boards, &[])
}

/// Lists of 9x9 puzzles by our solver and by the crate `sudoku`, in a package outside the workspace.
pub(crate) fn sudoku_beside_sudoku(directory: Option<PathBuf>) -> Result<()> {
    let manifest = "peers/sudoku/Cargo.toml";
    beside("9x9 puzzles beside the crate sudoku", manifest, directory)
}

/// Minesweeper positions by our exact analysis and by the crate `ms_toollib`, in a package outside the
/// workspace.
pub(crate) fn minesweeper_beside_ms_toollib(directory: Option<PathBuf>) -> Result<()> {
    let manifest = "peers/minesweeper/Cargo.toml";
    beside("positions beside the crate ms_toollib", manifest, directory)
}

/// Runs a package outside the workspace on the data of a folder, its own without one.
fn beside(name: &str, manifest: &str, directory: Option<PathBuf>) -> Result<()> {
    let directory = directory
        .map(|path| path.into_os_string().into_string())
        .transpose()
        .ok()
        .context("the folder's name is not valid Unicode")?;
    let command = "run --release --target-dir target/peers --manifest-path";
    let mut args: Vec<&str> = command.split(' ').collect();
    args.extend([manifest, "--"]);
    args.extend(directory.as_deref());
    step(name, &args, &[])
}

/// All marginals of Bayesian networks by our engine and by two Python packages, which are installed in
/// an environment of their own under `target`.
pub(crate) fn bayes_beside_python(args: &BayesPeers) -> Result<()> {
    install(&["--requirement", "peers/bayes/requirements.txt"])?;
    let mut cargo = vec![
        "run",
        "--release",
        "--manifest-path",
        "peers/bayes/Cargo.toml",
        "--target-dir",
        "target/peers",
        "--",
        "--python",
        "target/peers/python/bin/python",
    ];
    let name = format!("--name={}", args.name);
    let limit = format!("--limit={}", args.limit);
    let [networks, observations] = [&args.networks, &args.observations]
        .map(|path| path.to_str().context("the path is not valid Unicode"));
    cargo.extend([name.as_str(), limit.as_str(), networks?, observations?]);
    step("all marginals beside pyAgrum and pgmpy", &cargo, &[])
}

/// The knowledge bases of the report's Minesweeper agent by our chaining and by the textbook's Python
/// package. It asks for a notebook server that its chaining does not need.
pub(crate) fn logic_beside_python(bases: usize) -> Result<()> {
    install(&["--no-deps", "--requirement", "peers/logic/requirements.txt"])?;
    let command = "run --release --manifest-path peers/logic/Cargo.toml --target-dir target/peers -- \
                   --python target/peers/python/bin/python";
    let mut cargo: Vec<&str> = command.split(' ').filter(|word| !word.is_empty()).collect();
    let bases = format!("--bases={bases}");
    cargo.push(&bases);
    step("knowledge bases beside aima3", &cargo, &[])
}

/// Installs Python packages in an environment of their own.
fn install(packages: &[&str]) -> Result<()> {
    let python = Path::new("target/peers/python");
    if !python.join("bin/pip").exists() {
        program(
            "python3",
            &[OsStr::new("-m"), "venv".as_ref(), python.as_ref()],
        )?;
    }
    let pip = python.join("bin/pip");
    program(&pip, &[&["install", "--quiet"], packages].concat())
}

/// Every network with answers that other programs computed.
pub(crate) fn networks_beside_references(folder: &Path) -> Result<()> {
    let example = "run --release --quiet --package atisbo-bayes --example reference --";
    let mut args: Vec<&str> = example.split(' ').collect();
    args.push(folder.to_str().context("the path is not valid Unicode")?);
    step("networks beside the answers of others", &args, &[])
}

fn program(name: impl AsRef<OsStr>, args: &[impl AsRef<OsStr>]) -> Result<()> {
    let status = Command::new(&name).args(args).status();
    let status = status.with_context(|| name.as_ref().display().to_string())?;
    ensure!(status.success(), "{} failed", name.as_ref().display());
    Ok(())
}
