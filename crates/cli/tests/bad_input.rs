//! Whatever is fed to the program, it answers or says what is wrong: it never panics.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable,
    reason = "a test fails by panicking"
)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn atisbo(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_atisbo"))
        .args(args)
        .env("LC_ALL", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program may have refused its arguments already, and not read at all.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// Runs a command line (words separated by blanks) that the program refuses: what it prints before, and its error.
fn refused(line: &str, input: &[u8]) -> (Vec<u8>, String) {
    let args: Vec<&str> = line.split(' ').collect();
    let output = atisbo(&args, input);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{line}: {text}");
    let is_said = !text.is_empty() && !text.contains("panicked");
    assert!(is_said, "{line}: {text}");
    (output.stdout, text)
}

/// The program refuses an input with these words.
fn assert_refused(line: &str, input: &[u8], expected: &str) {
    let (_, text) = refused(line, input);
    let says = text.contains(expected);
    assert!(says, "{line}: expected {expected:?}, found {text:?}");
}

/// What the program says of a command line that it refuses before it begins.
fn refusal(line: &str) -> String {
    let (printed, text) = refused(line, b"");
    assert!(printed.is_empty(), "{line}");
    text
}

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
fn bad_options_are_refused() {
    for line in [
        "generate ohno --size 0",
        "generate ohno --size 201",
        "generate ohno --size axb",
        "generate ohno --clues 200%",
        "hint ohno . --stage 5",
        "solve ohno . --count 0",
        "search ohno . --weight 0.5",
        "search ohno . --beam-width 0",
        "search ohno . --compare bfs,nothing",
        "search ohno . --compare bidirectional",
        "search ohno . --trace steps.txt",
        "search ohno . --trace steps.dot --compare all",
        "solve ohno no-such-file.txt",
        "solve ohno . --max-memory lots",
        "solve",
        "fly ohno",
    ] {
        refusal(line);
    }
}

/// Wrong command lines with what is said of them in English and in Spanish.
const WRONG: [(&str, &[&str], &[&str]); 12] = [
    (
        "solve ohno . --cuont 3",
        &[
            "unexpected argument '--cuont' found",
            "a similar argument exists: '--count'",
        ],
        &[
            "argumento inesperado «--cuont»",
            "existe un argumento parecido: «--count»",
        ],
    ),
    (
        "solve ohno . --zzz",
        &["unexpected argument '--zzz' found", "use '-- --zzz'"],
        &["argumento inesperado «--zzz»", "escribe «-- --zzz»"],
    ),
    (
        "bayes - --method gibs",
        &[
            "invalid value 'gibs' for '--method <METHOD>'",
            "[possible values: auto, ",
            "'gibbs'",
        ],
        &[
            "valor no válido «gibs» para «--method <METHOD>»",
            "[valores posibles: auto, ",
            "«gibbs»",
        ],
    ),
    (
        "solve ohno . --color pink",
        &[
            "invalid value 'pink'",
            "[possible values: auto, always, never]",
        ],
        &[
            "valor no válido «pink»",
            "[valores posibles: auto, always, never]",
        ],
    ),
    (
        "hint ohno . --stage 5",
        &["invalid value '5' for '--stage <1-4>': 5 is not in 1..=4"],
        &["valor no válido «5» para «--stage <1-4>»: 5 no está en 1..=4"],
    ),
    (
        "solve ohno . --max-memory lots",
        &["'lots'", "expected a size such as 500MB or 2GB"],
        &["«lots»", "se esperaba un tamaño como 500MB o 2GB"],
    ),
    (
        "solve ohno . --max-nodes",
        &["a value is required for '--max-nodes <N>' but none was supplied"],
        &["falta un valor para «--max-nodes <N>»"],
    ),
    (
        "fly ohno",
        &[
            "unrecognized subcommand 'fly'",
            "Usage: atisbo",
            "try '--help'",
        ],
        &["orden desconocida «fly»", "Uso: atisbo", "prueba «--help»"],
    ),
    (
        "slove ohno",
        &["a similar subcommand exists: 'solve'"],
        &["existe una orden parecida: «solve»"],
    ),
    (
        "lab merge",
        &[
            "required arguments were not provided: ",
            "<FOLDER>",
            "Usage: atisbo lab merge",
        ],
        &[
            "faltan estos argumentos obligatorios: ",
            "<FOLDER>",
            "Uso: atisbo lab merge",
        ],
    ),
    (
        "hint minesweeper . --mines 3 --density 0.2",
        &["the argument '--mines <N>' cannot be used with '--density <P>'"],
        &["el argumento «--mines <N>» no se puede usar con «--density <P>»"],
    ),
    (
        "solve ohno . --count 1 --count 2",
        &["the argument '--count <N|all>' cannot be used multiple times"],
        &["el argumento «--count <N|all>» no se puede usar varias veces"],
    ),
];

#[test]
fn a_wrong_command_line_is_explained_in_both_languages() {
    for (line, english, spanish) in WRONG {
        for (lang, expected) in [("en", english), ("es", spanish)] {
            let text = refusal(&format!("--lang {lang} {line}"));
            assert!(text.starts_with("error: "), "{text}");
            for words in expected {
                assert!(text.contains(words), "expected {words:?}, found {text}");
            }
        }
    }
}

#[test]
fn a_wrong_command_line_is_an_error_in_json_where_json_is_asked_for() {
    let text = refusal("solve ohno . --max-time soon --json --lang es");
    let error: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let message = error["error"].as_str().expect("a message");
    assert!(
        message.contains("se esperaba un tiempo como 500ms"),
        "{message}"
    );
    let text = refusal("bayes - --method gibs --json");
    let error: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let message = error["error"].as_str().expect("a message");
    for words in ["possible values: auto, ", "a similar value exists: 'gibbs'"] {
        assert!(message.contains(words), "{message}");
    }
}

#[test]
fn an_index_beyond_the_last_is_refused_before_anything_is_made() {
    for line in [
        "generate sudoku --first 18446744073709551615",
        "generate ohno --first 18446744073709551615",
        "generate minesweeper --first 1 --count 18446744073709551615",
        "play minesweeper --agent exact --first 18446744073709551615",
        "play minesweeper --agent exact --first 1 --games 18446744073709551615 --watch",
    ] {
        let text = refusal(line);
        assert!(
            text.contains("the last index, 18446744073709551614"),
            "{line}: {text}"
        );
    }
}

#[test]
fn swapped_letters_of_a_short_name_get_a_suggestion() {
    let text = refusal("search ohno 1 --strategy bsf");
    assert!(text.contains("did you mean \"bfs\"?"), "{text}");
    let text = refusal("search ohno 1 --tie ligo");
    assert!(text.contains("a similar value exists: 'lifo'"), "{text}");
    let text = refusal("search ohno 1 --tie magic");
    assert!(!text.contains("similar"), "{text}");
}

#[test]
fn a_no_is_exit_code_1() {
    for args in [
        &["solve", "ohno", ". ."][..],
        &["check", "ohno", "1 W"],
        &["hint", "ohno", "1 W"],
        &["rate", "ohno", ". . / . ."],
        &["search", "ohno", "1 W"],
    ] {
        let output = atisbo(args, b"");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{args:?}: {text}");
    }
}

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

#[test]
fn what_was_made_before_a_limit_is_counted_over_all_parts() {
    let line = "generate minesweeper --level 5x5x3 --no-guess --seed 1 --count 6000 --max-nodes 30";
    let args: Vec<&str> = line.split(' ').collect();
    let output = atisbo(&args, b"");
    assert_eq!(output.status.code(), Some(1));
    let printed = String::from_utf8_lossy(&output.stdout);
    let made = printed.matches("seed 1, number").count();
    assert!(made > 1_000, "more than one part: {made}");
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("limit on nodes"), "{text}");
    assert!(text.contains(&format!("Made in all: {made}.")), "{text}");
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
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = atisbo(&["completions", shell], b"");
        assert!(
            output.status.success() && output.stdout.len() > 1000,
            "{shell}"
        );
    }
}

