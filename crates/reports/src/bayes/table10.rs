//! Its Table 10: methods x boards, time and defeats for a victory.

use super::{defeats, shown};
use crate::evidence::{Side, is_narrow, lie_apart, side, won};
use crate::facts::Bayes;
use crate::networks::{Way, players};
use crate::{Gathered, Keep, Page, Processors, figure, number};
use atisbo_api::Error;
use atisbo_api::text::{Arg, Message};
use atisbo_lab::experiment::Limits;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::{Confidence, Estimate, Paired};
use atisbo_minesweeper::bayes::{Adviser, Preset, Prior, Scheme};

const LEVELS: [&str; 3] = ["5x5x5", "8x8x13", "10x10x20"];

/// The report's methods, the two approximations that its text mentions, and the exact count.
const WAYS: [&str; 6] = ["1", "2", "final", "local-1", "local-2", "exact"];

fn way(name: &str) -> Way {
    let adviser = |scheme, prior| Adviser {
        scheme,
        prior,
        ..Adviser::default()
    };
    let of_preset = |preset: Preset| (preset.adviser(), preset.one_cell());
    let (adviser, one_by_one) = match name {
        "1" => of_preset(Preset::Method1),
        "2" => of_preset(Preset::Method2),
        "final" => of_preset(Preset::Final),
        "local-1" => (adviser(Scheme::Local1, Prior::Left), false),
        "local-2" => (adviser(Scheme::Local2, Prior::Left), false),
        _ => (adviser(Scheme::Merged, Prior::Exact), false),
    };
    Way {
        name: name.to_owned(),
        adviser,
        one_by_one,
    }
}

pub(super) fn section(page: &mut Page<'_>, facts: &Bayes) -> Result<(), Error> {
    let games = page.size(500, 5);
    page.section("repeat-b2-table10");
    page.say(&Message::new("repeat-b2-table10-how").with("games", number(games)));
    let ways = WAYS.map(way).into();
    let subject = players(&LEVELS, Preset::Final.first_click(), ways, games)?;
    let gathered = page.subject(subject, (Limits::default(), 1), Processors::One, Keep::Rows)?;
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
    let mut ratios = Vec::new();
    for (setting, level) in LEVELS.iter().enumerate() {
        for (method, name) in WAYS.into_iter().enumerate() {
            let group = gathered.summary.group(setting, method);
            let theirs = facts.table10(level, name);
            // A game that a limit ended would have taken longer, and is no defeat.
            let is_whole = group.unfinished() == 0;
            let all = group.success_seconds.sum() + group.defeat_seconds.sum();
            let has_won = is_whole && group.successes > 0;
            let victory = has_won.then(|| all / group.successes as f64);
            let ratio = theirs
                .as_ref()
                .zip(victory)
                .map(|((_, theirs, _), ours)| theirs / ours);
            let time = |seconds| Cell::number(seconds, figures::seconds);
            let shown_way = Message::new(format!("repeat-b2-way-{name}"));
            // Its graphs are of ten runs up to a victory each.
            let ten = |per_win: f64| defeats(10, 10 + (10.0 * per_win).round() as u64);
            let ours = defeats(group.successes, group.runs).filter(|_| is_whole);
            ratios.push(Ratio {
                method: name,
                level,
                theirs: theirs.as_ref().and_then(|(_, _, per_win)| ten(*per_win)),
                ours,
                rate: won([group]),
            });
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
                Cell::estimate(ours, shown),
            ]);
        }
    }
    page.table(table);
    page.say_all(&beside_two(&gathered));
    page.say_all(&conclusions(&ratios));
    Ok(())
}

/// Another method beside method 2, on the same boards.
fn paired(gathered: &Gathered, name: &str) -> Paired {
    let place = |name: &str| WAYS.iter().position(|way| *way == name);
    let won = |row: &Option<Row>| row.as_ref().and_then(|row| row.success);
    let games = gathered.of_instances().filter_map(|rows| {
        let of = |name| won(rows.get(place(name)?)?);
        of("2").zip(of(name))
    });
    Paired::count(games)
}

fn beside_two(gathered: &Gathered) -> Vec<Message> {
    beside(
        [
            ("final", "repeat-b2-final"),
            ("1", "repeat-b2-1"),
            ("local-1", "repeat-b2-local"),
        ]
        .map(|(name, id)| (id, paired(gathered, name))),
    )
}

