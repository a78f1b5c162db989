//! Its Figure 7: the log of one decision on 10x10, and what the network costs before it is made smaller.

use crate::facts::Bayes;
use crate::networks::positions;
use crate::{Page, Processors};
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
    let mut beliefs = Vec::new();
    for prior in [Prior::Left, Prior::Exact] {
        let found = adviser(prior).analyse(&position, page.budget, &mut ());
        beliefs.push(page.unless_stopped(found)?);
    }
    let mut table = Table::new([
        (page.word("repeat-cell"), Align::Left),
        (page.word("repeat-theirs"), Align::Right),
        (page.word("repeat-b2-left"), Align::Right),
        (page.word("repeat-b2-exact"), Align::Right),
    ]);
    let (mut equal, mut cells) = (0, 0);
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
        cells += 1;
        equal += u64::from(ours(0).is_some_and(|ours| (ours - theirs).abs() < 1e-9));
        table.row([
            name.as_str().into(),
            number(Some(theirs)),
            number(ours(0)),
            number(ours(1)),
        ]);
    }
    page.table(table);
    page.say(
        &Message::new("repeat-b2-figure7-why")
            .with("equal", equal)
            .with("cells", cells as u64),
    );
    costs(page, &position);
    Ok(())
}

/// One query of all hidden cells, before and after each simplification: the report waited more than 20 minutes.
fn costs(page: &mut Page<'_>, position: &Position) {
    page.tell("repeat-b2-cost-how");
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
        for (engine, settings) in [
            ("repeat-b2-plain", plain.clone()),
            ("repeat-b2-best", Settings::default()),
        ] {
            names.push(format!("{scheme}, {}", page.word(engine)));
            ways.push(Adviser {
                scheme,
                prior: Prior::Left,
                settings,
                ..Adviser::default()
            });
        }
    }
    let limits = Limits {
        nodes: None,
        bytes: Some(page.size(4 << 30, 1 << 28)),
        time: Some(Duration::from_secs(page.size(120, 5))),
    };
    let subject = positions(
        vec![("10x10x25".to_owned(), position.clone(), ways)],
        &names,
    );
    let repetitions = page.size(3, 1) as u32;
    let gathered = page.subject(subject, (limits, repetitions), Processors::One);
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
            (None, None) => row.failed.clone().unwrap_or_default().into(),
        };
        let largest = row.counts.get("largest").copied();
        let largest = largest.map_or(Cell::missing(), Cell::count);
        table.row([row.method.as_str().into(), theirs.into(), ours, largest]);
    }
    page.table(table);
}
