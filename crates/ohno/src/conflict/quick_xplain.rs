//! `QuickXplain`: a conflict from which nothing can be left out, by halving (Junker, AAAI 2004).

use super::oracle::Oracle;
use atisbo_base::Stop;

/// Suspects that conflict, though any of them left out would make peace. All the candidates
/// together must conflict.
pub(super) fn quick_xplain(
    oracle: &mut Oracle<'_>,
    candidates: &[usize],
) -> Result<Vec<usize>, Stop> {
    if oracle.conflicts(&[])? {
        return Ok(Vec::new());
    }
    let mut background = Vec::new();
    explain(oracle, &mut background, false, candidates)
}

/// What must be added to the background, out of `candidates`, to make a conflict. `grown` says that
/// the background has changed since it was last known to be free of one.
fn explain(
    oracle: &mut Oracle<'_>,
    background: &mut Vec<usize>,
    grown: bool,
    candidates: &[usize],
) -> Result<Vec<usize>, Stop> {
    if grown && oracle.conflicts(background)? {
        return Ok(Vec::new());
    }
    if let [only] = candidates {
        return Ok(vec![*only]);
    }
    let (first, second) = candidates.split_at(candidates.len() / 2);
    let mark = background.len();
    background.extend_from_slice(first);
    let from_second = explain(oracle, background, true, second)?;
    background.truncate(mark);
    background.extend_from_slice(&from_second);
    let from_first = explain(oracle, background, !from_second.is_empty(), first)?;
    background.truncate(mark);
    Ok([from_first, from_second].concat())
}
