//! What keys and mouse do: games from the first cell to the end.

use super::{LOOK, Sitting, control, drawn, grid};
use atisbo_minesweeper::{Game, Kind, State};
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

#[test]
fn a_game_is_won_with_a_flag_and_a_chord() {
    // . 1 # 2 * / . 1 1 2 1 once all is open
    let mut sitting = Sitting::square(2, 5, &[2, 4]);
    assert_eq!(sitting.line(0), "Mines 2   Time 0:00   Reveal any cell");
    sitting.key(KeyCode::Home);
    sitting.key(KeyCode::Enter);
    assert_eq!(sitting.screen()[2..4], ["│ . 1 # # # │", "│[.]1 # # # │"]);
    sitting.pass(65);
    sitting.keys("kllf");
    assert_eq!(sitting.line(0), "Mines 1   Time 1:05   Playing");
    sitting.keys("hc"); // the 1 has its flag
    assert_eq!(sitting.line(3), "│ . 1 1 # # │");
    sitting.keys("jlc"); // so has the 1 below the flag
    assert_eq!(sitting.screen()[2..4], ["│ . 1 F 2 # │", "│ . 1[1]2 # │"]);
    sitting.keys("ll ");
    assert_eq!(sitting.line(0), "Mines 1   Time 1:05   You won!");
    assert_eq!(sitting.line(2), "│ . 1 F 2 F │");
    assert_eq!(sitting.line(5), "3BV 5 of 5, 5 clicks, efficiency 100.0%");
    sitting.pass(60);
    assert_eq!(sitting.line(0), "Mines 1   Time 1:05   You won!");
    sitting.key(KeyCode::Esc);
    assert!(sitting.app.session.ended);
    assert_eq!(sitting.app.session.game.state(), State::Won);
}

#[test]
fn a_loss_is_taken_back_and_counted() {
    let mut sitting = Sitting::square(1, 4, &[2]);
    sitting.key(KeyCode::Home);
    sitting.keys(" ll ");
    assert!(sitting.line(0).contains("You hit a mine"));
    sitting.keys(" ");
    assert!(sitting.line(4).contains("The game is over"));
    sitting.keys("u");
    assert_eq!(sitting.line(2), "│ . 1[#]# │");
    assert!(sitting.line(4).contains("first loss"));
    sitting.keys("l ");
    assert!(sitting.line(0).contains("You won!"));
    assert!(sitting.line(4).ends_with("1 loss taken back"));
    assert_eq!(sitting.app.session.game.undone_losses(), 1);
}

#[test]
fn question_marks_come_and_go() {
    let mut sitting = Sitting::square(1, 3, &[0]);
    sitting.keys("q");
    assert_eq!(sitting.line(2), "│ #[?]# │");
    sitting.keys("q");
    assert_eq!(sitting.line(2), "│ #[#]# │");
}

#[test]
fn a_hint_leads_to_a_safe_cell() {
    let mut sitting = Sitting::square(1, 5, &[2]);
    sitting.keys("t");
    assert!(
        sitting
            .line(4)
            .starts_with("All cells are alike so far (20.0% are mines)")
    );
    sitting.key(KeyCode::Home);
    sitting.keys(" t");
    sitting.wait_if_asked();
    assert_eq!(sitting.line(4), "Hint: row 1, column 4 is certainly safe.");
    assert_eq!(sitting.line(2), "│ . 1 #[#]# │");
    sitting.key(KeyCode::Left);
    assert_eq!(sitting.line(2), "│ . 1[#]#># │", "the hint stays marked");
}

#[test]
fn a_hint_tells_the_risk_where_nothing_is_safe() {
    let mut sitting = Sitting::square(2, 2, &[1, 2]);
    sitting.key(KeyCode::Home);
    sitting.keys("k t");
    sitting.wait_if_asked();
    assert!(
        sitting.line(5).ends_with("a mine with 66.7%."),
        "{}",
        sitting.line(5)
    );
}

#[test]
fn a_hint_that_comes_too_late_is_not_shown() {
    let mut sitting = Sitting::square(1, 6, &[2]);
    sitting.key(KeyCode::Home);
    sitting.keys(" tk");
    sitting.keys("llf");
    sitting.wait_if_asked();
    assert!(!sitting.shows("Hint"));
}

