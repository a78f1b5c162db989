//! A search: every expansion is judged as it happens, then the result.

use super::functions::{board_of, candidates, typed};
use super::{Allowed, Outcome, failed};
use crate::agent::{Agent, Broken, Host, unexpected};
use crate::board::Board;
use crate::evidence::Evidence;
use crate::graph_search::{self, Ended, Frontier, Node, graph_search};
use crate::judge::{Found, Judge, Parting};
use crate::method::{Method, empty_cells};
use crate::question::Question;
use crate::space::Space;
use crate::verdict::Verdict;
use serde_json::{Map, Value, json};

/// How many nodes of a frontier feedback shows.
const SHOWN: usize = 12;

/// Asks for a search.
pub(super) fn examine(
    agent: &mut Agent<'_>,
    question: Question,
    (start, space, method): (Board, Space, Method),
    allowed: Allowed,
) -> (Outcome, bool) {
    let mut watch = Watch {
        question,
        start,
        space,
        judge: Judge::new(space, method, start),
        nodes: Vec::new(),
        parted: None,
    };
    let mut ask = json!({"ask": question, "board": start, "space": space});
    if let Some(frontier) = frontier_of(question, method) {
        ask["frontier"] = frontier.into();
    }
    let answer = agent.ask(&ask, allowed.seconds, &mut watch);
    if let Some(evidence) = watch.parted {
        // The program is in the middle of a search that is wrong already.
        return (Outcome::wrong(evidence), false);
    }
    let found = answer.and_then(|answer| typed::<Found>(&answer, RESULT));
    match found {
        Ok(found) => (watch.end(&found), true),
        Err(broken) => {
            let lives = matches!(broken, Broken::Failed { .. });
            (failed(broken, allowed), lives)
        }
    }
}

const RESULT: &str = r#"{"actions": list or null, "expanded": number, "generated": number}"#;

/// The frontier that a general search is given.
fn frontier_of(question: Question, method: Method) -> Option<&'static str> {
    match (question, method) {
        (Question::UninformedSearch, Method::BreadthFirst) => Some("queue"),
        (Question::UninformedSearch, Method::DepthFirst) => Some("stack"),
        (Question::UninformedSearch, _) => Some("priority"),
        (Question::InformedSearch, Method::Greedy) => Some("greedy"),
        (Question::InformedSearch, _) => Some("a_star"),
        _ => None,
    }
}

/// A search that is watched.
struct Watch {
    question: Question,
    start: Board,
    space: Space,
    judge: Judge,
    /// The nodes of the reference's search, if that one is used.
    nodes: Vec<Node>,
    /// Where the search parts from its method.
    parted: Option<Evidence>,
}

impl Host for Watch {
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        match name {
            "next_states" => {
                let board = board_of(fields)?;
                match self.judge.expand(&board) {
                    Ok(steps) => Ok(steps
                        .into_iter()
                        .map(|step| json!([step.action, step.board, step.cost]))
                        .collect()),
                    Err(parting) => Err(self.part(parting, Some(board), Some(agent))),
                }
            }
            // Who is asked for the search itself cannot have it from here.
            "uninformed_search" | "informed_search" if self.question.method().is_some() => {
                self.search(fields, agent)
            }
            _ => Aside.call(name, fields, agent),
        }
    }
}

/// What a program may ask at any time, also while its frontier serves the reference's search: a priority may ask for an
/// estimate or a cost.
struct Aside;

impl Host for Aside {
    fn call(
        &mut self,
        name: &str,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        match name {
            "candidates" => Ok(candidates(&board_of(fields)?)),
            "heuristic" => Ok(empty_cells(&board_of(fields)?).into()),
            _ => ().call(name, fields, agent),
        }
    }
}

