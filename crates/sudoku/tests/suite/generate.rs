//! What a puzzle that was made must be.

use atisbo_base::{Budget, Cancel, Stop, Watch};
use atisbo_sudoku::generate::{
    GenerateError, Generated, Generator, Grade, Kind, Method, Minimality, Settings, Symmetry,
    generate, generate_many, position_before,
};
use atisbo_sudoku::solver::{self, Verdict};
use atisbo_sudoku::technique::{Band, Settings as Ladder, Technique};
use atisbo_sudoku::{Hint, Puzzle, Region, RegionKind, Rules, Shape, hint, rate};
use std::sync::Arc;
use std::time::{Duration, Instant};

fn shape(box_rows: usize, box_columns: usize) -> Shape {
    Shape::new(box_rows, box_columns).expect("a shape")
}

fn make(settings: &Settings, index: u64) -> Generated {
    generate(settings, index, &Budget::unlimited()).expect("a puzzle")
}

fn verdict(puzzle: &Puzzle) -> Verdict {
    solver::solve(puzzle, 2, &Budget::unlimited()).verdict()
}

/// The puzzle has its solution and no other, and the numbers in the result are right.
fn assert_sound(made: &Generated) {
    let found = solver::solve(&made.puzzle, 2, &Budget::unlimited());
    assert_eq!(found.verdict(), Verdict::Unique);
    assert_eq!(found.first.as_ref(), Some(&made.solution));
    assert_eq!(made.clues, made.puzzle.clues());
}

/// Without the clues of any one orbit there are several solutions.
fn assert_minimal(made: &Generated, symmetry: Symmetry) {
    for orbit in symmetry.orbits(made.puzzle.shape().size()) {
        if made.puzzle.given(orbit[0]).is_some() {
            let mut puzzle = made.puzzle.clone();
            for &cell in &orbit {
                puzzle.clear(cell);
            }
            assert_eq!(verdict(&puzzle), Verdict::Several);
        }
    }
}

#[test]
fn puzzles_of_every_small_size_are_unique_and_minimal() {
    assert_sound(&make(&Settings::new(shape(1, 1)), 0));
    let shapes = [
        (1, 2),
        (2, 2),
        (1, 5),
        (2, 3),
        (3, 2),
        (1, 7),
        (2, 4),
        (3, 3),
        (2, 5),
    ];
    for (rows, columns) in shapes {
        let settings = Settings::new(shape(rows, columns));
        for index in 0..5 {
            let made = make(&settings, index);
            assert_sound(&made);
            assert_eq!(made.minimality, Minimality::Clues);
            assert_minimal(&made, Symmetry::None);
        }
    }
}

#[test]
fn a_sixteen_by_sixteen_puzzle_is_unique() {
    let mut settings = Settings::new(shape(4, 4));
    settings.effort = 100;
    let made = make(&settings, 0);
    assert_sound(&made);
    assert!(made.clues < 120);
}

#[test]
fn a_twenty_five_by_twenty_five_puzzle_says_that_it_may_not_be_minimal() {
    let mut settings = Settings::new(shape(5, 5));
    settings.effort = 3;
    let made = make(&settings, 0);
    assert_eq!(made.minimality, Minimality::Unproved);
    assert!(made.puzzle.is_solved_by(&made.solution));
    assert!(made.clues < 350);
}

#[test]
fn every_symmetry_is_kept() {
    for symmetry in Symmetry::ALL {
        let settings = Settings::new(Shape::CLASSIC).symmetry(symmetry);
        for index in 0..3 {
            let made = make(&settings, index);
            assert_sound(&made);
            assert_minimal(&made, symmetry);
            let given = |&cell: &usize| made.puzzle.given(cell).is_some();
            for orbit in symmetry.orbits(9) {
                assert!(orbit.iter().all(given) || !orbit.iter().any(given));
            }
            let expected = match symmetry {
                Symmetry::None => Minimality::Clues,
                _ => Minimality::Orbits,
            };
            assert_eq!(made.minimality, expected);
        }
    }
}

