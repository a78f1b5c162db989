//! The frontier: what the cells to come need to know of the cells that are filled.

/// A run of floors that may go on, along one line. `None` where a field does not matter, so that
/// frontiers that differ only there are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Run {
    /// Where it starts; only kept while a number ahead will ask for it.
    pub(super) start: Option<u8>,
    /// Where it must end, if a number demanded that.
    pub(super) end: Option<u8>,
    /// What rule 3 still asks of it.
    pub(super) need: Need,
}

impl Run {
    pub(super) fn needing(self, need: Need) -> Self {
        Run { need, ..self }
    }

    pub(super) fn ending(self, end: u8) -> Self {
        let end = Some(end);
        Run { end, ..self }
    }
}

/// What rule 3 asks of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) enum Need {
    /// Nothing more.
    #[default]
    Met,
    /// Something must still come: a floor after the last one, which is alone so far (the game's
    /// rule), or a number in this run (the report's rule).
    Wanting,
    /// Nothing yet, but no number has come either, so what follows may want one (the report's rule).
    Unnumbered,
}

/// Everything the cells to come need to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Frontier {
    /// Per column, the run that comes from above; `None` below a wall.
    pub(super) above: Box<[Option<Run>]>,
    /// The run that comes from the left; `None` after a wall.
    pub(super) left: Option<Run>,
}

impl Frontier {
    /// Before the first cell: the border is like a wall.
    pub(super) fn start(cols: usize) -> Self {
        Frontier {
            above: vec![None; cols].into(),
            left: None,
        }
    }

    /// What one frontier and its count take, with the hash table's own share.
    pub(super) fn bytes(cols: usize) -> usize {
        let entry = size_of::<(Frontier, u128)>() + cols * size_of::<Option<Run>>();
        // An allocation has a header, and a hash table is half empty in the mean.
        2 * entry + 16
    }
}