#[test]
fn a_running_game_is_given_up_only_by_the_second_n() {
    let mut sitting = Sitting::new(drawn("9x9x10"), LOOK, 60, 20);
    assert!(sitting.shows("Game 9x9x10~safe~7.0"));
    sitting.keys(" n");
    assert!(sitting.shows("Press n again"));
    sitting.keys("ln");
    assert!(
        sitting.shows("9x9x10~safe~7.0"),
        "a key between counts as no"
    );
    sitting.keys("n");
    assert!(sitting.shows("Game 9x9x10~safe~7.1"));
    assert!(sitting.shows("Reveal any cell"));
}

#[test]
fn a_given_board_begins_again() {
    let mut sitting = Sitting::square(1, 4, &[2]);
    sitting.keys(" n");
    assert_eq!(sitting.line(2), "│ # #[#]# │");
}

#[test]
fn the_buttons_of_the_mouse_act_where_it_is_also_on_shifted_and_scrolled_rows() {
    let mut sitting = Sitting::on(grid(Kind::Hex, 30, 30), &[], 24, 14);
    for (x, y) in [(3, 3), (4, 3), (3, 4), (4, 4), (1, 3), (20, 7)] {
        let before = sitting.screen();
        let signs = |sitting: &Sitting| sitting.line(y.into()).chars().collect::<Vec<char>>();
        // A cell is its sign and the blank before it.
        let column = usize::from(x) + usize::from(signs(&sitting)[usize::from(x)] != '#');
        sitting.click(MouseButton::Right, x, y);
        assert_eq!(signs(&sitting)[column], 'F');
        sitting.click(MouseButton::Right, x, y);
        let unmarked = |lines: &[String]| lines[2..].concat().replace(['[', ']'], " ");
        assert_eq!(
            unmarked(&before),
            unmarked(&sitting.screen()),
            "nothing moved"
        );
    }
}

#[test]
fn both_buttons_open_around_a_number() {
    let mut sitting = Sitting::square(1, 4, &[2]);
    let column = |cell: u16| 2 * cell + 2;
    sitting.click(MouseButton::Left, column(0), 2);
    sitting.click(MouseButton::Right, column(2), 2);
    assert_eq!(sitting.line(2), "│ . 1[F]# │");
    sitting.keys("hh");
    sitting.mouse(MouseEventKind::Down(MouseButton::Left), column(1), 2);
    sitting.mouse(MouseEventKind::Down(MouseButton::Right), column(1), 2);
    sitting.mouse(MouseEventKind::Up(MouseButton::Left), column(1), 2);
    sitting.mouse(MouseEventKind::Up(MouseButton::Right), column(1), 2);
    assert!(
        sitting.line(4).starts_with("Nothing is left"),
        "{}",
        sitting.line(4)
    );
    sitting.keys("ll");
    sitting.click(MouseButton::Left, 50, 15); // beside the board
    sitting.click(MouseButton::Left, column(3), 2);
    assert!(sitting.line(0).contains("You won!"));
}

#[test]
fn the_cursor_goes_round_a_torus_and_stops_at_the_edge_of_a_square() {
    for (kind, line) in [(Kind::Torus, "┊ # #[#]┊"), (Kind::Square, "│[#]# # │")] {
        let mut sitting = Sitting::on(grid(kind, 2, 3), &[0], 40, 12);
        sitting.key(KeyCode::Home);
        sitting.keys("h");
        assert_eq!(sitting.line(3), line);
    }
}

#[test]
fn control_c_quits_from_the_help_too() {
    let mut sitting = Sitting::new(drawn("9x9x10"), LOOK, 60, 20);
    sitting.keys("?");
    sitting.event(&control(KeyCode::Char('c')));
    assert!(sitting.app.session.ended);
}

#[test]
fn the_game_that_was_played_can_be_played_again_from_its_id() {
    let mut sitting = Sitting::new(drawn("hex:9x9x10"), LOOK, 60, 20);
    sitting.keys(" hf");
    let game = sitting.app.session.game;
    assert_eq!(Game::from_id(&game.id().unwrap()).unwrap(), game);
    assert_eq!(game.moves().len(), 2);
}
