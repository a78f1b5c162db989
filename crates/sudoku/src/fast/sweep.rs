//! The fast engine: all nine digits of all three bands at once, in wide registers.
//!
//! # The position
//!
//! Row `r` of band `b` and digit `d` is a set of columns, nine bits. There are 27 pairs of digit and
//! band; each has its lane of 16 bits, and a lane holds the row. So the whole position is three
//! vectors of 32 lanes, one for the top, the middle and the bottom rows of all bands: 192 bytes. A
//! solved cell keeps the bit of its digit.
//!
//! # A sweep
//!
//! A sweep draws the same conclusions for all digits everywhere:
//!
//! 1. *Locked candidates.* In a band a digit takes one minirow of each row and of each box: a
//!    permutation of three. A minirow stays only if it belongs to a permutation whose three minirows
//!    all have candidates, that is, if the other two rows can have the other two boxes in one of the
//!    two ways. The neighbouring rows are the other two vectors and the neighbouring boxes are three
//!    bits away, so a few shifts and ANDs decide it for every minirow of the puzzle. The same for
//!    stacks, where a box's three columns take the part of the rows, and the neighbours are one or
//!    two bits away in the next lanes. This also finds every row, column or box without a place.
//! 2. *Hidden singles.* A row with one bit left is settled. (A digit with one place in a column or
//!    in a box is left with one in its row by step 1.) What is settled for one digit is taken from
//!    the others, which asks for a union over the nine lanes of a band.
//!
//! When a sweep changes nothing, the digits of each cell are counted (none, one, two, more) by adding
//! the lanes up bitwise; cells with one digit are *naked singles*, and the sweeps go on. When there
//! are none, a cell is guessed at: [`choice`].
//!
//! The permutations of minirows are those of `JCZSolve` and tdoku; working on a digit's whole grid at
//! once is the idea of fsss2. Here it is all digits, so that a sweep is about a hundred instructions
//! with 512-bit registers (twice that with 256), none of which waits for a table or for a branch, and
//! some ten sweeps solve an ordinary puzzle.
//!
//! # Instruction sets
//!
//! The engine is one text, compiled once for 256-bit registers and once for 512-bit ones. Which of
//! them the machine has is asked when the first position of a search is made.

#![expect(
    unsafe_code,
    reason = "instructions that not every machine has can only be entered by an unsafe call"
)]
#![expect(
    clippy::inline_always,
    reason = "only what is inlined is compiled for the instructions of its caller"
)]

mod avx2;
mod avx512;
mod choice;
mod engine;

pub(super) use avx2::Sweep as Avx2;
pub(super) use avx512::Sweep as Avx512;
use engine::engine;
