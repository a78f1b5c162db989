//! An axis: what it is called, how its values are spaced and written, and where each of them lies.

use super::ticks;
use atisbo_base::Numerals;

/// How values are spaced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal differences take equal space.
    #[default]
    Linear,
    /// Equal ratios take equal space; values of zero and below have no place.
    Logarithmic,
}

/// How values are written beside the axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// As numbers, in groups of three digits.
    #[default]
    Number,
    /// As whole numbers: there is nothing between them.
    Whole,
    /// Parts of 1 as percent.
    Percent,
    /// Seconds, as µs, ms or s.
    Seconds,
}

/// An axis as the caller wants it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// What it shows, with the unit if that is not seen from the numbers.
    pub title: String,
    /// How values are spaced.
    pub scale: Scale,
    /// How they are written.
    pub unit: Unit,
    /// The least and the greatest value; without them the axis shows all values.
    pub range: Option<(f64, f64)>,
    /// How its language writes numbers.
    pub numerals: Numerals,
}

/// An axis with its ends, ready to place values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    scale: Scale,
    unit: Unit,
    numerals: Numerals,
    low: f64,
    high: f64,
    most: f64,
}

/// A mark of an axis.
pub(super) struct Tick {
    pub(super) value: f64,
    /// Empty where the mark has no name.
    pub(super) name: String,
}

/// Values beyond this are not drawn: differences of them would not be finite.
const GREATEST: f64 = 1e290;

impl Axis {
    /// A logarithmic axis of seconds.
    pub fn seconds(title: impl Into<String>) -> Self {
        Axis {
            title: title.into(),
            scale: Scale::Logarithmic,
            unit: Unit::Seconds,
            ..Axis::default()
        }
    }

    /// An axis of parts of 1, from 0 to 100 %.
    pub fn rates(title: impl Into<String>) -> Self {
        Axis {
            title: title.into(),
            unit: Unit::Percent,
            range: Some((0.0, 1.0)),
            ..Axis::default()
        }
    }

    /// The same axis with numbers as a language writes them.
    #[must_use]
    pub fn written(self, numerals: Numerals) -> Self {
        Axis { numerals, ..self }
    }

    /// Whether a value has a place on such an axis.
    pub(super) fn shows(&self, value: f64) -> bool {
        value.abs() <= GREATEST && (self.scale == Scale::Linear || value >= 1.0 / GREATEST)
    }

    /// The axis over these values, with about this many named marks at most.
    pub(super) fn placed(&self, values: impl IntoIterator<Item = f64>, most: f64) -> Placed {
        let range = self
            .range
            .filter(|&(low, high)| low < high && self.shows(low) && self.shows(high));
        let (low, high) = range.unwrap_or_else(|| {
            let shown = values.into_iter().filter(|&value| self.shows(value));
            let ends = shown.fold(None, |ends: Option<(f64, f64)>, value| {
                let (low, high) = ends.unwrap_or((value, value));
                Some((low.min(value), high.max(value)))
            });
            match self.scale {
                Scale::Linear => linear_ends(ends, most),
                Scale::Logarithmic => logarithmic_ends(ends),
            }
        });
        Placed {
            scale: self.scale,
            unit: self.unit,
            numerals: self.numerals,
            low,
            high,
            most,
        }
    }
}

/// Ends at marks.
fn linear_ends(ends: Option<(f64, f64)>, most: f64) -> (f64, f64) {
    let (low, high) = ends.unwrap_or((0.0, 1.0));
    let size = low.abs().max(high.abs());
    // All but equal values would leave no digits to tell marks apart.
    let (low, high) = if high - low <= 1e-9 * size || size == 0.0 {
        let room = if size == 0.0 { 1.0 } else { 0.1 * size };
        (low - room, high + room)
    } else {
        (low, high)
    };
    let step = ticks::nice_step(high - low, most);
    let ends = (
        (low / step + 1e-9).floor() * step,
        (high / step - 1e-9).ceil() * step,
    );
    if ends.0 < ends.1 { ends } else { (low, high) }
}

/// Ends at powers of ten, or at 1, 2 or 5 times one where the values span little.
fn logarithmic_ends(ends: Option<(f64, f64)>) -> (f64, f64) {
    let (low, high) = ends.unwrap_or((1.0, 10.0));
    if high / low > 100.0 {
        return (
            10f64.powf((low.log10() + 1e-9).floor()),
            10f64.powf((high.log10() - 1e-9).ceil()),
        );
    }
    // One step of 1, 2, 5 is at most a factor of 2.5 away.
    let around = ticks::logarithmic(low / 2.6, low * 1.000_001, f64::INFINITY).named;
    let above = ticks::logarithmic(high * 0.999_999, high * 2.6, f64::INFINITY).named;
    let low = around.last().copied().unwrap_or(low / 2.0);
    let high = above.first().copied().unwrap_or(high * 2.0);
    if low < high {
        (low, high)
    } else {
        (low / 2.0, high * 2.0)
    }
}

