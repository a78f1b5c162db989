//! Student's distribution: how far the mean of a few normal values strays from the truth when their spread is
//! estimated from the same values.
//!
//! "Student" (W. S. Gosset), "The probable error of a mean", Biometrika 6, 1908. The distribution is an
//! incomplete beta function (Abramowitz and Stegun, 26.7.1), its inverse found by halving.

use super::beta::incomplete_beta;

/// The chance that a value with this many degrees of freedom is at most `t`.
pub fn distribution(degrees: f64, t: f64) -> f64 {
    let tail = upper_tail(degrees, t.abs());
    if t < 0.0 { tail } else { 1.0 - tail }
}

/// The chance of more than `t`, which is not negative.
fn upper_tail(degrees: f64, t: f64) -> f64 {
    let x = degrees / (degrees + t * t);
    0.5 * incomplete_beta(0.5 * degrees, 0.5, x)
}

/// The value that is exceeded with this chance, which lies between 0 and a half, both excluded; not a number
/// otherwise, or without a positive number of degrees.
///
/// ```
/// use atisbo_lab::statistics::student_quantile;
///
/// // The 97.5 % point for 10 degrees of freedom in every printed table.
/// assert!((student_quantile(10.0, 0.025) - 2.228_138_852).abs() < 1e-8);
/// ```
pub fn quantile(degrees: f64, tail: f64) -> f64 {
    if !(degrees > 0.0 && degrees.is_finite() && tail > 0.0 && tail < 0.5) {
        return f64::NAN;
    }
    let (mut low, mut high) = (0.0, 1.0);
    while upper_tail(degrees, high) > tail && high < f64::MAX.sqrt() {
        low = high;
        high *= 2.0;
    }
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if upper_tail(degrees, middle) > tail {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

#[cfg(test)]
mod tests {
    use super::super::normal;
    use super::*;

    #[test]
    fn the_printed_tables_are_met() {
        // Abramowitz and Stegun, table 26.10.
        for (degrees, tail, t) in [
            (1.0, 0.025, 12.706),
            (2.0, 0.025, 4.303),
            (5.0, 0.005, 4.032),
            (30.0, 0.025, 2.042),
            (120.0, 0.05, 1.658),
        ] {
            assert!((quantile(degrees, tail) - t).abs() < 6e-4, "{degrees}");
        }
        // One degree is Cauchy's distribution, whose quantile is a tangent.
        let cauchy = (std::f64::consts::PI * 0.49).tan();
        assert!((quantile(1.0, 0.01) - cauchy).abs() < 1e-9 * cauchy);
        assert!((distribution(1.0, 1.0) - 0.75).abs() < 1e-14);
    }

    #[test]
    fn with_many_degrees_it_is_normal() {
        let normal = -normal::quantile(0.025);
        assert!((quantile(1e6, 0.025) - normal).abs() < 1e-5);
    }

    #[test]
    fn nonsense_has_no_quantile() {
        for (degrees, tail) in [(0.0, 0.1), (f64::NAN, 0.1), (3.0, 0.0), (3.0, 0.7)] {
            assert!(quantile(degrees, tail).is_nan());
        }
    }
}
