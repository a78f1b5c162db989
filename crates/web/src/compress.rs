//! Gzip for clients that accept it.

use crate::guard::text;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};

/// Whether the client accepts gzip.
pub(crate) fn is_welcome(headers: &HeaderMap) -> bool {
    let mut codings = text(headers, &ACCEPT_ENCODING)
        .into_iter()
        .flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        name.trim().eq_ignore_ascii_case("gzip") && weight.trim() != "q=0"
    })
}

/// The bytes in gzip's format.
pub(crate) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}
