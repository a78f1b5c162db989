//! `show`: what is in a network, and what inference in it would cost.

use super::query::evidence;
use super::{Kind, Source};
use crate::{Error, Observer, Verb};
use atisbo_base::Budget;
use atisbo_bayes::{
    Decompose, Engine, Factor, Graph, Heuristic, Model, Network, OrderName, Settings,
    Triangulation, Variable, marriages,
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
    pub decompose: Option<Decompose>,
    /// Whether to list the cliques of the best order.
    #[serde(default)]
    pub cliques: bool,
    /// Whether to give the tables of the variables, those with at most this many numbers.
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
        let variables = model.variables();
        let evidence = evidence(&model, &self.evidence)?;
        let mut orders = Vec::new();
        let mut cliques = None;
        let mut edges = None;
        let rules = Heuristic::ALL.map(OrderName::Greedy);
        for order in rules.into_iter().chain([OrderName::Best]) {
            let settings = Settings {
                order: order.into(),
                decompose: self.decompose.unwrap_or_default(),
                ..Settings::default()
            };
            let mut engine = Engine::new(&model, settings);
            engine.observe_all(&evidence)?;
            let (graph, found) = engine.triangulation()?;
            let maximal = found.cliques();
            orders.push(Row {
                order: order.id(),
                width: found.width(),
                fill: found.fill(&graph).len(),
                cliques: maximal.len(),
                largest: found.largest,
                entries: found.entries,
            });
            if order == OrderName::Best {
                let names = engine.names();
                let named = |clique: &&[Variable]| {
                    let names = clique.iter().map(|one| names[one.index()].clone());
                    names.collect()
                };
                cliques = self.cliques.then(|| maximal.iter().map(named).collect());
                edges = self.edges.then(|| Edges::new(&engine, &graph, &found));
            }
        }
        let (arcs, most_parents, parameters) = match &model {
            Model::Bayes(network) => {
                let parents = variables.all().map(|one| network.parents(one).len());
                (network.arcs(), parents.max(), network.parameters())
            }
            Model::Markov(network) => {
                let factors = network.factors();
                let scopes = factors
                    .iter()
                    .map(|one| one.scope().len().saturating_sub(1));
                let numbers = factors.iter().map(Factor::values).map(<[f64]>::len);
                (factors.len(), scopes.max(), numbers.sum::<usize>() as u64)
            }
        };
        Ok(Answer {
            name: model.bayes().map_or("", Network::name).to_owned(),
            kind: Kind::of(&model),
            variables: variables.len(),
            most_states: variables.sizes().into_iter().max().unwrap_or(0),
            arcs,
            most_parents: most_parents.unwrap_or(0),
            parameters,
            nodes: variables.all().map(|one| self.node(&model, one)).collect(),
            marriages: model.bayes().map_or(0, |network| marriages(network).len()),
            orders,
            cliques,
            edges,
        })
    }
}

impl Request {
    fn node(&self, model: &Model, variable: Variable) -> Node {
        let variables = model.variables();
        let network = model.bayes();
        let parents = network.map_or(&[][..], |network| network.parents(variable));
        let parents = parents.iter().map(|&one| variables[one].name().to_owned());
        Node {
            name: variables[variable].name().to_owned(),
            states: variables[variable].states().to_vec(),
            parents: parents.collect(),
            table: network.and_then(|network| table(network, variable, self.tables?)),
        }
    }
}

impl Edges {
    fn new(engine: &Engine<'_>, graph: &Graph, order: &Triangulation) -> Self {
        let names = engine.names();
        let named = |edges: Vec<(Variable, Variable)>| -> Vec<(String, String)> {
            let name = |one: Variable| names[one.index()].clone();
            let edges = edges.into_iter();
            edges.map(|(one, other)| (name(one), name(other))).collect()
        };
        let in_graph: Vec<(Variable, Variable)> = graph.edges().collect();
        let mut married = engine.model().bayes().map(marriages).unwrap_or_default();
        married.retain(|edge| in_graph.contains(edge));
        let moralisation = named(married);
        let fill = named(order.fill(graph));
        let mut dot = "graph {\n".to_owned();
        for edge in named(in_graph).iter().chain(&fill) {
            let style = match edge {
                edge if fill.contains(edge) => " [style=dotted]",
                edge if moralisation.contains(edge) => " [style=dashed]",
                _ => "",
            };
            let _ = writeln!(dot, "  {:?} -- {:?}{style};", edge.0, edge.1);
        }
        dot.push_str("}\n");
        Edges {
            moralisation,
            fill,
            dot,
        }
    }
}

/// The table of a variable, if it has at most this many numbers.
fn table(network: &Network, variable: Variable, most: usize) -> Option<Vec<f64>> {
    let sizes = network.parent_sizes(variable);
    let own = network.variables()[variable].size();
    let mut states = sizes.iter();
    let entries = states.try_fold(own, |all, &size| all.checked_mul(size))?;
    if entries > most {
        return None;
    }
    network.conditional(variable).table(&sizes, own)
}
