//! What the networks of a position say, beside the enumeration of all ways to lay the mines.

use super::exact_reference::{POSITIONS, cases, numbers, position, total};
use atisbo_base::{Budget, Place, seed};
use atisbo_bayes::{Decompose, Heuristic, Method, Order, Picture, PictureWords, Settings, picture};
use atisbo_minesweeper::bayes::{Adviser, BayesAgent, BoardNetwork, Preset, Prior, Scheme};
use atisbo_minesweeper::{
    Board, Cell, Decision, FirstCell, FirstClick, Free, Game, Kind, Level, Mines, OneCell,
    Position, Tiling, View, exact, play_game,
};
use proptest::prelude::*;
use rand::RngExt;
use std::collections::HashMap;

/// The probability of a mine in every hidden cell, from all ways to lay mines that agree with the
/// numbers, each weighed by the prior.
fn by_enumeration(position: &Position, prior: Prior, numbers: &[(Cell, u8)]) -> Vec<Option<f64>> {
    let tiling = position.tiling();
    let hidden: Vec<Cell> = position.hidden().collect();
    let known: Vec<Cell> = position.known_mines().collect();
    let (p, total) = match (position.mines(), prior) {
        (Mines::Density(density), _) => (density, None),
        (Mines::Total(total), Prior::Cells) => (f64::from(total) / tiling.len() as f64, None),
        (Mines::Total(total), Prior::Left) => {
            let left = f64::from(total) - known.len() as f64;
            (left / hidden.len() as f64, None)
        }
        (Mines::Total(total), Prior::Exact) => (0.5, Some(total)),
    };
    let mut weight_of = vec![0.0; tiling.len()];
    let mut all = 0.0;
    for bits in 0u32..1 << hidden.len() {
        let mines = (0..hidden.len()).filter(|index| bits >> index & 1 == 1);
        let mines: Vec<Cell> = mines.map(|index| hidden[index]).collect();
        let board = Board::new(tiling.clone(), mines.iter().chain(&known).copied());
        let agrees = numbers
            .iter()
            .all(|&(cell, number)| board.number(cell) == number);
        if !agrees || total.is_some_and(|total| board.mines() != total) {
            continue;
        }
        let free = hidden.len() - mines.len();
        let weight = p.powi(mines.len() as i32) * (1.0 - p).powi(free as i32);
        all += weight;
        for cell in mines {
            weight_of[cell.index()] += weight;
        }
    }
    let probability = |cell: Cell| {
        let asked = position.view(cell).is_hidden();
        asked.then(|| weight_of[cell.index()] / all)
    };
    tiling.cells().map(probability).collect()
}

/// A position as play leaves it: some safe cells revealed, some mines known, some flags.
fn random_position(tiling: Tiling, case: u64) -> Position {
    let mut rng = seed::rng(11, case);
    let cells = tiling.len() as u32;
    let mines = rng.random_range(0..cells);
    let level = Level::new(tiling.clone(), mines).unwrap();
    let board = Board::random(&level, FirstClick::NoGuarantee, Cell(0), &mut rng).unwrap();
    let shown = rng.random_range(0.2..0.9);
    let view = |cell: Cell| {
        if board.is_mine(cell) {
            return [View::Mine, View::Flag, View::Hidden, View::Hidden][rng.random_range(0..4)];
        }
        if rng.random_bool(shown) {
            View::Number(board.number(cell))
        } else {
            View::Hidden
        }
    };
    let views = tiling.cells().map(view).collect();
    Position::new(tiling, Mines::Total(mines), views).unwrap()
}

