//! Six sets of columns in one 64-bit word, and what can be done to all six at once.
//!
//! A set of columns is a field of nine bits; a guard bit above it keeps what is carried or borrowed
//! from running into the next. A word holds one row of each of the three bands, for two digits.

/// From a field of the first digit to that of the second.
pub(super) const TO_SECOND: usize = 10;
/// From a field to the same digit's in the next band.
pub(super) const TO_NEXT_BAND: usize = 20;
/// The lowest bit of every field.
pub(super) const ONES: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
/// The bit above every field.
pub(super) const GUARDS: u64 = ONES << 9;
/// The fields of the first digit.
pub(super) const FIRST: u64 = 0o777 | 0o777 << 20 | 0o777 << 40;
/// The first cell of every minirow.
const MINIROWS: u64 = all(0o111);

/// The same bits in every field.
const fn all(bits: u64) -> u64 {
    ONES * bits
}

/// The same cells for both digits, given those of the first.
#[inline(always)]
pub(super) fn for_both(cells: u64) -> u64 {
    cells | cells << TO_SECOND
}

/// Every field one less. The guards make it possible, and show by staying which fields were not zero.
#[inline(always)]
pub(super) fn less_one(fields: u64) -> u64 {
    (fields | GUARDS) - ONES
}

/// All nine bits of the fields that are not zero.
#[inline(always)]
pub(super) fn occupied(fields: u64) -> u64 {
    let carried = (fields + all(0o777)) & GUARDS;
    carried - (carried >> 9)
}

/// In each band, keeps the minirows that some full placement of the digit uses.
///
/// A placement gives each row a box of its own. The box of the top row and the direction in which
/// the others follow say it all, so there are three of each direction.
#[inline(always)]
pub(super) fn lock_rows(rows: &mut [u64; 3]) {
    // What these shift into other minirows' places falls between their first cells.
    let next_box = |minirows: u64| minirows >> 3 | minirows << 6;
    let box_after = |minirows: u64| minirows >> 6 | minirows << 3;
    let [top, middle, bottom] = rows.map(|row| (row | row >> 1 | row >> 2) & MINIROWS);
    let rising = top & next_box(middle) & box_after(bottom);
    let falling = top & box_after(middle) & next_box(bottom);
    let used = [
        rising | falling,
        (box_after(rising) | next_box(falling)) & MINIROWS,
        (next_box(rising) | box_after(falling)) & MINIROWS,
    ];
    for (row, used) in rows.iter_mut().zip(used) {
        // Times seven: the three cells of each minirow.
        *row &= (used << 3) - used;
    }
}

/// In each stack, keeps the minicolumns that some full placement of the digit uses: the two other
/// bands must be able to have the two other columns of the box, in one of the two ways.
#[inline(always)]
pub(super) fn lock_columns(rows: &mut [u64; 3]) {
    let next_band = |columns: u64| columns >> TO_NEXT_BAND | columns << (2 * TO_NEXT_BAND);
    let columns = rows[0] | rows[1] | rows[2];
    let next = columns >> 1 & all(0o333) | columns << 2 & all(0o444);
    let after = columns >> 2 & all(0o111) | columns << 1 & all(0o666);
    let rest = next_band(next & next_band(after) | after & next_band(next));
    for row in rows {
        *row &= rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fields of a word, one by one.
    fn fields(word: u64) -> [u64; 6] {
        std::array::from_fn(|field| word >> (10 * field) & 0o777)
    }

    #[test]
    fn what_is_done_to_a_word_is_done_to_each_field() {
        let word = 0o001 | 0o700 << 20 | 0o777 << 30 | 0o010 << 50;
        let lowered = fields(less_one(word | 1 << 10 | 1 << 40));
        assert_eq!(lowered, [0, 0, 0o677, 0o776, 0, 0o007]);
        let bits = |field: u64| if field == 0 { 0 } else { 0o777 };
        assert_eq!(fields(occupied(word)), fields(word).map(bits));
    }

    #[test]
    fn rows_keep_the_minirows_of_placements() {
        // The top row has the first box only, so the others lose it.
        let mut rows = [0o002, 0o777, 0o776].map(|row| row << 10);
        lock_rows(&mut rows);
        assert_eq!(rows, [0o002, 0o770, 0o770].map(|row| row << 10));
        // Two rows that need the same box leave nothing.
        let mut rows = [0o001, 0o002, 0o777];
        lock_rows(&mut rows);
        assert_eq!(rows, [0; 3]);
    }

    #[test]
    fn columns_keep_the_minicolumns_of_placements() {
        // In the first band the middle column is the only one of every box, so the others lose it.
        let mut rows = [0o222 | 0o777 << 20 | 0o777 << 40, 0, 0];
        lock_columns(&mut rows);
        assert_eq!(rows, [0o222 | 0o555 << 20 | 0o555 << 40, 0, 0]);
    }
}
