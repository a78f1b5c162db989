//! Sizes and times as people write them: `500MB`, `2GB`, `30s`, `5m`.

use std::time::Duration;

/// A size in bytes: `500MB`, `2GB`, `4096`. Nothing where the text is none, or too large a one.
///
/// ```
/// use atisbo_base::quantity;
///
/// assert_eq!(quantity::bytes("2GB"), Some(2 << 30));
/// assert_eq!(quantity::bytes("4096"), Some(4096));
/// assert_eq!(quantity::bytes("two"), None);
/// assert_eq!(quantity::bytes("99999999999999GB"), None);
/// ```
pub fn bytes(text: &str) -> Option<u64> {
    let (number, unit) = number_and_unit(text);
    let factor = match unit.to_ascii_uppercase().as_str() {
        "" | "B" => 1,
        "KB" | "K" => 1 << 10,
        "MB" | "M" => 1 << 20,
        "GB" | "G" => 1 << 30,
        _ => return None,
    };
    number.parse::<u64>().ok()?.checked_mul(factor)
}

/// A time: `500ms`, `30s`, `5m`, `2h`, `2.5`. Nothing where the text is none, or too long a one.
///
/// ```
/// use atisbo_base::quantity;
/// use std::time::Duration;
///
/// assert_eq!(quantity::time("500ms"), Some(Duration::from_millis(500)));
/// assert_eq!(quantity::time("2.5"), Some(Duration::from_millis(2500)));
/// assert_eq!(quantity::time("soon"), None);
/// assert_eq!(quantity::time("1e400h"), None);
/// ```
pub fn time(text: &str) -> Option<Duration> {
    let (number, unit) = number_and_unit(text);
    let factor = match unit {
        "ms" => 1e-3,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    Duration::try_from_secs_f64(number.parse::<f64>().ok()? * factor).ok()
}

fn number_and_unit(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}