fn tilings() -> impl Strategy<Value = Tiling> {
    let grid = (prop::sample::select(Kind::GRIDS.to_vec()), 1u32..4, 1u32..5)
        .prop_map(|(kind, height, width)| Tiling::grid(kind, height, width).unwrap());
    let free = (2usize..9, any::<u64>()).prop_map(|(cells, case)| {
        let mut rng = seed::rng(3, case);
        let names: Vec<String> = (0..cells).map(|cell| format!("c{cell}")).collect();
        let neighbours: Vec<Vec<String>> = (0..cells)
            .map(|cell| {
                let others = (0..cell).filter(|_| rng.random_bool(0.5));
                others.map(|other| names[other].clone()).collect()
            })
            .collect();
        let outlines = vec![None; cells];
        Tiling::free(Free::new(names, &neighbours, outlines).unwrap())
    });
    prop_oneof![5 => grid, 1 => free]
}

/// The numbers that a scheme knows of when it is asked about a cell.
fn numbers_for(position: &Position, scheme: Scheme, cell: Cell) -> Vec<(Cell, u8)> {
    let tiling = position.tiling();
    let touch = |one: Cell, other: Cell| tiling.neighbours(one).contains(&other);
    let all: Vec<(Cell, u8)> = position.numbers().collect();
    let near = |number: &&(Cell, u8)| touch(cell, number.0);
    match scheme {
        Scheme::Local1 => all.iter().filter(near).copied().collect(),
        Scheme::Local2 => {
            let counted: Vec<Cell> = position
                .hidden()
                .filter(|&hidden| all.iter().filter(near).any(|&(y, _)| touch(y, hidden)))
                .collect();
            let second = |number: &&(Cell, u8)| counted.iter().any(|&x| touch(x, number.0));
            all.iter().filter(second).copied().collect()
        }
        _ => all,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_network_agrees_with_the_enumeration(tiling in tilings(), case in any::<u64>()) {
        let position = random_position(tiling, case);
        for scheme in Scheme::ALL {
            for prior in Prior::ALL {
                let adviser = Adviser { scheme, prior, ..Adviser::default() };
                let beliefs = adviser.analyse(&position, &Budget::unlimited(), &mut ()).unwrap();
                let whole = by_enumeration(&position, prior, &numbers_for(&position, Scheme::Full, Cell(0)));
                for cell in position.tiling().cells() {
                    let found = beliefs.probability[cell.index()];
                    let right = if scheme.is_local() && position.view(cell).is_hidden() {
                        let numbers = numbers_for(&position, scheme, cell);
                        by_enumeration(&position, prior, &numbers)[cell.index()]
                    } else {
                        whole[cell.index()]
                    };
                    prop_assert_eq!(found.is_some(), right.is_some());
                    if let (Some(found), Some(right)) = (found, right) {
                        prop_assert!((found - right).abs() < 1e-10, "{scheme} {prior} {cell:?} {found} {right}\n{position}");
                        prop_assert_eq!(beliefs.safe.contains(&cell), right == 0.0);
                        prop_assert_eq!(beliefs.mines.contains(&cell), right > 1.0 - 1e-12);
                    }
                }
            }
        }
    }

    #[test]
    fn no_switch_of_the_engine_changes_an_answer(tiling in tilings(), case in any::<u64>()) {
        let position = random_position(tiling, case);
        let base = Adviser::default().analyse(&position, &Budget::unlimited(), &mut ()).unwrap();
        let switches = [
            Settings { method: Method::VariableElimination, ..Settings::default() },
            Settings { order: Order::Greedy(Heuristic::MinDegree), keep_evidence: false, ..Settings::default() },
            Settings { decompose: Decompose::FullTable, prune_barren: false, ..Settings::default() },
            Settings { order: Order::Plain, ..Settings::default() },
            Settings { order: Order::Shuffled, ..Settings::default() },
        ];
        for settings in switches {
            let adviser = Adviser { scheme: Scheme::Pruned, prior: Prior::Exact, settings, ..Adviser::default() };
            let found = adviser.analyse(&position, &Budget::unlimited(), &mut ()).unwrap();
            for (one, other) in base.probability.iter().zip(&found.probability) {
                prop_assert!((one.unwrap_or(0.0) - other.unwrap_or(0.0)).abs() < 1e-10);
            }
        }
    }
}

/// Figure 7 of the second report: a board of 10x10 with 25 mines.
const FIGURE_7: &str = "mines 25
01########
01########
02########
12########
##########
##########
##########
##########
##########
##########";

#[test]
fn the_second_reports_figure_7_comes_out_as_printed() {
    let position: Position = FIGURE_7.parse().unwrap();
    let network =
        BoardNetwork::new(&position, Scheme::Pruned, Prior::Left, &Budget::unlimited()).unwrap();
    let variables = network.model.variables();
    let own = network.mines.iter().map(|&(_, x)| x);
    let x = own.chain(network.groups.iter().map(|group| group.variable));
    let mut x: Vec<&str> = x.map(|x| variables[x].name()).collect();
    x.sort_unstable();
    assert_eq!(
        x,
        [
            "x_r1c3", "x_r1c4", "x_r2c3", "x_r3c3", "x_r4c3", "x_r5c1", "x_r5c2", "x_r5c3"
        ]
    );
    let y = network.counts.iter();
    let y: Vec<&str> = y.map(|&(_, y)| variables[y].name()).collect();
    assert_eq!(y, ["y_r1c2", "y_r2c2", "y_r3c2", "y_r4c1", "y_r4c2"]);

    let adviser = Adviser {
        scheme: Scheme::Pruned,
        prior: Prior::Left,
        ..Adviser::default()
    };
    let beliefs = adviser
        .analyse(&position, &Budget::unlimited(), &mut ())
        .unwrap();
    let not_a_mine = |row, column| {
        let cell = position.tiling().cell_at(Place::new(row, column)).unwrap();
        1.0 - beliefs.probability[cell.index()].unwrap()
    };
    let printed = [
        (0, 2, 1.0),
        (0, 3, 0.728_260_869_565_217_4),
        (1, 2, 0.0),
        (2, 2, 1.0),
        (3, 2, 0.0),
        (4, 0, 0.5),
        (4, 1, 0.5),
        (4, 2, 1.0),
    ];
    for (row, column, probability) in printed {
        assert!(
            (not_a_mine(row, column) - probability).abs() < 1e-12,
            "x{row}{column}"
        );
    }
    let best = [(0, 2), (2, 2), (4, 2)].map(Place::from);
    assert_eq!(position.tiling().places(&beliefs.safe), best);
}

/// Positions whose probabilities several other programs agree on; see `data/README.md`.
#[test]
fn reference_positions_come_out_with_the_exact_count() {
    let adviser = Adviser::default();
    let mut answered = 0;
    let all = cases(POSITIONS);
    for reference in &all {
        let position = position(reference, Mines::Total(total(reference)));
        // The general engine is made for narrow frontiers; the exact analysis takes the others too.
        let exact = exact::analyse(&position, &Budget::unlimited()).unwrap();
        if exact.size.widest > 30 {
            continue;
        }
        let beliefs = adviser
            .analyse(&position, &Budget::unlimited(), &mut ())
            .unwrap();
        answered += 1;
        let found = beliefs.probability.iter().flatten();
        let right = numbers(&reference["prob"]);
        assert_eq!(found.clone().count(), right.len());
        for (found, right) in found.zip(&right) {
            assert!((found - right).abs() < 1e-9, "{position}");
        }
        assert_eq!(
            beliefs.safe.len(),
            right.iter().filter(|&&p| p == 0.0).count()
        );
    }
    assert!(answered * 4 > all.len() * 3, "{answered} of {}", all.len());
}

#[test]
fn an_order_by_name_in_either_numbering_changes_no_probability() {
    let position: Position = "mines 3\n1##\n###\n#2#".parse().unwrap();
    let adviser = |scheme, named: &[&str]| Adviser {
        scheme,
        prior: Prior::Cells,
        named: named.iter().map(|&name| name.to_owned()).collect(),
        ..Adviser::default()
    };
    let budget = Budget::unlimited();
    for scheme in [Scheme::Full, Scheme::Split, Scheme::Local1] {
        let plain = adviser(scheme, &[]).analyse(&position, &budget, &mut ());
        let plain = plain.unwrap();
        for named in [
            &["x_r1c2", "x_r2c1"][..],
            &["x10", "x01"],
            &["x22", "x_r2c2", "x02"],
        ] {
            let adviser = adviser(scheme, named);
            let found = adviser.analyse(&position, &budget, &mut ()).unwrap();
            for (one, other) in plain.probability.iter().zip(&found.probability) {
                assert!((one.unwrap_or(0.0) - other.unwrap_or(0.0)).abs() < 1e-12);
            }
            assert_eq!(adviser.unknown_name(&position, &budget), Ok(None));
        }
        let adviser = adviser(scheme, &["x01", "x33"]);
        assert_eq!(adviser.unknown_name(&position, &budget), Ok(Some("x33")));
    }
}

#[test]
fn an_agent_held_to_one_cell_opens_the_first_that_is_least_likely_to_be_a_mine() {
    for index in 0..20 {
        let mut game = Game::new("4x3x3".parse().unwrap(), FirstClick::Safe, 7, index);
        let preset = Preset::Buscapython;
        let agent = BayesAgent::new(preset.adviser(), FirstCell::Corner, 7, index);
        let mut agent = OneCell(agent.forgetful());
        let mut before = game.position().clone();
        let mut watch = |game: &Game, decision: &Decision, _| {
            let position = std::mem::replace(&mut before, game.position().clone());
            let [cell] = decision.reveal[..] else {
                panic!("{:?}", decision.reveal);
            };
            assert!(decision.known_mines.is_empty());
            if position.is_untouched() {
                return;
            }
            let numbers: Vec<(Cell, u8)> = position.numbers().collect();
            let beliefs = by_enumeration(&position, Prior::Cells, &numbers);
            let least = beliefs.iter().flatten().copied().fold(1.0, f64::min);
            let first = beliefs
                .iter()
                .position(|one| one.is_some_and(|p| p < least + 1e-9));
            assert_eq!(first, Some(cell.index()), "{position}");
        };
        play_game(&mut game, &mut agent, &Budget::unlimited(), &mut watch).unwrap();
    }
}

#[test]
fn in_a_picture_every_variable_stands_at_its_cell() {
    let words = PictureWords::default();
    let budget = Budget::unlimited();
    for level in [
        "3x2x1",
        "9x9x10",
        "10x12x9",
        "hex:11x4x9",
        "1x150x9",
        "100x2x9",
    ] {
        let level: Level = level.parse().unwrap();
        let tiling = level.tiling();
        let hidden = vec![View::Hidden; tiling.len()];
        let mines = Mines::Total(level.mines());
        let position = Position::new(tiling.clone(), mines, hidden).unwrap();
        let network = BoardNetwork::new(&position, Scheme::Full, Prior::Cells, &budget).unwrap();
        let places = network.places(tiling).unwrap();
        let svg = picture(
            &network.model,
            Picture::Arcs,
            Some(&places),
            &words,
            &budget,
        )
        .unwrap();
        // The words in the boxes, by name.
        let mut drawn = HashMap::new();
        for group in svg.split("<g><title>").skip(1) {
            let (name, rest) = group.split_once('<').unwrap();
            let (_, text) = rest.split_once("<text ").unwrap();
            let number = |name: &str| -> f64 {
                let (_, value) = text.split_once(&format!("{name}=\"")).unwrap();
                value.split_once('"').unwrap().0.parse().unwrap()
            };
            drawn.insert(name, (number("x"), number("y")));
        }
        let variables = network.model.variables();
        assert_eq!(drawn.len(), variables.len());
        for (variable, &(x, y)) in variables.all().zip(&places) {
            let (across, down) = drawn[variables[variable].name()];
            // A letter is 12 high; its line is a third of it below the middle.
            let off = (across - 12.0 * x).abs() + (down - 4.0 - 12.0 * y).abs();
            assert!(off < 0.2, "{level} {}", variables[variable].name());
        }
    }
}
