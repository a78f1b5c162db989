//! What inference tells while it runs.

use crate::factor::Factor;
use crate::number::Number;
use crate::order::Triangulation;
use crate::variable::Variable;
use serde::{Deserialize, Serialize};

/// Somebody who watches an inference.
///
/// The unit observer `()` watches nothing.
pub trait Observer {
    /// Takes notice of an event.
    fn notice(&mut self, event: &Event<'_>);

    /// Whether events are worth making.
    fn watches(&self) -> bool {
        true
    }
}

impl Observer for () {
    fn notice(&mut self, _event: &Event<'_>) {}

    fn watches(&self) -> bool {
        false
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    fn notice(&mut self, event: &Event<'_>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }

    fn watches(&self) -> bool {
        self.as_ref().is_some_and(Observer::watches)
    }
}

impl<O: Observer + ?Sized> Observer for &mut O {
    fn notice(&mut self, event: &Event<'_>) {
        (**self).notice(event);
    }

    fn watches(&self) -> bool {
        (**self).watches()
    }
}

/// A table as an observer sees it.
pub trait Table {
    /// Its variables.
    fn scope(&self) -> &[Variable];
    /// Their numbers of states.
    fn sizes(&self) -> &[usize];
    /// How many numbers it has.
    fn entries(&self) -> usize;
    /// Its numbers; of complex ones the real part.
    fn numbers(&self) -> Vec<f64>;
}

impl<N: Number> Table for Factor<N> {
    fn scope(&self) -> &[Variable] {
        self.scope()
    }

    fn sizes(&self) -> &[usize] {
        self.sizes()
    }

    fn entries(&self) -> usize {
        self.values().len()
    }

    fn numbers(&self) -> Vec<f64> {
        self.values().iter().map(|value| value.real()).collect()
    }
}

/// Why a variable plays no part in a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Irrelevance {
    /// It is no ancestor of the query or of the evidence, so its table sums to one.
    Barren,
    /// The evidence cuts every way from it to the query.
    Separated,
}

/// One thing that happens in an inference.
pub enum Event<'a> {
    /// A variable was left out.
    Pruned(Variable, Irrelevance),
    /// These tables take part.
    Tables(&'a [&'a dyn Table]),
    /// This order was chosen.
    Ordered(&'a Triangulation),
    /// A variable was eliminated.
    Eliminated {
        /// Which one.
        variable: Variable,
        /// The tables that were multiplied.
        factors: &'a [&'a dyn Table],
        /// The product with the variable folded away; none where a single conditional table sums to
        /// one and need not be summed.
        result: Option<&'a dyn Table>,
    },
    /// A clique of the junction tree, by its number.
    Clique(usize, &'a [Variable]),
    /// One clique of the junction tree tells another what it knows of their common variables.
    Message {
        /// The number of the sender.
        from: usize,
        /// The number of the receiver.
        to: usize,
        /// The tables that it sends.
        tables: &'a [&'a dyn Table],
    },
    /// A state of all variables together was enumerated or drawn.
    Visited {
        /// The state of every variable, by number.
        states: &'a [usize],
        /// What it counts for.
        weight: f64,
    },
    /// The answer: the table and what it was divided by, as a natural logarithm.
    Normalised {
        /// The distribution.
        table: &'a dyn Table,
        /// The logarithm of its sum before.
        log_sum: f64,
    },
}
