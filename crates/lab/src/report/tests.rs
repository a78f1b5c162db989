//! One small report in every form, and what holds for all reports.

use super::*;
use crate::plot::{Axis, Bar, Bars, Group, Unit};
use proptest::prelude::*;
use roxmltree::Document as Xml;

fn small() -> Document {
    let mut table = Table::new([
        ("method", Align::Left),
        ("won", Align::Right),
        ("time", Align::Right),
    ]);
    table.row(["logic".into(), Cell::new(0.4, "40.0 %"), Cell::missing()]);
    table.row([
        "exact | fast".into(),
        Cell::new(0.75, "75.0 %"),
        Cell::new(0.0015, "1.5 ms"),
    ]);
    let mut document = Document::new("en", "Games won");
    document
        .facts([("seed", "1"), ("version", "0.1.0")])
        .section("Beginner")
        .paragraph("Two methods, 20 games each.")
        .list(["the same boards", "the same first click"])
        .table(table.captioned("Games won & time"))
        .command("atisbo lab run wins.toml > out");
    document
}

#[test]
fn a_small_report_as_markdown() {
    insta::assert_snapshot!(markdown(&small(), "").text);
}

#[test]
fn a_small_report_in_the_terminal() {
    insta::assert_snapshot!(terminal(&small(), 72));
}

#[test]
fn a_small_report_as_html() {
    let page = html(&small());
    let (_, body) = page.split_once("<body>").unwrap();
    insta::assert_snapshot!(body);
}

#[test]
fn a_small_report_as_data() {
    let data = serde_json::to_value(small()).unwrap();
    let table = &data["blocks"][4]["content"];
    assert_eq!(table["columns"][1]["name"], "won");
    assert_eq!(
        table["rows"],
        serde_json::json!([["logic", 0.4, null], ["exact | fast", 0.75, 0.0015]])
    );
    assert_eq!(
        small()
            .tables()
            .map(|(heading, _)| heading.to_owned())
            .collect::<Vec<_>>(),
        ["Beginner"]
    );
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let mut document = small();
    let bars = Bars {
        title: "Games won".to_owned(),
        description: String::new(),
        axis: Axis {
            unit: Unit::Percent,
            ..Axis::default()
        },
        series: vec![String::new()],
        groups: vec![Group {
            name: "logic".to_owned(),
            bars: vec![Some(Bar {
                value: 0.4,
                interval: None,
            })],
        }],
    };
    document.plot("wins", "Games won", bars.svg());
    let page = html(&document);
    for outside in ["<script", "src=", "url(", "@import", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

/// What is read on a page, in its order.
fn read(page: &str) -> String {
    // All that keeps the page from being XML.
    let page = page
        .replace("<!doctype html>", "")
        .replace("<meta charset=\"utf-8\">", "")
        .replace(
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
            "",
        );
    let xml = Xml::parse(&page).unwrap();
    let main = xml
        .descendants()
        .find(|node| node.has_tag_name("main"))
        .unwrap();
    main.descendants()
        .filter(roxmltree::Node::is_text)
        .filter_map(|node| node.text())
        .collect()
}

proptest! {
    #[test]
    fn every_text_is_escaped_on_the_page(text in "[ -~\u{e9}\u{4e00}]{0,20}") {
        let mut table = Table::new([(text.as_str(), Align::Right)]).captioned(text.as_str());
        table.row([text.as_str().into()]).row([]);
        let mut document = Document::new(text.as_str(), text.as_str());
        document
            .section(text.as_str())
            .section(text.as_str())
            .section(text.as_str())
            .subsection(text.as_str())
            .paragraph(text.as_str())
            .list([text.as_str()])
            .table(table)
            .plot(text.as_str(), text.as_str(), String::new())
            .command(text.as_str())
            .facts([(text.as_str(), text.as_str())]);
        let page = html(&document);
        let read = read(&page);
        let texts = read.matches(text.as_str()).count();
        // Title, contents, sections, subsection, paragraph, point, caption, column, cell, command, fact.
        prop_assert!(text.trim().is_empty() || texts >= 16, "{texts} in {read}");
    }

    #[test]
    fn a_table_in_markdown_has_as_many_cells_in_every_line(text in any::<String>()) {
        let mut table = Table::new([(text.as_str(), Align::Left), ("b", Align::Right)]);
        table.row([text.as_str().into(), text.as_str().into()]).row([]);
        let mut document = Document::new("en", "t");
        document.table(table);
        let written = markdown(&document, "").text;
        let lines = written.split('\n').filter(|line| line.starts_with('|'));
        for line in lines {
            let unescaped = line.replace("\\\\", "").replace("\\|", "");
            prop_assert_eq!(unescaped.matches('|').count(), 3, "{}", line);
        }
        prop_assert!(terminal(&document, 40).lines().count() >= 6);
    }
}
