//! A step of reasoning in words: where to look, which technique, the whole argument.

use super::{cell, cells, region, sign};
use crate::sudoku::Shape;
use crate::text::{Arg, Message};
use atisbo_sudoku::technique::{
    AlmostLocked, Band, Broken, Candidate, Evidence, Implication, InniesAndOuties, Node, Premise,
    Reason, Step, Technique,
};
use atisbo_sudoku::variant::{Cage, Variant};
use atisbo_sudoku::{Rating, RegionKind, Rules};
use std::cmp::Ordering;

/// The name of a technique.
pub(in crate::sudoku) fn technique(technique: Technique) -> Message {
    Message::new(format!(
        "sudoku-technique-{}",
        technique.id().replace('_', "-")
    ))
}

/// The name of a band of difficulty.
pub(in crate::sudoku) fn band(band: Band) -> Message {
    Message::new(match band {
        Band::Easy => "sudoku-band-easy",
        Band::Medium => "sudoku-band-medium",
        Band::Hard => "sudoku-band-hard",
        Band::Unfair => "sudoku-band-unfair",
        Band::Extreme => "sudoku-band-extreme",
    })
}

/// How hard a puzzle is.
pub(in crate::sudoku) fn rating(rating: &Rating) -> Message {
    rated("sudoku-rating", rating)
}

/// How hard a puzzle is that was found after so many others.
pub(in crate::sudoku) fn graded(rating: &Rating, tried: u64) -> Message {
    rated("sudoku-generate-graded", rating).with("tried", tried)
}

fn rated(id: &'static str, rating: &Rating) -> Message {
    match rating.hardest {
        None => Message::new("sudoku-rating-nothing"),
        Some(hardest) => Message::new(id)
            .with("band", band(rating.band))
            .with("rating", format!("{:.1}", f32::from(rating.rating) / 10.0))
            .with("technique", technique(hardest)),
    }
}

