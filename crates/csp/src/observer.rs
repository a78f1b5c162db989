//! What a method reports while it runs.

use crate::why::{Choice, Item, OpenItem, Ordered, Pick, Return, Stage};
use crate::{ConstraintId, Domain, Value, Variable};
use serde::{Deserialize, Serialize};

/// A watcher of a method at work.
///
/// The unit observer `()` watches nothing and costs nothing: every method is compiled for its
/// observer, and the events made for `()` are removed by the compiler.
pub trait Observer {
    /// Takes notice of an event.
    fn notice(&mut self, event: &Seen<'_>);

    /// Whether it wants to know of choices and reasons that take work to tell: only then are they told.
    #[inline]
    fn watches(&self) -> bool {
        false
    }
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

    #[inline]
    fn watches(&self) -> bool {
        (**self).watches()
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

    #[inline]
    fn watches(&self) -> bool {
        self.as_ref().is_some_and(O::watches)
    }
}

/// Both watch.
impl<A: Observer, B: Observer> Observer for (A, B) {
    #[inline]
    fn notice(&mut self, event: &Seen<'_>) {
        self.0.notice(event);
        self.1.notice(event);
    }

    #[inline]
    fn watches(&self) -> bool {
        self.0.watches() || self.1.watches()
    }
}

/// An event as an observer sees it: everything goes by its number.
pub type Seen<'a> = Event<Variable, Value, ConstraintId, Domain, &'a [Value]>;

/// One thing that happens while a problem is solved: `V` stands for a variable, `D` for a value, `C`
/// for a constraint, `S` for a set of values and `A` for a value of each variable. Observers get
/// numbers ([`Seen`]), a trace holds names ([`Named`](crate::trace::Named)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[schemars(rename = "CspEvent")]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<V, D, C, S, A> {
    /// A part of the work begins.
    Stage {
        /// Which one.
        of: Stage,
    },
    /// A variable has its turn.
    Choose {
        /// Which variable.
        variable: V,
        /// How many variables were assigned before it.
        depth: u32,
        /// Its values in the order in which they will be tried.
        values: Vec<D>,
        /// Why this variable.
        why: Choice<V>,
        /// Why in this order.
        order: Ordered,
    },
    /// Dancing links turn to an item: one with the fewest options left.
    Item {
        /// Which item.
        item: Item<V, D, C>,
        /// How many options were chosen before.
        depth: u32,
        /// How many options it has left.
        options: u32,
        /// How many other items have as few.
        equal: u32,
        /// The next of the others, at most five, those with the fewest options first.
        others: Vec<OpenItem<V, D, C>>,
    },
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
        /// The depth of the variable that has no value left to try.
        from: u32,
        /// Why so far back.
        why: Return<V>,
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
        /// Why this change.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Pick<V, D>>,
    },
    /// The genetic algorithm makes an individual at random.
    Dealt {
        /// Its place in the population.
        place: u32,
        /// How many constraints it breaks.
        conflicts: u32,
        /// Its values.
        values: A,
    },
    /// An individual is equal to another and will be dealt anew.
    Twin {
        /// Its place in the population.
        place: u32,
        /// The place of the other.
        of: u32,
    },
    /// The genetic algorithm makes an individual of two others.
    Crossed {
        /// The places of the parents in the population.
        parents: [u32; 2],
        /// The variables that have their values from the second parent; the others have them from the first.
        second: Vec<V>,
        /// The variables whose values changed in a mutation after that.
        mutated: Vec<V>,
        /// How many constraints the child breaks.
        conflicts: u32,
        /// Its values.
        values: A,
    },
    /// The individual made last was improved by tabu search.
    Improved {
        /// How many constraints it broke before.
        before: u32,
        /// How many it breaks now.
        after: u32,
        /// Its values now.
        values: A,
    },
    /// The children take the places of all but the best.
    Succession {
        /// How many of the best live on.
        elite: u32,
        /// How many individuals are replaced.
        replaced: u32,
    },
    /// A generation of the genetic algorithm is complete.
    Generation {
        /// Its number.
        number: u64,
        /// Broken constraints of its best individual.
        best: u32,
        /// Broken constraints of its worst.
        worst: u32,
        /// Broken constraints of each individual, by its place in the population.
        conflicts: Vec<u32>,
        /// The values of the best.
        values: A,
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
