//! `atisbo bayes show`

use super::{NetworkArgs, query, show_tables, show_text, table_size};
use crate::budget::{Bytes, Seconds, limited};
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::Output;
use anyhow::{Context, Result};
use atisbo_api::bayes::show::{self, Answer};
use atisbo_api::bayes::{Decompose, Kind, Picture, PictureRequest, USUAL_NUMBERS, convert};
use atisbo_api::text::{Arg, Message};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    network: NetworkArgs,
    #[arg(short, long, value_name = "Y=1,Z=no", value_delimiter = ',')]
    evidence: Vec<String>,
    #[arg(long, default_value = "auto", value_parser = name::<Decompose>())]
    decompose: Decompose,
    #[arg(long, value_name = "X,Y", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    nodes: Option<String>,
    #[arg(long, value_name = "N", default_value_t = USUAL_NUMBERS, value_parser = table_size, requires = "nodes")]
    table_size: usize,
    #[arg(long)]
    cliques: bool,
    #[arg(long)]
    dot: bool,
    #[arg(long, conflicts_with = "dot")]
    moral: bool,
    #[arg(
        long,
        value_parser = name::<Picture>(),
        conflicts_with_all = ["dot", "moral", "nodes", "cliques", "evidence"]
    )]
    picture: Option<Picture>,
    #[arg(short, long, value_name = "FILE", requires = "picture")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "SIZE", default_value = "2GB")]
    max_memory: Bytes,
    #[arg(long, value_name = "TIME")]
    max_time: Option<Seconds>,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let budget = limited(None, Some(self.max_memory), self.max_time);
        let (source, place) = self.network.read(&budget, output.lang)?;
        if self.dot {
            let to = convert::Target::Dot;
            let answer = ask(&convert::Request { source, to }, &place, &budget, output)?;
            return print::<convert::Request>(&answer, show_text, output);
        }
        let request = show::Request {
            source,
            evidence: query::findings(&self.evidence, output.lang)?,
            decompose: Some(self.decompose),
            cliques: self.cliques,
            tables: self.nodes.as_ref().map(|_| self.table_size),
            of: named(self.nodes.as_deref()),
            picture: self.picture.map(|of| PictureRequest {
                of,
                lang: output.lang,
            }),
            edges: self.moral,
        };
        let answer = ask(&request, &place, &budget, output)?;
        write_picture(answer.svg.as_deref(), self.output.as_deref())?;
        let show = |answer: &Answer, output: &mut Output| self.show(answer, output);
        print::<show::Request>(&answer, show, output)
    }

    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        if let Some(edges) = &answer.edges {
            return output.raw(edges.dot.as_bytes());
        }
        if let Some(svg) = &answer.svg {
            return match self.output {
                Some(_) => Ok(()),
                None => output.raw(svg.as_bytes()),
            };
        }
        let lang = output.lang;
        let name = if answer.name.is_empty() {
            Message::new("bayes-show-unnamed").to(lang)
        } else {
            answer.name.clone()
        };
        let marriages = answer.marriages.map_or("?".into(), Arg::from);
        let message = match answer.kind {
            Kind::Bayes => Message::new("bayes-show-bayes")
                .with("name", name)
                .with("parents", answer.most_parents)
                .with("marriages", marriages),
            Kind::Markov => {
                Message::new("bayes-show-markov").with("parents", answer.most_parents + 1)
            }
        };
        output.say(
            &message
                .with("variables", answer.variables)
                .with("states", answer.most_states)
                .with("arcs", answer.arcs)
                .with("parameters", answer.parameters),
        )?;
        if self.nodes.is_some() && !answer.nodes.is_empty() {
            let headings = ["node", "node-states", "node-parents"];
            let headings = headings.map(|name| Message::new(format!("bayes-show-{name}")).to(lang));
            let rows = answer.nodes.iter().map(|node| {
                vec![
                    node.name.clone(),
                    node.states.join(" "),
                    node.parents.join(" "),
                ]
            });
            output.table(&headings, rows.collect())?;
            output.line("")?;
            if answer.kind == Kind::Bayes {
                show_tables(&answer.nodes, self.table_size, output)?;
            }
        }
        let headings = ["order", "width", "fill", "cliques", "largest", "entries"];
        let headings = headings.map(|name| Message::new(format!("bayes-show-{name}")).to(lang));
        let rows = answer.orders.iter().map(|row| {
            vec![
                row.order.to_owned(),
                row.width.to_string(),
                row.fill.to_string(),
                row.cliques.to_string(),
                lang.figure(&entries(row.largest, row.log10_largest)),
                lang.figure(&entries(row.entries, row.log10_entries)),
            ]
        });
        output.table(&headings, rows.collect())?;
        if let Some(cliques) = &answer.cliques {
            output.say(&Message::new("bayes-show-clique"))?;
            for clique in cliques {
                output.line(&format!("  {}", clique.join(" ")))?;
            }
        }
        for sentence in &answer.sentences {
            output.say(sentence)?;
        }
        Ok(())
    }
}

/// Names separated by commas; none where nothing is named.
pub(crate) fn named(names: Option<&str>) -> Vec<String> {
    let names = names.unwrap_or_default().split(',').map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Writes a picture to the file that is named for it, if both are there.
pub(crate) fn write_picture(svg: Option<&str>, file: Option<&Path>) -> Result<()> {
    match (svg, file) {
        (Some(svg), Some(file)) => fs::write(file, svg).with_context(|| file.display().to_string()),
        _ => Ok(()),
    }
}

/// A number of table entries: in full while it can be read, from its decimal logarithm where it is no number.
fn entries(entries: f64, log10: f64) -> String {
    if entries < 1e7 {
        format!("{entries:.0}")
    } else if entries < f64::MAX {
        format!("{entries:.3e}")
    } else {
        format!("{:.3}e{:.0}", 10_f64.powf(log10.fract()), log10.trunc())
    }
}
