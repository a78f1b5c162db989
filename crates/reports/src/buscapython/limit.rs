//! How far the full network goes when nothing is pruned: the report came to 2x3.

use super::modifications::{adviser, limits};
use crate::networks::positions;
use crate::{Page, Processors};
use atisbo_api::Error;
use atisbo_api::minesweeper::Source;
use atisbo_bayes::Order;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_minesweeper::Position;

/// Height, width, mines.
const BOARDS: [(usize, usize, u32); 8] = [
    (2, 2, 1),
    (2, 3, 1),
    (2, 4, 2),
    (3, 3, 2),
    (3, 4, 2),
    (4, 4, 3),
    (4, 5, 4),
    (5, 5, 5),
];

/// The position after a first click that shows 1 in the corner.
fn position(height: usize, width: usize, mines: u32) -> Result<Position, Error> {
    let hidden = "#".repeat(width);
    let first = format!("1{}", &hidden[1..]);
    let rows = [vec![first], vec![hidden; height - 1]].concat();
    let source = Source {
        position: format!("mines {mines}\n{}", rows.join("\n")),
        ..Source::default()
    };
    source.position()
}

pub(super) fn section(page: &mut Page<'_>) -> Result<(), Error> {
    page.section("repeat-b1-limit");
    page.tell("repeat-b1-limit-how");
    let boards = &BOARDS[..page.size(8, 3) as usize];
    let mut all = Vec::new();
    for &(height, width, mines) in boards {
        let orders = [Order::Plain, Order::Shuffled];
        let ways = orders.map(|order| adviser(false, false, order)).into();
        all.push((
            format!("{height}x{width}x{mines}"),
            position(height, width, mines)?,
            ways,
        ));
    }
    let orders = ["repeat-by-number", "repeat-shuffled"].map(|id| page.word(id));
    let gathered = page.subject(positions(all, &orders), (limits(page), 1), Processors::One);
    let [by_number, shuffled] = orders;
    let largest = page.word("repeat-largest");
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("repeat-theirs"), Align::Left),
        (by_number, Align::Right),
        (largest.clone(), Align::Right),
        (shuffled, Align::Right),
        (largest, Align::Right),
    ]);
    let settings = &gathered.summary.plan().settings;
    for (index, rows) in gathered.of_instances().enumerate() {
        let (height, width, _) = BOARDS[index];
        let reached = height * width <= 6;
        let theirs = if reached {
            "repeat-solved-word"
        } else {
            "repeat-out-of-memory"
        };
        let mut cells: Vec<Cell> = vec![
            settings[index].name.as_str().into(),
            page.word(theirs).into(),
        ];
        for row in rows {
            let Some(row) = row else {
                cells.extend([Cell::missing(), Cell::missing()]);
                continue;
            };
            let seconds = row.seconds.unwrap_or_default();
            let entries = row.counts.get("table");
            cells.extend(match (row.success, entries, row.counts.get("largest")) {
                (Some(_), _, Some(&largest)) => [
                    Cell::new(seconds, figures::seconds(seconds)),
                    Cell::count(largest),
                ],
                (_, Some(&entries), _) => [page.out_of_memory(entries), Cell::missing()],
                _ => [
                    row.failed.clone().unwrap_or_default().into(),
                    Cell::missing(),
                ],
            });
        }
        table.row(cells);
    }
    page.table(table);
    page.tell("repeat-b1-limit-why");
    Ok(())
}
