//! `atisbo man`: the manual pages, made of the same texts as `--help`.

use crate::arguments::Cli;
use crate::commands::Exit;
use crate::language;
use crate::output::Output;
use anyhow::{Context, Result};
use atisbo_api::text::{Lang, Message};
use clap::{Command, CommandFactory};
use clap_mangen::Man;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// The headings that `clap_mangen` writes in English, and the ids of ours.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "cli-heading-name"),
    ("SYNOPSIS", "cli-heading-synopsis"),
    ("DESCRIPTION", "cli-heading-description"),
    ("EXTRA", "cli-heading-examples"),
    ("VERSION", "cli-heading-version"),
];

impl Args {
    /// Prints the page of the program, or writes those of all commands into a folder.
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let mut program = language::localize(Cli::command(), output.lang);
        program.build();
        match &self.out {
            None => output.whole(&page(program, output.lang)?.1)?,
            Some(folder) => {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
                write_all(program, folder, output.lang)?;
            }
        }
        Ok(Exit::Yes)
    }
}

fn write_all(command: Command, folder: &Path, lang: Lang) -> Result<()> {
    for sub in command.get_subcommands().cloned() {
        write_all(sub, folder, lang)?;
    }
    let (name, text) = page(command, lang)?;
    let path = folder.join(name);
    std::fs::write(&path, text).with_context(|| path.display().to_string())
}

/// The file name and the text of a command's page.
fn page(command: Command, lang: Lang) -> Result<(String, String)> {
    let about = command.get_about().map(ToString::to_string);
    let about = about.unwrap_or_default();
    let examples = command.get_after_help().map(ToString::to_string);
    let mut command = command
        .about(about.lines().next().unwrap_or_default().to_owned())
        .long_about(about);
    // The heading above them says already that they are examples.
    if let Some((_, examples)) = examples.as_deref().and_then(|text| text.split_once('\n')) {
        command = command.after_help(examples.to_owned());
    }
    let man = Man::new(command);
    let mut text = Vec::new();
    man.render(&mut text)?;
    let mut text = String::from_utf8(text)?;
    for (english, id) in HEADINGS {
        let ours = Message::new(id).to(lang).to_uppercase();
        text = text.replacen(&format!("\n.SH {english}\n"), &format!("\n.SH {ours}\n"), 1);
    }
    Ok((man.get_filename(), text))
}
