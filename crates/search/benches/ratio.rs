//! How many times as many nodes a second as the crate `pathfinding`, as a Markdown table.
//!
//! `cargo bench -p atisbo-search --bench ratio`, with `-- grid` after it for the grid alone.

#[path = "side_by_side/pair.rs"]
mod pair;
#[path = "side_by_side/pairs.rs"]
mod pairs;

fn main() {
    let mut table = pair::RatioTable::begin();
    pairs::for_each_pair(|pair| table.measure(pair));
}
