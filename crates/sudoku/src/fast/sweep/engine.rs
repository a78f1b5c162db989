//! The engine itself, over any kind of register.

/// Writes the engine for a machine with these features. The module that asks for it defines `Lanes`
/// and its operations; a macro and not a trait, because a trait's functions could not be compiled for
/// those features.
macro_rules! engine {
    [$($feature:tt),+] => {
        use super::super::search::{Node, Outcome};
        use super::super::start::{LANES, ROW, lane};
        use super::super::{Grid, Start};
        use super::choice::{self, LOOKS, PLENTY, Shortlist};

        /// A position of the search, on a machine that has the features this engine is written for.
        #[derive(Clone, Copy)]
        pub(in super::super) struct Sweep(Start);

        impl Sweep {
            /// The position before any conclusion, or nothing if the machine lacks the features.
            #[inline]
            pub(in super::super) fn new(start: &Start) -> Option<Self> {
                let available = $(std::arch::is_x86_feature_detected!($feature))&&+;
                available.then_some(Sweep(*start))
            }
        }

        impl Node for Sweep {
            fn expand(&mut self) -> Outcome<Self> {
                // SAFETY: the only way to make a `Sweep` is `new`, which looks for the features.
                unsafe { expand(&mut self.0) }
            }

            fn grid(&self) -> Grid {
                self.0.grid()
            }
        }

        /// Draws all conclusions; if cells are left open, takes a guess and gives the sibling that
        /// rules it out.
        $(#[target_feature(enable = $feature)])+
        fn expand(start: &mut Start) -> Outcome<Sweep> {
            let mut rows = [load(start.rows[0]), load(start.rows[1]), load(start.rows[2])];
            loop {
                let Some(settled) = settle(&mut rows) else {
                    return Outcome::DeadEnd;
                };
                let counts = fold(rows);
                if !is_zero(of_bands(without(all(ROW), counts.one))) {
                    return Outcome::DeadEnd;
                }
                let single = spread(without(counts.one, counts.two));
                // A digit settled in a cell that has two: another digit is settled there as well.
                if !is_zero(joined(|row| without(settled[row], single[row]))) {
                    return Outcome::DeadEnd;
                }
                let before = rows;
                for (row, single) in rows.iter_mut().zip(single) {
                    let here = and(*row, single);
                    // If two cells of the row have only this digit, one of them ends without any.
                    let lowest = and(here, minus(all(0), here));
                    *row = or_else(lowest, *row);
                }
                if !is_zero(joined(|row| without(before[row], rows[row]))) {
                    continue;
                }
                start.rows = [store(rows[0]), store(rows[1]), store(rows[2])];
                let open = of_bands(counts.two);
                if is_zero(open) {
                    return Outcome::Solved;
                }
                let pairs = of_bands(without(counts.two, counts.three));
                let cells = if is_zero(pairs) { open } else { pairs };
                let (row, lane, bit) = choose(start, choice::bands(store(cells)), !is_zero(pairs));
                let mut sibling = *start;
                for (at, &cells) in rows.iter().enumerate() {
                    let guess = at_lane(lane, if at == row { bit } else { 0 });
                    sibling.rows[at] = store(without(cells, guess));
                    start.rows[at] = store(or_else(guess, cells));
                }
                return Outcome::Split(Sweep(sibling));
            }
        }

        /// Sweeps until nothing changes. Gives the rows that have one cell left, or nothing if some
        /// digit has no place left.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn settle(rows: &mut [Lanes; 3]) -> Option<[Lanes; 3]> {
            loop {
                let before = *rows;
                lock_columns(rows);
                lock_rows(rows);
                let settled = rows.map(|row| singles(row));
                let taken = spread(union(settled));
                for row in 0..3 {
                    rows[row] = or(without(rows[row], taken[row]), settled[row]);
                }
                if has_zero(rows[0]) {
                    return None;
                }
                if is_zero(joined(|row| without(before[row], rows[row]))) {
                    return Some(settled);
                }
            }
        }

        /// In each band, keeps of every digit the minirows that some full placement uses.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn lock_rows(rows: &mut [Lanes; 3]) {
            let first_cells = all(0o111);
            let minirows = rows.map(|row| and(or(row, or(down::<1>(row), down::<2>(row))), first_cells));
            // Twice in a row, so that shifting is turning: what the next box has, and the one after.
            let doubled = minirows.map(|minirows| or(minirows, up::<9>(minirows)));
            let next = doubled.map(|doubled| down::<3>(doubled));
            let after = doubled.map(|doubled| down::<6>(doubled));
            for row in 0..3 {
                let (second, third) = ((row + 1) % 3, (row + 2) % 3);
                let rest = or(and(next[second], after[third]), and(after[second], next[third]));
                let used = and(minirows[row], rest);
                // Times seven: the three cells of each minirow.
                rows[row] = and(rows[row], minus(up::<3>(used), used));
            }
        }

        /// In each stack, keeps of every digit the minicolumns that some full placement uses.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn lock_columns(rows: &mut [Lanes; 3]) {
            let columns = or(rows[0], or(rows[1], rows[2]));
            let next = or(and(down::<1>(columns), all(0o333)), and(up::<2>(columns), all(0o444)));
            let after = or(and(down::<2>(columns), all(0o111)), and(up::<1>(columns), all(0o666)));
            let rest = or(
                and(next_band(next), band_after(after)),
                and(next_band(after), band_after(next)),
            );
            for row in rows {
                *row = and(*row, rest);
            }
        }

        /// What one register for each row says together.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn joined(of: impl Fn(usize) -> Lanes) -> Lanes {
            or(of(0), or(of(1), of(2)))
        }

        /// The cells that some digit's lanes name.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn union(rows: [Lanes; 3]) -> Lanes {
            let [top, middle, bottom] = rows;
            let upper = or(lower_fours(top, middle), upper_fours(top, middle));
            let lower = or(lower_fours(bottom, bottom), upper_fours(bottom, bottom));
            let pairs = or(even_pairs(upper, lower), odd_pairs(upper, lower));
            or(or(pairs, swap_in_pairs(pairs)), ninth_digit(rows))
        }

        /// Cells with at least one, two and three digits.
        #[derive(Clone, Copy)]
        struct Counts {
            one: Lanes,
            two: Lanes,
            three: Lanes,
        }

        /// How many digits name each cell: the lanes of eight digits folded three times, then the
        /// ninth. Band `b` has its three rows in lanes `8b`, `8b + 2`, `8b + 4` (and again beside).
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn fold(rows: [Lanes; 3]) -> Counts {
            let [top, middle, bottom] = rows;
            let (a, b) = (lower_fours(top, middle), upper_fours(top, middle));
            let (c, d) = (lower_fours(bottom, bottom), upper_fours(bottom, bottom));
            let (upper, upper_two, lower, lower_two) = (or(a, b), and(a, b), or(c, d), and(c, d));
            let (a, b) = (even_pairs(upper, lower), odd_pairs(upper, lower));
            let a_two = even_pairs(upper_two, lower_two);
            let b_two = odd_pairs(upper_two, lower_two);
            let pairs = Counts {
                one: or(a, b),
                two: or(and(a, b), or(a_two, b_two)),
                three: or(and(a, b_two), and(a_two, b)),
            };
            let swapped = Counts {
                one: swap_in_pairs(pairs.one),
                two: swap_in_pairs(pairs.two),
                three: swap_in_pairs(pairs.three),
            };
            let both = or(and(pairs.one, swapped.two), and(pairs.two, swapped.one));
            let eight = Counts {
                one: or(pairs.one, swapped.one),
                two: or(and(pairs.one, swapped.one), or(pairs.two, swapped.two)),
                three: or(both, or(pairs.three, swapped.three)),
            };
            let ninth = ninth_digit(rows);
            Counts {
                one: or(eight.one, ninth),
                two: or(eight.two, and(eight.one, ninth)),
                three: or(eight.three, and(eight.two, ninth)),
            }
        }

        /// The row, lane and bit of the guess.
        $(#[target_feature(enable = $feature)])+
        #[inline]
        fn choose(start: &Start, cells: [u32; 3], are_pairs: bool) -> (usize, usize, u16) {
            let digits = |band, cell| {
                let row = load(start.rows[choice::row(cell)]);
                choice::digits(lanes_with(row, choice::bit(cell)), band)
            };
            let [first, second, third] = cells.map(u32::count_ones);
            let (band, cell) = if are_pairs && first + second + third > PLENTY {
                choice::first(cells)
            } else {
                let shortlist = Shortlist::new(start, cells);
                let looks = if are_pairs { LOOKS } else { 27 };
                let mut best = 0;
                for (band, mut rest) in cells.into_iter().enumerate() {
                    for _ in 0..looks {
                        let cell = rest.trailing_zeros();
                        rest &= rest.wrapping_sub(1);
                        let score = shortlist.score(band, cell, digits(band, cell));
                        best = best.max(score << 8 | (band as u32) << 6 | cell);
                    }
                }
                (best as usize >> 6 & 3, best & 63)
            };
            let digit = digits(band, cell).trailing_zeros() as usize;
            (choice::row(cell), lane(digit, band), choice::bit(cell))
        }
    };
}

pub(super) use engine;
