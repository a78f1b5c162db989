use super::*;
use crate::graph_search::{Ended, Frontier, Node as Searched, graph_search};
use crate::question::Question;
use std::convert::Infallible;

/// A frontier of a program that may be wrong: which of the nodes it takes next.
struct Kept {
    nodes: Vec<Searched>,
    next: fn(&[Searched]) -> usize,
    updates: bool,
}

impl Kept {
    fn new(next: fn(&[Searched]) -> usize) -> Self {
        let nodes = Vec::new();
        Kept {
            nodes,
            next,
            updates: true,
        }
    }
}

impl Frontier for Kept {
    type Error = Infallible;

    fn insert(&mut self, node: &Searched) -> Result<(), Infallible> {
        self.nodes.push(*node);
        Ok(())
    }

    fn remove(&mut self) -> Result<usize, Infallible> {
        let next = (self.next)(&self.nodes);
        Ok(self.nodes.remove(next).id)
    }

    fn is_empty(&mut self) -> Result<bool, Infallible> {
        Ok(self.nodes.is_empty())
    }

    fn contains(&mut self, node: &Searched) -> Result<bool, Infallible> {
        Ok(self.nodes.iter().any(|other| other.board == node.board))
    }

    fn update(&mut self, node: &Searched) -> Result<(), Infallible> {
        let mut nodes = self.nodes.iter_mut();
        let known = nodes.find(|known| known.board == node.board && known.g > node.g);
        if let (Some(known), true) = (known, self.updates) {
            *known = *node;
        }
        Ok(())
    }
}

fn oldest(_: &[Searched]) -> usize {
    0
}

fn newest(nodes: &[Searched]) -> usize {
    nodes.len() - 1
}

fn lowest(nodes: &[Searched], rank: impl Fn(&Searched) -> u32) -> usize {
    let ranks = nodes.iter().enumerate();
    ranks.min_by_key(|(_, node)| rank(node)).unwrap().0
}

fn cheapest(nodes: &[Searched]) -> usize {
    lowest(nodes, |node| node.g)
}

fn nearest(nodes: &[Searched]) -> usize {
    lowest(nodes, |node| node.h)
}

fn best(nodes: &[Searched]) -> usize {
    lowest(nodes, |node| node.g + node.h)
}

/// How a search on a case parts from the method, if it does.
fn parting(method: Method, (start, space): (Board, Space), mut frontier: Kept) -> Option<Parting> {
    let mut judge = Judge::new(space, method, start);
    let mut nodes = Vec::new();
    match graph_search(start, &mut frontier, &mut judge, &mut nodes) {
        Ok(outcome) => {
            let way = outcome.node.map(|goal| way(&nodes, goal));
            assert_eq!(
                (outcome.expanded, outcome.generated),
                (judge.expanded(), judge.generated())
            );
            judge.end(way.as_deref()).err()
        }
        Err(Ended::Parted(parting, _)) => Some(parting),
        Err(other) => panic!("{other:?}"),
    }
}

fn way(nodes: &[Searched], goal: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut node = nodes[goal];
    while let (Some(action), Some(parent)) = (node.action, node.parent) {
        actions.push(action);
        node = nodes[parent];
    }
    actions.reverse();
    actions
}

/// The boards of some cases of a question.
fn cases(question: Question) -> Vec<(Board, Space)> {
    let cases = (1..=6).map(|number| question.case(3, number, false));
    cases
        .map(|case| match case.task {
            crate::case::Task::Search(board, space, _) => (board, space),
            task => panic!("{task:?}"),
        })
        .collect()
}

#[test]
fn every_method_follows_itself() {
    type Next = fn(&[Searched]) -> usize;
    let right: [(Method, Next); 5] = [
        (Method::BreadthFirst, oldest),
        (Method::DepthFirst, newest),
        (Method::UniformCost, cheapest),
        (Method::Greedy, nearest),
        (Method::AStar, best),
    ];
    for case in cases(Question::UninformedSearch) {
        for (method, next) in right {
            assert_eq!(parting(method, case, Kept::new(next)), None, "{method}");
        }
    }
}

#[test]
fn another_order_is_out_of_turn() {
    for case in cases(Question::BreadthFirst) {
        let stack = parting(Method::BreadthFirst, case, Kept::new(newest));
        assert_eq!(stack, Some(Parting::OutOfTurn));
        let queue = parting(Method::DepthFirst, case, Kept::new(oldest));
        assert_eq!(queue, Some(Parting::OutOfTurn));
    }
    for case in cases(Question::UniformCost) {
        if case.1 == Space::Free {
            let by_depth = parting(Method::UniformCost, case, Kept::new(oldest));
            assert_eq!(by_depth, Some(Parting::OutOfTurn));
            let without_g = parting(Method::AStar, case, Kept::new(nearest));
            assert_eq!(without_g, Some(Parting::OutOfTurn));
        }
    }
}

#[test]
fn a_board_is_expanded_once_and_a_goal_never() {
    let (start, space) = cases(Question::UniformCost)[0];
    let mut judge = Judge::new(space, Method::UniformCost, start);
    assert_eq!(judge.expand(&Board::empty()), Err(Parting::NeverReached));
    let steps = judge.expand(&start).unwrap();
    assert!(!steps.is_empty());
    assert_eq!(judge.expand(&start), Err(Parting::AlreadyExplored));
    assert_eq!(judge.end(None), Err(Parting::GivesUp));
    assert_eq!(judge.end(Some(&[])), Err(Parting::NoGoal));
    let elsewhere = Action {
        digit: 1,
        cell: atisbo_base::Place::new(8, 8),
    };
    assert_eq!(judge.end(Some(&[elsewhere])), Err(Parting::NoWay));
}

#[test]
fn a_goal_that_was_only_generated_is_too_early() {
    // Depth first, but the goal is taken as soon as it is made: other nodes of breadth-first search come first.
    let found = cases(Question::BreadthFirst)
        .into_iter()
        .any(|(start, space)| {
            let mut judge = Judge::new(space, Method::BreadthFirst, start);
            let mut queue = std::collections::VecDeque::from([(start, Vec::new())]);
            while let Some((board, way)) = queue.pop_front() {
                for step in judge.expand(&board).unwrap() {
                    let mut longer = way.clone();
                    longer.push(step.action);
                    if step.board.is_full() {
                        return judge.end(Some(&longer)) == Err(Parting::StopsEarly);
                    }
                    if !queue.iter().any(|(board, _)| *board == step.board) {
                        queue.push_back((step.board, longer));
                    }
                }
            }
            false
        });
    assert!(found);
}

#[test]
fn a_frontier_that_is_not_updated_parts_from_uniform_cost() {
    let parted = (1..=40).any(|number| {
        let case = Question::UniformCost.case(5, number, true);
        let crate::case::Task::Search(start, space, _) = case.task else {
            return false;
        };
        let mut frontier = Kept::new(cheapest);
        frontier.updates = false;
        parting(Method::UniformCost, (start, space), frontier).is_some()
    });
    assert!(parted);
}

#[test]
fn the_frontier_begins_with_what_may_be_taken() {
    let (start, space) = cases(Question::UniformCost)[0];
    let mut judge = Judge::new(space, Method::UniformCost, start);
    judge.expand(&start).unwrap();
    let frontier = judge.frontier();
    assert!(frontier[0].is_next);
    assert!(frontier.is_sorted_by_key(|waiting| waiting.g));
    assert_eq!(frontier.len(), judge.generated() as usize);
}
