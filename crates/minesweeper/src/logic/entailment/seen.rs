//! What an unknown cell was on the boards that were found.

/// What an unknown cell was on the boards that were found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    mine: bool,
    clear: bool,
}

impl Seen {
    /// Both: nothing is certain.
    pub(super) const BOTH: Seen = Seen {
        mine: true,
        clear: true,
    };

    /// Takes note of one board.
    pub(super) fn note(&mut self, is_mine: bool) {
        if is_mine {
            self.mine = true;
        } else {
            self.clear = true;
        }
    }

    /// Whether it was so on some board.
    pub(super) fn was(self, is_mine: bool) -> bool {
        if is_mine { self.mine } else { self.clear }
    }

    /// What it was on all boards, if it was the same on all.
    pub(super) fn always(self) -> Option<bool> {
        (self.mine != self.clear).then_some(self.mine)
    }
}
