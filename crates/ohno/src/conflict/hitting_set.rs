//! A smallest set that shares a member with each of a growing family of sets.

/// A set of small numbers, one bit each.
type Bits = Vec<u64>;

/// The sets to be hit.
pub(super) struct HittingSets {
    sets: Vec<Bits>,
    words: usize,
    /// The size of the last answer: with more sets to hit, the next cannot be smaller.
    least: usize,
}

impl HittingSets {
    /// No sets yet, with members below `members`.
    pub(super) fn new(members: usize) -> Self {
        HittingSets {
            sets: Vec::new(),
            words: members.div_ceil(64),
            least: 0,
        }
    }

    /// Adds a set, which must not be empty.
    pub(super) fn add(&mut self, set: &[usize]) {
        debug_assert!(!set.is_empty());
        let mut bits = vec![0; self.words];
        for &member in set {
            bits[member / 64] |= 1 << (member % 64);
        }
        self.sets.push(bits);
    }

    /// A smallest set that hits all, by iterative deepening. `tick` is called once per node and may
    /// end the search.
    pub(super) fn smallest<E>(
        &mut self,
        mut tick: impl FnMut() -> Result<(), E>,
    ) -> Result<Vec<usize>, E> {
        loop {
            let mut chosen = Vec::new();
            let missed: Vec<&Bits> = self.sets.iter().collect();
            let allowed = vec![u64::MAX; self.words];
            if self.extend(&missed, allowed, &mut chosen, self.least, &mut tick)? {
                return Ok(chosen);
            }
            self.least += 1;
        }
    }

    /// Tries to hit the sets still missed with `room` allowed members more.
    fn extend<E>(
        &self,
        missed: &[&Bits],
        mut allowed: Bits,
        chosen: &mut Vec<usize>,
        room: usize,
        tick: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<bool, E> {
        tick()?;
        let size = |set: &&&Bits| -> u32 {
            let words = set.iter().zip(&allowed);
            words
                .map(|(set, allowed)| (set & allowed).count_ones())
                .sum()
        };
        let Some(tightest) = missed.iter().min_by_key(size) else {
            return Ok(true);
        };
        // Sets that have nothing in common each need a member of their own.
        let mut apart: Bits = vec![0; self.words];
        let mut needed = 0;
        for set in missed {
            let mut words = set.iter().zip(&allowed).zip(&apart);
            if words.all(|((set, allowed), apart)| set & allowed & apart == 0) {
                for (apart, set) in apart.iter_mut().zip(*set) {
                    *apart |= set;
                }
                needed += 1;
            }
        }
        if needed > room {
            return Ok(false);
        }
        let mut choices = Vec::new();
        for (index, (set, allowed)) in tightest.iter().zip(&allowed).enumerate() {
            let mut word = set & allowed;
            while word != 0 {
                choices.push(index * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
        for member in choices {
            let (word, bit) = (member / 64, 1 << (member % 64));
            let left: Vec<&Bits> = missed
                .iter()
                .copied()
                .filter(|set| set[word] & bit == 0)
                .collect();
            chosen.push(member);
            if self.extend(&left, allowed.clone(), chosen, room - 1, tick)? {
                return Ok(true);
            }
            chosen.pop();
            // Every hitting set with this member has been tried.
            allowed[word] &= !bit;
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::convert::Infallible;

    fn smallest_by_trying_all(sets: &[Vec<usize>]) -> u32 {
        (0_u32..1 << 8)
            .filter(|chosen| {
                let hit = |set: &Vec<usize>| set.iter().any(|&member| chosen & (1 << member) != 0);
                sets.iter().all(hit)
            })
            .map(u32::count_ones)
            .min()
            .unwrap_or(0)
    }

    proptest! {
        #[test]
        fn it_hits_all_and_none_smaller_does(
            sets in prop::collection::vec(prop::collection::vec(0_usize..8, 1..4), 0..12),
        ) {
            let mut family = HittingSets::new(8);
            for (index, set) in sets.iter().enumerate() {
                family.add(set);
                let Ok(hit) = family.smallest(|| Ok::<(), Infallible>(()));
                let is_hit = |set: &Vec<usize>| set.iter().any(|member| hit.contains(member));
                prop_assert!(sets[..=index].iter().all(is_hit));
                prop_assert_eq!(hit.len() as u32, smallest_by_trying_all(&sets[..=index]));
            }
        }
    }
}
