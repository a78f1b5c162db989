//! The 32 lanes in two 256-bit registers.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_and_si256, _mm256_andnot_si256, _mm256_blend_epi32,
    _mm256_blendv_epi8, _mm256_castps_si256, _mm256_castsi256_ps, _mm256_cmpeq_epi16,
    _mm256_movemask_epi8, _mm256_or_si256, _mm256_packs_epi16, _mm256_permute2x128_si256,
    _mm256_permute4x64_epi64, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_shuffle_epi8,
    _mm256_shuffle_epi32, _mm256_shuffle_ps, _mm256_slli_epi16, _mm256_srli_epi16,
    _mm256_sub_epi16, _mm256_testz_si256, _mm256_unpackhi_epi32, _mm256_unpackhi_epi64,
    _mm256_unpacklo_epi16, _mm256_unpacklo_epi32, _mm256_unpacklo_epi64,
};
use std::mem::transmute;

super::engine!["avx2", "bmi1", "bmi2", "popcnt"];

/// Lanes 0 to 15 (the first eight digits of bands 0 and 1) and 16 to 31 (of band 2, then the ninth
/// digit in all three).
#[derive(Clone, Copy)]
struct Lanes(__m256i, __m256i);

#[inline(always)]
fn load(lanes: [u16; LANES]) -> Lanes {
    // SAFETY: both are 64 bytes, and every pattern of bits is a value of either.
    let [low, high] = unsafe { transmute::<[u16; LANES], [__m256i; 2]>(lanes) };
    Lanes(low, high)
}

#[inline(always)]
fn store(lanes: Lanes) -> [u16; LANES] {
    // SAFETY: both are 64 bytes, and every pattern of bits is a value of either.
    unsafe { transmute::<[__m256i; 2], [u16; LANES]>([lanes.0, lanes.1]) }
}

/// Operations that do the same to both registers.
macro_rules! both {
    ($(#[$doc:meta] $name:ident($($arg:ident),+) = $operation:expr;)+) => {$(
        #[$doc]
        #[target_feature(enable = "avx2")]
        #[inline]
        fn $name($($arg: Lanes),+) -> Lanes {
            Lanes({ $(let $arg = $arg.0;)+ $operation }, { $(let $arg = $arg.1;)+ $operation })
        }
    )+};
}

both! {
    /// In either.
    or(a, b) = _mm256_or_si256(a, b);
    /// In both.
    and(a, b) = _mm256_and_si256(a, b);
    /// In the first and not in the second.
    without(a, b) = _mm256_andnot_si256(b, a);
    /// The lanes' sums.
    plus(a, b) = _mm256_add_epi16(a, b);
    /// The lanes' differences.
    minus(a, b) = _mm256_sub_epi16(a, b);
    /// All ones in the lanes that are equal.
    equal(a, b) = _mm256_cmpeq_epi16(a, b);
    /// The first where it is not zero, else the second.
    or_else(a, b) = _mm256_blendv_epi8(a, b, _mm256_cmpeq_epi16(a, _mm256_setzero_si256()));
    /// The lower four lanes of the first beside those of the second, in each group of eight.
    lower_fours(a, b) = _mm256_unpacklo_epi64(a, b);
    /// The upper four lanes.
    upper_fours(a, b) = _mm256_unpackhi_epi64(a, b);
    /// Every other pair of lanes, first of `a`, then of `b`.
    even_pairs(a, b) = _mm256_castps_si256(_mm256_shuffle_ps::<0b10_00_10_00>(
        _mm256_castsi256_ps(a),
        _mm256_castsi256_ps(b),
    ));
    /// The pairs between.
    odd_pairs(a, b) = _mm256_castps_si256(_mm256_shuffle_ps::<0b11_01_11_01>(
        _mm256_castsi256_ps(a),
        _mm256_castsi256_ps(b),
    ));
    /// The lanes of each pair exchanged.
    swap_in_pairs(a) = take(a, SWAPPED);
}

