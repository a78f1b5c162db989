//! Numbers for sums of products of counts: `f64` where they fit, [`Wide`] where they do not.
//!
//! Everything added and multiplied here is positive, so with a type that cannot underflow a sum is
//! zero only if nothing was added. That is how certainty is decided: by what is reachable, not by a
//! comparison of two rounded sums.

use std::ops::{AddAssign, Mul};
use std::sync::LazyLock;

/// What the counts of the programme are held in. Never negative.
pub(super) trait Weight: Copy + Default + AddAssign + Mul<Output = Self> {
    /// A positive number, or 0.
    fn from_f64(value: f64) -> Self;

    fn is_zero(self) -> bool;

    /// This divided by another, which is not 0.
    fn ratio(self, other: Self) -> f64;

    /// The natural logarithm.
    fn ln(self) -> f64;

    fn one() -> Self {
        Self::from_f64(1.0)
    }
}

impl Weight for f64 {
    #[inline]
    fn from_f64(value: f64) -> Self {
        value
    }

    #[inline]
    fn is_zero(self) -> bool {
        self == 0.0
    }

    #[inline]
    fn ratio(self, other: Self) -> f64 {
        self / other
    }

    fn ln(self) -> f64 {
        self.ln()
    }
}

/// How many bits of exponent an `f64` can lose before it stops being exact about what is not 0.
pub(super) const F64_BITS: f64 = 1000.0;

/// Mines can be laid in this many cells in fewer ways than an `f64` can count up to.
pub(super) const LARGEST_F64_PART: usize = F64_BITS as usize;

/// A floating-point number with the precision of `f64` and a range without end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Wide {
    /// 0, or at least 1 and less than 2.
    mantissa: f64,
    exponent: i64,
}

/// A power of two that an `f64` can hold.
#[inline]
fn power_of_two(exponent: i64) -> f64 {
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

impl Wide {
    /// If two numbers are more bits apart than this, adding the smaller changes nothing.
    const PRECISION: i64 = 64;

    #[inline]
    fn settled(mantissa: f64, exponent: i64) -> Self {
        if mantissa >= 2.0 {
            Wide {
                mantissa: mantissa * 0.5,
                exponent: exponent + 1,
            }
        } else {
            Wide { mantissa, exponent }
        }
    }
}

impl AddAssign for Wide {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        if other.mantissa == 0.0 {
            return;
        }
        let (large, small) = if self.mantissa != 0.0 && self.exponent >= other.exponent {
            (*self, other)
        } else {
            (other, *self)
        };
        let apart = large.exponent - small.exponent;
        *self = if small.mantissa == 0.0 || apart > Self::PRECISION {
            large
        } else {
            let sum = large.mantissa + small.mantissa * power_of_two(-apart);
            Self::settled(sum, large.exponent)
        };
    }
}

impl Mul for Wide {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Self::settled(
            self.mantissa * other.mantissa,
            self.exponent + other.exponent,
        )
    }
}

impl Weight for Wide {
    fn from_f64(value: f64) -> Self {
        if value == 0.0 {
            return Wide::default();
        }
        // The smallest numbers of all have no exponent of their own: they are lifted first.
        let (value, lifted) = if value < f64::MIN_POSITIVE {
            (value * power_of_two(100), 100)
        } else {
            (value, 0)
        };
        let exponent = ((value.to_bits() >> 52) & 0x7ff) as i64 - 1023;
        let mantissa = f64::from_bits((value.to_bits() & ((1 << 52) - 1)) | (1023 << 52));
        Wide {
            mantissa,
            exponent: exponent - lifted,
        }
    }

    #[inline]
    fn is_zero(self) -> bool {
        self.mantissa == 0.0
    }

    fn ratio(self, other: Self) -> f64 {
        let apart = self.exponent - other.exponent;
        let quotient = self.mantissa / other.mantissa;
        if self.is_zero() || apart < -1020 {
            0.0
        } else if apart > 1020 {
            f64::INFINITY
        } else {
            quotient * power_of_two(apart)
        }
    }

    fn ln(self) -> f64 {
        self.mantissa.ln() + self.exponent as f64 * std::f64::consts::LN_2
    }
}

/// How many ways there are to choose `k` of `n`, for `n` up to the most neighbours a cell may have.
#[inline]
pub(crate) fn choose(n: usize, k: usize) -> f64 {
    CHOOSE[n][k]
}

const SIZES: usize = crate::tiling::MOST_NEIGHBOURS + 1;

/// Pascal's triangle; all of it is exact in an `f64`.
static CHOOSE: [[f64; SIZES]; SIZES] = {
    let mut triangle = [[0.0; SIZES]; SIZES];
    let mut n = 0;
    while n < SIZES {
        triangle[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            triangle[n][k] = triangle[n - 1][k - 1] + triangle[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    triangle
};

/// The natural logarithm of `n` choose `k`.
pub(super) fn ln_choose(n: usize, k: usize) -> f64 {
    ln_factorial(n) - ln_factorial(k) - ln_factorial(n - k)
}

/// The natural logarithms of the first factorials: those of boards of the usual sizes are asked for at every
/// turn.
static LN_FACTORIALS: LazyLock<[f64; 1024]> = LazyLock::new(|| {
    let mut sum = 0.0;
    std::array::from_fn(|n| {
        sum += (n.max(1) as f64).ln();
        sum
    })
});

/// The natural logarithm of `n!`: a sum for small `n`, Stirling's series beyond.
fn ln_factorial(n: usize) -> f64 {
    if let Some(&sum) = LN_FACTORIALS.get(n) {
        return sum;
    }
    let x = n as f64;
    let square = x * x;
    let series = (1.0 / 12.0
        - (1.0 / 360.0 - (1.0 / 1260.0 - 1.0 / (1680.0 * square)) / square) / square)
        / x;
    x * x.ln() - x + 0.5 * (std::f64::consts::TAU * x).ln() + series
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn factorials_have_the_logarithms_of_their_products() {
        let mut sum = 0.0;
        for n in 1..2000usize {
            sum += (n as f64).ln();
            assert!((ln_factorial(n) - sum).abs() < 1e-11 * sum.max(1.0), "{n}");
        }
        assert!((ln_choose(30, 15).exp() - choose(30, 15)).abs() < 1e-4);
        assert_eq!(choose(35, 17) as u64, 4_537_567_650);
    }

    #[test]
    fn a_wide_number_neither_overflows_nor_vanishes() {
        let tiny = Wide::from_f64(f64::from_bits(1));
        let mut product = Wide::one();
        for _ in 0..1000 {
            product = product * tiny;
        }
        assert!(!product.is_zero());
        assert!((product.ln() - 1000.0 * -1074.0 * std::f64::consts::LN_2).abs() < 1e-6);
        let mut sum = product;
        sum += Wide::one();
        assert_eq!(sum, Wide::one());
    }

    proptest! {
        #[test]
        fn wide_arithmetic_is_that_of_f64_where_both_can_do_it(a in 0.0..1e30, b in 1e-30..1e30) {
            let (wide_a, wide_b) = (Wide::from_f64(a), Wide::from_f64(b));
            let close = |wide: Wide, plain: f64| (wide.ratio(Wide::one()) - plain).abs() <= 1e-15 * plain;
            prop_assert!(close(wide_a * wide_b, a * b));
            let mut sum = wide_a;
            sum += wide_b;
            prop_assert!(close(sum, a + b));
            prop_assert!((wide_a.ratio(wide_b) - a / b).abs() <= 1e-15 * (a / b));
        }
    }
}
