//! What there is to see in a step, as data: for a picture, a page, a terminal.

mod evidence;
mod witnesses;

use crate::technique::{Candidate, Step};
use crate::{Position, RegionKind, Values};
use serde::Serialize;

/// What there is to see in a step.
///
/// Cells are numbered row by row from 0; [`map`](Highlights::map) gives them another name. No
/// candidate, cell or region is listed twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Highlights<C = usize> {
    /// The candidates that play a part, by cell and value.
    pub candidates: Vec<Marked<C>>,
    /// The cells that play a part as a whole, in order.
    pub cells: Vec<MarkedCell<C>>,
    /// The regions to look at.
    pub regions: Vec<MarkedRegion>,
    /// What leads from one candidate to another, in the order of the argument.
    pub links: Vec<Link<C>>,
}

/// A candidate that plays a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Marked<C = usize> {
    /// Which one.
    #[serde(flatten)]
    pub candidate: Candidate<C>,
    /// Its part in the argument, if it has one.
    pub role: Option<Role>,
    /// What becomes of it, if the step decides it.
    pub fate: Option<Fate>,
}

/// A cell that plays a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct MarkedCell<C = usize> {
    /// Which one.
    pub cell: C,
    /// Its part.
    pub role: Role,
}

/// A region that plays a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct MarkedRegion {
    /// Which one.
    pub region: RegionKind,
    /// Its part.
    pub role: RegionRole,
}

/// What a step does to a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It goes into its cell.
    Placed,
    /// It goes.
    Eliminated,
}

/// The part that a candidate or a cell plays in an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It belongs to the pattern.
    Pattern,
    /// It spoils the pattern, and so decides what follows.
    Fin,
    /// All depends on it: a pivot, a stem, what is supposed or cannot be otherwise.
    Pivot,
    /// It is true in the chain.
    On,
    /// It is false in the chain.
    Off,
    /// It has this colour; 0 and 1 are opposites, 2 and 3 the next two.
    Colour(usize),
    /// It belongs to this set, counted from 0.
    Set(usize),
    /// It keeps a pattern away that cannot be.
    Guard,
    /// A filled cell that takes a value from others.
    Witness,
    /// Here is what cannot be.
    Broken,
}

/// The part that a region plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RegionRole {
    /// The argument begins here.
    Base,
    /// What follows is seen here.
    Cover,
    /// It cannot be filled.
    Broken,
}

/// What leads from one candidate to the next; either end may be a group, one of which it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Link<C = usize> {
    /// From these.
    pub from: Vec<Candidate<C>>,
    /// To these.
    pub to: Vec<Candidate<C>>,
    /// Whether it is strong (if the first is false, the second is true) or weak (if the first is
    /// true, the second is false).
    pub strong: bool,
    /// Which branch of the argument it belongs to, counted from 0.
    pub branch: usize,
}

/// What there is to see in a step taken from this position.
///
/// ```
/// use atisbo_sudoku::picture::{Fate, RegionRole, Role, highlights};
/// use atisbo_sudoku::technique::{Candidate, Evidence, Step, Technique};
/// use atisbo_sudoku::{Position, Puzzle, RegionKind, Shape};
///
/// let step = Step {
///     technique: Technique::Pointing,
///     placements: vec![],
///     eliminations: vec![Candidate { cell: 8, value: 5 }],
///     evidence: Evidence::Intersection {
///         value: 5,
///         from: RegionKind::Box(0),
///         to: RegionKind::Row(0),
///         cells: vec![0, 1],
///     },
/// };
/// let seen = highlights(&step, &Position::new(&Puzzle::empty(Shape::CLASSIC)));
/// assert_eq!(seen.candidates.len(), 3);
/// assert_eq!(seen.candidates[0].role, Some(Role::Pattern));
/// assert_eq!(seen.candidates[2].fate, Some(Fate::Eliminated));
/// assert_eq!(seen.regions[1].role, RegionRole::Cover);
/// ```
pub fn highlights(step: &Step, position: &Position) -> Highlights {
    let mut seen = Collector {
        position,
        seen: Highlights::default(),
    };
    evidence::collect(&mut seen, step);
    for (candidates, fate) in [
        (&step.placements, Fate::Placed),
        (&step.eliminations, Fate::Eliminated),
    ] {
        for &candidate in candidates {
            seen.decide(candidate, fate);
        }
    }
    let mut seen = seen.seen;
    seen.candidates.sort_by_key(|marked| marked.candidate);
    seen.cells.sort_by_key(|marked| marked.cell);
    seen
}

