//! `atisbo class watch`: a student's own search in the page's player, as a page in one file.

use crate::browser::open;
use crate::budget::until_ctrl_c;
use crate::commands::Exit;
use crate::input::open_file;
use crate::output::Output;
use anyhow::{Context, Result, anyhow};
use atisbo_api::text::{Lang, Message};
use atisbo_api::trace::{SearchEvent, Trace};
use atisbo_base::shortened_path;
use atisbo_class::watch::{self, Event, WatchError};
use atisbo_class::words;
use atisbo_web::Document;
use serde_json::json;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    no_open: bool,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let lang = output.lang;
        let trace = self.read(lang)?;
        let beside = || self.file.with_extension("html");
        let out = self.out.clone().unwrap_or_else(beside);
        let shown = || shortened_path(&out);
        if is_same(&out, &self.file) {
            let message = Message::new("class-error-watch-same").with("file", shown());
            return Err(anyhow!(message.to(lang)));
        }
        let html = page(&self.file, &trace, lang)?;
        std::fs::write(&out, html).with_context(shown)?;
        tell(&trace, &out, output)?;
        if !self.no_open {
            // Browsers take whole paths.
            let path = std::path::absolute(&out).unwrap_or(out);
            if !open(path.as_os_str()) {
                output.warn(&Message::new("class-watch-no-browser"));
            }
        }
        Ok(Exit::Yes)
    }

    fn read(&self, lang: Lang) -> Result<Trace<Event>> {
        let (name, lines) = open_file(&self.file, &until_ctrl_c(), lang)?;
        watch::read(lines).map_err(|error| match error {
            WatchError::Io(error) => anyhow::Error::from(error).context(name),
            WatchError::Line { line, problem } => {
                anyhow!(words::not_watched(&name, line, &problem).to(lang))
            }
        })
    }
}

/// Whether two paths lead to one file.
fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().ok();
    one == other || whole(one).is_some_and(|path| Some(path) == whole(other))
}

/// The events in the player. No run is named: which strategy it was, only the student knows.
fn page(file: &Path, trace: &Trace<Event>, lang: Lang) -> Result<String> {
    let answer = json!({
        "game": "sudoku", "shape": [3, 3], "runs": [],
        "trace": {"kind": "space", "events": trace.events, "left_out": trace.left_out},
    });
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let page = Document {
        lang,
        title: &Message::new("class-watch-title").to(lang),
        view: "search",
        shown: json!({ "answer": answer, "title": name }),
    };
    Ok(page.html()?)
}

fn tell(trace: &Trace<Event>, out: &Path, output: &mut Output) -> Result<()> {
    let file = shortened_path(out);
    let Trace { events, left_out } = trace;
    if output.json {
        let found = events
            .iter()
            .any(|event| matches!(event, SearchEvent::Goal(_)));
        return output.json(&json!({
            "file": file, "events": events.len(), "left_out": left_out, "goal": found,
        }));
    }
    output.say(&Message::new("class-watch-ready").with("file", file))?;
    if *left_out > 0 {
        let message = Message::new("class-watch-left-out")
            .with("events", events.len())
            .with("all", events.len() as u64 + left_out);
        output.warn(&message);
    }
    Ok(())
}
