//! Lines that carry a checksum: JSON with `"check"` as its last field, the CRC-32 of all that stands before it.
//!
//! It finds accidents: a flipped bit, a slip in an editor, a file cut and joined. Whoever changes a line on purpose can
//! write the checksum of the changed line behind it.

use super::error::Damage;
use serde::Serialize;
use serde::de::DeserializeOwned;

const BEFORE: &str = ",\"check\":\"";
const BEHIND: &str = "\"}";
const DIGITS: usize = 8;

/// A value as a line of JSON with its checksum, without the end of the line.
pub(super) fn seal(value: &impl Serialize) -> String {
    // Names, numbers and texts: nothing of a row is beyond JSON.
    let mut line = serde_json::to_string(value).unwrap_or_default();
    line.pop();
    let sum = crc32fast::hash(line.as_bytes());
    line + BEFORE + &format!("{sum:08x}") + BEHIND
}

/// The value of a line. Lines of older versions have no checksum; `must_be_sealed` refuses these.
pub(super) fn unseal<T: DeserializeOwned>(line: &[u8], must_be_sealed: bool) -> Result<T, Damage> {
    let read = |json: &[u8]| {
        let not_a_run = |error: serde_json::Error| {
            let column = error.column();
            Damage::NotARun { column }
        };
        serde_json::from_slice(json).map_err(not_a_run)
    };
    let Some((checked, sum)) = split(line) else {
        let value = read(line)?;
        return if must_be_sealed {
            Err(Damage::Unchecked)
        } else {
            Ok(value)
        };
    };
    if format!("{:08x}", crc32fast::hash(checked)).as_bytes() != sum {
        return Err(Damage::Changed);
    }
    read(&[checked, b"}"].concat())
}

/// What a line says, without the brace behind it, and its checksum; nothing if it has none.
fn split(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let inside = line.strip_suffix(BEHIND.as_bytes())?;
    let (before, sum) = inside.split_at_checked(inside.len().checked_sub(DIGITS)?)?;
    Some((before.strip_suffix(BEFORE.as_bytes())?, sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn any_flipped_bit_is_noticed_and_older_lines_are_read() {
        let value = json!({"run": 3, "success": true});
        let line = seal(&value);
        assert_eq!(line, r#"{"run":3,"success":true,"check":"c5af31ff"}"#);
        assert_eq!(unseal(line.as_bytes(), true), Ok(value.clone()));
        for bit in 0..8 * line.len() {
            let mut flipped = line.clone().into_bytes();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(unseal::<Value>(&flipped, true).is_err(), "bit {bit}");
        }
        let old = br#"{"run":3,"success":true}"#;
        assert_eq!(unseal(old, false), Ok(value));
        assert_eq!(unseal::<Value>(old, true), Err(Damage::Unchecked));
    }
}
