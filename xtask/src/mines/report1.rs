//! The first report: X and Y for every cell, variable elimination for each hidden cell.

mod configurations;
mod limit;
mod modifications;

use anyhow::Result;

/// Its part of the document.
pub(super) fn part(games: u64) -> Result<String> {
    // Counting games takes all cores; times are taken after it, on one.
    let configurations = configurations::section(games)?;
    Ok([
        "## The first report\n\n".to_owned(),
        format!("Made by `cargo xtask mines report1 --games {games}`.\n\n"),
        modifications::section()?,
        "\n".to_owned(),
        limit::section()?,
        "\n".to_owned(),
        configurations,
    ]
    .concat())
}
