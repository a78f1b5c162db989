//! Numbers as people read them in tables, written as in English: a [`Document`](super::Document) of another language
//! writes those of its tables as that language does.

use crate::statistics::Estimate;

/// A time: `1.50 ms`, `12.3 s`, `4 min 5 s`.
///
/// ```
/// use atisbo_lab::report::figures;
///
/// assert_eq!(figures::seconds(0.0015), "1.50 ms");
/// assert_eq!(figures::seconds(245.0), "4 min 5 s");
/// assert_eq!(figures::seconds(f64::NAN), "–");
/// ```
pub fn seconds(seconds: f64) -> String {
    if !seconds.is_finite() || seconds < 0.0 {
        return "–".to_owned();
    }
    let (number, unit) = match seconds {
        s if s >= 120.0 => {
            let whole = s.round() as u64;
            return format!("{} min {} s", thousands(whole / 60), whole % 60);
        }
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (1e3 * s, "ms"),
        s if s >= 1e-6 || s == 0.0 => (1e6 * s, "µs"),
        s => (1e9 * s, "ns"),
    };
    let digits = match number {
        n if n >= 99.95 => 0,
        n if n >= 9.995 => 1,
        _ => 2,
    };
    format!("{number:.digits$} {unit}")
}

/// A part of 1 in percent, with its interval.
///
/// ```
/// use atisbo_lab::report::figures;
/// use atisbo_lab::statistics::{Confidence, proportion};
///
/// let rate = proportion(2, 5, Confidence::NINETY_FIVE);
/// assert_eq!(figures::percent(rate), "40.0 % (11.8–76.9 %)");
/// ```
pub fn percent(estimate: Option<Estimate>) -> String {
    let estimate = estimate.map(|estimate| estimate.map(|part| 100.0 * part));
    // As many digits as the interval is worth.
    let is_narrow = estimate.is_some_and(|estimate| estimate.interval.width() < 1.0);
    let digits = if is_narrow { 2 } else { 1 };
    let text = between(estimate, |part| format!("{part:.digits$}"));
    text.replacen(" (", " % (", 1).replace(')', " %)")
}

/// A value with its interval, all of them as `figure` writes them: `2.3 (1.9–2.8)`.
///
/// ```
/// use atisbo_lab::report::figures;
/// use atisbo_lab::statistics::{Estimate, Interval};
///
/// let estimate = Estimate { value: 2.0, interval: Interval::around(2.0, 0.5) };
/// assert_eq!(figures::between(Some(estimate), figures::times), "2.0x (1.5x–2.5x)");
/// assert_eq!(figures::between(None, figures::times), "–");
/// ```
pub fn between(estimate: Option<Estimate>, figure: impl Fn(f64) -> String) -> String {
    let Some(Estimate { value, interval }) = estimate else {
        return "–".to_owned();
    };
    let [value, low, high] = [value, interval.low, interval.high].map(figure);
    format!("{value} ({low}–{high})")
}

/// A difference of parts of 1 in percentage points, with its interval: `+1.2 (-0.3..+2.7)`.
pub fn points(estimate: Option<Estimate>) -> String {
    let Some(estimate) = estimate else {
        return "–".to_owned();
    };
    let Estimate { value, interval } = estimate.map(|part| 100.0 * part);
    format!("{value:+.2} ({:+.2}..{:+.2})", interval.low, interval.high)
}

/// How many times as much, to two digits: more would be noise.
///
/// ```
/// use atisbo_lab::report::figures;
///
/// assert_eq!(figures::times(123_456.0), "120,000x");
/// assert_eq!(figures::times(2.345), "2.3x");
/// assert_eq!(figures::times(0.0123), "0.012x");
/// assert_eq!(figures::times(f64::NAN), "–");
/// ```
pub fn times(ratio: f64) -> String {
    if !ratio.is_finite() || ratio <= 0.0 {
        return "–".to_owned();
    }
    let step = ratio.log10().floor() - 1.0;
    if step < 0.0 {
        let digits = (-step).min(12.0) as usize;
        return format!("{ratio:.digits$}x");
    }
    let step = 10f64.powf(step);
    format!("{}x", thousands(((ratio / step).round() * step) as u64))
}

/// A mean of counts: whole where it is large.
pub fn count(value: f64) -> String {
    match value {
        v if !v.is_finite() => "–".to_owned(),
        v if v >= 100.0 => thousands(v.round() as u64),
        v => format!("{v:.2}"),
    }
}

/// A whole number in groups of three digits.
///
/// ```
/// use atisbo_lab::report::figures;
///
/// assert_eq!(figures::thousands(1_234_567), "1,234,567");
/// ```
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A chance: `0.031`, or `< 0.001`.
pub fn chance(p: f64) -> String {
    if p < 0.001 {
        "< 0.001".to_owned()
    } else {
        format!("{p:.3}")
    }
}
