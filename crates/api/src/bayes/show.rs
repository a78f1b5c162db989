//! `show`: what is in a network, and what inference in it would cost.

use super::node::{add_tables, named, node};
use super::picture;
use super::query::evidence;
use super::{Kind, PictureRequest, Source, words};

pub use super::node::Node;
use crate::text::{Arg, Message};
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Meter, Stop};
use atisbo_bayes::{
    Decompose, Engine, Evidence, Factor, Graph, Heuristic, InferenceError, Model, Network,
    OrderName, Settings, Triangulation, Variable, marriages,
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};
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
    /// Whether to give the tables of the variables, those with at most this many numbers, and never
    /// more than 100,000.
    pub tables: Option<usize>,
    /// Only these variables are listed; all of them if there are none.
    #[serde(default)]
    pub of: Vec<String>,
    /// A picture, in place of what inference would cost.
    pub picture: Option<PictureRequest>,
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
    /// The variables in order, or those asked for.
    pub nodes: Vec<Node>,
    /// How many edges moralisation adds; none if a limit was reached before they were counted.
    pub marriages: Option<usize>,
    /// What each elimination order leads to, as far as the budget allowed.
    pub orders: Vec<Row>,
    /// The cliques of the best order, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cliques: Option<Vec<Vec<String>>>,
    /// The edges that are added, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edges: Option<Edges>,
    /// The picture, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// Which limit was reached and what is missing because of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
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

/// What an elimination order leads to.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "OrderCosts")]
pub struct Row {
    /// The rule, or `best`.
    pub order: &'static str,
    /// The treewidth it shows: one less than the most variables in a clique.
    pub width: usize,
    /// How many edges it adds to the moral graph.
    pub fill: usize,
    /// How many maximal cliques there are.
    pub cliques: usize,
    /// Entries of the largest clique's table. The largest number there is stands for all that are larger.
    pub largest: f64,
    /// Entries of all tables, in the same way.
    pub entries: f64,
    /// The decimal logarithm of the entries of the largest clique's table.
    pub log10_largest: f64,
    /// The decimal logarithm of the entries of all tables.
    pub log10_entries: f64,
}

impl Verb for Request {
    const GAME: &'static str = "bayes";
    const NAME: &'static str = "show";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let model = self.source.model()?;
        let variables = model.variables();
        let evidence = evidence(&model, &self.evidence)?;
        let of = named(&model, &self.of)?;
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
        let mut answer = Answer {
            name: model.bayes().map_or("", Network::name).to_owned(),
            kind: Kind::of(&model),
            variables: variables.len(),
            most_states: variables.sizes().into_iter().max().unwrap_or(0),
            arcs,
            most_parents: most_parents.unwrap_or(0),
            parameters,
            nodes: of.iter().map(|&one| node(&model, one)).collect(),
            marriages: None,
            orders: Vec::new(),
            cliques: None,
            edges: None,
            svg: None,
            sentences: Vec::new(),
            budget: None,
        };
        if let Some(request) = self.picture {
            let name = model.bayes().map_or("", Network::name);
            answer.svg = Some(picture::svg(&model, request, None, name, budget)?);
            return Ok(answer);
        }
        match self.measure(&model, (&of, &evidence), budget, &mut answer) {
            Ok(()) => {}
            Err(InferenceError::Limit(limit)) => {
                answer.budget = Some(limit.stop);
                answer.sentences.push(words::said(&limit));
            }
            Err(error) => return Err(error.into()),
        }
        let done = answer.orders.iter().map(|row| row.order);
        let done: Vec<&str> = done.collect();
        let missing: Vec<&str> = orders()
            .map(OrderName::id)
            .filter(|id| !done.contains(id))
            .collect();
        if !missing.is_empty() {
            let missing = missing.into_iter().collect::<Arg>();
            let message = Message::new("bayes-show-unmeasured").with("orders", missing);
            answer.sentences.push(message);
        }
        Ok(answer)
    }

    /// Whether anything was measured.
    fn is_yes(answer: &Answer) -> bool {
        !(answer.orders.is_empty() && answer.budget.is_some())
    }
}

