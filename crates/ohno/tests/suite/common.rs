//! Reference data, random grids, and the slow obvious twins.

use atisbo_ohno::{Cell, Grid, Rule, is_solution, parse};
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A file of the reference data.
pub(crate) fn data(name: &str) -> String {
    let path = format!("{}/../../data/ohno/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A list of the reference data.
pub(crate) fn json<T: DeserializeOwned>(name: &str) -> Vec<T> {
    serde_json::from_str(&data(name)).expect("a list in JSON")
}

/// A grid of the reference data: a list of rows, each a text or a list of cells.
pub(crate) fn rows(value: &Value) -> Grid {
    let cell = |cell: &Value| cell.to_string().trim_matches('"').replace('B', "O");
    let row = |row: &Value| match row {
        Value::String(row) => row.clone(),
        cells => {
            let cells = cells.as_array().expect("cells").iter().map(cell);
            cells.collect::<Vec<_>>().join(" ")
        }
    };
    let rows = value.as_array().expect("rows").iter().map(row);
    parse(&rows.collect::<Vec<_>>().join("\n")).expect("a grid")
}

/// The puzzles of a file of the reference data.
pub(crate) fn puzzles(file: &str) -> Vec<Grid> {
    let entries: Vec<Value> = json(file);
    entries.iter().map(|entry| rows(&entry["givens"])).collect()
}

/// A board of the report.
pub(crate) fn board(name: &str) -> Grid {
    parse(&data(&format!("boards/{name}"))).expect("a board of the report")
}

/// All boards of the report with their names.
pub(crate) fn boards() -> impl Iterator<Item = (String, Grid)> {
    let names = (4..=9).flat_map(|size| (1..=4).map(move |i| format!("{size}x{size}_{i}")));
    names.map(|name| (name.clone(), board(&name)))
}

/// A grid with sides up to `most`, few enough givens to have solutions now and then.
pub(crate) fn any_grid(most: usize) -> impl Strategy<Value = Grid> {
    (1..=most, 1..=most, 0_u16..12).prop_flat_map(|(rows, cols, givens)| {
        let cell = (0_u16..16, 1..=(rows + cols) as u16, any::<bool>());
        prop::collection::vec(cell, rows * cols).prop_map(move |cells| {
            let given =
                |(dice, number, wall): (u16, u16, bool)| match (dice < givens, dice % 4, wall) {
                    (false, _, _) => Cell::Unknown,
                    (_, 0, true) => Cell::Wall,
                    (_, 0, false) => Cell::Floor,
                    _ => Cell::Number(number.min((rows + cols).saturating_sub(2).max(1) as u16)),
                };
            Grid::from_cells(rows, cols, cells.into_iter().map(given))
        })
    })
}

/// A puzzle made from a filled board, so that it has a solution.
pub(crate) fn solvable_grid(most: usize) -> impl Strategy<Value = Grid> {
    (1..=most, 1..=most).prop_flat_map(|(rows, cols)| {
        let cell = (0_u8..10, 0_u8..10);
        prop::collection::vec(cell, rows * cols).prop_map(move |cells| {
            let fill = |&(floor, _): &(u8, u8)| if floor < 6 { Cell::Floor } else { Cell::Wall };
            let board = Grid::from_cells(rows, cols, cells.iter().map(fill));
            let givens = board.cells().zip(&cells).map(|((pos, cell), &(_, given))| {
                match (cell, board.sees(pos)) {
                    _ if given > 3 => Cell::Unknown,
                    (Cell::Floor, 0) => Cell::Unknown,
                    (Cell::Floor, seen) => Cell::Number(seen as u16),
                    (cell, _) => cell,
                }
            });
            Grid::from_cells(rows, cols, givens)
        })
    })
}

pub(crate) fn any_rule() -> impl Strategy<Value = Rule> {
    prop_oneof![Just(Rule::SeesFloor), Just(Rule::SeenByNumber)]
}

/// Every way to fill the unknown cells.
pub(crate) fn fillings(grid: &Grid) -> impl Iterator<Item = Grid> + '_ {
    let unknown: Vec<_> = grid.unknown().collect();
    (0_u32..1 << unknown.len()).map(move |walls| {
        let mut filled = grid.clone();
        for (index, &pos) in unknown.iter().enumerate() {
            let wall = walls & (1 << index) != 0;
            filled.set(pos, if wall { Cell::Wall } else { Cell::Floor });
        }
        filled
    })
}

/// All solutions, by trying every filling.
pub(crate) fn solutions_by_trying_all(grid: &Grid, rule: Rule) -> Vec<Grid> {
    fillings(grid)
        .filter(|filled| is_solution(filled, rule))
        .collect()
}
