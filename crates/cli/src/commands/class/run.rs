//! How students' programs are run: this program starts itself again as the stages of the sandbox.

use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::{Lang, Message};
use atisbo_class::sandbox::{self, Why};
use atisbo_class::words;
use std::ffi::OsString;

/// The words, after the name of the program, that make it a stage of the sandbox.
const STAGE: [&str; 2] = ["class", "sandbox"];

/// Runs a stage of the sandbox, should the arguments ask for one; its exit code. It comes before all else: a stage must
/// have no thread but its own.
pub(crate) fn stage(arguments: &[OsString]) -> Option<u8> {
    let rest = arguments.get(1..)?;
    let is_stage =
        rest.len() > STAGE.len() && rest.iter().zip(STAGE).all(|(one, other)| one == other);
    is_stage.then(|| sandbox::stage(&rest[STAGE.len()..]))
}

/// The words that start this program again as a stage. In the Python package it is a module of the interpreter.
pub(super) fn launcher() -> Result<Vec<OsString>> {
    let program = std::env::current_exe()?;
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    let module: &[&str] = if name.starts_with("python") {
        &["-m", "atisbo"]
    } else {
        &[]
    };
    let words = module.iter().chain(&STAGE).map(OsString::from);
    Ok([program.clone().into_os_string()]
        .into_iter()
        .chain(words)
        .collect())
}

/// Whether programs are confined: they are, unless that is not wanted. Where it is not possible, grading is refused.
pub(super) fn confined(launcher: &[OsString], is_unsafe: bool, output: &Output) -> Result<bool> {
    if is_unsafe {
        output.warn(&Message::new("class-unsafe"));
        return Ok(false);
    }
    sandbox::available(launcher).map_err(|why| refused(&why, output.lang))?;
    Ok(true)
}

fn refused(why: &Why, lang: Lang) -> anyhow::Error {
    let lines = words::refused(why);
    let lines: Vec<String> = lines.iter().map(|message| message.to(lang)).collect();
    anyhow!(lines.join("\n  "))
}
