//! A network with observations, as every engine gets it.

use anyhow::{Context, Result};
use atisbo_bayes::{Evidence, Model, Network, read};
use flate2::read::GzDecoder;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

#[derive(Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    pub nodes: Vec<Node>,
    /// Variables and the numbers of their states.
    pub evidence: BTreeMap<String, usize>,
}

#[derive(Serialize, Deserialize)]
pub struct Node {
    name: String,
    states: usize,
    parents: Vec<String>,
    table: Vec<f64>,
}

impl Case {
    pub fn load(path: &Path) -> Result<Self> {
        Ok(serde_json::from_reader(BufReader::new(File::open(path)?))?)
    }

    /// Every network of the folder under each of its sets of observations, small ones first.
    pub fn all(networks: &Path, observations: &Path, part: &str) -> Result<Vec<Self>> {
        let observations = load_json(observations)?;
        let mut cases = Vec::new();
        for (name, sets) in observations.as_object().context("no list of networks")? {
            let file = ["bif.gz", "bif"].map(|end| networks.join(format!("{name}.{end}")));
            let Some(file) = file
                .iter()
                .find(|file| file.exists() && name.contains(part))
            else {
                continue;
            };
            let model = read(std::fs::read(file)?, None)?;
            let network = model.bayes().context("not a Bayesian network")?;
            for set in sets.as_object().into_iter().flatten().map(|(_, set)| set) {
                cases.push(Case::new(name, network, &set["evidence"])?);
            }
        }
        cases.sort_by_key(|case| {
            let entries: usize = case.nodes.iter().map(|node| node.table.len()).sum();
            (entries, case.evidence.len())
        });
        Ok(cases)
    }

    fn new(name: &str, network: &Network, evidence: &serde_json::Value) -> Result<Self> {
        let variables = network.variables();
        let mut nodes = Vec::new();
        for variable in variables.all() {
            let parents = network.parents(variable).iter();
            nodes.push(Node {
                name: variables[variable].name().to_owned(),
                states: variables[variable].size(),
                parents: parents
                    .map(|&parent| variables[parent].name().to_owned())
                    .collect(),
                table: network.factor(variable)?.values().to_vec(),
            });
        }
        let mut observed = BTreeMap::new();
        for (name, state) in evidence.as_object().into_iter().flatten() {
            let variable = variables.find(name).context("no such variable")?;
            let by_name = state
                .as_str()
                .and_then(|state| variables[variable].state(state));
            let by_number = state.as_u64().map(|state| state as usize);
            observed.insert(
                name.clone(),
                by_name.or(by_number).context("no such state")?,
            );
        }
        Ok(Case {
            name: name.to_owned(),
            nodes,
            evidence: observed,
        })
    }

    pub fn model(&self) -> Result<Model> {
        let mut builder = Network::builder();
        for node in &self.nodes {
            builder.variable(&node.name, (0..node.states).map(|state| state.to_string()))?;
        }
        for node in &self.nodes {
            let find = |name: &String| builder.variables().find(name).context("no such variable");
            let variable = find(&node.name)?;
            let parents = node.parents.iter().map(find).collect::<Result<Vec<_>>>()?;
            builder.table(variable, &parents, node.table.clone())?;
        }
        Ok(builder.build()?.into())
    }

    pub fn observations(&self, model: &Model) -> Evidence {
        let variables = model.variables();
        let states = self.evidence.iter();
        states
            .filter_map(|(name, &state)| Some((variables.find(name)?, state)))
            .collect()
    }
}

fn load_json(path: &Path) -> Result<serde_json::Value> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    let mut text = Vec::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        GzDecoder::new(bytes.as_slice()).read_to_end(&mut text)?;
    } else {
        text = bytes;
    }
    Ok(serde_json::from_slice(&text)?)
}
