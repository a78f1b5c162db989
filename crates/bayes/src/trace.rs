//! A run written down: a bounded recorder, names for what it recorded, and JSON Lines.

mod json_lines;
mod step;

pub use json_lines::write_json_lines;
pub use step::Step;

use crate::observer::{Event, Irrelevance, Observer, Table};
use crate::variable::Variable;
use serde::{Deserialize, Serialize};

/// An observer that keeps the first events and counts the rest, and keeps the numbers of small tables
/// only, so that watching a long run does not use up the memory.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::trace::{Happening, Recorder};
/// use atisbo_bayes::{Engine, Evidence, Irrelevance, Model, Network, Settings};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// let late = builder.variable("Late", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.8, 0.2])?;
/// builder.table(wet, &[rain], vec![0.9, 0.1, 0.25, 0.75])?;
/// builder.table(late, &[rain], vec![0.7, 0.3, 0.6, 0.4])?;
/// let model = Model::from(builder.build()?);
/// let engine = Engine::new(&model, Settings::default());
/// let mut recorder = Recorder::new(1000);
/// engine.posterior(&[wet], &Budget::unlimited(), &mut recorder)?;
/// let barren = Happening::Pruned { variable: late, why: Irrelevance::Barren };
/// assert_eq!(recorder.records()[0], barren);
/// let steps: Vec<_> = recorder.records().iter().filter_map(Happening::step).collect();
/// assert_eq!(steps.len(), 1);
/// assert_eq!((*steps[0].variable, steps[0].factors.len(), steps[0].entries), (rain, 2, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    records: Vec<Happening>,
    limit: usize,
    largest: usize,
    left_out: u64,
}

/// Tables with more numbers than this are kept without them, unless one says otherwise.
const SMALL: usize = 64;

impl Recorder {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize) -> Self {
        Recorder {
            records: Vec::new(),
            limit,
            largest: SMALL,
            left_out: 0,
        }
    }

    /// Keeps the numbers of tables that have at most so many of them.
    #[must_use]
    pub fn numbers_up_to(mut self, entries: usize) -> Self {
        self.largest = entries;
        self
    }

    /// What was kept, in the order in which it happened.
    pub fn records(&self) -> &[Happening] {
        &self.records
    }

    /// How many events came after the limit was reached.
    pub fn left_out(&self) -> u64 {
        self.left_out
    }
}

impl Observer for Recorder {
    fn notice(&mut self, event: &Event<'_>) {
        if self.records.len() < self.limit {
            self.records.push(Happening::of(event, self.largest));
        } else {
            self.left_out += 1;
        }
    }
}

/// An [`Event`] that was written down, with variables called by their numbers or, after
/// [`Happening::named`], by their names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening<V = Variable> {
    /// See [`Event::Pruned`].
    Pruned {
        /// Which variable.
        variable: V,
        /// Why.
        why: Irrelevance,
    },
    /// See [`Event::Tables`].
    Tables {
        /// The tables at the start.
        tables: Vec<Snapshot<V>>,
    },
    /// See [`Event::Ordered`].
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
    /// See [`Event::Eliminated`].
    Eliminated {
        /// Which variable.
        variable: V,
        /// The tables that were multiplied.
        factors: Vec<Snapshot<V>>,
        /// What came out; nothing where a table sums to one and was left out.
        result: Option<Snapshot<V>>,
    },
    /// See [`Event::Clique`].
    Clique {
        /// Its number.
        number: usize,
        /// Its variables.
        variables: Vec<V>,
    },
    /// See [`Event::Message`].
    Message {
        /// The clique that sends it.
        from: usize,
        /// The clique that gets it.
        to: usize,
        /// What it says.
        tables: Vec<Snapshot<V>>,
    },
    /// See [`Event::Visited`].
    Visited {
        /// The state of every variable, by number.
        states: Vec<usize>,
        /// What it counts for.
        weight: f64,
    },
    /// See [`Event::Normalised`].
    Normalised {
        /// The distribution.
        table: Snapshot<V>,
        /// The logarithm of what it was divided by.
        log_sum: f64,
    },
}

