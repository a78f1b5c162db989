//! The cases of a question. Case *i* depends on the seed, the question and *i* alone, so that hidden cases are a seed
//! and nothing more.

mod boards;
mod slips;
#[cfg(test)]
mod tests;

use crate::board::{Board, cells};
use crate::method::Method;
use crate::question::Question;
use crate::space::{Action, Space};
use atisbo_base::{Name, Place, seed};
use boards::{Boards, choose};

/// What a case tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Name)]
#[name(schema = "LabCaseKind")]
pub enum Kind {
    /// A digit that may stand there.
    Allowed,
    /// A digit that the row has already.
    Row,
    /// A digit that the column has already.
    Column,
    /// A digit that only the box has already.
    Square,
    /// The digit that the cell itself holds.
    Itself,
    /// An empty cell.
    Empty,
    /// A filled cell.
    Filled,
    /// An action that is not allowed.
    Refused,
    /// A board with several steps.
    Several,
    /// A board with no step.
    DeadEnd,
    /// A search in a tree.
    Tree,
    /// A search in a graph whose ways differ in cost.
    Graph,
    /// A search that must fail.
    Unsolvable,
    /// A heuristic on all boards of a small space.
    Heuristic,
}

/// A case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its number among the cases of its question, from 1.
    pub number: u32,
    /// What it tries.
    pub kind: Kind,
    /// Whether students do not see it.
    pub hidden: bool,
    /// What is asked.
    pub task: Task,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Whether the digit may stand in the cell.
    Valid(Board, Action),
    /// Whether the cell is empty.
    IsEmpty(Board, Place),
    /// The board after the action.
    Succ(Board, Action),
    /// The boards that follow.
    NextStates(Board),
    /// A search by a method.
    Search(Board, Space, Method),
    /// Estimates for all boards that can be reached.
    Heuristic(Board),
}

impl Question {
    /// The kinds of its cases, which take turns.
    pub fn kinds(self) -> &'static [Kind] {
        use Kind::{
            Allowed, Column, DeadEnd, Empty, Filled, Graph, Heuristic, Itself, Refused, Row,
            Several, Square, Tree, Unsolvable,
        };
        match self {
            Question::Valid => &[Allowed, Row, Column, Square, Itself],
            Question::IsEmpty => &[Empty, Filled],
            Question::Succ => &[Allowed, Refused],
            Question::NextStates => &[Several, Several, DeadEnd],
            Question::UninformedSearch => &[Tree, Graph, Graph, Unsolvable],
            Question::InformedSearch => &[Graph, Tree, Unsolvable],
            Question::BreadthFirst | Question::DepthFirst | Question::Greedy => &[Tree, Graph],
            Question::UniformCost | Question::AStar => &[Graph, Tree],
            Question::H1 | Question::H2 => &[Heuristic],
        }
    }

    /// The methods of its searches, which take turns.
    fn methods(self) -> &'static [Method] {
        match self {
            // Depth-first first: in the first case without a solution a missing explored set shows, which it does not
            // breadth-first.
            Question::UninformedSearch => &[
                Method::DepthFirst,
                Method::BreadthFirst,
                Method::UniformCost,
            ],
            Question::InformedSearch => &[Method::AStar, Method::Greedy],
            Question::DepthFirst => &[Method::DepthFirst],
            Question::UniformCost => &[Method::UniformCost],
            Question::Greedy => &[Method::Greedy],
            Question::AStar => &[Method::AStar],
            _ => &[Method::BreadthFirst],
        }
    }

    /// Case `number` of a seed. None of the boards that were tried may be of the kind; then a simpler one stands in.
    pub fn case(self, seed: u64, number: u32, hidden: bool) -> Case {
        let index = number.saturating_sub(1) as usize;
        let kinds = self.kinds();
        let kind = kinds[index % kinds.len()];
        let methods = self.methods();
        // Each kind meets each method: the methods move on by one after every round of the kinds.
        let method = methods[(index + index / kinds.len()) % methods.len()];
        let mut boards = Boards::new(
            seed::mix(seed ^ seed::mix(self as u64 + 1)),
            u64::from(number),
        );
        Case {
            number,
            kind,
            hidden,
            task: self.task(kind, method, &mut boards),
        }
    }

    fn task(self, kind: Kind, method: Method, boards: &mut Boards) -> Task {
        match self {
            Question::Valid => {
                let (board, action) = boards.placement(kind);
                Task::Valid(board, action)
            }
            Question::Succ => {
                let (board, action) = boards.placement(kind);
                Task::Succ(board, action)
            }
            Question::IsEmpty => {
                let board = boards.partly();
                let wanted = |cell: &Place| (board.digit(*cell) == 0) == (kind == Kind::Empty);
                let cell = choose(cells().filter(wanted), boards.rng());
                Task::IsEmpty(board, cell.unwrap_or_default())
            }
            Question::NextStates => Task::NextStates(boards.with_steps(kind)),
            Question::H1 | Question::H2 => Task::Heuristic(boards.islands()),
            _ => match kind {
                Kind::Graph => Task::Search(boards.weighted(), Space::Free, method),
                Kind::Unsolvable => Task::Search(boards.unsolvable(method), Space::Free, method),
                _ => Task::Search(boards.tree(), Space::First, method),
            },
        }
    }
}
