//! Bits as text: six to a sign of the base 64 that addresses allow (RFC 4648, section 5).

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn six(sign: char) -> Option<u8> {
    let six = SIGNS.iter().position(|&known| char::from(known) == sign);
    six.map(|six| six as u8)
}

/// Six bits to a sign, the lowest first.
pub(super) fn low_first(text: &str) -> Option<Vec<bool>> {
    let mut bits = Vec::with_capacity(text.len() * 6);
    for sign in text.chars() {
        let six = six(sign)?;
        bits.extend((0..6).map(|bit| six >> bit & 1 == 1));
    }
    Some(bits)
}

/// The same as text, without the signs at the end that hold no set bit.
pub(super) fn to_low_first(bits: impl IntoIterator<Item = bool>) -> String {
    let bits: Vec<bool> = bits.into_iter().collect();
    let six = |bits: &[bool]| {
        bits.iter()
            .rev()
            .fold(0, |six, &bit| six << 1 | usize::from(bit))
    };
    let signs: String = bits
        .chunks(6)
        .map(|bits| char::from(SIGNS[six(bits)]))
        .collect();
    signs.trim_end_matches('A').to_owned()
}

/// Bytes in base 64, without padding.
pub(super) fn bytes(text: &str) -> Option<Vec<u8>> {
    let (mut word, mut held) = (0_u32, 0);
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for sign in text.trim_end_matches('=').chars() {
        word = (word << 6 | u32::from(six(sign)?)) & 0xffff;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((word >> held) as u8);
        }
    }
    Some(bytes)
}

/// The same as text.
pub(super) fn to_text(bytes: &[u8]) -> String {
    let sextets = bytes.chunks(3).flat_map(|three| {
        let word = three
            .iter()
            .fold(0_u32, |word, &byte| word << 8 | u32::from(byte));
        let word = word << (8 * (3 - three.len()));
        (0..=three.len()).map(move |at| word >> (18 - 6 * at) & 63)
    });
    sextets.map(|six| char::from(SIGNS[six as usize])).collect()
}

/// Reads numbers of any width, the highest bit first.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        BitReader { bytes, at: 0 }
    }

    /// How many bits are left.
    pub(super) fn left(&self) -> usize {
        self.bytes.len() * 8 - self.at
    }

    /// The next number of this many bits, if they are there.
    pub(super) fn read(&mut self, width: usize) -> Option<usize> {
        if width > self.left() {
            return None;
        }
        let number = (self.at..self.at + width).fold(0, |number, at| {
            number << 1 | usize::from(self.bytes[at / 8] >> (7 - at % 8) & 1)
        });
        self.at += width;
        Some(number)
    }
}

/// Writes numbers of any width, the highest bit first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    free: usize,
}

impl BitWriter {
    pub(super) fn write(&mut self, number: usize, width: usize) {
        for bit in (0..width).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_texts_are_known() {
        assert_eq!(to_text(b"Sudoku"), "U3Vkb2t1");
        assert_eq!(bytes("U3Vkb2s").as_deref(), Some(&b"Sudok"[..]));
        assert_eq!(bytes("~"), None);
    }

    proptest! {
        #[test]
        fn bytes_come_back(original: Vec<u8>) {
            prop_assert_eq!(bytes(&to_text(&original)), Some(original));
        }

        #[test]
        fn bits_come_back(original: Vec<bool>) {
            let read = low_first(&to_low_first(original.iter().copied())).unwrap();
            let set = |bits: &[bool]| bits.iter().enumerate().filter(|(_, bit)| **bit).map(|(at, _)| at).collect::<Vec<_>>();
            prop_assert_eq!(set(&read), set(&original));
        }

        #[test]
        fn numbers_come_back(numbers in prop::collection::vec((0_usize..1 << 16, 16_usize..20), 0..40)) {
            let mut writer = BitWriter::default();
            for &(number, width) in &numbers {
                writer.write(number, width);
            }
            let bytes = writer.into_bytes();
            let mut reader = BitReader::new(&bytes);
            for (number, width) in numbers {
                prop_assert_eq!(reader.read(width), Some(number));
            }
        }
    }
}
