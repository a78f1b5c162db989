//! Networks written and read back are the same, to the last bit.

use atisbo_bayes::{
    Conditional, Factor, Format, MarkovNetwork, Model, Network, NoisyMax, Variable, Variables,
    read, write,
};
use proptest::prelude::*;

/// A node before it is built: name, states, choices of parents among the earlier nodes, kind of
/// distribution, and weights to fill it with.
type Sketch = (String, Vec<String>, Vec<bool>, u8, Vec<u16>);

fn sketches() -> impl Strategy<Value = Vec<Sketch>> {
    let node = (
        "\\PC{0,6}",
        proptest::collection::vec("\\PC{0,4}", 1..4),
        proptest::collection::vec(any::<bool>(), 5),
        0_u8..6,
        proptest::collection::vec(0_u16..1000, 7..20),
    );
    proptest::collection::vec(node, 1..6)
}

/// Names as they may be; the number at the end keeps them different, and blanks from the ends.
fn different(names: &[String]) -> Vec<String> {
    let numbered = names.iter().enumerate();
    numbered
        .map(|(index, name)| format!("{}{index}", name.trim_start()))
        .collect()
}

fn network(sketches: &[Sketch]) -> Network {
    let mut builder = Network::builder().name("a \"network\" of <random> nodes");
    let names: Vec<String> = sketches.iter().map(|sketch| sketch.0.clone()).collect();
    let mut sizes = Vec::new();
    for (name, (_, states, parents, kind, _)) in different(&names).into_iter().zip(sketches) {
        let mut states = different(states);
        if *kind == 0 {
            let chosen = sizes.iter().zip(parents).filter(|(_, chosen)| **chosen);
            let largest: usize = chosen.map(|(size, _)| size - 1).sum();
            states.extend((states.len()..=largest).map(|state| format!("more {state}")));
        }
        sizes.push(states.len());
        builder.variable(name, states).unwrap();
    }
    for (index, (_, _, parents, kind, weights)) in sketches.iter().enumerate() {
        let chosen = (0..index).rev().filter(|&parent| parents[parent]);
        let parents: Vec<usize> = chosen.collect();
        let rows: usize = parents.iter().map(|&parent| sizes[parent]).product();
        let mut weights = weights.iter().map(|&weight| f64::from(weight)).cycle();
        let mut row = |states: usize| -> Vec<f64> {
            let row: Vec<f64> = weights.by_ref().take(states).map(|w| w + 1e-9).collect();
            let sum: f64 = row.iter().sum();
            row.iter().map(|weight| weight / sum).collect()
        };
        let states = sizes[index];
        let conditional = match kind {
            0 => Conditional::Sum,
            1 => Conditional::Deterministic((0..rows).map(|row| row * 7 % states).collect()),
            2 => Conditional::NoisyMax(NoisyMax {
                causes: parents
                    .iter()
                    .map(|&parent| (0..sizes[parent]).map(|_| row(states)).collect())
                    .collect(),
                leak: row(states),
            }),
            _ => Conditional::Table((0..rows).flat_map(|_| row(states)).collect()),
        };
        let parents: Vec<Variable> = parents
            .iter()
            .map(|&parent| Variable(parent as u32))
            .collect();
        builder
            .conditional(Variable(index as u32), &parents, conditional)
            .unwrap();
    }
    builder.build().unwrap()
}

/// The same network with tables in place of other structures, and perhaps without names.
fn with_tables(network: &Network, keep_sums: bool, keep_names: bool) -> Network {
    let name = if keep_names { network.name() } else { "" };
    let mut builder = Network::builder().name(name);
    let variables = network.variables();
    for variable in variables.all() {
        let domain = &variables[variable];
        let added = if keep_names {
            builder.variable(domain.name(), domain.states())
        } else {
            let states = (0..domain.size()).map(|state| state.to_string());
            builder.variable(format!("x{}", variable.0), states)
        };
        added.unwrap();
    }
    for variable in variables.all() {
        let conditional = match network.conditional(variable) {
            Conditional::Sum if keep_sums => Conditional::Sum,
            other => {
                let size = variables[variable].size();
                Conditional::Table(other.table(&network.parent_sizes(variable), size).unwrap())
            }
        };
        builder
            .conditional(variable, network.parents(variable), conditional)
            .unwrap();
    }
    builder.build().unwrap()
}

proptest! {
    #[test]
    fn bayesian_networks_come_back_from_every_format(sketches in sketches()) {
        let network = network(&sketches);
        let model = Model::from(network.clone());
        for format in Format::ALL {
            let text = write(&model, format).unwrap();
            prop_assert_eq!(Format::guess(&text), Some(format));
            let keep_names = format != Format::Uai;
            let expected = with_tables(&network, format == Format::Hugin, keep_names);
            let again = read(&text, Some(format)).map_err(|error| {
                TestCaseError::fail(format!("{format}: {error}\n{text}"))
            })?;
            prop_assert_eq!(again, Model::from(expected), "{}\n{}", format, text);
        }
    }

    #[test]
    fn markov_networks_come_back_from_uai(
        sizes in proptest::collection::vec(1_usize..4, 1..5),
        scopes in proptest::collection::vec(proptest::collection::vec(any::<bool>(), 4), 0..6),
        weights in proptest::collection::vec(prop_oneof![Just(0.0), 0.0..1e300, 0.0..1e-300], 7),
    ) {
        let mut variables = Variables::new();
        for (index, &size) in sizes.iter().enumerate() {
            let states = (0..size).map(|state| state.to_string());
            variables.add(format!("x{index}"), states).unwrap();
        }
        let mut weights = weights.into_iter().cycle();
        let factor = |chosen: &Vec<bool>| {
            let scope: Vec<(Variable, usize)> = sizes
                .iter()
                .enumerate()
                .rev()
                .filter(|&(index, _)| chosen[index])
                .map(|(index, &size)| (Variable(index as u32), size))
                .collect();
            let entries = scope.iter().map(|&(_, size)| size).product();
            Factor::new(&scope, weights.by_ref().take(entries).collect()).unwrap()
        };
        let factors = scopes.iter().map(factor).collect();
        let model = Model::from(MarkovNetwork::new(variables, factors).unwrap());
        let text = write(&model, Format::Uai).unwrap();
        prop_assert_eq!(read(&text, None).unwrap(), model);
    }
}

#[test]
fn the_classic_networks_come_back_from_every_format() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bayes");
    let classics = [
        ("asia", 8, 8, 18),
        ("cancer", 5, 4, 10),
        ("earthquake", 5, 4, 10),
        ("survey", 6, 6, 21),
        ("sachs", 11, 17, 178),
        ("child", 20, 25, 230),
        ("insurance", 27, 52, 1008),
        ("alarm", 37, 46, 509),
    ];
    for (name, nodes, arcs, parameters) in classics {
        let bytes = std::fs::read(format!("{folder}/{name}.bif.gz")).unwrap();
        let model = read(bytes, None).unwrap();
        let network = model.bayes().unwrap();
        let found = (network.variables().len(), network.arcs());
        assert_eq!(found, (nodes, arcs), "{name}");
        assert_eq!(network.parameters(), parameters, "{name}");
        for format in Format::ALL {
            let again = read(write(&model, format).unwrap(), None).unwrap();
            let expected = with_tables(network, false, format != Format::Uai);
            assert_eq!(again, Model::from(expected), "{name} as {format}");
        }
    }
}
