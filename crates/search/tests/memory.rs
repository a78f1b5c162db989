//! The bytes that a search says it holds are the bytes that it really allocates.
//!
//! One test in a file of its own, because the allocator counts for the whole process.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use atisbo_base::{Budget, Stop};
use atisbo_search::{Duplicates, Options, Outcome, Problem, Strategy, Successor, Tie, search};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Passes everything on to the system and keeps count.
struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn add(bytes: usize) {
    let held = HELD.fetch_add(bytes, Ordering::Relaxed) + bytes;
    PEAK.fetch_max(held, Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "an allocator cannot be written without")]
// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // The system moves pages when it enlarges a large block, it does not copy them.
        if size > layout.size() {
            add(size - layout.size());
        } else {
            HELD.fetch_sub(layout.size() - size, Ordering::Relaxed);
        }
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Runs something and gives the most bytes it held beyond what was held before.
fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = HELD.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let result = work();
    (result, PEAK.load(Ordering::Relaxed) - before)
}

/// An endless binary tree without a goal. A state is its place in it.
struct Endless;

impl Problem for Endless {
    type State = u64;
    type Action = bool;
    type Cost = u32;

    fn initial(&self) -> u64 {
        1
    }

    fn is_goal(&self, _state: &u64) -> bool {
        false
    }

    fn successors(&self, state: &u64, out: &mut Vec<Successor<Self>>) {
        for right in [false, true] {
            out.push(Successor {
                action: right,
                state: state.wrapping_mul(2).wrapping_add(u64::from(right)),
                cost: 1,
            });
        }
    }
}

/// The same tree with the path as the state, which lives on the heap.
struct Spelled;

impl Problem for Spelled {
    type State = Box<[u8]>;
    type Action = ();
    type Cost = u32;

    fn initial(&self) -> Box<[u8]> {
        Box::new([0; 100])
    }

    fn is_goal(&self, _state: &Box<[u8]>) -> bool {
        false
    }

    fn successors(&self, state: &Box<[u8]>, out: &mut Vec<Successor<Self>>) {
        for digit in 1..=3 {
            let mut next = state.clone();
            next.rotate_left(1);
            next[99] = digit;
            out.push(Successor {
                action: (),
                state: next,
                cost: 1,
            });
        }
    }

    fn heap_bytes(&self, state: &Box<[u8]>) -> usize {
        state.len()
    }
}

const MEGABYTE: u64 = 1 << 20;

fn assert_budget_is_held<P: Problem>(
    problem: &P,
    name: &str,
    strategy: Strategy,
    options: &Options,
    megabytes: u64,
) {
    let limit = megabytes * MEGABYTE;
    let budget = Budget::unlimited().bytes(limit);
    let (report, peak) = peak_of(|| search(problem, (), strategy, options, (), &budget));
    let report = report.expect("not the bidirectional one");
    let context = format!(
        "{strategy} on {name}, {:?}, {megabytes} MB",
        options.duplicates
    );
    assert!(
        matches!(report.outcome, Outcome::Stopped(Stop::Bytes)),
        "{context}"
    );
    let (peak, limit, said) = (peak as f64, limit as f64, report.statistics.bytes as f64);
    println!(
        "{context}: really {:.3}, said {:.3} of the budget",
        peak / limit,
        said / limit
    );
    assert!(peak <= 1.05 * limit, "{context}: went over");
    assert!(peak >= 0.65 * limit, "{context}: gave up too early");
    assert!(
        (said / peak - 1.0).abs() < 0.05,
        "{context}: said {said}, held {peak}"
    );
}

fn assert_memory_is_linear_in_depth(strategy: Strategy) {
    let bytes = |depth| {
        let options = Options {
            depth_limit: Some(depth),
            ..Options::default()
        };
        let budget = Budget::unlimited().nodes(200_000);
        let (report, peak) = peak_of(|| search(&Endless, (), strategy, &options, (), &budget));
        let report = report.expect("not the bidirectional one");
        assert!(report.statistics.expanded > 100_000, "{strategy}");
        (peak, report.statistics.largest_depth)
    };
    let (peak, depth) = bytes(60);
    println!("{strategy}: {peak} bytes at depth {depth}");
    // Two hundred thousand nodes of 24 bytes and more would be five megabytes.
    assert!(
        peak < 40_000,
        "{strategy} held {peak} bytes at depth {depth}"
    );
}

#[test]
fn a_search_holds_what_it_says_and_stays_within_its_budget() {
    let modes = [
        Duplicates::Keep,
        Duplicates::OnGeneration,
        Duplicates::OnExpansion,
    ];
    for strategy in [
        Strategy::BreadthFirst,
        Strategy::UniformCost,
        Strategy::AStar,
    ] {
        for duplicates in modes {
            let options = Options {
                duplicates: Some(duplicates),
                ..Options::default()
            };
            assert_budget_is_held(&Endless, "numbers", strategy, &options, 16);
            assert_budget_is_held(&Spelled, "words", strategy, &options, 16);
        }
    }
    let graph = Options {
        duplicates: Some(Duplicates::OnGeneration),
        depth_limit: Some(60),
        ..Options::default()
    };
    assert_budget_is_held(&Endless, "numbers", Strategy::DepthFirst, &graph, 16);
    for tie in [Tie::Fifo, Tie::HighG] {
        let options = Options {
            tie,
            ..Options::default()
        };
        assert_budget_is_held(&Endless, "numbers", Strategy::AStar, &options, 64);
    }

    for strategy in [
        Strategy::DepthFirst,
        Strategy::DepthLimited,
        Strategy::IterativeDeepening,
        Strategy::IdaStar,
        Strategy::LimitedDiscrepancy,
    ] {
        assert_memory_is_linear_in_depth(strategy);
    }
}
