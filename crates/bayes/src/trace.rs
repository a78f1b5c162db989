//! A run written down: an observer that keeps events with the names of the variables.

mod step;

pub use step::Step;

use crate::observer::{Event, Observer};
use crate::variable::Variable;
use atisbo_base::{Recorder, Trace};

/// An observer that keeps the first events, with the names of the variables, and counts the others.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_bayes::trace::Tracer;
/// use atisbo_bayes::{Engine, Event, Irrelevance, Model, Network, Settings};
///
/// let mut builder = Network::builder();
/// let rain = builder.variable("Rain", ["no", "yes"])?;
/// let wet = builder.variable("Wet", ["no", "yes"])?;
/// let late = builder.variable("Late", ["no", "yes"])?;
/// builder.table(rain, &[], vec![0.5, 0.5])?;
/// builder.table(wet, &[rain], vec![0.75, 0.25, 0.25, 0.75])?;
/// builder.table(late, &[rain], vec![0.7, 0.3, 0.6, 0.4])?;
/// let model = Model::from(builder.build()?);
/// let engine = Engine::new(&model, Settings::default());
/// let mut tracer = Tracer::new(1000, engine.names());
/// engine.posterior(&[wet], &Budget::unlimited(), &mut tracer)?;
/// let trace = tracer.into_trace();
/// let barren = Event::Pruned { variable: "Late".to_owned(), why: Irrelevance::Barren, blocked: None };
/// assert_eq!(trace.events[0], barren);
/// let steps: Vec<_> = trace.events.iter().filter_map(Event::step).collect();
/// assert_eq!(steps.len(), 1);
/// assert_eq!((&*steps[0].variable, steps[0].factors.len(), steps[0].entries), ("Rain", 2, 4));
/// let mut lines = Vec::new();
/// trace.write_json_lines(&mut lines)?;
/// assert_eq!(
///     String::from_utf8(lines)?.lines().nth(1),
///     Some(concat!(
///         r#"{"event":"tables","tables":["#,
///         r#"{"scope":["Rain"],"sizes":[2],"entries":2,"values":[0.5,0.5]},"#,
///         r#"{"scope":["Rain","Wet"],"sizes":[2,2],"entries":4,"values":[0.75,0.25,0.25,0.75]}]}"#,
///     ))
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tracer {
    recorder: Recorder<Event>,
    names: Vec<String>,
    most_numbers: usize,
    followed: Vec<Variable>,
}

impl Tracer {
    /// Keeps at most `limit` events, and the numbers of tables with at most 64 of them. `names` are
    /// those of the variables, by number, as [`Engine::names`](crate::Engine::names) gives them; a
    /// variable without one is called by its number.
    pub fn new(limit: usize, names: Vec<String>) -> Self {
        Tracer {
            recorder: Recorder::new(limit),
            names,
            most_numbers: ().most_numbers(),
            followed: Vec::new(),
        }
    }

    /// Keeps with each sample what all samples so far say about these variables.
    #[must_use]
    pub fn following(mut self, variables: &[Variable]) -> Self {
        self.followed = variables.to_vec();
        self
    }

    /// Keeps the numbers of tables that have at most this many of them.
    #[must_use]
    pub fn numbers_up_to(mut self, entries: usize) -> Self {
        self.most_numbers = entries;
        self
    }

    /// What was kept.
    pub fn into_trace(self) -> Trace<Event> {
        self.recorder.into_trace()
    }
}

impl Observer for Tracer {
    fn notice(&mut self, event: Event<Variable>) {
        let name = |variable: Variable| match self.names.get(variable.index()) {
            Some(name) => name.clone(),
            None => variable.0.to_string(),
        };
        self.recorder.keep(|| event.map(name));
    }

    fn most_numbers(&self) -> usize {
        self.most_numbers
    }

    fn followed(&self) -> &[Variable] {
        &self.followed
    }
}
