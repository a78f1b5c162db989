//! The files of the page: read from the folder `static` in debug builds, embedded in the program in release
//! builds.

use crate::compress;
use crate::error::Refusal;
use crate::guard::text;
use axum::body::Bytes;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{LazyLock, Mutex, PoisonError};

#[derive(RustEmbed)]
#[folder = "static/"]
struct Files;

/// The file at an address.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Result<Response, Refusal> {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    embedded(path, &headers)
}

/// The `OpenAPI` description of requests and answers.
pub(crate) async fn description(headers: HeaderMap) -> Result<Response, Refusal> {
    embedded("openapi.json", &headers)
}

fn embedded(path: &str, headers: &HeaderMap) -> Result<Response, Refusal> {
    let kind = kind(path).ok_or(Refusal::NoSuchPath)?;
    let content = content(path).ok_or(Refusal::NoSuchPath)?;
    Ok(sent(content.into(), kind, headers))
}

/// What is in a file.
pub(crate) fn content(path: &str) -> Option<Vec<u8>> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    if !path.chars().all(is_plain) || path.contains("..") {
        return None;
    }
    Files::get(path).map(|file| file.data.into_owned())
}

/// The media type of a file, from its extension.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ts" | "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

/// A response with an `ETag`: the client revalidates each time and gets the body only if it changed.
pub(crate) fn sent(bytes: Bytes, kind: &'static str, headers: &HeaderMap) -> Response {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let hash = hasher.finish();
    let tag = format!("\"{hash:016x}\"");
    let steady = [
        (ETAG, tag.as_str()),
        (CACHE_CONTROL, "no-cache"),
        (VARY, "accept-encoding"),
    ];
    let known = text(headers, &IF_NONE_MATCH);
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, steady).into_response();
    }
    let is_packed = kind.starts_with("image/png") || kind.starts_with("font/");
    if !is_packed
        && compress::is_welcome(headers)
        && let Some(packed) = packed(hash, &bytes)
    {
        let packing = [(CONTENT_TYPE, kind), (CONTENT_ENCODING, "gzip")];
        return (steady, packing, packed).into_response();
    }
    (steady, [(CONTENT_TYPE, kind)], bytes).into_response()
}

/// The same compressed. It is cached: there are few files and they are requested often.
fn packed(hash: u64, bytes: &Bytes) -> Option<Bytes> {
    static PACKED: LazyLock<Mutex<HashMap<u64, Bytes>>> = LazyLock::new(Mutex::default);
    let mut kept = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(packed) = kept.get(&hash) {
        return Some(packed.clone());
    }
    let packed: Bytes = compress::gzip(bytes).ok()?.into();
    kept.insert(hash, packed.clone());
    Some(packed)
}