/// Each lane shifted up.
#[target_feature(enable = "avx2")]
#[inline]
fn up<const BY: i32>(a: Lanes) -> Lanes {
    Lanes(_mm256_slli_epi16::<BY>(a.0), _mm256_slli_epi16::<BY>(a.1))
}

/// Each lane shifted down.
#[target_feature(enable = "avx2")]
#[inline]
fn down<const BY: i32>(a: Lanes) -> Lanes {
    Lanes(_mm256_srli_epi16::<BY>(a.0), _mm256_srli_epi16::<BY>(a.1))
}

/// The same bits in every lane.
#[target_feature(enable = "avx2")]
#[inline]
fn all(bits: u16) -> Lanes {
    let bits = _mm256_set1_epi16(bits as i16);
    Lanes(bits, bits)
}

/// These bits in one lane, nothing in the others.
#[target_feature(enable = "avx2")]
#[inline]
fn at_lane(lane: usize, bits: u16) -> Lanes {
    and(equal(load(NUMBERS), all(lane as u16)), all(bits))
}

/// The lanes that are a single bit; the others become zero.
#[target_feature(enable = "avx2")]
#[inline]
fn singles(a: Lanes) -> Lanes {
    and(a, equal(and(a, plus(a, all(0xFFFF))), all(0)))
}

/// Whether all lanes are zero.
#[target_feature(enable = "avx2")]
#[inline]
fn is_zero(a: Lanes) -> bool {
    let either = _mm256_or_si256(a.0, a.1);
    _mm256_testz_si256(either, either) == 1
}

/// Whether some lane is zero.
#[target_feature(enable = "avx2")]
#[inline]
fn has_zero(a: Lanes) -> bool {
    !is_zero(equal(a, all(0)))
}

/// Bit `i` says whether lane `i` has one of these bits.
#[target_feature(enable = "avx2")]
#[inline]
fn lanes_with(a: Lanes, bits: u16) -> u32 {
    let lacking = equal(and(a, all(bits)), all(0));
    // Packing takes groups of eight lanes, alternating between the registers.
    let packed = _mm256_packs_epi16(lacking.0, lacking.1);
    !_mm256_movemask_epi8(_mm256_permute4x64_epi64::<0b11_01_10_00>(packed)) as u32
}

/// In every lane what the same digit has in the next band (after the last comes the first).
#[target_feature(enable = "avx2")]
#[inline]
fn next_band(a: Lanes) -> Lanes {
    let bands_1_2 = _mm256_permute2x128_si256::<0x21>(a.0, a.1);
    let band_0_ninth = _mm256_blend_epi32::<0xF0>(a.0, a.1);
    Lanes(bands_1_2, take(band_0_ninth, NINTH_NEXT))
}

/// In every lane what the same digit has in the band after the next.
#[target_feature(enable = "avx2")]
#[inline]
fn band_after(a: Lanes) -> Lanes {
    let bands_2_0 = _mm256_permute2x128_si256::<0x02>(a.0, a.1);
    let band_1_ninth = _mm256_permute2x128_si256::<0x31>(a.0, a.1);
    Lanes(bands_2_0, take(band_1_ninth, NINTH_AFTER))
}

/// The ninth digit's rows, put where the union and the count of the other eight have theirs.
#[target_feature(enable = "avx2")]
#[inline]
fn ninth_digit([top, middle, bottom]: [Lanes; 3]) -> Lanes {
    let upper = _mm256_unpacklo_epi16(top.1, middle.1);
    let lower = _mm256_unpacklo_epi16(bottom.1, bottom.1);
    let bands_0_1 = _mm256_unpacklo_epi32(upper, lower);
    let band_2 = _mm256_unpackhi_epi32(upper, lower);
    Lanes(
        take(
            _mm256_permute4x64_epi64::<0b11_11_10_10>(bands_0_1),
            ROWS_TWICE,
        ),
        take(
            _mm256_permute4x64_epi64::<0b11_11_10_10>(band_2),
            ROWS_OF_BAND,
        ),
    )
}

