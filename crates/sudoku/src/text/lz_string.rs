//! lz-string's base 64: the compression of the links that Sudoku sites share.
//!
//! A dictionary coder in the family of Lempel and Ziv (1978). Codes grow by a bit whenever the
//! dictionary outgrows them; 0 and 1 announce a new character of 8 or 16 bits, 2 is the end. Text is
//! UTF-16, bits come lowest first.
//!
//! The crate `lz-str` does the same without a limit: 5 KB unpack to 8 MB, 60 KB to more than 1 GB. It also skips
//! characters that are not base 64, where a damaged link should be refused.

use rustc_hash::FxHashMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The codes that are no entries of the dictionary.
const NEW_BYTE: usize = 0;
const NEW_UNIT: usize = 1;
const END: usize = 2;
/// The first entry.
const FIRST: usize = 3;

/// The width of codes for the current number of entries.
#[derive(Clone, Copy)]
struct Width {
    bits: u32,
    /// How many more entries fit.
    room: usize,
}

impl Width {
    fn count(&mut self) {
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// Unpacks a text. `None` if it is damaged or more than this many UTF-16 units long.
pub(super) fn unpack(packed: &str, limit: usize) -> Option<String> {
    let mut bits = Bits {
        bytes: packed.trim_end_matches('=').as_bytes(),
        left: 0,
    };
    let mut text: Vec<u16> = Vec::new();
    // Every entry has stood in the text: where, and how long it is.
    let mut entries: Vec<(usize, usize)> = Vec::new();
    let mut width = Width { bits: 2, room: 1 };
    let mut last: Option<(usize, usize)> = None;
    loop {
        let start = text.len();
        let entry = match bits.take(width.bits)? {
            code @ (NEW_BYTE | NEW_UNIT) => {
                let unit = bits.take(if code == NEW_BYTE { 8 } else { 16 })?;
                text.push(unit as u16);
                entries.push((start, 1));
                width.count();
                (start, 1)
            }
            END => return String::from_utf16(&text).ok(),
            code => {
                let (from, length) = match entries.get(code - FIRST) {
                    Some(&entry) => entry,
                    // The entry that this very step makes: the last one and its own first unit.
                    None if code - FIRST == entries.len() => {
                        last.map(|(at, size)| (at, size + 1))?
                    }
                    None => return None,
                };
                if text.len() + length > limit {
                    return None;
                }
                for index in from..from + length {
                    text.push(text[index]);
                }
                (start, length)
            }
        };
        if text.len() > limit {
            return None;
        }
        // The last entry and what came after it.
        if let Some((at, size)) = last {
            entries.push((at, size + 1));
            width.count();
        }
        last = Some(entry);
    }
}

/// The bits of a packed text.
struct Bits<'a> {
    bytes: &'a [u8],
    /// How many of the first character's six are used up.
    left: u32,
}

impl Bits<'_> {
    /// A number of this many bits.
    fn take(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..count {
            let (&sign, rest) = self.bytes.split_first()?;
            let six = ALPHABET.iter().position(|&known| known == sign)?;
            number |= (six >> (5 - self.left) & 1) << bit;
            self.left += 1;
            if self.left == 6 {
                self.left = 0;
                self.bytes = rest;
            }
        }
        Some(number)
    }
}

/// Packs a text.
pub(super) fn pack(text: &str) -> String {
    let mut packer = Packer {
        packed: String::new(),
        six: 0,
        filled: 0,
        width: Width { bits: 2, room: 2 },
    };
    // An entry is an earlier one (or none) and a unit.
    let mut entries: FxHashMap<(Option<usize>, u16), usize> = FxHashMap::default();
    let mut is_new: FxHashMap<usize, u16> = FxHashMap::default();
    let mut code = FIRST;
    let mut last: Option<usize> = None;
    for unit in text.encode_utf16() {
        let alone = *entries.entry((None, unit)).or_insert_with(|| {
            is_new.insert(code, unit);
            code += 1;
            code - 1
        });
        last = match last {
            None => Some(alone),
            Some(entry) => {
                if let Some(&longer) = entries.get(&(Some(entry), unit)) {
                    Some(longer)
                } else {
                    packer.entry(entry, is_new.remove(&entry));
                    entries.insert((Some(entry), unit), code);
                    code += 1;
                    Some(alone)
                }
            }
        };
    }
    if let Some(entry) = last {
        packer.entry(entry, is_new.remove(&entry));
    }
    packer.bits(END, packer.width.bits);
    packer.finish()
}

/// Makes characters of bits.
struct Packer {
    packed: String,
    six: usize,
    filled: u32,
    width: Width,
}

impl Packer {
    /// An entry, as the unit it is if it comes for the first time.
    fn entry(&mut self, code: usize, unit: Option<u16>) {
        match unit {
            Some(unit) => {
                let (code, bits) = if unit < 256 {
                    (NEW_BYTE, 8)
                } else {
                    (NEW_UNIT, 16)
                };
                self.bits(code, self.width.bits);
                self.bits(usize::from(unit), bits);
                self.width.count();
            }
            None => self.bits(code, self.width.bits),
        }
        self.width.count();
    }

    fn bits(&mut self, number: usize, count: u32) {
        for bit in 0..count {
            self.six = self.six << 1 | (number >> bit & 1);
            self.filled += 1;
            if self.filled == 6 {
                self.packed.push(char::from(ALPHABET[self.six]));
                (self.six, self.filled) = (0, 0);
            }
        }
    }

    /// The last character is filled up even if it is full, and then four make a group.
    fn finish(mut self) -> String {
        self.bits(0, 6 - self.filled);
        while !self.packed.len().is_multiple_of(4) {
            self.packed.push('=');
        }
        self.packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const LIMIT: usize = 1 << 16;

    #[test]
    fn a_link_of_the_wild_is_unpacked_and_packed_the_same() {
        let link = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==";
        let text = unpack(link, LIMIT).unwrap();
        assert!(text.starts_with("{\"size\":3,\"grid\""), "{text}");
        assert_eq!(pack(&text), link);
    }

    #[test]
    fn a_bomb_is_not_unpacked() {
        let bomb = pack(&"a".repeat(1 << 20));
        assert!(bomb.len() < 8000);
        assert_eq!(unpack(&bomb, LIMIT), None);
        assert_eq!(unpack(&bomb, 1 << 20).map(|text| text.len()), Some(1 << 20));
    }

    #[test]
    fn a_cut_text_is_not_unpacked() {
        let packed = pack("{\"size\":9}");
        for end in 0..packed.trim_end_matches('=').len() - 1 {
            assert_eq!(unpack(&packed[..end], LIMIT), None, "{end}");
        }
    }

    proptest! {
        #[test]
        fn what_is_packed_is_unpacked(text in "(a|b|\\PC|[0-9,]{3}){0,200}") {
            prop_assert_eq!(unpack(&pack(&text), LIMIT), Some(text));
        }

        #[test]
        fn anything_may_be_unpacked(packed in "[A-Za-z0-9+/=]{0,300}") {
            let _ = unpack(&packed, LIMIT);
        }
    }
}
