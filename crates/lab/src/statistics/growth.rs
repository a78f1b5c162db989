//! How time grows with size: like a power of it, or exponentially, and which of the two describes it better.
//!
//! Both laws are straight lines in the logarithm of the time: against the logarithm of the size for
//! `time = factor * size^exponent`, against the size itself for `time = factor * base^size`. As both explain the
//! same logarithms with as many parameters, the one that leaves less also has the lower criterion of H. Akaike
//! ("A new look at the statistical model identification", IEEE Transactions on Automatic Control 19, 1974).

use super::{Confidence, Estimate, least_squares};

/// A law of growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// A power of the size.
    Power,
    /// A base to the power of the size.
    Exponential,
}

/// A law fitted to measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Which law.
    pub law: Law,
    /// What the power of the size, or the base's, is multiplied by.
    pub factor: f64,
    /// The exponent of a power, or the base of an exponential, with its interval.
    pub rate: Estimate,
    /// The part of the variance of the times' logarithms that it explains.
    pub r_squared: f64,
    /// Akaike's criterion: the lower the better, and only differences mean something.
    pub criterion: f64,
}

/// Both laws, fitted to the same measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// Time as a power of the size.
    pub power: Curve,
    /// Time as an exponential of the size.
    pub exponential: Curve,
    /// How many measurements they are fitted to.
    pub points: usize,
    /// How many were left out, as they have no logarithm: not finite, zero or below.
    pub excluded: usize,
}

impl Growth {
    /// Fits both laws to pairs of size and time; nothing if fewer than three measurements can be used or all
    /// have the same size.
    ///
    /// ```
    /// use atisbo_lab::statistics::{Confidence, Growth, Law};
    ///
    /// let cubes: Vec<(f64, f64)> = [2.0, 4.0, 8.0, 16.0].map(|size: f64| (size, 0.1 * size.powi(3))).to_vec();
    /// let growth = Growth::fit(&cubes, Confidence::NINETY_FIVE).unwrap();
    /// assert_eq!(growth.better().law, Law::Power);
    /// assert!((growth.power.rate.value - 3.0).abs() < 1e-9);
    /// ```
    pub fn fit(measured: &[(f64, f64)], confidence: Confidence) -> Option<Self> {
        let has_logarithm = |value: f64| value > 0.0 && value.is_finite();
        let usable: Vec<(f64, f64)> = measured
            .iter()
            .copied()
            .filter(|&(size, time)| has_logarithm(size) && has_logarithm(time))
            .collect();
        let fit = |law| Curve::fit(law, &usable, confidence);
        Some(Growth {
            power: fit(Law::Power)?,
            exponential: fit(Law::Exponential)?,
            points: usable.len(),
            excluded: measured.len() - usable.len(),
        })
    }

    /// The law that describes the times better.
    pub fn better(&self) -> &Curve {
        if self.exponential.criterion < self.power.criterion {
            &self.exponential
        } else {
            &self.power
        }
    }
}

impl Curve {
    fn fit(law: Law, usable: &[(f64, f64)], confidence: Confidence) -> Option<Self> {
        let straight = |&(size, time): &(f64, f64)| match law {
            Law::Power => (size.ln(), time.ln()),
            Law::Exponential => (size, time.ln()),
        };
        let points: Vec<(f64, f64)> = usable.iter().map(straight).collect();
        let line = least_squares(&points, confidence)?;
        let count = line.points as f64;
        // Three parameters: factor, rate and the variance around them. A perfect fit would have the criterion
        // minus infinity; rounding noise must not decide between two such.
        let left = (line.residual / count).max(1e-30);
        Some(Curve {
            law,
            factor: line.intercept.exp(),
            rate: match law {
                Law::Power => line.slope,
                Law::Exponential => line.slope.map(f64::exp),
            },
            r_squared: line.r_squared,
            criterion: count * left.ln() + 6.0,
        })
    }

    /// The time that the law gives a size.
    pub fn at(&self, size: f64) -> f64 {
        match self.law {
            Law::Power => self.factor * size.powf(self.rate.value),
            Law::Exponential => self.factor * self.rate.value.powf(size),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_planets_obey_keplers_third_law() {
        // Mean distances (astronomical units) and periods (years): the exponent is 3/2.
        let planets = [
            (0.387, 0.241),
            (0.723, 0.615),
            (1.0, 1.0),
            (1.524, 1.881),
            (5.203, 11.86),
            (9.539, 29.46),
            (0.0, 3.0),
        ];
        let growth = Growth::fit(&planets, Confidence::NINETY_FIVE).unwrap();
        assert_eq!((growth.points, growth.excluded), (6, 1));
        assert_eq!(growth.better().law, Law::Power);
        let exponent = growth.power.rate;
        assert!((exponent.value - 1.5).abs() < 1e-3 && exponent.interval.contains(1.5));
        assert!(growth.power.r_squared > 0.99999);
    }

    #[test]
    fn doubling_is_recognised() {
        let doubling: Vec<(f64, f64)> = (1..12)
            .map(|size| (f64::from(size), 2f64.powi(size)))
            .collect();
        let growth = Growth::fit(&doubling, Confidence::NINETY_FIVE).unwrap();
        assert_eq!(growth.better().law, Law::Exponential);
        assert!((growth.better().rate.value - 2.0).abs() < 1e-9);
        assert!((growth.better().at(20.0) / 2f64.powi(20) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn too_few_measurements_have_no_law() {
        let none = [(1.0, 1.0), (2.0, 0.0), (3.0, f64::NAN), (4.0, 2.0)];
        assert_eq!(Growth::fit(&none, Confidence::NINETY_FIVE), None);
        assert_eq!(Growth::fit(&[(3.0, 1.0); 9], Confidence::NINETY_FIVE), None);
    }

    proptest! {
        #[test]
        fn the_interval_holds_the_rate(times in prop::collection::vec(1e-6..1e3_f64, 3..20)) {
            let measured: Vec<(f64, f64)> = (1..).map(f64::from).zip(times).collect();
            let growth = Growth::fit(&measured, Confidence::NINETY_FIVE).unwrap();
            for curve in [growth.power, growth.exponential] {
                prop_assert!(curve.rate.interval.contains(curve.rate.value));
            }
        }
    }
}
