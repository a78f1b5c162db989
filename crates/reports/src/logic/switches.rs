//! Each of its wishes by itself, and all together.

use super::DIFFICULTIES;
use super::games::{Results, mean, rate};
use crate::Page;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::Confidence;
use atisbo_minesweeper::logic::Preset;

pub(super) fn section(page: &mut Page<'_>, results: &Results) {
    page.section("repeat-l-switches");
    page.tell("repeat-l-switches-how");
    for (index, difficulty) in DIFFICULTIES.into_iter().enumerate() {
        let caption = Message::new("repeat-l-all-sizes").with("difficulty", u64::from(difficulty));
        let mut table = Table::new([
            (page.word("repeat-l-agent-word"), Align::Left),
            (page.word("repeat-l-changed"), Align::Left),
            (page.word("repeat-games"), Align::Right),
            (page.word("repeat-won"), Align::Right),
            (page.word("lab-difference"), Align::Right),
            (page.word("lab-only"), Align::Right),
            (page.word("lab-count-guesses"), Align::Right),
            (page.word("lab-time-ratio"), Align::Right),
        ])
        .captioned(caption.to(page.words.0));
        for preset in Preset::ALL {
            let groups = || results.groups(preset, index);
            let games: u64 = groups().map(|group| group.runs).sum();
            let won = rate(groups());
            let (paired, times) = results.beside(preset, &[index]);
            let is_report = preset == Preset::Report;
            let difference = paired
                .difference(Confidence::NINETY_FIVE)
                .filter(|_| !is_report);
            let guesses = mean(groups(), "guesses");
            let what = Message::new(format!("repeat-l-preset-{preset}"));
            table.row([
                preset.id().into(),
                what.to(page.words.0).into(),
                Cell::count(games),
                Cell::estimate(won, figures::percent),
                Cell::estimate(difference, figures::points),
                if is_report {
                    Cell::missing()
                } else {
                    format!("{} : {}", paired.gained, paired.lost).into()
                },
                Cell::number(guesses, figures::count),
                Cell::new(times, figures::times(times)),
            ]);
        }
        page.table(table);
    }
    page.tell("repeat-l-switches-why");
}
