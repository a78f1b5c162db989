//! Its Table 3: the time of a solved 5x5 board with 5 mines, by modification.

use crate::facts::Buscapython;
use crate::networks::{Way, players};
use crate::{Gathered, Page, Processors};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_bayes::{Heuristic, Method, Order, Settings};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Distribution};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::bayes::{Adviser, Preset, Prior, Scheme};
use std::time::Duration;

const LEVEL: &str = "5x5x5";

/// What the engine may take for a game.
pub(super) fn limits(page: &Page<'_>) -> Limits {
    Limits {
        nodes: None,
        bytes: Some(page.size(4 << 30, 1 << 28)),
        time: Some(Duration::from_secs(page.size(60, 10))),
    }
}

/// The report's model and method.
pub(super) fn adviser(one: bool, two: bool, order: Order) -> Adviser {
    let report = Preset::Buscapython.adviser();
    Adviser {
        settings: Settings {
            order,
            prune_barren: one,
            keep_evidence: two,
            ..report.settings
        },
        ..report
    }
}

/// All combinations of the three modifications, and what is beyond them.
fn ways(page: &Page<'_>) -> Vec<(Way, String, Option<String>)> {
    let mut all = Vec::new();
    for bits in 0..8 {
        let [one, two, three] = [1, 2, 4].map(|bit| bits & bit != 0);
        let on = [(one, "1"), (two, "2"), (three, "3")];
        let on: Vec<&str> = on.iter().filter(|(on, _)| *on).map(|on| on.1).collect();
        let on = on.join("+");
        let orders = if three {
            vec![("min-degree".to_owned(), Order::Greedy(Heuristic::MinDegree))]
        } else {
            vec![
                (page.word("repeat-by-number"), Order::Plain),
                (page.word("repeat-shuffled"), Order::Shuffled),
            ]
        };
        for (order, elimination) in orders {
            let shown = if on.is_empty() { "–" } else { &on };
            let way = Way {
                name: format!("{shown} {order}"),
                adviser: adviser(one, two, elimination),
                one_by_one: true,
            };
            all.push((way, format!("{shown}, {order}"), Some(on.clone())));
        }
    }
    let (elimination, tree) = (Method::VariableElimination, Method::JunctionTree);
    let usual = Method::default();
    for (name, scheme, prior, method) in [
        ("full, ve", Scheme::Full, Prior::Cells, elimination),
        ("full, jt", Scheme::Full, Prior::Cells, tree),
        ("split", Scheme::Split, Prior::Cells, usual),
        ("pruned", Scheme::Pruned, Prior::Cells, usual),
        ("merged", Scheme::Merged, Prior::Cells, usual),
        ("merged, exact", Scheme::Merged, Prior::Exact, usual),
    ] {
        let adviser = Adviser {
            scheme,
            prior,
            settings: Settings {
                method,
                ..Settings::default()
            },
            ..Adviser::default()
        };
        let way = Way {
            name: name.to_owned(),
            adviser,
            one_by_one: true,
        };
        let shown = format!("{}: {name}", page.word("repeat-b1-ours"));
        all.push((way, shown, None));
    }
    all
}

pub(super) fn section(page: &mut Page<'_>, facts: &Buscapython) -> Result<(), Error> {
    let games = page.size(60, 2);
    page.section("repeat-b1-times");
    page.say(&Message::new("repeat-b1-times-how").with("games", games));
    let (ways, names): (Vec<_>, Vec<_>) = ways(page)
        .into_iter()
        .map(|(way, shown, on)| (way, (shown, on)))
        .unzip();
    let subject = players(&[LEVEL], FirstClick::NoGuarantee, ways, games)?;
    let repetitions = page.size(3, 1) as u32;
    let gathered = page.subject(subject, (limits(page), repetitions), Processors::One);
    let mut table = Table::new([
        (page.word("repeat-b1-modifications"), Align::Left),
        (page.word("repeat-theirs"), Align::Right),
        (page.word("repeat-ours"), Align::Right),
        (page.word("repeat-ratio"), Align::Right),
        (page.word("repeat-solved"), Align::Right),
        (page.word("repeat-queries"), Align::Right),
        (page.word("repeat-multiplications"), Align::Right),
        (page.word("repeat-largest"), Align::Right),
    ]);
    for (method, (shown, on)) in names.into_iter().enumerate() {
        let seconds = on.as_deref().and_then(|on| facts.seconds(on));
        let theirs = match (seconds, on.as_deref()) {
            (Some(seconds), _) => Cell::new(seconds, figures::seconds(seconds)),
            (None, Some("")) => page.word("repeat-out-of-memory").into(),
            (None, _) => Cell::missing(),
        };
        table.row(
            [shown.into(), theirs]
                .into_iter()
                .chain(measured(page, &gathered, method, seconds)),
        );
    }
    page.table(table);
    page.tell("repeat-b1-times-why");
    Ok(())
}

/// Our time of a solved board, how many times the report's that is, and what it is made of; or the limit.
fn measured(page: &Page<'_>, gathered: &Gathered, method: usize, theirs: Option<f64>) -> [Cell; 6] {
    let group = gathered.summary.group(0, method);
    let rows = gathered.of_method(method).flatten();
    let table = rows.filter_map(|row| row.counts.get("table")).max();
    if let Some(&entries) = table {
        let mut cells = std::array::from_fn(|_| Cell::missing());
        cells[0] = page.out_of_memory(entries);
        return cells;
    }
    let ours = group.success_seconds.mean_estimate(Confidence::NINETY_FIVE);
    let mean = group.success_seconds.mean();
    let seconds = |time: f64| figures::seconds(time.max(0.0));
    let time = match ours {
        Some(_) => Cell::estimate(ours, |ours| figures::between(ours, seconds)),
        None => Cell::number(mean, seconds),
    };
    let ratio = theirs.zip(mean).map(|(theirs, ours)| theirs / ours);
    let count = |name: &str, figure: fn(&Distribution) -> Option<f64>| {
        Cell::number(group.counts.get(name).and_then(figure), figures::count)
    };
    [
        time,
        Cell::number(ratio, figures::times),
        (group.successes as i64).into(),
        count("queries", Distribution::mean),
        count("multiplications", Distribution::mean),
        count("largest", Distribution::max),
    ]
}
