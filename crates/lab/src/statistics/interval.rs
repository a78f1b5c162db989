//! A value with the range that its uncertainty leaves, and how sure that range is.

use super::normal;

/// How sure an interval is: the part of all experiments whose interval holds the true value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Confidence(f64);

impl Confidence {
    /// 95 of 100, the custom of most fields.
    pub const NINETY_FIVE: Confidence = Confidence(0.95);

    /// A part between 0 and 1, both excluded.
    ///
    /// ```
    /// use atisbo_lab::statistics::Confidence;
    ///
    /// assert_eq!(Confidence::new(0.95), Some(Confidence::NINETY_FIVE));
    /// assert_eq!(Confidence::new(95.0), None);
    /// ```
    pub fn new(part: f64) -> Option<Self> {
        (part > 0.0 && part < 1.0).then_some(Confidence(part))
    }

    /// The part, between 0 and 1.
    pub fn part(self) -> f64 {
        self.0
    }

    /// The chance that is left on each side.
    pub fn tail(self) -> f64 {
        0.5 * (1.0 - self.0)
    }

    /// How many standard deviations of a normal value reach to each side.
    pub fn deviations(self) -> f64 {
        -normal::quantile(self.tail())
    }
}

impl Default for Confidence {
    fn default() -> Self {
        Confidence::NINETY_FIVE
    }
}

/// A range of values, both ends included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Interval {
    /// The range that reaches equally far to both sides.
    pub fn around(centre: f64, half: f64) -> Self {
        Interval {
            low: centre - half,
            high: centre + half,
        }
    }

    /// Whether a value is inside.
    pub fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// How wide it is.
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// The range in another unit; a function that falls turns it around.
    #[must_use]
    pub fn map(self, unit: impl Fn(f64) -> f64) -> Self {
        let (one, other) = (unit(self.low), unit(self.high));
        Interval {
            low: one.min(other),
            high: one.max(other),
        }
    }
}

/// A value and the interval around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What the data say.
    pub value: f64,
    /// Where the truth may be.
    pub interval: Interval,
}

impl Estimate {
    /// The estimate in another unit, for example 100 times as much for percent.
    #[must_use]
    pub fn map(self, unit: impl Fn(f64) -> f64) -> Self {
        Estimate {
            value: unit(self.value),
            interval: self.interval.map(unit),
        }
    }
}
