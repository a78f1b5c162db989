//! A fresh case to practise with, and how a right search goes through it.

use crate::board::Board;
use crate::case::{Case, Kind, Task};
use crate::graph_search::{Frontier, Node, graph_search};
use crate::judge::Judge;
use crate::method::{Method, Node as Ranked};
use crate::question::Question;
use crate::space::{Action, Space};

/// How many numbers of cases are tried for a kind: more than any question has kinds.
const ROUND: u32 = 12;

/// Cases to practise with have numbers beyond those of any lab, so that they are others than its cases even if the seed is
/// its own. Divisible by the number of kinds of every question: the kinds take turns as in a lab.
const BEYOND: u32 = 1_200_000;

/// A case of a question by a seed, of a kind if one is asked for; none if the question has no cases of that kind.
pub fn practice(question: Question, kind: Option<Kind>, seed: u64) -> Option<Case> {
    let kinds = question.kinds();
    let turn = match kind {
        Some(kind) => kinds.iter().position(|&one| one == kind)? as u32,
        None => (seed % kinds.len() as u64) as u32,
    };
    // The kinds take turns, and so do the methods: another round has another method.
    let round = (seed / kinds.len() as u64 % u64::from(ROUND)) as u32;
    let number = BEYOND + round * kinds.len() as u32 + turn + 1;
    Some(question.case(seed, number, false))
}

/// How a right search goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The boards in the order in which they are expanded.
    pub expanded: Vec<Board>,
    /// How many nodes were put into the frontier, without the first.
    pub generated: u32,
    /// The way to the goal; none if there is no solution.
    pub actions: Option<Vec<Action>>,
    /// What it costs.
    pub cost: u32,
}

/// Searches as the reference does: of equal nodes the oldest first, in depth the newest.
pub fn solved(task: &Task) -> Option<Solved> {
    let &Task::Search(start, space, method) = task else {
        return None;
    };
    let mut judge = Judge::new(space, method, start);
    let mut nodes = Vec::new();
    let mut frontier = List {
        method,
        entries: Vec::new(),
        taken: Vec::new(),
    };
    let outcome = graph_search(start, &mut frontier, &mut judge, &mut nodes).ok()?;
    let board = |id: &usize| nodes.get(*id).map(|node: &Node| node.board);
    let mut expanded: Vec<Board> = frontier.taken.iter().filter_map(board).collect();
    if outcome.node.is_some() {
        expanded.pop();
    }
    Some(Solved {
        expanded,
        generated: outcome.generated,
        actions: outcome.node.map(|goal| way(&nodes, goal)),
        cost: outcome
            .node
            .and_then(|goal| nodes.get(goal))
            .map_or(0, |node| node.g),
    })
}

/// The actions from the first node to this one.
fn way(nodes: &[Node], goal: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut at = nodes.get(goal);
    while let Some(node) = at {
        actions.extend(node.action);
        at = node.parent.and_then(|parent| nodes.get(parent));
    }
    actions.reverse();
    actions
}

/// A frontier in a list.
struct List {
    method: Method,
    entries: Vec<Node>,
    /// The numbers of the nodes that were taken out.
    taken: Vec<usize>,
}

impl List {
    fn rank(&self, node: &Node) -> i64 {
        let ranked = Ranked {
            g: node.g,
            h: node.h,
            // Every step fills a cell.
            depth: 81 - node.board.empty_cells().count() as u32,
            batch: node.id as u32,
        };
        self.method.rank(&ranked)
    }
}

impl Frontier for List {
    type Error = std::convert::Infallible;

    fn insert(&mut self, node: &Node) -> Result<(), Self::Error> {
        self.entries.push(*node);
        Ok(())
    }

    fn remove(&mut self) -> Result<usize, Self::Error> {
        let best = (0..self.entries.len()).min_by_key(|&place| self.rank(&self.entries[place]));
        let id = best.map_or(usize::MAX, |place| self.entries.remove(place).id);
        self.taken.push(id);
        Ok(id)
    }

    fn is_empty(&mut self) -> Result<bool, Self::Error> {
        Ok(self.entries.is_empty())
    }

    fn contains(&mut self, node: &Node) -> Result<bool, Self::Error> {
        Ok(self.entries.iter().any(|entry| entry.board == node.board))
    }

    fn update(&mut self, node: &Node) -> Result<(), Self::Error> {
        let updates = self.method.updates();
        let same = self
            .entries
            .iter_mut()
            .find(|entry| entry.board == node.board);
        if let Some(entry) = same
            && updates
            && node.g < entry.g
        {
            *entry = *node;
        }
        Ok(())
    }
}

impl Task {
    /// The board that is asked about.
    pub fn board(&self) -> Board {
        match *self {
            Task::Valid(board, _)
            | Task::IsEmpty(board, _)
            | Task::Succ(board, _)
            | Task::NextStates(board)
            | Task::Search(board, _, _)
            | Task::Heuristic(board) => board,
        }
    }

    /// The call in the student's own code, with `board` for its board.
    pub fn call(&self, question: Question) -> String {
        let state = |space: &Space| match space {
            Space::First => "State(board)",
            Space::Free => "WeightedState(board)",
        };
        let place = |cell: &atisbo_base::Place| format!("{}, {}", cell.row(), cell.column());
        match self {
            Task::Valid(_, Action { digit, cell }) => {
                format!("valid(board, {digit}, ({}))", place(cell))
            }
            Task::IsEmpty(_, cell) => format!("State(board).is_empty({})", place(cell)),
            Task::Succ(_, action) => format!("State(board).succ(\"{action}\")"),
            Task::NextStates(_) => "State(board).next_states()".to_owned(),
            Task::Search(_, space, method) => {
                let frontier = match (question, method) {
                    (Question::UninformedSearch, Method::BreadthFirst) => ", Queue()",
                    (Question::UninformedSearch, Method::DepthFirst) => ", Stack()",
                    (Question::UninformedSearch, _) => ", PriorityQueue(lambda node: node.g)",
                    (Question::InformedSearch, Method::Greedy) => {
                        ", PriorityQueue(lambda node: node.h), h1"
                    }
                    (Question::InformedSearch, _) => {
                        ", PriorityQueue(lambda node: node.g + node.h), h1"
                    }
                    (Question::Greedy | Question::AStar, _) => ", h1",
                    _ => "",
                };
                format!("{question}({}{frontier})", state(space))
            }
            Task::Heuristic(_) => format!("{question}(WeightedState(board))"),
        }
    }
}
