//! Random variables: their numbers, their names and the names of their states.

use serde::{Deserialize, Serialize, Serializer};
use std::collections::HashMap;
use std::sync::Arc;
use thiserror::Error;

/// The number of a variable in its model, counted from 0.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct Variable(pub u32);

impl Variable {
    /// The number as an index.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a variable is called and which states it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Domain {
    name: String,
    /// Alike variables share them.
    #[serde(serialize_with = "as_list")]
    states: Arc<[String]>,
}

fn as_list<S: Serializer>(states: &Arc<[String]>, serializer: S) -> Result<S::Ok, S::Error> {
    states[..].serialize(serializer)
}

impl Domain {
    /// The variable's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The names of its states, in order.
    pub fn states(&self) -> &[String] {
        &self.states
    }

    /// How many states it has.
    pub fn size(&self) -> usize {
        self.states.len()
    }

    /// The number of the state with this name.
    pub fn state(&self, name: &str) -> Option<usize> {
        self.states.iter().position(|state| state == name)
    }
}

/// The variables of a model, in order. Names are different, and so are the states of each variable.
///
/// ```
/// use atisbo_bayes::Variables;
///
/// let mut variables = Variables::new();
/// let rain = variables.add("Rain", ["no", "yes"])?;
/// assert_eq!(variables.find("Rain"), Some(rain));
/// assert_eq!(variables[rain].state("yes"), Some(1));
/// assert!(variables.add("Rain", ["0", "1"]).is_err());
/// # Ok::<(), atisbo_bayes::VariableError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Variables {
    domains: Vec<Domain>,
    numbers: HashMap<String, Variable>,
}

impl Variables {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a variable.
    ///
    /// # Errors
    ///
    /// If the name is taken, there is no state, or two states have the same name.
    pub fn add(
        &mut self,
        name: impl Into<String>,
        states: impl IntoIterator<Item = impl Into<String>>,
    ) -> Result<Variable, VariableError> {
        let name = name.into();
        let states: Vec<String> = states.into_iter().map(Into::into).collect();
        if self.numbers.contains_key(&name) {
            return Err(VariableError::DuplicateName { name });
        }
        if states.is_empty() {
            return Err(VariableError::NoStates { variable: name });
        }
        let mut sorted: Vec<&String> = states.iter().collect();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            let state = pair[0].clone();
            return Err(VariableError::DuplicateState {
                variable: name,
                state,
            });
        }
        Ok(self.push(name, states.into()))
    }

    /// Adds a variable with the same states as another one.
    ///
    /// # Errors
    ///
    /// If the name is taken.
    ///
    /// # Panics
    ///
    /// If the other variable is not one of these.
    pub fn add_like(
        &mut self,
        name: impl Into<String>,
        other: Variable,
    ) -> Result<Variable, VariableError> {
        let name = name.into();
        if self.numbers.contains_key(&name) {
            return Err(VariableError::DuplicateName { name });
        }
        let states = Arc::clone(&self[other].states);
        Ok(self.push(name, states))
    }

    fn push(&mut self, name: String, states: Arc<[String]>) -> Variable {
        let variable = Variable(self.domains.len() as u32);
        self.numbers.insert(name.clone(), variable);
        self.domains.push(Domain { name, states });
        variable
    }

    /// The variable with this name.
    pub fn find(&self, name: &str) -> Option<Variable> {
        self.numbers.get(name).copied()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.domains.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.domains.is_empty()
    }

    /// All of them, in order.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Variable> + use<> {
        (0..self.domains.len() as u32).map(Variable)
    }

    /// The number of states of each, in order.
    pub fn sizes(&self) -> Vec<usize> {
        self.domains.iter().map(Domain::size).collect()
    }

    /// The number of states of each of some of them, in the order given.
    pub(crate) fn sizes_of<C: FromIterator<usize>>(&self, some: &[Variable]) -> C {
        some.iter().map(|&one| self[one].size()).collect()
    }

    /// Whether the variable is one of these.
    pub fn contains(&self, variable: Variable) -> bool {
        variable.index() < self.domains.len()
    }
}

impl PartialEq for Variables {
    fn eq(&self, other: &Self) -> bool {
        self.domains == other.domains
    }
}

impl std::ops::Index<Variable> for Variables {
    type Output = Domain;

    fn index(&self, variable: Variable) -> &Domain {
        &self.domains[variable.index()]
    }
}

/// Why a variable cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, schemars::JsonSchema)]
pub enum VariableError {
    /// The name is taken.
    #[error("variable \"{name}\" is declared twice")]
    DuplicateName {
        /// The name.
        name: String,
    },
    /// Two states have the same name.
    #[error("variable \"{variable}\" has the state \"{state}\" twice")]
    DuplicateState {
        /// Whose states.
        variable: String,
        /// The name.
        state: String,
    },
    /// A variable without states could never take a value.
    #[error("variable \"{variable}\" has no states; give it at least one")]
    NoStates {
        /// Which variable.
        variable: String,
    },
}
