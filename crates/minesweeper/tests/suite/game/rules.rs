//! Rules that a player would look up, one by one.

use atisbo_base::Budget;
use atisbo_minesweeper::bayes::BayesAgent;
use atisbo_minesweeper::{
    Board, Cell, Decision, FirstClick, Game, Kind, MoveError, State, Tiling, View, play_game,
};

/// A row of squares with mines where there is a `*`.
fn row(text: &str) -> Game {
    let tiling = Tiling::grid(Kind::Square, 1, text.len() as u32).unwrap();
    let mines = text.char_indices().filter(|&(_, symbol)| symbol == '*');
    let mines: Vec<Cell> = mines.map(|(index, _)| Cell(index as u32)).collect();
    Game::on(Board::new(tiling, mines)).unwrap()
}

fn shown(game: &Game) -> String {
    let views = game.position().views().iter();
    views
        .map(|&view| atisbo_minesweeper::symbol(view))
        .collect()
}

#[test]
fn a_flag_is_neither_revealed_nor_flooded_but_a_question_mark_is() {
    let mut game = row(".....*");
    game.flag(Cell(2)).unwrap();
    game.question(Cell(1)).unwrap();
    assert_eq!(game.reveal(Cell(2)), Err(MoveError::Flagged(Cell(2))));
    let outcome = game.reveal(Cell(0)).unwrap();
    assert_eq!(outcome.changed, [Cell(0), Cell(1)]);
    assert_eq!(shown(&game), "00F###");
    game.undo().unwrap();
    assert_eq!(shown(&game), "#?F###");
}

#[test]
fn what_is_revealed_is_not_revealed_again_nor_marked() {
    let mut game = row(".*.");
    game.reveal(Cell(0)).unwrap();
    let revealed = Err(MoveError::Revealed(Cell(0)));
    assert_eq!(game.reveal(Cell(0)), revealed);
    assert_eq!(game.flag(Cell(0)), revealed);
    assert_eq!(game.question(Cell(0)), revealed);
    assert_eq!(game.moves().len(), 1);
}

#[test]
fn a_chord_wants_as_many_flags_as_the_number_and_something_to_open() {
    let mut game = row(".*.");
    assert_eq!(game.chord(Cell(0)), Err(MoveError::NoNumber(Cell(0))));
    game.reveal(Cell(0)).unwrap();
    let (cell, number, flags) = (Cell(0), 1, 0);
    assert_eq!(
        game.chord(cell),
        Err(MoveError::Flags {
            cell,
            number,
            flags
        })
    );
    game.flag(Cell(1)).unwrap();
    assert_eq!(game.chord(cell), Err(MoveError::NothingToOpen(cell)));
}

#[test]
fn a_chord_on_wrong_flags_hits_every_mine_it_opens_and_can_be_taken_back() {
    let tiling = Tiling::grid(Kind::Square, 3, 3).unwrap();
    let mut game = Game::on(Board::new(tiling, [Cell(0), Cell(8)])).unwrap();
    game.reveal(Cell(4)).unwrap();
    game.flag(Cell(2)).unwrap();
    game.flag(Cell(6)).unwrap();
    game.chord(Cell(4)).unwrap();
    assert_eq!(game.state(), State::Lost { mine: Cell(0) });
    assert_eq!(shown(&game), "*1F121F1*");
    assert_eq!(game.reveal(Cell(2)), Err(MoveError::Over));
    assert_eq!(game.flag(Cell(2)), Err(MoveError::Over));
    game.undo().unwrap();
    assert_eq!((game.state(), game.undone_losses()), (State::Playing, 1));
    assert_eq!(shown(&game), "##F#2#F##");
}

#[test]
fn a_game_is_won_without_flags_and_a_win_can_be_taken_back() {
    let mut game = row(".*.");
    game.reveal(Cell(0)).unwrap();
    assert_eq!(game.reveal(Cell(2)).unwrap().state, State::Won);
    assert_eq!(game.position().view(Cell(1)), View::Hidden);
    assert_eq!(game.undo().unwrap().state, State::Playing);
    assert_eq!(game.undone_losses(), 0);
}

#[test]
fn taking_the_first_click_back_keeps_the_board() {
    let mut game = Game::new("9x9x40".parse().unwrap(), FirstClick::Safe, 3, 5);
    assert!(game.board().is_none());
    game.flag(Cell(7)).unwrap();
    assert!(game.board().is_none() && game.state() == State::Ready);
    game.reveal(Cell(40)).unwrap();
    let board = game.board().unwrap().clone();
    game.undo().unwrap();
    assert_eq!(game.state(), State::Ready);
    let mine = board
        .tiling()
        .cells()
        .find(|&cell| board.is_mine(cell) && cell != Cell(7));
    assert!(matches!(
        game.reveal(mine.unwrap()).unwrap().state,
        State::Lost { .. }
    ));
    assert_eq!(game.board(), Some(&board));
}

