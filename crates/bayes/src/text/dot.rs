//! The graph of a model in the DOT language of Graphviz.

use super::scanner::in_quotes;
use crate::markov::MarkovNetwork;
use crate::model::Model;
use crate::network::Network;
use crate::variable::Variables;
use std::fmt::{self, Write};

/// Draws a model: arcs from parents to children, or the factors of a Markov network. A factor of two
/// variables is an edge, any other a small square joined to its variables.
///
/// ```
/// use atisbo_bayes::{Network, dot};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// let drawing = dot(&builder.build()?.into());
/// assert!(drawing.contains("v0 [label=\"Rain\"];"));
/// assert!(drawing.contains("v0 -> v1;"));
/// # Ok::<(), atisbo_bayes::NetworkError>(())
/// ```
pub fn dot(model: &Model) -> String {
    let mut out = String::new();
    // A string takes all that is written.
    let _ = dot_to(model, &mut out);
    out
}

/// The same, to anything that takes text.
///
/// # Errors
///
/// If it takes no more.
pub fn dot_to(model: &Model, out: &mut impl Write) -> fmt::Result {
    match model {
        Model::Bayes(network) => directed(network, out),
        Model::Markov(network) => undirected(network, out),
    }
}

fn directed(network: &Network, out: &mut impl Write) -> fmt::Result {
    writeln!(out, "digraph {} {{", in_quotes(network.name()))?;
    push_variables(out, network.variables())?;
    for variable in network.variables().all() {
        for parent in network.parents(variable) {
            writeln!(out, "  v{} -> v{};", parent.0, variable.0)?;
        }
    }
    out.write_str("}\n")
}

fn undirected(network: &MarkovNetwork, out: &mut impl Write) -> fmt::Result {
    out.write_str("graph {\n")?;
    push_variables(out, network.variables())?;
    for (index, factor) in network.factors().iter().enumerate() {
        if let [one, other] = factor.scope() {
            writeln!(out, "  v{} -- v{};", one.0, other.0)?;
            continue;
        }
        writeln!(out, "  f{index} [shape=square, label=\"\", width=0.15];")?;
        for variable in factor.scope() {
            writeln!(out, "  f{index} -- v{};", variable.0)?;
        }
    }
    out.write_str("}\n")
}

fn push_variables(out: &mut impl Write, variables: &Variables) -> fmt::Result {
    for variable in variables.all() {
        let label = in_quotes(variables[variable].name());
        writeln!(out, "  v{} [label={label}];", variable.0)?;
    }
    Ok(())
}
