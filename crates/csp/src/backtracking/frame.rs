//! One level of the search: a variable and the values it has still to try.

use crate::model::Variable;
use crate::store::Mark;

#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) variable: Variable,
    /// How everything was before the variable was assigned.
    pub(super) mark: Mark,
    /// Where its values begin in the list of values to try; they end where the list ends.
    pub(super) first_untried: usize,
    /// Whether a value was tried already.
    pub(super) tried: bool,
    /// How often the path to here did not take the first value.
    pub(super) discrepancies_above: u32,
    /// The same, this level included.
    pub(super) discrepancies: u32,
}
