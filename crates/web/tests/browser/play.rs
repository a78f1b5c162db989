//! Playing.

use crate::page::{Page, key, open};

/// The beginner's game of a seed whose mines are known to the tests.
const GAME: &str = "#/play/minesweeper/9x9x10~opening~42.0~r40";

fn state(page: &Page) -> String {
    page.attribute("[data-testid=state]", "data-state")
        .unwrap_or_default()
}

/// Waits until the game stands so.
fn until_state(page: &Page, state: &str) {
    let condition =
        format!("document.querySelector('[data-testid=state]')?.dataset.state === '{state}'");
    page.until(&condition);
}

fn cell(row: u32, column: u32) -> String {
    format!("board-grid [data-row=\"{row}\"][data-col=\"{column}\"]")
}

#[test]
fn a_beginner_game_is_won_by_hints_alone() {
    let page = open("#/play/minesweeper/9x9x10~opening~42.0");
    until_state(&page, "ready");
    page.click(&cell(4, 4));
    until_state(&page, "playing");
    page.click("[data-testid=hint]");
    page.find("[data-testid=hint-text] .latest");
    page.click("[data-testid=hint-more]");
    page.click("[data-testid=hint-more]");
    page.until("document.querySelectorAll('[data-testid=hint-text] p').length >= 3");
    page.picture("page-minesweeper");
    for _ in 0..100 {
        if state(&page) == "won" {
            break;
        }
        assert_eq!(state(&page), "playing");
        let before = page.address_of_game();
        page.click("[data-testid=hint-play]");
        page.wait_for(
            "the next move",
            "return location.hash !== arguments[0] || document.querySelector('[data-testid=state]').dataset.state === 'won'",
            &[before.into()],
        );
    }
    until_state(&page, "won");
}

#[test]
fn a_lost_game_is_taken_back_and_goes_on() {
    let page = open(GAME);
    until_state(&page, "playing");
    let mine = page.a_mine();
    page.click(&cell(mine.0, mine.1));
    until_state(&page, "lost");
    page.click("[data-testid=undo]");
    until_state(&page, "playing");
    assert!(page.text("[data-testid=counter-losses]").contains('1'));
    page.right_click(&cell(mine.0, mine.1));
    page.until("location.hash.includes('uf')");
    page.keys(&["u"]);
    page.keys(&["r"]);
    page.until("/uf\\d+uf\\d+$/.test(location.hash)");
}

#[test]
fn a_pasted_position_shows_its_probabilities() {
    let page = open("#/play/minesweeper");
    until_state(&page, "ready");
    page.click("[data-testid=import]");
    page.fill("[data-testid=import-text]", "mines 3\n1##\n###\n###");
    page.click("[data-testid=import-go]");
    page.until("location.hash.includes('p=')");
    if !page.has("board-grid [data-risk]") {
        page.click("[data-testid=overlay]");
    }
    page.find("board-grid [data-risk]");
    let risks = page.run(
        "return [...document.querySelectorAll('board-grid [data-risk]')].map((cell) => cell.dataset.risk)",
        &[],
    );
    let risks = risks.as_array().expect("a list");
    assert_eq!(risks.len(), 8, "{risks:?}");
    assert!(
        risks[0].as_str().is_some_and(|risk| risk.contains("33")),
        "{risks:?}"
    );
    page.picture("page-probabilities");
}

#[test]
fn what_cannot_be_read_says_where_and_keeps_the_game() {
    let page = open("#/play/sudoku?p=1..4.2....1....3");
    until_state(&page, "playing");
    page.click("[data-testid=import]");
    page.fill("[data-testid=import-text]", "1 2 3");
    page.click("[data-testid=import-go]");
    page.until("document.querySelector('[data-testid=import-error]')?.innerText.length > 10");
    page.keys(&[key::ESCAPE]);
    until_state(&page, "playing");
}

#[test]
fn a_sudoku_is_played_by_keyboard_alone() {
    let page = open("#/play/sudoku?p=1.34341221434.21");
    until_state(&page, "playing");
    for _ in 0..60 {
        if page.run(
            "return !!document.activeElement?.closest('board-grid [data-i]')",
            &[],
        ) == true
        {
            break;
        }
        page.keys(&[key::TAB]);
    }
    // To the upper left corner, wherever the cursor was.
    page.keys(&[key::HOME, key::UP, key::UP, key::UP, key::RIGHT]);
    page.keys(&["2"]);
    page.keys(&[key::DOWN, key::DOWN, key::DOWN]);
    page.keys(&["3"]);
    until_state(&page, "solved");
}

/// What the report's program counts on this puzzle.
const COUNTED: [&str; 5] = [
    "Breadth-first 4,631 4,631",
    "Depth-first 474 485",
    "Uniform cost 4,631 4,631",
    "Greedy best-first 2,274 2,284",
    "A* 494 519",
];

