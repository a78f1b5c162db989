//! The tables of an experiment's report.

use super::super::summed::{comparisons, growth};
use super::Words;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Distribution, Estimate, Interval};
use atisbo_lab::summary::Summary;
use std::collections::BTreeSet;

/// Every method in every setting: how often, how long, how much.
pub(super) fn results(summary: &Summary, words: Words) -> Table {
    let plan = summary.plan();
    let groups = || {
        let settings = 0..plan.settings.len();
        settings.flat_map(|setting| (0..plan.methods.len()).map(move |method| (setting, method)))
    };
    let counts: BTreeSet<&str> = groups()
        .flat_map(|(setting, method)| summary.group(setting, method).counts.keys())
        .map(String::as_str)
        .collect();
    let mut columns = vec![
        (words.say("lab-setting"), Align::Left),
        (words.say("lab-method"), Align::Left),
        (words.say("lab-runs"), Align::Right),
        (words.success(&plan.game), Align::Right),
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
    for (setting, method) in groups() {
        let group = summary.group(setting, method);
        if group.runs == 0 {
            continue;
        }
        let rate = group.rate();
        let part = |part: Option<f64>| {
            part.map_or(Cell::missing(), |part| {
                Cell::new(part, format!("{:.2} %", 100.0 * part))
            })
        };
        let mut cells: Vec<Cell> = vec![
            plan.settings[setting].name.as_str().into(),
            plan.methods[method].name.as_str().into(),
            Cell::new(group.runs as i64, figures::thousands(group.runs)),
            part(rate.map(|rate| rate.value)),
            part(rate.map(|rate| rate.interval.low)),
            part(rate.map(|rate| rate.interval.high)),
            Cell::new(
                group.unfinished() as i64,
                figures::thousands(group.unfinished()),
            ),
            time(group.success_seconds.mean()),
            time(group.success_seconds.median()),
            time(group.success_seconds.quantile(0.95)),
            time(group.defeat_seconds.mean()),
        ];
        let mean = |name: &&str| group.counts.get(*name).and_then(Distribution::mean);
        cells.extend(counts.iter().map(|name| {
            mean(name).map_or(Cell::missing(), |mean| {
                Cell::new(mean, figures::count(mean))
            })
        }));
        table.row(cells);
    }
    table
}

fn time(seconds: Option<f64>) -> Cell {
    seconds.map_or(Cell::missing(), |seconds| {
        Cell::new(seconds, figures::seconds(seconds))
    })
}

/// Why runs were not finished, in sentences.
pub(super) fn failures(summary: &Summary, words: Words) -> Vec<String> {
    let plan = summary.plan();
    let mut all = Vec::new();
    for (index, setting) in plan.settings.iter().enumerate() {
        for (number, method) in plan.methods.iter().enumerate() {
            for (reason, &count) in &summary.group(index, number).failed {
                let message = Message::new("lab-failure")
                    .with("setting", setting.name.as_str())
                    .with("method", method.name.as_str())
                    .with("count", count)
                    .with("reason", words.reason(reason));
                all.push(message.to(words.0));
            }
        }
    }
    all
}

/// Every method beside the first.
pub(super) fn compared(summary: &Summary, words: Words) -> Table {
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
    for one in comparisons(summary) {
        let difference = estimate(one.difference, one.interval);
        let ratio = estimate(one.time_ratio, one.time_ratio_interval);
        if difference.is_none() {
            continue;
        }
        let number = |value: Option<f64>, text| {
            value.map_or(Cell::missing(), |value| Cell::new(value, text))
        };
        table.row([
            one.setting.into(),
            one.method.into(),
            number(one.difference, figures::points(difference)),
            format!("{} : {}", one.gained, one.lost).into(),
            Cell::new(one.p, figures::chance(one.p)),
            number(one.time_ratio, figures::times_between(ratio)),
        ]);
    }
    table
}

/// How times grow with the size; nothing where no method has three sizes.
pub(super) fn grown(summary: &Summary, words: Words) -> Option<Table> {
    let all = growth(summary);
    let mut table = Table::new([
        (words.say("lab-method"), Align::Left),
        (words.say("lab-exponent"), Align::Right),
        (words.say("lab-base"), Align::Right),
        (words.say("lab-better"), Align::Left),
        ("R²".to_owned(), Align::Right),
    ]);
    let between = |value: f64, (low, high): (f64, f64), digits: usize| {
        Cell::new(
            value,
            format!("{value:.digits$} ({low:.digits$}–{high:.digits$})"),
        )
    };
    for one in &all {
        table.row([
            one.method.as_str().into(),
            between(one.exponent, one.exponent_interval, 2),
            between(one.base, one.base_interval, 3),
            words
                .say(match one.better {
                    "power" => "lab-power",
                    _ => "lab-exponential",
                })
                .into(),
            Cell::new(one.r_squared, format!("{:.3}", one.r_squared)),
        ]);
    }
    (!all.is_empty()).then_some(table)
}
