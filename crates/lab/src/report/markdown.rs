//! A report as Markdown (`CommonMark` with the tables of GitHub), with its pictures in files beside it.

use super::{Align, Block, Document, Table};
use std::fmt::Write;

/// A picture beside a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgFile {
    /// Its path, seen from the report.
    pub path: String,
    /// Its content.
    pub svg: String,
}

/// A report and its pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Markdown {
    /// The report.
    pub text: String,
    /// The pictures it refers to.
    pub files: Vec<SvgFile>,
}

/// Writes a report whose pictures lie in a folder (given as seen from the report; empty for the same folder).
pub fn markdown(document: &Document, folder: &str) -> Markdown {
    let mut text = format!("# {}\n", plain(&document.title));
    let mut files: Vec<SvgFile> = Vec::new();
    for block in &document.blocks {
        text.push('\n');
        // Writing to a string cannot fail.
        _ = match block {
            Block::Section(heading) => writeln!(text, "## {}", plain(heading)),
            Block::Subsection(heading) => writeln!(text, "### {}", plain(heading)),
            Block::Paragraph(sentences) => writeln!(text, "{}", paragraph(sentences)),
            Block::List(points) => points
                .iter()
                .try_for_each(|point| writeln!(text, "- {}", paragraph(point))),
            Block::Table(table) => text.write_str(&of_table(table)),
            Block::Plot(plot) => {
                let path = path(folder, &plot.name, &files);
                let written = writeln!(text, "![{}]({path})", plain(&plot.alt));
                files.push(SvgFile {
                    path,
                    svg: plot.svg.clone(),
                });
                match &plot.in_words {
                    Some(words) => written.and_then(|()| write!(text, "\n{}", fenced(&words.text))),
                    None => written,
                }
            }
            Block::Command(command) => text.write_str(&fenced(command)),
            Block::Facts(facts) => facts.iter().try_for_each(|fact| {
                writeln!(text, "- **{}:** {}", plain(&fact.name), plain(&fact.value))
            }),
        };
    }
    Markdown { text, files }
}

fn of_table(table: &Table) -> String {
    let mut text = String::new();
    if let Some(caption) = &table.caption {
        _ = writeln!(text, "**{}**\n", plain(caption));
    }
    let mut line = |cells: &mut dyn Iterator<Item = String>| {
        _ = writeln!(text, "| {} |", cells.collect::<Vec<_>>().join(" | "));
    };
    line(&mut table.columns.iter().map(|column| plain(&column.name)));
    line(&mut table.columns.iter().map(|column| match column.align {
        Align::Left => "---".to_owned(),
        Align::Right => "---:".to_owned(),
    }));
    for row in table.texts() {
        line(&mut row.map(plain));
    }
    text
}

/// Between fences that are longer than any run of the same sign inside.
fn fenced(command: &str) -> String {
    let longest = command.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}text\n{}\n{fence}\n", command.trim_end_matches('\n'))
}

/// The path of a picture's file: only letters, digits and hyphens of its name, and unlike those before.
fn path(folder: &str, name: &str, before: &[SvgFile]) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name = match words.join("-").to_ascii_lowercase() {
        name if name.is_empty() => "plot".to_owned(),
        name => name,
    };
    let folder = folder.trim_end_matches('/');
    let of = |name: &str| match folder {
        "" => format!("{name}.svg"),
        folder => format!("{folder}/{name}.svg"),
    };
    let taken = |path: &String| before.iter().any(|file| file.path == *path);
    let others = (2..).map(|number| of(&format!("{name}-{number}")));
    std::iter::once(of(&name))
        .chain(others)
        .find(|path| !taken(path))
        .unwrap_or_default()
}

/// A text on one line in which no character is read as markup.
fn plain(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut escaped = String::with_capacity(text.len());
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        let after = rest.peek().copied().unwrap_or(' ');
        let special = match character {
            '\\' | '`' | '*' | '[' | ']' | '<' | '|' | '~' | '$' => true,
            // As in `&amp;`.
            '&' => after.is_ascii_alphanumeric() || after == '#',
            // Within a word an underscore is only itself.
            '_' => !(before.is_alphanumeric() && after.is_alphanumeric()),
            _ => false,
        };
        if special {
            escaped.push('\\');
        }
        escaped.push(character);
        before = character;
    }
    escaped
}

/// The same where a line begins: signs that would start a heading, a list or a rule are kept from it.
fn paragraph(text: &str) -> String {
    let text = plain(text);
    if text.starts_with(['#', '+', '-', '=', '>']) {
        return format!("\\{text}");
    }
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let after = text[digits..].strip_prefix(['.', ')']);
    let is_number =
        digits > 0 && after.is_some_and(|after| after.is_empty() || after.starts_with(' '));
    if is_number {
        return format!("{}\\{}", &text[..digits], &text[digits..]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_character_is_read_as_markup() {
        assert_eq!(
            plain("a|b *c* <d> `e` [f] h_i _j_"),
            "a\\|b \\*c\\* \\<d> \\`e\\` \\[f\\] h_i \\_j\\_"
        );
        assert_eq!(paragraph("- one\n\ntwo"), "\\- one two");
        assert_eq!(paragraph("12. May"), "12\\. May");
        assert_eq!(paragraph("12.5 %"), "12.5 %");
        assert_eq!(paragraph("# no"), "\\# no");
    }

    #[test]
    fn a_fence_is_longer_than_what_it_holds() {
        assert_eq!(fenced("ls"), "```text\nls\n```\n");
        assert!(fenced("a ```` b").starts_with("`````text\n"));
    }

    #[test]
    fn files_have_plain_names_that_differ() {
        let mut document = Document::new("en", "pictures");
        for name in ["Time & size", "time/size", "../..", ""] {
            document.plot(name, "", String::new());
        }
        let files = markdown(&document, "pictures/").files;
        let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
        let wanted = ["time-size", "time-size-2", "plot", "plot-2"];
        assert_eq!(paths, wanted.map(|name| format!("pictures/{name}.svg")));
    }
}
