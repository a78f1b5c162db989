//! An allocator that counts, for the whole process.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// Passes everything on to the system and keeps count.
struct Counting;

static HELD: AtomicU64 = AtomicU64::new(0);
static PEAK: AtomicU64 = AtomicU64::new(0);
static TAKEN: AtomicU64 = AtomicU64::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn take(bytes: usize) {
    let held = HELD.fetch_add(bytes as u64, Ordering::Relaxed) + bytes as u64;
    PEAK.fetch_max(held, Ordering::Relaxed);
    TAKEN.fetch_add(bytes as u64, Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "an allocator cannot be written without")]
// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // The system moves pages when it enlarges a large block, it does not copy them.
        if size > layout.size() {
            take(size - layout.size());
        } else {
            HELD.fetch_sub((layout.size() - size) as u64, Ordering::Relaxed);
        }
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// What was allocated since a moment.
pub(super) struct Since {
    held: u64,
    taken: u64,
}

impl Since {
    pub(super) fn now() -> Self {
        let held = HELD.load(Ordering::Relaxed);
        PEAK.store(held, Ordering::Relaxed);
        Since {
            held,
            taken: TAKEN.load(Ordering::Relaxed),
        }
    }

    /// The most bytes held at one time, beyond those held at that moment.
    pub(super) fn peak(&self) -> u64 {
        PEAK.load(Ordering::Relaxed) - self.held
    }

    /// The sum of all bytes taken, given back or not.
    pub(super) fn taken(&self) -> u64 {
        TAKEN.load(Ordering::Relaxed) - self.taken
    }
}
