//! Its Tables 1 and 2: nine configurations, five games each; here thousands.

use super::super::games::Games;
use super::super::markdown::{difference, outcome, rate, table};
use anyhow::Result;
use atisbo_lab::statistics::{Confidence, Paired};
use atisbo_minesweeper::bayes::{Adviser, Prior};
use atisbo_minesweeper::{FirstClick, Series};

/// A configuration, and how many of five games the report won.
const REPORT: [(&str, u64); 9] = [
    ("5x5x5", 2),
    ("5x5x6", 3),
    ("5x5x7", 1),
    ("8x8x13", 4),
    ("8x8x14", 1),
    ("8x8x15", 1),
    ("10x10x20", 2),
    ("10x10x22", 1),
    ("10x10x25", 1),
];

const GAMES_THERE: u64 = 5;

fn count(won: &[bool]) -> Series {
    let wins = won.iter().filter(|&&won| won).count() as u64;
    outcome(wins, won.len() as u64 - wins)
}

/// The same games by the report's prior and by the exact count.
fn both(level: &str, rule: FirstClick, games: u64) -> Result<[Vec<bool>; 2]> {
    eprintln!("{level}, first click {rule}, {games} games");
    let numbered = Games::new(level, rule)?;
    let cells = Adviser {
        prior: Prior::Cells,
        ..Adviser::default()
    };
    Ok([
        numbered.won(games, |index| Games::player(&cells, index))?,
        numbered.won(games, Games::analyst)?,
    ])
}

pub(super) fn section(games: u64) -> Result<String> {
    let mut rows = Vec::new();
    let mut safe_rows = Vec::new();
    let (mut wins_there, mut expected) = (0, 0.0);
    let mut pairs = Vec::new();
    for (level, wins) in REPORT {
        let there = outcome(wins, GAMES_THERE - wins);
        let [cells, exact] = both(level, FirstClick::NoGuarantee, games)?;
        let pair = Paired::count(cells.iter().copied().zip(exact.iter().copied()));
        wins_there += wins;
        expected += GAMES_THERE as f64 * count(&cells).win_rate().unwrap_or_default();
        rows.push(vec![
            level.to_owned(),
            format!("{wins} of {GAMES_THERE}: {}", rate(&there)),
            rate(&count(&cells)),
            rate(&count(&exact)),
            difference(pair),
        ]);
        pairs.push(pair);
        let [cells, exact] = both(level, FirstClick::Safe, games)?;
        let pair = Paired::count(cells.iter().copied().zip(exact.iter().copied()));
        safe_rows.push(vec![
            level.to_owned(),
            rate(&count(&cells)),
            rate(&count(&exact)),
            difference(pair),
        ]);
        pairs.push(pair);
    }
    let is_gain = |pair: &Paired| {
        let difference = pair.difference(Confidence::NINETY_FIVE);
        difference.is_some_and(|difference| difference.interval.low > 0.0)
    };
    let gains = pairs.iter().copied().filter(is_gain).count();
    let games_there = GAMES_THERE * REPORT.len() as u64;
    let there = outcome(wins_there, games_there - wins_there);
    Ok(format!(
        "### Nine configurations (its Tables 1 and 2)\n\n\
         Games won of {games}, in percent, with the 95 % interval (Wilson). The first cell is the corner and may be a \
         mine, as in the report, which played {GAMES_THERE} games each: its intervals say how little these tell. \
         \"Cells\" is the report's prior, mines / cells for each cell by itself; \"exact\" knows that the mines add up. \
         Both play the same boards; the difference is exact less cells in percentage points with its 95 % interval \
         for pairs (Agresti and Min), then the games that only exact won : only cells won. \
         For cells the network is the merged one: full, split, pruned and merged give the same probabilities (tests \
         compare them), and it is the fastest. For exact it is the analysis without a network, which gives those of the \
         networks with exact count and is faster still.\n\n{}\n\
         In all the report won {wins_there} of {games_there}: {}. From our rates for its prior, {expected:.1} were to be \
         expected.\n\n\
         With a safe first click:\n\n{}\n\
         To know that the mines add up wins more games, beyond what chance explains, in {gains} of these {} comparisons.\n",
        table(
            1,
            &["board", "report", "cells", "exact", "exact − cells"],
            &rows
        ),
        rate(&there),
        table(1, &["board", "cells", "exact", "exact − cells"], &safe_rows),
        pairs.len(),
    ))
}
