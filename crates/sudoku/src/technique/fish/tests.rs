//! The hunt beside a plain trial of all bases and covers.

use super::super::Step;
use super::super::finder::{Finder, Flow};
use super::super::view::{Board, View};
use super::*;
use crate::{Position, Puzzle, Shape};
use atisbo_base::Budget;
use proptest::prelude::*;
use std::sync::Arc;

const VALUE: u8 = 5;

/// Where the value is in the end.
const SOLUTION: [usize; 9] = [0, 12, 24, 28, 40, 52, 56, 68, 80];

fn view(extra: &[bool]) -> View<2> {
    let puzzle = Puzzle::empty(Shape::CLASSIC);
    let mut position = Position::new(&puzzle);
    let gone = (0..81).filter(|cell| !extra[*cell] && !SOLUTION.contains(cell));
    gone.for_each(|cell| position.eliminate(cell, VALUE));
    View::new(Arc::new(Board::new(puzzle.rules())), &position)
}

fn hunted(view: &View<2>, waters: &[Waters], size: usize) -> Cells<2> {
    let mut found = Finder::of_all(Budget::unlimited().meter());
    let flow = each_in(view, &mut found, size, waters, |fish| fish.value == VALUE);
    assert_eq!(flow, Flow::Continue(()));
    let gone = found
        .take()
        .into_iter()
        .flat_map(|step: Step| step.eliminations);
    gone.map(|candidate| candidate.cell).collect()
}

/// Every base and every cover, each cover region with a place of the base.
fn tried(view: &View<2>, waters: &[Waters], size: usize) -> Cells<2> {
    let regions = |is_side: fn(RegionKind) -> bool| -> Vec<usize> {
        let groups = 0..view.groups().len();
        groups
            .filter(|&region| is_side(view.groups()[region].kind))
            .collect()
    };
    let mut gone = Cells::NONE;
    for waters in waters {
        for base in combinations(&regions(waters.base), size) {
            for cover in combinations(&regions(waters.cover), size) {
                let fish = Fish::new(view, VALUE, &base, &cover);
                let is_met = |&region: &usize| view.groups()[region].set.meets(&fish.places);
                let is_base = |region: &usize| base.contains(region);
                if cover.iter().all(is_met) && !cover.iter().any(is_base) {
                    gone = gone.or(&fish.gone);
                }
            }
        }
    }
    gone
}

fn combinations(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    let Some(rest) = size.checked_sub(1) else {
        return vec![Vec::new()];
    };
    let with_first = |first: usize| {
        let others = combinations(&of[first + 1..], rest).into_iter();
        others.map(move |others| [vec![of[first]], others].concat())
    };
    (0..of.len()).flat_map(with_first).collect()
}

/// The cells that all places of some region see: no fish is needed for these.
fn locked(view: &View<2>) -> Cells<2> {
    let regions = 0..view.groups().len();
    let seen = regions.map(|region| view.common_peers(&view.places_in(region, VALUE)));
    seen.fold(Cells::NONE, |all, seen| all.or(&seen))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn the_hunt_misses_no_pair_of_lines(extra in prop::collection::vec(prop::bool::weighted(0.25), 81)) {
        let view = view(&extra);
        let missed = tried(&view, &LINES, 2).without(&hunted(&view, &LINES, 2));
        prop_assert!(missed.is_within(&locked(&view)), "{missed:?}");
    }

    #[test]
    fn the_hunt_misses_no_three_lines(extra in prop::collection::vec(prop::bool::weighted(0.3), 81)) {
        let view = view(&extra);
        let smaller = hunted(&view, &LINES, 2).or(&locked(&view));
        let missed = tried(&view, &LINES, 3).without(&hunted(&view, &LINES, 3));
        prop_assert!(missed.is_within(&smaller), "{missed:?}");
    }

    #[test]
    fn the_hunt_misses_no_pair_of_regions(extra in prop::collection::vec(prop::bool::weighted(0.25), 81)) {
        let view = view(&extra);
        let missed = tried(&view, &ANY, 2).without(&hunted(&view, &ANY, 2));
        prop_assert!(missed.is_within(&locked(&view)), "{missed:?}");
    }

    #[test]
    fn no_fish_clears_a_cell_of_the_solution(extra in prop::collection::vec(prop::bool::weighted(0.3), 81)) {
        let view = view(&extra);
        for size in 2..=MAX {
            let gone = hunted(&view, &ANY, size);
            prop_assert!(!gone.meets(&SOLUTION.into_iter().collect()), "{gone:?}");
        }
    }
}
