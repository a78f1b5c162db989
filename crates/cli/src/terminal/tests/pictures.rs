//! What is drawn: every tiling, every sign, any size of screen.

use super::{LOOK, Sitting, drawn, grid};
use crate::terminal::draw::Look;
use atisbo_api::text::Lang;
use atisbo_minesweeper::{Board, Cell, Free, Game, Kind, Tiling};
use ratatui::crossterm::event::{KeyCode, MouseButton};
use ratatui::style::Color;
use std::time::Instant;

/// The board and its frame after the first cell was revealed and flags were put to the second last.
fn board(tiling: Tiling, mines: &[u32]) -> Vec<String> {
    let rows = match tiling.kind() {
        Kind::Free => 3,
        _ => tiling.height() as usize,
    };
    let mut sitting = Sitting::on(tiling, mines, 40, 20);
    sitting.event(&super::control(KeyCode::Home));
    sitting.key(KeyCode::Home);
    sitting.key(KeyCode::Enter);
    sitting.event(&super::control(KeyCode::End));
    sitting.key(KeyCode::End);
    sitting.keys("f");
    sitting.screen()[1..rows + 3].to_vec()
}

#[test]
fn squares_stand_in_rows() {
    let picture = board(grid(Kind::Square, 3, 5), &[8, 14]);
    assert_eq!(
        picture,
        [
            "┌───────────┐",
            "│ . . 1 # # │",
            "│ . . 1 # # │",
            "│ . . 1 #[F]│",
            "└───────────┘",
        ]
    );
}

#[test]
fn a_torus_has_a_broken_frame_all_around() {
    let picture = board(grid(Kind::Torus, 4, 5), &[13]);
    assert_eq!(
        picture,
        [
            "┌┄┄┄┄┄┄┄┄┄┄┄┐",
            "┊ . . . . . ┊",
            "┊ . . 1 1 1 ┊",
            "┊ . . 1 F 1 ┊",
            "┊ . . 1 1[1]┊",
            "└┄┄┄┄┄┄┄┄┄┄┄┘",
        ]
    );
}

#[test]
fn rows_of_hexagons_are_shifted_by_half_a_cell() {
    let picture = board(grid(Kind::Hex, 3, 5), &[8, 14]);
    assert_eq!(
        picture,
        [
            "┌────────────┐",
            "│ . . . 1 #  │",
            "│  . . 1 # # │",
            "│ . . . 2[F] │",
            "└────────────┘",
        ]
    );
}

#[test]
fn triangles_lean_on_their_sides() {
    let picture = board(grid(Kind::Triangle, 3, 7), &[12, 20]);
    assert_eq!(
        picture,
        [
            "┌───────────────┐",
            "│/.\\./.\\./1\\1/#\\│",
            "│\\./.\\./1\\1/#\\#/│",
            "│/.\\./.\\1/2\\#[F]│",
            "└───────────────┘",
        ]
    );
}

#[test]
fn rings_are_rows_whose_ends_meet() {
    let picture = board(grid(Kind::Circle, 3, 6), &[9]);
    assert_eq!(
        picture,
        [
            "┌─────────────┐",
            "┊ . . 1 # 1 . ┊",
            "┊ . . 1 # 1 . ┊",
            "┊ . . 1 # 1[.]┊",
            "└─────────────┘",
        ]
    );
}

#[test]
fn free_cells_stand_where_their_outlines_are() {
    // Two squares above, one below between them, and one far to the right of it.
    let square =
        |x: f64, y: f64| Some(vec![(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)]);
    let outlines = vec![
        square(0.0, 0.0),
        square(1.0, 0.0),
        square(0.5, 1.0),
        square(4.0, 1.0),
    ];
    let names = ["a", "b", "c", "d"].map(String::from).to_vec();
    let to_c = vec!["c".to_owned()];
    let neighbours = vec![to_c.clone(), to_c.clone(), vec![], to_c];
    let free = Free::new(names, &neighbours, outlines).unwrap();
    let picture = board(Tiling::free(free), &[2]);
    assert_eq!(
        picture,
        [
            "┌───────────┐",
            "│ 1 #       │",
            "│  #     [F]│",
            "└───────────┘",
            "",
        ]
    );
}

#[test]
fn a_lost_game_shows_all_mines_and_the_wrong_flags() {
    let mut sitting = Sitting::square(2, 4, &[1, 6, 7]);
    sitting.key(KeyCode::Home);
    sitting.keys("f"); // row 2, column 1: no mine
    sitting.key(KeyCode::End);
    sitting.keys("fk "); // a right flag, then row 1, column 4
    assert_eq!(sitting.line(2), "│ # # #[2]│");
    sitting.keys("hh ");
    assert_eq!(sitting.screen()[2..4], ["│ #[@]# 2 │", "│ X # * F │"]);
}

#[test]
fn a_board_wider_than_the_screen_scrolls_and_says_where_it_goes_on() {
    let mut sitting = Sitting::on(grid(Kind::Square, 50, 50), &[0], 20, 12);
    assert_eq!(
        sitting.screen()[1..9],
        [
            "┌─────────↑────────┐",
            "│# # # # # # # # # │",
            "│# # # # # # # # # │",
            "│# # # # # # # # # │",
            "←# # # # # #[#]# # →",
            "│# # # # # # # # # │",
            "│# # # # # # # # # │",
            "└─────────↓────────┘",
        ]
    );
    sitting.key(KeyCode::Home);
    assert_eq!(sitting.line(5), "│[#]# # # # # # # #→");
}

