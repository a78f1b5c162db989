//! Elimination orders: which variable goes next decides how large the tables grow.

mod best;
mod entries;
mod fill;
mod greedy;
mod triangulation;

pub use triangulation::Triangulation;

use crate::graph::Graph;
use crate::observer::OrderBy;
use crate::variable::Variable;
use atisbo_base::{Meter, Name, Stop, seed};
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

/// A rule that picks the variable to eliminate next in a graph.
///
/// References: Kjærulff, "Triangulation of graphs: algorithms giving small total state space" (1990);
/// Koller and Friedman, *Probabilistic Graphical Models*, section 9.4.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Name)]
#[name(kebab)]
pub enum Heuristic {
    /// The one with the fewest neighbours.
    MinDegree,
    /// The one whose table with its neighbours is smallest.
    MinWeight,
    /// The one that adds the fewest edges between its neighbours.
    MinFill,
    /// The one whose added edges weigh least; an edge weighs the product of its ends' sizes.
    WeightedMinFill,
}

/// A way to find an order that has a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
#[name(kebab)]
pub enum OrderName {
    /// The best of all rules and of as many randomised rounds as are worth their time.
    #[default]
    Best,
    /// By one rule.
    Greedy(Heuristic),
    /// As the variables are numbered, without a look at the graph.
    Plain,
    /// In a random order that is always the same.
    Shuffled,
}

/// How the order is found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By one rule.
    Greedy(Heuristic),
    /// As given; variables it does not name come first, by min-fill among themselves.
    Given(Vec<Variable>),
    /// As the variables are numbered, without a look at the graph.
    Plain,
    /// In a random order of all variables that is always the same, as the order of a set in Python is.
    Shuffled,
    /// The best of all rules and of as many randomised rounds as are worth their time.
    #[default]
    Best,
}

impl From<OrderName> for Order {
    fn from(name: OrderName) -> Self {
        match name {
            OrderName::Best => Order::Best,
            OrderName::Greedy(rule) => Order::Greedy(rule),
            OrderName::Plain => Order::Plain,
            OrderName::Shuffled => Order::Shuffled,
        }
    }
}

impl Order {
    /// How it is found, as it is told.
    pub(crate) fn told(&self) -> OrderBy {
        OrderBy::Name(match self {
            Order::Greedy(rule) => OrderName::Greedy(*rule),
            Order::Plain => OrderName::Plain,
            Order::Shuffled => OrderName::Shuffled,
            Order::Best => OrderName::Best,
            Order::Given(_) => return OrderBy::Given,
        })
    }

    /// An order for the graph, and the tables it leads to. `sizes` is the number of states of every
    /// variable, by number.
    ///
    /// An error if the budget ends before there is a first order; one that ends while a better one is looked for is
    /// noted in the answer.
    pub(crate) fn triangulate(
        &self,
        graph: &Graph,
        sizes: &[usize],
        rng: &mut Pcg64,
        meter: &mut Meter,
    ) -> Result<Triangulation, Stop> {
        let sketch = self.sketch(graph, sizes, meter)?;
        Ok(sketch.finish(graph, rng, meter))
    }

    /// A first order for the graph.
    pub(crate) fn sketch(
        &self,
        graph: &Graph,
        sizes: &[usize],
        meter: &mut Meter,
    ) -> Result<Sketch, Stop> {
        Ok(match self {
            Order::Greedy(rule) => Sketch::Done(greedy::run(graph, sizes, *rule, meter)?),
            Order::Given(order) => Sketch::Done(greedy::follow(graph, sizes, order, meter)?),
            Order::Plain => Sketch::Done(greedy::follow(graph, sizes, graph.variables(), meter)?),
            Order::Shuffled => {
                let mut all: Vec<Variable> = (0..sizes.len() as u32).map(Variable).collect();
                all.shuffle(&mut seed::rng(1, 0));
                Sketch::Done(greedy::follow(graph, sizes, &all, meter)?)
            }
            Order::Best => Sketch::Begun(Box::new(best::Search::new(graph, sizes, meter)?)),
        })
    }
}

/// An order that may yet become better.
pub(crate) enum Sketch {
    /// It will not.
    Done(Triangulation),
    /// It may.
    Begun(Box<best::Search>),
}

impl Sketch {
    /// The entries of all tables that it leads to so far.
    pub(crate) fn entries(&self) -> f64 {
        match self {
            Sketch::Done(triangulation) => triangulation.entries,
            Sketch::Begun(search) => search.entries().number(),
        }
    }

    /// The best order that is found, of the same graph, before the budget's time is up.
    pub(crate) fn finish(self, graph: &Graph, rng: &mut Pcg64, meter: &mut Meter) -> Triangulation {
        match self {
            Sketch::Done(triangulation) => triangulation,
            Sketch::Begun(search) => search.finish(graph, rng, meter),
        }
    }
}

/// The entries of all tables that a quick order leads to, and the work it took to see that.
pub(crate) fn estimate(
    graph: &Graph,
    sizes: &[usize],
    meter: &mut Meter,
) -> Result<(f64, u64), Stop> {
    let mut elimination = greedy::Elimination::new(graph, sizes);
    elimination.peel(meter)?;
    elimination.run(Heuristic::WeightedMinFill, None, None, meter)?;
    Ok((elimination.entries.number(), elimination.work))
}
