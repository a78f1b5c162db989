//! The page without its server: its modules, styles and words put together as one text, for notebooks and for files
//! that open without a server and fetch nothing.

use crate::files;
use crate::limits::Limits;
use crate::{catalogue, texts};
use atisbo_api::text::Lang;
use atisbo_base::Escaped;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The module that loads all others.
const LOADER: &str = "notebook/load.js";

/// Why the page cannot be put together: a fault of the program, not of its user.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// A file is missing.
    #[error("the page lacks its file {0}")]
    Missing(String),
    /// Its data cannot be written.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// All that a widget in a notebook needs, as the text of a module with no imports.
///
/// # Errors
///
/// If a file of the page is missing.
pub fn widget() -> Result<String, PageError> {
    const STYLES: &[&str] = &[
        "tokens", "base", "controls", "board", "marks", "views", "watch", "notebook",
    ];
    let parts = parts("notebook/widget.js", STYLES, &Lang::ALL)?;
    Ok(format!(
        "{}\nconst PAGE = {};\nexport default {{ render: (context) => show(PAGE, context) }};\n",
        file(LOADER)?,
        script(&parts)?
    ))
}

/// A run that can be stepped, as a page in one file.
#[derive(Clone, Debug)]
pub struct Document<'a, S> {
    /// The language of its words.
    pub lang: Lang,
    /// Its title.
    pub title: &'a str,
    /// Which view draws it, as `notebook/run.js` names them: `search`, `csp`, `logic`, `bayes` or `steps`.
    pub view: &'a str,
    /// What that view shows.
    pub shown: S,
}

impl<S: Serialize> Document<'_, S> {
    /// The page as HTML. It opens from a folder: all that it needs is in it, and it may fetch nothing.
    ///
    /// # Errors
    ///
    /// If a file of the page is missing, or what is shown cannot be written as JSON.
    pub fn html(&self) -> Result<String, PageError> {
        const STYLES: &[&str] = &[
            "tokens", "base", "controls", "shell", "board", "marks", "views", "watch",
        ];
        const POLICY: &str =
            "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'";
        let parts = parts("standalone/page.js", &[], &[self.lang])?;
        let model = json!({
            "lang": self.lang.id(), "title": self.title, "kind": self.view, "shown": &self.shown,
        });
        let model = script(&model)?;
        let print = format!("@media print {{\n{}}}\n", file("styles/print.css")?);
        Ok(format!(
            r#"<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<style>
{styles}{print}</style>
</head>
<body>
<main></main>
<script type="module">
{loader}
const PAGE = {page};
const MODEL = {model};
show(PAGE, {{ model: {{ get: (name) => MODEL[name] }}, el: document.querySelector('main') }});
</script>
</body>
</html>
"#,
            lang = self.lang.id(),
            title = Escaped(self.title),
            styles = styles(STYLES)?,
            loader = file(LOADER)?,
            page = script(&parts)?,
        ))
    }
}

/// What the loader is given: a module with all that it imports, styles, words and lists, and a version of all that.
fn parts(entry: &str, styles: &[&str], langs: &[Lang]) -> Result<Value, PageError> {
    let mut modules = Vec::new();
    visit(entry, &mut modules)?;
    let lists: Value = serde_json::from_slice(&catalogue::written(&Limits::default())?)?;
    let texts = langs
        .iter()
        .map(|&lang| (lang.id().to_owned(), texts::parsed(lang)));
    let mut parts = json!({
        "modules": modules,
        "styles": self::styles(styles)?,
        "texts": texts.collect::<Map<_, _>>(),
        "catalogue": lists,
    });
    let mut hasher = DefaultHasher::new();
    parts.to_string().hash(&mut hasher);
    parts["version"] = format!("{:016x}", hasher.finish()).into();
    Ok(parts)
}