impl Watch {
    /// The reference's search with the student's frontier.
    fn search(
        &mut self,
        fields: &Map<String, Value>,
        agent: &mut Agent<'_>,
    ) -> Result<Value, Broken> {
        let handle = fields.get("frontier").cloned().unwrap_or(Value::Null);
        if !self.nodes.is_empty() {
            return Err(unexpected("one search", &handle));
        }
        let mut frontier = Remote { handle, agent };
        let searched = graph_search(self.start, &mut frontier, &mut self.judge, &mut self.nodes);
        match searched {
            Ok(graph_search::Outcome {
                node,
                expanded,
                generated,
            }) => Ok(json!({"node": node, "expanded": expanded, "generated": generated})),
            Err(Ended::Frontier(broken)) => Err(broken),
            Err(Ended::UnknownNode(id)) => Err(unexpected("a node of the frontier", &id.into())),
            Err(Ended::Parted(parting, board)) => Err(self.part(parting, Some(board), Some(agent))),
        }
    }

    /// The search parts from its method: the case is decided.
    fn part(
        &mut self,
        parting: Parting,
        board: Option<Board>,
        agent: Option<&mut Agent<'_>>,
    ) -> Broken {
        let theirs = agent.and_then(|agent| {
            let shown = agent.call(&json!({"call": "frontier"}), &mut Aside).ok()?;
            let mut boards: Vec<Board> = typed(&shown, "a list of boards").ok()?;
            boards.truncate(SHOWN);
            Some(boards)
        });
        let mut frontier = self.judge.frontier();
        let waiting = frontier.len() as u32;
        // The node that was taken is shown too, wherever it waits.
        let taken = frontier.iter().position(|node| Some(node.board) == board);
        if let Some(place) = taken.filter(|&place| place >= SHOWN) {
            frontier.swap(place, SHOWN - 1);
        }
        frontier.truncate(SHOWN);
        self.parted = Some(Evidence::Step {
            method: self.judge.method(),
            space: self.space,
            start: self.start,
            step: self.judge.expanded(),
            parting,
            board,
            frontier,
            waiting,
            theirs,
        });
        Broken::Decided
    }

    /// Judges what the search says in the end.
    fn end(mut self, found: &Found) -> Outcome {
        let actions = found.actions.as_deref();
        if let Err(parting) = self.judge.end(actions) {
            self.part(parting, None, None);
            return self.parted.map_or_else(Outcome::right, Outcome::wrong);
        }
        let costs = actions.and_then(|actions| self.judge.costs(actions));
        if let Some((cost, cheapest)) = costs
            && cost > cheapest
        {
            return Outcome::wrong(Evidence::Cost { cost, cheapest });
        }
        let (expanded, generated) = (self.judge.expanded(), self.judge.generated());
        if (found.expanded, found.generated) == (expanded.into(), generated.into()) {
            return Outcome::right();
        }
        Outcome {
            verdict: Verdict::Partly,
            credit: 0.5,
            evidence: Some(Evidence::Counts {
                expanded: found.expanded,
                expanded_really: expanded,
                generated: found.generated,
                generated_really: generated,
            }),
        }
    }
}

/// A frontier in the student's process.
struct Remote<'a, 'b> {
    handle: Value,
    agent: &'a mut Agent<'b>,
}

impl Remote<'_, '_> {
    fn call(&mut self, name: &str, node: Option<&Node>) -> Result<Value, Broken> {
        let mut call = json!({"call": name, "frontier": self.handle});
        if let Some(node) = node {
            call["node"] = json!({
                "id": node.id, "parent": node.parent, "action": node.action,
                "board": node.board, "g": node.g, "h": node.h,
            });
        }
        self.agent.call(&call, &mut Aside)
    }
}

impl Frontier for Remote<'_, '_> {
    type Error = Broken;

    fn insert(&mut self, node: &Node) -> Result<(), Broken> {
        self.call("insert", Some(node)).map(|_| ())
    }

    fn remove(&mut self) -> Result<usize, Broken> {
        typed(&self.call("remove", None)?, "the number of a node")
    }

    fn is_empty(&mut self) -> Result<bool, Broken> {
        typed(&self.call("is_empty", None)?, "true or false")
    }

    fn contains(&mut self, node: &Node) -> Result<bool, Broken> {
        typed(&self.call("contains", Some(node))?, "true or false")
    }

    fn update(&mut self, node: &Node) -> Result<(), Broken> {
        self.call("update", Some(node)).map(|_| ())
    }
}
