//! `show`: what is in a network, and what inference in it would cost.

use super::Kind;
use super::Source;
use super::query::{Switches, evidence, settings};
use super::words;
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_bayes::{
    Decompose, Engine, Graph, Heuristic, Model, Network, Order, Settings, Triangulation, Variable,
    marriages,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What to show.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The network.
    #[serde(flatten)]
    pub source: Source,
    /// What was observed: variables and their states.
    #[serde(default)]
    pub evidence: BTreeMap<String, String>,
    /// How tables with structure are decomposed.
    #[serde(default)]
    pub decompose: Option<Decompose>,
    /// Whether to list the cliques of the best order.
    #[serde(default)]
    pub cliques: bool,
    /// Whether to give the tables of the variables, those with at most so many numbers.
    #[serde(default)]
    pub tables: Option<usize>,
    /// Whether to give the edges that moralisation and the best order add, and draw them.
    #[serde(default)]
    pub edges: bool,
}

/// What is in the network.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// Its name; may be empty.
    pub name: String,
    /// `bayes` or `markov`.
    pub kind: Kind,
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
    /// The edges that are added, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edges: Option<Edges>,
}

/// The undirected graph that inference works on, by where its edges come from.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Edges {
    /// Between parents of a common child.
    pub moralisation: Vec<(String, String)>,
    /// Between neighbours of a variable when it goes, in the best order.
    pub fill: Vec<(String, String)>,
    /// All of it for Graphviz: edges of moralisation dashed, of the order dotted.
    pub dot: String,
}

/// One variable.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Node {
    /// Its name.
    pub name: String,
    /// Its states.
    pub states: Vec<String>,
    /// Its parents.
    pub parents: Vec<String>,
    /// Its table given its parents, where that was asked for and it is not too large: the states of the
    /// first parent change slowest, its own fastest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Vec<f64>>,
}

/// What an elimination order leads to.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
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

impl Verb for Request {
    const GAME: &'static str = "bayes";
    const NAME: &'static str = "show";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let model = self.source.model()?;
        let switches = Switches {
            decompose: self.decompose,
            ..Switches::default()
        };
        let settings = settings(&model, &switches)?;
        let evidence = evidence(&model, &self.evidence)?;
        let orders = Heuristic::ALL.map(|heuristic| (heuristic.id(), Order::Greedy(heuristic)));
        let mut rows = Vec::new();
        let mut cliques = None;
        let mut edges = None;
        for (name, order) in orders.into_iter().chain([("best", Order::Best)]) {
            let settings = Settings {
                order,
                ..settings.clone()
            };
            let mut engine = Engine::new(&model, settings);
            engine
                .observe_all(&evidence)
                .map_err(|error| words::error(&error))?;
            let (graph, found) = engine
                .triangulation()
                .map_err(|error| words::error(&error))?;
            let maximal = found.cliques();
            rows.push(Row {
                order: name,
                width: found.width(),
                fill: found.fill(&graph).len(),
                cliques: maximal.len(),
                largest: found.largest,
                entries: found.entries,
            });
            if self.cliques && name == "best" {
                let names = engine.names();
                let named = |clique: &&[Variable]| {
                    clique
                        .iter()
                        .map(|one| names[one.index()].clone())
                        .collect()
                };
                cliques = Some(maximal.iter().map(named).collect());
            }
            if self.edges && name == "best" {
                edges = Some(Edges::new(&engine, &graph, &found));
            }
        }
        Ok(Answer {
            cliques,
            edges,
            ..describe(&model, rows, self.tables)
        })
    }
}

impl Edges {
    fn new(engine: &Engine<'_>, graph: &Graph, order: &Triangulation) -> Self {
        let names = engine.names();
        let named = |edges: Vec<(Variable, Variable)>| -> Vec<(String, String)> {
            let name = |one: Variable| names[one.index()].clone();
            edges
                .into_iter()
                .map(|(one, other)| (name(one), name(other)))
                .collect()
        };
        let married = engine.model().bayes().map(marriages).unwrap_or_default();
        let in_graph: Vec<(Variable, Variable)> = graph.edges().collect();
        let moralisation = named(
            married
                .into_iter()
                .filter(|edge| in_graph.contains(edge))
                .collect(),
        );
        let fill = named(order.fill(graph));
        let mut dot = "graph {\n".to_owned();
        for edge in named(in_graph).iter().chain(&fill) {
            let style = match edge {
                edge if fill.contains(edge) => " [style=dotted]",
                edge if moralisation.contains(edge) => " [style=dashed]",
                _ => "",
            };
            let quoted = |name: &str| format!("{name:?}");
            let _ = writeln!(dot, "  {} -- {}{style};", quoted(&edge.0), quoted(&edge.1));
        }
        dot.push_str("}\n");
        Edges {
            moralisation,
            fill,
            dot,
        }
    }
}

fn describe(model: &Model, orders: Vec<Row>, most: Option<usize>) -> Answer {
    let variables = model.variables();
    let name_of = |&variable: &Variable| variables[variable].name().to_owned();
    let node = |variable| Node {
        name: name_of(&variable),
        states: variables[variable].states().to_vec(),
        parents: model
            .bayes()
            .map(|network| network.parents(variable).iter().map(name_of).collect())
            .unwrap_or_default(),
        table: most.and_then(|most| table(model.bayes()?, variable, most)),
    };
    let nodes: Vec<Node> = variables.all().map(node).collect();
    let most_states = variables.sizes().into_iter().max().unwrap_or(0);
    let common = |name: String, arcs, most_parents, parameters, marriages| Answer {
        name,
        kind: Kind::of(model),
        variables: variables.len(),
        most_states,
        arcs,
        most_parents,
        parameters,
        nodes,
        marriages,
        orders,
        cliques: None,
        edges: None,
    };
    match model {
        Model::Bayes(network) => common(
            network.name().to_owned(),
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

/// The table of a variable, if it has at most so many numbers.
fn table(network: &Network, variable: Variable, most: usize) -> Option<Vec<f64>> {
    let (sizes, own) = (
        network.parent_sizes(variable),
        network.variables()[variable].states().len(),
    );
    let entries = sizes
        .iter()
        .try_fold(own, |all, &size| all.checked_mul(size))?;
    if entries > most {
        return None;
    }
    network.conditional(variable).table(&sizes, own)
}
