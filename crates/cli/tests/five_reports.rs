//! The table of docs/reports/README.md: every command in it runs, and prints the quantities that its row promises.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A row of the table: what stands in a report, and where it stands here.
#[derive(Debug)]
struct Row {
    what: String,
    command: String,
    /// What the output of the command must hold.
    shows: Vec<Quantity>,
    page: String,
}

/// Something that an output must hold.
#[derive(Debug, PartialEq)]
enum Quantity {
    /// A text, in which `#` stands for a number.
    Text(String),
    /// A column of a table by its heading: at least one of its cells is filled.
    Column(String),
    /// A text in a picture.
    InPicture(String),
}

impl Quantity {
    fn read(text: &str) -> Self {
        if let Some(text) = text.strip_prefix("svg: ") {
            return Quantity::InPicture(text.to_owned());
        }
        let heading = text
            .strip_prefix('[')
            .and_then(|text| text.strip_suffix(']'));
        heading.map_or_else(
            || Quantity::Text(text.to_owned()),
            |heading| Quantity::Column(heading.to_owned()),
        )
    }

    fn is_in(&self, output: &Output) -> bool {
        match self {
            Quantity::Text(text) => output.all().any(|part| holds(part, text)),
            Quantity::Column(heading) => output.all().any(|part| has_column(part, heading)),
            Quantity::InPicture(text) => {
                let mut pictures = output.all().filter(|part| part.starts_with("<svg"));
                pictures.any(|picture| holds(picture, text))
            }
        }
    }
}

/// What a command printed, and the files that it wrote.
struct Output {
    printed: String,
    files: Vec<String>,
}

impl Output {
    fn all(&self) -> impl Iterator<Item = &str> {
        [&self.printed]
            .into_iter()
            .chain(&self.files)
            .map(String::as_str)
    }
}

#[test]
fn every_row_of_the_table_shows_the_quantities_that_it_names() {
    let rows = rows(&fs::read_to_string(root().join("docs/reports/README.md")).unwrap());
    assert!(rows.len() > 40, "found {} rows", rows.len());
    let mut commands = BTreeMap::<&str, Vec<&Row>>::new();
    for row in &rows {
        commands.entry(&row.command).or_default().push(row);
    }
    let mut missing = Vec::new();
    for (number, (command, rows)) in commands.into_iter().enumerate() {
        match run(command, number) {
            Ok(output) => missing.extend(rows.iter().flat_map(|row| lacking(row, &output))),
            Err(error) => missing.push(format!("{command}: {error}")),
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn the_spanish_table_has_the_same_commands_and_places() {
    let table = |file: &str| {
        let text = fs::read_to_string(root().join("docs/reports").join(file)).unwrap();
        let lines = text.lines().filter(|line| line.starts_with('|'));
        let rows = lines.map(cells).filter(|cells| is_command(&cells[1]));
        let address = |page: &str| page.split_once("](").map(|(_, rest)| rest.to_owned());
        rows.map(|cells| (cells[1].clone(), address(&cells[cells.len() - 1])))
            .collect::<Vec<_>>()
    };
    assert_eq!(table("README.es.md"), table("README.md"));
}

#[test]
fn every_place_in_the_page_is_a_view_of_it() {
    let views = fs::read_to_string(root().join("crates/web/static/shell/views.js")).unwrap();
    let rows = rows(&fs::read_to_string(root().join("docs/reports/README.md")).unwrap());
    for row in rows.iter().filter(|row| row.page != "–") {
        let route = row.page.split("#/").nth(1);
        let route = route.unwrap_or_else(|| panic!("{}: no address in {:?}", row.what, row.page));
        let end = route.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
        let view = &route[..end.unwrap_or(route.len())];
        assert!(
            views.contains(&format!("\n  {view}: {{")),
            "{}: {view}",
            row.what
        );
    }
}

#[test]
fn an_output_without_a_named_quantity_is_found_out() {
    let printed = "Won 3 of 20 games: 15.00 %\n| board | time |\n|---|---|\n| 5x5 | 1.2 ms |\n| 8x8 | – |\n\n| no |\n|----|\n| –  |\n";
    let output = Output {
        printed: printed.to_owned(),
        files: vec!["<svg><text>walls</text></svg>".to_owned()],
    };
    for (text, expected) in [
        ("Won # of # games", true),
        ("Won # of 20 games", true),
        ("Won # of 30 games", false),
        ("Lost # of # games", false),
        ("games: # %", true),
        ("games: Won", false),
        ("[time]", true),
        ("[nodes]", false),
        ("[no]", false),
        ("svg: walls", true),
        ("svg: time", false),
    ] {
        let found = Quantity::read(text).is_in(&output);
        assert_eq!(found, expected, "{text}");
    }
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().expect("the top of the project")
}

/// The rows of all tables in the text whose second column is a command.
fn rows(text: &str) -> Vec<Row> {
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let rows = rows.map(cells).filter(|cells| is_command(&cells[1]));
    let row = |cells: Vec<String>| {
        let [what, command, shows, page] = &cells[..] else {
            panic!("four columns: {cells:?}");
        };
        let shows: Vec<_> = code(shows).map(Quantity::read).collect();
        assert!(!shows.is_empty(), "{what}: no quantity is named");
        Row {
            what: what.clone(),
            command: code(command).next().unwrap().to_owned(),
            shows,
            page: page.clone(),
        }
    };
    rows.map(row).collect()
}

fn is_command(cell: &str) -> bool {
    cell.starts_with("`atisbo ")
}

/// The cells of a line of a table, in which `\|` is a bar.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim().replace("\\|", "\0");
    let line = line.strip_prefix('|').unwrap_or(&line);
    let line = line.strip_suffix('|').unwrap_or(line);
    let cells = line.split('|').map(|cell| cell.trim().replace('\0', "|"));
    cells.collect()
}

/// What stands between backticks.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Runs a command line where only the project's data lies, and gathers what came of it.
fn run(line: &str, number: usize) -> Result<Output, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("five-reports-{number}"));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let args = words(line).into_iter().skip(1).map(|word| {
        let is_data = word.starts_with("data/");
        if is_data {
            root().join(&word).display().to_string()
        } else {
            word
        }
    });
    let output = Command::new(env!("CARGO_BIN_EXE_atisbo"))
        .args(args)
        .current_dir(&folder)
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .expect("the program runs");
    // A "no" is an answer, too.
    if !matches!(output.status.code(), Some(0 | 1)) {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let output = Output {
        printed: String::from_utf8_lossy(&output.stdout).into_owned(),
        files: files(&folder),
    };
    fs::remove_dir_all(&folder).unwrap();
    Ok(output)
}

/// The words of a command line, those between quotes in one.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| {
        let is_quoted = index % 2 == 1;
        let words: Vec<_> = if is_quoted {
            vec![part]
        } else {
            part.split_whitespace().collect()
        };
        words.into_iter().map(str::to_owned)
    });
    words.collect()
}

