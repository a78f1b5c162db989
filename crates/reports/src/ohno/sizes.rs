//! Its Figures 4 and 5: mean time and expanded nodes by size, greedy search with H1 beside A* with H2.

use super::{Board, expanded_of};
use crate::{Gathered, Page};
use atisbo_api::text::Message;
use atisbo_lab::plot::{Axis, Curves, Panel, Scale, Series, Unit};
use atisbo_lab::report::{Align, Cell, Table, figures};
use atisbo_lab::runs::Row;

const COMPARED: [&str; 3] = ["greedy h1", "astar h2i", "astar h2a"];

/// The solved runs of an algorithm on boards of a side.
fn runs<'g>(
    boards: &'g [Board],
    gathered: &'g Gathered,
    algorithm: &'g str,
    side: usize,
) -> impl Iterator<Item = &'g Row> {
    let is_one = move |row: &&Row| {
        let board = boards.iter().find(|board| board.name == row.setting);
        row.method == algorithm
            && row.success == Some(true)
            && board.is_some_and(|board| board.side == side)
    };
    gathered.rows.iter().flatten().filter(is_one)
}

fn mean(values: impl Iterator<Item = f64>) -> Option<(f64, usize)> {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| (sum / count as f64, count))
}

pub(super) fn section(page: &mut Page<'_>, boards: &[Board], gathered: &Gathered) {
    page.section("repeat-o-sizes");
    page.tell("repeat-o-sizes-how");
    let mut sides: Vec<usize> = boards.iter().map(|board| board.side).collect();
    sides.dedup();
    let seconds = |row: &Row| row.seconds.unwrap_or_default();
    let mut columns = vec![(page.word("repeat-board"), Align::Left)];
    for algorithm in COMPARED {
        let solved = Message::new("repeat-o-column-solved").with("algorithm", algorithm);
        columns.push((solved.to(page.words.0), Align::Right));
        columns.push((page.word("lab-time"), Align::Right));
        columns.push((page.word("lab-count-expanded"), Align::Right));
    }
    let mut table = Table::new(columns);
    for &side in &sides {
        let mut cells: Vec<Cell> = vec![format!("{side}x{side}").into()];
        for algorithm in COMPARED {
            let time = mean(runs(boards, gathered, algorithm, side).map(seconds));
            let nodes = mean(runs(boards, gathered, algorithm, side).map(expanded_of));
            cells.push((time.map_or(0, |(_, count)| count) as i64).into());
            cells.push(Cell::number(time.map(|(mean, _)| mean), figures::seconds));
            cells.push(Cell::number(nodes.map(|(mean, _)| mean), figures::count));
        }
        table.row(cells);
    }
    page.table(table);
    for (id, what, axis, unit, of) in [
        (
            "time",
            "repeat-o-plot-time",
            "lab-time",
            Unit::Seconds,
            &seconds as &dyn Fn(&Row) -> f64,
        ),
        (
            "nodes",
            "repeat-o-plot-nodes",
            "lab-count-expanded",
            Unit::Number,
            &expanded_of,
        ),
    ] {
        let series = |algorithm: &'static str| Series {
            name: algorithm.to_owned(),
            points: sides
                .iter()
                .filter_map(|&side| {
                    let (mean, _) = mean(runs(boards, gathered, algorithm, side).map(of))?;
                    Some((side as f64, mean).into())
                })
                .collect(),
            law: None,
        };
        let title = page.word(what);
        let svg = Curves {
            title: title.clone(),
            description: page.word("repeat-o-plot-how"),
            x: page.axis(Axis {
                title: page.word("repeat-l-side"),
                unit: Unit::Whole,
                ..Axis::default()
            }),
            y: page.axis(Axis {
                title: page.word(axis),
                scale: Scale::Logarithmic,
                unit,
                ..Axis::default()
            }),
            panels: vec![Panel {
                title: String::new(),
                series: COMPARED.map(series).into(),
            }],
        };
        page.document.plot(id, title, svg.svg());
    }
    why(page, gathered);
}

/// How the two compare on the boards that both solve.
fn why(page: &mut Page<'_>, gathered: &Gathered) {
    let of = |rows: &[Option<Row>], algorithm: &str| {
        let mut rows = rows.iter().flatten();
        let row = rows.find(|row| row.method == algorithm)?;
        row.success.filter(|&solved| solved)?;
        row.counts.get("expanded").copied()
    };
    let mut fewer = [0, 0];
    let mut both = [0, 0];
    for rows in gathered.of_instances() {
        for (place, other) in ["astar h2i", "astar h2a"].into_iter().enumerate() {
            if let (Some(greedy), Some(astar)) = (of(rows, "greedy h1"), of(rows, other)) {
                both[place] += 1;
                fewer[place] += u64::from(greedy < astar);
            }
        }
    }
    let solved = COMPARED.map(|algorithm| {
        let rows = gathered.rows.iter().flatten();
        let rows = rows.filter(|row| row.method == algorithm && row.success == Some(true));
        rows.count()
    });
    page.say_all(&conclusions(fewer, both, solved));
}

/// On how many boards greedy search expands fewer nodes, of those that both solve: beside A* with H2I and with H2A. How
/// many boards each of the three solves says whether their means are about the same boards.
fn conclusions(fewer: [u64; 2], both: [u64; 2], solved: [usize; 3]) -> Vec<Message> {
    if both.contains(&0) {
        return Vec::new();
    }
    let mut said = vec![
        Message::new("repeat-o-sizes-why")
            .with("fewer-i", fewer[0])
            .with("both-i", both[0])
            .with("fewer-a", fewer[1])
            .with("both-a", both[1]),
    ];
    if solved.iter().any(|&count| count != solved[0]) {
        let counts = Message::new("repeat-o-sizes-means")
            .with("greedy", solved[0])
            .with("inadmissible", solved[1])
            .with("quarter", solved[2]);
        said.push(counts);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;

    #[test]
    fn means_over_different_boards_are_told_to_be_so() {
        let said = |solved| {
            let said = conclusions([3, 4], [4, 4], solved).into_iter();
            said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
        };
        let text = said([13, 24, 11]);
        assert!(text.contains("4 of 4") && text.contains("3 of 4"), "{text}");
        assert!(text.contains("13, 24 and 11"), "{text}");
        assert!(!said([4, 4, 4]).contains("means"), "{}", said([4, 4, 4]));
        assert!(conclusions([0, 0], [0, 0], [0, 1, 0]).is_empty());
    }
}
