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
    step(
        "search beside pathfinding",
        &["bench", "--package", "atisbo-search"],
        &[],
    )
}
