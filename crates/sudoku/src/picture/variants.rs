//! Which drawing belongs to which variant.

use super::canvas::Canvas;
use super::lines::{Ends, coloured};
use super::{cages, edges, lines, others, outside, parity, regions};
use crate::variant::Variant as V;
use crate::{RegionKind, Rules};

/// Draws all rules beyond rows, columns and boxes that can be seen on the grid.
pub(super) fn draw(canvas: &mut Canvas, rules: &Rules) {
    let mut shaded = 0;
    let mut shade = |canvas: &mut Canvas, cells: &[usize]| {
        regions::shade(canvas, cells, shaded);
        shaded += 1;
    };
    for (index, region) in rules.regions().iter().enumerate() {
        let plain = matches!(region.kind, RegionKind::Extra(_));
        if plain && rules.variant_of_region(index).is_none() {
            shade(canvas, &region.cells);
        }
    }
    for (index, variant) in rules.variants().iter().enumerate() {
        let cells = variant.cells();
        match variant {
            V::Diagonal(diagonal) => regions::diagonal(canvas, diagonal.rising),
            V::Windoku(_) => shade(canvas, &others::cells_of(rules, index)),
            V::ExtraRegion(_) => shade(canvas, &cells),
            V::Cage(_) | V::LinearSum(_) | V::Lunchbox(_) | V::EqualityCage(_) => {
                cages::cage(canvas, variant);
            }
            V::Parity(cell) => parity::parity(canvas, cell),
            V::Thermometer(thermometer) => lines::thermometer(canvas, thermometer),
            V::Arrow(arrow) => lines::arrow(canvas, arrow),
            // Green for a difference of five, as players know it; orange for others.
            V::Whispers(line) if line.difference == 5 => coloured(canvas, &cells, "#86d39b"),
            V::Whispers(_) => coloured(canvas, &cells, "#f5c078"),
            V::Palindrome(_) => coloured(canvas, &cells, "#cfcfcf"),
            V::Renban(_) => coloured(canvas, &cells, "#e0a6dc"),
            V::Zipper(_) => coloured(canvas, &cells, "#b9b3ee"),
            V::RegionSumLine(_) => coloured(canvas, &cells, "#9cc9ef"),
            V::SumLine(_) => coloured(canvas, &cells, "#9adbd6"),
            V::Entropic(_) => coloured(canvas, &cells, "#f3bda6"),
            V::Between(_) => lines::with_ends(canvas, &cells, Ends::Between),
            V::Lockout(_) => lines::with_ends(canvas, &cells, Ends::Lockout),
            V::DoubleArrow(_) => lines::with_ends(canvas, &cells, Ends::DoubleArrow),
            V::CountingCircles(_) => lines::circles(canvas, &cells),
            V::Kropki(dot) => edges::kropki(canvas, dot),
            V::Xv(sum) => edges::xv(canvas, sum),
            V::GreaterThan(sign) => edges::greater_than(canvas, sign),
            V::Quadruple(numbers) => edges::quadruple(canvas, numbers),
            // The lines between the cells show these.
            V::Jigsaw(_) | V::NoBoxes(_) => {}
            _ if outside::is_outside(variant) => {}
            _ => others::other(canvas, rules, index),
        }
    }
    outside::draw(canvas, rules);
}