impl Placed {
    /// Where a value lies, 0 at the lower end, 1 at the upper; values beyond an end lie at it.
    pub(super) fn place(&self, value: f64) -> f64 {
        let part = match self.scale {
            Scale::Linear => (value - self.low) / (self.high - self.low),
            Scale::Logarithmic => (value / self.low).ln() / (self.high / self.low).ln(),
        };
        if part.is_nan() {
            0.0
        } else {
            part.clamp(0.0, 1.0)
        }
    }

    /// Values at equal distances from end to end, this many steps apart.
    pub(super) fn steps(&self, count: u32) -> impl Iterator<Item = f64> {
        let Placed {
            scale, low, high, ..
        } = *self;
        (0..=count).map(move |step| {
            let part = f64::from(step) / f64::from(count);
            match scale {
                Scale::Linear => low + part * (high - low),
                Scale::Logarithmic => low * (high / low).powf(part),
            }
        })
    }

    /// The value from which bars rise: zero where the axis shows it.
    pub(super) fn base(&self) -> f64 {
        match self.scale {
            Scale::Linear => 0_f64.clamp(self.low, self.high),
            Scale::Logarithmic => self.low,
        }
    }

    /// Its marks, from the lower end to the upper.
    pub(super) fn ticks(&self) -> Vec<Tick> {
        let name = |value, step, largest| self.unit.name(value, step, largest, self.numerals);
        match self.scale {
            Scale::Linear => {
                let step = ticks::nice_step(self.high - self.low, self.most);
                let step = if self.unit == Unit::Whole {
                    step.max(1.0)
                } else {
                    step
                };
                let largest = self.low.abs().max(self.high.abs());
                ticks::linear(self.low, self.high, step)
                    .into_iter()
                    .map(|value| Tick {
                        value,
                        name: name(value, step, largest),
                    })
                    .collect()
            }
            Scale::Logarithmic => {
                let marks = ticks::logarithmic(self.low, self.high, self.most);
                let named = marks.named.into_iter().map(|value| Tick {
                    value,
                    name: name(value, value, value),
                });
                let between = marks.between.into_iter().map(|value| Tick {
                    value,
                    name: String::new(),
                });
                named.chain(between).collect()
            }
        }
    }
}

impl Unit {
    /// A value as it stands at an axis whose marks are `step` apart and reach up to `largest`.
    fn name(self, value: f64, step: f64, largest: f64, numerals: Numerals) -> String {
        let number = |value, step| number(value, step, numerals);
        match self {
            Unit::Number | Unit::Whole => number(value, step),
            Unit::Percent => format!("{} %", number(100.0 * value, 100.0 * step)),
            Unit::Seconds => {
                let (factor, unit) = if largest >= 1.0 {
                    (1.0, "s")
                } else if largest >= 1e-3 {
                    (1e3, "ms")
                } else if largest >= 1e-6 {
                    (1e6, "µs")
                } else {
                    (1e9, "ns")
                };
                format!("{} {unit}", number(factor * value, factor * step))
            }
        }
    }
}

/// A number with as many decimals as a step needs, in groups of three digits, very large and small ones as a
/// power of ten.
fn number(value: f64, step: f64, numerals: Numerals) -> String {
    let size = value.abs();
    if size != 0.0 && !(1e-5..1e7).contains(&size) {
        return numerals.write(&power_of_ten(value)).into_owned();
    }
    // Rounded, so that 0.30000000000000004 does not need 17 decimals.
    let decimals = (-(step * 1.000_001).log10().floor()).clamp(0.0, 6.0) as usize;
    let digits = format!("{size:.decimals$}");
    let sign = if value < 0.0 { "−" } else { "" };
    let digits = match numerals {
        Numerals::English => grouped(&digits).into(),
        Numerals::Spanish => numerals.write(&digits),
    };
    format!("{sign}{digits}")
}

