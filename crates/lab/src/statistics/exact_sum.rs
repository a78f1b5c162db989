//! Sums of floating-point numbers without rounding, so that neither order nor grouping changes them.
//!
//! R. M. Neal, "Fast exact summation using small and large superaccumulators", 2015: every double is a whole
//! multiple of 2^-1074, so one long integer holds any sum of them. Here its digits have 32 bits in words of
//! 64, which leaves room for two billion additions before the carries must be swept up.

/// The number of 32-bit digits: 2^-1074 to 2^1024, and 64 bits for the carries of many large values.
const DIGITS: usize = 68;

/// After this many additions the words are swept.
const ROOM: u32 = 1 << 30;

/// The exact sum of finite numbers.
#[derive(Clone, Debug)]
pub struct ExactSum {
    digits: [i64; DIGITS],
    since_swept: u32,
}

impl Default for ExactSum {
    fn default() -> Self {
        ExactSum {
            digits: [0; DIGITS],
            since_swept: 0,
        }
    }
}

impl ExactSum {
    /// Adds a number; one that is not finite is passed over.
    ///
    /// ```
    /// use atisbo_lab::statistics::ExactSum;
    ///
    /// let mut sum = ExactSum::default();
    /// for value in [1e100, 1.0, -1e100] {
    ///     sum.add(value);
    /// }
    /// assert_eq!(sum.value(), 1.0);
    /// ```
    pub fn add(&mut self, value: f64) {
        if !value.is_finite() {
            return;
        }
        let bits = value.to_bits();
        let exponent = (bits >> 52) & 0x7ff;
        let fraction = bits & ((1 << 52) - 1);
        // Below the normal numbers the leading one is missing and the place stays the same.
        let (mantissa, place) = if exponent == 0 {
            (fraction, 0)
        } else {
            (fraction | 1 << 52, exponent - 1)
        };
        let first = (place / 32) as usize;
        let mut rest = u128::from(mantissa) << (place % 32);
        for digit in &mut self.digits[first..first + 3] {
            let part = (rest & u128::from(u32::MAX)) as i64;
            *digit += if value < 0.0 { -part } else { part };
            rest >>= 32;
        }
        self.since_swept += 1;
        if self.since_swept == ROOM {
            self.sweep();
        }
    }

    /// Adds what another sum holds.
    pub fn merge(&mut self, other: &ExactSum) {
        self.sweep();
        let mut other = other.clone();
        other.sweep();
        for (digit, more) in self.digits.iter_mut().zip(other.digits) {
            *digit += more;
        }
        self.sweep();
    }

    /// The sum as the nearest double.
    pub fn value(&self) -> f64 {
        self.parts().0
    }

    /// The nearest double and what that leaves, to at least 96 bits together.
    pub(super) fn parts(&self) -> (f64, f64) {
        let mut swept = self.clone();
        swept.sweep();
        let negative = swept.digits[DIGITS - 1] < 0;
        if negative {
            for digit in &mut swept.digits {
                *digit = -*digit;
            }
            swept.sweep();
        }
        let (high, low) = swept.magnitude();
        if negative { (-high, -low) } else { (high, low) }
    }

    /// The parts of a sum that is swept and not negative.
    fn magnitude(&self) -> (f64, f64) {
        let Some(top) = self.digits.iter().rposition(|&digit| digit != 0) else {
            return (0.0, 0.0);
        };
        let lowest = (top + 1).saturating_sub(4);
        let leading = self.digits[lowest..=top].iter().rev();
        let mut whole = leading.fold(0_u128, |sum, &digit| sum << 32 | u128::from(digit as u64));
        // What is cut off below decides only whether a half is really more than a half.
        if self.digits[..lowest].iter().any(|&digit| digit != 0) {
            whole |= 1;
        }
        let high = whole as f64;
        // A value that rounds up to 2^128 leaves a negative rest, as any that rounds up does.
        let rest = if high >= 2f64.powi(128) {
            -((u128::MAX - whole) as f64 + 1.0)
        } else {
            let rounded = high as u128;
            let rest = rounded.abs_diff(whole) as f64;
            if rounded > whole { -rest } else { rest }
        };
        let scale = |part: f64| {
            // Two steps, as 2^-1074 times a power of two may lie outside while the product does not.
            let places = 32 * lowest as i32 - 1074;
            part * 2f64.powi(places / 2) * 2f64.powi(places - places / 2)
        };
        (scale(high), scale(rest))
    }

