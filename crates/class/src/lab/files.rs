//! The files of the labs that come with the program: `labs/NAME/…` and the kits that run students' programs, `kits/LANGUAGE/…`.

use super::{Lab, LabError};
use atisbo_api::text::Lang;
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::PathBuf;

#[derive(RustEmbed)]
#[folder = "labs"]
struct Labs;

#[derive(RustEmbed)]
#[folder = "kits"]
struct Kits;

/// A file: its path, with `/` between the names, and its bytes.
pub type File = (String, Vec<u8>);

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

/// What students get: the starter files of the language, and the handout.
pub fn for_students(lab: &str, lang: Lang) -> Vec<File> {
    let mut files = below(&format!("{lab}/starter/{}/", lang.id()));
    let name = match lang {
        Lang::En => "handout.md",
        Lang::Es => "enunciado.md",
    };
    if let Some(file) = Labs::get(&format!("{lab}/handout.{}.md", lang.id())) {
        files.push((name.to_owned(), file.data.into_owned()));
    }
    files.sort();
    files
}

/// What only the teacher gets, besides `lab.toml`: notes, the reference and programs with known faults.
pub fn for_teachers(lab: &str, lang: Lang) -> Vec<File> {
    let mut files = Vec::new();
    for folder in ["reference", "mutants"] {
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

/// The kit that runs programs of a language, as it lies in the sandbox.
pub fn kit(language: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = format!("{language}/");
    let mut files: Vec<_> = Kits::iter()
        .filter_map(|path| {
            let name = path.strip_prefix(&folder)?.to_owned();
            Some((PathBuf::from(name), Kits::get(&path)?.data.into_owned()))
        })
        .collect();
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
