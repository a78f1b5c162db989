//! Its Table 10: methods x boards, time and defeats for a victory.

use super::{defeats, shown};
use crate::facts::Bayes;
use crate::networks::{Way, players};
use crate::{Page, Processors};
use atisbo_api::Error;
use atisbo_api::minesweeper::level;
use atisbo_api::text::Message;
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};

const LEVELS: [&str; 3] = ["5x5x5", "8x8x13", "10x10x20"];

/// The report's methods as its text has them, the two approximations it mentions, and the exact count.
const WAYS: [(&str, Option<&str>, Scheme, Prior, bool); 6] = [
    (
        "repeat-b2-way-1",
        Some("1"),
        Scheme::Split,
        Prior::Left,
        true,
    ),
    (
        "repeat-b2-way-2",
        Some("2"),
        Scheme::Split,
        Prior::Left,
        false,
    ),
    (
        "repeat-b2-way-final",
        Some("final"),
        Scheme::Merged,
        Prior::Left,
        false,
    ),
    (
        "repeat-b2-way-local-1",
        None,
        Scheme::Local1,
        Prior::Left,
        false,
    ),
    (
        "repeat-b2-way-local-2",
        None,
        Scheme::Local2,
        Prior::Left,
        false,
    ),
    (
        "repeat-b2-way-exact",
        None,
        Scheme::Merged,
        Prior::Exact,
        false,
    ),
];

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    let games = page.size(1000, 5);
    page.section("repeat-b2-table10");
    page.say(&Message::new("repeat-b2-table10-how").with("games", figures::thousands(games)));
    let mut levels = Vec::new();
    for name in LEVELS {
        levels.push((name.to_owned(), level(name)?));
    }
    let way = |&(id, _, scheme, prior, one_by_one): &(&'static str, _, Scheme, Prior, bool)| Way {
        name: id.trim_start_matches("repeat-b2-way-").to_owned(),
        adviser: Adviser {
            scheme,
            prior,
            ..Adviser::default()
        },
        one_by_one,
    };
    let ways = WAYS.iter().map(way).collect();
    let subject = players(levels, FirstClick::Safe, ways, games);
    let repetitions = page.size(3, 1) as u32;
    let gathered = page.subject(subject, (Limits::default(), repetitions), Processors::One);
    let mut table = Table::new([
        (page.word("repeat-board"), Align::Left),
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-b2-their-time"), Align::Right),
        (page.word("repeat-b2-our-victory"), Align::Right),
        (page.word("repeat-ratio"), Align::Right),
        (page.word("repeat-b2-our-won"), Align::Right),
        (page.word("repeat-b2-their-defeats"), Align::Right),
        (page.word("repeat-b2-our-defeats"), Align::Right),
    ]);
    for (setting, level) in LEVELS.iter().enumerate() {
        for (method, (id, number, ..)) in WAYS.iter().enumerate() {
            let group = gathered.summary.group(setting, method);
            let theirs = number.and_then(|number| facts.table10(level, number));
            let won = group.success_seconds.mean();
            let all = group.success_seconds.sum() + group.defeat_seconds.sum();
            let victory = (group.successes > 0).then(|| all / group.successes as f64);
            let ratio = theirs
                .as_ref()
                .zip(victory)
                .map(|((_, theirs, _), ours)| theirs / ours);
            let time = |time: Option<f64>| {
                time.map_or(Cell::missing(), |time| {
                    Cell::new(time, figures::seconds(time))
                })
            };
            let ours = defeats(group.successes, group.runs);
            // Its graphs are of ten runs up to a victory each.
            let ten = |per_win: f64| defeats(10, 10 + (10.0 * per_win).round() as u64);
            table.row([
                (*level).into(),
                page.word(id).into(),
                time(theirs.as_ref().map(|(_, seconds, _)| *seconds)),
                time(victory),
                ratio.map_or(Cell::missing(), |ratio| {
                    Cell::new(ratio, figures::times(ratio))
                }),
                time(won),
                theirs.as_ref().map_or(Cell::missing(), |(_, _, per_win)| {
                    Cell::new(*per_win, shown(ten(*per_win)))
                }),
                ours.map_or(Cell::missing(), |ours| {
                    Cell::new(ours.value, shown(Some(ours)))
                }),
            ]);
        }
    }
    page.table(table);
    page.tell("repeat-b2-table10-why");
    Ok(())
}
