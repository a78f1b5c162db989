//! A proof as the door shows it: its steps with their reasons in words, its tree, its graph.

use super::words;
use crate::text::Message;
use atisbo_logic::proof::Rule;
use atisbo_logic::tell_ask::File;
use atisbo_logic::{Notation, Proof};
use serde::Serialize;

/// A proof, ready to be shown.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct WrittenProof {
    /// The steps, each after those it stands on; the last is what was to be proved.
    pub steps: Vec<ProofLine>,
    /// The steps as a tree, from the conclusion down to what was told.
    pub tree: Vec<Branch>,
    /// The graph of the steps for Graphviz.
    pub dot: String,
}

/// One step.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct ProofLine {
    /// What follows.
    pub formula: String,
    /// The rule, by name.
    pub rule: &'static str,
    /// The steps it follows from, counted from 1.
    pub premises: Vec<usize>,
    /// The line it was told in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// How it follows, in words.
    pub because: Message,
}

/// One line of the tree.
#[derive(Clone, Copy, Debug, Serialize, schemars::JsonSchema)]
pub struct Branch {
    /// How far from the conclusion it is.
    pub depth: usize,
    /// The step, counted from 1.
    pub step: usize,
    /// Whether what it stands on was shown before.
    pub above: bool,
}

pub(super) fn written(proof: &Proof, file: &File, notation: Notation) -> WrittenProof {
    let symbols = file.base.symbols();
    let line = |rule| match rule {
        Rule::Told(sentence) => file.line(sentence),
        _ => None,
    };
    let steps = proof.steps().iter().map(|step| ProofLine {
        formula: step.conclusion.print(symbols, notation).to_string(),
        rule: step.rule.id(),
        premises: step.premises.iter().map(|premise| premise + 1).collect(),
        line: line(step.rule),
        because: words::rule(step.rule, &step.premises, line(step.rule)),
    });
    let tree = proof.tree().into_iter().map(|branch| Branch {
        depth: branch.depth,
        step: branch.step + 1,
        above: branch.seen,
    });
    WrittenProof {
        steps: steps.collect(),
        tree: tree.collect(),
        dot: proof.to_dot(symbols, notation),
    }
}
