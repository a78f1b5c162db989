//! Its Table 3: the time of a solved 5x5 board with 5 mines, by modification.

use crate::facts::Buscapython;
use crate::networks::{Way, plain_order, players};
use crate::{Gathered, Page, Processors};
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_api::text::Message;
use atisbo_bayes::{Decompose, Heuristic, Method, Order, Settings};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Distribution};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};
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
    Adviser {
        scheme: Scheme::Full,
        prior: Prior::Cells,
        settings: Settings {
            method: Method::VariableElimination,
            order,
            prune_barren: one,
            prune_separated: false,
            keep_evidence: two,
            decompose: Decompose::FullTable,
            seed: 0,
        },
    }
}

/// All combinations of the three modifications, and what is beyond them.
fn ways(page: &Page<'_>) -> Vec<(Way, String, Option<String>)> {
    let mut all = Vec::new();
    let flags = [false, true];
    for three in flags {
        for two in flags {
            for one in flags {
                let on = [(one, "1"), (two, "2"), (three, "3")];
                let on: Vec<&str> = on.iter().filter(|(on, _)| *on).map(|on| on.1).collect();
                let on = on.join("+");
                let orders = if three {
                    vec![("min-degree".to_owned(), Order::Greedy(Heuristic::MinDegree))]
                } else {
                    vec![
                        (page.word("repeat-by-number"), plain_order(25, false)),
                        (page.word("repeat-shuffled"), plain_order(25, true)),
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
        }
    }
    for (name, scheme, prior, method) in [
        (
            "full, ve",
            Scheme::Full,
            Prior::Cells,
            Method::VariableElimination,
        ),
        ("full, jt", Scheme::Full, Prior::Cells, Method::JunctionTree),
        ("split", Scheme::Split, Prior::Cells, Method::default()),
        ("pruned", Scheme::Pruned, Prior::Cells, Method::default()),
        ("merged", Scheme::Merged, Prior::Cells, Method::default()),
        (
            "merged, exact",
            Scheme::Merged,
            Prior::Exact,
            Method::default(),
        ),
    ] {
        let settings = Settings {
            method,
            ..Settings::default()
        };
        let way = Way {
            name: name.to_owned(),
            adviser: Adviser {
                scheme,
                prior,
                settings,
            },
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
    let ways = ways(page);
    let names: Vec<(String, Option<String>)> = ways
        .iter()
        .map(|(_, shown, on)| (shown.clone(), on.clone()))
        .collect();
    let ways = ways.into_iter().map(|(way, ..)| way).collect();
    let levels = vec![(LEVEL.to_owned(), level(LEVEL)?)];
    let subject = players(levels, FirstClick::NoGuarantee, ways, games);
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
    let methods = gathered.summary.plan().methods.len();
    let tables = gathered.rows.iter().skip(method).step_by(methods);
    let table = tables.filter_map(|row| row.counts.get("table")).max();
    if let Some(&entries) = table {
        let message = Message::new("repeat-memory").with("entries", figures::thousands(entries));
        let mut cells = std::array::from_fn(|_| Cell::missing());
        cells[0] = message.to(page.words.0).into();
        return cells;
    }
    let ours = group.success_seconds.mean_estimate(Confidence::NINETY_FIVE);
    let mean = ours.map(|ours| ours.value).or(group.success_seconds.mean());
    let shown = match (ours, mean) {
        (Some(ours), _) => format!(
            "{} ({}–{})",
            figures::seconds(ours.value),
            figures::seconds(ours.interval.low.max(0.0)),
            figures::seconds(ours.interval.high)
        ),
        (None, Some(mean)) => figures::seconds(mean),
        (None, None) => "–".to_owned(),
    };
    let ratio = theirs.zip(mean).map(|(theirs, ours)| theirs / ours);
    let count = |name: &str, figure: fn(&Distribution) -> Option<f64>| {
        let value = group.counts.get(name).and_then(figure);
        value.map_or(Cell::missing(), |value| {
            Cell::new(value, figures::count(value))
        })
    };
    [
        Cell::new(mean.unwrap_or(f64::NAN), shown),
        ratio.map_or(Cell::missing(), |ratio| {
            Cell::new(ratio, figures::times(ratio))
        }),
        Cell::new(group.successes as i64, group.successes.to_string()),
        count("queries", Distribution::mean),
        count("multiplications", Distribution::mean),
        count("largest", Distribution::max),
    ]
}