/// The cells of a union or of a count, handed back to the lanes of all nine digits.
#[target_feature(enable = "avx2")]
#[inline]
fn spread(cells: Lanes) -> [Lanes; 3] {
    // The ninth digit's lanes want nine values, one more than a group has: two sources, joined.
    let bands_0_1 = _mm256_permute4x64_epi64::<0b10_00_00_00>(take(cells.0, COMPACT));
    let band_2_and_both = _mm256_blend_epi32::<0x0F>(bands_0_1, cells.1);
    let none_and_band_2 = _mm256_permute2x128_si256::<0x08>(cells.1, cells.1);
    let join = |[first, second]: [[u16; LANES]; 2]| {
        _mm256_or_si256(take(band_2_and_both, first), take(none_and_band_2, second))
    };
    [
        Lanes(
            _mm256_shuffle_epi32::<0b00_00_00_00>(cells.0),
            join(SPREAD[0]),
        ),
        Lanes(
            _mm256_shuffle_epi32::<0b01_01_01_01>(cells.0),
            join(SPREAD[1]),
        ),
        Lanes(
            _mm256_shuffle_epi32::<0b10_10_10_10>(cells.0),
            join(SPREAD[2]),
        ),
    ]
}

/// A union or a count without the group of lanes where it has no cells.
#[target_feature(enable = "avx2")]
#[inline]
fn of_bands(cells: Lanes) -> Lanes {
    let nothing = _mm256_setzero_si256();
    Lanes(cells.0, _mm256_blend_epi32::<0x0F>(nothing, cells.1))
}

/// Takes from each of a register's two groups of eight lanes those that [`order`] says.
#[target_feature(enable = "avx2")]
#[inline]
fn take(a: __m256i, order: [u16; LANES]) -> __m256i {
    _mm256_shuffle_epi8(a, load(order).0)
}

/// In an order: a lane that becomes zero.
const NO: u16 = 0x80;
/// Every lane where it is.
const SAME: [u16; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// Lanes to take in either group of eight, in the form that the shuffle wants: two bytes each.
const fn order(groups: [[u16; 8]; 2]) -> [u16; LANES] {
    let mut order = [0; LANES];
    let mut lane = 0;
    while lane < 16 {
        let from = groups[lane / 8][lane % 8];
        order[lane] = if from == NO {
            0x8080
        } else {
            ((2 * from + 1) << 8) | (2 * from)
        };
        lane += 1;
    }
    order
}

const NUMBERS: [u16; LANES] = {
    let mut numbers = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        numbers[lane] = lane as u16;
        lane += 1;
    }
    numbers
};
const SWAPPED: [u16; LANES] = order([[1, 0, 3, 2, 5, 4, 7, 6]; 2]);
const NINTH_NEXT: [u16; LANES] = order([SAME, [1, 2, 0, 3, 4, 5, 6, 7]]);
const NINTH_AFTER: [u16; LANES] = order([SAME, [2, 0, 1, 3, 4, 5, 6, 7]]);
const ROWS_TWICE: [u16; LANES] = order([[0, 0, 1, 1, 2, 2, 2, 2]; 2]);
const ROWS_OF_BAND: [u16; LANES] = order([[0, 0, 1, 1, 2, 2, 2, 2], [NO; 8]]);
const COMPACT: [u16; LANES] = order([[0, 2, 4, NO, NO, NO, NO, NO]; 2]);
/// For each row: band 2 to the eight digits and bands 0 and 1 to the ninth; then band 2 to the ninth.
const SPREAD: [[[u16; LANES]; 2]; 3] = [spread_row(0), spread_row(1), spread_row(2)];

const fn spread_row(row: u16) -> [[u16; LANES]; 2] {
    [
        order([[2 * row; 8], [row, row + 4, NO, NO, NO, NO, NO, NO]]),
        order([[NO; 8], [NO, NO, 2 * row, NO, NO, NO, NO, NO]]),
    ]
}
