//! Reading UAI networks.

use super::{SPELLING, number_below};
use crate::conditional::Conditional;
use crate::factor::{Factor, MOST_ENTRIES, entries};
use crate::markov::{MarkovError, MarkovNetwork};
use crate::model::Model;
use crate::network::Network;
use crate::text::draft::Draft;
use crate::text::error::{Fault, ReadProblem};
use crate::text::scanner::{Scanner, Token};
use crate::text::table::too_large;
use crate::variable::{Variable, Variables};

/// How many states the variables may have together beyond the length of the text: those without a
/// function cost no more text than their number of states.
const MOST_STATES_UNSEEN: usize = 1 << 16;

/// What comes after the last table.
const END: &str = "the end of the text after the last function";

/// Reads a network of either kind.
pub(in crate::text) fn read(text: &str) -> Result<Model, Fault> {
    let mut scanner = Scanner::new(text, &SPELLING)?;
    let directed = match scanner.token() {
        Token::Word("BAYES") => true,
        Token::Word("MARKOV") => false,
        _ => return Err(scanner.fault("\"BAYES\" or \"MARKOV\"")),
    };
    scanner.advance()?;
    let sizes = read_sizes(&mut scanner)?;
    let scopes = read_scopes(&mut scanner, &sizes)?;
    if directed {
        read_bayes(&mut scanner, &sizes, &scopes).map(Model::from)
    } else {
        read_markov(&mut scanner, &sizes, &scopes).map(Model::from)
    }
}

/// A number of states and where it stands.
struct Size {
    offset: usize,
    states: usize,
}

/// The variables of a function and where they stand.
struct Scope {
    offset: usize,
    variables: Vec<Variable>,
}

fn read_sizes(scanner: &mut Scanner<'_>) -> Result<Vec<Size>, Fault> {
    let most = scanner.remaining() + MOST_STATES_UNSEEN;
    let count = scanner.count("the number of variables")?;
    let mut sizes = Vec::new();
    let mut total = 0_usize;
    for variable in 0..count {
        let offset = scanner.offset();
        let states = scanner.count("the number of states of each variable")?;
        total = total.saturating_add(states);
        if total > most {
            let (node, asked) = (name_of(variable), states.to_string());
            let problem = ReadProblem::TooLarge { node, asked, most };
            return Err(Fault::new(offset, problem));
        }
        sizes.push(Size { offset, states });
    }
    Ok(sizes)
}

fn read_scopes(scanner: &mut Scanner<'_>, sizes: &[Size]) -> Result<Vec<Scope>, Fault> {
    let count = scanner.count("the number of functions")?;
    let mut scopes = Vec::new();
    for _ in 0..count {
        let offset = scanner.offset();
        let length = scanner.count("the number of variables of each function")?;
        let mut variables = Vec::new();
        for _ in 0..length {
            let expected = "the number of a variable";
            let found = number_below(scanner, "variable", sizes.len(), expected)?;
            variables.push(Variable(found as u32));
        }
        let mut sorted = variables.clone();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Fault::new(offset, ReadProblem::Repeated(pair[0].index())));
        }
        scopes.push(Scope { offset, variables });
    }
    Ok(scopes)
}

fn read_bayes(
    scanner: &mut Scanner<'_>,
    sizes: &[Size],
    scopes: &[Scope],
) -> Result<Network, Fault> {
    let mut draft = Draft::default();
    for (variable, size) in sizes.iter().enumerate() {
        draft.declare(size.offset, name_of(variable), states_of(size))?;
    }
    for scope in scopes {
        let Some((&node, parents)) = scope.variables.split_last() else {
            let (found, expected) = ("0", "at least one variable: the node, after its parents");
            return Err(Fault::unexpected(scope.offset, found, expected));
        };
        let place = scanner.offset();
        let values = read_table(scanner, sizes, scope)?;
        draft.give(place, node, parents, Conditional::Table(values))?;
    }
    scanner.expect_end(END)?;
    draft.build()
}

fn read_markov(
    scanner: &mut Scanner<'_>,
    sizes: &[Size],
    scopes: &[Scope],
) -> Result<MarkovNetwork, Fault> {
    let mut variables = Variables::new();
    for (variable, size) in sizes.iter().enumerate() {
        let added = variables.add(name_of(variable), states_of(size));
        added.map_err(|error| Fault::new(size.offset, error))?;
    }
    let mut factors = Vec::new();
    let mut places = Vec::new();
    for scope in scopes {
        places.push(scanner.offset());
        let values = read_table(scanner, sizes, scope)?;
        let sizes: Vec<usize> = variables.sizes_of(&scope.variables);
        factors.push(Factor::from_parts(&scope.variables, &sizes, values));
    }
    scanner.expect_end(END)?;
    MarkovNetwork::new(variables, factors).map_err(|error| {
        let (MarkovError::NoVariable { factor, .. }
        | MarkovError::Size { factor, .. }
        | MarkovError::Value { factor, .. }) = error;
        Fault::new(places[factor], error)
    })
}

/// How many numbers, then the numbers.
fn read_table(scanner: &mut Scanner<'_>, sizes: &[Size], scope: &Scope) -> Result<Vec<f64>, Fault> {
    let offset = scanner.offset();
    let found = scanner.count("the number of entries of each function")?;
    let scope_sizes = scope.variables.iter();
    let scope_sizes: Vec<usize> = scope_sizes
        .map(|variable| sizes[variable.index()].states)
        .collect();
    let Some(expected) = entries(&scope_sizes).filter(|&entries| entries <= MOST_ENTRIES) else {
        let last = scope.variables.last();
        let node = last.map_or_else(String::new, |variable| name_of(variable.index()));
        let problem = too_large(&node, scope_sizes, MOST_ENTRIES);
        return Err(Fault::new(scope.offset, problem));
    };
    Fault::check_count(offset, "entries", expected, found)?;
    // Each number takes two bytes at least, so that no more is reserved than can come.
    let mut values = Vec::with_capacity(expected.min(scanner.remaining() / 2 + 1));
    for _ in 0..expected {
        values.push(scanner.number()?);
    }
    Ok(values)
}

fn name_of(variable: usize) -> String {
    format!("x{variable}")
}

fn states_of(size: &Size) -> impl Iterator<Item = String> + use<> {
    (0..size.states).map(|state| state.to_string())
}
