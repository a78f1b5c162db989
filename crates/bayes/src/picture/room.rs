//! The room that variables take: boxes around their names, no two of which overlap.

use crate::account::go_on;
use atisbo_base::{Meter, Stop};

/// The height of a letter.
pub(super) const LETTER: f64 = 12.0;

/// What a letter takes in a line.
fn width(letter: char) -> f64 {
    if letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_' {
        7.0
    } else if letter.is_ascii() || letter.is_alphabetic() && letter < '\u{1100}' {
        8.6
    } else {
        12.0
    }
}

/// The height of a box.
pub(super) const HEIGHT: f64 = 26.0;

/// What stays free between two boxes.
pub(super) const GAP: f64 = 14.0;

/// No box is wanted farther out than this.
const FARTHEST: f64 = 1e6;

/// Longer names are cut in the picture; the whole name is in its title.
const MOST_LETTERS: usize = 24;

/// A box: its middle and half its width and height.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) half: f64,
}

impl Spot {
    /// Whether a point lies within the box and this border around it.
    pub(super) fn holds(self, x: f64, y: f64, border: f64) -> bool {
        (x - self.x).abs() <= self.half + border && (y - self.y).abs() <= 0.5 * HEIGHT + border
    }

    fn touches(self, other: Spot) -> bool {
        (self.x - other.x).abs() < self.half + other.half + 0.5 * GAP
            && (self.y - other.y).abs() < HEIGHT + 0.5 * GAP
    }
}

/// The boxes of all variables, by number.
pub(super) struct Room {
    pub(super) spots: Vec<Spot>,
}

/// A name as it is written in its box.
pub(super) fn label(name: &str) -> String {
    if name.chars().count() <= MOST_LETTERS {
        return name.to_owned();
    }
    let kept: String = name.chars().take(MOST_LETTERS - 1).collect();
    kept + "…"
}

impl Room {
    /// Boxes that fit these names, all in one place.
    pub(super) fn new(names: &[&str]) -> Self {
        let spot = |name: &&str| Spot {
            x: 0.0,
            y: 0.0,
            half: 0.5 * (label(name).chars().map(width).sum::<f64>() + 16.0).max(34.0),
        };
        Room {
            spots: names.iter().map(spot).collect(),
        }
    }

    /// Puts the boxes where they should stand, in units of a letter's height, one after the other; where another one
    /// stands already, at the nearest free place below or beside it.
    pub(super) fn place_at(
        &mut self,
        places: &[(f64, f64)],
        meter: &mut Meter,
    ) -> Result<(), Stop> {
        for index in 0..self.spots.len() {
            let (x, y) = places.get(index).copied().unwrap_or_default();
            let within = |value: f64| {
                if value.is_finite() {
                    (value * LETTER).clamp(-FARTHEST, FARTHEST)
                } else {
                    0.0
                }
            };
            let wanted = Spot {
                x: within(x),
                y: within(y),
                ..self.spots[index]
            };
            let mut step = 0;
            let mut spot = wanted;
            // A ring further out has more places than the boxes that stand there, so that there is a free one at last.
            while self.spots[..index].iter().any(|other| spot.touches(*other)) {
                go_on(meter.work(index as u64 + 1))?;
                step += 1;
                let (across, down) = spiral(step);
                spot.x = wanted.x + f64::from(across) * (wanted.half + GAP);
                spot.y = wanted.y + f64::from(down) * (HEIGHT + GAP);
            }
            self.spots[index] = spot;
        }
        Ok(())
    }
}

/// The steps of a square spiral around a place, from the nearest outwards.
fn spiral(step: u32) -> (i32, i32) {
    let ring = f64::midpoint(f64::from(step).sqrt(), 1.0).floor() as i32;
    let side = 2 * ring;
    let along = step as i32 - (side - 1) * (side - 1);
    let (edge, place) = (along / side, along % side);
    match edge {
        0 => (ring, place - ring),
        1 => (ring - place, ring),
        2 => (-ring, ring - place),
        _ => (place - ring, -ring),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atisbo_base::Budget;
    use std::collections::HashSet;

    #[test]
    fn the_spiral_comes_to_every_place_once() {
        let places: HashSet<(i32, i32)> = (1..25 * 25).map(spiral).collect();
        assert_eq!(places.len(), 25 * 25 - 1);
        let inside = |&(x, y): &(i32, i32)| x.abs() <= 12 && y.abs() <= 12;
        assert!(places.iter().all(inside) && !places.contains(&(0, 0)));
    }

    #[test]
    fn boxes_never_overlap_wherever_they_should_stand() {
        let names: Vec<String> = (0..60)
            .map(|one| format!("a name {}", "x".repeat(one % 30)))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for places in [
            vec![],
            vec![(0.0, 0.0); 60],
            vec![(f64::NAN, f64::INFINITY); 60],
            vec![(f64::MAX, f64::MIN); 60],
        ] {
            let mut room = Room::new(&names);
            room.place_at(&places, &mut Budget::unlimited().meter())
                .unwrap();
            for (index, spot) in room.spots.iter().enumerate() {
                assert!(!room.spots[..index].iter().any(|other| other.touches(*spot)));
            }
        }
    }
}