/// Lists a module's path and text after those of the modules that it imports. In the texts, a path that is imported is
/// one of the list, after an `@`.
fn visit(path: &str, done: &mut Vec<(String, String)>) -> Result<(), PageError> {
    let source = file(path)?;
    let mut text = String::with_capacity(source.len());
    for line in source.split_inclusive('\n') {
        let Some((before, other, after)) = import(line) else {
            text.push_str(line);
            continue;
        };
        let other = resolved(path, other);
        if !done.iter().any(|(path, _)| *path == other) {
            visit(&other, done)?;
        }
        // Writing to a text cannot fail.
        _ = write!(text, "{before}@{other}{after}");
    }
    done.push((path.to_owned(), text));
    Ok(())
}

/// The path that a line of a module imports, with what is before and after it.
fn import(line: &str) -> Option<(&str, &str, &str)> {
    let is_one = ["import ", "export ", "} from "]
        .iter()
        .any(|&start| line.starts_with(start));
    let start = [" from '.", "import '."]
        .iter()
        .find_map(|mark| Some(line.find(mark)? + mark.len() - 1))?;
    let end = start + line[start..].find('\'')?;
    is_one.then(|| (&line[..start], &line[start..end], &line[end..]))
}

/// A path such as `../core/dom.js`, seen from the file at another path.
fn resolved(from: &str, to: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => _ = folders.pop(),
            part => folders.push(part),
        }
    }
    folders.join("/")
}

fn styles(names: &[&str]) -> Result<String, PageError> {
    let files = names.iter().map(|name| file(&format!("styles/{name}.css")));
    files.collect()
}

/// Data as a script in a page can hold it: nothing in it ends the script.
fn script(data: &Value) -> Result<String, PageError> {
    Ok(serde_json::to_string(data)?.replace('<', "\\u003c"))
}

/// A file of the page as text.
fn file(path: &str) -> Result<String, PageError> {
    let bytes = files::content(path);
    bytes
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .ok_or_else(|| PageError::Missing(path.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_page_are_read() {
        assert!(file("board/cell.js").is_ok());
        for none in ["", "..", "../Cargo.toml", "board", "/etc/passwd"] {
            assert!(file(none).is_err(), "{none}");
        }
    }

    #[test]
    fn imports_are_found_and_resolved() {
        let found = |line| import(line).map(|(_, path, _)| path);
        assert_eq!(
            found("import { h } from '../core/dom.js';"),
            Some("../core/dom.js")
        );
        assert_eq!(found("import './board-grid.js';"), Some("./board-grid.js"));
        assert_eq!(found("export { a } from './a.js';"), Some("./a.js"));
        assert_eq!(found("} from './a.js';"), Some("./a.js"));
        assert_eq!(found("/** @typedef {import('./a.js').A} A */"), None);
        assert_eq!(found("// as in: import './a.js'"), None);
        assert_eq!(
            resolved("watch/search/run.js", "../../core/dom.js"),
            "core/dom.js"
        );
        assert_eq!(
            resolved("watch/search/run.js", "./legend.js"),
            "watch/search/legend.js"
        );
    }

    #[test]
    fn a_module_comes_after_what_it_imports() {
        let mut modules = Vec::new();
        visit("standalone/page.js", &mut modules).expect("the page's files");
        for (at, (path, text)) in modules.iter().enumerate() {
            assert!(
                !text.contains("from '.") && !text.contains("import '."),
                "{path}"
            );
            for (_, after) in text
                .match_indices("'@")
                .map(|(at, _)| text.split_at(at + 2))
            {
                let other = after.split('\'').next().expect("a path");
                assert!(
                    modules[..at].iter().any(|(path, _)| path == other),
                    "{path}: {other}"
                );
            }
        }
    }

    #[test]
    fn nothing_shown_ends_the_script() {
        let page = Document {
            lang: Lang::Es,
            title: "</title><script>",
            view: "steps",
            shown: json!({"answer": "</script><!--<script>"}),
        };
        let html = page.html().expect("a page");
        assert_eq!(html.matches("<script").count(), 1);
        assert_eq!(html.matches("</script").count(), 1);
        assert_eq!(html.matches("</title").count(), 1);
        assert!(html.contains(r#"<html lang="es">"#));
    }
}
