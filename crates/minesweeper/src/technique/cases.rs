//! Cases: whichever way some numbers are met, a cell comes out the same. It finds all that numbers prove.

use super::state::State;
use super::{Deduction, Technique};
use crate::logic::{LogicError, fewest};
use crate::tiling::Cell;
use atisbo_base::Budget;

/// By the fewest numbers that prove one of these cells, which numbers alone make certain.
pub(super) fn find(
    state: &State<'_>,
    certain: &[(Cell, bool)],
    budget: &Budget,
) -> Result<Option<Deduction>, LogicError> {
    by_cases(state, certain, Technique::Cases, budget)
}

pub(super) fn by_cases(
    state: &State<'_>,
    certain: &[(Cell, bool)],
    technique: Technique,
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
        let counts = proved.numbers.iter();
        let counts = counts.filter_map(|&number| state.count(number)).collect();
        let mut found = Deduction::new(technique, counts)
            .with(proved.safe, false)
            .with(proved.mines, true);
        found.total = state.rest().filter(|_| proved.total);
        found.found()
    }))
}
