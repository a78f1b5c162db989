//! The report's program and ours, node for node.

use super::{Board, nine};
use crate::facts::read;
use crate::{Gathered, Page};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_ohno::search::{OriginalRun, SearchSettings};

const COUNTS: &str = include_str!("../../../../data/ohno/seed_counts.json");

fn is_same(a: &SearchSettings, b: &SearchSettings) -> bool {
    let informed = a.strategy.traits().needs_heuristic;
    a.strategy == b.strategy && (!informed || a.heuristic == b.heuristic)
}

/// The counts of the original: one, or from the least to the most; in parentheses where its limit ended it.
fn originals(runs: &[&OriginalRun], ours: Option<u64>) -> String {
    let shown = |run: &OriginalRun| {
        let count = figures::thousands(run.expanded);
        if run.solved {
            count
        } else {
            format!("({count})")
        }
    };
    match runs {
        [] => "–".to_owned(),
        [run] if run.solved && Some(run.expanded) == ours => "=".to_owned(),
        [run] => shown(run),
        [first, ..] => {
            let least = runs.iter().min_by_key(|run| run.expanded).unwrap_or(first);
            let most = runs.iter().max_by_key(|run| run.expanded).unwrap_or(first);
            format!("{}..{}", shown(least), shown(most))
        }
    }
}

pub(super) fn section(
    page: &mut Page<'_>,
    boards: &[Board],
    gathered: &Gathered,
) -> Result<(), Error> {
    page.section("repeat-o-nodes");
    page.tell("repeat-o-nodes-how");
    let original: Vec<OriginalRun> = read(COUNTS)?;
    let searches = nine();
    let mut columns = vec![(page.word("repeat-board"), Align::Left)];
    columns.extend(
        searches
            .iter()
            .map(|(name, _)| (name.clone(), Align::Right)),
    );
    let mut table = Table::new(columns);
    let (mut equal, mut all) = (0, 0);
    for (board, rows) in boards.iter().zip(gathered.of_instances()) {
        let mut cells: Vec<Cell> = vec![board.name.as_str().into()];
        for (row, (_, settings)) in rows.iter().zip(&searches) {
            let theirs: Vec<&OriginalRun> = original
                .iter()
                .filter(|run| run.board == board.name && is_same(&run.settings(), settings))
                .collect();
            let Some(row) = row else {
                cells.push(Cell::missing());
                continue;
            };
            let ours = row.success.and(row.counts.get("expanded").copied());
            for run in theirs
                .iter()
                .filter(|run| run.is_deterministic() && run.solved)
            {
                // What our limit ended says nothing.
                if let Some(ours) = ours {
                    all += 1;
                    equal += u64::from(run.expanded == ours);
                }
            }
            let shown = ours.map_or_else(
                || format!("({})", page.reason(row.failed.as_deref())),
                figures::thousands,
            );
            let text = format!("{shown} / {}", originals(&theirs, ours));
            // The document itself writes what is in the cells of numbers.
            cells.push(match ours {
                Some(ours) => Cell::new(ours, text),
                None => page.figures(&text),
            });
        }
        table.row(cells);
    }
    page.table(table);
    if all > 0 {
        page.say(
            &Message::new("repeat-o-nodes-why")
                .with("equal", equal)
                .with("all", all as u64),
        );
    }
    Ok(())
}
