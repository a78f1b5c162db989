//! With `--json` every command prints JSON and nothing else.

use super::atisbo;

#[test]
fn every_verb_prints_one_json_object_for_each_puzzle() {
    let two = b"3 1 .\n. . .\n. . 1\n\n1 1\n";
    for verb in [
        "solve", "check", "hint", "explain", "rate", "search", "convert",
    ] {
        let output = atisbo(&[verb, "ohno", "-", "--json"], two);
        let text = String::from_utf8(output.stdout).expect("text");
        let lines: Vec<serde_json::Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        assert_eq!(lines.len(), 2, "{verb}");
        assert!(
            lines
                .iter()
                .all(|line| line["verb"] == verb && line["game"] == "ohno")
        );
    }
}

#[test]
fn with_json_every_line_of_a_watched_game_is_json() {
    for line in [
        "play minesweeper --agent exact:fast --level 5x5x4 --games 3 --seed 1 --json --watch",
        "play minesweeper --agent exact:fast --level 5x5x4 --games 3 --seed 1 --json --log -",
        "play minesweeper --agent exact:fast --level 5x5x4 --games 3 --seed 1 --json --watch --log -",
    ] {
        let args: Vec<&str> = line.split(' ').collect();
        let printed = String::from_utf8(atisbo(&args, b"").stdout).expect("text");
        let lines = printed
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"));
        let mut lines: Vec<serde_json::Value> = lines.collect();
        let result = lines.pop().expect("a result");
        assert_eq!(
            (&result["verb"], &result["games"]),
            (&"play".into(), &3.into())
        );
        let decisions = result["all"]["decisions"].as_f64().expect("a mean");
        assert_eq!(lines.len(), (3.0 * decisions).round() as usize, "{line}");
        let ids = lines.iter().filter(|turn| turn["id"].is_string()).count();
        assert_eq!(ids, 3, "{line}");
    }
}

const RAIN: &str = "network n { } variable Rain { type discrete [ 2 ] { no, yes }; }\n\
                    probability ( Rain ) { table 0.8, 0.2; }";

/// Command lines with what they read: all verbs, and what each can print in place of words.
const JSON: [(&str, &str); 46] = [
    ("solve ohno -", "3 1 .\n. . .\n. . 1\n"),
    ("check ohno -", "3 1 .\n. . .\n. . 1\n"),
    ("hint ohno -", "3 1 .\n. . .\n. . 1\n"),
    ("explain ohno - --boards", "3 1 .\n. . .\n. . 1\n"),
    ("rate ohno -", "3 1 .\n. . .\n. . 1\n"),
    ("generate ohno --size 4 --seed 1 --solution", ""),
    ("search ohno - --compare bfs,dfs", "3 1 .\n. . .\n. . 1\n"),
    ("search ohno - --check-heuristic", "3 1 .\n. . .\n. . 1\n"),
    ("convert ohno -", "3 1 .\n. . .\n. . 1\n"),
    ("solve sudoku - --candidates --list 2", "1...............\n"),
    ("solve sudoku -", "1..4.2.....1...3\n1..4.2.....1...3\n"),
    ("check sudoku -", "1..4.2.....1...3\n"),
    ("hint sudoku -", "1..4.2.....1...3\n"),
    ("hint sudoku - --all", "1..4.2.....1...3\n"),
    ("hint sudoku - --svg", "1..4.2.....1...3\n"),
    ("explain sudoku - --html", "1..4.2.....1...3\n"),
    ("rate sudoku -", "1..4.2.....1...3\n"),
    ("rate sudoku --ladder", ""),
    ("generate sudoku --size 4 --seed 1 --solution", ""),
    ("search sudoku - --strategy bfs", "1..4.2.....1...3\n"),
    ("convert sudoku - --to sheet", "1..4.2.....1...3\n"),
    ("convert sudoku - --to svg", "1..4.2.....1...3\n"),
    ("analyse minesweeper - --table", "mines 1\n1#\n##\n"),
    ("analyse minesweeper - --svg", "mines 1\n1#\n##\n"),
    ("analyse minesweeper - --candidates", "mines 1\n1#\n##\n"),
    ("hint minesweeper -", "mines 1\n1#\n##\n"),
    ("explain minesweeper - --svg", "mines 1\n1#\n##\n"),
    ("explain minesweeper - --boards", "mines 1\n1#\n##\n"),
    ("check minesweeper -", "mines 1\n1#\n##\n"),
    ("convert minesweeper - --to svg", "mines 1\n1#\n##\n"),
    (
        "convert minesweeper - --to bif --evidence",
        "mines 1\n1#\n##\n",
    ),
    ("generate minesweeper --level 4x4x3 --seed 1", ""),
    ("generate minesweeper --level 4x4x3 --seed 1 --position", ""),
    (
        "play minesweeper --agent exact:fast --level 4x4x3 --seed 1",
        "",
    ),
    ("bayes -", RAIN),
    ("bayes show - --dot", RAIN),
    ("bayes show - --nodes --cliques", RAIN),
    ("bayes convert - --to xmlbif", RAIN),
    ("logic - --proof", "TELL a; a => b; ASK b"),
    ("logic - --dot", "TELL a; a => b; ASK b"),
    ("logic - --iengine FC", "TELL a; a => b; ASK b"),
    ("logic - --compare", "TELL a; a => b; ASK b"),
    ("logic conflicts -", "TELL a | b; ~a; ASK b"),
    ("logic convert - --to dimacs", "TELL a; a => b; ASK b"),
    ("completions bash", ""),
    ("man", ""),
];

#[test]
fn with_json_every_command_prints_json_and_nothing_else() {
    let mut wrong = Vec::new();
    let help = [("--help", ""), ("solve ohno --help", ""), ("--version", "")];
    for (line, input) in JSON.into_iter().chain(help) {
        let line = format!("{line} --json");
        let args: Vec<&str> = line.split(' ').collect();
        let output = atisbo(&args, input.as_bytes());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let text = String::from_utf8(output.stdout).expect("text");
        let is_json = |line: &str| {
            let json = serde_json::from_str::<serde_json::Value>(line);
            json.is_ok_and(|it| it.is_object())
        };
        let is_done = output.status.code() != Some(2) && !text.is_empty();
        if !is_done || !text.lines().all(is_json) {
            wrong.push(format!("{line}: {text:.200} {error}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
