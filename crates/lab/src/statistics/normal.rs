//! The normal distribution: how likely a value stays below a limit, and the limit of a likelihood.
//!
//! The distribution function is `libm`'s complementary error function. Its inverse is M. J. Wichura's algorithm
//! AS 241 (Applied Statistics 37, 1988), three quotients of polynomials with a relative error of about 1e-16. The
//! crate `statrs` has both, but its distribution function is off by 1e-10 (0.18).

use std::f64::consts::SQRT_2;

/// The chance that a standard normal value is at most `x`.
///
/// ```
/// use atisbo_lab::statistics::normal_distribution;
///
/// assert!((normal_distribution(1.96) - 0.975_002_104_851_780).abs() < 1e-14);
/// ```
pub fn distribution(x: f64) -> f64 {
    0.5 * libm::erfc(-x / SQRT_2)
}

/// The value that a standard normal one does not exceed with this chance; infinite for 0 and 1, not a number
/// outside.
///
/// ```
/// use atisbo_lab::statistics::normal_quantile;
///
/// assert!((normal_quantile(0.975) - 1.959_963_984_540_054).abs() < 1e-14);
/// ```
pub fn quantile(chance: f64) -> f64 {
    let from_middle = chance - 0.5;
    if from_middle.abs() <= 0.425 {
        let r = 0.180_625 - from_middle * from_middle;
        return from_middle * quotient(&CENTRE, r);
    }
    let tail = if from_middle < 0.0 {
        chance
    } else {
        1.0 - chance
    };
    if tail <= 0.0 {
        return if tail < 0.0 {
            f64::NAN
        } else {
            f64::INFINITY.copysign(from_middle)
        };
    }
    let r = (-tail.ln()).sqrt();
    let size = if r <= 5.0 {
        quotient(&MIDDLE, r - 1.6)
    } else {
        quotient(&FAR, r - 5.0)
    };
    size.copysign(from_middle)
}

/// The coefficients of a numerator and a denominator, from the constant upwards.
type Quotient = [[f64; 8]; 2];

fn quotient(coefficients: &Quotient, x: f64) -> f64 {
    let [above, below] = coefficients.each_ref().map(|polynomial| {
        let falling = polynomial.iter().rev();
        falling.fold(0.0, |sum, &coefficient| sum * x + coefficient)
    });
    above / below
}

const CENTRE: Quotient = [
    [
        3.387_132_872_796_366_5,
        133.141_667_891_784_38,
        1_971.590_950_306_551_3,
        13_731.693_765_509_46,
        45_921.953_931_549_87,
        67_265.770_927_008_7,
        33_430.575_583_588_13,
        2_509.080_928_730_122_7,
    ],
    [
        1.0,
        42.313_330_701_600_91,
        687.187_007_492_057_9,
        5_394.196_021_424_751,
        21_213.794_301_586_597,
        39_307.895_800_092_71,
        28_729.085_735_721_943,
        5_226.495_278_852_854,
    ],
];

const MIDDLE: Quotient = [
    [
        1.423_437_110_749_683_5,
        4.630_337_846_156_546,
        5.769_497_221_460_691,
        3.647_848_324_763_204_5,
        1.270_458_252_452_368_4,
        0.241_780_725_177_450_6,
        0.022_723_844_989_269_184,
        7.745_450_142_783_414e-4,
    ],
    [
        1.0,
        2.053_191_626_637_759,
        1.676_384_830_183_803_8,
        0.689_767_334_985_1,
        0.148_103_976_427_480_08,
        0.015_198_666_563_616_457,
        5.475_938_084_995_345e-4,
        1.050_750_071_644_416_9e-9,
    ],
];

const FAR: Quotient = [
    [
        6.657_904_643_501_103,
        5.463_784_911_164_114,
        1.784_826_539_917_291_3,
        0.296_560_571_828_504_87,
        0.026_532_189_526_576_124,
        0.001_242_660_947_388_078_4,
        2.711_555_568_743_487_6e-5,
        2.010_334_399_292_288_1e-7,
    ],
    [
        1.0,
        0.599_832_206_555_888,
        0.136_929_880_922_735_8,
        0.014_875_361_290_850_615,
        7.868_691_311_456_133e-4,
        1.846_318_317_510_054_8e-5,
        1.421_511_758_316_446e-7,
        2.044_263_103_389_939_8e-15,
    ],
];

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_printed_tables_are_met() {
        // Abramowitz and Stegun, tables 26.1 and 26.5.
        for (x, chance) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (2.0, 0.977_249_868_051_821),
            (3.0, 0.998_650_101_968_370),
        ] {
            assert!((distribution(x) - chance).abs() < 1e-14, "{x}");
        }
        for (chance, x) in [(0.9, 1.281_551_565_544_6), (0.995, 2.575_829_303_548_9)] {
            assert!((quantile(chance) - x).abs() < 1e-12);
        }
        // AS 241 gives these two for checking.
        assert!((quantile(0.25) + 0.674_489_750_196_081_7).abs() < 1e-14);
        assert!((quantile(1e-20) + 9.262_340_089_798_408).abs() < 1e-13);
    }

    #[test]
    fn the_ends_are_infinite_and_beyond_them_is_nothing() {
        assert!(quantile(0.0) < 0.0 && quantile(0.0).is_infinite());
        assert!(quantile(1.0) > 0.0 && quantile(1.0).is_infinite());
        assert!(quantile(-0.1).is_nan() && quantile(1.1).is_nan() && quantile(f64::NAN).is_nan());
        assert!(distribution(f64::INFINITY) >= 1.0 && distribution(f64::NEG_INFINITY) <= 0.0);
    }

    proptest! {
        #[test]
        fn the_quantile_undoes_the_distribution(exponent in -300.0..-0.302_f64) {
            let chance = 10f64.powf(exponent);
            let back = distribution(quantile(chance));
            prop_assert!((back - chance).abs() <= 1e-12 * chance, "{chance:e} {back:e}");
        }
    }
}
