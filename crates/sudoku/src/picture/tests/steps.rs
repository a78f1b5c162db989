//! Every kind of evidence is drawn.

use super::is_sound;
use crate::picture::{Fate, RegionRole, Role, highlights, svg_step};
use crate::technique::{
    AlmostLocked, Broken, Candidate, Evidence, Implication, InniesAndOuties, Node, Overlap,
    Premise, Reason, Step, Technique,
};
use crate::text::parse;
use crate::variant::{Cage, Ground};
use crate::{Position, Puzzle, RegionKind, Shape};

/// The puzzle of the article in Wikipedia.
pub(super) const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn position() -> Position {
    Position::new(&parse(WIKIPEDIA).unwrap())
}

fn at(cell: usize, value: u8) -> Candidate {
    Candidate { cell, value }
}

fn step(evidence: Evidence) -> Step {
    Step {
        technique: Technique::Aic,
        placements: vec![at(2, 4)],
        eliminations: vec![at(3, 2), at(5, 4)],
        evidence,
    }
}

fn node(cells: &[usize], value: u8, holds: bool, through: &[usize]) -> Node {
    Node {
        cells: cells.to_vec(),
        value,
        holds,
        through: through.to_vec(),
    }
}

fn set(cells: &[usize], values: &[u8]) -> AlmostLocked {
    AlmostLocked {
        cells: cells.to_vec(),
        values: values.to_vec(),
    }
}

fn implied(cell: usize, value: u8, holds: bool, because: &[usize]) -> Implication {
    Implication {
        candidate: at(cell, value),
        holds,
        because: because.to_vec(),
        reason: match because {
            [] => Reason::Supposed,
            _ => Reason::Seen,
        },
    }
}

/// One or more of each kind. The arguments need not be right to be drawn.
pub(super) fn samples() -> Vec<Evidence> {
    let net = vec![
        implied(2, 4, true, &[]),
        implied(5, 4, false, &[0]),
        implied(5, 2, true, &[1]),
        implied(3, 2, false, &[2, 0]),
    ];
    let chain = |closed| Evidence::Chain {
        nodes: vec![
            node(&[2], 2, false, &[]),
            node(&[3], 2, true, &[]),
            node(&[21, 23], 2, false, &[]),
            node(&[18], 2, true, &[21, 23]),
        ],
        closed,
    };
    let contradiction = |broken| Evidence::Contradiction {
        net: net.clone(),
        broken,
    };
    let forcing = |premise| Evidence::Forcing {
        premise,
        branches: vec![net.clone(), vec![implied(3, 2, true, &[])]],
    };
    let (region, value) = (RegionKind::Row(0), 4);
    let of_regions = vec![
        Evidence::Single { region: None },
        Evidence::Single {
            region: Some(RegionKind::Box(0)),
        },
        Evidence::Intersection {
            value: 2,
            from: RegionKind::Box(0),
            to: RegionKind::Column(2),
            cells: vec![2, 11],
        },
        Evidence::Subset {
            cells: vec![2, 11],
            values: vec![2, 4],
            regions: vec![RegionKind::Column(2), RegionKind::Box(0)],
        },
        Evidence::Fish {
            value: 4,
            base: vec![RegionKind::Row(0), RegionKind::Row(1)],
            cover: vec![RegionKind::Column(2), RegionKind::Column(7)],
            body: vec![2, 7, 11, 16],
            fins: vec![8],
        },
        chain(false),
        chain(true),
        Evidence::Wing {
            pivot: 2,
            pincers: vec![11, 3],
            value: 2,
        },
        Evidence::Colours {
            value: 2,
            clusters: vec![[vec![2], vec![11]], [vec![18, 21], vec![23]]],
        },
        Evidence::Rectangle {
            corners: vec![2, 3, 11, 0],
            values: vec![2, 4],
            extra: vec![at(2, 1), at(3, 6)],
            partners: vec![5],
            region: Some(RegionKind::Row(0)),
        },
        Evidence::Grave { cell: 2 },
        Evidence::AlmostLocked {
            sets: vec![set(&[2, 11], &[1, 2, 4, 7]), set(&[3, 5], &[2, 4, 6])],
            links: vec![vec![2, 4]],
            stem: None,
        },
        Evidence::AlmostLocked {
            sets: vec![set(&[11], &[2, 4, 7]), set(&[3, 5], &[2, 4, 6])],
            links: vec![vec![2], vec![4], vec![9]],
            stem: Some(2),
        },
        Evidence::SueDeCoq {
            intersection: set(&[2], &[1, 2, 4]),
            line: set(&[3, 5], &[2, 4, 6]),
            block: set(&[11, 18], &[1, 2, 4, 7]),
        },
        forcing(Premise::Cell(2)),
        forcing(Premise::Place { region, value }),
        forcing(Premise::Candidate(at(2, 4))),
        contradiction(None),
        contradiction(Some(Broken::Cell(3))),
        contradiction(Some(Broken::Place { region, value })),
        contradiction(Some(Broken::Both(at(3, 2)))),
        contradiction(Some(Broken::Rule(7))),
        Evidence::Template { value: 4, ways: 2 },
    ];
    of_regions.into_iter().chain(of_rules()).collect()
}

