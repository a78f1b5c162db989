//! What the runs of an experiment say, as data.

use atisbo_api::text::Message;
use atisbo_base::Stop;
use atisbo_lab::report::{Block, Document, csv};
use atisbo_lab::runs::Row;
use atisbo_lab::statistics::{Distribution, Estimate, Law};
use atisbo_lab::summary::{Part, Summary};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What the runs of an experiment say.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Report {
    /// What the experiment is called.
    pub name: String,
    /// The game.
    pub experiment_game: String,
    /// The seed.
    pub seed: u64,
    /// How many runs were made.
    pub runs: u64,
    /// How many there are to make.
    pub of: u64,
    /// Every method in every setting.
    pub groups: Vec<Group>,
    /// Every method beside the first, setting by setting.
    pub comparisons: Vec<Comparison>,
    /// How times grow with the size, where there are three sizes.
    pub growth: Vec<Grown>,
    /// The single run, where only one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Row>,
    /// The report: headings, sentences, tables.
    pub document: Document,
    /// Its pictures.
    pub plots: Vec<Picture>,
    /// The same report in the other languages that were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub translations: Vec<Translation>,
    /// The groups as comma-separated values.
    pub csv: String,
    /// Which limit ended the work, if one did.
    pub budget: Option<Stop>,
    /// Where the results are kept, if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub folder: Option<PathBuf>,
    /// What happened, in words.
    pub sentences: Vec<Message>,
}

impl Report {
    /// A report with the pictures and the first table of a document, and no runs yet.
    pub fn new(name: &str, game: &str, document: Document) -> Self {
        let first = document.tables().next();
        Report {
            name: name.to_owned(),
            experiment_game: game.to_owned(),
            plots: pictures(&document),
            csv: first.map(|(_, table)| csv(table)).unwrap_or_default(),
            document,
            ..Report::default()
        }
    }
}

/// A report in another language, from the same runs.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Translation {
    /// The report.
    pub document: Document,
    /// Its pictures.
    pub plots: Vec<Picture>,
}

impl From<Document> for Translation {
    fn from(document: Document) -> Self {
        let plots = pictures(&document);
        Translation { document, plots }
    }
}

fn pictures(document: &Document) -> Vec<Picture> {
    let pictures = document.blocks.iter().filter_map(|block| match block {
        Block::Plot(plot) => Some(Picture {
            name: plot.name.clone(),
            alt: plot.alt.clone(),
            svg: plot.svg.clone(),
        }),
        _ => None,
    });
    pictures.collect()
}

/// A picture of a report.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Picture {
    /// What its file is called, without ending.
    pub name: String,
    /// What it shows, in words.
    pub alt: String,
    /// The picture.
    pub svg: String,
}

/// A method in a setting.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Group {
    /// The setting.
    pub setting: String,
    /// The method.
    pub method: String,
    /// How many runs.
    pub runs: u64,
    /// How many succeeded.
    pub successes: u64,
    /// The part of all runs that succeeded.
    pub rate: Option<f64>,
    /// Its 95 % interval (Wilson).
    pub interval: Option<(f64, f64)>,
    /// How many could not be finished, by reason.
    pub failed: BTreeMap<String, u64>,
    /// The seconds of a success.
    pub success_seconds: Option<Spread>,
    /// The seconds of a defeat.
    pub defeat_seconds: Option<Spread>,
    /// What was counted.
    pub counts: BTreeMap<String, Spread>,
}

/// How values spread.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub least: f64,
    /// A value that 5 % are below.
    pub low: f64,
    /// The middle.
    pub median: f64,
    /// A value that 5 % are above.
    pub high: f64,
    /// The greatest.
    pub most: f64,
}

