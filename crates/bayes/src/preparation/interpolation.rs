//! Powers of different points, and the inverse of their matrix.

use super::Points;
use crate::account::go_on;
use crate::number::Number;
use atisbo_base::{Meter, Stop};
use std::marker::PhantomData;

/// The most points for which the inverse is computed where it has no formula. The digits of a number
/// are gone long before.
const MOST_REAL_POINTS: usize = 256;

/// Points `a_b`, with the weights `ξ(s, b)` for which `Σ_b ξ(s, b) · a_b^t` is 1 for t = s and 0 for
/// all other t below the number of points.
pub(super) enum Interpolation<N> {
    /// The roots of unity of this order.
    Roots(usize),
    /// Any others.
    Real {
        points: Vec<f64>,
        /// The weights, the point changing fastest.
        weights: Vec<f64>,
        numbers: PhantomData<N>,
    },
}

impl<N: Number> Interpolation<N> {
    /// This many points; none if the numbers are of the wrong kind or not large enough.
    pub(super) fn new(
        points: Points,
        count: usize,
        meter: &mut Meter,
    ) -> Result<Option<Self>, Stop> {
        if points != Points::RootsOfUnity && count > MOST_REAL_POINTS {
            return Ok(None);
        }
        let last = (count - 1).max(1) as f64;
        let numbers = 0..count;
        let points: Vec<f64> = match points {
            Points::RootsOfUnity => {
                let roots = N::on_unit_circle(0.0).map(|_| Interpolation::Roots(count));
                return Ok(roots);
            }
            Points::Integers => numbers.map(|point| point as f64).collect(),
            Points::Equispaced => numbers
                .map(|point| 2.0 * point as f64 / last - 1.0)
                .collect(),
            Points::Chebyshev => {
                let angle = |point| (point as f64 + 0.5) / count as f64 * std::f64::consts::PI;
                numbers.map(|point| angle(point).cos()).collect()
            }
        };
        let interpolation = Interpolation::Real {
            weights: lagrange(&points, meter)?,
            points,
            numbers: PhantomData,
        };
        let fits = interpolation.amplification().is_finite();
        Ok(fits.then_some(interpolation))
    }

    /// The power of a point.
    pub(super) fn power(&self, point: usize, exponent: usize) -> N {
        match self {
            Interpolation::Roots(count) => root(point * exponent % count, *count),
            Interpolation::Real { points, .. } => N::from(points[point].powi(exponent as i32)),
        }
    }

    /// The weight `ξ(sum, point)`; zero for a sum that cannot be reached.
    pub(super) fn weight(&self, sum: usize, point: usize) -> N {
        match self {
            Interpolation::Roots(count) if sum < *count => {
                let back = (count - point * sum % count) % count;
                root::<N>(back, *count) * N::from(1.0 / *count as f64)
            }
            Interpolation::Real {
                points, weights, ..
            } if sum < points.len() => N::from(weights[sum * points.len() + point]),
            _ => N::ZERO,
        }
    }

    /// The largest sum of magnitudes that any sum is put together from.
    pub(super) fn amplification(&self) -> f64 {
        match self {
            Interpolation::Roots(_) => 1.0,
            Interpolation::Real {
                points, weights, ..
            } => {
                let most = points.len() as i32 - 1;
                let reach: Vec<f64> = points.iter().map(|a| a.abs().max(1.0).powi(most)).collect();
                let rows = weights.chunks_exact(points.len());
                let terms = |row: &[f64]| row.iter().zip(&reach).map(|(w, a)| w.abs() * a).sum();
                // `f64::max` would pass over what is not a number.
                let larger = |one: f64, other: f64| if one >= other { one } else { other };
                rows.map(terms).fold(1.0, larger)
            }
        }
    }
}

fn root<N: Number>(number: usize, of: usize) -> N {
    N::on_unit_circle(number as f64 / of as f64).unwrap_or(N::ZERO)
}

