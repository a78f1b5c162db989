//! What is written about the door is what the door takes: the `OpenAPI` description that the server gives,
//! the types that the page is checked with and those of the Python package are made of the Rust types.
//! `cargo xtask api` writes them anew.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod examples;
mod names;
mod openapi;
mod python;
mod schema;
mod typescript;
mod verbs;

use names::Definitions;
use std::path::Path;
use verbs::Verb;

/// The verbs and all types that occur in them.
struct Described {
    verbs: Vec<Verb>,
    definitions: Definitions,
}

fn described() -> Described {
    let mut definitions = Definitions::default();
    let verbs = verbs::all(&mut definitions);
    Described { verbs, definitions }
}

/// Compares a file with what it should be, or writes it.
fn check(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("ATISBO_WRITE").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "{} is not up to date; run: cargo xtask api",
        path.display()
    );
}

#[test]
fn the_openapi_description_is_up_to_date() {
    check("static/openapi.json", &openapi::write(&described()));
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    check("static/api.d.ts", &typescript::write(&described()));
}

#[test]
fn the_types_of_the_python_package_are_up_to_date() {
    check("../../python/atisbo/types.py", &python::write(&described()));
}
