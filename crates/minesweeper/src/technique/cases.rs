//! Cases: whichever way some numbers are met, a cell comes out the same; and the same with the number of mines in all.
//! The first finds all that numbers prove, the second all that is certain.

use super::state::State;
use super::{Deduction, Technique};
use crate::logic::{LogicError, fewest};
use crate::tiling::Cell;
use atisbo_base::Budget;

/// By the fewest numbers, and the total if that is the technique, that prove one of these cells, which are certain.
pub(super) fn find(
    state: &State<'_>,
    technique: Technique,
    certain: &[(Cell, bool)],
    budget: &Budget,
) -> Result<Option<Deduction>, LogicError> {
    let unknown = |&&(cell, _): &&(Cell, bool)| state.known(cell).is_none();
    let certain: Vec<(Cell, bool)> = certain.iter().filter(unknown).copied().collect();
    if certain.is_empty() {
        return Ok(None);
    }
    let concluded: Vec<(Cell, bool)> = state.concluded().collect();
    let with_total = technique == Technique::CasesWithCount;
    let found = fewest(state.position(), &concluded, &certain, with_total, budget)?;
    Ok(found.and_then(|proved| {
        let mut found = Deduction::new(technique, state.counts(proved.numbers))
            .with(proved.safe, false)
            .with(proved.mines, true);
        found.total = state.rest().filter(|_| proved.total);
        found.found()
    }))
}
