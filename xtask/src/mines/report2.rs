//! The second report: X for hidden cells, Y for revealed ones, and less of both.

mod methods;
mod speed;

use super::games::{Games, Timed};
use anyhow::Result;
use atisbo_base::Budget;
use atisbo_minesweeper::{Agent, FirstClick};

/// The first cell is no mine.
const RULE: FirstClick = FirstClick::Safe;

/// Its part of the document.
pub(super) fn part(games: u64) -> Result<String> {
    Ok([
        "## The second report\n\n".to_owned(),
        format!("Made by `cargo xtask mines report2 --games {games}`.\n\n"),
        methods::section(games)?,
        "\n".to_owned(),
        speed::section(games)?,
    ]
    .concat())
}

/// Timed games of a level, each by an agent of its own.
fn play<A: Agent>(level: &str, games: u64, agent: impl Fn(u64) -> A) -> Result<Vec<Timed>> {
    let numbered = Games::new(level, RULE)?;
    let play = |index| {
        let (game, _) = numbered.timed(index, || agent(index), &Budget::unlimited())?;
        Ok(game)
    };
    (0..games).map(play).collect()
}
