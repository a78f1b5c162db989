//! The 32 lanes in one 512-bit register.

use std::arch::x86_64::{
    __m512i, _mm512_add_epi16, _mm512_and_si512, _mm512_andnot_si512, _mm512_castps_si512,
    _mm512_castsi512_ps, _mm512_mask_mov_epi16, _mm512_maskz_mov_epi16, _mm512_maskz_mov_epi32,
    _mm512_maskz_permutexvar_epi16, _mm512_maskz_set1_epi16, _mm512_or_si512,
    _mm512_permutex2var_epi32, _mm512_permutexvar_epi16, _mm512_rol_epi32, _mm512_set1_epi16,
    _mm512_setr_epi32, _mm512_shuffle_epi8, _mm512_shuffle_ps, _mm512_slli_epi16,
    _mm512_srli_epi16, _mm512_sub_epi16, _mm512_test_epi16_mask, _mm512_test_epi32_mask,
    _mm512_testn_epi16_mask, _mm512_unpackhi_epi32, _mm512_unpackhi_epi64, _mm512_unpacklo_epi16,
    _mm512_unpacklo_epi32, _mm512_unpacklo_epi64,
};
use std::mem::transmute;

super::engine![
    "avx512f", "avx512bw", "avx512vl", "avx2", "bmi1", "bmi2", "popcnt"
];

/// All 32 lanes.
type Lanes = __m512i;

/// The lanes in use; the rest are idle.
const USED: u32 = (1 << 27) - 1;

#[inline(always)]
fn load(lanes: [u16; LANES]) -> Lanes {
    // SAFETY: both are 64 bytes, and every pattern of bits is a value of either.
    unsafe { transmute::<[u16; LANES], __m512i>(lanes) }
}

#[inline(always)]
fn store(lanes: Lanes) -> [u16; LANES] {
    // SAFETY: both are 64 bytes, and every pattern of bits is a value of either.
    unsafe { transmute::<__m512i, [u16; LANES]>(lanes) }
}

/// One-line operations.
macro_rules! operations {
    ($(#[$doc:meta] $name:ident($($arg:ident),+) = $operation:expr;)+) => {$(
        #[$doc]
        #[target_feature(enable = "avx512f,avx512bw")]
        #[inline]
        fn $name($($arg: Lanes),+) -> Lanes {
            $operation
        }
    )+};
}

operations! {
    /// In either.
    or(a, b) = _mm512_or_si512(a, b);
    /// In both.
    and(a, b) = _mm512_and_si512(a, b);
    /// In the first and not in the second.
    without(a, b) = _mm512_andnot_si512(b, a);
    /// The lanes' sums.
    plus(a, b) = _mm512_add_epi16(a, b);
    /// The lanes' differences.
    minus(a, b) = _mm512_sub_epi16(a, b);
    /// The first where it is not zero, else the second.
    or_else(a, b) = _mm512_mask_mov_epi16(b, _mm512_test_epi16_mask(a, a), a);
    /// The lanes that are a single bit; the others become zero.
    singles(a) = _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(a, plus(a, all(0xFFFF))), a);
    /// The lower four lanes of the first beside those of the second, in each group of eight.
    lower_fours(a, b) = _mm512_unpacklo_epi64(a, b);
    /// The upper four lanes.
    upper_fours(a, b) = _mm512_unpackhi_epi64(a, b);
    /// Every other pair of lanes, first of `a`, then of `b`.
    even_pairs(a, b) = _mm512_castps_si512(_mm512_shuffle_ps::<0b10_00_10_00>(
        _mm512_castsi512_ps(a),
        _mm512_castsi512_ps(b),
    ));
    /// The pairs between.
    odd_pairs(a, b) = _mm512_castps_si512(_mm512_shuffle_ps::<0b11_01_11_01>(
        _mm512_castsi512_ps(a),
        _mm512_castsi512_ps(b),
    ));
    /// The lanes of each pair exchanged.
    swap_in_pairs(a) = _mm512_rol_epi32::<16>(a);
    /// In every lane what the same digit has in the next band (after the last comes the first).
    next_band(a) = _mm512_permutexvar_epi16(load(NEXT_BAND), a);
    /// In every lane what the same digit has in the band after the next.
    band_after(a) = _mm512_permutexvar_epi16(load(BAND_AFTER), a);
    /// A union or a count without the group of lanes where it has no cells.
    of_bands(cells) = _mm512_maskz_mov_epi32(0x0FFF, cells);
}