    /// Carries, so that all digits but the topmost lie between 0 and 2^32: there is one such form for each sum.
    fn sweep(&mut self) {
        let mut carry = 0;
        let (top, others) = self
            .digits
            .split_last_mut()
            .unwrap_or((&mut carry, &mut []));
        let mut carry = 0;
        for digit in others {
            let whole = *digit + carry;
            carry = whole >> 32;
            *digit = whole & i64::from(u32::MAX);
        }
        *top += carry;
        self.since_swept = 0;
    }
}

impl PartialEq for ExactSum {
    fn eq(&self, other: &Self) -> bool {
        let (mut one, mut two) = (self.clone(), other.clone());
        one.sweep();
        two.sweep();
        one.digits == two.digits
    }
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "exact means exact")]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sum(values: &[f64]) -> ExactSum {
        let mut sum = ExactSum::default();
        for &value in values {
            sum.add(value);
        }
        sum
    }

    #[test]
    fn nothing_is_lost_between_the_greatest_and_the_least() {
        let least = f64::from_bits(1);
        assert_eq!(sum(&[f64::MAX, least, -f64::MAX]).value().to_bits(), 1);
        assert_eq!(sum(&[f64::MAX, f64::MAX]).value(), f64::INFINITY);
        assert_eq!(sum(&[f64::MAX, f64::MAX, -f64::MAX]).value(), f64::MAX);
        assert_eq!(sum(&[f64::NAN, f64::INFINITY, -2.5]).value(), -2.5);
        assert_eq!(sum(&[]).value(), 0.0);
    }

    #[test]
    fn the_second_part_is_what_the_first_leaves() {
        let little = 2f64.powi(-90);
        assert_eq!(sum(&[1.0, little]).parts(), (1.0, little));
        assert_eq!(sum(&[-1.0, little]).parts(), (-1.0, little));
        // A sum just below a power of two rounds up to it, here to one that fills all four digits.
        let whole = 2f64.powi(78);
        assert_eq!(sum(&[whole, -1.0]).parts(), (whole, -1.0));
    }

    proptest! {
        #[test]
        fn whole_numbers_add_up_as_integers_do(values in prop::collection::vec(any::<i32>(), 0..50)) {
            let exact: i64 = values.iter().map(|&value| i64::from(value)).sum();
            let floats: Vec<f64> = values.into_iter().map(f64::from).collect();
            prop_assert_eq!(sum(&floats).value(), exact as f64);
        }

        #[test]
        fn neither_order_nor_grouping_matters(
            values in prop::collection::vec(prop::num::f64::NORMAL | prop::num::f64::SUBNORMAL, 0..40),
            cut in 0_usize..40,
        ) {
            let all = sum(&values);
            let mut reversed = values.clone();
            reversed.reverse();
            let cut = cut.min(values.len());
            let mut merged = sum(&values[cut..]);
            merged.merge(&sum(&values[..cut]));
            prop_assert_eq!(&all, &sum(&reversed));
            prop_assert_eq!(&all, &merged);
            prop_assert_eq!(all.value().to_bits(), merged.value().to_bits());
        }

        #[test]
        fn one_number_is_its_own_sum(value in prop::num::f64::NORMAL | prop::num::f64::SUBNORMAL) {
            prop_assert_eq!(sum(&[value]).value().to_bits(), value.to_bits());
        }
    }
}