impl<C: Copy> Highlights<C> {
    /// The same with cells named in another way.
    pub fn map<D>(&self, name: impl Fn(C) -> D) -> Highlights<D> {
        let all = |group: &[Candidate<C>]| group.iter().map(|it| it.map(&name)).collect();
        let candidates = self.candidates.iter().map(|marked| Marked {
            candidate: marked.candidate.map(&name),
            role: marked.role,
            fate: marked.fate,
        });
        let cells = self.cells.iter().map(|marked| MarkedCell {
            cell: name(marked.cell),
            role: marked.role,
        });
        let links = self.links.iter().map(|link| Link {
            from: all(&link.from),
            to: all(&link.to),
            strong: link.strong,
            branch: link.branch,
        });
        Highlights {
            candidates: candidates.collect(),
            cells: cells.collect(),
            regions: self.regions.clone(),
            links: links.collect(),
        }
    }
}

/// Highlights under way. What is not on the grid is passed over.
struct Collector<'a> {
    position: &'a Position,
    seen: Highlights,
}

impl Collector<'_> {
    fn exists(&self, cell: usize) -> bool {
        cell < self.position.shape().cells()
    }

    fn can_be(&self, candidate: Candidate) -> bool {
        let values = 1..=self.position.rules().values();
        self.exists(candidate.cell) && values.contains(&usize::from(candidate.value))
    }

    /// The candidates of a cell, if it is empty.
    fn marks(&self, cell: usize) -> Values {
        if self.exists(cell) && self.position.value(cell).is_none() {
            self.position.candidates(cell)
        } else {
            Values::NONE
        }
    }

    /// A cell plays a part. The first part that is set counts.
    fn cell(&mut self, cell: usize, role: Role) {
        if self.exists(cell) && !self.seen.cells.iter().any(|it| it.cell == cell) {
            self.seen.cells.push(MarkedCell { cell, role });
        }
    }

    fn cells(&mut self, cells: &[usize], role: Role) {
        for &cell in cells {
            self.cell(cell, role);
        }
    }

    /// A candidate plays a part; in a filled cell it is the cell that does. The first part that is set
    /// counts, except that what is true somewhere is never shown as false.
    fn candidate(&mut self, cell: usize, value: u8, role: Role) {
        let candidate = Candidate { cell, value };
        if !self.exists(cell) || self.position.value(cell).is_some() {
            return self.cell(cell, role);
        }
        if let Some(marked) = self.entry(candidate) {
            match marked.role {
                None => marked.role = Some(role),
                Some(Role::Off) if role == Role::On => marked.role = Some(role),
                Some(_) => {}
            }
        }
    }

    /// A value in several cells.
    fn value(&mut self, cells: &[usize], value: u8, role: Role) {
        for &cell in cells {
            self.candidate(cell, value, role);
        }
    }

    /// All candidates of some cells that satisfy something.
    fn candidates(&mut self, cells: &[usize], role: Role, wanted: impl Fn(u8) -> bool) {
        for &cell in cells {
            for value in self.marks(cell).iter().filter(|&value| wanted(value)) {
                self.candidate(cell, value, role);
            }
        }
    }

    fn decide(&mut self, candidate: Candidate, fate: Fate) {
        if let Some(marked) = self.entry(candidate) {
            marked.fate = Some(fate);
        }
    }

    /// The entry of a candidate, made if it is new; none if there is no such candidate.
    fn entry(&mut self, candidate: Candidate) -> Option<&mut Marked> {
        if !self.can_be(candidate) {
            return None;
        }
        let candidates = &mut self.seen.candidates;
        let known = candidates.iter().position(|it| it.candidate == candidate);
        let index = known.unwrap_or_else(|| {
            candidates.push(Marked {
                candidate,
                role: None,
                fate: None,
            });
            candidates.len() - 1
        });
        candidates.get_mut(index)
    }

    fn region(&mut self, region: RegionKind, role: RegionRole) {
        if !self.seen.regions.iter().any(|it| it.region == region) {
            self.seen.regions.push(MarkedRegion { region, role });
        }
    }

    fn regions(&mut self, regions: &[RegionKind], role: RegionRole) {
        for &region in regions {
            self.region(region, role);
        }
    }

    /// The cells of a region; none if the rules have no such region.
    fn cells_of(&self, region: RegionKind) -> Vec<usize> {
        let mut regions = self.position.rules().regions().iter();
        let found = regions.find(|it| it.kind == region);
        found.map_or(Vec::new(), |region| region.cells.clone())
    }

    /// A link between two groups of candidates that are on the grid.
    fn link(&mut self, from: Vec<Candidate>, to: Vec<Candidate>, strong: bool, branch: usize) {
        let on_grid =
            |group: &[Candidate]| !group.is_empty() && group.iter().all(|&it| self.can_be(it));
        if on_grid(&from) && on_grid(&to) {
            self.seen.links.push(Link {
                from,
                to,
                strong,
                branch,
            });
        }
    }
}