/// A table that was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot<V = Variable> {
    /// Its variables.
    pub scope: Vec<V>,
    /// Their numbers of states.
    pub sizes: Vec<usize>,
    /// How many numbers it has.
    pub entries: usize,
    /// The numbers, the last variable changing fastest; none if they are too many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<Vec<f64>>,
}

impl Snapshot {
    fn of(table: &dyn Table, largest: usize) -> Self {
        let entries = table.entries();
        Snapshot {
            scope: table.scope().to_vec(),
            sizes: table.sizes().to_vec(),
            entries,
            values: (entries <= largest).then(|| table.numbers()),
        }
    }
}

impl<V> Snapshot<V> {
    fn named<W>(&self, name: &impl Fn(&V) -> W) -> Snapshot<W> {
        Snapshot {
            scope: self.scope.iter().map(name).collect(),
            sizes: self.sizes.clone(),
            entries: self.entries,
            values: self.values.clone(),
        }
    }
}

impl Happening {
    /// Writes an event down, with the numbers of tables that have at most `largest` of them.
    pub fn of(event: &Event<'_>, largest: usize) -> Self {
        let snapshot = |table: &dyn Table| Snapshot::of(table, largest);
        let snapshots = |tables: &[&dyn Table]| -> Vec<Snapshot> {
            tables.iter().map(|table| snapshot(*table)).collect()
        };
        match *event {
            Event::Pruned(variable, why) => Happening::Pruned { variable, why },
            Event::Tables(tables) => Happening::Tables {
                tables: snapshots(tables),
            },
            Event::Ordered(triangulation) => Happening::Ordered {
                order: triangulation.order.clone(),
                clusters: triangulation.clusters.clone(),
                width: triangulation.width(),
                largest: triangulation.largest,
                entries: triangulation.entries,
            },
            Event::Eliminated {
                variable,
                factors,
                result,
            } => Happening::Eliminated {
                variable,
                factors: snapshots(factors),
                result: result.map(snapshot),
            },
            Event::Clique(number, variables) => Happening::Clique {
                number,
                variables: variables.to_vec(),
            },
            Event::Message { from, to, tables } => Happening::Message {
                from,
                to,
                tables: snapshots(tables),
            },
            Event::Visited { states, weight } => Happening::Visited {
                states: states.to_vec(),
                weight,
            },
            Event::Normalised { table, log_sum } => Happening::Normalised {
                table: snapshot(table),
                log_sum,
            },
        }
    }
}

impl<V> Happening<V> {
    /// The same with names instead of numbers, or with any others.
    pub fn named<W>(&self, name: impl Fn(&V) -> W) -> Happening<W> {
        let names = |list: &[V]| -> Vec<W> { list.iter().map(&name).collect() };
        let tables = |list: &[Snapshot<V>]| list.iter().map(|table| table.named(&name)).collect();
        match self {
            Happening::Pruned { variable, why } => Happening::Pruned {
                variable: name(variable),
                why: *why,
            },
            Happening::Tables { tables: list } => Happening::Tables {
                tables: tables(list),
            },
            Happening::Ordered {
                order,
                clusters,
                width,
                largest,
                entries,
            } => Happening::Ordered {
                order: names(order),
                clusters: clusters.iter().map(|cluster| names(cluster)).collect(),
                width: *width,
                largest: *largest,
                entries: *entries,
            },
            Happening::Eliminated {
                variable,
                factors,
                result,
            } => Happening::Eliminated {
                variable: name(variable),
                factors: tables(factors),
                result: result.as_ref().map(|table| table.named(&name)),
            },
            Happening::Clique { number, variables } => Happening::Clique {
                number: *number,
                variables: names(variables),
            },
            Happening::Message {
                from,
                to,
                tables: list,
            } => Happening::Message {
                from: *from,
                to: *to,
                tables: tables(list),
            },
            Happening::Visited { states, weight } => Happening::Visited {
                states: states.clone(),
                weight: *weight,
            },
            Happening::Normalised { table, log_sum } => Happening::Normalised {
                table: table.named(&name),
                log_sum: *log_sum,
            },
        }
    }
}
