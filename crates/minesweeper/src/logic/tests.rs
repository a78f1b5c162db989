//! Chaining, satisfiability and the exact engine beside each other, on positions of every tiling.

use super::*;
use crate::position::{Mines, Position, View};
use crate::{brute, exact, policy};
use atisbo_base::Budget;
use proptest::prelude::*;

fn settings(engine: Engine) -> Settings {
    Settings {
        engine,
        ..Settings::default()
    }
}

fn known(position: &Position, settings: Settings) -> Knowledge {
    analyse(position, &settings, &Budget::unlimited()).unwrap()
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// Why a cell is certain.
fn why(position: &Position, cell: u32, settings: &Settings) -> Explanation {
    let why = explain(position, Cell(cell), settings, &Budget::unlimited());
    why.unwrap().expect("it is certain")
}

fn is_subset(few: &[Cell], many: &[Cell]) -> bool {
    few.iter().all(|cell| many.contains(cell))
}

/// Whatever chaining concludes SAT confirms, and what SAT concludes is what the exact engine is sure of.
fn agree(position: &Position) -> Result<Knowledge, TestCaseError> {
    let Ok(exact) = exact::analyse(position, &Budget::unlimited()) else {
        let sat = analyse(position, &settings(Engine::Sat), &Budget::unlimited());
        prop_assert!(matches!(sat, Err(LogicError::Impossible(_))));
        return Err(TestCaseError::reject("no board fits a density of 0 or 1"));
    };
    let sat = known(position, settings(Engine::Sat));
    prop_assert_eq!(&sat.safe, &exact.safe);
    prop_assert_eq!(&sat.mines, &exact.mines);
    let chained = known(position, settings(Engine::ForwardChaining));
    prop_assert!(is_subset(&chained.safe, &sat.safe));
    prop_assert!(is_subset(&chained.mines, &sat.mines));
    Ok(chained)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn sat_confirms_chaining_and_equals_the_exact_engine(position in brute::small_positions(18)) {
        let chained = agree(&position)?;
        for engine in [Engine::BackwardChaining, Engine::Recursive] {
            let other = known(&position, settings(engine));
            prop_assert_eq!(&other.safe, &chained.safe);
            prop_assert_eq!(&other.mines, &chained.mines);
        }
        for rules in [Rules::All, Rules::Shown] {
            let all = Settings { rules, ..settings(Engine::ForwardChaining) };
            // A cell of a free tiling may have more neighbours than rules can be written for.
            let Ok(other) = analyse(&position, &all, &Budget::unlimited()) else {
                continue;
            };
            prop_assert_eq!(&other.safe, &chained.safe);
            prop_assert_eq!(&other.mines, &chained.mines);
        }
        let fresh = Settings { incremental: false, ..settings(Engine::ForwardChaining) };
        let fresh = known(&position, fresh);
        prop_assert_eq!(&fresh.safe, &chained.safe);
        prop_assert_eq!(&fresh.mines, &chained.mines);
    }

    #[test]
    fn without_the_total_sat_knows_what_a_density_tells(position in brute::small_positions(16)) {
        let (tiling, views) = (position.tiling().clone(), position.views().to_vec());
        let density = Position::new(tiling, Mines::Density(0.5), views).unwrap();
        let exact = exact::analyse(&density, &Budget::unlimited()).unwrap();
        let blind = Settings { mine_count: false, ..Settings::default() };
        let sat = known(&position, blind);
        prop_assert_eq!(sat.safe, exact.safe);
        prop_assert_eq!(sat.mines, exact.mines);
    }
}

/// `cargo test --release -p atisbo-minesweeper wide -- --ignored`
#[test]
#[ignore = "10,000 positions"]
fn wide_sat_confirms_chaining_and_equals_the_exact_engine() {
    let config = ProptestConfig {
        cases: 10_000,
        max_global_rejects: 100_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let same = |position: Position| agree(&position).map(|_| ());
    runner.run(&brute::small_positions(40), same).unwrap();
}

/// The same over every position that comes up in games, and how long it takes.
#[test]
#[ignore = "thousands of positions"]
fn wide_every_position_of_whole_games_is_understood_alike() {
    for level in [
        "expert",
        "16x16x40",
        "hex:16x16x45",
        "triangle:12x20x30",
        "circle:10x24x40",
        "torus:16x16x40",
    ] {
        let mut times = Vec::new();
        let mut symbols = 0;
        for index in 0..60 {
            let level: crate::Level = level.parse().unwrap();
            let mut game = crate::Game::new(level, crate::FirstClick::Opening, 3, index);
            let safest = policy::Settings::of(policy::Strength::Safest);
            let mut player = policy::Player::new(safest, crate::FirstCell::Inner, 3, index);
            let budget = Budget::unlimited();
            let mut watch = |game: &crate::Game, _: &crate::Decision, _| {
                if !game.state().is_over() {
                    agree(game.position()).unwrap();
                    let sat = known(game.position(), settings(Engine::Sat));
                    times.push(sat.statistics.time);
                    symbols = symbols.max(sat.statistics.symbols);
                }
            };
            crate::play_game(&mut game, &mut player, &budget, &mut watch).unwrap();
        }
        times.sort_unstable();
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!(
            "{level}: {} positions, all cells by SAT in {:?} (median), {:?} (99 %), {:?} (worst); {symbols} symbols",
            times.len(),
            at(50),
            at(99),
            at(100),
        );
    }
}

#[test]
fn the_subset_rule_is_seen_by_sat_and_not_by_chaining() {
    // a + b = 1 and a + b + c = 1.
    let position = position("density 0.2\n###\n12*");
    for engine in [
        Engine::ForwardChaining,
        Engine::BackwardChaining,
        Engine::Recursive,
    ] {
        let chained = known(&position, settings(engine));
        assert_eq!(chained.unknown, [0, 1, 2].map(Cell));
    }
    let sat = known(&position, settings(Engine::Sat));
    assert_eq!((&sat.safe[..], &sat.mines[..]), (&[Cell(2)][..], &[][..]));
    let why = why(&position, 2, &Settings::default());
    assert!(!why.is_mine && !why.total);
    assert_eq!(why.numbers, [3, 4].map(Cell));
}

/// Whether a set of numbers and the total prove what an explanation says, by looking at all boards.
fn proves(position: &Position, numbers: &[Cell], total: bool, why: &Explanation) -> bool {
    let hidden: Vec<Cell> = position.hidden().collect();
    let left = match position.mines() {
        Mines::Total(mines) if total => Some(mines - position.known_mines().count() as u32),
        _ => None,
    };
    let own = brute::mask(&hidden, &[why.cell]);
    let mut layouts = brute::layouts_by(position, numbers, left);
    layouts.all(|layout| (layout & own != 0) == why.is_mine)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn explanations_prove_and_nothing_of_them_can_be_left_out(
        position in brute::small_positions(12),
    ) {
        prop_assume!(matches!(position.mines(), Mines::Total(_)));
        let settings = Settings::default();
        let sat = known(&position, settings);
        let easiest = cheapest(&position, &settings, &Budget::unlimited()).unwrap();
        prop_assert_eq!(easiest.is_some(), !sat.conclusions.is_empty());
        let mut all: Vec<Explanation> = easiest.into_iter().collect();
        for cell in position.hidden() {
            let why = explain(&position, cell, &settings, &Budget::unlimited()).unwrap();
            prop_assert_eq!(why.is_some(), sat.unknown.binary_search(&cell).is_err());
            all.extend(why);
        }
        for why in all {
            let list = if why.is_mine { &sat.mines } else { &sat.safe };
            prop_assert!(list.contains(&why.cell));
            prop_assert!(proves(&position, &why.numbers, why.total, &why));
            prop_assert!(!why.total || !proves(&position, &why.numbers, false, &why));
            for left_out in 0..why.numbers.len() {
                let mut numbers = why.numbers.clone();
                numbers.remove(left_out);
                prop_assert!(!proves(&position, &numbers, why.total, &why));
            }
        }
    }

    #[test]
    fn a_conflict_is_minimal(position in brute::doubtful_positions(10)) {
        let verdict = crate::check(&position, &Budget::unlimited()).unwrap();
        let sat = analyse(&position, &Settings::default(), &Budget::unlimited());
        match verdict {
            crate::Verdict::Possible => prop_assert!(sat.is_ok()),
            crate::Verdict::Impossible(conflict) => {
                let Err(LogicError::Impossible(found)) = sat else {
                    panic!("{sat:?}");
                };
                prop_assert!(found.size() <= conflict.size(), "{:?} {:?}", found, conflict);
                prop_assert!(found.flags.is_empty());
                for cell in position.hidden() {
                    let why = explain(&position, cell, &Settings::default(), &Budget::unlimited());
                    prop_assert!(matches!(why, Err(LogicError::Impossible(_))));
                }
            }
        }
    }
}

#[test]
fn a_wrong_flag_is_taken_back() {
    // The 1 in the corner has one hidden neighbour, so the flag beside it is wrong.
    let position = position("mines 2\n1#\n11\n1F\n##");
    let ask = |flags, engine| {
        let settings = Settings {
            flags,
            ..settings(engine)
        };
        analyse(&position, &settings, &Budget::unlimited())
    };
    for engine in Engine::ALL {
        let Err(LogicError::Impossible(conflict)) = ask(Flags::Trusted, engine) else {
            panic!("the flag contradicts the numbers");
        };
        assert_eq!(conflict.flags, [Cell(5)]);
        let revised = ask(Flags::Revised, engine).unwrap();
        assert_eq!(revised.withdrawn, [Cell(5)]);
        assert_eq!(revised.mines, [Cell(1)]);
        assert!(revised.safe.contains(&Cell(5)));
    }
}

#[test]
fn a_right_flag_is_kept_and_used() {
    let position = position("mines 2\n1F#\n12#\n###");
    let settings = Settings {
        flags: Flags::Revised,
        ..settings(Engine::ForwardChaining)
    };
    let revised = known(&position, settings);
    assert!(revised.withdrawn.is_empty());
    let why = why(&position, 6, &settings);
    assert_eq!((why.is_mine, &why.flags[..]), (false, &[Cell(1)][..]));
    assert_eq!(why.numbers, [Cell(3)]);
    assert_eq!(why.steps.last().unwrap().rule, Rule::EnoughMines(Cell(3)));
}

#[test]
fn a_proof_by_chaining_stands_on_the_proofs_before_it() {
    // The corner's 1 makes a mine of its only neighbour; the other 1 has its mine then.
    let position = position("density 0.2\n1#1#\n111#");
    let settings = settings(Engine::ForwardChaining);
    let why = why(&position, 7, &settings);
    assert!(!why.is_mine);
    assert_eq!(why.numbers.len(), 2, "{why:?}");
    assert!(why.flags.is_empty());
}

#[test]
fn the_mine_count_settles_what_no_number_sees() {
    let position = position("mines 1\n1#1#\n111#\n####\n####");
    for engine in Engine::ALL {
        let settings = settings(engine);
        let known = known(&position, settings);
        assert_eq!(known.mines, [Cell(1)]);
        assert!(known.unknown.is_empty());
        assert!(why(&position, 12, &settings).total);
    }
}

#[test]
fn a_cell_with_very_many_neighbours_is_refused_or_reasoned_about_with_few_rules() {
    let names: Vec<String> = (0..36).map(|cell| cell.to_string()).collect();
    let mut neighbours = vec![vec!["0".to_owned()]; 36];
    neighbours[0] = names[1..].to_vec();
    let free = crate::Free::new(names, &neighbours, vec![None; 36]).unwrap();
    let mut views = vec![View::Hidden; 36];
    views[0] = View::Number(17);
    let hub = |views: &[View]| {
        let tiling = crate::Tiling::free(free.clone());
        Position::new(tiling, Mines::Density(0.5), views.to_vec()).unwrap()
    };
    for rules in [Rules::All, Rules::Shown] {
        let settings = Settings {
            rules,
            ..settings(Engine::ForwardChaining)
        };
        let refused = analyse(&hub(&views), &settings, &Budget::unlimited());
        assert!(matches!(
            refused,
            Err(LogicError::TooManyRules { neighbours: 35, .. })
        ));
    }
    views[1..=17].fill(View::Mine);
    for engine in Engine::ALL {
        let known = known(&hub(&views), settings(engine));
        assert_eq!(known.safe.len(), 18);
    }
}

#[test]
fn a_budget_ends_the_analysis() {
    let position = position("mines 5\n#####\n#2#2#\n#####");
    let over = Budget::unlimited().time(std::time::Duration::ZERO);
    for engine in Engine::ALL {
        let stopped = analyse(&position, &settings(engine), &over);
        assert!(
            matches!(stopped, Err(LogicError::Stopped(_))),
            "{engine}: {stopped:?}"
        );
    }
}
