//! The files of the labs that come with the program: `labs/NAME/…` and the kits that run students' programs, `kits/LANGUAGE/…`.

use super::{Lab, LabError};
use atisbo_api::text::Lang;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[derive(RustEmbed)]
#[folder = "labs"]
struct Labs;

#[derive(RustEmbed)]
#[folder = "kits"]
struct Kits;

/// A file: its path, with `/` between the names, and its bytes.
pub type File = (String, Vec<u8>);

/// The language of the files in `starter`.
pub const FIRST: &str = "python";

/// The names of the labs, in order.
pub fn names() -> Vec<String> {
    let first = |path: Cow<'static, str>| path.split('/').next().map(str::to_owned);
    let names: BTreeSet<String> = Labs::iter().filter_map(first).collect();
    names.into_iter().collect()
}

/// The text of a lab's `lab.toml`.
pub fn text(lab: &str) -> Option<String> {
    let file = Labs::get(&format!("{lab}/lab.toml"))?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// The lab of this name.
///
/// # Errors
///
/// If its file is wrong, which the tests exclude.
pub fn built_in(lab: &str) -> Option<Result<Lab, LabError>> {
    text(lab).map(|text| Lab::read(&text))
}

/// Whether its hidden cases are those of a lab that comes with the program: whoever has the program can make them too.
pub fn has_known_cases(lab: &Lab) -> bool {
    let names = names().into_iter();
    let mut known = names.filter_map(|name| built_in(&name)?.ok());
    known.any(|known| known.hidden_seed == lab.hidden_seed)
}

/// What students get: the handout, and the starter files of the language they write in. Files that are no program are the
/// same in all languages.
pub fn for_students(lab: &str, lang: Lang, language: &str) -> Vec<File> {
    let id = lang.id();
    let mut files = below(&format!("{lab}/starter/{id}/"));
    if language != FIRST {
        files.retain(|(name, _)| Path::new(name).extension().is_none_or(|end| end != "py"));
        files.extend(below(&format!("{lab}/starter-{language}/{id}/")));
    }
    let name = match lang {
        Lang::En => "handout.md",
        Lang::Es => "enunciado.md",
    };
    if let Some(file) = Labs::get(&format!("{lab}/handout.{id}.md")) {
        files.push((name.to_owned(), file.data.into_owned()));
    }
    files.sort();
    files
}

/// The languages that a lab has starter files for, in order; the first of them is [`FIRST`].
pub fn starters(lab: &str) -> Vec<String> {
    let prefix = format!("{lab}/starter-");
    let others: BTreeSet<String> = Labs::iter()
        .filter_map(|path| Some(path.strip_prefix(&prefix)?.split('/').next()?.to_owned()))
        .collect();
    [FIRST.to_owned()].into_iter().chain(others).collect()
}

/// What only the teacher gets, besides `lab.toml`: notes, the reference and programs with known faults.
pub fn for_teachers(lab: &str, lang: Lang) -> Vec<File> {
    let mut files = Vec::new();
    for folder in ["reference", "reference-java", "mutants"] {
        let inside = below(&format!("{lab}/{folder}/"));
        files.extend(
            inside
                .into_iter()
                .map(|(path, bytes)| (format!("{folder}/{path}"), bytes)),
        );
    }
    let name = match lang {
        Lang::En => "notes.md",
        Lang::Es => "notas.md",
    };
    if let Some(file) = Labs::get(&format!("{lab}/notes.{}.md", lang.id())) {
        files.push((name.to_owned(), file.data.into_owned()));
    }
    files.sort();
    files
}

/// A file of a lab.
pub fn file(lab: &str, path: &str) -> Option<Vec<u8>> {
    let file = Labs::get(&format!("{lab}/{path}"))?;
    Some(file.data.into_owned())
}

/// The files of a folder of a lab, by their paths in it.
pub fn folder(lab: &str, path: &str) -> Vec<File> {
    below(&format!("{lab}/{path}/"))
}

/// Files that students get and leave as they are. The grader has its own copy of each: students need not hand them in,
/// and changes in them do not count.
const GIVEN: [(&str, &str, &str); 3] = [
    ("java", "search-sudoku/starter-java/en/", "Lab.java"),
    ("python", "search-sudoku/starter/en/", "datastructures.py"),
    ("python", "search-sudoku/starter/en/", "sudoku.py"),
];

/// The kit that runs programs of a language, as it lies in the sandbox.
pub fn kit(language: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = format!("{language}/");
    let own = Kits::iter().filter_map(|path| {
        let name = path.strip_prefix(&folder)?.to_owned();
        Some((PathBuf::from(name), Kits::get(&path)?.data.into_owned()))
    });
    let given = GIVEN.iter().filter(|given| given.0 == language);
    let given = given.filter_map(|(_, folder, name)| {
        let file = Labs::get(&format!("{folder}{name}"))?;
        Some((PathBuf::from(name), file.data.into_owned()))
    });
    let mut files: Vec<_> = own.chain(given).collect();
    files.sort();
    files
}

fn below(folder: &str) -> Vec<File> {
    let mut files: Vec<File> = Labs::iter()
        .filter_map(|path| {
            let name = path.strip_prefix(folder)?.to_owned();
            Some((name, Labs::get(&path)?.data.into_owned()))
        })
        .collect();
    files.sort();
    files
}
