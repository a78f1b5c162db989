//! What a report is made of.

use super::{Cell, Table, Value};
use atisbo_base::Numerals;
use serde::Serialize;

/// A report. Serialised, it is the report as data: every block with its kind, every cell of a table as its value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Document {
    /// The language of its words, as in `en` or `es-CO` (BCP 47).
    pub language: String,
    /// What it is called.
    pub title: String,
    /// What follows, from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a report. All texts are plain: no character of them is read as markup.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
#[serde(tag = "kind", content = "content", rename_all = "kebab-case")]
pub enum Block {
    /// The heading of what follows.
    Section(String),
    /// The heading of a part of a section.
    Subsection(String),
    /// Sentences.
    Paragraph(String),
    /// Points below each other.
    List(Vec<String>),
    /// A table.
    Table(Table),
    /// A picture.
    Plot(Plot),
    /// What to type, or what a program printed: shown as it is.
    Command(String),
    /// What the report rests on: seed, version, machine.
    Facts(Vec<Fact>),
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Serialize, schemars::JsonSchema)]
pub struct Plot {
    /// What its file is called, without ending.
    pub name: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
    /// The picture as SVG, as the plots of this crate write it. It is put into pages as it is.
    #[serde(skip)]
    pub svg: String,
    /// The same as text, where there is one.
    #[serde(skip)]
    pub in_words: Option<InWords>,
}

/// A picture as text: pages fold it below the picture, terminals show it in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InWords {
    /// What the fold is called.
    pub title: String,
    /// The text, shown as it is.
    pub text: String,
}

/// A name and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Fact {
    /// What it is called.
    pub name: String,
    /// What it is.
    pub value: String,
}

impl Document {
    /// A document without content.
    pub fn new(language: impl Into<String>, title: impl Into<String>) -> Self {
        Document {
            language: language.into(),
            title: title.into(),
            blocks: Vec::new(),
        }
    }

    /// Adds a block.
    pub fn block(&mut self, block: Block) -> &mut Self {
        self.blocks.push(block);
        self
    }

    /// Begins a section.
    pub fn section(&mut self, heading: impl Into<String>) -> &mut Self {
        self.block(Block::Section(heading.into()))
    }

    /// Begins a part of a section.
    pub fn subsection(&mut self, heading: impl Into<String>) -> &mut Self {
        self.block(Block::Subsection(heading.into()))
    }

    /// Adds sentences.
    pub fn paragraph(&mut self, text: impl Into<String>) -> &mut Self {
        self.block(Block::Paragraph(text.into()))
    }

    /// Adds points below each other.
    pub fn list<T: Into<String>>(&mut self, points: impl IntoIterator<Item = T>) -> &mut Self {
        self.block(Block::List(points.into_iter().map(Into::into).collect()))
    }

    /// Adds a table. Its numbers, written as in English by [`figures`](super::figures), are written as the language of the
    /// document writes them; texts stay as they are.
    ///
    /// ```
    /// use atisbo_lab::report::{Align, Cell, Document, Table, csv, markdown};
    ///
    /// let mut table = Table::new([("tiempo", Align::Right), ("versión", Align::Left)]);
    /// table.row([Cell::new(0.0015, "1.50 ms"), "0.1".into()]);
    /// let mut document = Document::new("es", "Tiempos");
    /// document.table(table);
    /// assert!(markdown(&document, "").text.contains("| 1,50 ms | 0.1 |"));
    /// // For programs nothing changes.
    /// assert!(csv(document.tables().next().unwrap().1).ends_with("0.0015,0.1\r\n"));
    /// ```
    pub fn table(&mut self, mut table: Table) -> &mut Self {
        let numerals = self.numerals();
        let is_number =
            |cell: &&mut Cell| matches!(cell.value, Value::Integer(_) | Value::Number(_));
        for cell in table.rows.iter_mut().flatten().filter(is_number) {
            cell.text = numerals.write(&cell.text).into_owned();
        }
        self.block(Block::Table(table))
    }

    /// How its language writes numbers.
    pub fn numerals(&self) -> Numerals {
        Numerals::of(&self.language)
    }

    /// Adds a picture: the name of its file, what it shows, the SVG.
    pub fn plot(
        &mut self,
        name: impl Into<String>,
        alt: impl Into<String>,
        svg: String,
    ) -> &mut Self {
        self.block(Block::Plot(Plot {
            name: name.into(),
            alt: alt.into(),
            svg,
            in_words: None,
        }))
    }

    /// Adds what to type.
    pub fn command(&mut self, command: impl Into<String>) -> &mut Self {
        self.block(Block::Command(command.into()))
    }

    /// Adds names with what they stand for.
    pub fn facts<N: Into<String>, V: Into<String>>(
        &mut self,
        facts: impl IntoIterator<Item = (N, V)>,
    ) -> &mut Self {
        let fact = |(name, value): (N, V)| Fact {
            name: name.into(),
            value: value.into(),
        };
        self.block(Block::Facts(facts.into_iter().map(fact).collect()))
    }

    /// Its tables, each with the heading above it.
    pub fn tables(&self) -> impl Iterator<Item = (&str, &Table)> {
        let mut heading = self.title.as_str();
        self.blocks.iter().filter_map(move |block| match block {
            Block::Section(text) | Block::Subsection(text) => {
                heading = text;
                None
            }
            Block::Table(table) => Some((heading, table)),
            _ => None,
        })
    }
}
