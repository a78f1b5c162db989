//! Numbers of table entries, which soon grow beyond what a floating-point number holds.

use std::ops::AddAssign;

/// What is taken out of a number that grows too large: 2^512.
const UNIT: f64 = f64::from_bits((1023 + 512) << 52);

/// A number of table entries that cannot overflow: `rest · UNIT^units`, with `rest` below [`UNIT`].
///
/// Below 2^512 it is the floating-point number itself, so that equal numbers are told from unequal ones as exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub(crate) struct Entries {
    units: u32,
    rest: f64,
}

impl Entries {
    /// The entries of a table over variables of these sizes.
    #[inline]
    pub(super) fn product(sizes: impl IntoIterator<Item = f64>) -> Self {
        let one = Entries {
            units: 0,
            rest: 1.0,
        };
        sizes.into_iter().fold(one, Self::times)
    }

    /// This many times as many; `by` is below 2^512.
    #[inline]
    #[must_use]
    pub(super) fn times(mut self, by: f64) -> Self {
        self.rest *= by;
        self.normal()
    }

    #[inline]
    fn normal(mut self) -> Self {
        if self.rest >= UNIT {
            self.rest /= UNIT;
            self.units += 1;
        }
        self
    }

    /// A key by which these numbers sort, for they are not negative.
    #[inline]
    pub(super) fn key(self) -> (u32, u64) {
        (self.units, self.rest.to_bits())
    }

    /// The number, or the largest one there is.
    pub(crate) fn number(self) -> f64 {
        match self.units {
            0 => self.rest,
            1 => (self.rest * UNIT).min(f64::MAX),
            _ => f64::MAX,
        }
    }

    /// The decimal logarithm.
    pub(super) fn log10(self) -> f64 {
        self.rest.log10() + f64::from(self.units) * UNIT.log10()
    }
}

impl From<f64> for Entries {
    #[inline]
    fn from(number: f64) -> Self {
        Entries {
            units: 0,
            rest: number,
        }
        .normal()
    }
}

impl AddAssign for Entries {
    fn add_assign(&mut self, other: Self) {
        let (small, mut large) = if *self < other {
            (*self, other)
        } else {
            (other, *self)
        };
        large.rest += match large.units - small.units {
            0 => small.rest,
            1 => small.rest / UNIT,
            _ => 0.0,
        };
        *self = large.normal();
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these numbers are exact")]
mod tests {
    use super::*;

    #[test]
    fn small_numbers_are_exact() {
        let mut sum = Entries::product([2.0, 3.0, 7.0]);
        sum += Entries::from(11.0);
        assert_eq!(sum.number(), 53.0);
        assert_eq!(Entries::default().number(), 0.0);
    }

    #[test]
    fn what_no_number_holds_is_still_compared_and_added() {
        let of_bits = |bits: usize| Entries::product(vec![2.0; bits]);
        assert!(of_bits(3000) < of_bits(3001));
        assert!(of_bits(511) < of_bits(512) && of_bits(512) < of_bits(513));
        let mut sum = of_bits(3000);
        sum += of_bits(3000);
        assert_eq!(sum, of_bits(3001));
        sum += of_bits(1);
        assert_eq!(sum, of_bits(3001));
        assert!((sum.log10() - 3001.0 * 2.0_f64.log10()).abs() < 1e-9);
        assert_eq!(of_bits(1000).number(), 2.0_f64.powi(1000));
        assert_eq!(sum.number(), f64::MAX);
        let mut neighbours = of_bits(512);
        neighbours += of_bits(511);
        assert_eq!(neighbours.number(), 1.5 * 2.0_f64.powi(512));
    }
}
