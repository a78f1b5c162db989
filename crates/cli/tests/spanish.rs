//! What the program says in Spanish has the numbers of Spanish, and the guides in Spanish keep up with the English ones.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Chapters that stand in both languages, the English one first.
const TWINS: [(&str, &str); 15] = [
    ("README.md", "README.es.md"),
    ("docs/README.md", "docs/es/README.md"),
    ("docs/agent-protocol.md", "docs/agent-protocol.es.md"),
    ("docs/class.md", "docs/class.es.md"),
    ("docs/lab.md", "docs/es/laboratorio.md"),
    (
        "docs/minesweeper-techniques.md",
        "docs/es/buscaminas-explicado.md",
    ),
    ("docs/minesweeper.md", "docs/es/buscaminas.md"),
    ("docs/ohno.md", "docs/es/ohno.md"),
    ("docs/python.md", "docs/es/python.md"),
    ("docs/sudoku.md", "docs/es/sudoku.md"),
    ("docs/techniques.md", "docs/es/sudoku-explicado.md"),
    ("docs/tour.md", "docs/es/recorrido.md"),
    ("docs/variants.md", "docs/es/variantes.md"),
    ("docs/web-server.md", "docs/es/servidor.md"),
    ("docs/web.md", "docs/es/web.md"),
];

/// What the program prints in Spanish, on both streams.
fn printed(arguments: &[&str]) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let output = Command::new(env!("CARGO_BIN_EXE_atisbo"))
        .args(arguments)
        .args(["--lang", "es"])
        .current_dir(root)
        .output()
        .expect("the program runs");
    assert_ne!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    let both = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    both.concat()
}

