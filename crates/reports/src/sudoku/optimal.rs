//! Its "optimality": how long and how dear the solutions are, and whether they are proved to be the cheapest.

use super::{ALGORITHMS, named};
use crate::{Gathered, Page, number};
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::Distribution;

/// The place of uniform-cost search, whose solutions are the cheapest.
const CHEAPEST: usize = 2;

/// What the solutions of an algorithm are.
#[derive(Default)]
struct Solutions {
    length: Distribution,
    cost: Distribution,
    /// How many are proved cheapest by the search itself.
    proved: u64,
    /// How many cost as much as the one of uniform-cost search, of those beside one.
    as_cheap: u64,
    beside: u64,
}

fn count(row: &Row, name: &str) -> Option<u64> {
    row.success.filter(|&solved| solved)?;
    row.counts.get(name).copied()
}

/// The solutions of each algorithm, puzzle by puzzle.
fn solutions<'r>(puzzles: impl Iterator<Item = &'r [Option<Row>]>) -> Vec<Solutions> {
    let mut all: Vec<Solutions> = ALGORITHMS.iter().map(|_| Solutions::default()).collect();
    for rows in puzzles {
        let cost = |row: &Option<Row>| count(row.as_ref()?, "solution-cost");
        let cheapest = rows.get(CHEAPEST).and_then(cost);
        for (solutions, row) in all.iter_mut().zip(rows.iter().map(Option::as_ref)) {
            let Some((row, cost)) = row.and_then(|row| Some((row, count(row, "solution-cost")?)))
            else {
                continue;
            };
            solutions.cost.add(cost as f64);
            if let Some(length) = count(row, "solution-length") {
                solutions.length.add(length as f64);
            }
            solutions.proved += count(row, "solution-proved").unwrap_or_default();
            if let Some(cheapest) = cheapest {
                solutions.beside += 1;
                solutions.as_cheap += u64::from(cost == cheapest);
            }
        }
    }
    all
}

pub(super) fn section(page: &mut Page<'_>, gathered: &Gathered) {
    page.section("repeat-s-optimal");
    page.tell("repeat-s-optimal-how");
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-s-solutions"), Align::Right),
        (page.word("repeat-s-length"), Align::Right),
        (page.word("repeat-s-cost"), Align::Right),
        (page.word("repeat-s-proved"), Align::Right),
        (page.word("repeat-s-as-cheap"), Align::Right),
    ]);
    let all = solutions(gathered.of_instances());
    for ((name, _), solutions) in named().into_iter().zip(&all) {
        let of = |part: u64, all: u64| {
            let shown = format!("{}/{}", figures::thousands(part), figures::thousands(all));
            match all {
                0 => Cell::missing(),
                _ => Cell::new(part, shown),
            }
        };
        let found = solutions.cost.count();
        table.row([
            name.into(),
            Cell::count(found),
            Cell::number(solutions.length.mean(), figures::count),
            Cell::number(solutions.cost.mean(), figures::count),
            of(solutions.proved, found),
            of(solutions.as_cheap, solutions.beside),
        ]);
    }
    page.table(table);
    page.say_all(&conclusions(&all));
}

/// Whether all solutions of a puzzle are equally cheap, as far as this run saw them.
fn conclusions(all: &[Solutions]) -> Vec<Message> {
    let beside: u64 = all.iter().map(|it| it.beside).sum();
    let as_cheap: u64 = all.iter().map(|it| it.as_cheap).sum();
    let said = if beside == 0 {
        None
    } else if as_cheap == beside {
        Some(Message::new("repeat-s-optimal-all").with("solutions", number(beside)))
    } else {
        Some(
            Message::new("repeat-s-optimal-some")
                .with("dearer", number(beside - as_cheap))
                .with("solutions", number(beside)),
        )
    };
    said.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    fn run((success, cost): (bool, u64)) -> Row {
        let counts = [
            ("solution-length", cost),
            ("solution-cost", cost),
            ("solution-proved", 1),
        ];
        let counts = counts.map(|(name, count)| (name.to_owned(), count));
        Row {
            run: 0,
            setting: String::new(),
            instance: 0,
            method: String::new(),
            success: success.then_some(true),
            failed: None,
            counts: counts.into(),
            seconds: None,
        }
    }

    fn said(rows: &[Option<Row>]) -> String {
        let said = conclusions(&solutions([rows].into_iter())).into_iter();
        said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn solutions_are_compared_with_those_of_uniform_cost() {
        let alike = [(true, 40), (true, 40), (true, 40), (false, 90)]
            .map(run)
            .map(Some);
        assert!(said(&alike).contains("All 3 solutions"), "{}", said(&alike));
        let all = solutions([&alike[..]].into_iter());
        assert_eq!((all[3].cost.count(), all[0].proved), (0, 1));
        let dearer = [(true, 42), (true, 40), (true, 40)].map(run).map(Some);
        assert!(said(&dearer).contains("1 of 3"), "{}", said(&dearer));
        assert_eq!(said(&[Some(run((true, 40))), None, None]), "");
    }
}