fn counts(page: &Page) -> String {
    let text = page.text("[data-testid=solver-result] tbody");
    text.lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn solve_fills_the_board_and_counts_what_the_searches_of_the_report_take() {
    let page = open(
        "#/play/sudoku?p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    until_state(&page, "playing");
    page.run(
        "document.querySelector('[data-testid=solve]').focus(); return 0",
        &[],
    );
    page.keys(&[key::ENTER]);
    until_state(&page, "solved");
    page.until("document.querySelectorAll('[data-testid=solver-result] tbody tr').length === 5");
    page.until(
        "!document.querySelector('[data-testid=solver-result] tbody').innerText.includes('…')",
    );
    assert_eq!(counts(&page), COUNTED.join("\n"));
    assert!(
        page.text("[data-testid=solver-solutions]")
            .contains("only solution")
    );
    page.barriers("solver");

    // What was filled in is one move; and a solved board is no more to be solved.
    page.click("[data-testid=solve]");
    assert!(
        page.text("[data-testid=refused]")
            .contains("solved already")
    );
    page.barriers("nothing to solve");
    page.keys(&[key::ESCAPE]);
    page.click("[data-testid=undo]");
    until_state(&page, "playing");
}

#[test]
fn generate_makes_another_puzzle_by_the_generator_of_the_form() {
    let page = open("#/play/sudoku?p=................");
    until_state(&page, "playing");
    page.click("[data-testid=solve]");
    assert!(page.text("[data-testid=refused]").contains("empty"));
    page.click("[data-testid=refused-generate]");
    page.until("!document.querySelector('[data-testid=refused]')");
    page.until("location.hash.length > 80");

    page.click("[data-testid=new-game]");
    page.choose("[data-testid=new-making]", "report");
    page.choose("[data-testid=new-band]", "any");
    page.fill("[data-testid=new-seed]", "1");
    page.click("[data-testid=new-go]");
    page.until("!document.querySelector('dialog')");
    let made = page.address_of_game();
    page.switch_language("es");
    page.until("document.documentElement.lang === 'es'");
    assert_eq!(page.text("[data-testid=solve]"), "Resolver");
    assert_eq!(page.text("[data-testid=generate]"), "Generar");
    page.click("[data-testid=generate]");
    page.wait_for(
        "another puzzle",
        "return location.hash !== arguments[0]",
        &[made.into()],
    );
    page.click("[data-testid=solve]");
    until_state(&page, "solved");
}

#[test]
fn a_link_reopens_exactly_this_game() {
    let page = open("#/play/minesweeper/hex.6x6x5~safe~7.0~r14f3");
    until_state(&page, "playing");
    let board = "return [...document.querySelectorAll('board-grid [data-i]')].map((cell) => cell.getAttribute('aria-label')).join()";
    let before = page.run(board, &[]);
    assert!(
        page.attribute(&cell(0, 3), "aria-label")
            .is_some_and(|label| !label.is_empty())
    );
    page.reload();
    until_state(&page, "playing");
    page.find("board-grid [data-i]");
    assert_eq!(page.run(board, &[]), before);
}

#[test]
fn a_sheet_of_puzzles_and_solutions_is_printed() {
    let page = open(
        "#/play/sudoku?p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    until_state(&page, "playing");
    // A browser without a window has no dialog to print with; what it would print counts.
    page.run(
        "window.print = () => { window.printed = true }; return 0",
        &[],
    );
    page.click("[data-testid=print]");
    page.click("[data-testid=print-go]");
    page.until("window.printed");
    let pdf = page.print();
    assert!(
        pdf.starts_with(b"%PDF") && pdf.len() > 5_000,
        "{}",
        pdf.len()
    );
}

#[test]
fn hints_of_0h_n0_lead_to_its_solution() {
    let page = open("#/play/ohno?p=3 1 . / . . . / . . 1");
    until_state(&page, "playing");
    page.picture("page-ohno");
    for _ in 0..20 {
        if state(&page) == "solved" {
            break;
        }
        let before = page.address_of_game();
        page.click("[data-testid=hint-play]");
        page.wait_for("the next move", "return location.hash !== arguments[0] || document.querySelector('[data-testid=state]').dataset.state === 'solved'", &[before.into()]);
    }
    until_state(&page, "solved");
}

impl Page {
    /// The address, which tells all moves.
    fn address_of_game(&self) -> String {
        self.run("return location.hash", &[])
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Where a mine is: the server tells when the game is over, so the game is ended on a copy.
    fn a_mine(&self) -> (u32, u32) {
        let script = "const done = arguments[0]; (async () => {
            const of = { id: '9x9x10~opening~42.0~r40' };
            for (let i = 0; i < 81; i++) {
                const moves = [{ reveal: [Math.floor(i / 9), i % 9] }];
                const answer = await fetch('/api/v1/ask', { method: 'POST',
                    headers: { 'Content-Type': 'application/json' },
                    body: JSON.stringify({ game: 'minesweeper', verb: 'game', of, moves }) });
                const game = await answer.json();
                if (game.state === 'lost') return game.hit[0];
            }
        })().then(done)";
        let place = self.run_async(script);
        let number = |index: usize| place[index].as_u64().unwrap_or_default() as u32;
        (number(0), number(1))
    }
}
