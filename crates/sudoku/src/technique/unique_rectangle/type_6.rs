//! Type 6: extra values in two opposite corners, and one of the two values forms an X-wing.
//!
//! The value is in two opposite corners. In those with the extra values it would leave the other value
//! to the rest, and all four could be exchanged.

use crate::technique::cells::Cells;
use crate::technique::finder::{Finder, Flow};
use crate::technique::rectangle::each_rectangle;
use crate::technique::view::View;

/// A rectangle with a value that forms an X-wing in it.
pub(in crate::technique) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    let shape = view.rules().shape();
    each_rectangle(view, found, |found, rectangle| {
        let floor = [true, false, true, false];
        if (0..4).any(|corner| rectangle.is_floor(corner) != floor[corner]) {
            return Flow::Continue(());
        }
        let [first, second, third, fourth] = rectangle.corners;
        let rows = [first, third].map(|corner| shape.row(corner));
        let columns = [first, third].map(|corner| shape.size() + shape.column(corner));
        let corners: Cells<W> = rectangle.corners.into_iter().collect();
        for value in rectangle.pair.iter() {
            let ties = |line: usize| view.places_in(line, value).is_within(&corners);
            if corners.is_within(view.cells_with(value))
                && [rows, columns]
                    .iter()
                    .any(|lines| lines.iter().copied().all(ties))
            {
                let roof = [second, fourth].into_iter().collect();
                found.eliminate(view, &roof, value, || rectangle.evidence(Vec::new(), None))?;
            }
        }
        Flow::Continue(())
    })
}

#[cfg(test)]
mod tests {
    use crate::technique::Technique::UniqueRectangle6;
    use crate::technique::trial::{at, conclusions, marks};

    #[test]
    fn the_value_of_the_x_wing_is_not_where_the_extra_values_are() {
        let floor: &[u8] = &[1, 2];
        let mut position = marks(&[(11, floor), (24, floor), (14, &[1, 2, 3]), (21, &[1, 2, 4])]);
        for column in [2, 3, 5, 6, 7, 8, 9] {
            position.eliminate(at(10 + column), 1);
            position.eliminate(at(20 + column), 1);
        }
        assert_eq!(
            conclusions(&position, UniqueRectangle6),
            ["r1c4<>1 r2c1<>1"]
        );
    }
}
