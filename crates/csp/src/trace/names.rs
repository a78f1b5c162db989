//! What variables, values and constraints are called in a trace.

use crate::{Cause, ConstraintId, Reason, Value, Variable};
use serde::Serialize;

/// What variables, values and constraints are called: a cell of a grid instead of variable 17, a
/// digit or a colour instead of value 3.
pub trait Names {
    /// A variable's name.
    type Variable: Serialize;
    /// A value's name.
    type Value: Serialize;
    /// A constraint's name.
    type Constraint: Serialize;

    /// The name of a variable.
    fn variable(&self, variable: Variable) -> Self::Variable;

    /// The name of a value of a variable.
    fn value(&self, of: Variable, value: Value) -> Self::Value;

    /// The name of a constraint.
    fn constraint(&self, constraint: ConstraintId) -> Self::Constraint;

    /// The name of a value of a constraint's variables: of the value as its first variable has it.
    fn value_in(&self, constraint: ConstraintId, value: Value) -> Self::Value;

    /// A reason with names.
    fn reason(&self, reason: &Reason) -> Reason<Self::Variable, Self::Constraint> {
        match *reason {
            Reason::Arc {
                constraint,
                support,
            } => Reason::Arc {
                constraint: self.constraint(constraint),
                support: self.variable(support),
            },
            Reason::Constraint { constraint } => Reason::Constraint {
                constraint: self.constraint(constraint),
            },
            Reason::Path { support } => Reason::Path {
                support: self.variable(support),
            },
        }
    }

    /// A cause with names.
    fn cause(&self, cause: &Cause) -> Cause<Self::Variable, Self::Value, Self::Constraint> {
        match *cause {
            Cause::EmptyDomain {
                variable,
                constraint,
            } => Cause::EmptyDomain {
                variable: self.variable(variable),
                constraint: constraint.map(|constraint| self.constraint(constraint)),
            },
            Cause::Violated { constraint } => Cause::Violated {
                constraint: self.constraint(constraint),
            },
            Cause::NoPlace { constraint, value } => Cause::NoPlace {
                constraint: self.constraint(constraint),
                value: self.value_in(constraint, value),
            },
        }
    }
}

/// Everything is called by its number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers;

impl Names for Numbers {
    type Variable = Variable;
    type Value = Value;
    type Constraint = ConstraintId;

    fn variable(&self, variable: Variable) -> Variable {
        variable
    }

    fn value(&self, _of: Variable, value: Value) -> Value {
        value
    }

    fn constraint(&self, constraint: ConstraintId) -> ConstraintId {
        constraint
    }

    fn value_in(&self, _constraint: ConstraintId, value: Value) -> Value {
        value
    }
}
