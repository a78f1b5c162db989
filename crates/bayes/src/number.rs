//! The numbers a table may hold: probabilities, and the complex weights of a rank-one decomposition.

use num_complex::Complex64;
use std::fmt::Debug;
use std::ops::{Add, AddAssign, Mul, MulAssign};

/// A number that tables are made of.
pub trait Number:
    Copy
    + Debug
    + PartialEq
    + Send
    + Sync
    + Add<Output = Self>
    + AddAssign
    + Mul<Output = Self>
    + MulAssign
    + From<f64>
    + 'static
{
    /// Nothing.
    const ZERO: Self;
    /// The number that changes no product.
    const ONE: Self;

    /// Its distance from zero.
    fn magnitude(self) -> f64;

    /// Its real part.
    fn real(self) -> f64;

    /// The larger of two, by real part: for most probable explanations.
    #[must_use]
    fn max(self, other: Self) -> Self;

    /// The point of the unit circle after this part of a turn from one; none among real numbers.
    fn on_unit_circle(turn: f64) -> Option<Self>;
}

impl Number for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;

    #[inline]
    fn magnitude(self) -> f64 {
        self.abs()
    }

    #[inline]
    fn real(self) -> f64 {
        self
    }

    #[inline]
    fn max(self, other: Self) -> Self {
        // `f64::max` looks for NaN, which tables never hold, and so is slower.
        if self < other { other } else { self }
    }

    fn on_unit_circle(_turn: f64) -> Option<Self> {
        None
    }
}

impl Number for Complex64 {
    const ZERO: Self = Complex64::new(0.0, 0.0);
    const ONE: Self = Complex64::new(1.0, 0.0);

    #[inline]
    fn magnitude(self) -> f64 {
        // The larger part is within a factor of 1.5 of the modulus, which is all that rescaling asks.
        self.re.abs().max(self.im.abs())
    }

    #[inline]
    fn real(self) -> f64 {
        self.re
    }

    #[inline]
    fn max(self, other: Self) -> Self {
        if self.re < other.re { other } else { self }
    }

    fn on_unit_circle(turn: f64) -> Option<Self> {
        Some(Complex64::cis(turn * std::f64::consts::TAU))
    }
}
