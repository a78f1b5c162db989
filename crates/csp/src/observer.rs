//! What a method reports while it runs.

use crate::{ConstraintId, Domain, Value, Variable};
use serde::{Deserialize, Serialize};

/// A watcher of a method at work.
///
/// The unit observer `()` watches nothing and costs nothing: every method is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer {
    /// Takes notice of an event.
    fn notice(&mut self, event: &Seen<'_>);
}

impl Observer for () {
    #[inline(always)]
    fn notice(&mut self, _event: &Seen<'_>) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        (**self).notice(event);
    }
}

/// `None` watches nothing: for a trace that is wanted only sometimes.
impl<O: Observer> Observer for Option<O> {
    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        if let Some(observer) = self {
            observer.notice(event);
        }
    }
}

/// Both watch.
impl<A: Observer, B: Observer> Observer for (A, B) {
    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        self.0.notice(event);
        self.1.notice(event);
    }
}

/// An event as an observer sees it: everything goes by its number.
pub type Seen<'a> = Event<Variable, Value, ConstraintId, Domain, &'a [Value]>;

/// One thing that happens while a problem is solved: `V` stands for a variable, `D` for a value, `C`
/// for a constraint, `S` for a set of values and `A` for a value of each variable. Observers get
/// numbers ([`Seen`]), a trace holds names ([`Named`](crate::trace::Named)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<V, D, C, S, A> {
    /// A variable is given a value. Whatever was assigned at this depth or below, and whatever
    /// followed from it, is taken back first.
    Assign {
        /// Which variable.
        variable: V,
        /// Its value.
        value: D,
        /// How many variables were assigned before it.
        depth: u32,
    },
    /// Values were ruled out.
    DomainChange {
        /// Whose values.
        variable: V,
        /// Which ones.
        removed: S,
        /// What is left.
        left: S,
        /// Why.
        reason: Reason<V, C>,
    },
    /// Pairs of values were ruled out (path consistency).
    PairChange {
        /// The variable with the value.
        variable: V,
        /// Its value.
        value: D,
        /// The variable whose values do not go with it.
        other: V,
        /// Which ones.
        removed: S,
        /// The variable that leaves no way between them.
        through: V,
    },
    /// The present assignment cannot be part of a solution.
    Failure {
        /// Why.
        cause: Cause<V, D, C>,
    },
    /// A variable has no value left to try, and the search goes back to an earlier one.
    Backtrack {
        /// The depth of the variable whose next value is tried now.
        to: u32,
    },
    /// A solution: a value for each variable.
    Solution {
        /// The values.
        values: A,
    },
    /// The method starts over.
    Restart {
        /// With what.
        with: Restart,
    },
    /// Local search gives a variable another value.
    Move {
        /// Which variable.
        variable: V,
        /// Its value until now.
        from: D,
        /// Its value from now on.
        to: D,
        /// How many constraints between two variables are broken then.
        conflicts: u32,
    },
    /// A generation of the genetic algorithm is complete.
    Generation {
        /// Its number.
        number: u64,
        /// Broken constraints of its best individual.
        best: u32,
        /// Broken constraints of its worst.
        worst: u32,
    },
}

/// Why values were ruled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspReason")]
#[serde(rename_all = "snake_case")]
pub enum Reason<V = Variable, C = ConstraintId> {
    /// Another variable has no value left that goes with them: they have lost their support.
    Arc {
        /// The constraint between the two.
        constraint: C,
        /// Where the support was lost.
        support: V,
    },
    /// A constraint on more than two variables says so.
    Constraint {
        /// Which one.
        constraint: C,
    },
    /// They go with no value of another variable once all the ways round are looked at.
    Path {
        /// The other variable.
        support: V,
    },
}

/// Why an assignment cannot be part of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspCause")]
#[serde(rename_all = "snake_case")]
pub enum Cause<V = Variable, D = Value, C = ConstraintId> {
    /// A variable has no value left.
    EmptyDomain {
        /// Which variable.
        variable: V,
        /// The constraint that ruled out the last one; none if the variable never had a value.
        constraint: Option<C>,
    },
    /// The values assigned break a constraint.
    Violated {
        /// Which constraint.
        constraint: C,
    },
    /// A value that some variable of a constraint must take has no place left.
    NoPlace {
        /// Which constraint.
        constraint: C,
        /// Which value.
        value: D,
    },
}

/// What a method starts over with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspRestart")]
#[serde(rename_all = "snake_case")]
pub enum Restart {
    /// Limited discrepancy search: this many discrepancies on a path.
    Discrepancies(u32),
    /// Local search: a new random assignment.
    Assignment,
    /// The genetic algorithm: a new random population.
    Population,
}

/// An observer that keeps the first solutions.
///
/// ```
/// use atisbo_base::Budget;
/// use atisbo_csp::{Method, Model, Options, Solutions, solve};
///
/// let mut model = Model::new();
/// let pair = [model.variable(0..3)?, model.variable(0..3)?];
/// model.binary(pair[0], pair[1], |a, b| a < b)?;
/// let csp = model.build();
/// let all = Options { solutions: u64::MAX, ..Options::default() };
/// let mut found = Solutions::new(100);
/// solve(&csp, Method::Backtracking, &all, &mut found, &Budget::unlimited()).unwrap();
/// assert_eq!(found.kept(), [[0, 1], [0, 2], [1, 2]]);
/// # Ok::<(), atisbo_csp::ModelError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Solutions {
    kept: Vec<Vec<Value>>,
    limit: usize,
}

impl Solutions {
    /// Keeps at most `limit` solutions.
    pub fn new(limit: usize) -> Self {
        Solutions {
            kept: Vec::new(),
            limit,
        }
    }

    /// What was kept, in the order in which it was found.
    pub fn kept(&self) -> &[Vec<Value>] {
        &self.kept
    }
}

impl Observer for Solutions {
    fn notice(&mut self, event: &Seen<'_>) {
        if let Event::Solution { values } = event
            && self.kept.len() < self.limit
        {
            self.kept.push(values.to_vec());
        }
    }
}
