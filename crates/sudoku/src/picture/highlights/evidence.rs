//! What each kind of evidence shows.

use super::super::others;
use super::{Collector, RegionRole, Role, witnesses};
use crate::technique::{
    AlmostLocked, Broken, Candidate, Evidence, Implication, InniesAndOuties, Node, Premise, Step,
};

pub(super) fn collect(seen: &mut Collector<'_>, step: &Step) {
    match &step.evidence {
        Evidence::Single { region } => {
            seen.regions(region.as_slice(), RegionRole::Base);
            for &placed in &step.placements {
                witnesses::collect(seen, placed, *region);
            }
        }
        &Evidence::Intersection {
            value,
            from,
            to,
            ref cells,
        } => {
            seen.value(cells, value, Role::Pattern);
            seen.region(from, RegionRole::Base);
            seen.region(to, RegionRole::Cover);
        }
        Evidence::Subset {
            cells,
            values,
            regions,
        } => {
            seen.cells(cells, Role::Pattern);
            seen.candidates(cells, Role::Pattern, |value| values.contains(&value));
            seen.regions(regions, RegionRole::Base);
        }
        Evidence::Fish {
            value,
            base,
            cover,
            body,
            fins,
        } => {
            seen.value(body, *value, Role::Pattern);
            seen.value(fins, *value, Role::Fin);
            seen.regions(base, RegionRole::Base);
            seen.regions(cover, RegionRole::Cover);
        }
        Evidence::Chain { nodes, closed } => chain(seen, nodes, *closed),
        Evidence::Wing {
            pivot,
            pincers,
            value,
        } => wing(seen, *pivot, pincers, *value),
        Evidence::Colours { value, clusters } => {
            for (cells, colour) in clusters.iter().flatten().zip(0..) {
                seen.value(cells, *value, Role::Colour(colour));
            }
        }
        Evidence::Rectangle {
            corners,
            values,
            extra,
            partners,
            region,
        } => {
            for guard in extra {
                seen.candidate(guard.cell, guard.value, Role::Guard);
            }
            seen.cells(corners, Role::Pattern);
            seen.candidates(corners, Role::Pattern, |value| values.contains(&value));
            whole_set(seen, partners, 0);
            seen.regions(region.as_slice(), RegionRole::Base);
        }
        Evidence::Grave { cell } => show_premise(seen, Premise::Cell(*cell)),
        Evidence::AlmostLocked { sets, links, stem } => almost_locked(seen, sets, links, *stem),
        Evidence::SueDeCoq {
            intersection,
            line,
            block,
        } => {
            for (set, number) in [intersection, line, block].into_iter().zip(0..) {
                whole_set(seen, &set.cells, number);
            }
        }
        Evidence::Forcing { premise, branches } => {
            show_premise(seen, *premise);
            for (branch, implications) in branches.iter().enumerate() {
                net(seen, implications, branch);
            }
        }
        Evidence::Contradiction {
            net: implications,
            broken,
        } => contradiction(seen, implications, *broken),
        Evidence::Proof { rules } => rules.iter().for_each(|&rule| show_premise(seen, rule)),
        &Evidence::Template { value, .. } => {
            let cells: Vec<usize> = (0..seen.position.shape().cells()).collect();
            seen.candidates(&cells, Role::Pattern, |other| other == value);
        }
        &Evidence::Rule { variant } => rule(seen, variant),
        Evidence::InniesAndOuties(sum) => innies_and_outies(seen, sum),
        Evidence::Overlap(overlap) => {
            seen.value(&overlap.cells, overlap.value, Role::Pattern);
            seen.regions(overlap.region.as_slice(), RegionRole::Base);
            rule(seen, overlap.variant);
        }
    }
}

fn rule(seen: &mut Collector<'_>, variant: usize) {
    let cells = others::cells_of(seen.position.rules(), variant);
    seen.cells(&cells, Role::Pattern);
}

fn innies_and_outies(seen: &mut Collector<'_>, sum: &InniesAndOuties) {
    seen.cells(&sum.innies, Role::Pattern);
    seen.cells(&sum.outies, Role::Fin);
    seen.regions(&sum.regions, RegionRole::Base);
    for &cage in &sum.cages {
        let cells = others::cells_of(seen.position.rules(), cage);
        seen.cells(&cells, Role::Set(0));
    }
}

fn chain(seen: &mut Collector<'_>, nodes: &[Node], closed: bool) {
    let group = |node: &Node| each(&node.cells, node.value);
    let mut sets = 0;
    for node in nodes {
        let role = if node.holds { Role::On } else { Role::Off };
        seen.value(&node.cells, node.value, role);
        if !node.through.is_empty() {
            seen.cells(&node.through, Role::Set(sets));
            sets += 1;
        }
    }
    for pair in nodes.windows(2) {
        seen.link(group(&pair[0]), group(&pair[1]), pair[1].holds, 0);
    }
    if let (true, [first, _, .., last]) = (closed, nodes) {
        seen.link(group(last), group(first), first.holds, 0);
    }
}

