//! What a case asks, and its answer.

use super::{action, forbidden, method, some};
use crate::case::Task;
use crate::exact::{Costs, expansions};
use crate::method::{empty_cells, islands};
use crate::practice::Solved;
use crate::space::{Action, Space};
use atisbo_api::text::Message;
use atisbo_base::Place;

/// As many boards as a small space may have.
const MOST: usize = 100_000;

/// What is asked.
pub fn task(task: &Task) -> Message {
    let placed = |id: &'static str, Action { digit, cell }: Action| {
        Message::new(id)
            .with("digit", u32::from(digit))
            .with("cell", cell.to_string())
    };
    match task {
        Task::Valid(_, action) => placed("class-task-valid", *action),
        Task::Succ(_, action) => placed("class-task-succ", *action),
        Task::IsEmpty(_, cell) => {
            Message::new("class-task-is-empty").with("cell", cell.to_string())
        }
        Task::NextStates(_) => Message::new("class-task-next-states"),
        Task::Search(_, space, rule) => Message::new("class-task-search")
            .with("method", method(*rule))
            .with("space", space.id()),
        Task::Heuristic(_) => Message::new("class-task-heuristic"),
    }
}

/// The right answer; that of a search with `solved`.
pub fn answer(task: &Task, solved: Option<&Solved>) -> Vec<Message> {
    vec![match task {
        Task::Valid(board, Action { digit, cell }) => match board.conflict(*cell, *digit) {
            None => Message::new("class-answer-yes"),
            conflict => {
                let message = Message::new("class-answer-no-conflict");
                forbidden(message, conflict, *digit, *cell)
            }
        },
        Task::IsEmpty(board, cell) => match board.digit(*cell) {
            0 => Message::new("class-answer-yes"),
            digit => Message::new("class-answer-no-filled").with("digit", u32::from(digit)),
        },
        Task::Succ(board, Action { digit, cell }) => match board.conflict(*cell, *digit) {
            None => Message::new("class-answer-board"),
            conflict => forbidden(Message::new("class-answer-none"), conflict, *digit, *cell),
        },
        Task::NextStates(board) => {
            let steps = Space::First.steps(board);
            let first: Option<Place> = board.empty_cells().next();
            Message::new("class-answer-next-states")
                .with("count", steps.len())
                .with("cell", first.unwrap_or_default().to_string())
                .with(
                    "actions",
                    some(steps.iter().map(|step| action(step.action))),
                )
        }
        Task::Heuristic(board) => {
            let costs = Costs::from(Space::Free, *board, MOST);
            let count = |estimate: &dyn Fn(&crate::board::Board) -> u32| {
                expansions(Space::Free, *board, |board| f64::from(estimate(board)))
            };
            Message::new("class-answer-heuristic")
                .with("cost", costs.and_then(|costs| costs.of(board)))
                .with("without", count(&|_| 0))
                .with("first", count(&empty_cells))
                .with("second", count(&islands))
        }
        Task::Search(..) => return solved.map(searched).unwrap_or_default(),
    }]
}

fn searched(solved: &Solved) -> Vec<Message> {
    let found = match &solved.actions {
        Some(actions) => Message::new("class-answer-found")
            .with("actions", some(actions.iter().map(|&one| action(one))))
            .with("cost", solved.cost),
        None => Message::new("class-answer-no-solution"),
    };
    let counted = Message::new("class-answer-expanded")
        .with("expanded", solved.expanded.len())
        .with("generated", solved.generated);
    vec![counted, found]
}
