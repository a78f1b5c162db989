//! Models that several tests ask: random small ones with random evidence, and sums of coins.

use atisbo_bayes::{
    Conditional, Engine, Evidence, Factor, Finding, MarkovNetwork, Model, Network, NoisyMax,
    Settings, Variable, Variables,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// A model and what was observed in it; the observations may be impossible.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) model: Model,
    pub(crate) evidence: Evidence,
}

/// A Bayesian or a Markov network with evidence.
pub(crate) fn case() -> impl Strategy<Value = Case> {
    let model = prop_oneof![
        3 => network().prop_map(Model::from),
        1 => markov_network(1).prop_map(Model::from),
    ];
    with_evidence(model)
}

/// The model with no, some or virtual evidence on each variable.
pub(crate) fn with_evidence(model: impl Strategy<Value = Model>) -> impl Strategy<Value = Case> {
    let findings = vec((0..8_u8, 0..12_usize, vec(0..4_u8, 12)), 7);
    (model, findings).prop_map(|(model, findings)| {
        let mut evidence = Evidence::none();
        for (variable, (kind, state, likelihood)) in model.variables().all().zip(findings) {
            let size = model.variables()[variable].size();
            match kind {
                0..2 => evidence.set(variable, Finding::State(state % size)),
                2 => {
                    let mut weights: Vec<f64> = likelihood.iter().map(|&one| one.into()).collect();
                    weights.truncate(size);
                    weights[state % size] += 0.5;
                    evidence.set(variable, Finding::Likelihood(weights));
                }
                _ => {}
            }
        }
        Case { model, evidence }
    })
}

/// Numbers to fill tables with, zeros among them, taken round and round.
#[derive(Clone, Debug)]
struct Pool {
    numbers: Vec<u8>,
    next: usize,
}

impl Pool {
    fn next(&mut self) -> usize {
        self.next += 1;
        self.numbers[self.next % self.numbers.len()].into()
    }

    fn weights(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.next() as f64).collect()
    }

    /// Numbers that sum to one.
    fn row(&mut self, size: usize) -> Vec<f64> {
        let mut weights = self.weights(size);
        if weights.iter().all(|&weight| weight == 0.0) {
            weights[self.next() % size] = 1.0;
        }
        let sum: f64 = weights.iter().sum();
        weights.iter().map(|weight| weight / sum).collect()
    }
}

fn pool(zeros: u32) -> impl Strategy<Value = Pool> {
    let numbers = vec(prop_oneof![zeros => Just(0_u8), 4 => 1..30_u8], 31..=67);
    numbers.prop_map(|numbers| Pool { numbers, next: 0 })
}

/// A Bayesian network of 2 to 7 variables, most with 1 to 4 states and at most 3 parents, with
/// conditionals of every kind.
pub(crate) fn network() -> impl Strategy<Value = Network> {
    let node = (1..=4_usize, any::<u8>(), 0..8_u8);
    (vec(node, 2..=7), any::<bool>(), pool(1))
        .prop_map(|(nodes, backwards, pool)| build(&nodes, backwards, pool))
}

/// The same without any zero, so that every joint state is possible.
pub(crate) fn positive_network() -> impl Strategy<Value = Network> {
    let node = (1..=4_usize, any::<u8>(), 2..8_u8);
    (vec(node, 2..=7), any::<bool>(), pool(0))
        .prop_map(|(nodes, backwards, pool)| build(&nodes, backwards, pool))
}

