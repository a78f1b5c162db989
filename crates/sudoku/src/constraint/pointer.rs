//! A cell whose number says at which place of a line, counted from 1, a value is.

use crate::Values;
use crate::variant::Additions;

/// Adds that this cell points at a value on a line of different values.
pub(crate) fn point(to: &mut Additions<'_>, pointer: usize, line: &[usize], value: u8) {
    let ground = to.ground;
    let pointing = (1..=line.len()).map(|place| ground.value(place as u32));
    let pointing: Vec<Option<u8>> = pointing.collect();
    to.require([&[pointer], line].concat(), move |candidates| {
        point_at(candidates, &pointing, value)
    });
}

/// The first cell points, the others are the line. By place of the line, `pointing` is the value that
/// points there.
fn point_at(candidates: &mut [Values], pointing: &[Option<u8>], value: u8) -> bool {
    let Some((pointer, line)) = candidates.split_first_mut() else {
        return true;
    };
    let mut possible = Values::NONE;
    for (&pointing, place) in pointing.iter().zip(line.iter_mut()) {
        match pointing.filter(|&pointing| pointer.contains(pointing)) {
            Some(pointing) if place.contains(value) => possible.insert(pointing),
            Some(_) => {}
            // The value is on the line once, and elsewhere.
            None => place.remove(value),
        }
    }
    *pointer = pointer.and(possible);
    let place_of = |only| pointing.iter().position(|&other| other == Some(only));
    if let Some(place) = pointer.single().and_then(place_of) {
        line[place] = line[place].and(Values::of(value));
    }
    !pointer.is_empty() && line.iter().all(|own| !own.is_empty())
}
