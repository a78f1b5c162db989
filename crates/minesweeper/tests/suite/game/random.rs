//! Random boards on every tiling, and random moves.

use atisbo_minesweeper::{Board, Cell, FirstClick, Free, Game, Kind, Level, Move, Tiling, View};
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

/// What a player wants to do next; the number picks one of the cells it may be done with.
///
/// Moves with cells out of a hat would hardly ever meet a number that has its flags.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    /// Some move on any cell, or just beyond the last.
    Any(fn(Cell) -> Move, usize),
    /// Reveal what is safe.
    Safe(usize),
    /// Flag a mine.
    FlagMine(usize),
    /// Chord where the flags are as many as the number.
    Chord(usize),
    /// Take back.
    Undo,
}

impl Wish {
    /// The move that fulfils it in this game, if there is one, or else one that comes near.
    pub(crate) fn action(self, game: &Game) -> Move {
        let (tiling, view) = (game.level().tiling(), |cell| game.position().view(cell));
        let hidden = |cell, mine| {
            let is_so = |board: &Board| board.is_mine(cell) == mine;
            view(cell) == View::Hidden && game.board().is_some_and(is_so)
        };
        let has_its_flags = |cell: Cell| {
            let around = tiling.neighbours(cell);
            let flags = around.iter().filter(|&&n| view(n) == View::Flag).count();
            let closed = around.iter().any(|&n| view(n) == View::Hidden);
            closed && view(cell) == View::Number(flags as u8)
        };
        let pick = |pick: usize, is: &dyn Fn(Cell) -> bool| {
            let cells: Vec<Cell> = tiling.cells().filter(|&cell| is(cell)).collect();
            let beyond = Cell((pick % (tiling.len() + 1)) as u32);
            cells
                .get(pick % cells.len().max(1))
                .copied()
                .unwrap_or(beyond)
        };
        match self {
            Wish::Any(action, number) => action(pick(number, &|_| false)),
            Wish::Safe(number) => Move::Reveal(pick(number, &|cell| hidden(cell, false))),
            Wish::FlagMine(number) => Move::Flag(pick(number, &|cell| hidden(cell, true))),
            Wish::Chord(number) => Move::Chord(pick(number, &has_its_flags)),
            Wish::Undo => Move::Undo,
        }
    }
}

/// What a player wants to do, move after move.
pub(crate) fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    let any = |action: fn(Cell) -> Move| (0usize..1000).prop_map(move |n| Wish::Any(action, n));
    let one = prop_oneof![
        1 => any(Move::Reveal),
        1 => any(Move::Chord),
        2 => any(Move::Flag),
        1 => any(Move::Question),
        5 => (0usize..1000).prop_map(Wish::Safe),
        4 => (0usize..1000).prop_map(Wish::FlagMine),
        5 => (0usize..1000).prop_map(Wish::Chord),
        2 => Just(Wish::Undo),
    ];
    prop::collection::vec(one, 0..40)
}

/// Untouched games, half of them from a seed and half on a given board.
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
