//! What is typed: options, names, both languages, the pages of the manual.

use super::{atisbo, refusal, refused};

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
