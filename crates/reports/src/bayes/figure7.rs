//! Its Figure 7: the log of one decision on 10x10, and what the network costs before it is made smaller.

use crate::facts::Bayes;
use crate::networks::positions;
use crate::{Keep, Page, Processors};
use atisbo_api::Error;
use atisbo_api::minesweeper::Source;
use atisbo_api::text::Message;
use atisbo_bayes::{Decompose, Heuristic, Method, Order, Settings};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_minesweeper::Position;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
use std::time::Duration;

/// The log does not say how many mines there are; its prior of 25/92 does.
const MINES: u32 = 25;

fn position(facts: &Bayes) -> Result<Position, Error> {
    let rows = facts.figure7.board.join("\n").replace('?', "#");
    let source = Source {
        position: format!("mines {MINES}\n{rows}"),
        ..Source::default()
    };
    source.position()
}

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    page.section("repeat-b2-figure7");
    page.tell("repeat-b2-figure7-how");
    let position = position(facts)?;
    let adviser = |prior| Adviser {
        scheme: Scheme::Merged,
        prior,
        ..Adviser::default()
    };
    let beliefs = page.once(|page| {
        let mut beliefs = Vec::new();
        for prior in [Prior::Left, Prior::Exact] {
            let found = adviser(prior).analyse(&position, page.budget, &mut ());
            beliefs.push(page.unless_stopped(found)?);
        }
        Ok(beliefs)
    })?;
    let mut table = Table::new([
        (page.word("repeat-cell"), Align::Left),
        (page.word("repeat-theirs"), Align::Right),
        (page.word("repeat-b2-left"), Align::Right),
        (page.word("repeat-b2-exact"), Align::Right),
    ]);
    let mut cells = Vec::new();
    for (name, &theirs) in &facts.figure7.not_mine {
        let digits: Vec<u32> = name.chars().filter_map(|c| c.to_digit(10)).collect();
        let cell = match digits[..] {
            [row, column] => position.tiling().cell_at((row, column).into()),
            _ => None,
        };
        let ours = |index: usize| {
            let beliefs = beliefs[index].as_ref()?;
            let mine = cell.and_then(|cell| beliefs.probability[cell.index()]);
            mine.map(|mine| 1.0 - mine)
        };
        let number = |value| Cell::number(value, |value| format!("{value:.12}"));
        cells.push([Some(theirs), ours(0), ours(1)]);
        table.row([
            name.as_str().into(),
            number(Some(theirs)),
            number(ours(0)),
            number(ours(1)),
        ]);
    }
    page.table(table);
    page.say_all(&conclusions(&cells));
    costs(page, &position)
}

/// How the probabilities compare: the report's, ours with its prior, and by the exact count.
fn conclusions(cells: &[[Option<f64>; 3]]) -> Vec<Message> {
    const CLOSE: f64 = 1e-9;
    let is_same = |one: Option<f64>, other: Option<f64>| {
        one.zip(other)
            .is_some_and(|(one, other)| (one - other).abs() < CLOSE)
    };
    let mut said = Vec::new();
    if cells.iter().all(|[_, ours, _]| ours.is_some()) {
        let equal = cells
            .iter()
            .filter(|[theirs, ours, _]| is_same(*theirs, *ours));
        said.push(
            Message::new("repeat-b2-figure7-equal")
                .with("equal", equal.count())
                .with("cells", cells.len()),
        );
    }
    let measured: Vec<(f64, f64)> = cells
        .iter()
        .filter_map(|[_, ours, exact]| ours.zip(*exact))
        .collect();
    let moved: Vec<&(f64, f64)> = measured
        .iter()
        .filter(|(ours, exact)| (ours - exact).abs() >= CLOSE)
        .collect();
    let is_certain = |part: f64| !(CLOSE..=1.0 - CLOSE).contains(&part);
    let none_certain = moved.iter().all(|(ours, _)| !is_certain(*ours));
    if measured.len() == cells.len() && none_certain {
        said.push(Message::new("repeat-b2-figure7-exact").with("moved", moved.len()));
    }
    said
}

/// One query of all hidden cells, before and after each simplification: the report waited more than 20 minutes.
fn costs(page: &mut Page<'_>, position: &Position) -> Result<(), Error> {
    let limits = Limits {
        nodes: None,
        bytes: Some(page.size(4 << 30, 16 << 20)),
        time: Some(Duration::from_secs(page.size(120, 5))),
    };
    let said = page.limits(&limits);
    page.say(&Message::new("repeat-b2-cost-how").with("limits", said));
    let plain = Settings {
        method: Method::VariableElimination,
        order: Order::Greedy(Heuristic::MinDegree),
        prune_barren: false,
        prune_separated: false,
        keep_evidence: false,
        decompose: Decompose::FullTable,
        seed: 0,
    };
    let mut names = Vec::new();
    let mut ways = Vec::new();
    for scheme in [Scheme::Full, Scheme::Split, Scheme::Pruned, Scheme::Merged] {
        for (engine, settings) in [("plain", plain.clone()), ("ours", Settings::default())] {
            names.push(format!("{scheme}, {engine}"));
            ways.push(Adviser {
                scheme,
                prior: Prior::Left,
                settings,
                ..Adviser::default()
            });
        }
    }
    let subject = positions(
        vec![("10x10x25".to_owned(), position.clone(), ways)],
        &names,
    );
    let repetitions = page.size(3, 1) as u32;
    let gathered = page.subject(subject, (limits, repetitions), Processors::One, Keep::Rows)?;
    let mut table = Table::new([
        (page.word("repeat-b2-network"), Align::Left),
        (page.word("repeat-theirs"), Align::Left),
        (page.word("repeat-ours"), Align::Right),
        (page.word("repeat-largest"), Align::Right),
    ]);
    for row in gathered.rows.iter().flatten() {
        let theirs = if row.method.starts_with("split") {
            "> 20 min"
        } else {
            "–"
        };
        let seconds = row.seconds.unwrap_or_default();
        let ours = match (row.success, row.counts.get("table")) {
            (Some(_), _) => Cell::new(seconds, figures::seconds(seconds)),
            (None, Some(&entries)) => page.out_of_memory(entries),
            (None, None) => page.reason(row.failed.as_deref()).into(),
        };
        let largest = row.counts.get("largest").copied();
        let largest = largest.map_or(Cell::missing(), Cell::count);
        let (scheme, engine) = row.method.split_once(", ").unwrap_or_default();
        let engine = page.word(if engine == "plain" {
            "repeat-b2-plain"
        } else {
            "repeat-b2-best"
        });
        let name = format!("{scheme}, {engine}");
        table.row([name.into(), theirs.into(), ours, largest]);
    }
    page.table(table);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn said(cells: &[[f64; 3]]) -> String {
        let cells: Vec<_> = cells.iter().map(|cell| cell.map(Some)).collect();
        let said = conclusions(&cells).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_moves_is_counted() {
        let text = said(&[[1.0, 1.0, 1.0], [0.7, 0.7, 0.75], [0.5, 0.4, 0.5]]);
        assert!(text.contains("2 of 3 probabilities"), "{text}");
        assert!(text.contains("moves 2 of them"), "{text}");
        // A certain cell that moved would be a fault: then nothing is claimed.
        let text = said(&[[1.0, 1.0, 0.9], [0.7, 0.7, 0.75]]);
        assert!(!text.contains("moves"), "{text}");
        let text = conclusions(&[[Some(0.5), Some(0.5), None]]);
        assert_eq!(text.len(), 1);
        // What was not measured is not called different.
        assert!(conclusions(&[[Some(0.5), None, None]]).is_empty());
    }
}
