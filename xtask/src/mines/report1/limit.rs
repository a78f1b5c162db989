//! How far the full network goes when nothing is pruned.

use super::super::markdown::{table, thousands, time};
use super::modifications::{Plain, adviser, budget};
use anyhow::Result;
use atisbo_base::Stop;
use atisbo_bayes::{InferenceError, Limit};
use atisbo_minesweeper::bayes::AdviceError;
use atisbo_minesweeper::{AgentError, Position};
use std::time::Instant;

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

/// Which limit ended a game.
pub(super) fn why(error: &AgentError) -> String {
    let AgentError::Advice(AdviceError::Inference(InferenceError::Limit(limit))) = error else {
        return error.to_string();
    };
    match limit {
        Limit {
            stop: Stop::Bytes,
            table: Some(entries),
        } => format!("memory: a table of {} entries", thousands(*entries)),
        Limit { stop, .. } => stop.to_string(),
    }
}

/// The position after a first click that shows 1 in the corner.
fn position(height: usize, width: usize, mines: u32) -> Result<Position> {
    let hidden = "#".repeat(width);
    let first = format!("1{}", &hidden[1..]);
    let rows = [vec![first], vec![hidden; height - 1]].concat();
    Ok(format!("mines {mines}\n{}", rows.join("\n")).parse()?)
}

pub(super) fn section() -> Result<String> {
    let mut rows = Vec::new();
    for (height, width, mines) in BOARDS {
        let mut row = vec![format!("{height}x{width}x{mines}")];
        let position = position(height, width, mines)?;
        for plain in [Plain::ByNumber, Plain::Shuffled] {
            eprintln!("no modification, {}, order {}", row[0], plain.name());
            let adviser = adviser(false, false, plain.order(height * width));
            let start = Instant::now();
            row.extend(match adviser.analyse(&position, &budget(), &mut ()) {
                Ok(beliefs) => [
                    time(start.elapsed()),
                    thousands(beliefs.statistics.largest_product),
                ],
                Err(error) => [why(&error.into()), "–".to_owned()],
            });
        }
        rows.push(row);
    }
    let head = [
        "board",
        "by number",
        "largest product",
        "shuffled",
        "largest product",
    ];
    Ok(
        "### How far it goes without modifications\n\n\
         Nothing pruned, evidence applied at every query, a plain order: all hidden cells of the position after one click, \
         which shows a 1 in the corner, under a limit of 4 GB for tables and a minute. The report came to 2x3 before its \
         memory ran out; elsewhere `pgmpy` 0.1.6 came to 3x3 under 8 GB, with two of four orders.\n\n"
            .to_owned()
            + &table(1, &head, &rows),
    )
}
