//! From which first cell the most games are won.

use super::contest::{self, Rules};
use super::contestant::Contestant;
use super::{part, write};
use anyhow::Result;
use atisbo_lab::report::{Align, Table, figures};
use atisbo_minesweeper::{FirstCell, FirstClick, Level};
use std::num::NonZeroU64;

/// Who plays, and what.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The board
    level: Level,
    /// The cells to begin in, as ROW,COLUMN; without them one of every kind that mirrors make alike
    cells: Vec<FirstCell>,
    /// What the first click may hit: any, safe, opening
    #[arg(long, default_value = "opening")]
    first_click: FirstClick,
    /// The player
    #[arg(long, default_value = "exact:strong")]
    player: Contestant,
    /// How many games from each cell
    #[arg(short = 'n', long, default_value = "10000")]
    games: NonZeroU64,
    /// The seed of the boards
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays and writes the part of the document, the best cell first.
pub(super) fn run(args: &Args) -> Result<()> {
    let Args {
        level,
        first_click,
        player,
        games,
        seed,
        ..
    } = args;
    let cells = match args.cells.as_slice() {
        [] => unlike(level),
        cells => cells.to_vec(),
    };
    let rules = Rules::new(level.clone(), *first_click, *seed, games.get());
    let sides = cells.iter().map(|&cell| (player.clone(), cell));
    let played = contest::play(&rules, sides.collect())?;
    let mut won: Vec<_> = (0..cells.len())
        .map(|cell| (played.group(cell), cells[cell]))
        .collect();
    won.sort_by_key(|(group, _)| std::cmp::Reverse(group.successes));
    let mut table = Table::new([("first cell", Align::Left), ("won", Align::Right)]);
    for (group, cell) in won {
        table.row([
            cell.to_string().into(),
            figures::percent(group.rate()).into(),
        ]);
    }
    let mut part = part(format!("First cells on {level}, first click {first_click}"));
    part.paragraph(format!(
        "{} games of {} from each cell (row, column).",
        figures::thousands(rules.games),
        player.name
    ));
    let typed = args.cells.iter().map(|cell| format!("{cell} "));
    let typed = typed.collect::<Vec<_>>().concat();
    part.command(format!(
        "cargo xtask mines first {level} {typed}--first-click {first_click} --player {} --games {games} --seed {seed}",
        player.name
    ));
    part.table(table);
    write(&format!("opening-{level}-{first_click}"), &part)
}

/// The cells of a quarter of the board, of a square one those on and above its diagonal: every other cell is one of
/// them in a mirror.
fn unlike(level: &Level) -> Vec<FirstCell> {
    let (height, width) = (level.tiling().height(), level.tiling().width());
    let rows = 0..height.div_ceil(2);
    let cells = rows.flat_map(|row| (0..width.div_ceil(2)).map(move |column| (row, column)));
    cells
        .filter(|(row, column)| height != width || row <= column)
        .map(|place| FirstCell::At(place.into()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirrors_leave_few_cells_to_try() {
        let cells = |level: &str| unlike(&level.parse().unwrap()).len();
        assert_eq!(cells("3x3x1"), 3);
        assert_eq!(cells("3x4x1"), 4);
        assert_eq!(cells("expert"), 8 * 15);
        assert_eq!(cells("intermediate"), 36);
    }
}
