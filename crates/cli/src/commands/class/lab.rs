//! Which lab: one that comes with the program, by its name, or a teacher's file.

use crate::budget::until_ctrl_c;
use crate::input::{as_text, read_file};
use anyhow::{Result, anyhow};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_class::lab::{Lab, LabError, files};
use atisbo_class::verbs::DEFAULT;
use std::path::Path;

/// More than any `lab.toml`; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 20;

/// `--lab`.
#[derive(clap::Args)]
pub(super) struct LabArgs {
    #[arg(long, value_name = "LAB", default_value = DEFAULT)]
    lab: String,
}

impl LabArgs {
    /// The teacher's file, if it is not a lab that comes with the program.
    pub(super) fn path(&self) -> Option<&Path> {
        is_file(&self.lab).then(|| Path::new(&self.lab))
    }

    pub(super) fn read(&self, lang: Lang) -> Result<Lab> {
        if !is_file(&self.lab) {
            return by_name(&self.lab, lang);
        }
        let (name, text) = read_text(&self.lab, lang)?;
        Lab::read(&text).map_err(|error| wrong(&name, &error, lang))
    }
}

/// Whether a file is named, not a lab that comes with the program.
pub(super) fn is_file(lab: &str) -> bool {
    lab.contains(['/', '\\', '.'])
}

/// The text of a teacher's file, after its name.
pub(super) fn read_text(path: &str, lang: Lang) -> Result<(String, String)> {
    let path = Path::new(path);
    let limit = until_ctrl_c();
    let (name, bytes) = read_file(Some(path), "cli-error-no-input", MAX_BYTES, &limit, lang)?;
    let text = as_text(bytes, &name, lang)?;
    Ok((name, text))
}

/// A lab that comes with the program.
pub(super) fn by_name(name: &str, lang: Lang) -> Result<Lab> {
    let Some(lab) = files::built_in(name) else {
        let known = files::names().into_iter();
        let message = Message::new("class-error-no-lab")
            .with("found", name)
            .with("known", known.collect::<Arg>());
        return Err(anyhow!(message.to(lang)));
    };
    lab.map_err(|error| wrong("lab.toml", &error, lang))
}

fn wrong(file: &str, error: &LabError, lang: Lang) -> anyhow::Error {
    let LabError { line, column, .. } = error;
    anyhow!("{file}:{line}:{column}: {}", error.message().to(lang))
}
