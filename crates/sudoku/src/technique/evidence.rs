//! What a technique saw, as data: enough to draw it and to say it in any language.

use crate::{RegionKind, Values};
use serde::Serialize;

/// A value that a cell may hold.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, schemars::JsonSchema,
)]
pub struct Candidate<C = usize> {
    /// The cell.
    pub cell: C,
    /// The value, counted from 1.
    pub value: u8,
}

/// What a technique saw. Cells are numbered row by row from 0; [`map`](Evidence::map) gives them
/// another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Evidence<C = usize> {
    /// A place with a single possibility.
    Single {
        /// The region in which the value has no other place, or which has no other empty cell; none
        /// if it is the cell that can hold nothing else.
        region: Option<RegionKind>,
    },
    /// A value whose places in one region all lie in another.
    Intersection {
        /// The value.
        value: u8,
        /// The region it must be in.
        from: RegionKind,
        /// The region whose other cells lose it.
        to: RegionKind,
        /// Its places.
        cells: Vec<C>,
    },
    /// As many values as cells, in one region or, locked, in two.
    Subset {
        /// The cells.
        cells: Vec<C>,
        /// The values they hold.
        values: Vec<u8>,
        /// The regions they lie in.
        regions: Vec<RegionKind>,
    },
    /// A value whose places in some regions lie in as many others.
    Fish {
        /// The value.
        value: u8,
        /// The regions that must have it.
        base: Vec<RegionKind>,
        /// As many regions that take it from there.
        cover: Vec<RegionKind>,
        /// Its places in both.
        body: Vec<C>,
        /// Its places in the base that no cover takes.
        fins: Vec<C>,
    },
    /// Candidates that exclude and force each other in turn.
    Chain {
        /// Its links.
        nodes: Vec<Node<C>>,
        /// Whether the last leads back to the first.
        closed: bool,
    },
    /// A pivot and pincers, one of which must hold a value.
    Wing {
        /// The cell whose value decides.
        pivot: C,
        /// The cells it decides between.
        pincers: Vec<C>,
        /// What one of them holds.
        value: u8,
    },
    /// Clusters of places of one value in two colours: one of the colours holds the value.
    Colours {
        /// The value.
        value: u8,
        /// The two colours of each cluster.
        clusters: Vec<[Vec<C>; 2]>,
    },
    /// Four cells that could be exchanged, so that a single solution cannot leave them to two values.
    Rectangle {
        /// The corners.
        corners: Vec<C>,
        /// The two values.
        values: Vec<u8>,
        /// What stands in the way of the exchange: all else in the corners that matters.
        extra: Vec<Candidate<C>>,
        /// Other cells the argument needs: the partners of a subset.
        partners: Vec<C>,
        /// The region the argument looks at, where it looks at one.
        region: Option<RegionKind>,
    },
    /// All other cells have two candidates, each value twice in each region: only this cell keeps the
    /// solution single.
    Grave {
        /// The cell with three.
        cell: C,
    },
    /// Sets of cells with one value more than cells.
    AlmostLocked {
        /// The sets, in the order they are linked.
        sets: Vec<AlmostLocked<C>>,
        /// The values that link each set with the next (with a stem: the stem with each set).
        links: Vec<Vec<u8>>,
        /// The cell whose values each rule a set, for a blossom.
        stem: Option<C>,
    },
    /// The cells of a box and a line that share as many values as there are cells.
    SueDeCoq {
        /// The cells in both.
        intersection: AlmostLocked<C>,
        /// The set in the rest of the line.
        line: AlmostLocked<C>,
        /// The set in the rest of the box.
        block: AlmostLocked<C>,
    },
    /// Every way a cell or a value of a region can turn out leads to the same.
    Forcing {
        /// What is to be decided.
        premise: Premise<C>,
        /// What follows from each possibility; the first implication of each is the possibility.
        branches: Vec<Vec<Implication<C>>>,
    },
    /// What would follow if a candidate were true (or false), up to what cannot be.
    Contradiction {
        /// The supposition first, then what follows; only what is needed.
        net: Vec<Implication<C>>,
        /// What cannot be; none if the end is too far to be written down and only a search saw it.
        broken: Option<Broken<C>>,
    },
    /// A few rules that, with the pencil marks, leave no other way.
    Proof {
        /// The rules: that a cell holds one value, that a region holds a value once.
        rules: Vec<Premise<C>>,
    },
    /// No way to place a value everywhere uses (or avoids) these cells.
    Template {
        /// The value.
        value: u8,
        /// How many ways there are.
        ways: u64,
    },
    /// A rule beyond the regions, by itself.
    Rule {
        /// Which one, as an index into [`Rules::variants`](crate::Rules::variants).
        variant: usize,
    },
    /// What cages leave of regions, or have beyond them.
    InniesAndOuties(InniesAndOuties<C>),
    /// A value that a rule beyond the regions shares with a region.
    Overlap(Overlap<C>),
}

