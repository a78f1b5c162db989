//! What the tests of Watch share: a page that can be asked about itself from within.

use crate::page::{Page, open};
use serde_json::{Value, json};

/// The functions that are asked, as `watching` in the page.
const FUNCTIONS: &str = include_str!("watching.js");

/// The size of a usual laptop.
pub(crate) const LAPTOP: (u32, u32) = (1366, 768);

/// A page on Watch in a laptop's window, with the functions.
pub(crate) fn watched(path: &str) -> Page {
    let page = open(path);
    page.resize(LAPTOP);
    page.find("trace-player");
    page.run(&format!("{FUNCTIONS}; return 0"), &[]);
    page
}

/// What the functions give back; they must not fail.
pub(crate) fn asked(page: &Page, body: &str) -> Value {
    let found = page.run_async(&format!(
        "const done = arguments[0];
        (async () => {{ {body} }})().then(done, (error) => done({{ failed: String(error.stack ?? error) }}))"
    ));
    assert!(found["failed"].is_null(), "{body}: {}", found["failed"]);
    found
}

/// Goes to an address and waits for its run; gives back how many steps it has.
pub(crate) fn go(page: &Page, hash: &str) -> u64 {
    let length = asked(page, &format!("return watching.go({})", json!(hash)));
    length.as_u64().expect("a length")
}

/// The address of an example.
pub(crate) fn example(page: &Page, id: &str) -> String {
    let examples = asked(page, "return watching.examples()");
    let mut all = examples.as_array().expect("examples").iter();
    let found = all.find(|one| one["id"] == id).expect(id);
    found["hash"].as_str().expect("an address").to_owned()
}

pub(crate) fn seek(page: &Page, clock: u64) {
    page.run(
        "document.querySelector('trace-player').seek(arguments[0]); return 0",
        &[clock.into()],
    );
}

/// Where the player is.
pub(crate) fn clock(page: &Page) -> u64 {
    let clock = page.run("return document.querySelector('trace-player').clock", &[]);
    clock.as_u64().expect("a clock")
}

/// Waits until the player is there.
pub(crate) fn until_clock(page: &Page, clock: u64) {
    page.until(&format!(
        "document.querySelector('trace-player').clock === {clock} && document.querySelector('[data-testid=trace-slider]').value === '{clock}'"
    ));
}

/// The sentence of the present step.
pub(crate) fn reason(page: &Page) -> String {
    page.text("[data-testid=trace-reason]")
}

/// A text as an address has it.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'.' | b'-' | b'_' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
