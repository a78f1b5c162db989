//! Its Table 10: methods x boards, time and defeats for a victory.

use super::{defeats, shown};
use crate::facts::Bayes;
use crate::networks::{Way, players};
use crate::{Page, Processors};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_minesweeper::FirstClick;
use atisbo_minesweeper::bayes::{Adviser, Prior, Scheme};

const LEVELS: [&str; 3] = ["5x5x5", "8x8x13", "10x10x20"];

/// The report's methods as its text has them, the two approximations it mentions, and the exact count: the name, the
/// network, the prior, and whether cells are revealed one by one.
const WAYS: [(&str, Scheme, Prior, bool); 6] = [
    ("1", Scheme::Split, Prior::Left, true),
    ("2", Scheme::Split, Prior::Left, false),
    ("final", Scheme::Merged, Prior::Left, false),
    ("local-1", Scheme::Local1, Prior::Left, false),
    ("local-2", Scheme::Local2, Prior::Left, false),
    ("exact", Scheme::Merged, Prior::Exact, false),
];

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    let games = page.size(1000, 5);
    page.section("repeat-b2-table10");
    page.say(&Message::new("repeat-b2-table10-how").with("games", figures::thousands(games)));
    let way = |(name, scheme, prior, one_by_one): (&str, Scheme, Prior, bool)| Way {
        name: name.to_owned(),
        adviser: Adviser {
            scheme,
            prior,
            ..Adviser::default()
        },
        one_by_one,
    };
    let ways = WAYS.map(way).into();
    let subject = players(&LEVELS, FirstClick::Safe, ways, games)?;
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
        for (method, (name, ..)) in WAYS.iter().enumerate() {
            let group = gathered.summary.group(setting, method);
            let theirs = facts.table10(level, name);
            let all = group.success_seconds.sum() + group.defeat_seconds.sum();
            let victory = (group.successes > 0).then(|| all / group.successes as f64);
            let ratio = theirs
                .as_ref()
                .zip(victory)
                .map(|((_, theirs, _), ours)| theirs / ours);
            let time = |seconds| Cell::number(seconds, figures::seconds);
            let shown_way = Message::new(format!("repeat-b2-way-{name}"));
            // Its graphs are of ten runs up to a victory each.
            let ten = |per_win: f64| defeats(10, 10 + (10.0 * per_win).round() as u64);
            table.row([
                (*level).into(),
                shown_way.to(page.words.0).into(),
                time(theirs.as_ref().map(|(_, seconds, _)| *seconds)),
                time(victory),
                Cell::number(ratio, figures::times),
                time(group.success_seconds.mean()),
                Cell::number(theirs.map(|(_, _, per_win)| per_win), |per_win| {
                    shown(ten(per_win))
                }),
                Cell::estimate(defeats(group.successes, group.runs), shown),
            ]);
        }
    }
    page.table(table);
    page.tell("repeat-b2-table10-why");
    Ok(())
}