/// Those that are about rules beyond the regions.
fn of_rules() -> [Evidence; 5] {
    [
        Evidence::Proof {
            rules: vec![
                Premise::Cell(2),
                Premise::Place {
                    region: RegionKind::Row(0),
                    value: 4,
                },
            ],
        },
        Evidence::Rule { variant: 0 },
        Evidence::InniesAndOuties(InniesAndOuties {
            regions: vec![RegionKind::Row(0), RegionKind::Row(1)],
            cages: vec![0, 7],
            innies: vec![2, 5],
            outies: vec![18],
            whole: 90,
            taken: 82,
        }),
        Evidence::Overlap(Overlap {
            variant: 0,
            region: None,
            value: 4,
            cells: vec![2, 3],
        }),
        Evidence::Overlap(Overlap {
            variant: 7,
            region: Some(RegionKind::Row(0)),
            value: 4,
            cells: vec![2, 5],
        }),
    ]
}

pub(super) fn pictures() -> Vec<String> {
    let draw = |evidence| svg_step(&position(), &step(evidence));
    samples().into_iter().map(draw).collect()
}

#[test]
fn every_kind_of_evidence_is_drawn_as_well_formed_xml() {
    for picture in pictures() {
        assert!(is_sound(&picture), "{picture}");
    }
}

#[test]
fn what_a_step_does_is_always_shown() {
    for evidence in samples() {
        let seen = highlights(&step(evidence), &position());
        let fate = |candidate| {
            let mut all = seen.candidates.iter();
            all.find(|it| it.candidate == candidate)
                .and_then(|it| it.fate)
        };
        assert_eq!(fate(at(2, 4)), Some(Fate::Placed));
        assert_eq!(fate(at(3, 2)), Some(Fate::Eliminated));
    }
}

#[test]
fn nothing_is_listed_twice() {
    for evidence in samples() {
        let seen = highlights(&step(evidence), &position());
        let candidates = &seen.candidates;
        assert!(candidates.is_sorted_by(|a, b| a.candidate < b.candidate));
        assert!(seen.cells.is_sorted_by(|a, b| a.cell < b.cell));
    }
}

#[test]
fn a_fish_shows_its_body_and_its_fins() {
    let mut samples = samples().into_iter();
    let fish = samples.find(|it| matches!(it, Evidence::Fish { .. }));
    let seen = highlights(&step(fish.unwrap()), &position());
    let role = |cell| {
        let mut all = seen.candidates.iter();
        all.find(|it| it.candidate == at(cell, 4))
            .and_then(|it| it.role)
    };
    assert_eq!(role(8), Some(Role::Fin));
    assert_eq!(role(16), Some(Role::Pattern));
    let regions = seen.regions.iter();
    let covers = regions.filter(|it| it.role == RegionRole::Cover);
    assert_eq!(covers.count(), 2);
}

#[test]
fn a_closed_chain_has_as_many_links_as_nodes() {
    let links = |closed| {
        let chain = Evidence::Chain {
            nodes: vec![
                node(&[2], 2, false, &[]),
                node(&[3], 2, true, &[]),
                node(&[11], 2, false, &[]),
                node(&[18], 2, true, &[]),
            ],
            closed,
        };
        let links = highlights(&step(chain), &position()).links;
        links.iter().map(|link| link.strong).collect::<Vec<_>>()
    };
    assert_eq!(links(false), [true, false, true]);
    assert_eq!(links(true), [true, false, true, false]);
}

#[test]
fn the_witnesses_of_a_hidden_single_see_every_other_place() {
    let mut puzzle = Puzzle::empty(Shape::CLASSIC);
    for cell in [9 + 3, 18 + 6, 27 + 1, 54 + 2] {
        puzzle.give(cell, 5);
    }
    let step = Step {
        technique: Technique::HiddenSingle,
        placements: vec![at(0, 5)],
        eliminations: Vec::new(),
        evidence: Evidence::Single {
            region: Some(RegionKind::Box(0)),
        },
    };
    let seen = highlights(&step, &Position::new(&puzzle));
    let witnesses: Vec<usize> = seen.cells.iter().map(|it| it.cell).collect();
    assert_eq!(witnesses, [12, 24, 28, 56]);
}

#[test]
fn candidates_and_cells_beyond_the_grid_are_passed_over() {
    let shape = Shape::new(2, 2).unwrap();
    let (cells, sum) = (vec![0, 1], Some(3));
    let cage = Cage { cells, sum }.into();
    let puzzle = Puzzle::with_variants(Ground::new(shape), vec![cage]).unwrap();
    let position = Position::new(&puzzle);
    for evidence in samples() {
        assert!(is_sound(&svg_step(&position, &step(evidence))));
    }
}
