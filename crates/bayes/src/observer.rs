//! What inference reports while it runs.

mod plan;

pub(crate) use plan::tell_plan;

use crate::elimination::Piece;
use crate::factor::Factor;
use crate::number::Number;
use crate::variable::Variable;
use serde::{Deserialize, Serialize};

/// Watches an inference.
///
/// The unit observer `()` watches nothing: events are made only if the observer watches.
pub trait Observer {
    /// Takes notice of an event.
    fn notice(&mut self, event: Event<Variable>);

    /// Whether events are worth making.
    fn watches(&self) -> bool {
        true
    }

    /// Tables with more numbers than this are shown without them.
    fn most_numbers(&self) -> usize {
        64
    }
}

impl Observer for () {
    fn notice(&mut self, _event: Event<Variable>) {}

    fn watches(&self) -> bool {
        false
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    fn notice(&mut self, event: Event<Variable>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }

    fn watches(&self) -> bool {
        self.as_ref().is_some_and(Observer::watches)
    }

    fn most_numbers(&self) -> usize {
        self.as_ref().map_or(0, Observer::most_numbers)
    }
}

impl<O: Observer + ?Sized> Observer for &mut O {
    fn notice(&mut self, event: Event<Variable>) {
        (**self).notice(event);
    }

    fn watches(&self) -> bool {
        (**self).watches()
    }

    fn most_numbers(&self) -> usize {
        (**self).most_numbers()
    }
}

/// Why a variable plays no part in a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Irrelevance {
    /// It is no ancestor of the query or of the evidence, so its table sums to one.
    Barren,
    /// The evidence cuts every way from it to the query.
    Separated,
}

/// One thing that happens in an inference. Observers get the numbers of variables, a trace holds their
/// names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "BayesEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<V = String> {
    /// A variable was left out.
    Pruned {
        /// Which one.
        variable: V,
        /// Why.
        why: Irrelevance,
    },
    /// The graph is made moral: the parents of a child that no arc joins are joined.
    Moralised {
        /// The child.
        child: V,
        /// The edges that are added; those that an earlier child brought are not among them.
        edges: Vec<(V, V)>,
    },
    /// These tables take part.
    Tables {
        /// The tables at the start.
        tables: Vec<Table<V>>,
    },
    /// An order was chosen.
    Ordered {
        /// The variables in the order in which they will go.
        order: Vec<V>,
        /// For each step the variable and its neighbours at that moment.
        clusters: Vec<Vec<V>>,
        /// One less than the most variables in a cluster.
        width: usize,
        /// The size of the largest cluster's table.
        largest: f64,
        /// The sum of the sizes of all clusters' tables.
        entries: f64,
    },
    /// The graph is triangulated along the order: a variable goes, and its neighbours are joined.
    Triangulated {
        /// The variable that goes.
        variable: V,
        /// The fill edges that are added.
        edges: Vec<(V, V)>,
    },
    /// A variable was eliminated.
    Eliminated {
        /// Which one.
        variable: V,
        /// The tables that were multiplied.
        factors: Vec<Table<V>>,
        /// The product with the variable folded away; none where a single conditional table sums to
        /// one and need not be summed.
        result: Option<Table<V>>,
    },
    /// A clique of the junction tree.
    Clique {
        /// Its number.
        number: usize,
        /// Its variables.
        variables: Vec<V>,
    },
    /// One clique of the junction tree sends another what it knows of their common variables.
    Message {
        /// The number of the sender.
        from: usize,
        /// The number of the receiver.
        to: usize,
        /// The tables that it sends.
        tables: Vec<Table<V>>,
    },
    /// A state of all variables together was enumerated or drawn.
    Visited {
        /// The state of every variable, by number.
        states: Vec<usize>,
        /// What it counts for.
        weight: f64,
    },
    /// The answer: the table and what it was divided by, as a natural logarithm.
    Normalised {
        /// The distribution.
        table: Table<V>,
        /// The logarithm of its sum before.
        log_sum: f64,
    },
}

impl<V> Event<V> {
    /// The same with variables called by other names.
    pub fn map<W>(self, name: impl Fn(V) -> W) -> Event<W> {
        let names = |list: Vec<V>| -> Vec<W> { list.into_iter().map(&name).collect() };
        let pairs = |list: Vec<(V, V)>| -> Vec<(W, W)> {
            let pair = |(one, other)| (name(one), name(other));
            list.into_iter().map(pair).collect()
        };
        let table = |table: Table<V>| Table {
            scope: names(table.scope),
            sizes: table.sizes,
            entries: table.entries,
            values: table.values,
        };
        let tables = |list: Vec<Table<V>>| list.into_iter().map(table).collect();
        match self {
            Event::Pruned { variable, why } => Event::Pruned {
                variable: name(variable),
                why,
            },
            Event::Moralised { child, edges } => Event::Moralised {
                child: name(child),
                edges: pairs(edges),
            },
            Event::Triangulated { variable, edges } => Event::Triangulated {
                variable: name(variable),
                edges: pairs(edges),
            },
            Event::Tables { tables: list } => Event::Tables {
                tables: tables(list),
            },
            Event::Ordered {
                order,
                clusters,
                width,
                largest,
                entries,
            } => Event::Ordered {
                order: names(order),
                clusters: clusters.into_iter().map(names).collect(),
                width,
                largest,
                entries,
            },
            Event::Eliminated {
                variable,
                factors,
                result,
            } => Event::Eliminated {
                variable: name(variable),
                factors: tables(factors),
                result: result.map(table),
            },
            Event::Clique { number, variables } => Event::Clique {
                number,
                variables: names(variables),
            },
            Event::Message {
                from,
                to,
                tables: list,
            } => Event::Message {
                from,
                to,
                tables: tables(list),
            },
            Event::Visited { states, weight } => Event::Visited { states, weight },
            Event::Normalised {
                table: answer,
                log_sum,
            } => Event::Normalised {
                table: table(answer),
                log_sum,
            },
        }
    }
}

/// A table as an observer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "FactorTable")]
pub struct Table<V = String> {
    /// Its variables.
    pub scope: Vec<V>,
    /// Their numbers of states.
    pub sizes: Vec<usize>,
    /// How many numbers it has.
    pub entries: usize,
    /// The numbers (of complex ones the real part), the last variable changing fastest; none if they
    /// are too many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<f64>>,
}

impl Table<Variable> {
    /// A factor, with its numbers if they are at most `most_numbers`.
    pub(crate) fn of<N: Number>(factor: &Factor<N>, most_numbers: usize) -> Self {
        let values = factor.values();
        Table {
            scope: factor.scope().to_vec(),
            sizes: factor.sizes().to_vec(),
            entries: values.len(),
            values: (values.len() <= most_numbers)
                .then(|| values.iter().map(|value| value.real()).collect()),
        }
    }

    /// The tables of some pieces.
    pub(crate) fn of_all<N: Number>(pieces: &[Piece<N>], most_numbers: usize) -> Vec<Self> {
        let table = |piece: &Piece<N>| Table::of(&piece.factor, most_numbers);
        pieces.iter().map(table).collect()
    }
}
