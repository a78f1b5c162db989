//! Which boards are solved: what its text says, what its program does under our limits, and ours.

use super::{Board, limits, nine};
use crate::facts::Ohno;
use crate::{Gathered, Page};
use atisbo_api::text::Message;
use atisbo_lab::report::{Align, Table, figures};

/// What the report says an algorithm did not solve, by the name of ours.
fn said(facts: &Ohno, algorithm: &str) -> Option<Vec<String>> {
    match algorithm {
        "greedy h1" => Some(facts.unsolved("greedy (h1)")),
        // It has two heuristics by the name of H2 and does not say which it used.
        "astar h2i" | "astar h2a" => Some(facts.unsolved("a_star (h2)")),
        _ => None,
    }
}

/// How many boards the report says an uninformed algorithm solved, by their size.
fn said_solved(algorithm: &str) -> Option<&'static str> {
    match algorithm {
        "bfs" | "dfs" => Some("4x4: 4, 5x5: 1"),
        "ids" => Some("4x4: 4, 5x5: 3, 6x6: 1"),
        _ => None,
    }
}

pub(super) fn section(page: &mut Page<'_>, boards: &[Board], gathered: &Gathered, facts: &Ohno) {
    page.section("repeat-o-solved");
    let nodes = limits(page).nodes.unwrap_or_default();
    page.say(&Message::new("repeat-o-solved-how").with("nodes", figures::thousands(nodes)));
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-o-they-say"), Align::Left),
        (page.word("repeat-o-by-size"), Align::Left),
        (page.word("repeat-o-unsolved"), Align::Left),
        (page.word("repeat-o-agrees"), Align::Left),
        (page.word("repeat-o-total"), Align::Right),
    ]);
    let searches = nine();
    for (method, (algorithm, _)) in searches.iter().enumerate() {
        let rows = boards.iter().zip(gathered.of_method(method));
        let ended: Vec<(&Board, bool)> = rows
            .filter_map(|(board, row)| Some((board, row?.success == Some(true))))
            .collect();
        let is_whole = ended.len() == boards.len();
        let mut sides: Vec<usize> = boards.iter().map(|board| board.side).collect();
        sides.dedup();
        let by_size = sides.iter().filter_map(|&side| {
            let solved = ended
                .iter()
                .filter(|(board, solved)| board.side == side && *solved)
                .count();
            (solved > 0).then(|| format!("{side}x{side}: {solved}"))
        });
        let unsolved = ended
            .iter()
            .filter(|(board, solved)| !solved && board.side <= 7);
        let unsolved: Vec<&str> = unsolved.map(|(board, _)| board.name.as_str()).collect();
        let named = said(facts, algorithm);
        let agrees = match &named {
            Some(named) if is_whole && *named == unsolved => page.word("repeat-yes"),
            Some(_) if is_whole => page.word("repeat-no"),
            _ => "–".to_owned(),
        };
        let theirs = match (named, said_solved(algorithm)) {
            (Some(boards), _) => {
                let boards = boards.join(", ");
                Message::new("repeat-o-not-solved")
                    .with("boards", boards)
                    .to(page.words.0)
            }
            (None, Some(solved)) => Message::new("repeat-o-only-solved")
                .with("solved", solved)
                .to(page.words.0),
            (None, None) => "–".to_owned(),
        };
        let solved = ended.iter().filter(|(_, solved)| *solved).count();
        table.row([
            algorithm.as_str().into(),
            theirs.into(),
            by_size.collect::<Vec<_>>().join(", ").into(),
            unsolved.join(", ").into(),
            agrees.into(),
            format!("{solved}/{}", ended.len()).into(),
        ]);
    }
    page.table(table);
    page.tell("repeat-o-solved-why");
}