#[test]
fn the_first_free_cell_is_opened_wherever_one_clicks() {
    let mut moved = 0;
    for index in 0..50 {
        let game = |rule| Game::new("5x5x12".parse().unwrap(), rule, 1, index);
        // The mines lie as they would if nothing were promised.
        let mut plain = game(FirstClick::NoGuarantee);
        plain.reveal(Cell(0)).unwrap();
        let board = plain.board().unwrap();
        let mut cells = board.tiling().cells();
        let free = cells.find(|&cell| !board.is_mine(cell)).unwrap();
        for clicked in [Cell(0), Cell(24)] {
            let mut first = game(FirstClick::FirstFree);
            let outcome = first.reveal(clicked).unwrap();
            assert_eq!(first.board(), Some(board));
            assert_eq!(outcome.changed[0], free);
            // Later clicks open what is clicked.
            if let Some(mine) = board.tiling().cells().find(|&cell| board.is_mine(cell)) {
                let state = first.reveal(mine).unwrap().state;
                assert_eq!(state, State::Lost { mine });
            }
            // The game can be played again from its ID.
            let again = Game::from_id(&first.id().unwrap()).unwrap();
            assert_eq!(again.position(), first.position());
        }
        let mut game = game(FirstClick::FirstFree);
        let mut agent = BayesAgent::default();
        let mut opened = None;
        let mut watch = |_: &Game, decision: &Decision, _| {
            opened.get_or_insert(decision.reveal.clone());
        };
        play_game(&mut game, &mut agent, &Budget::unlimited(), &mut watch).unwrap();
        assert_eq!(
            opened,
            Some(vec![free]),
            "the decision says what was opened"
        );
        moved += u32::from(free != Cell(0));
    }
    assert!(moved > 10);
}

#[test]
fn an_opening_that_the_mines_leave_no_room_for_is_refused_with_the_numbers() {
    let mut game = Game::new("3x3x4".parse().unwrap(), FirstClick::Opening, 1, 0);
    let refused = MoveError::NoRoomForOpening {
        cell: Cell(4),
        neighbours: 8,
        mines: 4,
        cells: 9,
    };
    assert_eq!(game.reveal(Cell(4)), Err(refused));
    assert!(game.moves().is_empty() && game.board().is_none());
    assert_eq!(
        game.reveal(Cell(0)).unwrap().changed.len(),
        4,
        "a corner has room"
    );
}

#[test]
fn a_board_of_mines_alone_is_no_game() {
    let tiling = Tiling::grid(Kind::Square, 1, 2).unwrap();
    assert!(Game::on(Board::new(tiling.clone(), tiling.cells())).is_err());
}

#[test]
fn moves_that_cannot_be_are_refused() {
    let mut game = row("..*");
    let (cell, cells) = (Cell(3), 3);
    assert_eq!(
        game.reveal(cell),
        Err(MoveError::NoSuchCell { cell, cells })
    );
    assert_eq!(game.undo(), Err(MoveError::NothingToUndo));
}

#[test]
fn moves_taken_back_are_made_again_until_another_move_is_made() {
    let mut game = row("...*.");
    game.reveal(Cell(3)).unwrap();
    game.undo().unwrap();
    game.redo().unwrap();
    assert_eq!(game.state(), State::Lost { mine: Cell(3) });
    game.undo().unwrap();
    game.flag(Cell(3)).unwrap();
    assert_eq!(game.redo(), Err(MoveError::NothingToRedo));
    game.reveal(Cell(4)).unwrap();
    let before = game.clone();
    for _ in 0..2 {
        game.undo().unwrap();
    }
    for _ in 0..2 {
        game.redo().unwrap();
    }
    assert_eq!(game.position(), before.position());
    assert_eq!(
        (game.undoable(), game.redoable()),
        (before.undoable(), vec![])
    );
}

#[test]
fn what_can_be_made_again_is_told_by_the_id() {
    let mut game = Game::new("beginner".parse().unwrap(), FirstClick::Safe, 7, 0);
    for action in ["r40", "f0", "f1"] {
        game.replay(action).unwrap();
    }
    game.undo().unwrap();
    game.undo().unwrap();
    let mut twin = Game::from_id(&game.id().unwrap()).unwrap();
    assert_eq!(twin.redoable(), game.redoable());
    twin.redo().unwrap();
    assert_eq!(twin.redoable().len(), 1);
}
