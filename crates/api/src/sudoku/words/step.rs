//! A step of reasoning in words: which technique, the whole argument.

use super::{cell, cells, said, said_of, sign};
use crate::text::{Arg, Message};
use atisbo_sudoku::technique::{
    Candidate, Evidence, Implication, Node, Premise, Reason, Step, Technique,
};
use atisbo_sudoku::variant::{Cage, Variant};
use atisbo_sudoku::{Rating, RegionKind, Rules};

/// How hard a puzzle is, and how many were tried to find it.
pub(crate) fn graded(rating: &Rating, tried: u64) -> Message {
    let graded = Message::of("sudoku-generate", rating).with("tried", tried);
    if rating.limited.is_empty() {
        return graded;
    }
    let techniques: Arg = rating.limited.iter().map(said).collect();
    Message::new("sudoku-generate-limited")
        .with("graded", graded)
        .with("techniques", techniques)
}

/// All rules beyond the usual ones, each kind once with its number; none if there are none.
pub(crate) fn variants(rules: &Rules) -> Option<Message> {
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for variant in rules.variants() {
        match kinds.iter_mut().find(|(id, _)| *id == variant.id()) {
            Some((_, count)) => *count += 1,
            None => kinds.push((variant.id(), 1)),
        }
    }
    let kind = |(id, count): (&str, usize)| {
        Message::new("sudoku-variant-count")
            .with("variant", variant_name(id))
            .with("count", count)
    };
    let kinds: Arg = (!kinds.is_empty()).then(|| kinds.into_iter().map(kind).collect())?;
    Some(Message::new("sudoku-variants").with("list", kinds))
}

/// The name of a kind of rule.
pub(crate) fn variant_name(id: &str) -> Message {
    Message::new(format!("sudoku-variant-{}", id.replace('_', "-")))
}

/// The name of a rule beyond the regions, and its cells where it is about some.
pub(crate) fn variant(rules: &Rules, index: usize) -> Message {
    let Some(variant) = rules.variants().get(index) else {
        return Message::new("sudoku-variant-rule");
    };
    let name = variant_name(variant.id());
    let about = variant.cells();
    if about.is_empty() {
        return name;
    }
    Message::new("sudoku-variant-at")
        .with("variant", name)
        .with("cells", cells(rules.shape(), &about))
}

/// A cage by its sum and first cell, as it is printed: "12 at r1c1".
pub(super) fn cage(rules: &Rules, index: usize) -> Arg {
    let message = match rules.variants().get(index) {
        Some(Variant::Cage(Cage {
            cells,
            sum: Some(sum),
        })) => {
            let first = cells.iter().min().map(|&first| cell(rules.shape(), first));
            Message::new("sudoku-cage-at")
                .with("sum", u64::from(*sum))
                .with("cell", first.unwrap_or_default())
        }
        _ => variant(rules, index),
    };
    message.into()
}

/// A step of a puzzle under these rules.
pub(crate) struct StepText<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) step: &'a Step,
}

