//! Cases with the mine count: whichever way some numbers and the number of mines in all are met, a cell comes
//! out the same. It finds all that is certain.

use super::cases::by_cases;
use super::state::State;
use super::{Deduction, Technique};
use crate::logic::LogicError;
use crate::tiling::Cell;
use atisbo_base::Budget;

/// By few numbers and the total, which prove one of these cells.
pub(super) fn find(
    state: &State<'_>,
    certain: &[(Cell, bool)],
    budget: &Budget,
) -> Result<Option<Deduction>, LogicError> {
    by_cases(state, certain, Technique::CasesWithCount, budget)
}
