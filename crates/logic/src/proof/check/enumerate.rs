//! The truth table, row by row.

use super::flaw::Flaw;
use crate::formula::Formula;
use crate::symbol::Symbol;
use rustc_hash::FxHashMap;

/// The most symbols a table may have: four million rows.
pub(super) const MOST_SYMBOLS: usize = 22;

/// Whether the conclusion is true wherever all premises are.
pub(super) fn holds_in_every_row<'f>(
    premises: &(impl Iterator<Item = &'f Formula> + Clone),
    conclusion: &'f Formula,
) -> Result<(), Flaw> {
    let mut column: FxHashMap<Symbol, u32> = FxHashMap::default();
    for formula in premises.clone().chain([conclusion]) {
        formula.each_symbol(&mut |symbol| {
            let next = column.len() as u32;
            column.entry(symbol).or_insert(next);
        });
    }
    if column.len() > MOST_SYMBOLS {
        return Err(Flaw::TooManySymbols {
            symbols: column.len(),
            most: MOST_SYMBOLS,
        });
    }
    for row in 0_u32..1 << column.len() {
        let of = |symbol| Some(row >> column[&symbol] & 1 == 1);
        let is_true = |formula: &Formula| formula.value(&of) == Some(true);
        if !is_true(conclusion) && premises.clone().all(is_true) {
            return Err(Flaw::DoesNotFollow);
        }
    }
    Ok(())
}
