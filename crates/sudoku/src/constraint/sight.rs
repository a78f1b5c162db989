//! Who sees whom: cells that cannot hold the same value.

use crate::variant::Ground;

/// The grid, and for each cell the others that it sees, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) ground: Ground,
    pub(crate) peers: &'a [Vec<usize>],
}

impl Sight<'_> {
    /// Whether two cells cannot hold the same value.
    pub(crate) fn sees(&self, one: usize, other: usize) -> bool {
        self.peers[one].binary_search(&other).is_ok()
    }

    /// Whether all these cells differ.
    pub(crate) fn all_differ(&self, cells: &[usize]) -> bool {
        let pairs = cells.iter().enumerate();
        let mut pairs =
            pairs.flat_map(|(at, one)| cells[..at].iter().map(move |other| (one, other)));
        pairs.all(|(&one, &other)| self.sees(one, other))
    }

    /// These cells in few groups whose cells all see each other, as positions: each cell joins the
    /// largest group that takes it.
    pub(crate) fn cliques(&self, cells: &[usize]) -> Vec<Vec<usize>> {
        let mut cliques: Vec<Vec<usize>> = Vec::new();
        for (position, &cell) in cells.iter().enumerate() {
            let takes = |clique: &&mut Vec<usize>| {
                clique.iter().all(|&member| self.sees(cell, cells[member]))
            };
            let open = cliques.iter_mut().filter(takes);
            match open.max_by_key(|clique| clique.len()) {
                Some(clique) => clique.push(position),
                None => cliques.push(vec![position]),
            }
        }
        cliques
    }
}