/// The nodes are given as number of states, which of the earlier nodes are parents, and the kind of
/// the conditional. If `backwards`, children have lower numbers than their parents.
fn build(nodes: &[(usize, u8, u8)], backwards: bool, mut pool: Pool) -> Network {
    let count = nodes.len();
    let number = |index: usize| Variable(if backwards { count - 1 - index } else { index } as u32);
    let mut sizes: Vec<usize> = Vec::new();
    let mut conditionals = Vec::new();
    for (index, &(size, chosen, kind)) in nodes.iter().enumerate() {
        let parents: Vec<usize> = (0..index)
            .rev()
            .filter(|parent| chosen >> (parent % 8) & 1 == 1)
            .take(3)
            .collect();
        let parent_sizes: Vec<usize> = parents.iter().map(|&parent| sizes[parent]).collect();
        let rows: usize = parent_sizes.iter().product();
        let largest_sum: usize = parent_sizes.iter().map(|size| size - 1).sum();
        let mut size = size;
        let conditional = match kind {
            0 if (1..8).contains(&largest_sum) => {
                size = largest_sum + 1;
                Conditional::Sum
            }
            1 => Conditional::Deterministic((0..rows).map(|_| pool.next() % size).collect()),
            2 if !parents.is_empty() => Conditional::NoisyMax(NoisyMax {
                causes: parent_sizes
                    .iter()
                    .map(|&states| (0..states).map(|_| pool.row(size)).collect())
                    .collect(),
                leak: pool.row(size),
            }),
            _ => Conditional::Table((0..rows).flat_map(|_| pool.row(size)).collect()),
        };
        sizes.push(size);
        let parents: Vec<Variable> = parents.into_iter().map(number).collect();
        conditionals.push((parents, conditional));
    }
    let mut builder = Network::builder();
    if backwards {
        sizes.reverse();
    }
    for (index, &size) in sizes.iter().enumerate() {
        let states = (0..size).map(|state| format!("s{state}"));
        builder.variable(format!("v{index}"), states).unwrap();
    }
    for (index, (parents, conditional)) in conditionals.into_iter().enumerate() {
        builder
            .conditional(number(index), &parents, conditional)
            .unwrap();
    }
    builder.build().unwrap()
}

/// A Markov network of 2 to 6 variables with 1 to 4 states and factors of up to 3 of them; some
/// variables may have no factor, and some factors no variable. There are `zeros` zeros for every 4 other
/// numbers.
pub(crate) fn markov_network(zeros: u32) -> impl Strategy<Value = MarkovNetwork> {
    (
        vec(1..=4_usize, 2..=6),
        vec(any::<u8>(), 0..=7),
        pool(zeros),
    )
        .prop_map(|(sizes, scopes, mut pool)| {
            let mut variables = Variables::new();
            for (index, &size) in sizes.iter().enumerate() {
                let states = (0..size).map(|state| format!("s{state}"));
                variables.add(format!("v{index}"), states).unwrap();
            }
            let factor = |chosen: u8| {
                let scope: Vec<(Variable, usize)> = variables
                    .all()
                    .zip(sizes.iter().copied())
                    .filter(|(variable, _)| chosen >> variable.0 & 1 == 1)
                    .take(3)
                    .collect();
                let cells = scope.iter().map(|&(_, size)| size).product();
                Factor::new(&scope, pool.weights(cells)).unwrap()
            };
            let factors = scopes.into_iter().map(factor).collect();
            MarkovNetwork::new(variables, factors).unwrap()
        })
}

/// An engine that has taken note of the evidence.
pub(crate) fn engine<'m>(model: &'m Model, evidence: &Evidence, settings: Settings) -> Engine<'m> {
    let mut engine = Engine::new(model, settings);
    engine.observe_all(evidence).unwrap();
    engine
}

/// Coins `X0`, `X1`, ... that show heads with these probabilities, and `Y`, the number of heads.
pub(crate) fn coins(heads: impl IntoIterator<Item = f64>) -> (Model, Vec<Variable>, Variable) {
    let mut builder = Network::builder();
    let mut coins = Vec::new();
    for (number, p) in heads.into_iter().enumerate() {
        let coin = builder.variable(format!("X{number}"), ["0", "1"]).unwrap();
        builder.table(coin, &[], vec![1.0 - p, p]).unwrap();
        coins.push(coin);
    }
    let counts = (0..=coins.len()).map(|count| count.to_string());
    let sum = builder.variable("Y", counts).unwrap();
    builder.conditional(sum, &coins, Conditional::Sum).unwrap();
    (builder.build().unwrap().into(), coins, sum)
}

/// Some of the variables, in any order.
pub(crate) fn targets() -> impl Strategy<Value = Vec<usize>> {
    vec(any::<usize>(), 0..=3)
}

/// The variables that [`targets`] names in a model, each once.
pub(crate) fn named(model: &Model, targets: &[usize]) -> Vec<Variable> {
    let mut named = Vec::new();
    for target in targets {
        let variable = Variable((target % model.variables().len()) as u32);
        if !named.contains(&variable) {
            named.push(variable);
        }
    }
    named
}