/// The orders to compare: every rule, then the best.
fn orders() -> impl Iterator<Item = OrderName> {
    let rules = Heuristic::ALL.map(OrderName::Greedy);
    rules.into_iter().chain([OrderName::Best])
}

impl Request {
    /// Adds what takes long, as far as the budget allows.
    fn measure(
        &self,
        model: &Model,
        (of, evidence): (&[Variable], &Evidence),
        budget: &Budget,
        answer: &mut Answer,
    ) -> Result<(), InferenceError> {
        let mut meter = budget.meter();
        let married = match model {
            Model::Bayes(network) => marriages(network, &mut meter)?,
            Model::Markov(_) => Vec::new(),
        };
        answer.marriages = Some(married.len());
        if let (Model::Bayes(network), Some(most)) = (model, self.tables) {
            add_tables(&mut answer.nodes, of, network, most, &mut meter)?;
        }
        for order in orders() {
            let settings = Settings {
                order: order.into(),
                decompose: self.decompose.unwrap_or_default(),
                ..Settings::default()
            };
            let mut engine = Engine::new(model, settings);
            engine.observe_all(evidence)?;
            let (graph, found) = engine.triangulation(budget)?;
            let maximal = found.cliques();
            answer.orders.push(Row {
                order: order.id(),
                width: found.width(),
                fill: found.fill_count(&graph),
                cliques: maximal.len(),
                largest: found.largest,
                entries: found.entries,
                log10_largest: found.log10_largest,
                log10_entries: found.log10_entries,
            });
            if order == OrderName::Best {
                if self.cliques {
                    answer.cliques = Some(named_cliques(&engine, &maximal, &mut meter)?);
                }
                if self.edges {
                    let edges = Edges::new(&engine, &graph, &found, &married, &mut meter)?;
                    answer.edges = Some(edges);
                }
            }
            // Only the search for a better order can have been stopped here.
            if let Some(stop) = found.stop {
                return Err(stop.into());
            }
        }
        Ok(())
    }
}

/// The names of the variables of each clique.
fn named_cliques(
    engine: &Engine<'_>,
    cliques: &[&[Variable]],
    meter: &mut Meter,
) -> Result<Vec<Vec<String>>, Stop> {
    let names = engine.names();
    let mut named = Vec::with_capacity(cliques.len());
    let mut written = 0;
    for clique in cliques {
        written += clique.len() as u64;
        check_names(written, clique.len() as u64, meter)?;
        let names = clique.iter().map(|one| names[one.index()].clone());
        named.push(names.collect());
    }
    Ok(named)
}

/// What a name in an answer takes, on average.
const BYTES_PER_NAME: u64 = 48;

/// Whether there is memory for this many names in all and time for the next ones.
fn check_names(all: u64, next: u64, meter: &mut Meter) -> Result<(), Stop> {
    let stop = meter.check_bytes(all.saturating_mul(BYTES_PER_NAME));
    stop.or_else(|| meter.work(next)).map_or(Ok(()), Err)
}

