//! The regularised incomplete beta function, on which the binomial and Student's distribution stand.
//!
//! Its continued fraction is number 8.17.22 of the Digital Library of Mathematical Functions (NIST), evaluated
//! by Lentz's method as Thompson and Barnett changed it (1986). The crate `statrs` (0.18) stops that fraction after
//! 140 steps: with parameters of a million it is off by 0.002, and Student's quantile by four fifths.

use libm::lgamma;

/// The part of the beta distribution's chance below `x`, for positive `a` and `b` and `x` from 0 to 1.
pub(super) fn incomplete_beta(a: f64, b: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    // The fraction converges fast only below the mean.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - below_mean(b, a, 1.0 - x);
    }
    below_mean(a, b, x)
}

fn below_mean(a: f64, b: f64, x: f64) -> f64 {
    let ln_beta = lgamma(a) + lgamma(b) - lgamma(a + b);
    let front = (a * x.ln() + b * (-x).ln_1p() - ln_beta).exp();
    front / (a * fraction(a, b, x))
}

/// The continued fraction `1 + term/(1 + term/(1 + ...))`.
fn fraction(a: f64, b: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    // The number of steps grows with the root of the greater parameter.
    let steps = 200 + (10.0 * a.max(b).sqrt()) as u64;
    let (mut value, mut above, mut below) = (1.0, 1.0, 0.0);
    for step in 1..=steps {
        let pair = (step / 2) as f64;
        let up = a + 2.0 * pair;
        let term = if step % 2 == 0 {
            pair * (b - pair) * x / ((up - 1.0) * up)
        } else {
            -(a + pair) * (a + b + pair) * x / (up * (up + 1.0))
        };
        below = 1.0 / away_from_zero(1.0 + term * below);
        above = away_from_zero(1.0 + term / above);
        let factor = above * below;
        value *= factor;
        if (factor - 1.0).abs() < 1e-16 {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn whole_parameters_give_binomial_sums() {
        // I_x(1, n) = 1 - (1 - x)^n and I_x(n, 1) = x^n.
        assert!((incomplete_beta(1.0, 7.0, 0.3) - (1.0 - 0.7_f64.powi(7))).abs() < 1e-14);
        assert!((incomplete_beta(7.0, 1.0, 0.3) - 0.3_f64.powi(7)).abs() < 1e-14);
        assert!((incomplete_beta(1e6, 1e6, 0.5) - 0.5).abs() < 1e-8);
    }

    proptest! {
        #[test]
        fn it_grows_with_x_and_is_symmetric(
            a in 0.1..500.0, b in 0.1..500.0, x in 0.0..1.0, more in 0.0..1.0,
        ) {
            let (low, high) = (f64::min(x, more), f64::max(x, more));
            prop_assert!(incomplete_beta(a, b, low) <= incomplete_beta(a, b, high) + 1e-12);
            let mirrored = 1.0 - incomplete_beta(b, a, 1.0 - x);
            prop_assert!((incomplete_beta(a, b, x) - mirrored).abs() < 1e-9);
        }
    }
}
