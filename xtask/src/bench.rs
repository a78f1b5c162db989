//! Benchmarks, ours alone and beside others.

use crate::test::step;
use anyhow::Result;

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
