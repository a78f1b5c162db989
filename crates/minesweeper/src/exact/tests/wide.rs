//! The exact analysis against enumeration on more positions than a day of playing shows: every tiling, totals
//! and densities, flags trusted or not, boards that fit or do not.

use super::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Positions are drawn in this many streams, each from a seed of its own.
const STREAMS: u64 = 100;
const POSITIONS_OF_A_STREAM: usize = 1_000;

/// How many positions of each sort were compared.
type Tally = BTreeMap<&'static str, usize>;

fn sorts(position: &Position) -> [Option<&'static str>; 4] {
    let mines = match position.mines() {
        Mines::Total(_) => "total",
        Mines::Density(_) => "density",
    };
    let flags = position.views().contains(&View::Flag);
    let fits = brute::layouts(position).next().is_some();
    let fits = if fits { "possible" } else { "impossible" };
    [
        Some(position.tiling().kind().id()),
        Some(mines),
        flags.then_some("flags"),
        Some(fits),
    ]
}

/// Compares the positions of a stream, all in the memory of one analyser, and those with flags in that of
/// another with the flags trusted. Gives the first disagreement, if there is one.
fn stream(
    seed: u64,
    positions: &impl Strategy<Value = Position>,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(ProptestConfig::default(), rng);
    let (mut analyser, mut trusting) = (Analyser::new(), Analyser::new());
    let mut compare = |analyser: &mut Analyser, position: &Position| {
        let disagrees = |error: TestCaseError| format!("{error} in {position:?}");
        agrees_with(analyser, position).map_err(disagrees)?;
        for sort in sorts(position).into_iter().flatten() {
            *tally.entry(sort).or_default() += 1;
        }
        Ok::<(), String>(())
    };
    for _ in 0..POSITIONS_OF_A_STREAM {
        let drawn = positions.new_tree(&mut runner);
        let position = drawn.map_err(|reason| reason.to_string())?.current();
        compare(&mut analyser, &position)?;
        if position.views().contains(&View::Flag) {
            // Flags that a number contradicts are no position.
            if let Ok(position) = position.trusting_flags() {
                compare(&mut trusting, &position)?;
            }
        }
    }
    Ok(())
}

#[test]
#[ignore = "a hundred thousand positions"]
fn a_hundred_thousand_positions_agree_with_enumeration() {
    let compared = (0..STREAMS).into_par_iter().map(|seed| {
        let mut tally = Tally::new();
        let done = if seed % 2 == 0 {
            stream(seed, &brute::doubtful_positions(17), &mut tally)
        } else {
            stream(seed, &brute::revealed_positions(60, 16), &mut tally)
        };
        done.map(|()| tally)
    });
    let tally = compared.try_reduce(Tally::new, |mut one, other| {
        for (sort, number) in other {
            *one.entry(sort).or_default() += number;
        }
        Ok(one)
    });
    let tally = tally.unwrap_or_else(|disagreement| panic!("{disagreement}"));
    println!("{tally:?}");
    assert!(tally["total"] + tally["density"] >= 100_000);
    assert!(tally.len() == 11 && tally.values().all(|&number| number > 1_000));
}