#[test]
fn manual_pages_are_written_for_every_command_in_both_languages() {
    let folder = std::env::temp_dir().join(format!("atisbo-man-{}", std::process::id()));
    for (lang, heading) in [("en", "SYNOPSIS"), ("es", "SINOPSIS")] {
        let out = folder.join(lang);
        let args = ["man", "--lang", lang, "--out", out.to_str().unwrap()];
        assert!(atisbo(&args, b"").status.success());
        for name in ["atisbo", "atisbo-hint-ohno", "atisbo-lab-run", "atisbo-web"] {
            let page = std::fs::read_to_string(out.join(format!("{name}.1"))).unwrap();
            assert!(page.contains(&format!("\n.SH {heading}\n")), "{page}");
        }
        let printed = atisbo(&args[..3], b"").stdout;
        assert_eq!(printed, std::fs::read(out.join("atisbo.1")).unwrap());
    }
    std::fs::remove_dir_all(folder).unwrap();
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

#[test]
fn bad_networks_are_refused_with_the_place_and_what_was_expected() {
    let rain = "network n { } variable Rain { type discrete [ 2 ] { no, yes }; }\n";
    let cases: [(String, &str); 9] = [
        (String::new(), "looks like none of the formats"),
        ("hello".to_owned(), "looks like none of the formats"),
        (rain.to_owned(), "node \"Rain\" has no table"),
        (
            format!("{rain}probability ( Rain ) {{ table 0.8, 0.3; }}"),
            "sum to 1.1",
        ),
        (
            format!("{rain}probability ( Rain ) {{ table 0.8, nan; }}"),
            "line 2, column",
        ),
        (
            format!("{rain}probability ( Rain ) {{ table 1.5, -0.5; }}"),
            "negative",
        ),
        (
            format!("{rain}probability ( Snow ) {{ table 1.0; }}"),
            "no variable \"Snow\"",
        ),
        (format!("{rain}{rain}"), "declared twice"),
        ("MARKOV 2 2 2 1 2 0 1 4 1 2 3".to_owned(), "expected"),
    ];
    for (network, expected) in cases {
        assert_refused("bayes -", network.as_bytes(), expected);
    }
    let circle = format!(
        "{rain}variable Wet {{ type discrete [ 2 ] {{ no, yes }}; }}\n\
         probability ( Rain | Wet ) {{ (no) 0.5, 0.5; (yes) 0.5, 0.5; }}\n\
         probability ( Wet | Rain ) {{ (no) 0.5, 0.5; (yes) 0.5, 0.5; }}\n"
    );
    assert_refused("bayes -", circle.as_bytes(), "circle: ");
}

#[test]
fn questions_that_a_network_cannot_answer_are_refused() {
    let rain = "network n { } variable Rain { type discrete [ 2 ] { no, yes }; }\n\
                probability ( Rain ) { table 0.8, 0.2; }";
    for (question, expected) in [
        ("--query Snow", "no variable \"Snow\""),
        ("--evidence Rain", "write variable=state"),
        ("--evidence Rain=maybe", "its states are no, yes"),
        ("--evidence Rain=no,Rain=yes", "two observations"),
        ("--order quickest", "unknown order"),
        ("--method magic", "possible values"),
        ("--method gibs", "a similar value exists: 'gibbs'"),
        ("--format doc", "possible values"),
        ("--evidence-file nowhere.evid", "no such file"),
    ] {
        assert_refused(&format!("bayes - {question}"), rain.as_bytes(), expected);
    }
    let soft = ["bayes", "-", "--evidence", "Rain=0.0:1.0"];
    assert_eq!(atisbo(&soft, rain.as_bytes()).status.code(), Some(0));
    let limited = ["bayes", "-", "--max-nodes", "1", "--method", "ve"];
    let output = atisbo(&limited, rain.as_bytes());
    assert_eq!(output.status.code(), Some(1), "a limit is a no");
}

#[test]
fn bad_positions_and_levels_are_refused_with_what_to_do() {
    let junk = "#".repeat(3_000_000);
    let cases: [(&str, &[u8], &str); 10] = [
        ("analyse minesweeper -", b"", "found no cell at all"),
        (
            "analyse minesweeper -",
            b"mines 99\n1#\n##\n",
            "only 3 cells that can be mines",
        ),
        (
            "analyse minesweeper -",
            b"mines 1\n##\n#\n",
            "row 2 has 1 cell",
        ),
        (
            "hint minesweeper -",
            b"mines 1\n##\n#@\n",
            "line 3, column 2",
        ),
        (
            "hint minesweeper -",
            b"mines 1\n##\n#8\n",
            "line 3, column 2",
        ),
        (
            "hint minesweeper -",
            junk.as_bytes(),
            "each side may be 1 to 1000",
        ),
        (
            "check minesweeper -",
            b"tiling ring\nmines 1\n##\n",
            "square, hex",
        ),
        (
            "generate minesweeper --level 2000x2x1",
            b"",
            "each side may be 1 to 1000",
        ),
        (
            "play minesweeper --agent bayes --level 3x3x9",
            b"",
            "no safe cell",
        ),
        (
            "play minesweeper --id 9x9x10~safe~1.0~r999",
            b"",
            "no ID of a game",
        ),
    ];
    for (line, input, expected) in cases {
        assert_refused(line, input, expected);
    }
}

#[test]
fn bad_values_of_the_options_of_the_reports_are_refused_with_what_to_do() {
    let asia = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bayes/asia.bif.gz");
    let corner = b"mines 3\n001#\n012#\n01##\n12##\n####\n";
    let analyse = |options| format!("analyse minesweeper - {options}");
    let convert = |options| format!("convert minesweeper - {options}");
    let play = |options| format!("play minesweeper --level 5x5x5 {options}");
    let show = |options| format!("bayes show {asia} {options}");
    for (line, expected) in [
        (show("--nodes=rain"), "there is no variable \"rain\""),
        (show("--nodes --table-size 0"), "a number from 1 to 100000"),
        (show("--table-size 8"), "required arguments"),
        (show("--picture tree"), "dag, moral, triangulated"),
        (
            show("--picture dag --evidence xray=yes"),
            "cannot be used with",
        ),
        (show("-o asia.svg"), "--picture"),
        (analyse("--tables=x99"), "--network full"),
        (
            analyse("--table-size 100001 --tables"),
            "a number from 1 to 100000",
        ),
        (analyse("--picture dag --show"), "cannot be used with"),
        (analyse("--order x00"), "--network full"),
        (analyse("--order bets"), "expected best, min-degree"),
        (
            analyse("--preset report --method bayes"),
            "take that agent, or another preset",
        ),
        (analyse("--preset bayes"), "buscapython"),
        (analyse("--order plain --method exact"), "take bayes"),
        (analyse("--rules due --method bayes"), "take logic"),
        (play("--agent logic --network full"), "take bayes"),
        (analyse("--show"), "--preset report"),
        (analyse("--method exact --trace -"), "--preset report"),
        (convert("--to tell-ask --cell 3,3"), "--rules report"),
        (
            convert("--to tell-ask --rules report --cell 5,4"),
            "nothing is asked about r5c4",
        ),
        (
            convert("--to tell-ask --rules report --number 2,2"),
            "--cell",
        ),
        (
            convert("--to tell-ask --flags trusted"),
            "required arguments",
        ),
        (convert("--to bif --rules report"), "--to tell-ask"),
        (
            play("--agent logic --log - --log-format report"),
            "take the agent bayes",
        ),
        (play("--agent bayes --log-format report"), "--log <FILE|->"),
        (play("--each"), "--agent"),
        (play("--agent exact --each --log -"), "cannot be used with"),
        (
            play("--agent bayes --order x77"),
            "write x_r1c2 or, as in the reports, x01",
        ),
        (play("--agent exact --first-click never"), "first-free"),
    ] {
        assert_refused(&line, corner, expected);
    }
    for (line, expected) in [
        ("--level 8x8x0%", "more than 0 and at most 100"),
        ("--level 8x8x15,5%", "a point before decimals"),
        ("--level custom:7x8x10", "8 to 24 rows and 8 to 32 columns"),
        (
            "--level 16x30x99 --order x01 --preset final",
            "write x_r1c2 or, as in the reports, x0_1",
        ),
        ("--id 5x5x5~any~1.1~r0r2", "this game is over"),
    ] {
        let line = format!("play minesweeper --agent bayes {line}");
        assert_refused(&line, b"", expected);
    }
    let two = b"mines 1\n1#\n##\n\nmines 1\n1#\n##\n";
    let one = "--output takes one picture";
    assert_refused(&analyse("--picture dag -o net.svg"), two, one);
    assert_refused(&analyse("--preset report --trace -"), two, "name one board");
}

#[test]
fn a_picture_is_written_to_its_file_beside_json_too() {
    let file = std::env::temp_dir().join(format!("atisbo-{}-net.svg", std::process::id()));
    let path = file.to_str().expect("a path");
    for json in [&[][..], &["--json"]] {
        let line = [
            "analyse",
            "minesweeper",
            "-",
            "--picture",
            "dag",
            "-o",
            path,
        ];
        let output = atisbo(&[&line, json].concat(), b"mines 1\n1#\n##\n");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(output.stdout.is_empty(), json.is_empty());
        let svg = std::fs::read_to_string(&file).expect("the picture");
        assert!(svg.contains("<title>The network: parents and children</title>"));
        std::fs::remove_file(&file).expect("the picture again");
    }
}

#[test]
fn bad_knowledge_bases_are_refused_with_the_place_and_what_was_expected() {
    let deep = format!(
        "TELL {}a{}; ASK a",
        "(".repeat(100_000),
        ")".repeat(100_000)
    );
    let negated = format!("TELL {}a; ASK a", "~".repeat(100_000));
    let cases: [(&[u8], &str); 13] = [
        (
            b"",
            "line 1, column 1: expected TELL, but the text ends here",
        ),
        (b"a => b", "line 1, column 1: expected TELL, found \"a\""),
        (
            b"TELL a & (b | c; ASK a",
            "line 1, column 10: this parenthesis is never closed",
        ),
        (
            b"TELL a);\nASK a",
            "line 1, column 7: this parenthesis was never opened",
        ),
        (
            b"TELL a;\nb ^ c; ASK a",
            "line 2, column 3: unknown operator \"^\"",
        ),
        (b"TELL a =>; ASK a", "column 10: expected a symbol"),
        (b"TELL P[1,; ASK a", "expected an index such as [1,2]"),
        (
            b"p cnf 2 1\n1 3 0\n",
            "the number 3 is out of range; the most is 2",
        ),
        (b"p cnf two 1\n1 0\n", "line 1, column 7"),
        (
            b"p cnf 999999999 1\n1 0\n",
            "the number 999999999 is out of range; the most is 10000000",
        ),
        (b"TELL \xff\xfe", "line 1 is not text"),
        (deep.as_bytes(), "nested more than 500 levels deep"),
        (negated.as_bytes(), "nested more than 500 levels deep"),
    ];
    for (input, expected) in cases {
        assert_refused("logic -", input, expected);
    }
    let question = atisbo(&["logic", "-", "--ask", "a &"], b"TELL a");
    assert_eq!(question.status.code(), Some(2));
}

#[test]
fn chaining_told_what_is_no_horn_clause_says_so_and_does_not_guess() {
    let method = ["logic", "-", "--method", "forward-chaining"];
    let output = atisbo(&method, b"TELL a | b; ~a; ASK b");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("Horn clauses only"), "{text}");
}

