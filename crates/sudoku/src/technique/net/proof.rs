//! Proofs: of all facts of a net only those that a conclusion needs.

use super::{Cause, Clash, Net};
use crate::technique::{Broken, Candidate, Evidence, Implication, Reason};
use crate::values::bits;

impl<const W: usize> Net<'_, W> {
    /// How many facts it takes to know these.
    pub(in crate::technique) fn proof_len(&self, of: &[u32]) -> usize {
        let needed = self.needed_for(of);
        needed.iter().filter(|&&is_needed| is_needed).count()
    }

    /// The facts it takes to know these, each after those it follows from.
    pub(in crate::technique) fn proof(&self, of: &[u32]) -> Vec<Implication> {
        let needed = self.needed_for(of);
        let mut place = vec![0; needed.len()];
        let mut proof: Vec<Implication> = Vec::new();
        for index in (0..needed.len()).filter(|&index| needed[index]) {
            place[index] = proof.len();
            let fact = self.trail[index];
            let parents = self.parents(index);
            proof.push(Implication {
                candidate: fact.candidate,
                holds: fact.holds,
                because: (parents.iter())
                    .map(|&parent| place[parent as usize])
                    .collect(),
                reason: self.reason(fact.cause),
            });
        }
        proof
    }

    /// The whole argument that ends in a clash.
    pub(in crate::technique) fn contradiction(&self, clash: &Clash) -> Evidence {
        Evidence::Contradiction {
            net: self.proof(&clash.because),
            broken: Some(clash.broken),
        }
    }

    /// The facts before a mark that a clash needs.
    pub(in crate::technique) fn needed_before(&self, mark: usize, clash: &Clash) -> Vec<u32> {
        let needed = self.needed_for(&clash.because);
        let before = (0..mark).filter(|&index| needed.get(index) == Some(&true));
        before.map(|index| index as u32).collect()
    }

    fn needed_for(&self, of: &[u32]) -> Vec<bool> {
        let last = of.iter().max().map_or(0, |&last| last as usize + 1);
        let mut needed = vec![false; last];
        for &index in of {
            needed[index as usize] = true;
        }
        for index in (0..last).rev() {
            if needed[index] {
                for parent in self.parents(index) {
                    needed[parent as usize] = true;
                }
            }
        }
        needed
    }

    /// The facts that a fact follows from at once.
    fn parents(&self, index: usize) -> Vec<u32> {
        let fact = self.trail[index];
        let Candidate { cell, value } = fact.candidate;
        match fact.cause {
            Cause::Supposed => Vec::new(),
            Cause::SameCell(parent) | Cause::Seen(parent) => vec![parent],
            Cause::LastValue => self.others_gone(cell, value),
            Cause::LastPlace(region) => {
                let places = self.places_of(region, value);
                self.gone(places.filter(|&other| other != cell), value)
            }
            Cause::Locked(region) => {
                let seen = self.view.peers(cell);
                let places = self.places_of(region, value);
                self.gone(places.filter(|&other| !seen.contains(other)), value)
            }
            Cause::Rule(rule) => {
                let mut gone = self.gone_under(rule as usize);
                gone.retain(|&parent| (parent as usize) < index);
                gone
            }
            Cause::Refuted(list) => self.needed[list as usize].clone(),
        }
    }

    fn reason(&self, cause: Cause) -> Reason {
        let kind = |region: u16| self.view.groups()[usize::from(region)].kind;
        match cause {
            Cause::Supposed => Reason::Supposed,
            Cause::SameCell(_) => Reason::SameCell,
            Cause::Seen(_) => Reason::Seen,
            Cause::LastValue => Reason::LastValue,
            Cause::LastPlace(region) => Reason::LastPlace(kind(region)),
            Cause::Locked(region) => Reason::Locked(kind(region)),
            Cause::Rule(rule) => {
                let (variant, _) = self.rules[rule as usize];
                Reason::Rule(variant)
            }
            Cause::Refuted(_) => Reason::Refuted,
        }
    }

    pub(super) fn empty_cell(&self, cell: usize) -> Clash {
        Clash {
            broken: Broken::Cell(cell),
            because: self.others_gone(cell, 0),
        }
    }

    pub(super) fn no_place(&self, region: usize, value: u8) -> Clash {
        Clash {
            broken: Broken::Place {
                region: self.view.groups()[region].kind,
                value,
            },
            because: self.gone(self.places_of(region as u16, value), value),
        }
    }

    pub(super) fn broken_rule(&self, rule: usize) -> Clash {
        let (variant, _) = self.rules[rule];
        Clash {
            broken: Broken::Rule(variant),
            because: self.gone_under(rule),
        }
    }

    /// The places that a value had in a region before anything was supposed.
    fn places_of(&self, region: u16, value: u8) -> impl Iterator<Item = usize> {
        let group = &self.view.groups()[usize::from(region)];
        let places = bits(self.view.places(usize::from(region), value));
        places.map(|place| group.cells[place])
    }

    /// The facts that take all other values from a cell.
    fn others_gone(&self, cell: usize, value: u8) -> Vec<u32> {
        let values = self.view.candidates(cell).iter();
        let others = values.filter(|&other| other != value);
        let gone = others.filter_map(|value| self.find(Candidate { cell, value }, false));
        gone.collect()
    }

    /// The facts that take a value from cells.
    fn gone(&self, cells: impl Iterator<Item = usize>, value: u8) -> Vec<u32> {
        cells
            .filter_map(|cell| self.find(Candidate { cell, value }, false))
            .collect()
    }

    /// The facts that take anything from the cells of a rule.
    fn gone_under(&self, rule: usize) -> Vec<u32> {
        let (_, constraint) = self.rules[rule];
        let cells = constraint.cells().iter();
        let mut gone: Vec<u32> = cells.flat_map(|&cell| self.others_gone(cell, 0)).collect();
        gone.sort_unstable();
        gone.dedup();
        gone
    }
}
