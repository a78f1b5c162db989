//! Files packed with gzip.

use super::error::ReadError;
use flate2::read::MultiGzDecoder;
use std::borrow::Cow;
use std::io::Read;

/// The most bytes that are read: a small gzip file may unpack to any size.
const MOST_BYTES: u64 = 1 << 30;

/// The bytes, unpacked if they begin like a gzip file.
pub(super) fn unpacked(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ReadError> {
    unpacked_up_to(bytes, MOST_BYTES)
}

fn unpacked_up_to(bytes: &[u8], most: u64) -> Result<Cow<'_, [u8]>, ReadError> {
    let unpacked = if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut unpacked = Vec::new();
        MultiGzDecoder::new(bytes)
            .take(most + 1)
            .read_to_end(&mut unpacked)
            .map_err(|error| ReadError::Gzip(error.to_string()))?;
        Cow::Owned(unpacked)
    } else {
        Cow::Borrowed(bytes)
    };
    if unpacked.len() as u64 > most {
        return Err(ReadError::TooLong { most });
    }
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn packed_and_plain_bytes_come_out_the_same() {
        assert_eq!(&*unpacked(b"network").unwrap(), b"network");
        assert_eq!(&*unpacked(&packed(b"network")).unwrap(), b"network");
    }

    #[test]
    fn unpacking_stops_at_the_limit() {
        let bomb = packed(&vec![0; 1 << 20]);
        assert_eq!(
            unpacked_up_to(&bomb, 1000),
            Err(ReadError::TooLong { most: 1000 })
        );
    }

    #[test]
    fn a_cut_gzip_file_is_an_error() {
        let bytes = packed(b"network unknown { }");
        let cut = &bytes[..bytes.len() - 9];
        assert!(matches!(unpacked(cut), Err(ReadError::Gzip(_))));
    }
}
