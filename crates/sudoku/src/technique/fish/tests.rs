//! Examples of each kind and size, and the hunt beside a plain trial of all bases and covers.

use super::super::Technique::{self, *};
use super::super::finder::{Finder, Flow};
use super::super::trial::{conclusions, places};
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

fn hunted(view: &View<2>, sides: &[Sides], size: usize) -> Cells<2> {
    let mut found = Finder::of_all(Budget::unlimited().meter());
    let flow = each_in(view, &mut found, size, sides, |fish| fish.value == VALUE);
    assert_eq!(flow, Flow::Continue(()));
    let gone = found.take().into_iter().flat_map(|step| step.eliminations);
    gone.map(|candidate| candidate.cell).collect()
}

/// Every base and every cover, each cover region with a place of the base.
fn tried(view: &View<2>, sides: &[Sides], size: usize) -> Cells<2> {
    let regions = |is_side: fn(RegionKind) -> bool| -> Vec<usize> {
        let groups = 0..view.groups().len();
        groups
            .filter(|&region| is_side(view.groups()[region].kind))
            .collect()
    };
    let mut gone = Cells::NONE;
    for sides in sides {
        for base in combinations(&regions(sides.base), size) {
            for cover in combinations(&regions(sides.cover), size) {
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

/// What a fish of the value 5 concludes where it may only be at the places that are not `.`.
fn found(technique: Technique, picture: &str) -> Vec<String> {
    conclusions(&places(VALUE, picture), technique)
}

/// One of the conclusions is this one.
fn assert_finds(technique: Technique, picture: &str, gone: &str) {
    let found = found(technique, picture);
    assert!(found.iter().any(|it| it == gone), "{found:?}");
}

/// The conclusion with the most candidates has this many.
fn assert_largest(technique: Technique, picture: &str, largest: usize) {
    let found = found(technique, picture);
    let counts = found.iter().map(|gone| gone.split(' ').count());
    assert_eq!(counts.max(), Some(largest));
}

#[test]
fn two_rows_clear_two_columns() {
    let picture = ".x....x.. xxxxxxxxx xxxxxxxxx
                   xxxxxxxxx .x....x.. xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx xxxxxxxxx";
    let gone = [2, 3, 4, 6, 7, 8, 9].map(|row| format!("r{row}c2<>5 r{row}c7<>5"));
    assert_eq!(found(XWing, picture), [gone.join(" ")]);
}

#[test]
fn three_rows_clear_three_columns() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. xxxxxxxxx xxxxxxxxx
                   x......x. xxxxxxxxx xxxxxxxxx";
    let gone = [2, 3, 5, 6, 8, 9].map(|row| format!("r{row}c1<>5 r{row}c4<>5 r{row}c8<>5"));
    assert_eq!(found(Swordfish, picture), [gone.join(" ")]);
}

#[test]
fn four_rows_clear_four_columns() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. xxxxxxxxx xxxxxxxxx
                   ......xx. xxxxxxxxx x.....x..";
    let gone =
        [2, 3, 5, 6, 8].map(|row| format!("r{row}c1<>5 r{row}c4<>5 r{row}c7<>5 r{row}c8<>5"));
    assert_eq!(found(Jellyfish, picture), [gone.join(" ")]);
}

#[test]
fn a_fin_of_an_x_wing_leaves_what_it_sees() {
    let picture = ".x....x.. xxxxxxxxx xxxxxxxxx
                   xxxxxxxxx .x....xx. xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx xxxxxxxxx";
    assert_finds(FinnedXWing, picture, "r4c7<>5 r6c7<>5");
}

#[test]
fn a_fin_of_a_swordfish_leaves_what_it_sees() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. xxxxxxxxx xxxxxxxxx
                   xx.....x. xxxxxxxxx xxxxxxxxx";
    assert_finds(FinnedSwordfish, picture, "r8c1<>5 r9c1<>5");
}

#[test]
fn a_fin_of_a_jellyfish_leaves_what_it_sees() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. ......xx. xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx x.....x.x";
    assert_finds(FinnedJellyfish, picture, "r7c7<>5 r7c8<>5 r8c7<>5 r8c8<>5");
}

#[test]
fn the_corner_of_an_x_wing_beside_the_fin_may_be_missing() {
    let picture = ".x....x.. xxxxxxxxx xxxxxxxxx
                   xxxxxxxxx .x.....x. xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx xxxxxxxxx";
    assert_finds(SashimiXWing, picture, "r4c7<>5 r6c7<>5");
    assert!(found(FinnedXWing, picture).is_empty());
}

#[test]
fn the_corner_of_a_swordfish_beside_the_fin_may_be_missing() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. xxxxxxxxx xxxxxxxxx
                   .x.....x. xxxxxxxxx xxxxxxxxx";
    assert_finds(SashimiSwordfish, picture, "r8c1<>5 r9c1<>5");
}

#[test]
fn the_corner_of_a_jellyfish_beside_the_fin_may_be_missing() {
    let picture = "x..x..... xxxxxxxxx xxxxxxxxx
                   ...x...x. ......xx. xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx x.......x";
    assert_finds(SashimiJellyfish, picture, "r7c7<>5 r7c8<>5 r8c7<>5 r8c8<>5");
}

#[test]
fn a_box_may_stand_for_a_row_of_an_x_wing() {
    let picture = "xx.xxxxxx xx.xxxxxx xx.xxxxxx
                   xxxxxxxxx xx....... xxxxxxxxx
                   xxxxxxxxx xxxxxxxxx xxxxxxxxx";
    let gone = [4, 6, 7, 8, 9].map(|row| format!("r{row}c1<>5 r{row}c2<>5"));
    assert_finds(FrankenXWing, picture, &gone.join(" "));
}

#[test]
fn a_box_may_stand_for_a_row_of_a_swordfish() {
    let picture = "x.xxxxxxx x.xxxxxxx x.xxxxxxx
                   xxxxxxxxx x....x... xxxxxxxxx
                   ..x..x... xxxxxxxxx xxxxxxxxx";
    assert_largest(FrankenSwordfish, picture, 15);
}

#[test]
fn a_box_may_stand_for_a_row_of_a_jellyfish() {
    let picture = "x.xxxxxxx x.xxxxxxx x.xxxxxxx
                   ..x..x... .....x.x. xxxxxxxxx
                   x......x. xxxxxxxxx xxxxxxxxx";
    assert_largest(FrankenJellyfish, picture, 18);
}

#[test]
fn a_row_and_a_column_may_form_the_base() {
    let picture = "xxxxxxxxx xxxx.xxxx xxxx.xxxx
                   xxxxxxxxx x..x..... xxxx.xxxx
                   xxxx.xxxx xxxx.xxxx xxxx.xxxx";
    assert_finds(MutantXWing, picture, "r1c1<>5");
}
