//! Which boards are solved: what its text says, what its program does under our limits, and ours.

use super::{Board, limits, nine};
use crate::facts::Ohno;
use crate::{Gathered, Page, number};
use atisbo_api::text::{Arg, Message};
use atisbo_lab::report::{Align, Table};
use atisbo_lab::runs::Row;

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

pub(super) fn section(
    page: &mut Page<'_>,
    (boards, of): (&[Board], usize),
    gathered: &Gathered,
    facts: &Ohno,
) {
    page.section("repeat-o-solved");
    let limits = page.limits(&limits(page));
    page.say(
        &Message::new("repeat-o-solved-how")
            .with("boards", boards.len())
            .with("of", of)
            .with("limits", limits),
    );
    let mut table = Table::new([
        (page.word("lab-method"), Align::Left),
        (page.word("repeat-o-they-say"), Align::Left),
        (page.word("repeat-o-by-size"), Align::Left),
        (page.word("repeat-o-unsolved"), Align::Left),
        (page.word("repeat-o-agrees"), Align::Left),
        (page.word("repeat-o-total"), Align::Right),
    ]);
    let searches = nine();
    let mut all_solved = Vec::new();
    for (method, (algorithm, _)) in searches.iter().enumerate() {
        let rows = boards.iter().zip(gathered.of_method(method));
        let ended: Vec<(&Board, bool)> = rows
            .filter_map(|(board, row)| Some((board, row?.success == Some(true))))
            .collect();
        // The report's list is about all its boards.
        let is_whole = ended.len() == of;
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
        if solved == of {
            all_solved.push(algorithm.as_str());
        }
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
    let rows: Vec<&Row> = gathered.rows.iter().flatten().collect();
    page.say_all(&conclusions(&rows, boards.len() == of, &all_solved));
}

/// How the runs ended that solved nothing, and which algorithms solve every board, if all were tried.
fn conclusions(rows: &[&Row], are_all: bool, all_solved: &[&str]) -> Vec<Message> {
    let by = |limit: &str| {
        let ended = rows
            .iter()
            .filter(|row| row.failed.as_deref() == Some(limit));
        ended.count() as u64
    };
    let solved = rows.iter().filter(|row| row.success == Some(true)).count();
    let mut said = vec![
        Message::new("repeat-o-ended")
            .with("runs", number(rows.len() as u64))
            .with("solved", number(solved as u64))
            .with("nodes", number(by("nodes")))
            .with("bytes", number(by("bytes")))
            .with("time", number(by("time"))),
    ];
    if are_all {
        said.push(if all_solved.is_empty() {
            Message::new("repeat-o-all-none")
        } else {
            Message::new("repeat-o-all")
                .with("algorithms", all_solved.iter().copied().collect::<Arg>())
        });
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_api::text::Lang;
    use std::collections::BTreeMap;

    fn row(success: Option<bool>, failed: Option<&str>) -> Row {
        Row {
            run: 0,
            setting: String::new(),
            instance: 0,
            method: String::new(),
            success,
            failed: failed.map(str::to_owned),
            counts: BTreeMap::new(),
            seconds: None,
        }
    }

    #[test]
    fn only_a_run_over_all_boards_says_who_solves_them_all() {
        let rows = [
            row(Some(true), None),
            row(None, Some("nodes")),
            row(None, Some("bytes")),
        ];
        let rows: Vec<&Row> = rows.iter().collect();
        let said = |are_all, solved: &[&str]| {
            let said = conclusions(&rows, are_all, solved).into_iter();
            said.map(|it| it.to(Lang::En)).collect::<Vec<_>>().join(" ")
        };
        let text = said(true, &["astar h2i"]);
        assert!(
            text.contains("Of 3 runs 1 solved") && text.contains("astar h2i"),
            "{text}"
        );
        assert!(said(true, &[]).contains("No algorithm"), "{text}");
        let text = said(false, &["astar h2i", "ids"]);
        assert!(
            !text.contains("astar h2i") && !text.contains("ids"),
            "{text}"
        );
    }
}