impl StepText<'_> {
    /// The second stage: which technique, and which cells it stands on.
    pub(crate) fn technique(&self, stands_on: &[usize]) -> Message {
        Message::new("sudoku-use")
            .with("technique", said(&self.step.technique))
            .with("cells", self.cells(stands_on))
    }

    /// The third stage: the whole argument, with its conclusion.
    pub(crate) fn argument(&self) -> Message {
        Message::new("sudoku-so")
            .with("argument", self.reason())
            .with("conclusion", self.conclusion())
    }

    /// What follows: "r1c2 is 5", "7 goes from r1c3 and r1c4".
    fn conclusion(&self) -> Arg {
        let placed = self.step.placements.iter().map(|placed| {
            Message::new("sudoku-conclude-place")
                .with("cell", self.cell(placed.cell))
                .with("value", self.sign(placed.value))
        });
        let mut gone: Vec<Candidate> = self.step.eliminations.clone();
        gone.sort_by_key(|candidate| (candidate.value, candidate.cell));
        let gone = gone.chunk_by(|one, other| one.value == other.value);
        let gone = gone.map(|same| {
            let from: Vec<usize> = same.iter().map(|candidate| candidate.cell).collect();
            Message::new("sudoku-conclude-out")
                .with("value", self.sign(same[0].value))
                .with("cells", self.cells(&from))
        });
        placed.chain(gone).collect()
    }

    fn reason(&self) -> Message {
        match &self.step.evidence {
            Evidence::Single { region } => self.single(*region),
            Evidence::Chain { nodes, closed } => self.chain(nodes, *closed),
            Evidence::Forcing { premise, branches } => {
                let branches = branches.iter().map(|branch| self.net(branch).join(" → "));
                Message::new("sudoku-evidence-forcing")
                    .with("premise", self.premise(premise))
                    .with("branches", branches.collect::<Arg>())
            }
            Evidence::Contradiction { net, broken } => {
                let supposed = net.first().map(|it| self.statement(it.candidate, it.holds));
                let rest = net.get(1..).unwrap_or_default();
                Message::new("sudoku-evidence-contradiction")
                    .with("supposed", supposed.unwrap_or_default())
                    .with("net", self.net(rest).into_iter().collect::<Arg>())
                    .with(
                        "broken",
                        broken.as_ref().map(|broken| said_of(self.rules, broken)),
                    )
            }
            Evidence::Proof { rules } => {
                let rules = rules.iter().map(|rule| self.rule(*rule));
                Message::new("sudoku-evidence-proof").with("rules", rules.collect::<Arg>())
            }
            evidence => {
                let message = said_of(self.rules, evidence).with("by", self.by());
                match evidence {
                    Evidence::InniesAndOuties(sum) => {
                        message.with("sum", sum.whole.abs_diff(sum.taken))
                    }
                    _ => message,
                }
            }
        }
    }

    /// The technique, where evidence of the same form is argued in different ways.
    fn by(&self) -> &'static str {
        use Technique as T;
        match self.step.technique {
            T::HiddenPair | T::HiddenTriple | T::HiddenQuad => "hidden",
            T::XyzWing => "xyz-wing",
            T::FullHouse => "full-house",
            _ => "other",
        }
    }

    fn single(&self, region: Option<RegionKind>) -> Message {
        let placed = self.step.placements.first();
        let named = placed.map(|placed| (self.cell(placed.cell), self.sign(placed.value)));
        let (cell, value) = named.unwrap_or_default();
        said_of(self.rules, &self.step.evidence)
            .with("by", region.map_or("naked-single", |_| self.by()))
            .with("cell", cell)
            .with("value", value)
    }

    fn chain(&self, nodes: &[Node], closed: bool) -> Message {
        let by = match (closed, self.step.placements.is_empty()) {
            (true, _) => "loop",
            (false, false) => "place",
            (false, true) => "other",
        };
        let links = nodes.iter().map(|node| self.node(node));
        Message::new("sudoku-evidence-chain")
            .with("by", by)
            .with("links", links.collect::<Arg>())
    }

    /// "r1c2=5", "r3c4≠5", "r1c1|r1c2=7" for a group, with the set it comes through.
    fn node(&self, node: &Node) -> String {
        let names = |cells: &[usize], between| {
            let names: Vec<String> = cells.iter().map(|&index| self.cell(index)).collect();
            names.join(between)
        };
        let sign = if node.holds { '=' } else { '≠' };
        let plain = format!("{}{sign}{}", names(&node.cells, "|"), self.sign(node.value));
        match &node.through[..] {
            [] => plain,
            through => format!("[{}] {plain}", names(through, " ")),
        }
    }

    /// What has a few ways to turn out, at the beginning of a sentence.
    fn premise(&self, premise: &Premise) -> Message {
        Message::told("sudoku-premise-of", premise, &|field, value| {
            super::named(self.rules, field, value)
        })
    }

    /// "r1c2≠5 → r1c4=5 (row 1) → ...", in the order in which it follows.
    fn net(&self, net: &[Implication]) -> Vec<String> {
        let said = net.iter().map(|implication| {
            let said = self.statement(implication.candidate, implication.holds);
            match implication.reason {
                Reason::LastPlace(kind) | Reason::Locked(kind) => {
                    format!("{said} ({})", short(kind))
                }
                _ => said,
            }
        });
        said.collect()
    }

    /// A cell that holds one value, or a region that holds a value once.
    fn rule(&self, rule: Premise) -> String {
        match rule {
            Premise::Cell(index) => self.cell(index),
            Premise::Place {
                region: kind,
                value,
            } => format!("{} ({})", self.sign(value), short(kind)),
            Premise::Candidate(candidate) => self.statement(candidate, true),
        }
    }

    fn statement(&self, candidate: Candidate, holds: bool) -> String {
        let sign = if holds { '=' } else { '≠' };
        format!(
            "{}{sign}{}",
            self.cell(candidate.cell),
            self.sign(candidate.value)
        )
    }

    fn cell(&self, index: usize) -> String {
        cell(self.rules.shape(), index)
    }

    fn cells(&self, list: &[usize]) -> Arg {
        cells(self.rules.shape(), list)
    }

    fn sign(&self, value: u8) -> String {
        sign(self.rules, value).to_string()
    }
}

/// "r1", "c2", "b3", as chains are written in every language.
fn short(kind: RegionKind) -> String {
    let (letter, number) = match kind {
        RegionKind::Row(number) => ('r', number),
        RegionKind::Column(number) => ('c', number),
        RegionKind::Box(number) => ('b', number),
        RegionKind::Extra(number) => ('x', number),
    };
    format!("{letter}{}", number + 1)
}