/// Digits in groups of three.
fn grouped(digits: &str) -> String {
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = String::new();
    for (place, digit) in whole.chars().enumerate() {
        // A narrow blank; four digits need none.
        if place > 0 && whole.len() > 4 && (whole.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push('.');
        text.push_str(fraction);
    }
    text
}

fn power_of_ten(value: f64) -> String {
    let sign = if value < 0.0 { "−" } else { "" };
    let power = (value.abs() * 1.000_001).log10().floor();
    let factor = value.abs() / 10f64.powf(power);
    let raised: String = format!("{power}")
        .chars()
        .map(|digit| match digit {
            '0' => '⁰',
            '1' => '¹',
            '2' => '²',
            '3' => '³',
            '4'..='9' => char::from_u32('⁴' as u32 + digit as u32 - '4' as u32).unwrap_or(digit),
            _ => '⁻',
        })
        .collect();
    if (factor - 1.0).abs() < 1e-3 {
        format!("{sign}10{raised}")
    } else {
        let factor = (factor * 100.0).round() / 100.0;
        format!("{sign}{factor}·10{raised}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn names(axis: &Axis, values: &[f64]) -> Vec<String> {
        let placed = axis.placed(values.iter().copied(), 6.0);
        let ticks = placed.ticks().into_iter();
        ticks
            .map(|tick| tick.name)
            .filter(|name| !name.is_empty())
            .collect()
    }

    fn axis(scale: Scale, unit: Unit) -> Axis {
        Axis {
            scale,
            unit,
            ..Axis::default()
        }
    }

    #[test]
    fn marks_are_named_in_their_unit() {
        let parts = axis(Scale::Linear, Unit::Percent);
        assert_eq!(
            names(&parts, &[0.0, 0.93]),
            ["0 %", "20 %", "40 %", "60 %", "80 %", "100 %"]
        );
        let times = axis(Scale::Logarithmic, Unit::Seconds);
        assert_eq!(
            names(&times, &[2e-4, 0.7]),
            ["100 µs", "1 ms", "10 ms", "100 ms", "1 s"]
        );
        let times = axis(Scale::Linear, Unit::Seconds);
        assert_eq!(
            names(&times, &[0.0, 0.005]),
            ["0 ms", "1 ms", "2 ms", "3 ms", "4 ms", "5 ms"]
        );
        let counts = axis(Scale::Linear, Unit::Number);
        assert_eq!(
            names(&counts, &[0.0, 20_000.0]),
            [
                "0",
                "5000",
                "10\u{202f}000",
                "15\u{202f}000",
                "20\u{202f}000"
            ]
        );
        assert_eq!(
            names(&counts, &[-0.2, 0.2]),
            ["−0.2", "−0.1", "0.0", "0.1", "0.2"]
        );
        let powers = axis(Scale::Logarithmic, Unit::Number);
        assert_eq!(names(&powers, &[1.0, 1e9])[..2], ["1", "100"]);
        assert_eq!(names(&powers, &[1e8, 1e11])[0], "10⁸");
    }

    #[test]
    fn marks_are_written_as_the_language_does() {
        let spanish = |scale, unit| axis(scale, unit).written(Numerals::Spanish);
        let counts = spanish(Scale::Linear, Unit::Number);
        assert_eq!(
            names(&counts, &[0.0, 20_000.0]),
            ["0", "5.000", "10.000", "15.000", "20.000"]
        );
        assert_eq!(
            names(&counts, &[-0.2, 0.2]),
            ["−0,2", "−0,1", "0,0", "0,1", "0,2"]
        );
        let sides = spanish(Scale::Linear, Unit::Whole);
        assert_eq!(names(&sides, &[3.0, 5.0]), ["3", "4", "5"]);
        let parts = spanish(Scale::Linear, Unit::Percent);
        assert_eq!(names(&parts, &[0.0, 0.005])[1], "0,1 %");
    }

    #[test]
    fn nothing_and_one_value_have_an_axis_too() {
        for scale in [Scale::Linear, Scale::Logarithmic] {
            for values in [&[][..], &[3.0], &[f64::NAN], &[0.0], &[-5.0, f64::INFINITY]] {
                assert!(
                    names(&axis(scale, Unit::Number), values).len() >= 2,
                    "{scale:?} {values:?}"
                );
            }
        }
    }

    proptest! {
        #[test]
        fn every_value_has_its_place_in_order(
            values in prop::collection::vec(prop::num::f64::ANY, 1..20), logarithmic in any::<bool>(),
        ) {
            let scale = if logarithmic { Scale::Logarithmic } else { Scale::Linear };
            let axis = axis(scale, Unit::Seconds);
            let placed = axis.placed(values.iter().copied(), 6.0);
            let mut shown: Vec<f64> = values.into_iter().filter(|&value| axis.shows(value)).collect();
            shown.sort_unstable_by(f64::total_cmp);
            let places: Vec<f64> = shown.into_iter().map(|value| placed.place(value)).collect();
            prop_assert!(places.iter().all(|place| (0.0..=1.0).contains(place)));
            prop_assert!(places.is_sorted());
            prop_assert!(placed.ticks().len() <= 120);
        }
    }
}