/// A method beside the first one, on the same instances.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Comparison {
    /// The setting.
    pub setting: String,
    /// The method.
    pub method: String,
    /// The first method.
    pub first: String,
    /// The difference of rates, method less first.
    pub difference: Option<f64>,
    /// Its 95 % interval (Agresti and Min).
    pub interval: Option<(f64, f64)>,
    /// Instances on which only the method succeeded.
    pub gained: u64,
    /// Instances on which only the first succeeded.
    pub lost: u64,
    /// How likely so uneven a split is by chance (`McNemar`, mid-p).
    pub p: f64,
    /// How many times as long the method takes where both succeed.
    pub time_ratio: Option<f64>,
    /// Its 95 % interval (bootstrap).
    pub time_ratio_interval: Option<(f64, f64)>,
}

/// How a method's time grows with the size.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Grown {
    /// The method.
    pub method: String,
    /// `power` or `exponential`: the law that describes the times better.
    pub better: &'static str,
    /// The exponent of the power law.
    pub exponent: f64,
    /// Its 95 % interval.
    pub exponent_interval: (f64, f64),
    /// The base of the exponential law.
    pub base: f64,
    /// Its 95 % interval.
    pub base_interval: (f64, f64),
    /// The part of the variance of the logarithms that the better law explains.
    pub r_squared: f64,
}

fn pair(estimate: &Estimate) -> (f64, f64) {
    (estimate.interval.low, estimate.interval.high)
}

impl Spread {
    fn of(values: &Distribution) -> Option<Self> {
        let [least, low, median, high, most] = values.quantiles([0.0, 0.05, 0.5, 0.95, 1.0])?;
        Some(Spread {
            mean: values.mean()?,
            least,
            low,
            median,
            high,
            most,
        })
    }
}

/// All groups, setting by setting.
pub fn groups(summary: &Summary) -> Vec<Group> {
    let group = |part: Part<'_>| {
        let group = part.group;
        let rate = group.rate();
        let counts = group.counts.iter();
        Group {
            setting: part.setting.name.clone(),
            method: part.method.name.clone(),
            runs: group.runs,
            successes: group.successes,
            rate: rate.map(|rate| rate.value),
            interval: rate.as_ref().map(pair),
            failed: group.failed.clone(),
            success_seconds: Spread::of(&group.success_seconds),
            defeat_seconds: Spread::of(&group.defeat_seconds),
            counts: counts
                .filter_map(|(name, values)| Some((name.clone(), Spread::of(values)?)))
                .collect(),
        }
    };
    summary.parts().map(group).collect()
}

/// All comparisons with the first method, setting by setting.
pub(super) fn comparisons(summary: &Summary) -> Vec<Comparison> {
    let plan = summary.plan();
    let comparison = |part: Part<'_>| {
        let beside = part.beside?;
        let difference = beside.difference();
        let ratio = beside.time_ratio(plan.seed);
        Some(Comparison {
            setting: part.setting.name.clone(),
            method: part.method.name.clone(),
            first: plan.methods[0].name.clone(),
            difference: difference.map(|difference| difference.value),
            interval: difference.as_ref().map(pair),
            gained: beside.outcomes.gained,
            lost: beside.outcomes.lost,
            p: beside.outcomes.mid_p(),
            time_ratio: ratio.map(|ratio| ratio.value),
            time_ratio_interval: ratio.as_ref().map(pair),
        })
    };
    summary.parts().filter_map(comparison).collect()
}

/// How the times of all methods grow.
pub(super) fn growth(summary: &Summary) -> Vec<Grown> {
    let methods = summary.plan().methods.iter().enumerate();
    let grown = |(index, method): (usize, &atisbo_lab::runs::Method)| {
        let growth = summary.growth(index)?;
        let better = growth.better();
        Some(Grown {
            method: method.name.clone(),
            better: match better.law {
                Law::Power => "power",
                Law::Exponential => "exponential",
            },
            exponent: growth.power.rate.value,
            exponent_interval: pair(&growth.power.rate),
            base: growth.exponential.rate.value,
            base_interval: pair(&growth.exponential.rate),
            r_squared: better.r_squared,
        })
    };
    methods.filter_map(grown).collect()
}
