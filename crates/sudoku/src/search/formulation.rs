//! The formulations by name.

use atisbo_base::Name;

/// What a step is, and which states are cut.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Name)]
pub enum Formulation {
    /// The report's program, with everything that decides its node counts.
    Faithful,
    /// The report's idea: a value that is in no region of the cell yet.
    Clean,
    /// The same; states in which a cell has no value left, or a value no place, are cut.
    #[default]
    Pruned,
    /// The same with all singles that follow from a step.
    Propagating,
}