/// Each lane shifted up.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn up<const BY: u32>(a: Lanes) -> Lanes {
    _mm512_slli_epi16::<BY>(a)
}

/// Each lane shifted down.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn down<const BY: u32>(a: Lanes) -> Lanes {
    _mm512_srli_epi16::<BY>(a)
}

/// The same bits in every lane.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn all(bits: u16) -> Lanes {
    _mm512_set1_epi16(bits as i16)
}

/// Whether all lanes are zero.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn is_zero(a: Lanes) -> bool {
    _mm512_test_epi32_mask(a, a) == 0
}

/// Whether some lane is zero.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn has_zero(a: Lanes) -> bool {
    _mm512_testn_epi16_mask(a, a) != 0
}

/// Bit `i` says whether lane `i` has one of these bits.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn lanes_with(a: Lanes, bits: u16) -> u32 {
    _mm512_test_epi16_mask(a, all(bits))
}

/// These bits in one lane, nothing in the others.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn at_lane(lane: usize, bits: u16) -> Lanes {
    _mm512_maskz_set1_epi16(1 << lane, bits as i16)
}

/// The ninth digit's rows, put where the union and the count of the other eight have theirs.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn ninth_digit([top, middle, bottom]: [Lanes; 3]) -> Lanes {
    let upper = _mm512_unpacklo_epi16(top, middle);
    let lower = _mm512_unpacklo_epi16(bottom, bottom);
    let bands01 = _mm512_unpacklo_epi32(upper, lower);
    let band2 = _mm512_unpackhi_epi32(upper, lower);
    // From 16 on, the indices mean the second source.
    let by_band = _mm512_setr_epi32(
        12, 12, 13, 13, 14, 14, 15, 15, 28, 28, 29, 29, 29, 29, 29, 29,
    );
    let rows = _mm512_permutex2var_epi32(bands01, by_band, band2);
    _mm512_shuffle_epi8(rows, load(ROWS_APART))
}

/// The cells of a union or of a count, handed back to the lanes of all nine digits.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn spread(cells: Lanes) -> [Lanes; 3] {
    let row = |from| _mm512_maskz_permutexvar_epi16(USED, load(from), cells);
    [row(SPREAD[0]), row(SPREAD[1]), row(SPREAD[2])]
}

/// Lane of a digit and band -> that of the next band.
const NEXT_BAND: [u16; LANES] = turned(1);
/// Lane of a digit and band -> that of the band after the next.
const BAND_AFTER: [u16; LANES] = turned(2);

const fn turned(by: usize) -> [u16; LANES] {
    let mut table = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        table[lane] = match lane {
            0..24 => (lane + 8 * by) % 24,
            24..27 => 24 + (lane - 24 + by) % 3,
            _ => lane,
        } as u16;
        lane += 1;
    }
    table
}

/// Lane -> where a union has the cells of its band, row by row.
const SPREAD: [[u16; LANES]; 3] = {
    let mut table = [[0; LANES]; 3];
    let mut row = 0;
    while row < 3 {
        let mut lane = 0;
        while lane < 27 {
            let band = if lane < 24 { lane / 8 } else { lane - 24 };
            table[row][lane] = (8 * band + 2 * row) as u16;
            lane += 1;
        }
        row += 1;
    }
    table
};

/// Bytes of top, middle, top, middle, bottom, ... -> of top twice, middle twice, bottom.
const ROWS_APART: [u16; LANES] = {
    let of_group = [
        0x0100, 0x0100, 0x0706, 0x0706, 0x0908, 0x0908, 0x0908, 0x0908,
    ];
    let mut table = [0; LANES];
    let mut lane = 0;
    while lane < LANES {
        table[lane] = of_group[lane % 8];
        lane += 1;
    }
    table
};
