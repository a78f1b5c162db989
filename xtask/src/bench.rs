//! Benchmarks, ours alone and beside others.

use crate::test::step;
use anyhow::{Context, Result};
use std::path::PathBuf;

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
    let mut args = vec![
        "run",
        "--release",
        "--manifest-path",
        "peers/sudoku/Cargo.toml",
        "--target-dir",
        "target/peers",
        "--",
    ];
    let directory = directory
        .map(|path| path.into_os_string().into_string())
        .transpose()
        .ok()
        .context("the folder's name is not valid Unicode")?;
    args.extend(directory.as_deref());
    step("9x9 puzzles beside the crate sudoku", &args, &[])
}
