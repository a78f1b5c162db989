//! One part of an experiment that is divided among machines.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// More parts than any cluster has processors.
const MOST: u64 = 1 << 20;

/// The part `number` of `of`, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "(u64, u64)", try_from = "(u64, u64)")]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// A part; nothing if there is none of that number.
    pub fn new(number: u64, of: u64) -> Option<Self> {
        ((1..=of).contains(&number) && of <= MOST).then_some(Shard { number, of })
    }

    /// Which part.
    pub fn number(self) -> u64 {
        self.number
    }

    /// Of how many.
    pub fn of(self) -> u64 {
        self.of
    }

    /// How many of this many units are this part's. Parts take turns, so that each has its share of every setting.
    pub fn len(self, units: u64) -> u64 {
        (units + self.of - self.number) / self.of
    }

    /// The unit with this place in the part.
    pub fn unit(self, place: u64) -> u64 {
        place * self.of + self.number - 1
    }

    /// The place in the part of a unit, if that is the part's.
    pub fn place(self, unit: u64) -> Option<u64> {
        (unit % self.of == self.number - 1).then_some(unit / self.of)
    }
}

impl Default for Shard {
    fn default() -> Self {
        Shard::WHOLE
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text
            .split_once('/')
            .and_then(|(number, of)| Some((number.trim().parse().ok()?, of.trim().parse().ok()?)));
        let shard = numbers.and_then(|(number, of)| Shard::new(number, of));
        shard.ok_or("expected a part such as 3/64: the third of 64")
    }
}

impl From<Shard> for (u64, u64) {
    fn from(shard: Shard) -> Self {
        (shard.number, shard.of)
    }
}

impl TryFrom<(u64, u64)> for Shard {
    type Error = &'static str;

    fn try_from((number, of): (u64, u64)) -> Result<Self, Self::Error> {
        Shard::new(number, of).ok_or("no such part")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_unit_belongs_to_exactly_one_part(units in 0u64..200, of in 1u64..20) {
            let parts: Vec<Shard> = (1..=of).filter_map(|number| Shard::new(number, of)).collect();
            prop_assert_eq!(parts.iter().map(|part| part.len(units)).sum::<u64>(), units);
            for unit in 0..units {
                let places: Vec<_> = parts.iter().filter_map(|part| Some((part, part.place(unit)?))).collect();
                prop_assert_eq!(places.len(), 1);
                let (part, place) = places[0];
                prop_assert_eq!(part.unit(place), unit);
                prop_assert!(place < part.len(units));
            }
        }
    }

    #[test]
    fn only_parts_that_exist_are_read() {
        assert_eq!("3/64".parse(), Ok(Shard { number: 3, of: 64 }));
        for wrong in ["0/4", "5/4", "1", "a/b", "1/0", "-1/2", "1/2/3", ""] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