impl Edges {
    fn new(
        engine: &Engine<'_>,
        graph: &Graph,
        order: &Triangulation,
        married: &[(Variable, Variable)],
        meter: &mut Meter,
    ) -> Result<Self, Stop> {
        let in_graph: HashSet<(Variable, Variable)> = graph.edges().collect();
        let married = married.iter().copied();
        let married: HashSet<_> = married.filter(|edge| in_graph.contains(edge)).collect();
        let names = engine.names();
        let mut edges = Edges {
            moralisation: Vec::new(),
            fill: Vec::new(),
            dot: "graph {\n".to_owned(),
        };
        let mut written = 0;
        let mut draw = |edges: &mut Edges, (one, other): (Variable, Variable), style: &str| {
            // In the list and in the drawing.
            written += 4;
            check_names(written, 4, meter)?;
            let [one, other] = [one, other].map(|end| names[end.index()].clone());
            let _ = writeln!(edges.dot, "  {one:?} -- {other:?}{style};");
            Ok((one, other))
        };
        for edge in graph.edges() {
            if married.contains(&edge) {
                let named = draw(&mut edges, edge, " [style=dashed]")?;
                edges.moralisation.push(named);
            } else {
                draw(&mut edges, edge, "")?;
            }
        }
        for edge in order.fill(graph) {
            let named = draw(&mut edges, edge, " [style=dotted]")?;
            edges.fill.push(named);
        }
        edges.dot.push_str("}\n");
        Ok(edges)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask;
    use crate::text::Lang;
    use atisbo_base::{Watch, seed};
    use rand::RngExt;

    /// A Markov network of random pairs, in which hardly any variable is cheap to eliminate.
    fn tangle(variables: usize, pairs: usize) -> Request {
        let mut rng = seed::rng(1, 0);
        let mut text = format!("MARKOV {variables}{} {pairs}\n", " 2".repeat(variables));
        for _ in 0..pairs {
            let one = rng.random_range(0..variables);
            let other = (one + rng.random_range(1..variables)) % variables;
            let _ = writeln!(text, "2 {one} {other}");
        }
        text.push_str(&"4 0.9 0.4 0.3 0.8\n".repeat(pairs));
        Request {
            source: Source {
                network: text,
                format: None,
            },
            evidence: BTreeMap::new(),
            decompose: None,
            cliques: true,
            tables: None,
            of: Vec::new(),
            picture: None,
            edges: true,
        }
    }

    #[test]
    fn a_limit_leaves_what_was_measured_and_is_said() {
        let request = tangle(500, 1500);
        let mut measured = Vec::new();
        for look in [1, 2, 5, 20, 2000] {
            let watch = Watch::cancelling_at(look);
            let answer = ask(&request, &(), &Budget::unlimited().watched(&watch)).unwrap();
            assert_eq!(answer.budget, Some(Stop::Cancelled), "at {look}");
            assert_eq!((answer.variables, answer.nodes.len()), (500, 500));
            assert!(watch.looks() <= look + 3 && watch.most_steps() <= 1 << 18);
            let said: Vec<String> = answer
                .sentences
                .iter()
                .map(|one| one.to(Lang::En))
                .collect();
            assert_eq!(said[0], "it was cancelled.");
            let sentences = if answer.orders.len() < 5 { 2 } else { 1 };
            assert_eq!(said.len(), sentences, "at {look}");
            assert!(said.get(1).is_none_or(|missing| missing.ends_with("best.")));
            measured.push(answer.orders.len());
        }
        assert_eq!((measured[0], measured[1]), (0, 0));
        assert!(measured[4] > 0, "{measured:?}");
        let answer = ask(&request, &(), &Budget::unlimited().bytes(1000)).unwrap();
        assert_eq!(answer.budget, Some(Stop::Bytes));
        assert!(!Request::is_yes(&answer));
    }

    #[test]
    fn without_a_limit_nothing_is_missing() {
        let answer = ask(&tangle(10, 15), &(), &Budget::unlimited()).unwrap();
        assert_eq!((answer.budget, answer.orders.len()), (None, 5));
        assert!(answer.sentences.is_empty() && answer.cliques.is_some());
        let fill = answer.orders.last().map(|best| best.fill);
        assert_eq!(answer.edges.map(|edges| edges.fill.len()), fill);
    }

    #[test]
    fn tables_are_given_within_the_limit() {
        let mut request = tangle(0, 0);
        request.source.network = "BAYES 2 2 2 2 1 0 2 0 1 2 0.5 0.5 4 0.1 0.9 0.2 0.8".to_owned();
        request.tables = Some(4);
        let numbers = |budget: &Budget| {
            let answer = ask(&request, &(), budget).unwrap();
            let tables = answer.nodes.iter().map(|node| node.table.clone());
            let sizes = tables.map(|table| table.map_or(0, |one| one.len()));
            (sizes.collect::<Vec<usize>>(), answer.budget)
        };
        assert_eq!(numbers(&Budget::unlimited()), (vec![2, 4], None));
        let little = Budget::unlimited().bytes(40);
        assert_eq!(numbers(&little), (vec![2, 0], Some(Stop::Bytes)));
    }
}
