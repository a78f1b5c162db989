//! Every variant is drawn.

use super::super::svg;
use super::is_sound;
use crate::variant::*;
use crate::{Layer, Puzzle, Shape};

/// One of each that has a drawing of its own, and some that have not.
#[rustfmt::skip]
pub(super) fn samples() -> Vec<Variant> {
    let column = |column: usize| (0..9).map(|row| 9 * row + column).collect::<Vec<_>>();
    vec![
        Diagonal { rising: true }.into(),
        Diagonal { rising: false }.into(),
        Windoku.into(),
        ExtraRegion { cells: vec![0, 1, 10, 11, 20, 21, 30, 31, 40] }.into(),
        Cage { cells: vec![0, 1, 9], sum: Some(17) }.into(),
        Cage { cells: vec![4, 13], sum: None }.into(),
        LinearSum { terms: vec![(60, 1), (61, 1)], sum: 14 }.into(),
        Lunchbox { cells: vec![63, 64, 65], sum: 3 }.into(),
        EqualityCage { cells: vec![2, 3, 11, 12] }.into(),
        Parity { cell: 7, odd: true }.into(),
        Parity { cell: 8, odd: false }.into(),
        Thermometer { cells: vec![18, 19, 28, 37], slow: false }.into(),
        Thermometer { cells: vec![26, 25, 24], slow: true }.into(),
        Arrow { circle: vec![36], shaft: vec![45, 54, 55] }.into(),
        Arrow { circle: vec![38, 39], shaft: vec![48, 57] }.into(),
        Kropki { cells: [40, 41], dot: Dot::Difference(1) }.into(),
        Kropki { cells: [41, 42], dot: Dot::Ratio(2) }.into(),
        Kropki { cells: [42, 43], dot: Dot::Difference(3) }.into(),
        Kropki { cells: [43, 44], dot: Dot::Ratio(4) }.into(),
        Xv { cells: [49, 50], sum: 5 }.into(),
        Xv { cells: [50, 51], sum: 10 }.into(),
        Xv { cells: [51, 52], sum: 8 }.into(),
        GreaterThan { greater: 58, smaller: 59 }.into(),
        GreaterThan { greater: 68, smaller: 59 }.into(),
        Palindrome { cells: vec![72, 73, 74] }.into(),
        Whispers { cells: vec![75, 66, 57], difference: 5 }.into(),
        Whispers { cells: vec![76, 67], difference: 4 }.into(),
        Renban { cells: vec![77, 78, 79] }.into(),
        Zipper { cells: vec![5, 14, 23] }.into(),
        RegionSumLine { cells: vec![6, 15, 24, 33] }.into(),
        SumLine { cells: vec![16, 25, 34], sum: 10, closed: false }.into(),
        Entropic { cells: vec![17, 26, 35] }.into(),
        Between { cells: vec![62, 71, 80] }.into(),
        Lockout { cells: vec![27, 29, 31], difference: 4 }.into(),
        DoubleArrow { cells: vec![46, 47, 56] }.into(),
        CountingCircles { cells: vec![22, 32] }.into(),
        Quadruple { cells: vec![60, 61, 69, 70], values: vec![1, 2, 2, 9] }.into(),
        Sandwich { cells: (0..9).collect(), sum: 21 }.into(),
        Sandwich { cells: column(3), sum: 0 }.into(),
        XSum { cells: column(3), sum: 33 }.into(),
        XSum { cells: column(5).into_iter().rev().collect(), sum: 12 }.into(),
        Skyscraper { cells: (9..18).rev().collect(), visible: 4 }.into(),
        HiddenSkyscraper { cells: column(7), number: 5 }.into(),
        NumberedRoom { cells: (27..36).collect(), number: 2 }.into(),
        FullRank { cells: (36..45).collect(), rank: 7 }.into(),
        LittleKiller { cells: vec![1, 9], sum: 8 }.into(),
        LittleKiller { cells: vec![44, 52, 60, 68, 76], sum: 28 }.into(),
        LittleKiller { cells: vec![0], sum: 6 }.into(),
        SameValues { groups: vec![vec![0, 1], vec![79, 80]] }.into(),
        Indexing { cells: vec![4, 12], rows: true }.into(),
    ]
}

fn picture(variants: Vec<Variant>) -> String {
    let puzzle = Puzzle::with_variants(Ground::new(Shape::CLASSIC), variants);
    svg(&puzzle.unwrap(), Layer::default())
}

#[test]
fn no_variant_with_cells_is_invisible() {
    let bare = picture(Vec::new());
    for variant in samples() {
        let name = format!("{variant:?}");
        let picture = picture(vec![variant]);
        assert!(is_sound(&picture), "{name}: {picture}");
        assert!(picture.lines().count() > bare.lines().count(), "{name}");
    }
}

#[test]
fn variants_combine_in_one_picture() {
    let all = picture(samples());
    assert!(is_sound(&all));
    assert_eq!(all, picture(samples()));
    assert_eq!(all.matches(">17</text>").count(), 1);
    assert_eq!(all.matches(">33</text>").count(), 1);
}

#[test]
fn rules_about_the_whole_grid_draw_nothing() {
    let bare = picture(Vec::new());
    let rules = [
        AntiKnight.into(),
        AntiKing.into(),
        NonConsecutive.into(),
        DisjointGroups.into(),
        StrictKropki.into(),
        StrictXv.into(),
        GlobalEntropy.into(),
        AntiTaxicab.into(),
        DutchFlatmates.into(),
    ];
    for rule in rules {
        assert_eq!(picture(vec![rule]), bare);
    }
}

#[test]
fn each_cage_writes_its_sum_once_and_keeps_its_colour_from_others() {
    let cages = (0..27usize).map(|index| {
        let first = 27 * (index / 9) + index % 9;
        let cells = vec![first, first + 9, first + 18];
        let sum = Some(100 + index as u32);
        Cage { cells, sum }.into()
    });
    let picture = picture(cages.collect());
    for sum in 100..127 {
        assert_eq!(picture.matches(&format!(">{sum}</text>")).count(), 1);
    }
    assert_eq!(picture.matches("stroke-dasharray").count(), 27);
}

#[test]
fn a_grid_that_counts_from_0_writes_0() {
    let ground = Ground::with_values(Shape::CLASSIC, 9, 0).unwrap();
    let mut puzzle = Puzzle::with_variants(ground, Vec::new()).unwrap();
    puzzle.give(0, 1);
    puzzle.give(1, 9);
    let picture = svg(&puzzle, Layer::default());
    assert!(picture.contains(">0</text>") && picture.contains(">8</text>"));
    assert!(!picture.contains(">9</text>"));
}

#[test]
fn clues_outside_make_room_where_they_stand_and_nowhere_else() {
    let view = |variants| {
        let picture = picture(variants);
        let (_, rest) = picture.split_once("viewBox=\"0 0 ").unwrap();
        rest.split_once('"').unwrap().0.to_owned()
    };
    let (row, sum): (Vec<usize>, _) = ((0..9).collect(), 5);
    let left: Variant = Sandwich { cells: row, sum }.into();
    let cells: Vec<usize> = (0..9).map(|row| 9 * row).collect();
    let further: Variant = XSum {
        cells: cells.clone(),
        sum,
    }
    .into();
    let above: Variant = Sandwich { cells, sum }.into();
    assert_eq!(view(Vec::new()), "672 672");
    assert_eq!(view(vec![left]), "732 672");
    assert_eq!(view(vec![above.clone()]), "672 732");
    assert_eq!(view(vec![above, further]), "672 782.4");
}