#[test]
fn probabilities_are_shown_in_percent_in_wider_cells() {
    for (kind, lines) in [
        (
            Kind::Square,
            ["│  .  .  1 50  0  0 │", "│[ .] .  1 50  0  0 │"],
        ),
        (
            Kind::Hex,
            [
                "│  .   .   1  **   0   0    │",
                "│  [ . ] .   1   0   0   0  │",
            ],
        ),
        (
            Kind::Triangle,
            [r"│/ .\ 1/ 1\**/ 0\ 0/│", r"│[ .] .\ 1/ 1\ 0/ 0\│"],
        ),
        (
            Kind::Circle,
            ["┊  .  .  1 50  1  . ┊", "┊[ .] .  1 50  1  . ┊"],
        ),
    ] {
        let mut sitting = Sitting::on(grid(kind, 2, 6), &[3], 40, 12);
        sitting.key(KeyCode::Home);
        sitting.keys(" p");
        sitting.wait_if_asked();
        assert_eq!(sitting.screen()[2..4], lines, "{kind}");
    }
}

#[test]
fn the_classic_colours_are_used_only_if_wanted() {
    let coloured = |colour| {
        let game = Game::on(Board::new(grid(Kind::Square, 1, 4), [Cell(2)])).unwrap();
        let mut sitting = Sitting::new(game, Look { colour, ..LOOK }, 40, 10);
        sitting.key(KeyCode::Home);
        sitting.keys(" l"); // the 0 and the 1 beside it
        sitting.keys("l");
        sitting.colours()
    };
    let plain = (Color::Reset, Color::Reset);
    assert!(coloured(false).iter().all(|&colours| colours == plain));
    let blue = |&(text, _): &(Color, Color)| text == Color::Indexed(21);
    assert!(coloured(true).iter().any(blue));
}

#[test]
fn every_word_is_there_in_both_languages() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::new(drawn("9x9x10"), Look { lang, ..LOOK }, 100, 50);
        let mut screens = Vec::new();
        for keys in ["t", "u", "c", " ", "f", "t", "fnp", "?"] {
            sitting.keys(keys);
            sitting.wait_if_asked();
            screens.extend(sitting.screen());
        }
        assert!(
            !screens.iter().any(|line| line.contains("terminal-")),
            "{screens:#?}"
        );
    }
}

#[test]
fn the_help_and_the_main_keys_fit_into_80_columns() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::new(drawn("9x9x10"), Look { lang, ..LOOK }, 80, 50);
        assert!(!sitting.shows("…"));
        sitting.keys("?");
        let mut cut = sitting.screen();
        cut.retain(|line| line.ends_with('…'));
        assert!(cut.is_empty(), "{cut:#?}");
    }
}

#[test]
fn the_help_scrolls_on_a_low_screen_to_its_last_line() {
    let mut sitting = Sitting::new(drawn("9x9x10"), LOOK, 70, 10);
    sitting.key(KeyCode::F(1));
    assert_eq!(sitting.line(0), "Keys");
    for _ in 0..100 {
        sitting.key(KeyCode::Down);
    }
    assert!(sitting.line(9).contains("certainly safe"));
    sitting.key(KeyCode::Up);
    assert!(!sitting.line(9).contains("certainly safe"));
    sitting.key(KeyCode::Esc);
    assert!(sitting.line(0).starts_with("Mines 10"));
}

#[test]
fn no_screen_is_too_small() {
    let keys = "hjkl fq utpn? tp";
    for kind in Kind::GRIDS {
        for (width, height) in [(0, 0), (1, 1), (2, 1), (1, 9), (10, 3), (7, 5), (200, 2)] {
            let game = drawn(&format!("{kind}:12x12x20"));
            let mut sitting = Sitting::new(game, LOOK, width, height);
            for key in keys.chars() {
                sitting.keys(&key.to_string());
                for (x, y) in [
                    (0, 0),
                    (width, height),
                    (width / 2, height / 2),
                    (u16::MAX, 0),
                ] {
                    sitting.click(MouseButton::Left, x, y);
                    sitting.click(MouseButton::Right, x, y);
                }
            }
        }
    }
}

#[test]
fn the_smallest_screen_shows_the_cell_at_the_cursor() {
    let mut sitting = Sitting::on(grid(Kind::Square, 9, 9), &[0], 1, 1);
    assert_eq!(sitting.screen(), ["#"]);
    sitting.keys("f");
    assert_eq!(sitting.screen(), ["F"]);
}

#[test]
fn a_screen_may_change_its_size_at_any_time() {
    let mut sitting = Sitting::new(drawn("16x30x99"), LOOK, 80, 24);
    for (width, height) in [(10, 4), (1, 1), (300, 100), (40, 12)] {
        sitting.terminal.backend_mut().resize(width, height);
        sitting.keys("l");
        assert!(sitting.shows("#"));
    }
    assert!(sitting.shows("[#]"));
}

#[test]
fn the_largest_boards_are_drawn_at_once() {
    for kind in [Kind::Hex, Kind::Torus] {
        let game = drawn(&format!("{kind}:1000x1000x150000"));
        let mut sitting = Sitting::new(game, LOOK, 200, 60);
        let start = Instant::now();
        for _ in 0..25 {
            sitting.key(KeyCode::PageDown);
            sitting.keys("l");
        }
        // A picture looks at what is shown, not at a million cells.
        assert!(start.elapsed().as_millis() < 2000, "{:?}", start.elapsed());
    }
}
