//! Where a search parts from its method: the node that should have been taken, and why.

use super::{method, named, some};
use crate::board::{Board, cells};
use crate::evidence::Evidence;
use crate::judge::{Parting, Waiting};
use crate::method::Method;
use atisbo_api::text::{Arg, Message};

/// The name of the mistake.
pub(super) fn mistake(parting: Parting) -> &'static str {
    match parting {
        Parting::NeverReached => "never-reached",
        Parting::AlreadyExplored => "already-explored",
        Parting::ExpandsGoal => "expands-goal",
        Parting::OutOfTurn => "out-of-turn",
        Parting::StopsEarly => "stops-early",
        Parting::GivesUp => "gives-up",
        Parting::NoWay => "no-way",
        Parting::NoGoal => "no-goal",
    }
}

/// The sentence of [`Evidence::Step`].
pub(super) fn step(evidence: &Evidence) -> Message {
    let Evidence::Step {
        method: rule,
        start,
        step,
        parting,
        board,
        frontier,
        waiting,
        ..
    } = evidence
    else {
        return super::evidence(evidence);
    };
    let mut next = frontier.iter().filter(|node| node.is_next);
    let is_cheaper = next.clone().all(|node| node.is_cheaper);
    let expected = next.next();
    let taken = (*board).and_then(|board| frontier.iter().find(|node| node.board == board));
    let what = Message::new(format!("class-parting-{}", mistake(*parting)))
        .with("rule", named("rule", *rule))
        .with("waiting", *waiting)
        .with("cheaper", expected.is_some() && is_cheaper)
        .with("taken", board.map(|it| described(it, *start, expected)))
        .with(
            "expected",
            expected.map(|node| described(node.board, *start, taken)),
        )
        .with(
            "should",
            expected.map(|node| value(*rule, node, "class-has-newest")),
        )
        .with(
            "took",
            taken.map_or_else(
                || Message::new("class-has-other"),
                |node| value(*rule, node, "class-has-older"),
            ),
        );
    Message::new("class-step")
        .with("method", method(*rule))
        .with("step", *step)
        .with("what", what)
}

/// What the method looks at in a node.
fn value(method: Method, node: &Waiting, in_depth: &'static str) -> Message {
    let Waiting { g, h, depth, .. } = *node;
    match method {
        Method::BreadthFirst => Message::new("class-has-depth").with("value", depth),
        Method::DepthFirst => Message::new(in_depth),
        Method::UniformCost => Message::new("class-has-cost").with("value", g),
        Method::Greedy => Message::new("class-has-estimate").with("value", h),
        Method::AStar => Message::new("class-has-sum")
            .with("g", g)
            .with("h", h)
            .with("value", g + h),
    }
}

/// A board by the digits that were put into the initial one; of many, those in which it differs from the other board
/// of the sentence.
fn described(board: Board, start: Board, other: Option<&Waiting>) -> Message {
    const FEW: usize = 4;
    let filled: Vec<_> = cells()
        .filter(|&cell| board.digit(cell) != start.digit(cell))
        .collect();
    if filled.is_empty() {
        return Message::new("class-board-start");
    }
    let own: Vec<_> = filled
        .iter()
        .copied()
        .filter(|&cell| other.is_some_and(|other| other.board.digit(cell) != board.digit(cell)))
        .collect();
    let shown = if filled.len() <= FEW || own.is_empty() {
        filled
    } else {
        own
    };
    Message::new("class-board-with").with("cells", digits(&board, &shown))
}

/// A node of a frontier by the digits that were put into the initial board.
pub fn node(board: Board, start: Board) -> Message {
    let filled: Vec<_> = cells()
        .filter(|&cell| board.digit(cell) != start.digit(cell))
        .collect();
    match filled.as_slice() {
        [] => Message::new("class-board-start"),
        filled => Message::new("class-node").with("cells", digits(&board, filled)),
    }
}

/// "r1c2 = 5" for each cell.
fn digits(board: &Board, cells: &[atisbo_base::Place]) -> Arg {
    some(
        cells
            .iter()
            .map(|&cell| format!("{cell} = {}", board.digit(cell))),
    )
}
