//! "Juego: 0h-n0" (ITBA, Buenos Aires, 2016): 0h n0 by search.

mod admissible;
mod formulations;
mod nodes;
mod sizes;
mod solved;
mod subproblems;

use crate::facts::{facts, read};
use crate::{Gathered, Keep, Page, Processors};
use atisbo_api::Error;
use atisbo_experiments::of_puzzles;
use atisbo_lab::experiment::Limits;
use atisbo_lab::runs::Row;
use atisbo_ohno::Grid;
use atisbo_ohno::search::{SearchSettings, report_runs};
use serde::Deserialize;
use serde_json::Value;
use std::rc::Rc;
use std::time::Duration;

const BOARDS: &str = include_str!("../../../data/ohno/seed_boards.json");

/// A board of the report's program.
#[derive(Deserialize)]
struct Record {
    board: String,
    size: usize,
    givens: Vec<Vec<Value>>,
}

/// A board with its name and its side.
struct Board {
    name: String,
    side: usize,
    grid: Grid,
}

fn boards() -> Result<Vec<Board>, Error> {
    let records: Vec<Record> = read(BOARDS)?;
    let board = |record: Record| {
        let sign = |value: &Value| match value {
            Value::String(sign) => sign.clone(),
            number => number.to_string(),
        };
        let row = |row: &Vec<Value>| row.iter().map(sign).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = record.givens.iter().map(row).collect();
        Ok(Board {
            grid: atisbo_api::ohno::parse(&rows.join("\n"))?,
            name: record.board,
            side: record.size,
        })
    };
    records.into_iter().map(board).collect()
}

/// What the report's searches may take: nodes rather than time, so that the answer is the same everywhere.
fn limits(page: &Page<'_>) -> Limits {
    limited(page.size(200_000, 2_000))
}

/// What other searches may take, which are many.
fn fewer(page: &Page<'_>) -> Limits {
    limited(page.size(40_000, 2_000))
}

fn limited(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        bytes: Some(2 << 30),
        time: Some(Duration::from_secs(120)),
    }
}

fn name(settings: &SearchSettings) -> String {
    if settings.strategy.traits().needs_heuristic {
        format!("{} {}", settings.strategy, settings.heuristic)
    } else {
        settings.strategy.to_string()
    }
}

/// The nodes that a run expanded.
fn expanded_of(row: &Row) -> f64 {
    row.counts
        .get("expanded")
        .map_or(0.0, |&count| count as f64)
}

/// The nine algorithms of the report's program.
fn nine() -> Vec<(String, SearchSettings)> {
    report_runs()
        .into_iter()
        .map(|settings| (name(&settings), settings))
        .collect()
}

/// Every board a setting of its own, searched in these ways.
fn search(
    page: &mut Page<'_>,
    boards: &[Board],
    searches: Vec<(String, SearchSettings)>,
    limits: Limits,
) -> Result<Rc<Gathered>, Error> {
    let boards = boards
        .iter()
        .map(|board| (board.name.clone(), vec![board.grid.clone()]));
    let subject = of_puzzles(boards, searches);
    page.subject(subject, (limits, 1), Processors::All, Keep::Rows)
}

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let facts = facts()?.ohno;
    let mut boards = boards()?;
    let of = boards.len();
    if page.quick {
        boards.truncate(5);
    }
    let limits = limits(page);
    let gathered = search(page, &boards, nine(), limits)?;
    solved::section(page, (&boards, of), &gathered, &facts);
    admissible::section(page, &boards)?;
    sizes::section(page, &boards, &gathered);
    subproblems::section(page, &boards, &gathered)?;
    nodes::section(page, &boards, &gathered)?;
    formulations::section(page, &boards)
}
