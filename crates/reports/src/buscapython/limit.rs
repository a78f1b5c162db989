//! How far the full network goes when nothing is pruned: the report came to 2x3.

use super::modifications::{adviser, limits};
use crate::networks::positions;
use crate::{Keep, Page, Processors};
use atisbo_api::Error;
use atisbo_api::minesweeper::Source;
use atisbo_api::text::Message;
use atisbo_bayes::Order;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
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
    let limits = limits(page);
    let said = page.limits(&limits);
    page.say(&Message::new("repeat-b1-limit-how").with("limits", said));
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
    let ways = ["by number", "shuffled"].map(str::to_owned);
    let subject = positions(all, &ways);
    let gathered = page.subject(subject, (limits, 1), Processors::One, Keep::Rows)?;
    let [by_number, shuffled] = ["repeat-by-number", "repeat-shuffled"].map(|id| page.word(id));
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
                _ => [page.reason(row.failed.as_deref()).into(), Cell::missing()],
            });
        }
        table.row(cells);
    }
    page.table(table);
    let ends: Vec<(&str, End)> = gathered
        .of_instances()
        .enumerate()
        .map(|(index, rows)| (settings[index].name.as_str(), end(rows)))
        .collect();
    page.say_all(&conclusions(&ends));
    Ok(())
}

/// What became of a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Every order came to its end.
    Solved,
    /// There was no room for a table, whatever the order.
    NoRoom,
    /// Anything else.
    Mixed,
}

fn end(rows: &[Option<Row>]) -> End {
    let all = |is: fn(&Row) -> bool| rows.iter().all(|row| row.as_ref().is_some_and(is));
    if all(|row| row.success == Some(true)) {
        End::Solved
    } else if all(|row| row.counts.contains_key("table")) {
        End::NoRoom
    } else {
        End::Mixed
    }
}

/// How far it went here.
fn conclusions(ends: &[(&str, End)]) -> Vec<Message> {
    let solved: Vec<&str> = ends
        .iter()
        .take_while(|(_, end)| *end == End::Solved)
        .map(|(name, _)| *name)
        .collect();
    let Some(&largest) = solved.last() else {
        return Vec::new();
    };
    if solved.len() == ends.len() {
        return vec![Message::new("repeat-b1-limit-all").with("largest", largest)];
    }
    let mut said = vec![Message::new("repeat-b1-limit-largest").with("largest", largest)];
    if let Some((first, _)) = ends.iter().find(|(_, end)| *end == End::NoRoom) {
        said.push(Message::new("repeat-b1-limit-wall").with("first", *first));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn said(ends: &[(&str, End)]) -> String {
        let said = conclusions(ends).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_wall_is_named_only_where_it_was_met() {
        let text = said(&[("2x2x1", End::Solved), ("2x3x1", End::Solved)]);
        assert!(
            text.contains("2x3x1") && !text.contains("no room"),
            "{text}"
        );
        let text = said(&[
            ("2x2x1", End::Solved),
            ("2x3x1", End::Mixed),
            ("3x3x2", End::NoRoom),
        ]);
        assert!(text.contains("2x2x1") && text.contains("3x3x2"), "{text}");
        assert!(text.contains("no room"), "{text}");
        assert_eq!(said(&[("2x2x1", End::NoRoom)]), "");
    }
}
