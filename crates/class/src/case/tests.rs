use super::slips::Slip;
use super::*;
use crate::exact::{Costs, expansions};
use crate::method::{empty_cells, islands};

fn all() -> impl Iterator<Item = (Question, Case)> {
    let of =
        |question: Question| (1..=8).map(move |number| (question, question.case(1, number, false)));
    Question::ALL.into_iter().flat_map(of)
}

#[test]
fn a_case_depends_on_seed_question_and_number_alone() {
    for (question, case) in all() {
        assert_eq!(question.case(1, case.number, false), case);
        let other = question.case(2, case.number, false);
        assert_ne!(other.task, case.task, "{question} {}", case.number);
    }
}

#[test]
fn every_case_is_of_its_kind() {
    for (question, case) in all() {
        let is_so = match case.task {
            Task::Valid(board, Action { digit, cell })
            | Task::Succ(board, Action { digit, cell }) => match case.kind {
                Kind::Allowed => board.digit(cell) == 0 && board.allows(cell, digit),
                Kind::Itself => board.digit(cell) == digit && board.allows(cell, digit),
                _ => board.digit(cell) == 0 && !board.allows(cell, digit),
            },
            Task::IsEmpty(board, cell) => (board.digit(cell) == 0) == (case.kind == Kind::Empty),
            Task::NextStates(board) => {
                Space::First.steps(&board).is_empty() == (case.kind == Kind::DeadEnd)
            }
            Task::Search(board, space, _) => {
                let costs = Costs::from(space, board, 2_000).expect("a small space");
                costs.of(&board).is_none() == (case.kind == Kind::Unsolvable)
                    && (space == Space::Free) == (case.kind != Kind::Tree)
            }
            Task::Heuristic(board) => {
                let costs = Costs::from(Space::Free, board, 2_000).expect("a small space");
                costs.of(&board) > Some(empty_cells(&board))
            }
        };
        assert!(is_so, "{question}: {case:?}");
    }
}

#[test]
fn both_heuristics_of_the_reference_are_admissible_and_the_second_prunes_more() {
    for number in 1..=10 {
        let Task::Heuristic(board) = Question::H1.case(9, number, true).task else {
            panic!("a heuristic")
        };
        let costs = Costs::from(Space::Free, board, 2_000).expect("a small space");
        for board in costs.boards() {
            if let Some(cost) = costs.of(board) {
                assert!(empty_cells(board) <= islands(board));
                assert!(islands(board) <= cost, "{board}");
            }
        }
        let with =
            |h: fn(&Board) -> u32| expansions(Space::Free, board, |board| f64::from(h(board)));
        assert!(with(islands) < with(empty_cells));
        assert!(with(empty_cells) < with(|_| 0));
    }
}

/// The cost of the cheapest way by trying all ways.
fn cheapest(space: Space, board: &Board) -> Option<u32> {
    if board.is_full() {
        return Some(0);
    }
    let steps = space.steps(board).into_iter();
    steps
        .filter_map(|step| Some(cheapest(space, &step.board)? + step.cost))
        .min()
}

#[test]
fn true_costs_are_those_of_all_ways_tried() {
    for number in 1..=4 {
        let Task::Search(board, space, _) = Question::UniformCost.case(4, number, true).task else {
            panic!("a search")
        };
        let costs = Costs::from(space, board, 2_000).expect("a small space");
        assert_eq!(costs.of(&board), cheapest(space, &board));
    }
}

#[test]
fn boards_of_graphs_bring_the_usual_slips_to_light() {
    for question in [
        Question::UninformedSearch,
        Question::InformedSearch,
        Question::UniformCost,
        Question::AStar,
    ] {
        for number in 1..=24 {
            let Task::Search(board, Space::Free, method) = question.case(3, number, true).task
            else {
                continue;
            };
            let costs = Costs::from(Space::Free, board, 2_000).expect("a small space");
            let slips: &[(Slip, Method)] = match costs.of(&board) {
                Some(_) => &[(Slip::NoUpdate, Method::UniformCost)],
                None => &Slip::of(method)
                    .iter()
                    .map(|&slip| (slip, method))
                    .collect::<Vec<_>>(),
            };
            for &(slip, method) in slips {
                assert!(
                    slip.shows(board, &costs, method),
                    "{question} {number} {slip:?}"
                );
            }
        }
    }
}