/// The words with a decimal point in a text: a point after a digit that does not divide thousands, because other than three digits
/// follow it or only a 0 stands before it.
fn with_decimal_point(text: &str) -> Vec<&str> {
    let is_decimal = |word: &&str| {
        let bytes = word.as_bytes();
        let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        let mut points = (1..bytes.len()).filter(|&at| bytes[at] == b'.' && digit(at - 1));
        points.any(|at| {
            let after = bytes[at + 1..]
                .iter()
                .take_while(|byte| byte.is_ascii_digit());
            let is_zero = bytes[at - 1] == b'0' && (at == 1 || !digit(at - 2));
            match after.count() {
                0 => false,
                3 => is_zero,
                _ => true,
            }
        })
    };
    // The ID of a game is typed as it is read.
    let words = text.split_whitespace().filter(|word| !word.contains('~'));
    words.filter(is_decimal).collect()
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of commands")]
fn numbers_in_spanish_have_a_decimal_comma() {
    let commands: [&[&str]; 24] = [
        &["hint", "minesweeper", "mines 3 / ##1# / ###1 / #2##"],
        &[
            "analyse",
            "minesweeper",
            "mines 3 / ##1# / ###1 / #2##",
            "--table",
        ],
        &[
            "analyse",
            "minesweeper",
            "mines 3 / ##1# / ###1 / #2##",
            "--method",
            "bayes",
        ],
        &[
            "analyse",
            "minesweeper",
            "mines 3 / ##1# / ###1 / #2##",
            "--candidates",
        ],
        &[
            "analyse",
            "minesweeper",
            "mines 3 / ##1# / ###1 / #2##",
            "--numbers",
            "1,1",
        ],
        &[
            "play",
            "minesweeper",
            "--agent",
            "bayes",
            "--games",
            "5",
            "--level",
            "8x8x10",
            "--seed",
            "1",
        ],
        &[
            "play",
            "minesweeper",
            "--agent",
            "logic",
            "--games",
            "1",
            "--level",
            "5x5x3",
            "--seed",
            "1",
            "--log",
            "-",
        ],
        &[
            "play",
            "minesweeper",
            "--agent",
            "bayes",
            "--preset",
            "final",
            "--level",
            "5x5x3",
            "--seed",
            "1",
            "--log",
            "-",
        ],
        &[
            "analyse",
            "minesweeper",
            "mines 2 / ## / ## / ##",
            "--network",
            "full",
            "--tables",
        ],
        &[
            "analyse",
            "minesweeper",
            "data/minesweeper/examples/figure-7.txt",
            "--method",
            "logic",
            "--preset",
            "report",
            "--show",
        ],
        &[
            "bayes",
            "show",
            "data/bayes/asia.bif.gz",
            "--nodes=lung,xray",
        ],
        &[
            "search",
            "ohno",
            "data/ohno/boards/5x5_1",
            "--compare",
            "bfs,greedy,astar",
        ],
        &[
            "search",
            "ohno",
            "data/ohno/boards/5x5_1",
            "--heuristic",
            "h2a",
            "--check-heuristic",
        ],
        &[
            "search",
            "sudoku",
            "data/sudoku/examples/wikipedia.sdk",
            "--strategy",
            "astar,mac,cdcl,ac3",
        ],
        &["rate", "ohno", "data/ohno/boards/5x5_1"],
        &["rate", "sudoku", "data/sudoku/examples/wikipedia.sdk"],
        &["rate", "sudoku", "--ladder"],
        &[
            "generate",
            "sudoku",
            "--size",
            "6",
            "--difficulty",
            "media",
            "--seed",
            "1",
        ],
        &[
            "generate",
            "ohno",
            "--size",
            "5",
            "--difficulty",
            "difícil",
            "--seed",
            "1",
        ],
        &[
            "bayes",
            "data/bayes/asia.bif.gz",
            "--query",
            "lung",
            "--evidence",
            "xray=yes",
            "--explain",
            "--stats",
            "--steps",
        ],
        &["bayes", "show", "data/bayes/alarm.bif.gz"],
        &["bayes", "show", "data/bayes/asia.bif.gz", "--nodes"],
        &[
            "logic",
            "data/logic/wumpus.txt",
            "--ask",
            "~P[1,2]",
            "--compare",
        ],
        &["class", "show", "search-sudoku"],
    ];
    for arguments in commands {
        let text = printed(arguments);
        let wrong = with_decimal_point(&text);
        assert!(wrong.is_empty(), "{arguments:?}: {wrong:?} in\n{text}");
    }
    assert_eq!(
        with_decimal_point("a 0.5, 1.000 0.125 10.125 r1.5x 2.0000"),
        ["0.5,", "0.125", "r1.5x", "2.0000"]
    );
}

#[test]
fn great_numbers_in_spanish_have_points_between_thousands() {
    let text = printed(&[
        "analyse",
        "minesweeper",
        "mines 3 / ##1# / ###1 / #2##",
        "--method",
        "bayes",
    ]);
    assert!(text.contains("costó 1.085 multiplicaciones"), "{text}");
    let text = printed(&[
        "solve",
        "ohno",
        ". . . . / . . . . / . . . . / . . . .",
        "--count",
        "all",
    ]);
    assert!(text.contains("22.946 soluciones"), "{text}");
    let position = "data/minesweeper/examples/figure-7.txt";
    let question = ["analyse", "minesweeper", position, "--method", "logic"];
    let text = printed(&[&question[..], &["--preset", "report", "--show"]].concat());
    assert!(text.contains(" 3.038 "), "{text}");
    // A seed is a name: it is typed as it is read.
    let text = printed(&["generate", "ohno", "--size", "4", "--seed", "123456"]);
    assert!(text.contains("semilla 123456,"), "{text}");
}

#[test]
fn one_thing_is_singular() {
    let position = "mines 2 / 1# / ## / ##";
    let text = printed(&["analyse", "minesweeper", position, "--network", "merged"]);
    assert!(
        text.contains("La red tenía una variable X y 0 variables Y"),
        "{text}"
    );
    let text = printed(&[
        "analyse",
        "minesweeper",
        "mines 3 / ##1# / ###1 / #2##",
        "--network",
        "local-1",
    ]);
    assert!(
        text.contains("9 redes tenían juntas") && text.contains(" y costaron "),
        "{text}"
    );
}

#[test]
fn the_help_in_spanish_has_no_english_of_the_argument_parser() {
    for arguments in [
        &["--help"][..],
        &["search", "ohno", "--help"],
        &["lab", "run", "--help"],
    ] {
        let text = printed(arguments);
        assert!(
            text.contains("[OPCIONES]") && text.contains("[por defecto: "),
            "{text}"
        );
        for words in ["[OPTIONS]", "[default", "[possible", "Usage", "Options"] {
            assert!(!text.contains(words), "{arguments:?}: {words} in\n{text}");
        }
    }
}

#[test]
fn what_programs_read_stays_as_it_is() {
    let question = ["analyse", "minesweeper", "mines 3 / ##1# / ###1 / #2##"];
    let json = printed(&[&question[..], &["--json"]].concat());
    assert!(json.contains("0.125"), "{json}");
    let english = json.split("\"es\"").next().unwrap();
    assert!(!english.contains("0,125"), "{json}");
}

/// What a chapter and its twin have in common: the depth of each heading, the language of each block of code, the command, the game and
/// the options of each example, the options that the text names, how many rows of tables and how many pictures there are.
#[derive(Debug, Default, PartialEq)]
struct Outline {
    headings: Vec<usize>,
    blocks: Vec<String>,
    examples: Vec<String>,
    options: BTreeSet<String>,
    rows: usize,
    pictures: usize,
}

impl Outline {
    fn of(text: &str) -> Outline {
        let mut outline = Outline::default();
        let mut is_code = false;
        let mut prose = String::new();
        for line in text.lines() {
            if let Some(language) = line.strip_prefix("```") {
                is_code = !is_code;
                if is_code {
                    outline.blocks.push(language.to_owned());
                }
            } else if is_code {
                if let Some(command) = line.strip_prefix("$ ") {
                    outline.examples.push(without_values(command));
                }
            } else {
                if line.starts_with('#') {
                    let depth = line.bytes().take_while(|&byte| byte == b'#').count();
                    outline.headings.push(depth);
                }
                outline.rows += usize::from(line.starts_with('|'));
                prose.push_str(line);
                prose.push('\n');
                outline.pictures += line.matches("![").count();
            }
        }
        outline.options = options(&prose);
        outline
    }
}

/// The program, the command, the game and the options of an example: what is given to them may be in the language.
fn without_values(command: &str) -> String {
    let words = command.split_whitespace();
    let options = words.clone().skip(3).filter_map(|word| {
        let option = word
            .starts_with("--")
            .then(|| word.split('=').next().unwrap());
        option.filter(|&option| option != "--lang")
    });
    words.take(3).chain(options).collect::<Vec<_>>().join(" ")
}

/// The options of the program that a text names, but for the language.
fn options(text: &str) -> BTreeSet<String> {
    let spans = text.split('`').skip(1).step_by(2);
    let words = spans.flat_map(|span| span.split([' ', '\n', '=', '[']));
    let options = words.filter(|word| word.starts_with("--") && *word != "--lang");
    options.map(str::to_owned).collect()
}

#[test]
fn a_guide_in_spanish_has_the_sections_examples_and_tables_of_its_english_twin() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = |name: &str| std::fs::read_to_string(root.join(name)).expect(name);
    for (english, spanish) in TWINS {
        let (one, other) = (text(english), text(spanish));
        assert_eq!(
            Outline::of(&one),
            Outline::of(&other),
            "{english}, {spanish}"
        );
        // Each leads to the other below its title.
        let name = |path: &'static str| path.rsplit('/').next().unwrap();
        assert!(
            one.lines()
                .take(3)
                .any(|line| line.starts_with("*[En español]") && line.contains(name(spanish))),
            "{english}"
        );
        assert!(
            other
                .lines()
                .take(3)
                .any(|line| line.starts_with("*[In English]") && line.contains(name(english))),
            "{spanish}"
        );
    }
    for entry in std::fs::read_dir(root.join("docs/es")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let path = format!("docs/es/{name}");
        assert!(
            TWINS.iter().any(|(_, spanish)| *spanish == path),
            "{path} has no twin"
        );
    }
}

#[test]
fn the_links_of_the_guides_in_spanish_lead_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (_, spanish) in TWINS {
        let text = std::fs::read_to_string(root.join(spanish)).unwrap();
        let folder = root.join(spanish).parent().unwrap().to_owned();
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            if link.contains("://") || link.contains('\n') {
                continue;
            }
            let path = if file.is_empty() {
                root.join(spanish)
            } else {
                folder.join(file)
            };
            assert!(path.exists(), "{spanish}: {link}");
            if !anchor.is_empty() {
                let target = std::fs::read_to_string(&path).unwrap();
                let titles = target.lines().filter(|line| line.starts_with('#'));
                assert!(
                    titles.map(slug).any(|title| title == anchor),
                    "{spanish}: {link}"
                );
            }
        }
    }
}

/// The anchor of a heading, as it is made from its words.
fn slug(heading: &str) -> String {
    let title = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = title
        .chars()
        .filter(|&c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}