/// Innies, less outies, add up to what regions have more than cages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct InniesAndOuties<C = usize> {
    /// The regions, each of which has every value once.
    pub regions: Vec<RegionKind>,
    /// The cages taken from them, as indices into [`Rules::variants`](crate::Rules::variants).
    pub cages: Vec<usize>,
    /// The cells of the regions in none of the cages.
    pub innies: Vec<C>,
    /// The cells of the cages in none of the regions.
    pub outies: Vec<C>,
    /// What the regions add up to.
    pub whole: u64,
    /// What the cages add up to.
    pub taken: u64,
}

/// A value that must be in some of the cells of a rule beyond the regions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Overlap<C = usize> {
    /// The rule, as an index into [`Rules::variants`](crate::Rules::variants).
    pub variant: usize,
    /// The region in which the value has no other place; none if it is the rule that cannot do without
    /// it.
    pub region: Option<RegionKind>,
    /// The value.
    pub value: u8,
    /// Its places in both.
    pub cells: Vec<C>,
}

/// A link of a chain: a value in a cell, or in one of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Node<C = usize> {
    /// The cell, or the cells of a group one of which has the value.
    pub cells: Vec<C>,
    /// The value.
    pub value: u8,
    /// Whether the chain has it true here, or false, when its first node is as it is.
    pub holds: bool,
    /// The cells of the almost locked set that leads from the node before to this one, if one does.
    pub through: Vec<C>,
}

/// A set of cells and the values they may hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct AlmostLocked<C = usize> {
    /// The cells.
    pub cells: Vec<C>,
    /// All values they may hold.
    pub values: Vec<u8>,
}

/// What has a few ways to turn out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Premise<C = usize> {
    /// The value of a cell.
    Cell(C),
    /// The place of a value in a region.
    Place {
        /// The region.
        region: RegionKind,
        /// The value.
        value: u8,
    },
    /// A candidate: true or false.
    Candidate(Candidate<C>),
}

/// Something that would be so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
pub struct Implication<C = usize> {
    /// The candidate.
    pub candidate: Candidate<C>,
    /// Whether it would be true, or false.
    pub holds: bool,
    /// The earlier implications (by index) it follows from; none for a supposition.
    pub because: Vec<usize>,
    /// How it follows.
    pub reason: Reason,
}

/// How an implication follows from earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It is supposed.
    Supposed,
    /// The cell has another value.
    SameCell,
    /// Another cell, which sees this one, has the value.
    Seen,
    /// No other value is left for the cell.
    LastValue,
    /// No other place is left for the value in a region.
    LastPlace(RegionKind),
    /// The places left for the value in a region all see this one.
    Locked(RegionKind),
    /// The opposite would lead, by singles alone, to what cannot be.
    Refuted,
    /// A rule beyond the regions, as an index into [`Rules::variants`](crate::Rules::variants).
    Rule(usize),
}

/// What cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Broken<C = usize> {
    /// A cell has no value left.
    Cell(C),
    /// A value has no place left in a region.
    Place {
        /// The region.
        region: RegionKind,
        /// The value.
        value: u8,
    },
    /// A candidate would be both true and false.
    Both(Candidate<C>),
    /// A rule beyond the regions cannot be kept.
    Rule(usize),
}

impl Values {
    /// Each of the values in a cell.
    pub(crate) fn in_cell(self, cell: usize) -> impl Iterator<Item = Candidate> + Clone {
        self.iter().map(move |value| Candidate { cell, value })
    }
}

impl Candidate {
    /// Its number among all candidates of a grid with this many values, cell by cell.
    #[inline]
    pub(crate) fn number(self, values: usize) -> usize {
        self.cell * values + usize::from(self.value) - 1
    }

    /// The candidate with this number.
    pub(crate) fn from_number(number: usize, values: usize) -> Self {
        Candidate {
            cell: number / values,
            value: (number % values) as u8 + 1,
        }
    }
}

impl<C: Copy> Candidate<C> {
    /// The same with the cell named in another way.
    pub fn map<D>(&self, name: impl Fn(C) -> D) -> Candidate<D> {
        Candidate {
            cell: name(self.cell),
            value: self.value,
        }
    }
}

