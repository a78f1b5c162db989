//! Bits as text, six to a character (base64url, RFC 4648, section 5, without padding).

use super::error::IdError;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes bits, the first one as the highest of the first character; the last one is filled with 0.
pub(super) fn write(bits: impl Iterator<Item = bool>) -> String {
    let bits: Vec<bool> = bits.collect();
    let character = |six: &[bool]| {
        let set = six.iter().enumerate().filter(|&(_, &bit)| bit);
        let value: usize = set.map(|(place, _)| 32 >> place).sum();
        char::from(ALPHABET[value])
    };
    bits.chunks(6).map(character).collect()
}

/// Reads `len` bits.
pub(super) fn read(text: &str, len: usize) -> Result<Vec<bool>, IdError> {
    let mut bits = Vec::with_capacity(len);
    for found in text.chars() {
        let value = ALPHABET.iter().position(|&c| char::from(c) == found);
        let value = value.ok_or(IdError::Bits(found))?;
        bits.extend((0..6).map(|place| value & 32 >> place != 0));
        if bits.len() >= len + 6 {
            break;
        }
    }
    // What fills the last character stands for no cell.
    let filled = bits
        .get(len..)
        .is_some_and(|rest| rest.iter().all(|bit| !bit));
    if bits.len() != len.next_multiple_of(6) || !filled {
        return Err(IdError::Length {
            cells: len,
            characters: len.div_ceil(6),
        });
    }
    bits.truncate(len);
    Ok(bits)
}
