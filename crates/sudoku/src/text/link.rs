//! Links to f-puzzles and `SudokuPad`, and the parts of them that people copy alone.

use super::symbol::value_of;

/// What a link holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// f-puzzles' JSON, packed; `in_pad` if it is a link to `SudokuPad`.
    FPuzzles { packed: String, in_pad: bool },
    /// `SudokuPad`'s own JSON, packed.
    SudokuPad { packed: String },
    /// The code of a classic puzzle.
    Classic { code: String },
    /// The code of a classic puzzle, and letters for rules.
    ClassicWithRules { code: String },
    /// The name of a puzzle on a server.
    Name { name: String },
}

/// The longest name of a puzzle on `SudokuPad`'s server.
const MAX_NAME: usize = 60;

/// The shortest code of 81 cells; what is shorter is a word such as `classical`.
const MIN_CODE: usize = 14;

/// The link that a word is, if it is one.
pub(super) fn find(word: &str) -> Option<Link> {
    let address = ["https://", "http://"]
        .iter()
        .find_map(|start| word.strip_prefix(start));
    let (host, path) = address
        .unwrap_or(word)
        .split_once('/')
        .unwrap_or((word, ""));
    let host = host.trim_start_matches("www.");
    if host.ends_with("f-puzzles.com") {
        let packed = parameter(path, "load").map(unescaped);
        return Some(match packed {
            Some(packed) => Link::FPuzzles {
                packed,
                in_pad: false,
            },
            None => Link::Name {
                name: word.to_owned(),
            },
        });
    }
    let is_pad = [
        "sudokupad.app",
        "crackingthecryptic.com",
        "sudokupad.svencodes.com",
    ];
    if is_pad.iter().any(|pad| host.ends_with(pad)) {
        let path = path.strip_prefix("sudoku/").unwrap_or(path);
        let id = parameter(path, "puzzleid")
            .or_else(|| path.split(['?', '#']).next())
            .map(unescaped)?;
        return Some(by_prefix(&id).unwrap_or(Link::Name { name: id }));
    }
    let is_alone = address.is_none() && word.chars().all(is_packed_or_code);
    if !is_alone || is_all_cells(word) {
        return None;
    }
    if word.starts_with("N4Ig") {
        let packed = word.to_owned();
        return Some(Link::FPuzzles {
            packed,
            in_pad: false,
        });
    }
    by_prefix(word).filter(|link| match link {
        Link::FPuzzles { packed, .. } | Link::SudokuPad { packed } => packed.starts_with("N4"),
        Link::Classic { code } | Link::ClassicWithRules { code } => code.len() >= MIN_CODE,
        Link::Name { .. } => false,
    })
}

/// What the part of a link after the site's name is, by how it starts.
fn by_prefix(id: &str) -> Option<Link> {
    let after = |start: &str| id.strip_prefix(start).map(str::to_owned);
    if let Some(packed) = after("fpuzzles").or_else(|| after("fpuz")) {
        let is_name = packed.len() <= MAX_NAME && !packed.starts_with("N4");
        return (!is_name).then_some(Link::FPuzzles {
            packed,
            in_pad: true,
        });
    }
    if let Some(packed) = after("scl").or_else(|| after("ctc")) {
        return Some(Link::SudokuPad { packed });
    }
    let classic = after("classic").map(|code| Link::Classic { code });
    classic.or_else(|| after("scf").map(|code| Link::ClassicWithRules { code }))
}

fn is_packed_or_code(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "+/=%*".contains(sign)
}

/// Whether a word could be the cells of a grid.
fn is_all_cells(word: &str) -> bool {
    word.chars().all(|sign| value_of(sign).is_some())
}

/// The value of a parameter of an address.
fn parameter<'a>(path: &'a str, name: &str) -> Option<&'a str> {
    let (_, query) = path.split_once('?')?;
    let mut parameters = query.split('#').next()?.split('&');
    parameters.find_map(|parameter| parameter.strip_prefix(name)?.strip_prefix('='))
}

/// Text whose bytes may be written as `%2B`.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let digit = |at: usize| {
            after
                .get(at)
                .and_then(|&digit| char::from(digit).to_digit(16))
        };
        if let (b'%', Some(high), Some(low)) = (byte, digit(0), digit(1)) {
            bytes.push((high * 16 + low) as u8);
            rest = &after[2..];
        } else {
            bytes.push(byte);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Text as it may stand in the path of an address.
pub(super) fn escaped(packed: &str) -> String {
    packed
        .replace('+', "%2B")
        .replace('/', "%2F")
        .replace('=', "%3D")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_told_apart_by_their_address_and_their_start() {
        let packed = |packed: &str, in_pad| Link::FPuzzles {
            packed: packed.into(),
            in_pad,
        };
        let cases = [
            (
                "https://f-puzzles.com/?load=N4Ig%2Bz/A==",
                packed("N4Ig+z/A==", false),
            ),
            (
                "https://www.f-puzzles.com/?load=N4Ig&x=1",
                packed("N4Ig", false),
            ),
            ("https://sudokupad.app/fpuzzlesN4Igz", packed("N4Igz", true)),
            ("fpuzzlesN4IgzglgX", packed("N4IgzglgX", true)),
            ("N4IgzglgXgpiBc", packed("N4IgzglgXgpiBc", false)),
            (
                "https://sudokupad.app/sclN4?setting-x=1",
                Link::SudokuPad {
                    packed: "N4".into(),
                },
            ),
            (
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=classicB1",
                Link::Classic { code: "B1".into() },
            ),
            (
                "https://sudokupad.app/abc/def",
                Link::Name {
                    name: "abc/def".into(),
                },
            ),
            (
                "https://sudokupad.app/fpuzzlesyhkyz63b",
                Link::Name {
                    name: "fpuzzlesyhkyz63b".into(),
                },
            ),
            (
                "https://f-puzzles.com/?id=y8x",
                Link::Name {
                    name: "https://f-puzzles.com/?id=y8x".into(),
                },
            ),
        ];
        for (word, link) in cases {
            assert_eq!(find(word), Some(link), "{word}");
        }
        for word in [
            "classical",
            "https://example.org/?load=N4Ig",
            "scl",
            "N4Ig",
            "fpuzzles",
            "1..4",
        ] {
            assert_eq!(find(word), None, "{word}");
        }
    }
}
