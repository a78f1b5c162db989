//! The straight line with the least sum of squared distances (Legendre, 1805), and how sure its slope is.

use super::{Confidence, Estimate, Interval, student_quantile};

/// A line through points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Its height at 0.
    pub intercept: f64,
    /// How much it rises in one step, with the interval that Student's distribution gives it.
    pub slope: Estimate,
    /// The sum of the squared distances that are left.
    pub residual: f64,
    /// The part of the heights' variance that the line explains, 0 to 1.
    pub r_squared: f64,
    /// How many points it runs through.
    pub points: usize,
}

/// The line through these points; nothing for fewer than three, for points above each other, or where one is
/// not finite.
pub fn least_squares(points: &[(f64, f64)], confidence: Confidence) -> Option<Line> {
    let count = points.len() as f64;
    if points.len() < 3 {
        return None;
    }
    let mean = |axis: fn(&(f64, f64)) -> f64| points.iter().map(axis).sum::<f64>() / count;
    let (middle_x, middle_y) = (mean(|point| point.0), mean(|point| point.1));
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in points {
        let (x, y) = (x - middle_x, y - middle_y);
        xx += x * x;
        xy += x * y;
        yy += y * y;
    }
    let (slope, freedom) = (xy / xx, count - 2.0);
    let intercept = middle_y - slope * middle_x;
    if !(slope.is_finite() && intercept.is_finite() && yy.is_finite()) {
        return None;
    }
    let left = |(x, y): &(f64, f64)| (y - middle_y - slope * (x - middle_x)).powi(2);
    let residual: f64 = points.iter().map(left).sum();
    let half = student_quantile(freedom, confidence.tail()) * (residual / freedom / xx).sqrt();
    Some(Line {
        intercept,
        slope: Estimate {
            value: slope,
            interval: Interval::around(slope, half),
        },
        residual,
        // Level points leave nothing to explain.
        r_squared: if yy > 0.0 {
            (1.0 - residual / yy).clamp(0.0, 1.0)
        } else {
            1.0
        },
        points: points.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_first_of_anscombes_quartet_has_its_published_line() {
        // F. J. Anscombe, "Graphs in statistical analysis", The American Statistician 27, 1973.
        let y = [
            8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68,
        ];
        let x = [10.0, 8.0, 13.0, 9.0, 11.0, 14.0, 6.0, 4.0, 12.0, 7.0, 5.0];
        let points: Vec<(f64, f64)> = x.into_iter().zip(y).collect();
        let line = least_squares(&points, Confidence::NINETY_FIVE).unwrap();
        assert!((line.intercept - 3.0).abs() < 1e-3 && (line.slope.value - 0.5).abs() < 1e-3);
        assert!((line.r_squared - 0.667).abs() < 1e-3 && (line.residual - 13.76).abs() < 0.01);
        // The slope's standard error is 0.118, and Student's point for 9 degrees 2.262.
        assert!((line.slope.interval.width() / 2.0 - 2.262 * 0.1179).abs() < 1e-3);
    }

    #[test]
    fn points_without_a_line_have_none() {
        let none = |points: &[(f64, f64)]| least_squares(points, Confidence::NINETY_FIVE).is_none();
        assert!(none(&[(1.0, 1.0), (2.0, 2.0)]));
        assert!(none(&[(1.0, 1.0), (1.0, 2.0), (1.0, 3.0)]));
        assert!(none(&[(1.0, 1.0), (2.0, f64::NAN), (3.0, 3.0)]));
    }

    proptest! {
        #[test]
        fn points_of_a_line_give_it_back(intercept in -10.0..10.0_f64, slope in -10.0..10.0_f64, count in 3_u32..30) {
            let points: Vec<(f64, f64)> = (0..count)
                .map(|step| (f64::from(step), intercept + slope * f64::from(step)))
                .collect();
            let line = least_squares(&points, Confidence::NINETY_FIVE).unwrap();
            prop_assert!((line.intercept - intercept).abs() < 1e-9);
            prop_assert!((line.slope.value - slope).abs() < 1e-9);
            prop_assert!(line.slope.interval.contains(line.slope.value));
        }
    }
}
