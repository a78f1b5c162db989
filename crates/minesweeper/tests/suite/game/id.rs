//! Games written as an ID and restored from it, and texts that are no IDs.

use super::random;
use atisbo_minesweeper::{Board, Cell, FirstClick, Free, Game, IdError, MoveError, Tiling};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_game_made_again_of_its_id_is_the_same(
        mut game in random::game(random::grid()), wishes in random::wishes(),
    ) {
        for wish in wishes {
            let _ = game.play(wish.action(&game)); // what is refused is not in the ID either
        }
        let id = game.id().unwrap();
        let unreserved = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        prop_assert!(id.chars().all(unreserved), "{id}");
        prop_assert_eq!(Game::from_id(&id).unwrap(), game);
    }

    #[test]
    fn no_text_makes_it_panic(
        text in "(hex.)?[0-9]{1,4}x[0-9]{1,4}x[0-9]{1,3}~(any|safe|mines)~[A0-9.é]{0,9}~[rcfqu0-9é~]{0,30}",
    ) {
        let _ = Game::from_id(&text);
    }

    #[test]
    fn an_id_with_a_character_changed_is_a_game_or_an_error(
        mut game in random::game(random::grid()), wishes in random::wishes(),
        place in any::<prop::sample::Index>(), character in any::<char>(),
    ) {
        for wish in wishes {
            let _ = game.play(wish.action(&game));
        }
        let mut id: Vec<char> = game.id().unwrap().chars().collect();
        *place.get_mut(&mut id) = character;
        let text: String = id.into_iter().collect();
        if let Ok(other) = Game::from_id(&text) {
            prop_assert_eq!(Game::from_id(&other.id().unwrap()).unwrap(), other);
        }
    }
}

fn error(id: &str) -> IdError {
    Game::from_id(id).expect_err(id)
}

#[test]
fn an_id_may_leave_out_the_moves_and_an_index_of_0() {
    let game = Game::new("9x9x10".parse().unwrap(), FirstClick::Safe, 42, 0);
    for id in ["9x9x10~safe~42", "9x9x10~safe~42.0~", "beginner~safe~42.0"] {
        assert_eq!(Game::from_id(id).unwrap(), game, "{id}");
    }
    assert_eq!(game.id().unwrap(), "9x9x10~safe~42.0");
}

#[test]
fn the_ids_in_the_description_are_games() {
    let game = Game::from_id("9x9x10~safe~42.0~r40f30f31c40u").unwrap();
    assert_eq!((game.moves().len(), game.undoable()), (5, 3));
    let hexagons = Game::from_id("hex.4x5x2~mines~AAgQ~f12r0").unwrap();
    let board = hexagons.board().unwrap();
    assert!(board.is_mine(Cell(12)) && board.is_mine(Cell(19)));
}

#[test]
fn given_mines_are_one_bit_for_each_cell() {
    let mut game = Game::from_id("1x7x2~mines~gg~r1f0c1").unwrap();
    let board = Board::new(game.level().tiling().clone(), [Cell(0), Cell(6)]);
    assert_eq!(game.board(), Some(&board));
    game.undo().unwrap();
    assert_eq!(game.id().unwrap(), "1x7x2~mines~gg~r1f0c1u");
}

/// IDs are kept and passed on: another way to draw the mines would make other games of them.
#[test]
fn an_id_kept_from_earlier_still_gives_the_same_mines() {
    for (id, mines) in [
        ("9x9x10~any~1.0~f0r40", "AAAKoIAACQMAgA"),
        ("9x9x10~safe~42.7~r40", "ACAAkAAoCIBAEQ"),
        ("hex.5x8x9~opening~3.0~r12", "AAJCo0Q"),
        (
            "torus.10x10x20~safe~18446744073709551615.1~r99",
            "AA9EBAoRIEgoFAAIg",
        ),
    ] {
        let game = Game::from_id(id).unwrap();
        let given = Game::on(game.board().unwrap().clone()).unwrap();
        assert_eq!(given.id().unwrap().split('~').nth(2), Some(mines), "{id}");
    }
}

#[test]
fn every_mistake_in_an_id_has_its_own_error() {
    assert_eq!(error(""), IdError::Parts);
    assert_eq!(error("9x9x10~safe"), IdError::Parts);
    for level in [
        "9x9",
        "1001x9x10",
        "9x9x81",
        "ring.9x9x10",
        "99999999999x9x1",
    ] {
        assert!(matches!(
            error(&format!("{level}~safe~1.0")),
            IdError::Level(_)
        ));
    }
    assert!(matches!(error("9x9x10~sure~1.0"), IdError::Rule(_)));
    for seed in ["", "x", "1.", "1.2.3", "18446744073709551616", "-1"] {
        let expected = IdError::Seed(seed.to_owned());
        assert_eq!(error(&format!("9x9x10~safe~{seed}~r0")), expected);
    }
    let length = |cells, characters| IdError::Length { cells, characters };
    assert_eq!(error("1x7x2~mines~g"), length(7, 2));
    assert_eq!(error("1x7x2~mines~ggA"), length(7, 2));
    assert_eq!(error("1x7x2~mines~gQ"), length(7, 2));
    assert_eq!(error("1x7x2~mines~g+"), IdError::Bits('+'));
    let (level, found) = (3, 2);
    assert_eq!(error("1x7x3~mines~gg"), IdError::MineCount { level, found });
    assert_eq!(error("9x9x10~safe~1.0~r0x1"), IdError::Letter('x'));
    assert_eq!(error("9x9x10~safe~1.0~f0u1"), IdError::Letter('1'));
    assert_eq!(error("9x9x10~safe~1.0~r"), IdError::Cell("r".to_owned()));
    assert_eq!(error("9x9x10~safe~1.0~ff1"), IdError::Cell("f".to_owned()));
    let huge = error("9x9x10~safe~1.0~r99999999999");
    assert_eq!(huge, IdError::Cell("r99999999999".to_owned()));
    assert!(matches!(
        error("9x9x10~safe~1.0~f3r81"),
        IdError::Refused {
            number: 2,
            error: MoveError::NoSuchCell { cells: 81, .. },
            ..
        }
    ));
    let refused = error("1x7x2~mines~gg~u");
    assert_eq!(
        refused.to_string(),
        "move 1 (u): there is no move to take back"
    );
}

#[test]
fn a_free_tiling_has_no_id() {
    let free = Free::new(vec!["a".to_owned()], &[vec![]], vec![None]).unwrap();
    let game = Game::on(Board::new(Tiling::free(free), [])).unwrap();
    assert_eq!(game.id(), Err(IdError::FreeTiling));
}
