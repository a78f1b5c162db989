//! Two regions of any kind with two places each for a value, one end of each in sight of the other.
//!
//! What is neither a skyscraper nor a kite: a box takes part, or an extra region, or cells that see
//! each other by another rule.

use super::finder::{Finder, Flow};
use super::skyscraper::is_skyscraper;
use super::strong_links::{Turbot, find_turbot, is_column, is_row, share};
use super::two_string_kite::is_kite;
use super::view::View;

/// Any two regions with two places each, joined at one end.
pub(super) fn find<const W: usize>(view: &View<W>, found: &mut Finder) -> Flow {
    find_turbot(view, found, |turbot| {
        !is_skyscraper(view, turbot) && !is_kite(view, turbot) && !is_x_wing(view, turbot)
    })
}

/// Whether parallel lines touch at both ends.
fn is_x_wing<const W: usize>(view: &View<W>, turbot: &Turbot) -> bool {
    let closes = |is_base: fn(_) -> bool, is_cover: fn(_) -> bool| {
        turbot.kinds.into_iter().all(is_base)
            && share(view, turbot.inner, is_cover)
            && share(view, turbot.outer, is_cover)
    };
    closes(is_row, is_column) || closes(is_column, is_row)
}
