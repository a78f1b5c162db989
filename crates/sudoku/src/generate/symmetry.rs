//! The symmetries of a square, and the orbits of cells that belong together under them.

use atisbo_base::Name;

/// How the pattern of clues repeats itself.
///
/// ```
/// use atisbo_sudoku::generate::Symmetry;
///
/// let orbits = Symmetry::Rotation180.orbits(9);
/// assert_eq!(orbits.len(), 41);
/// assert_eq!(orbits[0], [0, 80]);
/// assert!(Symmetry::Full.orbits(9).contains(&vec![40])); // the centre stays where it is
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Name)]
pub enum Symmetry {
    /// It does not.
    #[default]
    None,
    /// The same after half a turn.
    Rotation180,
    /// The same after a quarter turn.
    Rotation90,
    /// Left and right mirror each other.
    Horizontal,
    /// Top and bottom mirror each other.
    Vertical,
    /// Both of these.
    BothMirrors,
    /// The same on both sides of the diagonal from the top left.
    Diagonal,
    /// The same on both sides of the diagonal from the top right.
    Antidiagonal,
    /// Both of these.
    BothDiagonals,
    /// All of the above.
    Full,
}

/// A row and a column.
type Spot = (usize, usize);

impl Symmetry {
    /// The cells of a grid of this size that belong together: each cell in one orbit, the cells of an
    /// orbit ascending, the orbits by their first cell.
    pub fn orbits(self, size: usize) -> Vec<Vec<usize>> {
        let mut seen = vec![false; size * size];
        let mut orbits = Vec::new();
        for cell in 0..size * size {
            if seen[cell] {
                continue;
            }
            let mut orbit = vec![cell];
            let mut next = 0;
            seen[cell] = true;
            while let Some(&from) = orbit.get(next) {
                for to in self.images(size, (from / size, from % size)) {
                    let to = to.0 * size + to.1;
                    if !std::mem::replace(&mut seen[to], true) {
                        orbit.push(to);
                    }
                }
                next += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }

    /// Where the generators of the group take a cell.
    fn images(self, size: usize, (row, column): Spot) -> Vec<Spot> {
        let last = size - 1;
        let half_turn = (last - row, last - column);
        let quarter_turn = (column, last - row);
        let left_right = (row, last - column);
        let top_bottom = (last - row, column);
        let diagonal = (column, row);
        let antidiagonal = (last - column, last - row);
        match self {
            Symmetry::None => vec![],
            Symmetry::Rotation180 => vec![half_turn],
            Symmetry::Rotation90 => vec![quarter_turn],
            Symmetry::Horizontal => vec![left_right],
            Symmetry::Vertical => vec![top_bottom],
            Symmetry::BothMirrors => vec![left_right, top_bottom],
            Symmetry::Diagonal => vec![diagonal],
            Symmetry::Antidiagonal => vec![antidiagonal],
            Symmetry::BothDiagonals => vec![diagonal, antidiagonal],
            Symmetry::Full => vec![quarter_turn, left_right],
        }
    }
}
