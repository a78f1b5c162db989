//! Writing UAI networks. Names are lost.

use crate::model::Model;
use crate::text::Format;
use crate::text::error::WriteError;
use crate::text::table::{push_numbers, rows};
use crate::variable::{Variable, Variables};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// Writes a network of either kind.
pub(in crate::text) fn write(model: &Model, out: &mut impl Write) -> Result<(), WriteError> {
    let variables = model.variables();
    match model {
        Model::Bayes(network) => {
            let family = |variable| [network.parents(variable), &[variable]].concat();
            push_scopes(out, "BAYES", variables, variables.all().map(family))?;
            for variable in variables.all() {
                let states = variables[variable].size();
                push_function(out, states, rows(network, variable, Format::Uai)?)?;
            }
        }
        Model::Markov(network) => {
            let scopes = network.factors().iter();
            let scopes = scopes.map(|factor| factor.scope().to_vec());
            push_scopes(out, "MARKOV", variables, scopes)?;
            for factor in network.factors() {
                let last = factor.scope().last();
                let states = last.map_or(1, |&last| variables[last].size());
                let rows = factor.values().chunks(states).map(Cow::Borrowed);
                push_function(out, states, rows)?;
            }
        }
    }
    Ok(())
}

/// What stands before the numbers: the sizes of the variables, and the scope of each function.
fn push_scopes(
    out: &mut impl Write,
    kind: &str,
    variables: &Variables,
    scopes: impl ExactSizeIterator<Item = Vec<Variable>>,
) -> fmt::Result {
    writeln!(out, "{kind}\n{}", variables.len())?;
    push_counts(out, variables.sizes())?;
    writeln!(out, "{}", scopes.len())?;
    for scope in scopes {
        let numbers = scope.iter().map(|variable| variable.index());
        push_counts(out, std::iter::once(scope.len()).chain(numbers))?;
    }
    Ok(())
}

/// The numbers of a function; each row has `states` of them.
fn push_function<'m>(
    out: &mut impl Write,
    states: usize,
    rows: impl ExactSizeIterator<Item = Cow<'m, [f64]>>,
) -> fmt::Result {
    writeln!(out, "\n{}", rows.len() * states)?;
    for row in rows {
        out.write_char(' ')?;
        push_numbers(out, &row, " ")?;
        out.write_char('\n')?;
    }
    Ok(())
}

fn push_counts(out: &mut impl Write, counts: impl IntoIterator<Item = usize>) -> fmt::Result {
    let mut separator = "";
    for count in counts {
        write!(out, "{separator}{count}")?;
        separator = " ";
    }
    out.write_char('\n')
}
