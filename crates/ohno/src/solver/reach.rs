//! The reaches of one number: how far it may see each way so that the four together give the number.
//!
//! This is exact consistency of a single number (generalised arc consistency in the words of
//! constraint programming): a reach survives only if the other three directions can make up the rest.

use super::word::Word;

/// The four ways a number looks, in the order of [`crate::Direction::ALL`].
pub(crate) type Reaches<W> = [W; 4];

/// The reaches that can be part of the sum `number`, or `None` if there are none.
///
/// No set may be empty. Sums beyond the word are lost, which does no harm: either the two sets of a
/// line never reach them, or the number is smaller than [`Word::BITS`].
#[inline]
pub(crate) fn narrow<W: Word>(reaches: Reaches<W>, number: u16) -> Option<Reaches<W>> {
    let number = u32::from(number);
    let lowest = reaches.map(W::trailing_zeros);
    let highest = reaches.map(W::highest);
    let least: u32 = lowest.iter().sum();
    let most: u32 = highest.iter().sum();
    if number < least || most < number {
        return None;
    }
    let span = |from: u32, to: u32| W::below(to + 1) & !W::below(from);
    if (0..4).all(|i| reaches[i] == span(lowest[i], highest[i])) {
        // Sums of intervals are intervals: the bounds alone are exact.
        let (room, excess) = (number - least, most - number);
        return Some(std::array::from_fn(|i| {
            let from = lowest[i].max(highest[i].saturating_sub(excess));
            let to = highest[i].min(lowest[i] + room);
            span(from, to)
        }));
    }
    let [up, down, left, right] = reaches;
    let vertical = sums(up, down);
    let horizontal = sums(left, right);
    let vertical_left = vertical & complements(horizontal, number);
    if vertical_left.is_zero() {
        return None;
    }
    let horizontal_left = horizontal & complements(vertical, number);
    let (up, down) = supported(up, down, vertical_left);
    let (left, right) = supported(left, right, horizontal_left);
    Some([up, down, left, right])
}

/// All sums of a member of one set and a member of the other.
#[inline]
fn sums<W: Word>(a: W, b: W) -> W {
    a.ones().fold(W::ZERO, |sums, member| sums | (b << member))
}

/// All `i` for which `total - i` is a member.
#[inline]
fn complements<W: Word>(set: W, total: u32) -> W {
    let top = W::BITS - 1;
    if total <= top {
        set.reversed() >> (top - total)
    } else {
        set.reversed() << (total - top)
    }
}

/// The members of both sets that are part of one of these sums.
#[inline]
fn supported<W: Word>(a: W, b: W, sums: W) -> (W, W) {
    let (mut a_left, mut b_left) = (W::ZERO, W::ZERO);
    for member in a.ones() {
        let partners = (sums >> member) & b;
        if !partners.is_zero() {
            a_left |= W::bit(member);
            b_left |= partners;
        }
    }
    (a_left, b_left)
}

#[cfg(test)]
mod tests {
    use super::super::word::Wide;
    use super::*;
    use proptest::prelude::*;

    fn narrow_by_trying_all(reaches: Reaches<u64>, number: u16) -> Option<Reaches<u64>> {
        let mut left = [0; 4];
        for a in reaches[0].ones() {
            for b in reaches[1].ones() {
                for c in reaches[2].ones() {
                    for d in reaches[3].ones() {
                        if a + b + c + d == u32::from(number) {
                            for (set, member) in left.iter_mut().zip([a, b, c, d]) {
                                *set |= 1 << member;
                            }
                        }
                    }
                }
            }
        }
        (left != [0; 4]).then_some(left)
    }

    fn widened(set: u64) -> Wide {
        set.ones()
            .fold(Wide::ZERO, |wide, index| wide | Wide::bit(index))
    }

    proptest! {
        #[test]
        fn narrowing_is_what_trying_all_reaches_gives(
            reaches in prop::array::uniform4(1_u64..1 << 10),
            number in 0_u16..45,
        ) {
            let expected = narrow_by_trying_all(reaches, number);
            prop_assert_eq!(narrow(reaches, number), expected);
            prop_assert_eq!(
                narrow(reaches.map(widened), number),
                expected.map(|sets| sets.map(widened))
            );
        }
    }

    proptest! {
        #[test]
        fn sums_beyond_the_word_are_lost_without_harm(
            members in prop::array::uniform4(prop::collection::vec(0_u32..63, 1..5)),
            number in 0_u16..63,
        ) {
            let set = |members: Vec<u32>| members.into_iter().fold(0, |set, it| set | 1 << it);
            let reaches = members.map(set);
            prop_assert_eq!(narrow(reaches, number), narrow_by_trying_all(reaches, number));
        }
    }

    #[test]
    fn a_number_beyond_the_word_is_no_special_case() {
        let far = [0, 1 << 62, 0, 1 << 62].map(|set| set | 1);
        assert_eq!(narrow(far, 124), Some([1, 1 << 62, 1, 1 << 62]));
        assert_eq!(narrow(far, 123), None);
    }
}
