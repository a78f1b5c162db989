//! Its two subproblems, first the numbers and then the isolated floors, beside the whole problem at once.

use super::{Board, fewer, nine, search};
use crate::{Gathered, Page, figure};
use atisbo_api::Error;
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::Distribution;
use atisbo_ohno::search::SearchSettings;

/// A solved run: the nodes expanded and the seconds.
type Solved = (u64, f64);

/// What a run took if it solved its board within so many nodes.
fn solved(row: Option<&Row>, nodes: u64) -> Option<Solved> {
    let row = row?;
    row.success.filter(|&solved| solved)?;
    let expanded = row.counts.get("expanded").copied()?;
    (expanded <= nodes).then_some((expanded, row.seconds.unwrap_or_default()))
}

/// One algorithm on all boards, both ways.
#[derive(Default)]
struct Pairs {
    boards: usize,
    /// How many are solved in two parts, and at once.
    solved: [usize; 2],
    /// On how many of those that both solve fewer nodes are expanded in two parts, and at once.
    fewer: [usize; 2],
    /// On how many of those the time is less.
    sooner: [usize; 2],
    both: usize,
    /// How many times the nodes and the time of two parts the whole problem takes, board by board.
    nodes: Distribution,
    time: Distribution,
}

impl Pairs {
    fn add(&mut self, two: Option<Solved>, one: Option<Solved>) {
        self.boards += 1;
        self.solved[0] += usize::from(two.is_some());
        self.solved[1] += usize::from(one.is_some());
        if let (Some(two), Some(one)) = (two, one) {
            self.both += 1;
            self.fewer[0] += usize::from(two.0 < one.0);
            self.fewer[1] += usize::from(one.0 < two.0);
            self.sooner[0] += usize::from(two.1 < one.1);
            self.sooner[1] += usize::from(one.1 < two.1);
            // A goal at the start is expanded by nobody.
            self.nodes.add(one.0.max(1) as f64 / two.0.max(1) as f64);
            if two.1 > 0.0 {
                self.time.add(one.1 / two.1);
            }
        }
    }
}

pub(super) fn section(
    page: &mut Page<'_>,
    boards: &[Board],
    gathered: &Gathered,
) -> Result<(), Error> {
    page.section("repeat-o-two");
    let limits = fewer(page);
    let said = page.limits(&limits);
    page.say(&Message::new("repeat-o-two-how").with("limits", said));
    let whole = |(name, settings): (String, SearchSettings)| {
        let settings = SearchSettings {
            two_phase: false,
            ..settings
        };
        (name, settings)
    };
    let at_once = search(
        page,
        boards,
        nine().into_iter().map(whole).collect(),
        limits,
    )?;
    let nodes = limits.nodes.unwrap_or(u64::MAX);
    let names: Vec<String> = nine().into_iter().map(|(name, _)| name).collect();
    let mut pairs: Vec<Pairs> = names.iter().map(|_| Pairs::default()).collect();
    let columns = || {
        let first = (page.word("repeat-board"), Align::Left);
        let others = names.iter().map(|name| (name.clone(), Align::Right));
        [first].into_iter().chain(others)
    };
    let mut tables = [
        Table::new(columns()).captioned(page.word("repeat-o-two-nodes")),
        Table::new(columns()).captioned(page.word("repeat-o-two-times")),
    ];
    let rows = gathered.of_instances().zip(at_once.of_instances());
    for (board, (two, one)) in boards.iter().zip(rows) {
        let mut cells: [Vec<Cell>; 2] =
            [board.name.as_str(), board.name.as_str()].map(|name| vec![name.into()]);
        for (place, pairs) in pairs.iter_mut().enumerate() {
            let [two, one] = [two, one].map(|rows| rows.get(place).and_then(Option::as_ref));
            let are_made = two.is_some() && one.is_some();
            let (two, one) = (solved(two, nodes), solved(one, nodes));
            // What was not searched both ways is not compared.
            if are_made {
                pairs.add(two, one);
            }
            let shown = |figure: &dyn Fn(Solved) -> String| {
                let [two, one] = [two, one].map(|it| it.map_or("–".to_owned(), figure));
                page.figures(&format!("{two} / {one}"))
            };
            cells[0].push(shown(&|(nodes, _)| figures::thousands(nodes)));
            cells[1].push(shown(&|(_, seconds)| figures::seconds(seconds)));
        }
        for (table, cells) in tables.iter_mut().zip(cells) {
            table.row(cells);
        }
    }
    page.table(summed(page, &names, &pairs));
    for table in tables {
        page.table(table);
    }
    page.say_all(&conclusions(&names, &pairs));
    Ok(())
}

