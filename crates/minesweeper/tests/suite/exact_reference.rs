//! The exact analysis against reference positions computed by several independent engines.

use atisbo_base::Budget;
use atisbo_minesweeper::exact::{Analyser, count};
use atisbo_minesweeper::{Kind, Mines, Position, Tiling, View};
use serde_json::Value;
use std::time::{Duration, Instant};

pub(super) const POSITIONS: &str = include_str!("../../../../data/minesweeper/positions.json");
const COUNT_VS_DENSITY: &str = include_str!("../../../../data/minesweeper/count_vs_density.json");

pub(super) fn cases(json: &str) -> Vec<Value> {
    serde_json::from_str(json).expect("a list of positions")
}

/// The position of a case with these mines.
pub(super) fn position(case: &Value, mines: Mines) -> Position {
    let rows: Vec<&str> = case["board"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| row.as_str().expect("a row of symbols"))
        .collect();
    let tiling = Tiling::grid(Kind::Square, rows.len() as u32, rows[0].len() as u32).unwrap();
    let view = |symbol: u8| match symbol {
        b'#' => View::Hidden,
        digit => View::Number(digit - b'0'),
    };
    let views = rows.iter().flat_map(|row| row.bytes().map(view)).collect();
    Position::new(tiling, mines, views).unwrap()
}

pub(super) fn total(case: &Value) -> u32 {
    case["mines"].as_u64().expect("a number of mines") as u32
}

/// The density the reference uses: mines / cells.
fn density(case: &Value) -> f64 {
    let cells = position(case, Mines::Total(total(case))).tiling().len();
    f64::from(total(case)) / cells as f64
}

/// The numbers that are not null.
pub(super) fn numbers(list: &Value) -> Vec<f64> {
    let list = list.as_array().expect("probabilities").iter();
    list.filter_map(Value::as_f64).collect()
}

/// The natural logarithm of a number written in digits, however long.
fn ln_of_digits(digits: &str) -> f64 {
    let (head, tail) = digits.split_at(digits.len().min(17));
    head.parse::<f64>().unwrap().ln() + tail.len() as f64 * std::f64::consts::LN_10
}

/// Compares an analysis with the probabilities of the hidden cells: the largest error, the time, and
/// the logarithm of the number of boards.
#[expect(clippy::float_cmp, reason = "what is certain is exactly 0 or 1")]
fn compare(analyser: &mut Analyser, position: &Position, expected: &[f64]) -> (f64, Duration, f64) {
    let start = Instant::now();
    let analysis = analyser.analyse(position, &Budget::unlimited()).unwrap();
    let time = start.elapsed();
    let found: Vec<f64> = analysis.probability.iter().flatten().copied().collect();
    assert_eq!(found.len(), expected.len());
    let mut largest: f64 = 0.0;
    for (&found, &expected) in found.iter().zip(expected) {
        assert_eq!(found == 0.0, expected == 0.0, "safe or not");
        assert_eq!(found == 1.0, expected == 1.0, "a mine or not");
        largest = largest.max((found - expected).abs());
    }
    (largest, time, analysis.log_weight)
}

/// What a field of probabilities supposes of the mines.
#[derive(Clone, Copy, PartialEq)]
enum Prior {
    Total,
    Density,
}

/// Checks every case; says the largest error and the slowest case.
fn check_all(cases: &[Value], fields: &[(&str, Prior)]) -> String {
    let mut analyser = Analyser::new();
    let (mut largest, mut slowest) = (0f64, (Duration::ZERO, String::new()));
    for case in cases {
        for &(field, prior) in fields {
            let mines = match prior {
                Prior::Total => Mines::Total(total(case)),
                Prior::Density => Mines::Density(density(case)),
            };
            let position = position(case, mines);
            let (error, time, log_weight) =
                compare(&mut analyser, &position, &numbers(&case[field]));
            assert!(error < 1e-10, "{error} in {}", case["board"]);
            largest = largest.max(error);
            if time > slowest.0 {
                slowest = (time, case["tag"].to_string());
            }
            if prior == Prior::Total {
                let boards = ln_of_digits(case["solutions"].as_str().unwrap());
                let error = (log_weight - boards).abs();
                assert!(error < 1e-10 * boards.max(1.0), "{error} in {boards}");
            }
        }
    }
    let (time, tag) = slowest;
    format!(
        "{} cases, largest error {largest:e}, slowest {time:?} {tag}",
        cases.len()
    )
}

#[test]
fn the_reference_positions_have_their_probabilities() {
    println!(
        "{}",
        check_all(&cases(POSITIONS), &[("prob", Prior::Total)])
    );
}

#[test]
fn a_total_and_a_density_have_their_different_probabilities() {
    let fields = [("exact", Prior::Total), ("density", Prior::Density)];
    println!("{}", check_all(&cases(COUNT_VS_DENSITY), &fields));
}

#[test]
fn the_reference_positions_have_their_number_of_boards() {
    for case in cases(POSITIONS) {
        let position = position(&case, Mines::Total(total(&case)));
        let boards = count(&position, &Budget::unlimited()).unwrap().unwrap();
        let expected = case["solutions"].as_str();
        assert_eq!(
            Some(boards.to_string().as_str()),
            expected,
            "{}",
            case["tag"]
        );
    }
}

/// All of a file of positions, each timed: the one that `POSITIONS` names, or the part kept here.
#[test]
#[ignore = "a measurement: POSITIONS=positions.json cargo test --release -- --ignored --nocapture"]
fn a_file_of_positions_has_its_probabilities() {
    let cases = match std::env::var("POSITIONS") {
        Ok(path) => cases(&std::fs::read_to_string(path).unwrap()),
        Err(_) => cases(POSITIONS),
    };
    println!("{}", check_all(&cases, &[("prob", Prior::Total)]));
    let mut analyser = Analyser::new();
    let mut times: Vec<(Duration, usize, &str)> = Vec::new();
    for case in &cases {
        let position = position(case, Mines::Total(total(case)));
        let expected = numbers(&case["prob"]);
        let runs: Vec<Duration> = (0..5)
            .map(|_| compare(&mut analyser, &position, &expected).1)
            .collect();
        let size = analyser
            .analyse(&position, &Budget::unlimited())
            .unwrap()
            .size;
        times.push((
            runs.into_iter().min().unwrap(),
            size.states,
            case["tag"].as_str().unwrap(),
        ));
    }
    times.sort_unstable();
    let states: usize = times.iter().map(|entry| entry.1).sum();
    println!("{states} states in all");
    let mean = times.iter().map(|entry| entry.0).sum::<Duration>() / times.len() as u32;
    println!("mean {mean:?}, median {:?}", times[times.len() / 2].0);
    for (time, widest, tag) in times.iter().rev().take(12) {
        println!("{time:?} {widest} {tag}");
    }
}
