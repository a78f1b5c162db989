//! Writing UAI networks. Names are lost.

use crate::model::Model;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::table::{full_table, push_numbers};
use crate::variable::{Variable, Variables};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Writes a network of either kind.
pub(in crate::text) fn write(model: &Model) -> Result<String, WriteError> {
    let variables = model.variables();
    match model {
        Model::Bayes(network) => {
            let functions: Result<Vec<Function<'_>>, WriteError> = variables
                .all()
                .map(|variable| {
                    let mut scope = network.parents(variable).to_vec();
                    scope.push(variable);
                    Ok((scope, full_table(network, variable, Format::Uai)?))
                })
                .collect();
            Ok(written("BAYES", variables, &functions?))
        }
        Model::Markov(network) => {
            let functions: Vec<Function<'_>> = network
                .factors()
                .iter()
                .map(|factor| (factor.scope().to_vec(), Cow::Borrowed(factor.values())))
                .collect();
            Ok(written("MARKOV", variables, &functions))
        }
    }
}

/// A scope and its numbers.
type Function<'m> = (Vec<Variable>, Cow<'m, [f64]>);

fn written(kind: &str, variables: &Variables, functions: &[Function<'_>]) -> String {
    let mut out = format!("{kind}\n{}\n", variables.len());
    push_counts(&mut out, variables.sizes());
    let _ = writeln!(out, "{}", functions.len());
    for (scope, _) in functions {
        let numbers = scope.iter().map(|variable| variable.index());
        push_counts(&mut out, std::iter::once(scope.len()).chain(numbers));
    }
    for (scope, values) in functions {
        let _ = writeln!(out, "\n{}", values.len());
        let states = scope.last().map_or(1, |&last| variables[last].size());
        for row in values.chunks(states) {
            out.push(' ');
            push_numbers(&mut out, row, " ");
            out.push('\n');
        }
    }
    out
}

fn push_counts(out: &mut String, counts: impl IntoIterator<Item = usize>) {
    let mut separator = "";
    for count in counts {
        let _ = write!(out, "{separator}{count}");
        separator = " ";
    }
    out.push('\n');
}
