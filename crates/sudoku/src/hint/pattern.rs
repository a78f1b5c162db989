//! The cells and regions that evidence names.

use crate::RegionKind;
use crate::technique::{Broken, Evidence, InniesAndOuties, Node, Overlap, Premise};

impl<C: Copy> Premise<C> {
    fn cell(&self) -> Option<C> {
        match self {
            Premise::Cell(cell) => Some(*cell),
            Premise::Candidate(candidate) => Some(candidate.cell),
            Premise::Place { .. } => None,
        }
    }
}

impl<C: Copy> Evidence<C> {
    /// The cells it names, in its own order, some perhaps twice.
    pub fn cells(&self) -> Vec<C> {
        match self {
            Evidence::Single { .. } | Evidence::Template { .. } | Evidence::Rule { .. } => {
                Vec::new()
            }
            Evidence::Intersection { cells, .. }
            | Evidence::Subset { cells, .. }
            | Evidence::Overlap(Overlap { cells, .. }) => cells.clone(),
            Evidence::InniesAndOuties(sum) => [&sum.innies[..], &sum.outies].concat(),
            Evidence::Fish { body, fins, .. } => [&body[..], fins].concat(),
            Evidence::Chain { nodes, .. } => {
                let of_node = |node: &Node<C>| [&node.cells[..], &node.through].concat();
                nodes.iter().flat_map(of_node).collect()
            }
            Evidence::Wing { pivot, pincers, .. } => [&[*pivot], &pincers[..]].concat(),
            Evidence::Colours { clusters, .. } => {
                clusters.iter().flatten().flatten().copied().collect()
            }
            Evidence::Rectangle {
                corners, partners, ..
            } => [&corners[..], partners].concat(),
            Evidence::Grave { cell } => vec![*cell],
            Evidence::AlmostLocked { sets, stem, .. } => {
                let of_sets = sets.iter().flat_map(|set| set.cells.iter().copied());
                stem.iter().copied().chain(of_sets).collect()
            }
            Evidence::SueDeCoq {
                intersection,
                line,
                block,
            } => [&intersection.cells[..], &line.cells, &block.cells].concat(),
            Evidence::Forcing { premise, branches } => {
                let of_branches = branches.iter().flatten().map(|step| step.candidate.cell);
                premise.cell().into_iter().chain(of_branches).collect()
            }
            Evidence::Contradiction { net, broken } => {
                let of_net = net.iter().map(|step| step.candidate.cell);
                let of_broken = match broken {
                    Some(Broken::Cell(cell)) => Some(*cell),
                    Some(Broken::Both(candidate)) => Some(candidate.cell),
                    Some(Broken::Place { .. } | Broken::Rule(_)) | None => None,
                };
                of_net.chain(of_broken).collect()
            }
            Evidence::Proof { rules } => rules.iter().filter_map(Premise::cell).collect(),
        }
    }

    /// The regions the argument is about; none for those that go from cell to cell.
    pub fn regions(&self) -> Vec<RegionKind> {
        match self {
            Evidence::Single { region }
            | Evidence::Rectangle { region, .. }
            | Evidence::Overlap(Overlap { region, .. }) => region.iter().copied().collect(),
            Evidence::Intersection { from, to, .. } => vec![*from, *to],
            Evidence::Subset { regions, .. }
            | Evidence::InniesAndOuties(InniesAndOuties { regions, .. }) => regions.clone(),
            Evidence::Fish { base, .. } => base.clone(),
            Evidence::Forcing {
                premise: Premise::Place { region, .. },
                ..
            } => vec![*region],
            _ => Vec::new(),
        }
    }
}
