//! A run written down: an observer that keeps events with names instead of numbers.

mod named;
mod names;

pub use names::{Names, Numbers};

use crate::{Domain, Event, Observer, Seen, Value, Variable};
use atisbo_base::{Recorder, Trace};

/// An [`Event`] with everything called by its name.
pub type Named<N> = Event<
    <N as Names>::Variable,
    <N as Names>::Value,
    <N as Names>::Constraint,
    Vec<<N as Names>::Value>,
    Vec<<N as Names>::Value>,
>;

/// An observer that keeps the first events, with names for what the numbers stand for, and counts the
/// others.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::trace::{Numbers, Tracer};
/// use atisbo_csp::{Event, Method, Model, Options, solve};
///
/// let mut model = Model::new();
/// let pair = [model.variable(0..2)?, model.variable([0])?];
/// model.not_equal(pair[0], pair[1])?;
/// let mut tracer = Tracer::new(5, Numbers);
/// let (options, budget) = (Options::default(), Budget::unlimited());
/// solve(&model.build(), Method::ForwardChecking, &options, &mut tracer, &budget).unwrap();
/// let trace = tracer.into_trace();
/// assert_eq!(trace.events[4], Event::Assign { variable: pair[0], value: 1, depth: 0 });
/// assert_eq!(trace.left_out, 1); // the solution
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines).unwrap();
/// assert_eq!(
///     String::from_utf8_lossy(&lines).lines().nth(1),
///     Some(concat!(
///         r#"{"event":"domain_change","variable":0,"removed":[0],"left":[1],"#,
///         r#""reason":{"arc":{"constraint":0,"support":1}}}"#,
///     ))
/// );
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
pub struct Tracer<N: Names> {
    recorder: Recorder<Named<N>>,
    names: N,
}

impl<N: Names> Tracer<N> {
    /// Keeps at most `limit` events.
    pub fn new(limit: usize, names: N) -> Self {
        Tracer {
            recorder: Recorder::new(limit),
            names,
        }
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<Named<N>> {
        self.recorder.into_trace()
    }
}

impl<N: Names> Observer for Tracer<N> {
    fn notice(&mut self, event: &Seen<'_>) {
        self.recorder.keep(|| named(event, &self.names));
    }

    fn watches(&self) -> bool {
        !self.recorder.is_full()
    }
}

#[expect(clippy::too_many_lines, reason = "a table has an entry for each event")]
fn named<N: Names>(event: &Seen<'_>, names: &N) -> Named<N> {
    let values = |of: Variable, set: Domain| set.iter().map(|one| names.value(of, one)).collect();
    let all = |values: &[Value]| {
        let values = values.iter().zip(0..);
        (values.map(|(&value, of)| names.value(Variable(of), value))).collect()
    };
    let variables = |list: &[Variable]| list.iter().map(|&one| names.variable(one)).collect();
    match *event {
        Event::Stage { of } => Event::Stage { of },
        Event::Choose {
            variable,
            depth,
            ref values,
            ref why,
            ref order,
        } => Event::Choose {
            variable: names.variable(variable),
            depth,
            values: (values.iter())
                .map(|&value| names.value(variable, value))
                .collect(),
            why: named::choice(why, names),
            order: order.clone(),
        },
        Event::Item {
            item,
            depth,
            options,
            equal,
            ref others,
        } => Event::Item {
            item: named::item(item, names),
            depth,
            options,
            equal,
            others: (others.iter())
                .map(|other| named::open_item(other, names))
                .collect(),
        },
        Event::Assign {
            variable,
            value,
            depth,
        } => Event::Assign {
            variable: names.variable(variable),
            value: names.value(variable, value),
            depth,
        },
        Event::DomainChange {
            variable,
            removed,
            left,
            reason,
        } => Event::DomainChange {
            variable: names.variable(variable),
            removed: values(variable, removed),
            left: values(variable, left),
            reason: names.reason(&reason),
        },
        Event::PairChange {
            variable,
            value,
            other,
            removed,
            through,
        } => Event::PairChange {
            variable: names.variable(variable),
            value: names.value(variable, value),
            other: names.variable(other),
            removed: values(other, removed),
            through: names.variable(through),
        },
        Event::Failure { cause } => Event::Failure {
            cause: names.cause(&cause),
        },
        Event::Backtrack { to, from, ref why } => Event::Backtrack {
            to,
            from,
            why: named::why_back(why, names),
        },
        Event::Solution { values } => Event::Solution {
            values: all(values),
        },
        Event::Restart { with } => Event::Restart { with },
        Event::Move {
            variable,
            from,
            to,
            conflicts,
            ref why,
        } => Event::Move {
            variable: names.variable(variable),
            from: names.value(variable, from),
            to: names.value(variable, to),
            conflicts,
            why: why.as_ref().map(|why| named::pick(why, names)),
        },
        Event::Dealt {
            place,
            conflicts,
            values,
        } => Event::Dealt {
            place,
            conflicts,
            values: all(values),
        },
        Event::Twin { place, of } => Event::Twin { place, of },
        Event::Crossed {
            parents,
            ref second,
            ref mutated,
            conflicts,
            values,
        } => Event::Crossed {
            parents,
            second: variables(second),
            mutated: variables(mutated),
            conflicts,
            values: all(values),
        },
        Event::Improved {
            before,
            after,
            values,
        } => Event::Improved {
            before,
            after,
            values: all(values),
        },
        Event::Succession { elite, replaced } => Event::Succession { elite, replaced },
        Event::Generation {
            number,
            best,
            worst,
            ref conflicts,
            values,
        } => Event::Generation {
            number,
            best,
            worst,
            conflicts: conflicts.clone(),
            values: all(values),
        },
    }
}