#[test]
fn orbits_cover_the_grid_once() {
    let sizes = [1, 2, 6, 9];
    for (symmetry, size) in Symmetry::ALL
        .into_iter()
        .flat_map(|s| sizes.map(|size| (s, size)))
    {
        let mut cells: Vec<usize> = symmetry.orbits(size).into_iter().flatten().collect();
        cells.sort_unstable();
        assert!(cells.into_iter().eq(0..size * size));
    }
    let largest = |symmetry: Symmetry| symmetry.orbits(9).iter().map(Vec::len).max();
    assert_eq!(largest(Symmetry::Full), Some(8));
    assert_eq!(largest(Symmetry::Rotation90), Some(4));
    assert_eq!(largest(Symmetry::BothDiagonals), Some(4));
}

#[test]
fn clues_are_within_the_pattern() {
    let pattern: Vec<usize> = (0..81)
        .filter(|cell| cell % 9 < 5 || cell / 9 > 5)
        .collect();
    let settings = Settings::new(Shape::CLASSIC).pattern(pattern.clone());
    let made = make(&settings, 0);
    assert_sound(&made);
    assert!((0..81).all(|cell| made.puzzle.given(cell).is_none() || pattern.contains(&cell)));

    let full = settings.method(Method::Clues(pattern.len()));
    let made = make(&full, 0);
    assert!(
        pattern
            .iter()
            .all(|&cell| made.puzzle.given(cell).is_some())
    );
    assert_sound(&made);
}

#[test]
fn as_many_clues_as_wanted() {
    for (shape, clues) in [
        (Shape::CLASSIC, 25),
        (Shape::CLASSIC, 40),
        (shape(2, 3), 12),
    ] {
        let made = make(&Settings::new(shape).method(Method::Clues(clues)), 1);
        assert_eq!(made.clues, clues);
        assert_sound(&made);
    }
    let settings = Settings::new(Shape::CLASSIC).method(Method::Clues(30));
    let made = make(&settings.symmetry(Symmetry::Rotation180), 1);
    assert_eq!(made.clues, 30);
}

#[test]
fn what_cannot_be_is_an_error() {
    let none = Budget::unlimited();
    let settings = Settings::new(Shape::CLASSIC).method(Method::Clues(16));
    assert_eq!(
        generate(&settings, 0, &none).err(),
        Some(GenerateError::Clues {
            wanted: 16,
            least: 17,
            most: 81
        })
    );
    let settings = Settings::new(Shape::CLASSIC).pattern(vec![81]);
    assert_eq!(
        generate(&settings, 0, &none).err(),
        Some(GenerateError::Pattern { cell: 81 })
    );

    let mut settings = Settings::new(Shape::CLASSIC).method(Method::Clues(17));
    settings.tries = 2;
    let error = generate(&settings, 0, &none).err();
    let Some(GenerateError::NotFound {
        tries: 2,
        best: Some(best),
    }) = error
    else {
        panic!("{error:?}");
    };
    assert!((18..30).contains(&best));

    let budget = Budget::unlimited().nodes(1);
    assert!(matches!(
        generate(&settings, 0, &budget),
        Err(GenerateError::Stopped {
            stop: Stop::Nodes,
            tries: 1,
            best: Some(_)
        })
    ));
}

#[test]
fn a_rating_that_no_puzzle_has_is_refused_before_any_grid_is_tried() {
    let is_refused = |least, most| {
        let grade = Grade {
            least,
            most,
            ..Grade::default()
        };
        let settings = Settings::new(Shape::CLASSIC).grade(grade);
        let error = generate(&settings, 0, &Budget::unlimited()).err();
        match error {
            None => false,
            Some(GenerateError::NoSuchRating { lowest, highest }) => lowest < highest,
            Some(other) => panic!("{least:?}..{most:?}: {other}"),
        }
    };
    // The wrong way round, below the easiest step, above everything.
    assert!(is_refused(Some(60), Some(40)));
    assert!(is_refused(Some(1), Some(5)));
    assert!(is_refused(Some(990), None));
    // A finished grid is rated 0.
    assert!(!is_refused(None, Some(0)));
    assert!(!is_refused(Some(15), Some(30)));
}

#[test]
fn a_technique_is_not_needed_where_it_is_forbidden_or_too_hard() {
    let needs = Grade {
        needs: vec![Technique::XWing],
        ..Grade::default()
    };
    let easy = Grade {
        band: Some(Band::Easy),
        ..needs.clone()
    };
    let low = Grade {
        most: Some(20),
        ..needs.clone()
    };
    let without = Grade {
        without: needs.needs.clone(),
        ..needs.clone()
    };
    let technique = Technique::XWing;
    for grade in [easy, low, without] {
        let settings = Settings::new(Shape::CLASSIC).grade(grade);
        let error = generate(&settings, 0, &Budget::unlimited()).err();
        assert_eq!(error, Some(GenerateError::CannotNeed { technique }));
    }
    assert_eq!(needs.check(), Ok(()));
}