/// Whatever the pivot holds, a pincer holds the value: the links say how.
fn wing(seen: &mut Collector<'_>, pivot: usize, pincers: &[usize], value: u8) {
    seen.cell(pivot, Role::Pivot);
    seen.cells(pincers, Role::Pattern);
    seen.value(pincers, value, Role::Pattern);
    seen.candidates(&[pivot], Role::Pivot, |_| true);
    seen.candidates(pincers, Role::Pivot, |other| other != value);
    for &pincer in pincers {
        for other in seen.marks(pincer).and(seen.marks(pivot)).iter() {
            if other != value {
                let at = |cell: usize, value: u8| vec![Candidate { cell, value }];
                seen.link(at(pivot, other), at(pincer, other), false, 0);
                seen.link(at(pincer, other), at(pincer, value), true, 0);
            }
        }
    }
}

fn almost_locked(
    seen: &mut Collector<'_>,
    sets: &[AlmostLocked],
    links: &[Vec<u8>],
    stem: Option<usize>,
) {
    if let Some(stem) = stem {
        show_premise(seen, Premise::Cell(stem));
    }
    for (number, set) in sets.iter().enumerate() {
        whole_set(seen, &set.cells, number);
    }
    for (number, values) in links.iter().enumerate() {
        let next = sets.get(number + 1).or(sets.first());
        let (from, to) = match (stem, sets.get(number)) {
            (Some(stem), Some(set)) => (vec![stem], set.cells.clone()),
            (None, Some(set)) => (
                set.cells.clone(),
                next.map_or(Vec::new(), |next| next.cells.clone()),
            ),
            (_, None) => continue,
        };
        for &value in values {
            let places = |cells: &[usize]| {
                let has = |&&cell: &&usize| seen.marks(cell).iter().any(|it| it == value);
                let cells: Vec<usize> = cells.iter().filter(has).copied().collect();
                each(&cells, value)
            };
            let (from, to) = (places(&from), places(&to));
            seen.link(from, to, false, number);
        }
    }
}

fn whole_set(seen: &mut Collector<'_>, cells: &[usize], number: usize) {
    seen.cells(cells, Role::Set(number));
    seen.candidates(cells, Role::Set(number), |_| true);
}

fn net(seen: &mut Collector<'_>, implications: &[Implication], branch: usize) {
    for implication in implications {
        let Candidate { cell, value } = implication.candidate;
        let role = if implication.holds {
            Role::On
        } else {
            Role::Off
        };
        seen.candidate(cell, value, role);
        for cause in &implication.because {
            if let Some(cause) = implications.get(*cause) {
                let ends = [cause.candidate, implication.candidate].map(|end| vec![end]);
                let [from, to] = ends;
                seen.link(from, to, implication.holds, branch);
            }
        }
    }
}

fn contradiction(seen: &mut Collector<'_>, implications: &[Implication], broken: Option<Broken>) {
    if let Some(broken) = broken {
        show_broken(seen, broken);
    }
    if let Some(first) = implications.first() {
        show_premise(seen, Premise::Candidate(first.candidate));
    }
    net(seen, implications, 0);
}

fn show_premise(seen: &mut Collector<'_>, premise: Premise) {
    match premise {
        Premise::Cell(cell) => {
            seen.cell(cell, Role::Pivot);
            seen.candidates(&[cell], Role::Pivot, |_| true);
        }
        Premise::Place { region, value } => {
            seen.region(region, RegionRole::Base);
            let cells = seen.cells_of(region);
            seen.candidates(&cells, Role::Pivot, |other| other == value);
        }
        Premise::Candidate(it) => seen.candidate(it.cell, it.value, Role::Pivot),
    }
}

fn show_broken(seen: &mut Collector<'_>, broken: Broken) {
    match broken {
        Broken::Cell(cell) => seen.cell(cell, Role::Broken),
        Broken::Place { region, .. } => seen.region(region, RegionRole::Broken),
        Broken::Both(it) => seen.candidate(it.cell, it.value, Role::Broken),
        Broken::Rule(variant) => {
            let cells = others::cells_of(seen.position.rules(), variant);
            seen.cells(&cells, Role::Broken);
        }
    }
}

fn each(cells: &[usize], value: u8) -> Vec<Candidate> {
    let candidate = |&cell: &usize| Candidate { cell, value };
    cells.iter().map(candidate).collect()
}
