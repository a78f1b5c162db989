//! From which first cell the most games are won.

use super::contest::{self, Rules, Side};
use super::contestant::Contestant;
use super::markdown::{precise_rate, table, thousands};
use super::strength::DOCUMENT;
use anyhow::Result;
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
    let cells = match args.cells.as_slice() {
        [] => unlike(&args.level),
        cells => cells.to_vec(),
    };
    let typed = args.cells.iter().map(|cell| format!("{cell} "));
    let cells_typed: String = typed.collect();
    let mut sides: Vec<(FirstCell, Side)> = Vec::new();
    for first_cell in cells {
        let rules = Rules {
            level: args.level.clone(),
            rule: args.first_click,
            first_cell,
            seed: args.seed,
            first: 0,
            games: args.games.get(),
        };
        let played = contest::play(&rules, std::slice::from_ref(&args.player))?;
        sides.extend(played.into_iter().map(|side| (first_cell, side)));
    }
    sides.sort_by_key(|(_, side)| std::cmp::Reverse(side.series.won.games));
    let row = |(cell, side): &(FirstCell, Side)| vec![cell.to_string(), precise_rate(&side.series)];
    let rows: Vec<Vec<String>> = sides.iter().map(row).collect();
    let text = format!(
        "\n## First cells on {}, first click {}\n\n{} games of {} from each cell (row, column), \
         `cargo xtask mines first {} {}--first-click {} --player {} --games {} --seed {}`.\n\n{}",
        args.level,
        args.first_click,
        thousands(args.games.get()),
        args.player.name,
        args.level,
        cells_typed,
        args.first_click,
        args.player.name,
        args.games,
        args.seed,
        table(1, &["first cell", "won"], &rows)
    );
    let name = format!("opening-{}-{}", args.level, args.first_click);
    DOCUMENT.write(&name, &text)
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