#[test]
fn time_is_kept_to_within_a_grid() {
    let settings = Settings::new(Shape::CLASSIC).method(Method::Clues(17));
    let begin = Instant::now();
    let budget = Budget::unlimited().time(Duration::from_millis(1));
    let error = generate(&settings, 0, &budget).err();
    let stop = Stop::Time;
    assert!(matches!(error, Some(GenerateError::Stopped { stop: reason, .. }) if reason == stop));
    assert!(begin.elapsed() < Duration::from_secs(20));
}

#[test]
fn the_method_of_the_report_leaves_what_its_third_failure_leaves() {
    let settings = Settings::new(Shape::CLASSIC).method(Method::Report);
    let mut clues = 0;
    for index in 0..20 {
        let made = make(&settings, index);
        assert_sound(&made);
        assert_eq!(made.minimality, Minimality::NotWanted);
        clues += made.clues;
    }
    // The original makes puzzles of 29 to 41 clues.
    assert!((29 * 20..=41 * 20).contains(&clues), "{clues}");
    for size in [1, 4, 6, 12] {
        let shape = Shape::of_size(size).expect("a size");
        assert_sound(&make(&Settings::new(shape).method(Method::Report), 0));
    }
}

#[test]
fn a_puzzle_depends_on_seed_and_index_alone() {
    let settings = Settings::new(Shape::CLASSIC).seed(5);
    let values = |made: &Generated| made.puzzle.values();
    let alone: Vec<_> = (0..40)
        .map(|index| values(&make(&settings, index)))
        .collect();
    let mut generator = Generator::new(&settings).expect("good settings");
    for index in (0..40).rev() {
        let made = generator
            .generate(index, &Budget::unlimited())
            .expect("a puzzle");
        assert_eq!(values(&made), alone[index as usize]);
    }
    for threads in [1, 3] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .expect("threads");
        let batch = pool.install(|| generate_many(&settings, 0..40, &Budget::unlimited(), |_| ()));
        let made = batch.expect("good settings").made;
        assert!(made.iter().map(values).eq(alone.iter().cloned()));
        assert!(made.iter().map(|made| made.index).eq(0..40));
    }
    assert_ne!(alone[0], values(&make(&settings.seed(6), 0)));
}

#[test]
fn other_sizes_depend_on_seed_and_index_alone_too() {
    let settings = Settings::new(shape(2, 3)).seed(5);
    let mut generator = Generator::new(&settings).expect("good settings");
    for index in (0..10).rev() {
        let made = generator
            .generate(index, &Budget::unlimited())
            .expect("a puzzle");
        assert_eq!(made.puzzle.values(), make(&settings, index).puzzle.values());
    }
}

#[test]
fn a_cancelled_batch_keeps_what_is_done_in_order() {
    let cancel = Cancel::new();
    let budget = Budget::unlimited().cancel(cancel.clone());
    let settings = Settings::new(Shape::CLASSIC);
    let progress = |done| {
        if done == 5 {
            cancel.raise();
        }
    };
    let batch = generate_many(&settings, 0..100_000, &budget, progress).expect("good settings");
    assert_eq!(batch.stop, Some(Stop::Cancelled));
    assert!((5..1_000).contains(&batch.made.len()));
    assert!(batch.made.is_sorted_by_key(|made| made.index));
}

#[test]
fn a_batch_ends_with_its_budget_however_long_it_is() {
    let watch = Watch::cancelling_at(100);
    let budget = Budget::unlimited().watched(&watch);
    let settings = Settings::new(shape(2, 2));
    let batch = generate_many(&settings, 0..u64::MAX, &budget, |_| ()).expect("good settings");
    assert_eq!(batch.stop, Some(Stop::Cancelled));
    assert!(!batch.made.is_empty());
    assert!(watch.looks() < 100 + 10 * rayon::current_num_threads() as u64);
}

#[test]
fn a_batch_keeps_to_its_memory() {
    let few = Budget::unlimited().bytes(10_000);
    let settings = Settings::new(shape(2, 2));
    let batch = generate_many(&settings, 0..10_000, &few, |_| ()).expect("good settings");
    assert_eq!(batch.stop, Some(Stop::Bytes));
    assert!(!batch.made.is_empty() && batch.made.len() < 1_000);
}