impl<C: Copy> Evidence<C> {
    /// The same with cells named in another way.
    pub fn map<D>(&self, name: &impl Fn(C) -> D) -> Evidence<D> {
        let all = |cells: &[C]| each(cells, |&cell| name(cell));
        let net = |net: &[Implication<C>]| each(net, |it| it.map(name));
        match self {
            &Evidence::Single { region } => Evidence::Single { region },
            &Evidence::Intersection {
                value,
                from,
                to,
                ref cells,
            } => Evidence::Intersection {
                value,
                from,
                to,
                cells: all(cells),
            },
            Evidence::Subset {
                cells,
                values,
                regions,
            } => Evidence::Subset {
                cells: all(cells),
                values: values.clone(),
                regions: regions.clone(),
            },
            Evidence::Fish {
                value,
                base,
                cover,
                body,
                fins,
            } => Evidence::Fish {
                value: *value,
                base: base.clone(),
                cover: cover.clone(),
                body: all(body),
                fins: all(fins),
            },
            Evidence::Chain { nodes, closed } => Evidence::Chain {
                nodes: each(nodes, |node| node.map(name)),
                closed: *closed,
            },
            Evidence::Wing {
                pivot,
                pincers,
                value,
            } => Evidence::Wing {
                pivot: name(*pivot),
                pincers: all(pincers),
                value: *value,
            },
            Evidence::Colours { value, clusters } => Evidence::Colours {
                value: *value,
                clusters: each(clusters, |[one, other]| [all(one), all(other)]),
            },
            Evidence::Rectangle {
                corners,
                values,
                extra,
                partners,
                region,
            } => Evidence::Rectangle {
                corners: all(corners),
                values: values.clone(),
                extra: each(extra, |it| it.map(name)),
                partners: all(partners),
                region: *region,
            },
            Evidence::Grave { cell } => Evidence::Grave { cell: name(*cell) },
            Evidence::AlmostLocked { sets, links, stem } => Evidence::AlmostLocked {
                sets: each(sets, |set| set.map(name)),
                links: links.clone(),
                stem: stem.map(name),
            },
            Evidence::SueDeCoq {
                intersection,
                line,
                block,
            } => Evidence::SueDeCoq {
                intersection: intersection.map(name),
                line: line.map(name),
                block: block.map(name),
            },
            Evidence::Forcing { premise, branches } => Evidence::Forcing {
                premise: premise.map(name),
                branches: each(branches, |branch| net(branch)),
            },
            Evidence::Contradiction { net: found, broken } => Evidence::Contradiction {
                net: net(found),
                broken: broken.map(|broken| broken.map(name)),
            },
            Evidence::Proof { rules } => Evidence::Proof {
                rules: each(rules, |rule| rule.map(name)),
            },
            &Evidence::Template { value, ways } => Evidence::Template { value, ways },
            &Evidence::Rule { variant } => Evidence::Rule { variant },
            Evidence::InniesAndOuties(sum) => Evidence::InniesAndOuties(sum.map(name)),
            Evidence::Overlap(overlap) => Evidence::Overlap(overlap.map(name)),
        }
    }
}

impl<C: Copy> InniesAndOuties<C> {
    fn map<D>(&self, name: &impl Fn(C) -> D) -> InniesAndOuties<D> {
        InniesAndOuties {
            regions: self.regions.clone(),
            cages: self.cages.clone(),
            innies: each(&self.innies, |&cell| name(cell)),
            outies: each(&self.outies, |&cell| name(cell)),
            whole: self.whole,
            taken: self.taken,
        }
    }
}

impl<C: Copy> Overlap<C> {
    fn map<D>(&self, name: &impl Fn(C) -> D) -> Overlap<D> {
        Overlap {
            variant: self.variant,
            region: self.region,
            value: self.value,
            cells: each(&self.cells, |&cell| name(cell)),
        }
    }
}

impl<C: Copy> Node<C> {
    fn map<D>(&self, name: &impl Fn(C) -> D) -> Node<D> {
        Node {
            cells: each(&self.cells, |&cell| name(cell)),
            value: self.value,
            holds: self.holds,
            through: each(&self.through, |&cell| name(cell)),
        }
    }
}

impl<C: Copy> AlmostLocked<C> {
    fn map<D>(&self, name: &impl Fn(C) -> D) -> AlmostLocked<D> {
        AlmostLocked {
            cells: each(&self.cells, |&cell| name(cell)),
            values: self.values.clone(),
        }
    }
}

impl<C: Copy> Premise<C> {
    fn map<D>(self, name: &impl Fn(C) -> D) -> Premise<D> {
        match self {
            Premise::Cell(cell) => Premise::Cell(name(cell)),
            Premise::Place { region, value } => Premise::Place { region, value },
            Premise::Candidate(candidate) => Premise::Candidate(candidate.map(name)),
        }
    }
}

impl<C: Copy> Implication<C> {
    /// The beginning of an argument: what would be so if a candidate were true.
    pub(crate) fn supposed(candidate: Candidate<C>) -> Self {
        Implication {
            candidate,
            holds: true,
            because: Vec::new(),
            reason: Reason::Supposed,
        }
    }

    fn map<D>(&self, name: &impl Fn(C) -> D) -> Implication<D> {
        Implication {
            candidate: self.candidate.map(name),
            holds: self.holds,
            because: self.because.clone(),
            reason: self.reason,
        }
    }
}

impl<C: Copy> Broken<C> {
    fn map<D>(self, name: &impl Fn(C) -> D) -> Broken<D> {
        match self {
            Broken::Cell(cell) => Broken::Cell(name(cell)),
            Broken::Place { region, value } => Broken::Place { region, value },
            Broken::Both(candidate) => Broken::Both(candidate.map(name)),
            Broken::Rule(variant) => Broken::Rule(variant),
        }
    }
}

fn each<T, U>(list: &[T], map: impl Fn(&T) -> U) -> Vec<U> {
    list.iter().map(map).collect()
}
