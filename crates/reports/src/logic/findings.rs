//! Its own experiment, Figures 7 to 14: its agent by size, with both of its ways to ask, and what it found.

use super::games::{Results, board, mean};
use super::{DIFFICULTIES, THEIRS, plots};
use crate::Page;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Growth, Law};
use atisbo_minesweeper::logic::Preset;

pub(super) fn section(page: &mut Page<'_>, results: &Results) {
    page.section("repeat-l-agent");
    page.say(&Message::new("repeat-l-agent-how").with("games", results.games));
    for (index, difficulty) in DIFFICULTIES.into_iter().enumerate() {
        let caption = Message::new("repeat-l-difficulty")
            .with("difficulty", u64::from(difficulty))
            .with("theirs", THEIRS[index]);
        let mut table = Table::new([
            (page.word("repeat-board"), Align::Left),
            (page.word("repeat-l-their-games"), Align::Right),
            (page.word("repeat-won"), Align::Right),
            (page.word("lab-count-guesses"), Align::Right),
            (page.word("lab-success-time"), Align::Right),
            (page.word("lab-defeat-time"), Align::Right),
            (page.word("repeat-l-recursive-won"), Align::Right),
            (page.word("repeat-l-recursive-time"), Align::Right),
        ])
        .captioned(caption.to(page.words.0));
        for (place, &side) in results.sides.iter().enumerate() {
            let group = |preset| results.group(preset, index, place);
            let (Some(own), Some(asked)) = (group(Preset::Report), group(Preset::Recursive)) else {
                continue;
            };
            let time = |seconds| Cell::number(seconds, figures::seconds);
            let guesses = mean([own].into_iter(), "guesses");
            table.row([
                board(side, difficulty).into(),
                (THEIRS[index] as i64).into(),
                Cell::estimate(own.rate(), figures::percent),
                Cell::number(guesses, figures::count),
                time(own.success_seconds.mean()),
                time(own.defeat_seconds.mean()),
                Cell::estimate(asked.rate(), figures::percent),
                time(asked.success_seconds.mean()),
            ]);
        }
        page.table(table);
    }
    plots::wins(page, results);
    plots::times(page, results);
    findings(page, results);
}

/// What the report found beside what is measured here.
fn findings(page: &mut Page<'_>, results: &Results) {
    page.section("repeat-l-findings");
    let mut table = Table::new([
        (page.word("repeat-theirs"), Align::Left),
        (page.word("repeat-ours"), Align::Left),
    ]);
    let all: Vec<usize> = (0..DIFFICULTIES.len()).collect();
    let (_, recursive) = results.beside(Preset::Recursive, &all);
    let (incremental_pairs, incremental) = results.beside(Preset::Incremental, &all);
    let last = results.sides.len() - 1;
    let at = |difficulty, side| results.group(Preset::Report, difficulty, side)?.rate();
    let of_large = at(0, last);
    let falls: Vec<String> = all
        .iter()
        .map(|&index| {
            let [first, last] = [0, last].map(|side| figures::percent(at(index, side)));
            format!("{first} % → {last} %")
        })
        .collect();
    let (marks, wrong) = results.marks();
    let lost = of_large.map_or(f64::NAN, |rate| (1.0 - rate.value).powi(3));
    let rows = [
        (
            "repeat-l-found-growth",
            Message::new("value").with("value", growth(page, results)),
        ),
        (
            "repeat-l-found-forward",
            Message::new("repeat-l-ours-forward").with("times", figures::times(recursive)),
        ),
        (
            "repeat-l-found-fresh",
            Message::new("repeat-l-ours-fresh")
                .with("times", figures::times(incremental))
                .with(
                    "different",
                    incremental_pairs.gained + incremental_pairs.lost,
                )
                .with("games", incremental_pairs.pairs),
        ),
        (
            "repeat-l-found-falls",
            Message::new("repeat-l-ours-falls")
                .with("smallest", u64::from(results.sides[0]))
                .with("largest", u64::from(results.sides[last]))
                .with("falls", falls.join("; ")),
        ),
        (
            "repeat-l-found-lost",
            Message::new("repeat-l-ours-lost")
                .with("rate", figures::percent(of_large))
                .with("lost", format!("{:.0}", 100.0 * lost))
                .with("largest", u64::from(results.sides[last])),
        ),
        (
            "repeat-l-found-marks",
            Message::new("repeat-l-ours-marks")
                .with("marks", figures::thousands(marks))
                .with("wrong", figures::thousands(wrong)),
        ),
    ];
    for (theirs, ours) in rows {
        table.row([page.word(theirs).into(), ours.to(page.words.0).into()]);
    }
    page.table(table);
}

/// Which law the time of a won game follows, by difficulty.
fn growth(page: &Page<'_>, results: &Results) -> String {
    let all = (0..DIFFICULTIES.len()).filter_map(|index| {
        let points: Vec<(f64, f64)> = results
            .sides
            .iter()
            .enumerate()
            .filter_map(|(place, &side)| {
                let group = results.group(Preset::Report, index, place)?;
                Some((f64::from(side * side), group.success_seconds.mean()?))
            })
            .collect();
        let growth = Growth::fit(&points, Confidence::NINETY_FIVE)?;
        let law = match growth.better().law {
            Law::Power => "lab-power",
            Law::Exponential => "lab-exponential",
        };
        let exponent = |exponent| format!("{exponent:.2}");
        Some(
            Message::new("repeat-l-ours-growth")
                .with("difficulty", u64::from(DIFFICULTIES[index]))
                .with(
                    "exponent",
                    figures::between(Some(growth.power.rate), exponent),
                )
                .with("base", format!("{:.3}", growth.exponential.rate.value))
                .with("law", page.word(law))
                .to(page.words.0),
        )
    });
    all.collect::<Vec<_>>().join("; ")
}