#[test]
fn a_budget_ends_an_engine_with_a_value() {
    let pigeons: String = {
        let hole = |pigeon: usize, hole: usize| format!("p{pigeon}h{hole}");
        let holes = |pigeon| {
            (0..10)
                .map(|one| hole(pigeon, one))
                .collect::<Vec<_>>()
                .join(" | ")
        };
        let mut sentences: Vec<String> = (0..11).map(holes).collect();
        for one in 0..10 {
            for left in 0..11 {
                for right in left + 1..11 {
                    sentences.push(format!("~({} & {})", hole(left, one), hole(right, one)));
                }
            }
        }
        format!("TELL {}", sentences.join("; "))
    };
    for method in [
        "truth-table",
        "resolution",
        "dpll",
        "cdcl",
        "walksat",
        "sat",
    ] {
        let args = ["logic", "-", "--method", method, "--max-nodes", "1000"];
        let output = atisbo(&args, pigeons.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{method}");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains("not known"), "{method}: {text}");
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

#[test]
fn what_is_quoted_is_never_long() {
    let long = "abc".repeat(20_000);
    let not_a_number = format!("--max-nodes={long}");
    let mut wrong = Vec::new();
    for args in [
        vec!["solve", "ohno", &long],
        vec!["solve", "sudoku", &long],
        vec!["hint", "minesweeper", &long],
        vec!["bayes", &long],
        vec!["logic", &long],
        vec!["lab", "run", &long],
        vec!["lab", "report", &long],
        vec!["hint", "sudoku", ".", "--given", &long],
        vec!["search", "ohno", "1", "--strategy", &long],
        vec!["solve", "ohno", "1", &not_a_number],
        vec!["solve", "ohno", "1", "--max-time", &long],
        vec!["solve", "ohno", "1", "--color", &long],
        vec!["bayes", "-", "--method", &long],
        vec![&long],
        vec!["solve", &long],
        vec!["generate", "minesweeper", "--level", &long],
        vec![
            "lab",
            "run",
            "--game",
            "minesweeper",
            "--level",
            &long,
            "-m",
            "exact",
        ],
        vec![
            "lab",
            "run",
            "--game",
            "minesweeper",
            "--level",
            "4x4x3",
            "-m",
            &long,
        ],
    ] {
        for lang in ["en", "es"] {
            let mut args = args.clone();
            args.extend(["--lang", lang]);
            let output = atisbo(&args, b"");
            let text = String::from_utf8_lossy(&output.stderr).into_owned();
            let is_short = text.contains('…') && text.len() < 3_000;
            if output.status.code() != Some(2) || !is_short {
                let line = args.join(" ");
                wrong.push(format!("{line:.60}: {text:.300}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let output = atisbo(&["solve", "ohno", &long], b"");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        text.contains("neither a file nor a puzzle: line 1, column 1"),
        "{text}"
    );
}

/// Words of the messages of libraries and of the system, none of which is Spanish.
const ENGLISH: [&str; 22] = [
    "not",
    "found",
    "denied",
    "expected",
    "invalid",
    "unexpected",
    "missing",
    "required",
    "unknown",
    "cannot",
    "directory",
    "number",
    "must",
    "value",
    "argument",
    "the",
    "is",
    "of",
    "line",
    "was",
    "for",
    "should",
];

#[test]
fn nothing_is_said_in_english_where_spanish_is_asked_for() {
    let folder = std::env::temp_dir().join(format!("atisbo-spanish-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a path").to_owned()
    };
    let named = file(
        "wrong.toml",
        "game = \"sudoku\"\nmethods = [\"dlx\"]\n[instances]\nfiles = \"none.txt\"\n",
    );
    let typed = file("typed.toml", "game = \"sudoku\"\nseed = \"x\"\n");
    let mut wrong = Vec::new();
    let page = folder.join("none/page.html");
    let page = page.to_str().expect("a path");
    let lines = [
        "solve ohno no-such-file.txt".to_owned(),
        "solve sudoku no-such-file.txt".to_owned(),
        "hint minesweeper no-such-file.txt".to_owned(),
        "solve ohno /tmp".to_owned(),
        "bayes no-such-file.bif".to_owned(),
        "logic no-such-file.txt".to_owned(),
        "lab run no-such-file.toml".to_owned(),
        "lab report no-such-folder".to_owned(),
        "lab merge no-such-folder -o nowhere".to_owned(),
        "lab merge".to_owned(),
        format!("lab run {named} -o /proc/atisbo"),
        format!("lab run {typed}"),
        "hint sudoku . --given no-such-file.txt".to_owned(),
        "man --out /proc/atisbo".to_owned(),
        "lab repeat bayes --quick -o /proc/atisbo".to_owned(),
        "lab repeat nothing".to_owned(),
        "search ohno 1 --trace steps.txt".to_owned(),
        format!("search ohno 1 --trace {page}.jsonl"),
        "search ohno 1 --strategy nothing".to_owned(),
        "solve ohno 1 --max-nodes x".to_owned(),
        "solve ohno 1 --max-nodes 1 --max-nodes 2".to_owned(),
        "solve ohno 1 --threads 2".to_owned(),
        "solve sudoku 1 --threads 0".to_owned(),
        "solve sudoku 1 --threads many".to_owned(),
        "solve sudoku 1 --count".to_owned(),
        "solve sudoku 1 --boxes 9".to_owned(),
        "completions tcsh".to_owned(),
        "completions".to_owned(),
        "web --port 99999".to_owned(),
        "web --port x".to_owned(),
        "analyse minesweeper . --method nothing".to_owned(),
        "analyse minesweeper . --best-guess maybe".to_owned(),
        "analyse minesweeper . --mines -1".to_owned(),
        "explain minesweeper . --cell 0".to_owned(),
        "logic - --iengine XX".to_owned(),
        "logic - --proof --dot".to_owned(),
        "logic convert -".to_owned(),
        "--solve ohno".to_owned(),
        "solve ohno 1 --zzz".to_owned(),
        "nothing".to_owned(),
        "solve".to_owned(),
    ];
    for line in lines {
        let (_, text) = refused(&format!("--lang es {line}"), b"x");
        // How a command is used is the same in every language.
        let said = text.lines().filter(|line| !line.contains("Uso:"));
        let said: Vec<&str> = said
            .flat_map(|line| line.split(|c: char| !c.is_alphabetic()))
            .collect();
        if ENGLISH.iter().any(|word| said.contains(word)) {
            wrong.push(format!("{line}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    std::fs::remove_dir_all(folder).expect("the folder again");
}

#[cfg(target_os = "linux")]
mod devices {
    use super::*;

    const READERS: [&str; 14] = [
        "solve ohno",
        "check ohno",
        "convert ohno",
        "solve sudoku",
        "rate sudoku",
        "convert sudoku",
        "hint sudoku . --given",
        "hint minesweeper",
        "analyse minesweeper",
        "convert minesweeper",
        "bayes",
        "logic",
        "logic convert --to dimacs",
        "lab run",
    ];

    #[test]
    fn what_has_no_end_and_is_no_text_is_refused() {
        for reader in READERS {
            for device in ["/dev/zero", "/dev/urandom"] {
                let (_, text) = refused(&format!("{reader} {device}"), b"");
                let says = ["not text", "longer than any", "more than 4 MB"];
                assert!(
                    says.iter().any(|it| text.contains(it)),
                    "{reader} {device}: {text}"
                );
            }
        }
    }

    /// Runs a program with a pipe on its standard input that is never written to.
    fn waiting(args: &[&str]) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_atisbo"))
            .args(args)
            .env("LC_ALL", "en_US.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take();
        let output = child.wait_with_output().expect("the program ends");
        drop(stdin);
        output
    }

    #[test]
    fn the_wait_for_input_ends_with_the_time() {
        for line in [
            "solve ohno -",
            "solve sudoku -",
            "hint minesweeper -",
            "logic -",
            "bayes -",
            "bayes show -",
        ] {
            let line = format!("{line} --max-time 10ms");
            let args: Vec<&str> = line.split(' ').collect();
            let output = waiting(&args);
            let text = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{line}: {text}");
            assert!(
                text.contains("the limit on time was reached"),
                "{line}: {text}"
            );
        }
    }

    #[test]
    fn a_file_is_read_however_short_the_time() {
        let file = std::env::temp_dir().join(format!("atisbo-{}-in-time", std::process::id()));
        std::fs::write(&file, ". 2\n. .\n").expect("a file");
        let path = file.to_str().expect("a path");
        let output = atisbo(&["solve", "ohno", path, "--max-time", "0s"], b"");
        std::fs::remove_file(&file).expect("the file again");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(matches!(output.status.code(), Some(0 | 1)), "{text}");
    }

    #[test]
    fn what_cannot_be_printed_is_an_error() {
        for line in [
            "--help",
            "solve ohno --help",
            "--version",
            "completions bash",
            "man",
            "solve sudoku 1..4.2.....1...3",
            "rate sudoku --ladder",
            "generate ohno --size 4 --seed 1 --json",
            "--help --json",
        ] {
            let full = std::fs::File::create("/dev/full").expect("a device");
            let output = Command::new(env!("CARGO_BIN_EXE_atisbo"))
                .args(line.split(' '))
                .env("LC_ALL", "en_US.UTF-8")
                .stdin(Stdio::null())
                .stdout(full)
                .output()
                .expect("the program runs");
            let text = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{line}: {text}");
            assert!(
                text.contains("no space left on the device"),
                "{line}: {text}"
            );
        }
        // Where nobody can be told, the exit code still tells.
        let full = std::fs::File::create("/dev/full").expect("a device");
        let mut command = Command::new(env!("CARGO_BIN_EXE_atisbo"));
        let status = command
            .args(["solve", "ohno", "x.txt"])
            .stderr(full)
            .status();
        assert_eq!(status.expect("the program runs").code(), Some(2));
    }
}