/// Both ways side by side, algorithm by algorithm.
fn summed(page: &Page<'_>, names: &[String], pairs: &[Pairs]) -> Table {
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-o-two-solved"), Align::Right),
        (page.word("repeat-o-one-solved"), Align::Right),
        (page.word("repeat-o-both-solved"), Align::Right),
        (page.word("repeat-o-two-fewer"), Align::Right),
        (page.word("repeat-o-two-ratio"), Align::Right),
        (page.word("repeat-o-two-sooner"), Align::Right),
        (page.word("repeat-o-two-time"), Align::Right),
    ]);
    for (name, pairs) in names.iter().zip(pairs) {
        let of = |part: usize| match pairs.boards {
            0 => Cell::missing(),
            boards => Cell::new(part as u64, format!("{part}/{boards}")),
        };
        let split = |[two, one]: [usize; 2]| Cell::from(format!("{two} : {one}"));
        table.row([
            name.as_str().into(),
            of(pairs.solved[0]),
            of(pairs.solved[1]),
            Cell::count(pairs.both as u64),
            split(pairs.fewer),
            Cell::number(pairs.nodes.median(), figures::times),
            split(pairs.sooner),
            Cell::number(pairs.time.median(), figures::times),
        ]);
    }
    table
}

/// Which way expands fewer nodes, over all algorithms and boards that both ways solve.
fn conclusions(names: &[String], pairs: &[Pairs]) -> Vec<Message> {
    let sum = |part: fn(&Pairs) -> usize| pairs.iter().map(part).sum::<usize>();
    let both = sum(|it| it.both);
    if both == 0 {
        return Vec::new();
    }
    let mut said = vec![
        Message::new("repeat-o-two-why")
            .with("all", sum(|it| it.boards))
            .with("both", both)
            .with("two", sum(|it| it.fewer[0]))
            .with("one", sum(|it| it.fewer[1]))
            .with("solved-two", sum(|it| it.solved[0]))
            .with("solved-one", sum(|it| it.solved[1])),
    ];
    let most = names.iter().zip(pairs).filter_map(|(name, pairs)| {
        let ratio = pairs.nodes.median()?;
        Some((name, ratio))
    });
    if let Some((name, ratio)) = most.max_by(|one, other| one.1.total_cmp(&other.1))
        && ratio > 1.0
    {
        said.push(
            Message::new("repeat-o-two-most")
                .with("algorithm", name.as_str())
                .with("times", figure(figures::times(ratio))),
        );
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    #[test]
    fn boards_that_both_ways_solve_are_compared() {
        let mut pairs = Pairs::default();
        pairs.add(Some((10, 0.1)), Some((40, 0.2)));
        pairs.add(Some((10, 0.1)), Some((5, 0.2)));
        pairs.add(Some((10, 0.1)), None);
        assert_eq!((pairs.boards, pairs.solved, pairs.both), (3, [3, 2], 2));
        assert_eq!((pairs.fewer, pairs.sooner), ([1, 1], [2, 0]));
        let names = ["bfs".to_owned()];
        let said = |pairs: Pairs| {
            let said = conclusions(&names, &[pairs]).into_iter();
            said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
        };
        let text = said(pairs);
        assert!(text.contains("Of 3 searches"), "{text}");
        assert!(text.contains("Of the 2 that succeed both ways"), "{text}");
        assert!(text.contains("fewer nodes in 1 and more in 1"), "{text}");
        assert!(text.contains("bfs") && text.contains('x'), "{text}");
        assert_eq!(said(Pairs::default()), "");
        let mut at_once = Pairs::default();
        at_once.add(Some((10, 0.1)), Some((10, 0.1)));
        assert!(!said(at_once).contains("bfs"));
    }

    #[test]
    fn both_ways_have_the_same_limit() {
        let row = Row {
            run: 0,
            setting: String::new(),
            instance: 0,
            method: String::new(),
            success: Some(true),
            failed: None,
            counts: [("expanded".to_owned(), 50)].into(),
            seconds: Some(0.5),
        };
        assert_eq!(solved(Some(&row), 50), Some((50, 0.5)));
        assert_eq!(solved(Some(&row), 49), None);
        assert_eq!(solved(None, 49), None);
    }
}
