//! Where an axis is marked: at multiples of 1, 2 or 5 times a power of ten, or at such values themselves on a
//! logarithmic axis.

/// How far apart marks stand so that at most this many fit into a length: 1, 2 or 5 times a power of ten.
pub(super) fn nice_step(length: f64, most: f64) -> f64 {
    let rough = length / most;
    let power = 10f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0]
        .into_iter()
        .find(|factor| factor * power >= rough * (1.0 - 1e-9));
    factor.unwrap_or(10.0) * power
}

/// The multiples of a step between two values.
pub(super) fn linear(low: f64, high: f64, step: f64) -> Vec<f64> {
    let first = (low / step - 1e-9).ceil();
    let last = (high / step + 1e-9).floor();
    (0..=(last - first).clamp(-1.0, 100.0) as i64)
        .map(|index| (first + index as f64) * step)
        .collect()
}

/// Marks of a logarithmic axis: those with a name, and those between them.
pub(super) struct Logarithmic {
    pub(super) named: Vec<f64>,
    pub(super) between: Vec<f64>,
}

/// The marks between two positive values, of which at most about this many have names.
pub(super) fn logarithmic(low: f64, high: f64, most: f64) -> Logarithmic {
    let inside = |value: &f64| *value >= low * (1.0 - 1e-9) && *value <= high * (1.0 + 1e-9);
    let (first, last) = (low.log10().floor() as i32, high.log10().ceil() as i32);
    let decades = f64::from(last - first);
    let of_decades = |factors: &'static [f64]| {
        let values = (first..=last)
            .flat_map(move |power| factors.iter().map(move |factor| decimal(*factor, power)));
        values.filter(inside).collect::<Vec<f64>>()
    };
    if decades <= 2.0 {
        return Logarithmic {
            named: of_decades(&[1.0, 2.0, 5.0]),
            between: of_decades(&[3.0, 4.0, 6.0, 7.0, 8.0, 9.0]),
        };
    }
    if decades <= most {
        return Logarithmic {
            named: of_decades(&[1.0]),
            between: of_decades(&[2.0, 5.0]),
        };
    }
    let every = nice_step(decades, most).max(1.0) as i32;
    let powers = |wanted: bool| {
        let powers = (first..=last).filter(move |power| (power.rem_euclid(every) == 0) == wanted);
        powers
            .map(|power| decimal(1.0, power))
            .filter(inside)
            .collect()
    };
    Logarithmic {
        named: powers(true),
        // So many that they would only blacken the axis.
        between: if decades > 40.0 {
            Vec::new()
        } else {
            powers(false)
        },
    }
}

/// A factor times a power of ten, free of the noise that a negative power brings.
fn decimal(factor: f64, power: i32) -> f64 {
    if power < 0 {
        factor / 10f64.powi(-power)
    } else {
        factor * 10f64.powi(power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn steps_are_one_two_or_five() {
        for (length, step) in [
            (1.0, 0.2),
            (10.0, 2.0),
            (13.0, 5.0),
            (28.0, 5.0),
            (0.003, 0.0005),
        ] {
            assert!(
                (nice_step(length, 6.0) - step).abs() < 1e-12 * step,
                "{length}"
            );
        }
        assert_eq!(linear(0.0, 1.0, 0.5), [0.0, 0.5, 1.0]);
    }

    #[test]
    fn a_short_logarithmic_axis_names_more_than_powers() {
        assert_eq!(
            logarithmic(1.0, 50.0, 7.0).named,
            [1.0, 2.0, 5.0, 10.0, 20.0, 50.0]
        );
        assert_eq!(logarithmic(1e-3, 1.0, 7.0).named, [0.001, 0.01, 0.1, 1.0]);
    }

    proptest! {
        #[test]
        fn marks_lie_between_the_ends_and_are_few(low in -250.0..250.0_f64, decades in 0.1..250.0_f64) {
            let (low, high) = (10f64.powf(low), 10f64.powf((low + decades).min(300.0)));
            prop_assume!(high > low);
            let Logarithmic { named, .. } = logarithmic(low, high, 7.0);
            prop_assert!(named.len() <= 12, "{named:?}");
            prop_assert!(named.iter().all(|value| *value >= low * 0.999 && *value <= high * 1.001));
            let marks = linear(low, high, nice_step(high - low, 6.0));
            prop_assert!(!marks.is_empty() && marks.len() <= 8, "{marks:?}");
        }
    }
}
