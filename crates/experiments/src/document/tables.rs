//! The tables of an experiment's report.

use super::super::summed::{Comparison, Grown};
use super::Words;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Distribution, Estimate, Interval};
use atisbo_lab::summary::Summary;
use std::collections::BTreeSet;

/// Every method in every setting: how often, how long, how much.
pub(super) fn results(summary: &Summary, words: Words) -> Table {
    let counts: BTreeSet<&str> = summary
        .parts()
        .flat_map(|part| part.group.counts.keys())
        .map(String::as_str)
        .collect();
    let mut columns = vec![
        (words.say("lab-setting"), Align::Left),
        (words.say("lab-method"), Align::Left),
        (words.say("lab-runs"), Align::Right),
        (words.success(&summary.plan().game), Align::Right),
        (words.say("lab-low"), Align::Right),
        (words.say("lab-high"), Align::Right),
        (words.say("lab-unfinished"), Align::Right),
        (words.say("lab-success-time"), Align::Right),
        (words.say("lab-success-median"), Align::Right),
        (words.say("lab-success-95"), Align::Right),
        (words.say("lab-defeat-time"), Align::Right),
    ];
    columns.extend(counts.iter().map(|name| (words.count(name), Align::Right)));
    let mut table = Table::new(columns);
    for part in summary.parts().filter(|part| part.group.runs > 0) {
        let group = part.group;
        let rate = group.rate();
        let percent = |of: fn(Estimate) -> f64| {
            Cell::number(rate.map(of), |part| format!("{:.2} %", 100.0 * part))
        };
        let time = |seconds| Cell::number(seconds, figures::seconds);
        let cells = [
            part.setting.name.as_str().into(),
            part.method.name.as_str().into(),
            Cell::count(group.runs),
            percent(|rate| rate.value),
            percent(|rate| rate.interval.low),
            percent(|rate| rate.interval.high),
            Cell::count(group.unfinished()),
            time(group.success_seconds.mean()),
            time(group.success_seconds.median()),
            time(group.success_seconds.quantile(0.95)),
            time(group.defeat_seconds.mean()),
        ];
        let counts = counts.iter().map(|name| {
            let mean = group.counts.get(*name).and_then(Distribution::mean);
            Cell::number(mean, figures::count)
        });
        table.row(cells.into_iter().chain(counts));
    }
    table
}

/// Why runs were not finished, in sentences.
pub(super) fn failures(summary: &Summary, words: Words) -> Vec<String> {
    let failures = summary.parts().flat_map(|part| {
        part.group.failed.iter().map(move |(reason, &count)| {
            Message::new("lab-failure")
                .with("setting", part.setting.name.as_str())
                .with("method", part.method.name.as_str())
                .with("count", count)
                .with("reason", words.reason(reason))
                .to(words.0)
        })
    });
    failures.collect()
}

/// Every method beside the first.
pub(super) fn compared(comparisons: &[Comparison], words: Words) -> Table {
    let mut table = Table::new([
        (words.say("lab-setting"), Align::Left),
        (words.say("lab-method"), Align::Left),
        (words.say("lab-difference"), Align::Right),
        (words.say("lab-only"), Align::Right),
        (words.say("lab-p"), Align::Right),
        (words.say("lab-time-ratio"), Align::Right),
    ]);
    let estimate = |value: Option<f64>, interval: Option<(f64, f64)>| {
        let (value, (low, high)) = value.zip(interval)?;
        let interval = Interval { low, high };
        Some(Estimate { value, interval })
    };
    for one in comparisons.iter().filter(|one| one.difference.is_some()) {
        let difference = estimate(one.difference, one.interval);
        let ratio = estimate(one.time_ratio, one.time_ratio_interval);
        table.row([
            one.setting.as_str().into(),
            one.method.as_str().into(),
            Cell::estimate(difference, figures::points),
            format!("{} : {}", one.gained, one.lost).into(),
            Cell::new(one.p, figures::chance(one.p)),
            Cell::estimate(ratio, |ratio| figures::between(ratio, figures::times)),
        ]);
    }
    table
}

/// How times grow with the size.
pub(super) fn grown(growth: &[Grown], words: Words) -> Table {
    let mut table = Table::new([
        (words.say("lab-method"), Align::Left),
        (words.say("lab-exponent"), Align::Right),
        (words.say("lab-base"), Align::Right),
        (words.say("lab-better"), Align::Left),
        ("R²".to_owned(), Align::Right),
    ]);
    let between = |value: f64, (low, high): (f64, f64), digits: usize| {
        let text = format!("{value:.digits$} ({low:.digits$}–{high:.digits$})");
        Cell::new(value, text)
    };
    for one in growth {
        table.row([
            one.method.as_str().into(),
            between(one.exponent, one.exponent_interval, 2),
            between(one.base, one.base_interval, 3),
            words.known("lab", one.better).into(),
            Cell::new(one.r_squared, format!("{:.3}", one.r_squared)),
        ]);
    }
    table
}
