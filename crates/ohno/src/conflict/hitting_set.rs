//! A smallest set that shares a member with each of a growing family of sets.

/// The sets to be hit.
pub(super) struct HittingSets {
    sets: Vec<Vec<usize>>,
    /// The size of the last answer: with more sets to hit, the next cannot be smaller.
    least: usize,
}

impl HittingSets {
    pub(super) fn new() -> Self {
        HittingSets {
            sets: Vec::new(),
            least: 0,
        }
    }

    /// Adds a set, which must not be empty.
    pub(super) fn add(&mut self, set: Vec<usize>) {
        debug_assert!(!set.is_empty());
        self.sets.push(set);
    }

    /// A smallest set that hits all, by iterative deepening. `tick` is called once per node and may
    /// end the search.
    pub(super) fn smallest<E>(
        &mut self,
        mut tick: impl FnMut() -> Result<(), E>,
    ) -> Result<Vec<usize>, E> {
        loop {
            let mut chosen = Vec::new();
            if self.extend(&mut chosen, self.least, &mut tick)? {
                return Ok(chosen);
            }
            self.least += 1;
        }
    }

    /// Tries to hit the rest with `room` members more.
    fn extend<E>(
        &self,
        chosen: &mut Vec<usize>,
        room: usize,
        tick: &mut impl FnMut() -> Result<(), E>,
    ) -> Result<bool, E> {
        tick()?;
        let missed = || self.sets.iter().filter(|set| disjoint(set, chosen));
        let Some(tightest) = missed().min_by_key(|set| set.len()) else {
            return Ok(true);
        };
        // Sets that have nothing in common each need a member of their own.
        let mut apart: Vec<usize> = Vec::new();
        let mut needed = 0;
        for set in missed() {
            if disjoint(set, &apart) {
                apart.extend_from_slice(set);
                needed += 1;
            }
        }
        if needed > room {
            return Ok(false);
        }
        for &member in tightest {
            chosen.push(member);
            if self.extend(chosen, room - 1, tick)? {
                return Ok(true);
            }
            chosen.pop();
        }
        Ok(false)
    }
}

fn disjoint(a: &[usize], b: &[usize]) -> bool {
    !a.iter().any(|member| b.contains(member))
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
            let mut family = HittingSets::new();
            for (index, set) in sets.iter().enumerate() {
                family.add(set.clone());
                let Ok(hit) = family.smallest(|| Ok::<(), Infallible>(()));
                prop_assert!(sets[..=index].iter().all(|set| !disjoint(set, &hit)));
                prop_assert_eq!(hit.len() as u32, smallest_by_trying_all(&sets[..=index]));
            }
        }
    }
}
