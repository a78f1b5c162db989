//! What the generator makes: unique puzzles of the grade asked for, the same for the same seed.

use atisbo_base::{Budget, Cancel, Stop, Watch};
use atisbo_ohno::{
    Cell, Clues, Difficulty, GenerateError, Generated, Grid, Rule, Settings, Solver, Verdict,
    generate, generate_batch, rate,
};

fn unlimited() -> Budget {
    Budget::unlimited()
}

fn make(settings: &Settings, index: u64) -> Generated {
    generate(settings, 2016, index, &unlimited()).expect("there is such a puzzle")
}

fn is_unique(puzzle: &Grid) -> bool {
    let found = Solver::new(puzzle, Rule::SeesFloor).solve(2, &unlimited());
    found.verdict() == Verdict::Unique
}

fn check(made: &Generated) {
    let found = Solver::new(&made.puzzle, Rule::SeesFloor).solve(2, &unlimited());
    assert_eq!(found.verdict(), Verdict::Unique, "{}", made.puzzle);
    let solution = found.first.expect("it is unique");
    for (cell, content) in solution.cells() {
        assert_eq!(content.is_floor(), made.solution.get(cell).is_floor());
        let clue = made.puzzle.get(cell);
        assert!(clue == Cell::Unknown || clue == made.solution.get(cell));
    }
    assert_eq!(
        rate(&made.puzzle, Rule::SeesFloor, &unlimited()),
        Ok(made.rating.clone())
    );
}

#[test]
fn every_grade_is_made_and_unique() {
    for difficulty in Difficulty::ALL {
        let settings = Settings::new(7, 7).difficulty(difficulty);
        for index in 0..10 {
            let made = make(&settings, index);
            check(&made);
            assert_eq!(made.rating.difficulty, difficulty);
        }
    }
}

#[test]
fn rectangles_and_small_and_large_boards_are_made_and_unique() {
    for (rows, cols) in [(1, 6), (2, 2), (2, 3), (3, 9), (12, 5), (20, 20), (30, 12)] {
        for index in 0..3 {
            check(&make(&Settings::new(rows, cols), index));
        }
    }
}

#[test]
fn a_board_of_two_hundred_a_side_with_large_numbers_is_made() {
    let mut settings = Settings::new(3, 200);
    settings.max_number = Some(120);
    let made = make(&settings, 0);
    check(&made);
    assert!(made.solution.numbers().any(|(_, number)| number >= 64));
}

#[test]
fn without_any_of_its_clues_a_minimal_puzzle_has_several_solutions() {
    let settings = Settings::new(6, 6).clues(Clues::Minimal);
    for index in 0..5 {
        let made = make(&settings, index);
        check(&made);
        for (cell, clue) in made.puzzle.cells() {
            let mut fewer = made.puzzle.clone();
            fewer.set(cell, Cell::Unknown);
            assert!(clue == Cell::Unknown || !is_unique(&fewer));
        }
    }
}

#[test]
fn a_padded_puzzle_keeps_its_grade() {
    for difficulty in Difficulty::ALL {
        let padded = Settings::new(7, 7)
            .difficulty(difficulty)
            .clues(Clues::Padded(40));
        let made = make(&padded, 1);
        check(&made);
        let is_easier = difficulty <= Difficulty::Medium;
        let wanted = if is_easier { 20 } else { 1 };
        assert!(made.puzzle.known().count() >= wanted);
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzles_on_any_number_of_threads() {
    let settings = Settings::new(6, 6).difficulty(Difficulty::Hard);
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads")
            .install(|| generate_batch(&settings, 5, 0..8, &unlimited(), |_| {}))
    };
    let one = on(1);
    assert_eq!(one, on(4));
    assert_eq!(
        Ok(&one.made[3].1),
        generate(&settings, 5, 3, &unlimited()).as_ref()
    );
}

#[test]
fn progress_counts_to_the_end() {
    let most = std::sync::atomic::AtomicU64::new(0);
    let batch = generate_batch(&Settings::new(4, 4), 1, 0..9, &unlimited(), |done| {
        most.fetch_max(done, std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(batch.made.len(), 9);
    assert_eq!(most.into_inner(), 9);
}

#[test]
fn a_batch_ends_with_its_budget_however_long_it_is() {
    let watch = Watch::cancelling_at(200);
    let budget = unlimited().watched(&watch);
    let batch = generate_batch(&Settings::new(4, 4), 1, 0..u64::MAX, &budget, |_| {});
    assert_eq!(batch.stop, Some(Stop::Cancelled));
    assert!(!batch.made.is_empty() && batch.failed.is_empty());
    assert!(batch.made.is_sorted_by_key(|(index, _)| *index));
    let tries = batch.made.iter().map(|(_, made)| u64::from(made.tries));
    assert!(batch.tried >= tries.sum());
    assert!(watch.looks() < 200 + 10 * rayon::current_num_threads() as u64);
}

#[test]
fn a_batch_keeps_to_its_memory() {
    let few = unlimited().bytes(10_000);
    let batch = generate_batch(&Settings::new(4, 4), 1, 0..10_000, &few, |_| {});
    assert_eq!(batch.stop, Some(Stop::Bytes));
    assert!(!batch.made.is_empty() && batch.made.len() < 1_000);
}

#[test]
fn where_no_such_puzzle_exists_the_error_tells_how_many_boards_were_tried() {
    let mut settings = Settings::new(1, 2).difficulty(Difficulty::Expert);
    settings.tries = 50;
    assert_eq!(
        generate(&settings, 1, 0, &unlimited()),
        Err(GenerateError::NotFound { tries: 50 })
    );
    assert_eq!(
        generate(&Settings::new(0, 5), 1, 0, &unlimited()),
        Err(GenerateError::Size { rows: 0, cols: 5 })
    );
}

#[test]
fn a_raised_flag_stops_the_generator() {
    let cancel = Cancel::new();
    cancel.raise();
    let budget = unlimited().cancel(cancel);
    assert_eq!(
        generate(&Settings::new(9, 9), 1, 0, &budget),
        Err(GenerateError::Stopped {
            stop: Stop::Cancelled,
            tries: 0
        })
    );
}

/// The time this thread spent on a processor, or the time that passed where that is not known.
fn clock() -> std::time::Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok())
        .map_or_else(|| START.elapsed(), std::time::Duration::from_nanos)
}

/// Prints the figures of the documentation: `cargo test --release -- --ignored --nocapture figures`.
#[test]
#[ignore = "prints figures, proves nothing"]
fn figures_of_a_hundred_puzzles_of_each_grade() {
    for difficulty in Difficulty::ALL {
        let settings = Settings::new(9, 9).difficulty(difficulty);
        let start = clock();
        let made: Vec<Generated> = (0..100)
            .filter_map(|index| generate(&settings, 1, index, &unlimited()).ok())
            .collect();
        let tries: u32 = made.iter().map(|made| made.tries).sum();
        let clues: usize = made.iter().map(|made| made.puzzle.known().count()).sum();
        println!(
            "{difficulty:?}: {} of 100 in {tries} tries, {} clues on average, {:?} each",
            made.len(),
            clues / made.len().max(1),
            clock().saturating_sub(start) / 100
        );
    }
    for (side, count) in [(9, 200), (20, 20), (50, 3), (200, 1)] {
        let settings = Settings::new(side, side);
        let start = clock();
        let mut clues = 0;
        for index in 0..count {
            clues += make(&settings, u64::from(index)).puzzle.known().count();
        }
        println!(
            "{side}x{side}: {:?} each, {} clues",
            clock().saturating_sub(start) / count,
            clues / count as usize
        );
    }
}
