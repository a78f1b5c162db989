//! Which lab: one that comes with the program, by its name, or a teacher's file.

use crate::budget::until_ctrl_c;
use crate::input::{as_text, read_file};
use anyhow::{Result, anyhow};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_class::lab::{Lab, LabError, files};
use std::path::Path;

/// More than any `lab.toml`; an endless stream must not fill the memory.
const MAX_BYTES: u64 = 1 << 20;

/// The lab that students get if none is named: the first.
pub(super) const DEFAULT: &str = "search-sudoku";

/// `--lab`.
#[derive(clap::Args)]
pub(super) struct LabArgs {
    #[arg(long, value_name = "LAB", default_value = DEFAULT)]
    lab: String,
}

impl LabArgs {
    pub(super) fn read(&self, lang: Lang) -> Result<Lab> {
        let is_file = self.lab.contains(['/', '\\', '.']);
        if !is_file {
            return by_name(&self.lab, lang);
        }
        let path = Path::new(&self.lab);
        let limit = until_ctrl_c();
        let (name, bytes) = read_file(Some(path), "cli-error-no-input", MAX_BYTES, &limit, lang)?;
        let text = as_text(bytes, &name, lang)?;
        Lab::read(&text).map_err(|error| wrong(&name, &error, lang))
    }
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