/// All rules beyond the usual ones, each kind once with its number; none if there are none.
pub(in crate::sudoku) fn variants(rules: &Rules) -> Option<Message> {
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
pub(in crate::sudoku) fn variant_name(id: &str) -> Message {
    Message::new(format!("sudoku-variant-{}", id.replace('_', "-")))
}

/// The name of a rule beyond the regions, and its cells where it is about some.
pub(in crate::sudoku) fn variant(rules: &Rules, index: usize) -> Message {
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

/// The first stage of help: where to look.
pub(in crate::sudoku) fn place(kinds: &[RegionKind]) -> Message {
    Message::new("sudoku-look").with("regions", regions(kinds))
}

/// A step of a puzzle under these rules.
pub(in crate::sudoku) struct Told<'a> {
    pub(in crate::sudoku) rules: &'a Rules,
    pub(in crate::sudoku) step: &'a Step,
}

impl Told<'_> {
    /// The second stage: which technique, and which cells it stands on.
    pub(in crate::sudoku) fn technique(&self, stands_on: &[usize]) -> Message {
        let name = technique(self.step.technique);
        if stands_on.is_empty() {
            return Message::new("sudoku-use").with("technique", name);
        }
        Message::new("sudoku-use-cells")
            .with("technique", name)
            .with("cells", self.cells(stands_on))
    }

    /// The third stage: the whole argument, with its conclusion.
    pub(in crate::sudoku) fn argument(&self) -> Message {
        Message::new("sudoku-so")
            .with("argument", self.reason())
            .with("conclusion", self.conclusion())
    }

    /// What follows: "r1c2 is 5", "7 goes from r1c3 and r1c4".
    pub(in crate::sudoku) fn conclusion(&self) -> Message {
        let mut parts: Vec<Message> = Vec::new();
        for placed in &self.step.placements {
            parts.push(
                Message::new("sudoku-conclude-place")
                    .with("cell", self.cell(placed.cell))
                    .with("value", self.sign(placed.value)),
            );
        }
        let mut gone: Vec<Candidate> = self.step.eliminations.clone();
        gone.sort_by_key(|candidate| (candidate.value, candidate.cell));
        for same in gone.chunk_by(|one, other| one.value == other.value) {
            let from: Vec<usize> = same.iter().map(|candidate| candidate.cell).collect();
            parts.push(
                Message::new("sudoku-conclude-out")
                    .with("value", self.sign(same[0].value))
                    .with("cells", self.cells(&from)),
            );
        }
        Message::new("sudoku-conclude").with("list", parts.into_iter().collect::<Arg>())
    }

    fn reason(&self) -> Message {
        match &self.step.evidence {
            Evidence::Single { region } => self.single(*region),
            Evidence::Intersection {
                value,
                from,
                to,
                cells,
            } => Message::new("sudoku-argument-intersection")
                .with("value", self.sign(*value))
                .with("from", region(*from))
                .with("to", region(*to))
                .with("cells", self.cells(cells)),
            Evidence::Subset {
                cells,
                values,
                regions,
            } => self.subset(cells, values, regions),
            Evidence::Fish {
                value,
                base,
                cover,
                body,
                fins,
            } => self.fish(*value, [base, cover], body, fins),
            Evidence::Chain { nodes, closed } => self.chain(nodes, *closed),
            Evidence::Wing {
                pivot,
                pincers,
                value,
            } => Message::new(if self.step.technique == Technique::XyzWing {
                "sudoku-argument-xyz-wing"
            } else {
                "sudoku-argument-xy-wing"
            })
            .with("pivot", self.cell(*pivot))
            .with("pincers", self.cells(pincers))
            .with("value", self.sign(*value)),
            Evidence::Colours { value, clusters } => self.colours(*value, clusters),
            Evidence::Rectangle {
                corners,
                values,
                extra,
                partners,
                region: kind,
            } => Message::new("sudoku-argument-rectangle")
                .with("corners", self.cells(corners))
                .with("values", self.signs(values))
                .with("why", self.rectangle(extra, partners, *kind)),
            Evidence::Grave { cell } => {
                Message::new("sudoku-argument-grave").with("cell", self.cell(*cell))
            }
            Evidence::AlmostLocked { sets, links, stem } => self.almost_locked(sets, links, *stem),
            Evidence::SueDeCoq {
                intersection,
                line,
                block,
            } => Message::new("sudoku-argument-sue-de-coq")
                .with("intersection", self.set(intersection))
                .with("line", self.set(line))
                .with("block", self.set(block)),
            Evidence::Forcing { premise, branches } => self.forcing(premise, branches),
            Evidence::Contradiction { net, broken } => self.contradiction(net, broken.as_ref()),
            Evidence::Proof { rules } => {
                let rules: Vec<String> = rules.iter().map(|rule| self.rule(*rule)).collect();
                Message::new("sudoku-argument-proof").with("rules", rules.join(", "))
            }
            Evidence::Template { value, ways } => Message::new("sudoku-argument-template")
                .with("value", self.sign(*value))
                .with("ways", *ways),
            Evidence::Rule { variant: index } => {
                Message::new("sudoku-argument-rule").with("rule", variant(self.rules, *index))
            }
            Evidence::InniesAndOuties(sum) => self.innies_and_outies(sum),
            Evidence::Overlap(overlap) => {
                let message = match overlap.region {
                    None => Message::new("sudoku-argument-needed"),
                    Some(kind) => {
                        Message::new("sudoku-argument-claimed").with("region", region(kind))
                    }
                };
                message
                    .with("value", self.sign(overlap.value))
                    .with("cells", self.cells(&overlap.cells))
                    .with("rule", variant(self.rules, overlap.variant))
            }
        }
    }

    fn single(&self, kind: Option<RegionKind>) -> Message {
        let placed = self.step.placements.first();
        let cell = placed.map_or(String::new(), |placed| self.cell(placed.cell));
        let value = placed.map_or(String::new(), |placed| self.sign(placed.value));
        match kind {
            None => Message::new("sudoku-argument-naked-single"),
            Some(kind) if self.step.technique == Technique::FullHouse => {
                Message::new("sudoku-argument-full-house").with("region", region(kind))
            }
            Some(kind) => {
                Message::new("sudoku-argument-hidden-single").with("region", region(kind))
            }
        }
        .with("cell", cell)
        .with("value", value)
    }

    fn subset(&self, cells: &[usize], values: &[u8], kinds: &[RegionKind]) -> Message {
        use Technique as T;
        let hidden = matches!(
            self.step.technique,
            T::HiddenPair | T::HiddenTriple | T::HiddenQuad
        );
        Message::new(if hidden {
            "sudoku-argument-hidden-subset"
        } else {
            "sudoku-argument-naked-subset"
        })
        .with("count", cells.len())
        .with("cells", self.cells(cells))
        .with("values", self.signs(values))
        .with("regions", regions(kinds))
    }

    fn fish(
        &self,
        value: u8,
        [base, cover]: [&[RegionKind]; 2],
        body: &[usize],
        fins: &[usize],
    ) -> Message {
        let message = if fins.is_empty() {
            Message::new("sudoku-argument-fish").with("cells", self.cells(body))
        } else {
            Message::new("sudoku-argument-finned-fish").with("fins", self.cells(fins))
        };
        message
            .with("value", self.sign(value))
            .with("base", regions(base))
            .with("cover", regions(cover))
            .with("count", base.len())
    }

    fn colours(&self, value: u8, clusters: &[[Vec<usize>; 2]]) -> Message {
        let clusters = clusters.iter().map(|[one, other]| {
            Message::new("sudoku-cluster")
                .with("one", self.cells(one))
                .with("other", self.cells(other))
        });
        Message::new("sudoku-argument-colours")
            .with("value", self.sign(value))
            .with("count", clusters.len())
            .with("clusters", clusters.collect::<Arg>())
    }

    fn chain(&self, nodes: &[Node], closed: bool) -> Message {
        let links: Vec<String> = nodes.iter().map(|node| self.node(node)).collect();
        let message = Message::new(if closed {
            "sudoku-argument-loop"
        } else if self.step.placements.is_empty() {
            "sudoku-argument-chain"
        } else {
            "sudoku-argument-chain-place"
        });
        message.with("links", links.join(" → "))
    }

    /// "r1c2=5", "r3c4≠5", "r1c1|r1c2=7" for a group, with the set it comes through.
    fn node(&self, node: &Node) -> String {
        let names: Vec<String> = node.cells.iter().map(|&index| self.cell(index)).collect();
        let sign = if node.holds { '=' } else { '≠' };
        let plain = format!("{}{sign}{}", names.join("|"), self.sign(node.value));
        if node.through.is_empty() {
            return plain;
        }
        let through: Vec<String> = node.through.iter().map(|&index| self.cell(index)).collect();
        format!("[{}] {plain}", through.join(" "))
    }

    fn rectangle(
        &self,
        extra: &[Candidate],
        partners: &[usize],
        kind: Option<RegionKind>,
    ) -> Message {
        let extra: Vec<String> = extra.iter().map(|&it| self.statement(it, true)).collect();
        match (extra.is_empty(), partners.is_empty(), kind) {
            (false, false, Some(kind)) => Message::new("sudoku-rectangle-subset")
                .with("extra", extra.into_iter().collect::<Arg>())
                .with("region", region(kind))
                .with("partners", self.cells(partners)),
            (false, _, _) => Message::new("sudoku-rectangle-extra")
                .with("count", extra.len())
                .with("extra", extra.into_iter().collect::<Arg>()),
            (true, _, Some(kind)) => {
                Message::new("sudoku-rectangle-tied").with("region", region(kind))
            }
            (true, _, None) => Message::new("sudoku-rectangle-plain"),
        }
    }

    fn almost_locked(
        &self,
        sets: &[AlmostLocked],
        links: &[Vec<u8>],
        stem: Option<usize>,
    ) -> Message {
        let said: Arg = sets.iter().map(|set| self.set(set)).collect();
        let links: Vec<u8> = links.concat();
        match stem {
            Some(stem) => Message::new("sudoku-argument-blossom")
                .with("stem", self.cell(stem))
                .with("sets", said),
            None => Message::new("sudoku-argument-almost-locked")
                .with("sets", said)
                .with("links", self.signs(&links)),
        }
    }

    fn forcing(&self, premise: &Premise, branches: &[Vec<Implication>]) -> Message {
        let premise = match *premise {
            Premise::Cell(index) => {
                Message::new("sudoku-premise-cell").with("cell", self.cell(index))
            }
            Premise::Place {
                region: kind,
                value,
            } => Message::new("sudoku-premise-place")
                .with("value", self.sign(value))
                .with("region", region(kind)),
            Premise::Candidate(candidate) => Message::new("sudoku-premise-candidate")
                .with("cell", self.cell(candidate.cell))
                .with("value", self.sign(candidate.value)),
        };
        let branches: Vec<String> = branches.iter().map(|branch| self.net(branch)).collect();
        Message::new("sudoku-argument-forcing")
            .with("premise", premise)
            .with("branches", branches.join("; "))
    }

    fn contradiction(&self, net: &[Implication], broken: Option<&Broken>) -> Message {
        let (Some((supposed, rest)), Some(broken)) = (net.split_first(), broken) else {
            let supposed = net.first().map(|it| self.statement(it.candidate, it.holds));
            return Message::new("sudoku-argument-search")
                .with("supposed", supposed.unwrap_or_default());
        };
        let broken = match *broken {
            Broken::Cell(index) => {
                Message::new("sudoku-broken-cell").with("cell", self.cell(index))
            }
            Broken::Place {
                region: kind,
                value,
            } => Message::new("sudoku-broken-place")
                .with("value", self.sign(value))
                .with("region", region(kind)),
            Broken::Both(candidate) => Message::new("sudoku-broken-both")
                .with("candidate", self.statement(candidate, true)),
            Broken::Rule(index) => {
                Message::new("sudoku-broken-rule").with("rule", variant(self.rules, index))
            }
        };
        Message::new("sudoku-argument-contradiction")
            .with(
                "supposed",
                self.statement(supposed.candidate, supposed.holds),
            )
            .with("count", rest.len())
            .with("net", self.net(rest))
            .with("broken", broken)
    }

    /// What innies add up to, or outies, or by how much they differ.
    fn innies_and_outies(&self, sum: &InniesAndOuties) -> Message {
        let &InniesAndOuties { whole, taken, .. } = sum;
        let difference = Message::new(match whole.cmp(&taken) {
            Ordering::Greater => "sudoku-leftover-more",
            Ordering::Equal => "sudoku-leftover-same",
            Ordering::Less => "sudoku-leftover-less",
        });
        let message = match (&sum.innies[..], &sum.outies[..]) {
            (_, []) => Message::new("sudoku-argument-innies"),
            ([], _) => Message::new("sudoku-argument-outies"),
            _ => Message::new("sudoku-argument-innies-and-outies")
                .with("difference", difference.with("sum", whole.abs_diff(taken))),
        };
        message
            .with("regions", regions(&sum.regions))
            .with("whole", whole)
            .with("cages", self.cages(&sum.cages))
            .with("taken", taken)
            .with("innies", self.cells(&sum.innies))
            .with("outies", self.cells(&sum.outies))
            .with("sum", whole.abs_diff(taken))
    }

    /// "12 at r1c1, 9 at r1c4 and ...": cages by their sum and first cell, as they are printed.
    fn cages(&self, indices: &[usize]) -> Arg {
        let cage = |&index: &usize| match self.rules.variants().get(index) {
            Some(Variant::Cage(Cage {
                cells,
                sum: Some(sum),
            })) => {
                let first = cells.iter().min().map(|&first| self.cell(first));
                Message::new("sudoku-cage-at")
                    .with("sum", u64::from(*sum))
                    .with("cell", first.unwrap_or_default())
            }
            _ => variant(self.rules, index),
        };
        indices.iter().map(cage).collect()
    }

    /// "r1c2≠5 → r1c4=5 (row 1) → ...", in the order in which it follows.
    fn net(&self, net: &[Implication]) -> String {
        let said: Vec<String> = net
            .iter()
            .map(|implication| {
                let said = self.statement(implication.candidate, implication.holds);
                match implication.reason {
                    Reason::LastPlace(kind) | Reason::Locked(kind) => {
                        format!("{said} ({})", short(kind))
                    }
                    _ => said,
                }
            })
            .collect();
        said.join(" → ")
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

    fn set(&self, set: &AlmostLocked) -> Message {
        Message::new("sudoku-set")
            .with("cells", self.cells(&set.cells))
            .with("values", self.signs(&set.values))
    }

    fn shape(&self) -> Shape {
        self.rules.shape()
    }

    fn cell(&self, index: usize) -> String {
        cell(self.shape(), index)
    }

    fn cells(&self, list: &[usize]) -> Arg {
        cells(self.shape(), list)
    }

    fn sign(&self, value: u8) -> String {
        sign(self.rules, value).to_string()
    }

    fn signs(&self, values: &[u8]) -> Arg {
        values.iter().map(|&value| self.sign(value)).collect()
    }
}

fn regions(kinds: &[RegionKind]) -> Arg {
    kinds.iter().map(|&kind| region(kind)).collect()
}

/// "r1", "c2", "b3", as chains are written in every language.
fn short(kind: RegionKind) -> String {
    match kind {
        RegionKind::Row(number) => format!("r{}", number + 1),
        RegionKind::Column(number) => format!("c{}", number + 1),
        RegionKind::Box(number) => format!("b{}", number + 1),
        RegionKind::Extra(number) => format!("x{}", number + 1),
    }
}
