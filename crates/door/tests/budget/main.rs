//! The contract of every verb: whatever is asked, it looks at its budget often, stops when it is told to, takes no more
//! memory than it may, and says which limit it hit.
//!
//! Nothing here reads a clock to judge: work is counted in steps between two looks at the budget and in bytes allocated.
//! The tests are a program of their own, because the allocator counts for the whole process.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

mod allocator;
mod hostile;

use allocator::Since;
use atisbo_api::text::{self, Lang};
use atisbo_base::{Budget, Stop, Watch};
use atisbo_door::TABLE;
use serde_json::Value;
use std::fmt;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

const MEGABYTE: u64 = 1 << 20;

/// How often work may look at its budget after it was told to stop: each of its threads and parts once.
const LOOKS_TO_STOP: u64 = 100;

/// The most steps between two looks.
const STEPS_BETWEEN_LOOKS: u64 = 1 << 22;

/// What a verb may hold for reading its request and writing its answer, whatever its limit on memory.
const BYTES_BESIDE_THE_LIMIT: u64 = 64 * MEGABYTE;

/// What a verb may allocate before its first look, and then between two looks.
const BYTES_TO_BEGIN: u64 = 128 * MEGABYTE;
const BYTES_BETWEEN_LOOKS: u64 = 64 * MEGABYTE;

/// Work that holds more than this, or has not ended after this long, is given up, so that the test ends: the only use of a
/// clock, and far from what any request takes.
const RUNAWAY_BYTES: u64 = 1024 * MEGABYTE;
const RUNAWAY_TIME: Duration = Duration::from_secs(600);

/// A tiny limit.
#[derive(Clone, Copy, Debug)]
enum Limit {
    /// Cancelled when the budget is looked at for the nth time; 0 is before the work begins.
    CancelledAt(u64),
    Nodes(u64),
    Bytes(u64),
    NoTime,
}

/// The games and methods, each with a test of its own.
const GAMES: [&str; 8] = [
    "ohno",
    "sudoku",
    "minesweeper",
    "bayes",
    "logic",
    "lab",
    "class",
    "rules",
];

/// The limits that every change is tested with.
const FEW: [Limit; 4] = [
    Limit::CancelledAt(0),
    Limit::CancelledAt(4),
    Limit::Nodes(1),
    Limit::Bytes(MEGABYTE),
];

/// Those of the wide tests.
const MANY: [Limit; 10] = [
    Limit::CancelledAt(0),
    Limit::CancelledAt(1),
    Limit::CancelledAt(2),
    Limit::CancelledAt(3),
    Limit::CancelledAt(4),
    Limit::CancelledAt(30),
    Limit::Nodes(1),
    Limit::Nodes(100),
    Limit::Bytes(MEGABYTE),
    Limit::NoTime,
];

/// Work that is under another limit is cancelled too, here: nothing may run for long.
const LAST_LOOK: u64 = 4;

impl Limit {
    fn budget(self) -> (Budget, Arc<Watch>, u64) {
        let budget = Budget::unlimited();
        let (budget, cancel_at) = match self {
            Limit::CancelledAt(look) => (budget, look),
            Limit::Nodes(nodes) => (budget.nodes(nodes), LAST_LOOK),
            Limit::Bytes(bytes) => (budget.bytes(bytes), LAST_LOOK),
            Limit::NoTime => (budget.time(Duration::ZERO), LAST_LOOK),
        };
        let watch = Watch::cancelling_at(cancel_at);
        (budget.watched(&watch), watch, cancel_at)
    }
}

/// What was seen of one request under one limit.
struct Seen {
    looks: u64,
    cancel_at: u64,
    most_steps: u64,
    stops: Vec<Stop>,
    peak: u64,
    taken: u64,
    /// The answer, or why there is none.
    said: Result<String, String>,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said: String = format!("{:?}", self.said).chars().take(200).collect();
        write!(
            f,
            "{} looks, cancelled at {}, {} steps between two, stops {:?}, peak {:.1} MB, taken {:.1} MB: {said}",
            self.looks,
            self.cancel_at,
            self.most_steps,
            self.stops,
            self.peak as f64 / MEGABYTE as f64,
            self.taken as f64 / MEGABYTE as f64,
        )
    }
}

const PANICKED: &str = "it panicked";

/// One game at a time: the allocator counts for all threads.
static ALONE: Mutex<()> = Mutex::new(());

/// Asks in a thread of its own; none if the work ran away.
fn measure(request: &[u8], limit: Limit) -> Option<Seen> {
    let (budget, watch, cancel_at) = limit.budget();
    let request = request.to_vec();
    let since = Since::now();
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let question = TABLE.read(&request).expect("a request that is understood");
        let said = match question.ask(&(), &budget) {
            Ok(reply) => Ok(String::from_utf8(reply.json).expect("JSON is text")),
            Err(error) => Err(error.in_lang(Lang::En)),
        };
        _ = sender.send(said);
    });
    let moment = Duration::from_millis(100);
    let mut waited = Duration::ZERO;
    let said = loop {
        match receiver.recv_timeout(moment) {
            Ok(said) => break said,
            Err(RecvTimeoutError::Disconnected) => break Err(PANICKED.to_owned()),
            Err(RecvTimeoutError::Timeout) => waited += moment,
        }
        if waited > RUNAWAY_TIME || since.peak() > RUNAWAY_BYTES {
            return None;
        }
    };
    Some(Seen {
        looks: watch.looks(),
        cancel_at,
        most_steps: watch.most_steps(),
        stops: watch.stops(),
        peak: since.peak(),
        taken: since.taken(),
        said,
    })
}

