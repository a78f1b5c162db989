//! What a move does, from its definition, compared with what the game does.

use super::random;
use atisbo_minesweeper::{Board, Cell, FirstClick, Game, Move, MoveError, Position, State, View};
use proptest::prelude::*;

/// Whether a reveal of `start` opens `cell`: it is the cell itself, or a chain of neighbours leads
/// from one to the other, all but its last one showing 0 and none of them flagged.
fn opens(board: &Board, position: &Position, start: Cell, cell: Cell) -> bool {
    fn visit(board: &Board, position: &Position, cell: Cell, seen: &mut Vec<Cell>) {
        let closed = matches!(position.view(cell), View::Hidden | View::Question);
        if !closed || seen.contains(&cell) {
            return;
        }
        seen.push(cell);
        if !board.is_mine(cell) && board.number(cell) == 0 {
            for &neighbour in board.tiling().neighbours(cell).iter() {
                visit(board, position, neighbour, seen);
            }
        }
    }
    let mut seen = Vec::new();
    visit(board, position, start, &mut seen);
    seen.contains(&cell)
}

/// What each cell shows after these cells were clicked at once.
fn after(board: &Board, position: &Position, clicked: &[Cell]) -> Vec<View> {
    let show = |cell: Cell| {
        if !clicked
            .iter()
            .any(|&start| opens(board, position, start, cell))
        {
            position.view(cell)
        } else if board.is_mine(cell) {
            View::Mine
        } else {
            View::Number(board.number(cell))
        }
    };
    board.tiling().cells().map(show).collect()
}

/// What each cell shows after a move, or none if it is refused.
fn expected(before: &Game, board: &Board, action: Move) -> Option<Vec<View>> {
    let position = before.position();
    let view = |cell: Cell| position.views().get(cell.index()).copied();
    let marked = |cell: Cell, mark: View| {
        let mut views = position.views().to_vec();
        views[cell.index()] = if views[cell.index()] == mark {
            View::Hidden
        } else {
            mark
        };
        views
    };
    match action {
        Move::Reveal(cell) => matches!(view(cell)?, View::Hidden | View::Question)
            .then(|| after(board, position, &[cell])),
        Move::Chord(cell) => {
            let number = view(cell)?.number()?;
            let around = board.tiling().neighbours(cell);
            let flags = around.iter().filter(|&&n| view(n) == Some(View::Flag));
            let closed = |n: &Cell| matches!(view(*n), Some(View::Hidden | View::Question));
            let others: Vec<Cell> = around.iter().copied().filter(closed).collect();
            (flags.count() == usize::from(number) && !others.is_empty())
                .then(|| after(board, position, &others))
        }
        Move::Flag(cell) => view(cell)?.is_hidden().then(|| marked(cell, View::Flag)),
        Move::Question(cell) => view(cell)?
            .is_hidden()
            .then(|| marked(cell, View::Question)),
        Move::Undo => None,
    }
}

/// How a game stands that shows this.
fn state(board: &Board, position: &Position) -> State {
    let revealed = |cell: Cell| position.view(cell).number().is_some();
    if let Some(mine) = position.known_mines().next() {
        State::Lost { mine }
    } else if board
        .tiling()
        .cells()
        .all(|cell| board.is_mine(cell) || revealed(cell))
    {
        State::Won
    } else if board.tiling().cells().any(revealed) {
        State::Playing
    } else {
        State::Ready
    }
}

proptest! {
    #[test]
    fn every_move_does_what_its_definition_says(
        board in random::board(), wishes in random::wishes(),
    ) {
        let mut game = Game::on(board.clone()).unwrap();
        // The games before each move that can be taken back.
        let mut earlier = Vec::new();
        let (mut losses, mut played) = (0, Vec::new());
        for wish in wishes {
            let (before, action) = (game.clone(), wish.action(&game));
            let result = game.play(action);
            let views = match action {
                Move::Undo => earlier.pop().map(|position: Position| position.views().to_vec()),
                _ if before.state().is_over() => None,
                _ => expected(&before, &board, action),
            };
            let Some(views) = views else {
                prop_assert!(result.is_err(), "{action:?}");
                prop_assert_eq!(&game, &before);
                continue;
            };
            let outcome = result.unwrap();
            played.push(action);
            if action != Move::Undo {
                earlier.push(before.position().clone());
            } else if matches!(before.state(), State::Lost { .. }) {
                losses += 1;
            }
            prop_assert_eq!(game.position().views(), &views[..]);
            prop_assert_eq!(game.state(), state(&board, game.position()));
            prop_assert_eq!(outcome.state, game.state());
            let mut changed = outcome.changed;
            changed.sort_unstable();
            let differ = |&cell: &Cell| before.position().view(cell) != game.position().view(cell);
            let different: Vec<Cell> = board.tiling().cells().filter(differ).collect();
            prop_assert_eq!(changed, different);
        }
        prop_assert_eq!(game.moves(), &played[..]);
        prop_assert_eq!(game.undone_losses(), losses);
        prop_assert_eq!(game.undoable(), earlier.len());
    }

    #[test]
    fn a_drawn_game_is_the_given_game_on_the_board_it_lays(
        mut game in random::game(random::tiling()), wishes in random::wishes(),
    ) {
        let mut results = Vec::new();
        for wish in wishes {
            let action = wish.action(&game);
            results.push((action, game.play(action)));
        }
        if let Some(board) = game.board() {
            let mut given = Game::on(board.clone()).unwrap();
            let is_first_free = game.draw().is_some_and(|draw| draw.rule == FirstClick::FirstFree);
            for (action, result) in results {
                let is_first = is_first_free && given.state() == State::Ready && result.is_ok();
                let action = match action {
                    Move::Reveal(cell) if is_first => {
                        let is_open = |cell: &Cell| given.position().view(*cell) != View::Flag;
                        let mut free = board.tiling().cells().filter(|&cell| !board.is_mine(cell));
                        Move::Reveal(free.find(is_open).unwrap_or(cell))
                    }
                    action => action,
                };
                if !matches!(result, Err(MoveError::NoRoomForOpening { .. })) {
                    prop_assert_eq!(given.play(action), result);
                }
            }
            prop_assert_eq!(given.position(), game.position());
        }
    }
}
