//! `docs/minesweeper-logic-table.md`: the experiments of a report that played Minesweeper by propositional
//! logic, measured again, and each of its authors' wishes beside them.
//!
//! The report is a work of students of the Universidad del Rosario (Bogotá, 2022). Its figures are plots
//! whose numbers it does not print; what it says in words is restated here.

mod games;
mod pictures;
mod report;
mod stalls;
mod switches;

use super::markdown::thousands;
use anyhow::{Context, Result};
use atisbo_minesweeper::FirstClick;
use games::Results;
use std::path::{Path, PathBuf};

const PATH: &str = "docs/minesweeper-logic-table.md";

/// The mines in a hundred cells that the report calls difficulty.
const DIFFICULTIES: [u32; 3] = [15, 20, 25];

/// The sides of its boards.
const SIDES: std::ops::RangeInclusive<u32> = 3..=13;

/// Its first cell is a random one, and nothing is said of a guarantee.
const RULE: FirstClick = FirstClick::NoGuarantee;

fn path(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of)
}

/// Plays all games and writes the table and its pictures.
pub(super) fn run(games: u64) -> Result<()> {
    let results = Results::play(games)?;
    let text = [
        head(games, &results),
        report::section(&results),
        switches::section(&results),
        stalls::section(games)?,
    ]
    .join("\n");
    std::fs::write(path(PATH), text).context(PATH)?;
    println!("written: {PATH}");
    for (name, svg) in [
        (pictures::WINS, pictures::wins(&results)),
        (pictures::TIMES, pictures::times(&results)),
    ] {
        std::fs::write(path(&format!("docs/{name}")), svg).context(name)?;
        println!("written: docs/{name}");
    }
    Ok(())
}

fn head(games: u64, results: &Results) -> String {
    let marks = results.marks();
    format!(
        "# Minesweeper by propositional logic, measured again\n\n\
         Made by `cargo xtask mines logic --games {games}`: {} games in all.\n\n\
         A report of the Universidad del Rosario (Bogotá, 2022) plays Minesweeper with a knowledge base of facts and \
         rules. It measured boards from 3x3 to 13x13 with mines in 15, 20 and 25 of a hundred cells, in 3, 10 and 6 games \
         a size. Here every size has {games} games, each agent plays the same boards (one seed), and times are given apart \
         for games won and lost, since a game that is lost early is short.\n\n\
         The first cell is a random one and may be a mine, as the report's description implies. Rates are in percent with \
         their 95 % interval (Wilson). Times are means of what the agent thought in a game, in a program built for speed, on \
         a machine that did other things too: differences by less than a factor of two mean nothing.\n\n\
         The report does not say how a marked cell was told to its rules. Told as a cell with code 10 it would be no mine to \
         them, and no cell would ever be proved safe; so it is told as a mine, code 11. Read that way all rules are sound: of \
         {} marks in the games below {} were wrong. (The report saw some wrong marks; they cannot come from its rules as it \
         prints them.)\n",
        thousands(results.games()),
        thousands(marks.0),
        marks.1,
    )
}