/// Whether an answer or an error says that this limit was hit.
fn says(said: &Result<String, String>, stop: Stop) -> bool {
    fn any(value: &Value, name: &str) -> bool {
        match value {
            Value::String(text) => text == name,
            Value::Array(items) => items.iter().any(|item| any(item, name)),
            Value::Object(fields) => fields.values().any(|field| any(field, name)),
            _ => false,
        }
    }
    let name = serde_json::to_value(stop).unwrap();
    match said {
        Ok(json) => any(&serde_json::from_str(json).unwrap(), name.as_str().unwrap()),
        Err(reason) => reason.contains(&text::stop(stop).to(Lang::En)) || is_too_large(reason),
    }
}

/// Whether an answer is refused for its size. It need not say then what else it hit.
fn is_too_large(reason: &str) -> bool {
    reason.contains("ask for less")
}

/// What is wrong with it, if anything.
fn fault(seen: &Seen, limit: Limit) -> Option<&'static str> {
    if seen.said.as_ref().is_err_and(|reason| reason == PANICKED) {
        return Some(PANICKED);
    }
    if seen.looks > seen.cancel_at + LOOKS_TO_STOP {
        return Some("it goes on after it was told to stop");
    }
    if seen.most_steps > STEPS_BETWEEN_LOOKS {
        return Some("too many steps between two looks at the budget");
    }
    if seen.taken > BYTES_TO_BEGIN + seen.looks.min(seen.cancel_at) * BYTES_BETWEEN_LOOKS {
        return Some("too much work between two looks at the budget");
    }
    if let Limit::Bytes(bytes) = limit
        && seen.peak > BYTES_BESIDE_THE_LIMIT + bytes
    {
        return Some("more memory than the limit");
    }
    if !seen.stops.is_empty() && !seen.stops.iter().any(|&stop| says(&seen.said, stop)) {
        return Some("it does not say which limit it hit");
    }
    None
}

fn assert_kept(game: &str, limits: &[Limit]) {
    let faults = faults(game, limits);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Asks all hostile requests of a game under all limits: what is wrong.
fn faults(game: &str, limits: &[Limit]) -> Vec<String> {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut faults = Vec::new();
    for entry in TABLE.verbs().filter(|entry| entry.game == game) {
        let requests = hostile::requests(game, entry.verb);
        assert!(
            !requests.is_empty(),
            "{game} {}: write hostile requests for it",
            entry.verb
        );
        let mut is_understood = false;
        for mut request in requests {
            request["game"] = game.into();
            request["verb"] = entry.verb.into();
            let request = request.to_string();
            let shown: String = request.chars().take(160).collect();
            let shown = format!("{game} {} {shown}", entry.verb);
            for &limit in limits {
                let Some(seen) = measure(request.as_bytes(), limit) else {
                    faults.push(format!("{limit:?} {shown}: it ran away"));
                    // It still runs and would spoil every measurement after this one.
                    panic!("{}", faults.join("\n"));
                };
                is_understood |= seen.said.is_ok() || !seen.stops.is_empty();
                if let Some(fault) = fault(&seen, limit) {
                    faults.push(format!("{limit:?} {shown}: {fault}: {seen}"));
                }
            }
        }
        if !is_understood {
            faults.push(format!("{game} {}: no request was understood", entry.verb));
        }
    }
    faults
}

#[test]
fn ohno_keeps_its_budget() {
    assert_kept("ohno", &FEW);
}

#[test]
fn sudoku_keeps_its_budget() {
    assert_kept("sudoku", &FEW);
}

#[test]
fn minesweeper_keeps_its_budget() {
    assert_kept("minesweeper", &FEW);
}

#[test]
fn bayes_keeps_its_budget() {
    assert_kept("bayes", &FEW);
}

#[test]
fn logic_keeps_its_budget() {
    assert_kept("logic", &FEW);
}

#[test]
fn the_laboratory_keeps_its_budget() {
    assert_kept("lab", &FEW);
}

#[test]
fn labs_for_a_class_keep_their_budget() {
    assert_kept("class", &FEW);
}

#[test]
fn the_rules_of_the_games_keep_their_budget() {
    assert_kept("rules", &FEW);
}

#[test]
#[ignore = "takes minutes: cargo xtask wide"]
fn every_game_keeps_many_limits() {
    let faults: Vec<String> = GAMES.iter().flat_map(|game| faults(game, &MANY)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_game_has_its_test() {
    assert!(TABLE.verbs().all(|entry| GAMES.contains(&entry.game)));
}