/// The texts of all files under a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.extend(files(&path));
        } else {
            texts.push(String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned());
        }
    }
    texts
}

fn lacking(row: &Row, output: &Output) -> Vec<String> {
    let missing = row.shows.iter().filter(|quantity| !quantity.is_in(output));
    let sentence = |quantity| format!("{}: {} lacks {quantity:?}", row.what, row.command);
    missing.map(sentence).collect()
}

/// Whether a text holds a pattern in which `#` stands for a number; blanks count as one.
fn holds(text: &str, pattern: &str) -> bool {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (first, rest) = pattern.split_once('#').unwrap_or((pattern, ""));
    let is_plain = !pattern.contains('#');
    let mut places = text
        .match_indices(first)
        .map(|(at, _)| &text[at + first.len()..]);
    places.any(|behind| is_plain || numbers_then(behind, rest))
}

/// Whether a text begins with a number and goes on as the rest of a pattern says.
fn numbers_then(text: &str, rest: &str) -> bool {
    let unsigned = text.trim_start_matches(['-', '−', '+']);
    let is_part = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | ',');
    let end = unsigned
        .find(|sign| !is_part(sign))
        .unwrap_or(unsigned.len());
    let number = unsigned[..end].trim_end_matches(['.', ',']);
    if !number.starts_with(|sign: char| sign.is_ascii_digit()) {
        return false;
    }
    let behind = &unsigned[number.len()..];
    match rest.split_once('#') {
        Some((literal, rest)) => {
            let behind = behind.strip_prefix(literal);
            behind.is_some_and(|behind| numbers_then(behind, rest))
        }
        None => behind.starts_with(rest),
    }
}

/// Whether a text has a table with this heading and something under it.
fn has_column(text: &str, heading: &str) -> bool {
    let lines: Vec<&str> = text.lines().collect();
    let tables = lines.split(|line| !line.starts_with('|'));
    tables
        .filter_map(<[&str]>::split_first)
        .any(|(head, rows)| {
            let columns = cells(head).into_iter().enumerate();
            let mut columns = columns.filter(|(_, cell)| cell == heading);
            columns.any(|(column, _)| {
                let mut rows = rows.iter().skip(1).map(|row| cells(row));
                rows.any(|row| {
                    row.get(column)
                        .is_some_and(|cell| !matches!(cell.as_str(), "" | "-" | "–"))
                })
            })
        })
}
