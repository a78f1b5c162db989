//! A run written down: a bounded recorder, names for what it recorded, and JSON Lines.

mod json_lines;
mod names;

pub use json_lines::write_json_lines;
pub use names::{Names, Numbers};

use crate::domain::Value;
use crate::model::{ConstraintId, Variable};
use crate::observer::{Cause, Event, Observer, Reason, Restart};
use serde::{Deserialize, Serialize};

/// An observer that keeps the first events and counts the rest, so that watching a long run does not
/// use up the memory.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::trace::{Happening, Recorder};
/// use atisbo_csp::{Method, Model, Options, solve};
///
/// let mut model = Model::new();
/// let pair = [model.variable(0..2)?, model.variable(0..2)?];
/// let differ = model.not_equal(pair[0], pair[1])?;
/// let mut recorder = Recorder::new(2);
/// let (options, budget) = (Options::default(), Budget::unlimited());
/// solve(&model.build(), Method::ForwardChecking, &options, &mut recorder, &budget).unwrap();
/// assert_eq!(recorder.records()[0], Happening::Assign { variable: pair[0], value: 0, depth: 0 });
/// assert!(matches!(&recorder.records()[1], Happening::DomainChange { removed, .. } if *removed == [0]));
/// assert_eq!(recorder.left_out(), 2); // the second assignment, and the solution
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recorder {
    records: Vec<Happening>,
    limit: usize,
    left_out: u64,
}

impl Recorder {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize) -> Self {
        Recorder {
            records: Vec::new(),
            limit,
            left_out: 0,
        }
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
            self.records.push(Happening::of(event));
        } else {
            self.left_out += 1;
        }
    }
}

/// An [`Event`] that was written down, with variables, values and constraints called by their
/// numbers or, after [`Happening::named`], by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening<V = Variable, D = Value, C = ConstraintId> {
    /// See [`Event::Assign`].
    Assign {
        /// Which variable.
        variable: V,
        /// Its value.
        value: D,
        /// How many variables were assigned before it.
        depth: u32,
    },
    /// See [`Event::DomainChange`].
    DomainChange {
        /// Whose values.
        variable: V,
        /// Which ones were ruled out.
        removed: Vec<D>,
        /// What is left.
        left: Vec<D>,
        /// Why.
        reason: Reason<V, C>,
    },
    /// See [`Event::PairChange`].
    PairChange {
        /// The variable with the value.
        variable: V,
        /// Its value.
        value: D,
        /// The variable whose values do not go with it.
        other: V,
        /// Which ones.
        removed: Vec<D>,
        /// The variable that leaves no way between them.
        through: V,
    },
    /// See [`Event::Failure`].
    Failure {
        /// Why.
        cause: Cause<V, D, C>,
    },
    /// See [`Event::Backtrack`].
    Backtrack {
        /// The depth of the variable whose next value is tried.
        to: u32,
    },
    /// See [`Event::Solution`].
    Solution {
        /// A value for each variable.
        values: Vec<D>,
    },
    /// See [`Event::Restart`].
    Restart {
        /// With what.
        with: Restart,
    },
    /// See [`Event::Move`].
    Move {
        /// Which variable.
        variable: V,
        /// Its value until then.
        from: D,
        /// Its value from then on.
        to: D,
        /// How many conflicts there are then.
        conflicts: u32,
    },
    /// See [`Event::Generation`].
    Generation {
        /// Its number.
        number: u64,
        /// Conflicts of its best individual.
        best: u32,
        /// Conflicts of its worst.
        worst: u32,
    },
}

impl Happening {
    /// Writes an event down.
    pub fn of(event: &Event<'_>) -> Self {
        match *event {
            Event::Assign {
                variable,
                value,
                depth,
            } => Happening::Assign {
                variable,
                value,
                depth,
            },
            Event::DomainChange {
                variable,
                removed,
                left,
                reason,
            } => Happening::DomainChange {
                variable,
                removed: removed.iter().collect(),
                left: left.iter().collect(),
                reason,
            },
            Event::PairChange {
                variable,
                value,
                other,
                removed,
                through,
            } => {
                let removed = removed.iter().collect();
                Happening::PairChange {
                    variable,
                    value,
                    other,
                    removed,
                    through,
                }
            }
            Event::Failure { cause } => Happening::Failure { cause },
            Event::Backtrack { to } => Happening::Backtrack { to },
            Event::Solution { values } => Happening::Solution {
                values: values.to_vec(),
            },
            Event::Restart { with } => Happening::Restart { with },
            Event::Move {
                variable,
                from,
                to,
                conflicts,
            } => Happening::Move {
                variable,
                from,
                to,
                conflicts,
            },
            Event::Generation {
                number,
                best,
                worst,
            } => Happening::Generation {
                number,
                best,
                worst,
            },
        }
    }

    /// The same with names instead of numbers.
    pub fn named<N: Names>(&self, names: &N) -> Happening<N::Variable, N::Value, N::Constraint> {
        let named = |variable: &Variable| names.variable(*variable);
        let value = |of: &Variable, value: &Value| names.value(*of, *value);
        let values = |of: &Variable, list: &[Value]| -> Vec<N::Value> {
            list.iter().map(|v| names.value(*of, *v)).collect()
        };
        match self {
            Happening::Assign {
                variable: v,
                value: d,
                depth,
            } => Happening::Assign {
                variable: named(v),
                value: value(v, d),
                depth: *depth,
            },
            Happening::DomainChange {
                variable: v,
                removed,
                left,
                reason,
            } => Happening::DomainChange {
                variable: named(v),
                removed: values(v, removed),
                left: values(v, left),
                reason: names.reason(reason),
            },
            Happening::PairChange {
                variable: v,
                value: d,
                other,
                removed,
                through,
            } => Happening::PairChange {
                variable: named(v),
                value: value(v, d),
                other: named(other),
                removed: values(other, removed),
                through: named(through),
            },
            Happening::Failure { cause } => Happening::Failure {
                cause: names.cause(cause),
            },
            Happening::Backtrack { to } => Happening::Backtrack { to: *to },
            Happening::Solution { values } => {
                let all = values.iter().zip(0..);
                let values = all.map(|(d, v)| names.value(Variable(v), *d)).collect();
                Happening::Solution { values }
            }
            Happening::Restart { with } => Happening::Restart { with: *with },
            Happening::Move {
                variable: v,
                from,
                to,
                conflicts,
            } => Happening::Move {
                variable: named(v),
                from: value(v, from),
                to: value(v, to),
                conflicts: *conflicts,
            },
            Happening::Generation {
                number,
                best,
                worst,
            } => Happening::Generation {
                number: *number,
                best: *best,
                worst: *worst,
            },
        }
    }
}