/// What methods are worth beside method 2: the final one, 1, and the approximation.
fn beside([end, one, local]: [(&'static str, Paired); 3]) -> Vec<Message> {
    let mut said = Vec::new();
    let (id, games) = end;
    if games.pairs > 0 {
        let different = games.gained + games.lost;
        let id = if different == 0 {
            format!("{id}-same")
        } else {
            format!("{id}-differs")
        };
        said.push(
            Message::new(id)
                .with("games", number(games.pairs))
                .with("different", different),
        );
    }
    for (id, games) in [one, local] {
        let difference = games.difference(Confidence::NINETY_FIVE);
        if side(difference) == Side::Fewer {
            let difference = figures::points(difference);
            said.push(
                Message::new(id)
                    .with("difference", figure(difference))
                    .with("games", number(games.pairs)),
            );
        }
    }
    said
}

/// Defeats for a victory by a method on a board.
struct Ratio {
    method: &'static str,
    level: &'static str,
    theirs: Option<Estimate>,
    ours: Option<Estimate>,
    /// The part of our games that were won.
    rate: Option<Estimate>,
}

impl Ratio {
    fn is_apart(&self) -> Option<bool> {
        let (theirs, ours) = self.theirs.zip(self.ours)?;
        Some(lie_apart(theirs.interval, ours.interval))
    }
}

/// Rates of victory that are known as well as this can be told from the report's.
const KNOWN: f64 = 0.15;

/// Where the report's ratios and ours lie apart.
fn conclusions(ratios: &[Ratio]) -> Vec<Message> {
    let compared: Vec<(&Ratio, bool)> = ratios
        .iter()
        .filter_map(|ratio| Some((ratio, ratio.is_apart()?)))
        .collect();
    let apart: Vec<&Ratio> = compared
        .iter()
        .filter(|(_, apart)| *apart)
        .map(|(ratio, _)| *ratio)
        .collect();
    let named = |ratio: &&Ratio| {
        let message = Message::new("repeat-b2-on").with("method", ratio.method);
        Arg::from(message.with("level", ratio.level))
    };
    if compared.is_empty() {
        return Vec::new();
    }
    let mut said = vec![if apart.is_empty() {
        Message::new("repeat-b2-apart-none").with("compared", compared.len())
    } else {
        Message::new("repeat-b2-apart")
            .with("compared", compared.len())
            .with("apart", apart.iter().map(named).collect::<Arg>())
    }];
    let is_end = |ratio: &&&Ratio| ratio.method == "final";
    let is_known = ratios.iter().all(|ratio| is_narrow(ratio.rate, KNOWN));
    if is_known && !apart.is_empty() && !apart.iter().any(|ratio| is_end(&ratio)) {
        said.push(Message::new("repeat-b2-reading"));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::estimate;
    use atisbo_api::text::Lang;

    fn text(said: Vec<Message>) -> String {
        let said = said.into_iter().map(|it| it.to(Lang::En));
        said.collect::<Vec<_>>().join(" ")
    }

    fn games(pairs: u64, gained: u64, lost: u64) -> Paired {
        Paired {
            pairs,
            gained,
            lost,
        }
    }

    fn beside_of(end: Paired, one: Paired, local: Paired) -> String {
        text(beside([
            ("repeat-b2-final", end),
            ("repeat-b2-1", one),
            ("repeat-b2-local", local),
        ]))
    }

    #[test]
    fn a_method_is_worse_only_beyond_chance() {
        let same = games(750, 0, 0);
        let said = beside_of(same, games(750, 20, 80), games(750, 10, 200));
        assert!(said.contains("end alike in all 750 games"), "{said}");
        assert!(said.contains("remembers no mines"), "{said}");
        assert!(said.contains("only the neighbours"), "{said}");
        let said = beside_of(games(15, 1, 1), games(15, 1, 2), games(15, 0, 0));
        assert!(said.contains("2 of 15"), "{said}");
        assert!(!said.contains("remembers no mines"), "{said}");
        assert!(!said.contains("only the neighbours"), "{said}");
        assert_eq!(
            beside_of(games(0, 0, 0), games(0, 0, 0), games(0, 0, 0)),
            ""
        );
    }

    fn ratio(method: &'static str, theirs: f64, width: f64) -> Ratio {
        Ratio {
            method,
            level: "10x10x20",
            theirs: Some(estimate(theirs, 0.5 * theirs, 2.0 * theirs)),
            ours: Some(estimate(0.7, 0.6, 0.8)),
            rate: Some(estimate(0.6, 0.6 - width / 2.0, 0.6 + width / 2.0)),
        }
    }

    #[test]
    fn ratios_are_read_only_where_ours_are_known() {
        let said = text(conclusions(&[
            ratio("1", 27.0, 0.1),
            ratio("final", 0.7, 0.1),
        ]));
        assert!(said.contains("method 1 on 10x10x20"), "{said}");
        assert!(said.contains("approximations"), "{said}");
        let said = text(conclusions(&[
            ratio("1", 27.0, 0.6),
            ratio("final", 0.7, 0.6),
        ]));
        assert!(said.contains("method 1 on 10x10x20"), "{said}");
        assert!(!said.contains("approximations"), "{said}");
        let said = text(conclusions(&[
            ratio("1", 27.0, 0.1),
            ratio("final", 7.0, 0.1),
        ]));
        assert!(!said.contains("approximations"), "{said}");
        let said = text(conclusions(&[
            ratio("1", 0.7, 0.1),
            ratio("final", 0.7, 0.1),
        ]));
        assert!(said.contains("None of the 2"), "{said}");
        let unmeasured = Ratio {
            ours: None,
            ..ratio("1", 27.0, 0.1)
        };
        assert_eq!(text(conclusions(&[unmeasured])), "");
    }
}
