//! `atisbo class new`

use super::lab::by_name;
use crate::commands::Exit;
use crate::output::Output;
use anyhow::{Context, Result, anyhow};
use atisbo_api::text::{Arg, Message};
use atisbo_base::shortened_path;
use atisbo_class::lab::files::{self, File};
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};

/// Where a teacher's folder has what students get.
const STUDENT: &str = "student";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "LAB")]
    lab: String,
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[arg(long)]
    teacher: bool,
    #[arg(long, value_name = "LANGUAGE", default_value = files::FIRST)]
    language: String,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let lab = by_name(&self.lab, lang)?;
        let is_free = match fs::read_dir(&self.folder) {
            Ok(mut entries) => entries.next().is_none(),
            Err(error) => error.kind() == std::io::ErrorKind::NotFound,
        };
        if !is_free {
            let message =
                Message::new("class-error-not-empty").with("folder", shortened_path(&self.folder));
            return Err(anyhow!(message.to(lang)));
        }
        let known = files::starters(&self.lab);
        if !known.contains(&self.language) {
            let message = Message::new("class-error-no-starter")
                .with("found", self.language.as_str())
                .with("known", known.into_iter().collect::<Arg>());
            return Err(anyhow!(message.to(lang)));
        }
        let student = files::for_students(&self.lab, lang, &self.language);
        if self.teacher {
            write_all(&self.folder.join(STUDENT), &student)?;
            write_all(&self.folder, &files::for_teachers(&self.lab, lang))?;
            write_all(
                &self.folder,
                &[("lab.toml".to_owned(), self.fresh(lab.hidden_seed))],
            )?;
        } else {
            write_all(&self.folder, &student)?;
        }
        let folder = shortened_path(&self.folder);
        if output.json {
            output.json(&serde_json::json!({ "lab": self.lab, "folder": folder }))?;
        } else {
            let id = if self.teacher {
                "class-new-teacher"
            } else {
                "class-new-student"
            };
            let message = Message::new(id)
                .with("folder", folder)
                .with("language", self.language.as_str());
            output.say(&message)?;
        }
        Ok(Exit::Yes)
    }

    /// The lab's file with a seed of its own for the hidden cases.
    fn fresh(&self, hidden_seed: u64) -> Vec<u8> {
        // Numbers of TOML end at 2^63.
        let seed = RandomState::new().hash_one(0) >> 8;
        let text = files::text(&self.lab).unwrap_or_default();
        let line = |seed: u64| format!("hidden_seed = {seed}");
        text.replacen(&line(hidden_seed), &line(seed), 1)
            .into_bytes()
    }
}

fn write_all(folder: &Path, files: &[File]) -> Result<()> {
    for (name, bytes) in files {
        let path = folder.join(name);
        let shown = || shortened_path(&path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(shown)?;
        }
        fs::write(&path, bytes).with_context(shown)?;
    }
    Ok(())
}
