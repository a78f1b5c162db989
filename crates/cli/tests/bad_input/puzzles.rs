//! Puzzles of 0h n0 and Sudoku, and the settings for making them.

use super::{assert_refused, atisbo, refusal};

#[test]
fn bad_puzzles_are_refused_with_the_place_and_what_was_expected() {
    let million = ". ".repeat(1000) + "\n";
    let million = million.repeat(1000);
    let cases: [(&[u8], &str); 9] = [
        (b"", "line 1, column 1: found no cell at all"),
        (b"\n\n  \n", "found no cell at all"),
        (
            b"1 1\n1\n",
            "line 2, column 1: row 2 has 1 cell, expected 2",
        ),
        (b"1 1\n1 abc\n", "line 2, column 3: found \"abc\""),
        (
            b". 9\n. .\n",
            "line 1, column 3: found the number 9, but a cell of this grid sees 2",
        ),
        (
            b". 0\n. .\n",
            "line 1, column 3: found the number 0, expected 1 or more",
        ),
        (
            b"99999999999999999999 1\n. .\n",
            "found the number 99999999999999999999",
        ),
        (b"\x00\xff\xfe\x01", "line 1 is not text"),
        (
            million.as_bytes(),
            "found a side of 1000 cells, expected 200 at most",
        ),
    ];
    for (input, expected) in cases {
        assert_refused("solve ohno -", input, expected);
    }
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_are_read() {
    let plain = atisbo(&["solve", "ohno", "-"], b"3 1 .\n. . .\n. . 1\n");
    let windows = atisbo(
        &["solve", "ohno", "-"],
        b"\xef\xbb\xbf3 1 .\r\n. . .\r\n. . 1\r\n",
    );
    assert_eq!(plain.stdout, windows.stdout);
    assert!(plain.status.success() && windows.status.success());
}

#[test]
fn the_line_of_an_error_is_that_of_the_file() {
    let folder = std::env::temp_dir().join(format!("atisbo-bad-input-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("two.txt");
    std::fs::write(&file, "1 1\n\n# the second\n. .\n. x\n").expect("a file");
    let line = format!("solve ohno {}", file.to_string_lossy());
    assert_refused(&line, b"", "two.txt:5:3: found \"x\"");
    std::fs::remove_dir_all(&folder).expect("the folder again");
}

#[test]
fn what_is_generated_can_be_read_back() {
    let args = [
        "generate",
        "ohno",
        "--size",
        "4x6",
        "-n",
        "3",
        "--seed",
        "5",
        "--solution",
    ];
    let made = atisbo(&args, b"");
    let solved = atisbo(&["solve", "ohno", "-", "--json"], &made.stdout);
    assert!(solved.status.success());
    assert_eq!(String::from_utf8_lossy(&solved.stdout).lines().count(), 3);
}

#[test]
fn bad_sudokus_are_refused_with_the_place_and_what_was_expected() {
    let line = ".".repeat(81);
    let cases: [(Vec<u8>, &str); 8] = [
        (b"".to_vec(), "found no puzzle"),
        (
            line.replacen('.', "?", 1).into(),
            "line 1, column 1: found \"?\"",
        ),
        (
            format!("{line}\n{}", &line[1..]).into(),
            "line 2, column 81: found 80 cells, expected 81",
        ),
        (b"1 2 3 4\n1 2 3\n".to_vec(), "line 2"),
        (
            b"<opensudoku><game data=\"12\"/>".to_vec(),
            "no well-formed XML",
        ),
        (vec![b'1'; 1 << 20], "longer than any puzzle"),
        (b"\x00\xff\xfe\x01".to_vec(), "line 1, column"),
        (b"shape 9x9\n1\n".to_vec(), "line 1"),
    ];
    for (input, expected) in cases {
        assert_refused("solve sudoku -", &input, expected);
    }
}

#[test]
fn bad_sudoku_settings_are_refused() {
    for line in [
        "generate sudoku --size 26",
        "generate sudoku --boxes 6x6",
        "generate sudoku --clues 16",
        "generate sudoku --pattern nonsense",
        "generate sudoku --rating 0.1..0.5",
        "generate sudoku --rating 6..4",
        "generate sudoku --difficulty easy --needs x-wing",
        "search sudoku ................ --strategy magic",
        "search sudoku ................ --trace steps.txt",
        // Only state-space searches have a tree to draw.
        "search sudoku ................ --strategy mac --trace tree.dot",
        "solve sudoku ................ --count 0",
        "solve sudoku no-such-file.sdm",
    ] {
        refusal(line);
    }
}
