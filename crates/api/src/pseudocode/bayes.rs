//! Inference in Bayesian networks in pseudocode.

use super::{Happens, Line};
use crate::bayes::query::{Method, Request};
use atisbo_bayes::{Event, Irrelevance, Method as Exact, Pass};

/// The lines of what a request has done.
pub(crate) fn lines(request: &Request) -> Vec<Line> {
    let switches = &request.switches;
    match request.method {
        // One tree gives the distributions of all variables; a single question is answered by elimination.
        Method::Exact(_) if request.asks_a_tree() => {
            let whole = request.method == Method::Exact(Exact::JunctionTree);
            junction_tree(switches.prune_barren, !whole)
        }
        Method::Exact(_) => elimination(switches.prune_barren, switches.prune_separated),
        Method::Enumeration => enumeration(),
        Method::Forward => rejection(),
        Method::LikelihoodWeighting => likelihood_weighting(),
        Method::Gibbs => gibbs(),
    }
}

/// What is left out, and the graph that is left.
fn preparation(barren: bool, separated: bool) -> Vec<Line> {
    let mut lines = Vec::new();
    if barren {
        lines.push(Line(1, "code-bn-barren", &["pruned.barren"]));
    }
    if separated {
        lines.push(Line(1, "code-bn-separated", &["pruned.separated"]));
    }
    lines.extend([
        Line(1, "code-bn-moral", &["moralised"]),
        Line(1, "code-bn-tables", &["tables"]),
        Line(1, "code-bn-order", &["ordered"]),
        Line(1, "code-bn-fill", &["triangulated"]),
    ]);
    lines
}

fn elimination(barren: bool, separated: bool) -> Vec<Line> {
    let mut lines = vec![Line(0, "code-ve-function", &[])];
    lines.extend(preparation(barren, separated));
    lines.extend([
        Line(1, "code-ve-for", &[]),
        Line(2, "code-ve-sum", &["eliminated"]),
        Line(1, "code-ve-normalise", &["normalised"]),
    ]);
    lines
}

fn junction_tree(barren: bool, separated: bool) -> Vec<Line> {
    let mut lines = vec![Line(0, "code-jt-function", &[])];
    lines.extend(preparation(barren, separated));
    lines.extend([
        Line(1, "code-jt-cliques", &["clique"]),
        Line(1, "code-jt-link", &["linked"]),
        Line(1, "code-jt-for", &[]),
        Line(2, "code-jt-collect", &["message.collect"]),
        Line(2, "code-jt-distribute", &["message.distribute"]),
        Line(2, "code-jt-read", &["read"]),
        Line(2, "code-jt-normalise", &["normalised"]),
        Line(0, "code-jt-message", &[]),
    ]);
    // A table that sums to one is dropped unsummed: that is pruning too.
    if barren {
        lines.push(Line(1, "code-jt-one", &["eliminated.one"]));
    }
    lines.push(Line(1, "code-jt-sum", &["eliminated"]));
    lines
}

fn enumeration() -> Vec<Line> {
    vec![
        Line(0, "code-enum-function", &[]),
        Line(1, "code-enum-zero", &[]),
        Line(1, "code-enum-states", &[]),
        Line(2, "code-enum-product", &[]),
        Line(2, "code-enum-add", &["visited"]),
        Line(1, "code-sample-return", &[]),
    ]
}

fn rejection() -> Vec<Line> {
    vec![
        Line(0, "code-forward-function", &[]),
        Line(1, "code-sample-repeat", &[]),
        Line(2, "code-sample-parents", &[]),
        Line(3, "code-sample-draw", &[]),
        Line(3, "code-forward-reject", &["sample.rejected"]),
        Line(2, "code-sample-count", &["sample"]),
        Line(1, "code-sample-return", &[]),
    ]
}

fn likelihood_weighting() -> Vec<Line> {
    vec![
        Line(0, "code-weighting-function", &[]),
        Line(1, "code-sample-repeat", &[]),
        Line(2, "code-weighting-one", &[]),
        Line(2, "code-sample-parents", &[]),
        Line(3, "code-weighting-observed", &[]),
        Line(3, "code-weighting-draw", &[]),
        Line(2, "code-weighting-zero", &["sample.rejected"]),
        Line(2, "code-weighting-count", &["sample"]),
        Line(1, "code-sample-return", &[]),
    ]
}

fn gibbs() -> Vec<Line> {
    vec![
        Line(0, "code-gibbs-function", &[]),
        Line(1, "code-gibbs-chains", &[]),
        Line(2, "code-gibbs-begin", &[]),
        Line(2, "code-gibbs-burn-in", &["started"]),
        Line(1, "code-gibbs-repeat", &[]),
        Line(2, "code-gibbs-free", &[]),
        Line(3, "code-gibbs-draw", &[]),
        Line(2, "code-sample-count", &["sample"]),
        Line(1, "code-sample-return", &[]),
    ]
}

impl Happens for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Pruned { why, .. } => match why {
                Irrelevance::Barren => "pruned.barren",
                Irrelevance::Separated => "pruned.separated",
            },
            Event::Moralised { .. } => "moralised",
            Event::Tables { .. } => "tables",
            Event::Ordered { .. } => "ordered",
            Event::Triangulated { .. } => "triangulated",
            Event::Eliminated { result: None, .. } => "eliminated.one",
            Event::Eliminated { .. } => "eliminated",
            Event::Clique { .. } => "clique",
            Event::Linked { .. } => "linked",
            Event::Message { pass, .. } => match pass {
                Pass::Collect => "message.collect",
                Pass::Distribute => "message.distribute",
            },
            Event::Read { .. } => "read",
            Event::Visited { .. } => "visited",
            Event::Started { .. } => "started",
            Event::Sample {
                rejected: Some(_), ..
            } => "sample.rejected",
            Event::Sample { .. } => "sample",
            Event::Normalised { .. } => "normalised",
        }
    }
}
