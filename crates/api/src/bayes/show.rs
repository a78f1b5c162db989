//! `show`: what is in a network, and what inference in it would cost.

use super::Source;
use super::query::{Switches, evidence, settings};
use super::words;
use crate::Error;
use atisbo_bayes::{Engine, Heuristic, Model, Order, Settings, marriages};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The network.
    #[serde(flatten)]
    pub source: Source,
    /// What was observed: variables and their states.
    #[serde(default)]
    pub evidence: BTreeMap<String, String>,
    /// How tables with structure are decomposed.
    #[serde(default)]
    pub decompose: Option<String>,
    /// Whether to list the cliques of the best order.
    #[serde(default)]
    pub cliques: bool,
}

/// What is in the network.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// Its name; may be empty.
    pub name: String,
    /// `bayes` or `markov`.
    pub kind: &'static str,
    /// How many variables it has.
    pub variables: usize,
    /// The most states of a variable.
    pub most_states: usize,
    /// How many arcs; of a Markov network how many factors.
    pub arcs: usize,
    /// The most parents of a node; of a Markov network the most variables of a factor, less one.
    pub most_parents: usize,
    /// How many independent parameters; of a Markov network how many numbers.
    pub parameters: u64,
    /// The variables in order.
    pub nodes: Vec<Node>,
    /// How many edges moralisation adds.
    pub marriages: usize,
    /// What each elimination order leads to.
    pub orders: Vec<Row>,
    /// The cliques of the best order, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cliques: Option<Vec<Vec<String>>>,
}

/// One variable.
#[derive(Clone, Debug, Serialize)]
pub struct Node {
    /// Its name.
    pub name: String,
    /// Its states.
    pub states: Vec<String>,
    /// Its parents.
    pub parents: Vec<String>,
}

/// What an elimination order leads to.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The rule, or `best`.
    pub order: &'static str,
    /// The treewidth it shows: one less than the most variables in a clique.
    pub width: usize,
    /// How many edges it adds to the moral graph.
    pub fill: usize,
    /// How many maximal cliques there are.
    pub cliques: usize,
    /// Entries of the largest clique's table.
    pub largest: f64,
    /// Entries of all tables.
    pub entries: f64,
}

pub(super) fn handle(request: &Request) -> Result<Answer, Error> {
    let model = request.source.model()?;
    let switches = Switches {
        decompose: request.decompose.clone(),
        ..Switches::default()
    };
    let settings = settings(&model, &switches)?;
    let evidence = evidence(&model, &request.evidence)?;
    let orders = Heuristic::ALL.map(|heuristic| (heuristic.id(), Order::Greedy(heuristic)));
    let mut rows = Vec::new();
    let mut cliques = None;
    for (name, order) in orders.into_iter().chain([("best", Order::Best)]) {
        let settings = Settings {
            order,
            ..settings.clone()
        };
        let mut engine = Engine::new(&model, settings);
        engine.observe_all(&evidence).map_err(words::inference)?;
        let (graph, found) = engine.triangulation().map_err(words::inference)?;
        let maximal = found.cliques();
        rows.push(Row {
            order: name,
            width: found.width(),
            fill: found.fill(&graph).len(),
            cliques: maximal.len(),
            largest: found.largest,
            entries: found.entries,
        });
        if request.cliques && name == "best" {
            let names = engine.names();
            let named = |clique: &&[atisbo_bayes::Variable]| {
                clique
                    .iter()
                    .map(|one| names[one.index()].clone())
                    .collect()
            };
            cliques = Some(maximal.iter().map(named).collect());
        }
    }
    Ok(describe(&model, rows, cliques))
}

fn describe(model: &Model, orders: Vec<Row>, cliques: Option<Vec<Vec<String>>>) -> Answer {
    let variables = model.variables();
    let name_of = |&variable: &atisbo_bayes::Variable| variables[variable].name().to_owned();
    let node = |variable| Node {
        name: name_of(&variable),
        states: variables[variable].states().to_vec(),
        parents: model
            .bayes()
            .map(|network| network.parents(variable).iter().map(name_of).collect())
            .unwrap_or_default(),
    };
    let nodes: Vec<Node> = variables.all().map(node).collect();
    let most_states = variables.sizes().into_iter().max().unwrap_or(0);
    let common = |name: String, kind, arcs, most_parents, parameters, marriages| Answer {
        name,
        kind,
        variables: variables.len(),
        most_states,
        arcs,
        most_parents,
        parameters,
        nodes,
        marriages,
        orders,
        cliques,
    };
    match model {
        Model::Bayes(network) => common(
            network.name().to_owned(),
            "bayes",
            network.arcs(),
            variables
                .all()
                .map(|one| network.parents(one).len())
                .max()
                .unwrap_or(0),
            network.parameters(),
            marriages(network).len(),
        ),
        Model::Markov(network) => common(
            String::new(),
            "markov",
            network.factors().len(),
            network
                .factors()
                .iter()
                .map(|one| one.scope().len())
                .max()
                .unwrap_or(1)
                .max(1)
                - 1,
            network
                .factors()
                .iter()
                .map(|one| one.values().len() as u64)
                .sum(),
            0,
        ),
    }
}
