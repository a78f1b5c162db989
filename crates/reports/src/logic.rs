//! "Minesweeper solver" (Universidad del Rosario, Bogotá, 2022): an agent of propositional logic.

mod findings;
mod games;
mod plots;
mod stalls;
mod switches;

use crate::Page;
use atisbo_api::Error;
use atisbo_minesweeper::FirstClick;
use games::Results;

/// The mines in a hundred cells that the report calls difficulty.
const DIFFICULTIES: [u32; 3] = [15, 20, 25];

/// How many games of a size the report played at each difficulty.
const THEIRS: [u64; 3] = [3, 10, 6];

/// Its first cell is a random one, and nothing is said of a guarantee.
const RULE: FirstClick = FirstClick::NoGuarantee;

pub(super) fn measure(page: &mut Page<'_>) -> Result<(), Error> {
    let results = Results::play(page)?;
    findings::section(page, &results);
    switches::section(page, &results);
    stalls::section(page)
}
