//! Each of its wishes by itself, and all together.

use super::DIFFICULTIES;
use super::games::{Results, mean};
use crate::evidence::{Side, side, won};
use crate::{Page, figure, number};
use atisbo_api::text::{Arg, Message};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::statistics::{Confidence, Paired};
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
                Cell::estimate(won(groups()), figures::percent),
                Cell::estimate(difference, figures::points),
                if is_report || paired.pairs == 0 {
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
    let all: Vec<usize> = (0..DIFFICULTIES.len()).collect();
    let others = Preset::ALL
        .into_iter()
        .filter(|preset| *preset != Preset::Report);
    let pairs: Vec<(Preset, Paired)> = others
        .map(|preset| (preset, results.beside(preset, &all).0))
        .collect();
    let (marks, wrong) = results.marks();
    page.say_all(&conclusions(&pairs, marks > 0 && wrong == 0));
}

/// What the agents are worth beside the report's on the same boards of all difficulties, and why that is so where the
/// rules say why.
fn conclusions(agents: &[(Preset, Paired)], all_marks_right: bool) -> Vec<Message> {
    let measured = || agents.iter().filter(|(_, games)| games.pairs > 0);
    let is_same = |games: &Paired| games.gained + games.lost == 0;
    let same = measured().filter(|(_, games)| is_same(games));
    let same: Vec<Message> = same
        .map(|(preset, games)| {
            let named = Message::new("repeat-l-in-games").with("agent", preset.id());
            named.with("games", number(games.pairs))
        })
        .collect();
    let beyond = |wanted: Side| {
        let differing = measured().filter(move |(_, games)| !is_same(games));
        let found = differing.filter_map(|(preset, games)| {
            let difference = games.difference(Confidence::NINETY_FIVE);
            (side(difference) == wanted).then(|| {
                let points = figures::points(difference);
                let named = Message::new("repeat-l-by-points").with("agent", preset.id());
                named.with("points", figure(points))
            })
        });
        found.collect::<Vec<Message>>()
    };
    let mut said = Vec::new();
    let lists = [
        ("repeat-l-same", same),
        ("repeat-l-more", beyond(Side::More)),
        ("repeat-l-fewer", beyond(Side::Fewer)),
        ("repeat-l-unclear", beyond(Side::Unclear)),
    ];
    for (id, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        said.push(Message::new(id).with("agents", list.into_iter().collect::<Arg>()));
    }
    let plays_the_same = |wanted| {
        let mut agents = measured();
        agents.any(|(preset, games)| *preset == wanted && is_same(games))
    };
    if plays_the_same(Preset::MineCount) {
        said.push(Message::new("repeat-l-mine-count-why"));
    }
    if plays_the_same(Preset::Revised) && all_marks_right {
        said.push(Message::new("repeat-l-revised-why"));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn said(agents: &[(Preset, (u64, u64, u64))], all_marks_right: bool) -> String {
        let agents: Vec<(Preset, Paired)> = agents
            .iter()
            .map(|&(preset, (pairs, gained, lost))| {
                let games = Paired {
                    pairs,
                    gained,
                    lost,
                };
                (preset, games)
            })
            .collect();
        let said = conclusions(&agents, all_marks_right).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn agents_are_told_apart_only_beyond_chance() {
        let text = said(
            &[
                (Preset::Due, (600, 0, 0)),
                (Preset::Sat, (600, 100, 5)),
                (Preset::Recursive, (120, 1, 40)),
                (Preset::BestGuess, (12, 1, 0)),
            ],
            true,
        );
        let sentences: Vec<&str> = text.split_inclusive(". ").collect();
        let of = |agent: &str| sentences.iter().find(|said| said.contains(agent)).unwrap();
        assert!(
            of("due (600 games)").starts_with("In the games played here"),
            "{text}"
        );
        assert!(of("sat (+15.83").starts_with("More games"), "{text}");
        assert!(of("recursive (-32.50").starts_with("Fewer games"), "{text}");
        assert!(
            of("best-guess (+8.33").starts_with("Not told from chance"),
            "{text}"
        );
        assert!(!text.contains("every mine is marked"), "{text}");
        assert!(!text.contains("take back"), "{text}");
    }

    #[test]
    fn why_a_wish_wins_nothing_is_said_only_if_it_does_not() {
        let wishes = |gained| {
            [
                (Preset::MineCount, (600, gained, 0)),
                (Preset::Revised, (600, gained, 0)),
            ]
        };
        let text = said(&wishes(0), true);
        assert!(
            text.contains("every mine is marked") && text.contains("take back"),
            "{text}"
        );
        assert!(!said(&wishes(0), false).contains("take back"));
        let text = said(&wishes(3), true);
        assert!(
            !text.contains("every mine is marked") && !text.contains("take back"),
            "{text}"
        );
        assert_eq!(said(&[(Preset::Sat, (0, 0, 0))], true), "");
    }
}
