//! Exactly how far a number can look each way: the sets of possible reaches, joined by their sum.
//!
//! A number may stop after `k` cells in a direction if those cells can be floors and the next one
//! can be a wall. The four reaches sum to the number. What all the solutions of that little equation
//! share is all that the number alone can prove: the floors up to the least reach of a direction,
//! and the wall behind it when the reach is certain.

use super::position::{Moment, NOW, Position, Slot, State};
use super::sight;
use crate::{Direction, Fill};
use serde::{Deserialize, Serialize};

/// The least and the greatest reach in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Span {
    /// Which way.
    pub direction: Direction,
    /// The number looks at least this far.
    pub least: u16,
    /// The number looks at most this far.
    pub most: u16,
}

/// The reaches of the number at `slot` in the order of [`Direction::ALL`], or `None` if no four
/// reaches sum to it.
pub(crate) fn spans(position: &Position, slot: Slot, number: u16) -> Option<[Span; 4]> {
    // Sets of 64 reaches hold nearly every number; the widest board asks for 2 * 199 + 1.
    if number < 64 {
        all_spans::<1>(position, slot, number)
    } else {
        all_spans::<7>(position, slot, number)
    }
}

/// The reach in one direction, as far as was known before `moment`.
pub(crate) fn span_before(
    position: &Position,
    slot: Slot,
    number: u16,
    direction: Direction,
    moment: Moment,
) -> Option<Span> {
    if number < 64 {
        one_span::<1>(position, slot, number, direction, moment)
    } else {
        one_span::<7>(position, slot, number, direction, moment)
    }
}

fn all_spans<const W: usize>(position: &Position, slot: Slot, number: u16) -> Option<[Span; 4]> {
    let [up, down, left, right] =
        Direction::ALL.map(|direction| stops::<W>(position, slot, number, direction, NOW));
    let (vertical, horizontal) = (up.sums(&down), left.sums(&right));
    Some([
        Span::new(Direction::Up, number, &up, &down.sums(&horizontal))?,
        Span::new(Direction::Down, number, &down, &up.sums(&horizontal))?,
        Span::new(Direction::Left, number, &left, &right.sums(&vertical))?,
        Span::new(Direction::Right, number, &right, &left.sums(&vertical))?,
    ])
}

fn one_span<const W: usize>(
    position: &Position,
    slot: Slot,
    number: u16,
    direction: Direction,
    moment: Moment,
) -> Option<Span> {
    let mut own = Reaches::<W>::default();
    let mut others = Reaches::<W>::default();
    others.insert(0);
    for way in Direction::ALL {
        let stops = stops(position, slot, number, way, moment);
        if way == direction {
            own = stops;
        } else {
            others = stops.sums(&others);
        }
    }
    Span::new(direction, number, &own, &others)
}

impl Span {
    /// Of the own reaches those that the others complete to the number.
    fn new<const W: usize>(
        direction: Direction,
        number: u16,
        own: &Reaches<W>,
        others: &Reaches<W>,
    ) -> Option<Self> {
        let mut allowed = own
            .iter()
            .map(|reach| reach as u16)
            .filter(|&reach| others.contains(usize::from(number - reach)));
        let least = allowed.next()?;
        Some(Span {
            direction,
            least,
            most: allowed.last().unwrap_or(least),
        })
    }
}

/// Where the view may end in one direction, as far as the number can look.
fn stops<const W: usize>(
    position: &Position,
    slot: Slot,
    number: u16,
    direction: Direction,
    moment: Moment,
) -> Reaches<W> {
    let mut stops = Reaches::default();
    let step = position.along(slot, direction, 1).wrapping_sub(slot);
    let mut at = slot;
    for reach in 0..=usize::from(number) {
        at = at.wrapping_add(step);
        match position.state_before(at, moment) {
            State::Floor => {}
            State::Unknown => stops.insert(reach),
            State::Wall => {
                stops.insert(reach);
                break;
            }
        }
    }
    stops
}

/// Adds what the spans prove: the floors they need and the walls that end them.
pub(crate) fn conclude(
    position: &Position,
    slot: Slot,
    spans: &[Span; 4],
    found: &mut Vec<(Slot, Fill)>,
) {
    for span in spans {
        sight::floors(position, slot, span.direction, span.least, found);
        if span.least == span.most {
            sight::wall(position, slot, span.direction, span.least + 1, found);
        }
    }
}

/// Whether the number at `slot` alone proves every one of `conclusions`.
pub(crate) fn proves(
    position: &Position,
    slot: Slot,
    number: u16,
    conclusions: &[(Slot, Fill)],
) -> bool {
    let mut found = Vec::new();
    spans(position, slot, number).is_some_and(|spans| {
        conclude(position, slot, &spans, &mut found);
        conclusions.iter().all(|wanted| found.contains(wanted))
    })
}

/// A set of reaches below `64 * W`.
#[derive(Clone, Copy, Debug)]
struct Reaches<const W: usize>([u64; W]);

impl<const W: usize> Default for Reaches<W> {
    fn default() -> Self {
        Reaches([0; W])
    }
}

impl<const W: usize> Reaches<W> {
    fn insert(&mut self, reach: usize) {
        self.0[reach / 64] |= 1 << (reach % 64);
    }

    fn contains(&self, reach: usize) -> bool {
        self.0[reach / 64] >> (reach % 64) & 1 == 1
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let rest = |bits: &u64| (bits & (bits - 1) != 0).then(|| bits & (bits - 1));
            std::iter::successors((bits != 0).then_some(bits), rest)
                .map(move |bits| word * 64 + bits.trailing_zeros() as usize)
        })
    }

    /// Every member plus `offset`; what grows out of the set is forgotten, it exceeds the number.
    fn shifted(&self, offset: usize) -> Self {
        let (words, bits) = (offset / 64, offset % 64);
        let mut shifted = Self::default();
        for word in words..W {
            shifted.0[word] = self.0[word - words] << bits;
            if bits > 0 && word > words {
                shifted.0[word] |= self.0[word - words - 1] >> (64 - bits);
            }
        }
        shifted
    }

    /// All sums of a member of each.
    fn sums(&self, other: &Self) -> Self {
        let mut sums = Self::default();
        for offset in self.iter() {
            for (sum, word) in sums.0.iter_mut().zip(other.shifted(offset).0) {
                *sum |= word;
            }
        }
        sums
    }
}
