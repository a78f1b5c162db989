//! The limits under which an iteration of depth-first search runs, and how the next one's are set.

use super::settings::{Deepening, DepthSettings};
use crate::engine::Ending;
use crate::{Cut, Limit, PathCost};

/// The limits of an iteration, and what they cut off.
pub(super) struct Limits<C> {
    pub(super) depth: u32,
    pub(super) bound: C,
    pub(super) discrepancies: u32,
    pub(super) depth_cut: bool,
    pub(super) discrepancies_cut: bool,
    /// The least g + h above the bound.
    next_bound: Option<C>,
}

impl<C: PathCost> Limits<C> {
    /// The limits of the first iteration, but for the bound, which depends on the initial state.
    pub(super) fn first(settings: &DepthSettings) -> Self {
        Self {
            depth: match settings.deepening {
                Deepening::Depth => 0,
                _ => settings.depth_limit.unwrap_or(u32::MAX),
            },
            bound: C::MAX,
            discrepancies: match settings.deepening {
                Deepening::Discrepancies => 0,
                _ => u32::MAX,
            },
            depth_cut: false,
            discrepancies_cut: false,
            next_bound: None,
        }
    }

    /// Whether the bound cuts off a node with this g + h.
    #[inline]
    pub(super) fn cut_off(&mut self, f: C) -> bool {
        if f <= self.bound {
            return false;
        }
        self.next_bound = Some(self.next_bound.map_or(f, |least| least.min(f)));
        true
    }

    /// Sets the limits of the next iteration, or says how the search ends.
    pub(super) fn raise(&mut self, settings: &DepthSettings) -> Result<Limit<C>, Ending<()>> {
        let done = if self.depth_cut {
            Ending::CutOff(Cut::Depth)
        } else {
            Ending::Exhausted
        };
        let raised = match settings.deepening {
            Deepening::Never => return Err(done),
            Deepening::Depth => {
                if !self.depth_cut || settings.depth_limit == Some(self.depth) {
                    return Err(done);
                }
                self.depth += 1;
                Limit::Depth(self.depth)
            }
            Deepening::Bound => {
                self.bound = self.next_bound.ok_or(done)?;
                Limit::Bound(self.bound)
            }
            Deepening::Discrepancies => {
                if !self.discrepancies_cut {
                    return Err(done);
                }
                if settings.discrepancies == Some(self.discrepancies) {
                    return Err(Ending::CutOff(Cut::Discrepancies));
                }
                self.discrepancies += 1;
                Limit::Discrepancies(self.discrepancies)
            }
        };
        self.depth_cut = false;
        self.discrepancies_cut = false;
        self.next_bound = None;
        Ok(raised)
    }
}