#[test]
fn puzzles_under_other_rules_obey_them() {
    let mut regions = Rules::classic(Shape::CLASSIC).regions().to_vec();
    for (index, step, first) in [(0, 10, 0), (1, 8, 8)] {
        regions.push(Region {
            kind: RegionKind::Extra(index),
            cells: (0..9).map(|i| first + i * step).collect(),
        });
    }
    let rules = Arc::new(Rules::new(Shape::CLASSIC, regions, Vec::new()));
    let made = make(&Settings::with_rules(Arc::clone(&rules)), 0);
    assert_sound(&made);
    assert_minimal(&made, Symmetry::None);
    let mut plain = Puzzle::empty(Shape::CLASSIC);
    for cell in 0..81 {
        made.puzzle
            .given(cell)
            .into_iter()
            .for_each(|value| plain.give(cell, value));
    }
    assert!(made.puzzle.is_solved_by(&made.solution));
    assert_eq!(verdict(&plain), Verdict::Several, "it needs the diagonals");
}

#[test]
fn puzzles_of_every_kind_of_variant_have_one_solution() {
    let six = Shape::new(2, 3).unwrap();
    let wanted = [
        (six, vec![Kind::Diagonal]),
        (Shape::CLASSIC, vec![Kind::Windoku]),
        (six, vec![Kind::Jigsaw]),
        (six, vec![Kind::Killer]),
        (Shape::CLASSIC, vec![Kind::AntiKnight]),
        (six, vec![Kind::Killer, Kind::Jigsaw]),
        (Shape::CLASSIC, vec![Kind::DisjointGroups]),
    ];
    for (shape, kinds) in wanted {
        let settings = Settings::new(shape).kinds(kinds.clone()).seed(3);
        let made = generate(&settings, 0, &Budget::unlimited()).unwrap();
        assert!(!made.puzzle.rules().variants().is_empty(), "{kinds:?}");
        assert!(made.puzzle.is_solved_by(&made.solution), "{kinds:?}");
        let found = solver::solve(&made.puzzle, 2, &Budget::unlimited());
        assert_eq!(found.verdict(), Verdict::Unique, "{kinds:?}");
    }
}

#[test]
fn kinds_that_no_grid_obeys_are_said_to_have_none() {
    let shape = Shape::new(2, 2).unwrap();
    let settings = Settings::new(shape).kinds(vec![Kind::AntiKing, Kind::AntiKnight]);
    let made = generate(&settings, 0, &Budget::unlimited());
    assert_eq!(made.err(), Some(GenerateError::NoGrid));
}

#[test]
fn layouts_that_are_given_up_are_counted_as_layouts() {
    let settings = Settings::new(Shape::CLASSIC).kinds(vec![Kind::Jigsaw]);
    let made = generate(&settings, 0, &Budget::unlimited().nodes(1));
    assert_eq!(made.err(), Some(GenerateError::NoLayout { tries: 200 }));
}

#[test]
fn a_grade_is_kept_whatever_the_number_of_clues() {
    for band in [Band::Easy, Band::Medium] {
        let grade = Grade {
            band: Some(band),
            ..Grade::default()
        };
        let settings = Settings::new(Shape::CLASSIC).grade(grade).seed(5);
        for index in 0..3 {
            let made = generate(&settings, index, &Budget::unlimited()).unwrap();
            let rating = rate(&made.puzzle, &Ladder::default(), &Budget::unlimited()).unwrap();
            assert_eq!(rating.band, band);
            assert_eq!(made.rating, Some(rating));
        }
    }
}

#[test]
fn a_technique_that_is_needed_can_be_practised() {
    let grade = Grade {
        needs: vec![Technique::NakedPair],
        ..Grade::default()
    };
    let settings = Settings::new(Shape::CLASSIC).grade(grade).seed(1);
    let unlimited = Budget::unlimited();
    let made = generate(&settings, 0, &unlimited).unwrap();
    let ladder = Ladder::default();
    let position =
        position_before(&made.puzzle, Technique::NakedPair, &ladder, &unlimited).unwrap();
    let (hint, _) = hint(&made.puzzle, &position, &ladder, &unlimited);
    let Hint::Step(step) = hint else {
        panic!("there is a next step");
    };
    assert_eq!(step.technique, Technique::NakedPair);
}
