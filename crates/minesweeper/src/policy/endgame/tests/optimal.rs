//! The exact end game against the optimal values of small boards, from the first click on.

use crate::policy::endgame::{EndGame, Scope, Value};
use crate::{Cell, Kind, Mines, Position, Tiling, View};
use atisbo_base::{Budget, Place};
use serde::Deserialize;

#[derive(Deserialize)]
struct Optimal {
    rows: u32,
    columns: u32,
    mines: u32,
    boards: u32,
    wins: u32,
    cells: Vec<First>,
}

/// A first cell, without a guarantee and where it must show 0.
#[derive(Deserialize)]
struct First {
    cell: Place,
    wins: u32,
    opening_wins: u32,
    openings: u32,
}

impl Optimal {
    fn tiling(&self) -> Tiling {
        Tiling::grid(Kind::Square, self.rows, self.columns).unwrap()
    }

    /// The position after this cell showed this number; none if no board is left.
    fn after(&self, cell: Cell, number: u8) -> Option<Position> {
        let tiling = self.tiling();
        let mut views = vec![View::Hidden; tiling.len()];
        views[cell.index()] = View::Number(number);
        Position::new(tiling, Mines::Total(self.mines), views).ok()
    }

    /// How many boards are won after this cell showed this number, and of how many.
    fn won(&self, cell: Cell, number: u8, endgame: &mut EndGame) -> (u32, u32) {
        let Some(position) = self.after(cell, number) else {
            return (0, 0);
        };
        let unlimited = &Budget::unlimited();
        let Ok(outlook) = endgame.solve(&position, Scope::Best, 1_000_000, unlimited) else {
            return (0, 0);
        };
        let wins = outlook.best().map_or(outlook.boards, |best| {
            assert!(best.value.exact, "the best move is exact");
            best.value.wins
        });
        (wins, outlook.boards)
    }

    fn check(&self) {
        let tiling = self.tiling();
        let mut best = 0;
        for first in &self.cells {
            let cell = tiling.cell_at(first.cell).unwrap();
            let endgame = &mut EndGame::new();
            let each: Vec<(u32, u32)> = (0..=8)
                .map(|number| self.won(cell, number, endgame))
                .collect();
            let wins: u32 = each.iter().map(|(wins, _)| wins).sum();
            let name = format!(
                "{}x{}x{} {:?}",
                self.rows, self.columns, self.mines, first.cell
            );
            assert_eq!(wins, first.wins, "{name}");
            assert_eq!(each[0], (first.opening_wins, first.openings), "{name}");
            best = best.max(wins);
        }
        assert_eq!(best, self.wins);
    }
}

fn all() -> Vec<Optimal> {
    let text = include_str!("../../../../../../data/minesweeper/optimal_small_boards.json");
    serde_json::from_str(text).unwrap()
}

#[test]
fn first_cells_of_small_boards_win_as_often_as_known() {
    let small = all().into_iter().filter(|optimal| optimal.boards <= 1000);
    let small: Vec<Optimal> = small.collect();
    assert!(small.len() >= 10);
    for optimal in small {
        optimal.check();
    }
}

#[test]
fn an_untouched_board_is_searched_as_a_whole() {
    for optimal in all().iter().filter(|optimal| optimal.boards <= 600) {
        let mines = Mines::Total(optimal.mines);
        let position = Position::untouched(optimal.tiling(), mines).unwrap();
        let unlimited = &Budget::unlimited();
        let outlook = EndGame::new().solve(&position, Scope::All, 1000, unlimited);
        let outlook = outlook.unwrap();
        assert_eq!(outlook.boards, optimal.boards);
        for first in &optimal.cells {
            let cell = optimal.tiling().cell_at(first.cell).unwrap();
            let found = outlook.moves.iter().find(|prospect| prospect.cell == cell);
            assert_eq!(found.unwrap().value, Value::exactly(first.wins));
        }
    }
}

#[test]
#[ignore = "long"]
fn first_cells_of_all_boards_win_as_often_as_known() {
    for optimal in all() {
        let start = std::time::Instant::now();
        optimal.check();
        let Optimal {
            rows,
            columns,
            mines,
            ..
        } = optimal;
        println!("{rows}x{columns}x{mines}: {:?}", start.elapsed());
    }
}