/// The weights: those of a point are the coefficients of the polynomial that is one there and zero at
/// all others.
fn lagrange(points: &[f64], meter: &mut Meter) -> Result<Vec<f64>, Stop> {
    let count = points.len();
    let mut weights = vec![0.0; count * count];
    for (index, &point) in points.iter().enumerate() {
        go_on(meter.work((count * count) as u64))?;
        let mut coefficients = vec![1.0];
        for (other, &root) in points.iter().enumerate() {
            if other == index {
                continue;
            }
            // Times (t - root) / (point - root).
            let scale = 1.0 / (point - root);
            coefficients.push(0.0);
            for power in (0..coefficients.len()).rev() {
                let lower = if power == 0 {
                    0.0
                } else {
                    coefficients[power - 1]
                };
                coefficients[power] = (lower - root * coefficients[power]) * scale;
            }
        }
        for (power, coefficient) in coefficients.into_iter().enumerate() {
            weights[power * count + index] = coefficient;
        }
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::{Budget, Watch};
    use num_complex::Complex64;

    fn interpolation<N: Number>(points: Points, count: usize) -> Option<Interpolation<N>> {
        Interpolation::new(points, count, &mut Budget::unlimited().meter()).unwrap()
    }

    /// The largest error of `Σ_b ξ(s, b) · a_b^t`.
    fn error<N: Number>(points: Points, count: usize) -> f64 {
        let interpolation = interpolation::<N>(points, count).unwrap();
        let mut worst = 0.0;
        for sum in 0..count {
            for exponent in 0..count {
                let mut total = N::ZERO;
                for point in 0..count {
                    total +=
                        interpolation.weight(sum, point) * interpolation.power(point, exponent);
                }
                let expected = if sum == exponent { -1.0 } else { 0.0 };
                worst = f64::max(worst, (total + N::from(expected)).magnitude());
            }
        }
        worst
    }

    #[test]
    fn roots_of_unity_lose_no_digit_with_any_number_of_parents() {
        for count in [1, 2, 3, 9, 17, 41, 100] {
            assert!(error::<Complex64>(Points::RootsOfUnity, count) < 1e-14);
        }
    }

    #[test]
    fn real_points_give_the_same_sums_while_there_are_few() {
        for points in [Points::Integers, Points::Equispaced, Points::Chebyshev] {
            for count in [1, 2, 3, 5] {
                assert!(error::<f64>(points, count) < 1e-11, "{points:?} {count}");
            }
        }
    }

    #[test]
    fn integers_have_lost_every_digit_with_sixteen_parents() {
        assert!(error::<f64>(Points::Integers, 9) < 1e-7);
        assert!(error::<f64>(Points::Integers, 17) > 1.0);
        assert!(error::<f64>(Points::Chebyshev, 17) < 1e-9);
    }

    #[test]
    fn the_amplification_is_what_was_measured_for_eight_and_sixteen_parents() {
        let of = |points, parents: usize| {
            interpolation::<f64>(points, parents + 1)
                .unwrap()
                .amplification()
        };
        assert!((5.6e7..5.8e7).contains(&of(Points::Integers, 8)));
        assert!((7.2e2..7.4e2).contains(&of(Points::Equispaced, 8)));
        assert!((3.0e2..3.2e2).contains(&of(Points::Chebyshev, 8)));
        assert!((4e20..6e20).contains(&of(Points::Integers, 16)));
    }

    #[test]
    fn too_many_real_points_are_refused() {
        assert!(interpolation::<f64>(Points::Integers, 200).is_none());
        assert!(interpolation::<f64>(Points::Chebyshev, 1000).is_none());
    }

    #[test]
    fn real_numbers_have_no_roots_of_unity() {
        assert!(interpolation::<f64>(Points::RootsOfUnity, 3).is_none());
    }

    #[test]
    fn the_weights_are_computed_within_the_budget() {
        let watch = Watch::cancelling_at(3);
        let mut meter = Budget::unlimited().watched(&watch).meter();
        let stopped = Interpolation::<f64>::new(Points::Chebyshev, MOST_REAL_POINTS, &mut meter);
        assert_eq!(stopped.err(), Some(Stop::Cancelled));
    }
}
