//! Random boards on every tiling, and random moves.

use atisbo_minesweeper::{Board, Cell, FirstClick, Free, Game, Kind, Level, Move, Tiling};
use proptest::prelude::*;

/// Small tilings given by a height and a width.
pub(crate) fn grid() -> impl Strategy<Value = Tiling> {
    let kinds = prop::sample::select(Kind::GRIDS.to_vec());
    (kinds, 1u32..7, 1u32..7).prop_map(|(kind, height, width)| {
        Tiling::grid(kind, height, width).expect("sizes within the limits")
    })
}

/// Small graphs, connected or not.
fn free() -> impl Strategy<Value = Tiling> {
    (1usize..20)
        .prop_flat_map(|cells| {
            let neighbour = (0..cells, 0..cells);
            (Just(cells), prop::collection::vec(neighbour, 0..2 * cells))
        })
        .prop_map(|(cells, pairs)| {
            let names: Vec<String> = (0..cells).map(|cell| format!("c{cell}")).collect();
            let mut neighbours = vec![Vec::new(); cells];
            for (one, other) in pairs {
                if one != other {
                    neighbours[one].push(names[other].clone());
                }
            }
            let free = Free::new(names, &neighbours, vec![None; cells]);
            Tiling::free(free.expect("few neighbours, all of them known"))
        })
}

/// Any small tiling.
pub(crate) fn tiling() -> impl Strategy<Value = Tiling> {
    prop_oneof![5 => grid(), 1 => free()]
}

/// A tiling with any number of mines that leaves a safe cell.
pub(crate) fn level(tiling: impl Strategy<Value = Tiling>) -> impl Strategy<Value = Level> {
    // Few mines are tried more often: many leave little to play.
    let share = prop_oneof![3 => 0.0..0.3, 1 => 0.0..1.0];
    (tiling, share).prop_map(|(tiling, share)| {
        let mines = (tiling.len() as f64 * share) as u32;
        Level::new(tiling, mines).expect("less than all")
    })
}

/// A board with its mines anywhere.
pub(crate) fn board() -> impl Strategy<Value = Board> {
    (level(tiling()), any::<u64>()).prop_map(|(level, seed)| {
        let mut rng = atisbo_base::seed::rng(seed, 0);
        Board::random(&level, FirstClick::NoGuarantee, Cell(0), &mut rng).expect("no rule to keep")
    })
}

/// Moves of all sorts, some of them on cells that are not there.
pub(crate) fn moves() -> impl Strategy<Value = Vec<Move>> {
    let cell = || (0u32..40).prop_map(Cell);
    let one = prop_oneof![
        8 => cell().prop_map(Move::Reveal),
        4 => cell().prop_map(Move::Chord),
        5 => cell().prop_map(Move::Flag),
        2 => cell().prop_map(Move::Question),
        4 => Just(Move::Undo),
    ];
    prop::collection::vec(one, 0..40)
}

/// Games that nobody has touched, half of them from a seed and half on a given board.
pub(crate) fn game(tiling: impl Strategy<Value = Tiling>) -> impl Strategy<Value = Game> {
    let rule = prop::sample::select(FirstClick::ALL.to_vec());
    let all = (
        level(tiling),
        rule,
        any::<u64>(),
        any::<u64>(),
        any::<bool>(),
    );
    all.prop_map(|(level, rule, seed, index, given)| {
        if !given {
            return Game::new(level, rule, seed, index);
        }
        let mut rng = atisbo_base::seed::rng(seed, index);
        let board = Board::random(&level, FirstClick::NoGuarantee, Cell(0), &mut rng);
        Game::on(board.expect("no rule to keep")).expect("a safe cell")
    })
}
