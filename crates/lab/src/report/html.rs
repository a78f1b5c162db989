//! A report as one HTML file that needs nothing else: no script, no font, no other file.

use super::{Align, Block, Cell, Document, Fact, InWords, Plot, Table, Tone};
use atisbo_base::Escaped;
use std::fmt::Write;

/// Light and dark by the reader's setting, dark on white on paper.
const SHEET: &str = include_str!("html/sheet.css");

/// This many sections make a list of contents useful.
const CONTENTS_FROM: usize = 3;

/// Writes the whole page.
pub fn html(document: &Document) -> String {
    let (language, title) = (Escaped(&document.language), Escaped(&document.title));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{SHEET}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    );
    contents(&mut page, document);
    let mut sections = 0;
    for block in &document.blocks {
        if matches!(block, Block::Section(_)) {
            sections += 1;
        }
        put(&mut page, block, sections);
    }
    page + "</main>\n</body>\n</html>\n"
}

fn contents(page: &mut String, document: &Document) {
    let headings = || {
        document.blocks.iter().filter_map(|block| match block {
            Block::Section(heading) => Some(heading),
            _ => None,
        })
    };
    if headings().count() < CONTENTS_FROM {
        return;
    }
    page.push_str("<nav>\n<ol>\n");
    for (index, heading) in headings().enumerate() {
        let (number, heading) = (index + 1, Escaped(heading));
        _ = writeln!(page, "<li><a href=\"#section-{number}\">{heading}</a></li>");
    }
    page.push_str("</ol>\n</nav>\n");
}

fn put(page: &mut String, block: &Block, section: usize) {
    // Writing to a string cannot fail.
    _ = match block {
        Block::Section(heading) => {
            writeln!(
                page,
                "<h2 id=\"section-{section}\">{}</h2>",
                Escaped(heading)
            )
        }
        Block::Subsection(heading) => writeln!(page, "<h3>{}</h3>", Escaped(heading)),
        Block::Paragraph(text) => writeln!(page, "<p>{}</p>", Escaped(text)),
        Block::List(points) => {
            let points = points
                .iter()
                .map(|point| format!("<li>{}</li>\n", Escaped(point)));
            writeln!(page, "<ul>\n{}</ul>", points.collect::<String>())
        }
        Block::Table(content) => page.write_str(&table(content)),
        Block::Plot(plot) => page.write_str(&figure(plot)),
        Block::Command(command) => writeln!(page, "<pre><code>{}</code></pre>", Escaped(command)),
        Block::Facts(facts) => {
            let fact = |Fact { name, value }: &Fact| {
                format!("<dt>{}</dt><dd>{}</dd>\n", Escaped(name), Escaped(value))
            };
            writeln!(
                page,
                "<dl>\n{}</dl>",
                facts.iter().map(fact).collect::<String>()
            )
        }
    };
}

fn figure(
    Plot {
        alt, svg, in_words, ..
    }: &Plot,
) -> String {
    let fold = |InWords { title, text }: &InWords| {
        let (title, text) = (Escaped(title), Escaped(text));
        format!("<details>\n<summary>{title}</summary>\n<pre>{text}</pre>\n</details>\n")
    };
    let fold = in_words.as_ref().map(fold).unwrap_or_default();
    let alt = Escaped(alt);
    format!("<figure aria-label=\"{alt}\">\n{svg}{fold}</figure>\n")
}

/// What stands in a cell, with its link.
fn content(cell: &Cell) -> String {
    let text = Escaped(&cell.text);
    match &cell.link {
        Some(link) => format!("<a href=\"{}\">{text}</a>", Escaped(link)),
        None => text.to_string(),
    }
}

fn classes(align: Align, tone: Option<Tone>) -> String {
    let tone = tone.map(|tone| match tone {
        Tone::Good => "good",
        Tone::Fair => "fair",
        Tone::Bad => "bad",
    });
    let side = (align == Align::Right).then_some("right");
    let names: Vec<&str> = side.into_iter().chain(tone).collect();
    match names.as_slice() {
        [] => String::new(),
        names => format!(" class=\"{}\"", names.join(" ")),
    }
}

fn table(table: &Table) -> String {
    // A table that is too wide scrolls by itself, with the keyboard too.
    let mut text = "<div class=\"wide\" tabindex=\"0\"".to_owned();
    match &table.caption {
        Some(caption) => {
            let caption = Escaped(caption);
            _ = write!(
                text,
                " role=\"region\" aria-label=\"{caption}\">\n<table>\n<caption>{caption}</caption>\n"
            );
        }
        None => text.push_str(">\n<table>\n"),
    }
    text.push_str("<thead>\n<tr>");
    for column in &table.columns {
        let (side, name) = (classes(column.align, None), Escaped(&column.name));
        _ = write!(text, "<th scope=\"col\"{side}>{name}</th>");
    }
    text.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in table.cells() {
        text.push_str("<tr>");
        for (column, cell) in table.columns.iter().zip(row) {
            let classes = classes(column.align, cell.and_then(|cell| cell.tone));
            let content = cell.map(content).unwrap_or_default();
            _ = write!(text, "<td{classes}>{content}</td>");
        }
        text.push_str("</tr>\n");
    }
    text + "</tbody>\n</table>\n</div>\n"
}
