//! Its Table 3: the time of a solved 5x5 board with 5 mines, by modification.

use crate::evidence::lie_apart;
use crate::facts::Buscapython;
use crate::networks::{Way, players};
use crate::{Gathered, Keep, Page, Processors, figure, number};
use atisbo_api::Error;
use atisbo_api::text::{Arg, Message};
use atisbo_bayes::{Heuristic, Method, Order, Settings};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Distribution, Estimate};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::bayes::{Adviser, Preset, Prior, Scheme};
use std::time::Duration;

const LEVEL: &str = "5x5x5";

/// What the engine may take for a game.
pub(super) fn limits(page: &Page<'_>) -> Limits {
    Limits {
        nodes: None,
        bytes: Some(page.size(4 << 30, 16 << 20)),
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
            vec![("min-degree", Order::Greedy(Heuristic::MinDegree))]
        } else {
            vec![("by number", Order::Plain), ("shuffled", Order::Shuffled)]
        };
        for (order, elimination) in orders {
            let shown = if on.is_empty() { "–" } else { &on };
            let way = Way {
                name: format!("{shown} {order}"),
                adviser: adviser(one, two, elimination),
                one_by_one: true,
            };
            let order = match order {
                "by number" => page.word("repeat-by-number"),
                "shuffled" => page.word("repeat-shuffled"),
                order => order.to_owned(),
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

/// What came of a way to infer.
#[derive(Clone, Debug, Default)]
struct Measured {
    /// Which modifications are on; nothing for what is beyond them.
    on: Option<String>,
    name: String,
    /// How many games were won. A game that is lost at its first click comes to its end too, but nothing is inferred in it.
    solved: u64,
    /// The entries of the largest table that there was no room for.
    table: Option<u64>,
    /// The mean seconds of a solved board, and with their interval.
    mean: Option<f64>,
    seconds: Option<Estimate>,
}

impl Measured {
    fn of(gathered: &Gathered, method: usize, on: Option<String>) -> Self {
        let group = gathered.summary.group(0, method);
        let rows = gathered.of_method(method).flatten();
        Measured {
            on,
            name: gathered.summary.plan().methods[method].name.clone(),
            solved: group.successes,
            table: rows
                .filter_map(|row| row.counts.get("table"))
                .copied()
                .max(),
            mean: group.success_seconds.mean(),
            seconds: group.success_seconds.mean_estimate(Confidence::NINETY_FIVE),
        }
    }
}

/// The solved boards of the report's means: means of fewer are not put beside them.
const ENOUGH: u64 = 20;

/// What the ways say together, beside the report's seconds of 1, 1+2 and 1+2+3. The limits are in words.
fn conclusions(ways: &[Measured], theirs: [Option<f64>; 3], limits: &str) -> Vec<Message> {
    let with = |on: &'static str| ways.iter().filter(move |way| way.on.as_deref() == Some(on));
    let solves = |on| with(on).any(|way| way.solved > 0);
    let mut said = Vec::new();
    let least = with("").filter_map(|way| way.table).min();
    if let Some(entries) = least.filter(|_| !solves("")) {
        said.push(
            Message::new("repeat-b1-unmodified")
                .with("entries", number(entries))
                .with("limits", figure(limits)),
        );
    }
    let alone: Vec<&str> = ["1", "2", "3"]
        .into_iter()
        .filter(|on| solves(on))
        .collect();
    let are_tried = ["1", "2", "3"]
        .iter()
        .all(|on| with(on).any(|way| way.solved > 0 || way.table.is_some()));
    match alone[..] {
        [] if are_tried => said.push(Message::new("repeat-b1-alone-none")),
        [] => {}
        _ => said.push(
            Message::new("repeat-b1-alone").with("alone", alone.iter().copied().collect::<Arg>()),
        ),
    }
    if alone.contains(&"3") {
        said.push(Message::new("repeat-b1-alone-3"));
    }
    let mean = |on| with(on).find(|way| way.solved >= ENOUGH)?.mean;
    let steps = |means: [Option<f64>; 3]| {
        let [one, two, three] = means;
        let (one, two, three) = (one?, two?, three?);
        Some([two / one, three / two].map(|step| figure(figures::times(step))))
    };
    if let (Some([two, three]), Some([their_two, their_three])) =
        (steps(["1", "1+2", "1+2+3"].map(mean)), steps(theirs))
    {
        said.push(
            Message::new("repeat-b1-steps")
                .with("two", two)
                .with("three", three)
                .with("their-two", their_two)
                .with("their-three", their_three),
        );
    }
    let named = |name| ways.iter().find(|way| way.name == name)?.seconds;
    if let (Some(elimination), Some(tree)) = (named("full, ve"), named("full, jt"))
        && lie_apart(elimination.interval, tree.interval)
    {
        let times = figures::times(tree.value / elimination.value);
        said.push(Message::new("repeat-b1-tree").with("times", figure(times)));
    }
    said
}

pub(super) fn section(page: &mut Page<'_>, facts: &Buscapython) -> Result<(), Error> {
    let games = page.size(60, 2);
    let repetitions = page.size(3, 1);
    let limits = limits(page);
    let limits_said = page.limits(&limits);
    page.section("repeat-b1-times");
    page.say(
        &Message::new("repeat-b1-times-how")
            .with("games", games)
            .with("limits", limits_said.as_str())
            .with("repetitions", repetitions),
    );
    let (ways, names): (Vec<_>, Vec<_>) = ways(page)
        .into_iter()
        .map(|(way, shown, on)| (way, (shown, on)))
        .unzip();
    let subject = players(&[LEVEL], FirstClick::NoGuarantee, ways, games)?;
    let repetitions = repetitions as u32;
    let gathered = page.subject(subject, (limits, repetitions), Processors::One, Keep::Rows)?;
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
    let mut ways = Vec::new();
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
        ways.push(Measured::of(&gathered, method, on));
    }
    page.table(table);
    let theirs = ["1", "1+2", "1+2+3"].map(|on| facts.seconds(on));
    page.say_all(&conclusions(&ways, theirs, &limits_said));
    Ok(())
}

/// Our time of a solved board, how many times the report's that is, and what it is made of; or the limit.
fn measured(page: &Page<'_>, gathered: &Gathered, method: usize, theirs: Option<f64>) -> [Cell; 6] {
    let group = gathered.summary.group(0, method);
    let rows = || gathered.of_method(method).flatten();
    let table = rows().filter_map(|row| row.counts.get("table")).max();
    let reason = || {
        let reason = rows().find_map(|row| row.failed.as_deref())?;
        Some(page.reason(Some(reason)).into())
    };
    let ended = table.map(|&entries| page.out_of_memory(entries));
    let ended = ended.or_else(reason);
    if let Some(ended) = ended.or_else(|| (group.runs == 0).then(Cell::missing)) {
        let mut cells = std::array::from_fn(|_| Cell::missing());
        cells[0] = ended;
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
    let mean_of = |name: &str| {
        let mean = group.counts.get(name).and_then(Distribution::mean);
        Cell::number(mean, figures::count)
    };
    let largest = group.counts.get("largest").and_then(Distribution::max);
    [
        time,
        Cell::number(ratio, figures::times),
        (group.successes as i64).into(),
        mean_of("queries"),
        mean_of("multiplications"),
        largest.map_or(Cell::missing(), |largest| Cell::count(largest as u64)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::estimate;
    use atisbo_api::text::Lang;

    fn way(on: &str, solved: u64, mean: Option<f64>) -> Measured {
        Measured {
            on: Some(on.to_owned()),
            solved,
            mean,
            table: (solved == 0).then_some(4096),
            ..Measured::default()
        }
    }

    fn beyond(name: &str, seconds: Option<Estimate>) -> Measured {
        Measured {
            name: name.to_owned(),
            seconds,
            ..Measured::default()
        }
    }

    fn said(ways: &[Measured]) -> String {
        let theirs = [Some(200.0), Some(10.0), Some(4.0)];
        let said = conclusions(ways, theirs, "16 MB").into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_was_measured_is_said() {
        let text = said(&[
            way("", 0, None),
            way("1", 20, Some(0.1)),
            way("2", 0, None),
            way("3", 20, Some(0.5)),
            way("1+2", 20, Some(0.05)),
            way("1+2+3", 20, Some(0.04)),
            beyond("full, ve", Some(estimate(0.03, 0.028, 0.032))),
            beyond("full, jt", Some(estimate(0.01, 0.008, 0.012))),
        ]);
        assert!(
            text.contains("4,096 entries") && text.contains("16 MB"),
            "{text}"
        );
        assert!(text.contains("1 and 3"), "{text}");
        assert!(
            text.contains("min-degree looks at the graph again"),
            "{text}"
        );
        assert!(text.contains("0.50x") && text.contains("0.80x"), "{text}");
        assert!(text.contains("0.050x and 0.40x"), "{text}");
        assert!(
            text.contains("junction tree") && text.contains("0.33x"),
            "{text}"
        );
    }

    #[test]
    fn what_was_not_measured_is_not() {
        let text = said(&[
            way("", 1, Some(9.0)),
            way("1", 0, None),
            way("2", 0, None),
            way("3", 0, None),
            beyond("full, ve", Some(estimate(0.03, 0.01, 0.05))),
            beyond("full, jt", Some(estimate(0.01, 0.0, 0.02))),
        ]);
        assert!(!text.contains("entries"), "{text}");
        assert!(text.contains("No modification by itself"), "{text}");
        assert!(!text.contains("looks at the graph again"), "{text}");
        assert!(!text.contains("junction tree"), "{text}");
        // Fewer solved boards than the report's, and modifications that no game tried.
        let text = said(&[
            way("1", 19, Some(0.1)),
            way("1+2", 19, Some(0.05)),
            way("1+2+3", 19, Some(0.04)),
        ]);
        assert!(!text.contains("0.50x"), "{text}");
        assert_eq!(said(&[way("", 1, Some(9.0)), way("1", 0, None)]), "");
    }
}
