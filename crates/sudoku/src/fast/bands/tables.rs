//! What can be said of a row, of a band's minirows and of a band's columns, looked up by their bits.

/// Cells of one row.
const ROWS: usize = 512;

/// Row -> which of its three minirows have a candidate.
pub(super) static MINIROWS: [u8; ROWS] = minirows();

/// Minirows of a band that have a candidate (bit `3 * row + box`) -> the cells of those that some
/// full placement of the digit uses.
///
/// A digit takes one minirow in each row and in each box of a band: a permutation. The union of the
/// permutations that fit is what locked candidates, applied until nothing changes, leave over.
pub(super) static PLACEABLE: [u32; ROWS] = placeable();

/// Columns of a band where a digit may stand -> the columns that remain to the other two bands: a
/// box with a single column claims it.
pub(super) static UNCLAIMED: [u16; ROWS] = unclaimed();

const fn minirows() -> [u8; ROWS] {
    let mut table = [0; ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut minirow = 0;
        while minirow < 3 {
            if row >> (3 * minirow) & 0b111 != 0 {
                table[row] |= 1 << minirow;
            }
            minirow += 1;
        }
        row += 1;
    }
    table
}

/// The six ways to give each row of a band a box of its own.
const PERMUTATIONS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

const fn placeable() -> [u32; ROWS] {
    let mut table = [0; ROWS];
    let mut occupied = 0;
    while occupied < ROWS {
        let mut at = 0;
        while at < PERMUTATIONS.len() {
            let [a, b, c] = PERMUTATIONS[at];
            let minirows = 1 << a | 1 << (3 + b) | 1 << (6 + c);
            if occupied & minirows == minirows {
                table[occupied] |= 0b111 << (3 * a) | 0b111 << (9 + 3 * b) | 0b111 << (18 + 3 * c);
            }
            at += 1;
        }
        occupied += 1;
    }
    table
}

const fn unclaimed() -> [u16; ROWS] {
    let mut table = [0x1FF; ROWS];
    let mut columns = 0;
    while columns < ROWS {
        let mut shift = 0;
        while shift < 9 {
            let of_box = columns >> shift & 0b111;
            if of_box.is_power_of_two() {
                table[columns] &= !((of_box << shift) as u16);
            }
            shift += 3;
        }
        columns += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Locked candidates by the book: a row left with one minirow takes it from its box, a box left
    /// with one takes it from its row.
    fn locked(mut occupied: usize) -> usize {
        loop {
            let before = occupied;
            for row in 0..3 {
                for column in 0..3 {
                    let cell = 1 << (3 * row + column);
                    let line = 0b111 << (3 * row);
                    let of_box = 0b001_001_001 << column;
                    if occupied & line == cell || occupied & of_box == cell {
                        occupied &= !(line | of_box) | cell;
                    }
                    if occupied & line == 0 || occupied & of_box == 0 {
                        return 0;
                    }
                }
            }
            // Two rows that share two boxes leave the third box to the third row, and so on: the
            // same as one box for one row, seen from the other side.
            for first in 0..3 {
                for second in first + 1..3 {
                    let third = 3 - first - second;
                    let rows = (occupied >> (3 * first) | occupied >> (3 * second)) & 0b111;
                    if rows.count_ones() == 2 {
                        occupied &= !(rows << (3 * third));
                    }
                }
            }
            if occupied == before {
                return occupied;
            }
        }
    }

    #[test]
    fn placeable_minirows_are_those_that_locked_candidates_leave() {
        for (occupied, &cells) in PLACEABLE.iter().enumerate() {
            let rows =
                [0, 9, 18].map(|shift| usize::from(MINIROWS[(cells >> shift & 0x1FF) as usize]));
            let left = rows[0] | rows[1] << 3 | rows[2] << 6;
            assert_eq!(left, locked(occupied), "{occupied:09b}");
        }
    }

    #[test]
    fn a_box_with_one_column_claims_it() {
        assert_eq!(UNCLAIMED[0b111_010_011], 0b111_101_111);
    }
}
