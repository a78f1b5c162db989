//! State machines as text: a header, then the steps of each state, as bits in base 64.
//!
//! The header has the layout of the states (2 bits; 0: a list of steps for each, 1: a bit for each
//! value and one target for each bit), the width of a state's number less 1 (4), the number of values
//! less 1 (4), the number of starts and that of other accepting states, whether the start accepts (1),
//! and for lists the width of their lengths (4). State 0 is the start, the accepting ones come next.

use super::bits::{self, BitReader, BitWriter};
use crate::Values;
use crate::variant::Machine;

/// The most values and the widest state numbers the header has room for.
const MAX_VALUES: usize = 16;
const MAX_WIDTH: usize = 16;

/// The widest length of a list of steps.
const MAX_COUNT_WIDTH: usize = 15;

/// How many bits a number needs.
fn width(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// Reads a machine.
pub(super) fn read(text: &str) -> Option<Machine> {
    if text.is_empty() {
        // It accepts nothing.
        return Some(Machine::default());
    }
    let bytes = bits::bytes(text)?;
    let mut reader = BitReader::new(&bytes);
    let layout = reader.read(2)?;
    let state_width = reader.read(4)? + 1;
    let values = reader.read(4)? + 1;
    let starts = reader.read(state_width)?;
    let accepting = reader.read(state_width)?;
    let start_accepts = reader.read(1)? == 1;
    if starts != 1 {
        return None;
    }
    let mut steps: Vec<Vec<(Values, usize)>> = Vec::new();
    match layout {
        0 => {
            let value_width = width(values - 1);
            let count_width = reader.read(4)?.max(1);
            while reader.left() >= count_width {
                let count = reader.read(count_width)?;
                let step = |reader: &mut BitReader<'_>| {
                    let value = reader.read(value_width)? as u8 + 1;
                    Some((Values::of(value), reader.read(state_width)?))
                };
                steps.push(
                    (0..count)
                        .map(|_| step(&mut reader))
                        .collect::<Option<_>>()?,
                );
            }
        }
        1 => {
            while reader.left() >= values {
                let mask = reader.read(values)?;
                let read = (0..values).filter(|value| mask >> value & 1 == 1);
                let step =
                    |value: usize| Some((Values::of(value as u8 + 1), reader.read(state_width)?));
                steps.push(read.map(step).collect::<Option<_>>()?);
            }
        }
        _ => return None,
    }
    // What is left at the end may look like states without steps, or like too few of them.
    let named = steps.iter().flatten().map(|&(_, to)| to).max();
    let states = named.map_or(1, |to| to + 1).max(accepting + 1);
    if states > (steps.len() + 1) * (MAX_VALUES + 1) {
        return None;
    }
    while steps.len() > states && steps.last().is_some_and(Vec::is_empty) {
        steps.pop();
    }
    let states = states.max(steps.len());
    steps.resize(states, Vec::new());
    let accepts = |state| {
        if state == 0 {
            start_accepts
        } else {
            state <= accepting
        }
    };
    Some(Machine {
        accepting: (0..states).map(accepts).collect(),
        steps: steps.into_iter().map(merged).collect(),
    })
}

/// One entry for each target.
pub(super) fn merged(steps: Vec<(Values, usize)>) -> Vec<(Values, usize)> {
    let mut merged: Vec<(Values, usize)> = Vec::new();
    for (values, to) in steps {
        match merged.iter_mut().find(|known| known.1 == to) {
            Some(known) => known.0 = known.0.or(values),
            None => merged.push((values, to)),
        }
    }
    merged
}

/// Writes a machine, if it is not too large.
pub(super) fn write(machine: &Machine, values: usize) -> Option<String> {
    let Machine { accepting, steps } = machine;
    if accepting.is_empty() {
        return Some(String::new());
    }
    let state_width = width(accepting.len() - 1).max(1);
    if values > MAX_VALUES || state_width > MAX_WIDTH {
        return None;
    }
    let value_width = width(values - 1);
    // The start, then those that accept, then the rest.
    let mut order: Vec<usize> = (0..accepting.len()).collect();
    order.sort_by_key(|&state| (state > 0, !accepting[state]));
    let mut place = vec![0; order.len()];
    for (at, &state) in order.iter().enumerate() {
        place[state] = at;
    }
    let single_steps = |state: usize| -> Vec<(u8, usize)> {
        let steps = steps.get(state).into_iter().flatten();
        let single = steps.flat_map(|&(values, to)| values.iter().map(move |value| (value, to)));
        single
            .filter(|&(value, _)| usize::from(value) <= values)
            .collect()
    };
    let longest = order.iter().map(|&state| single_steps(state).len()).max();
    let count_width = width(longest.unwrap_or(0)).max(1);
    if count_width > MAX_COUNT_WIDTH {
        return None;
    }
    let mut writer = BitWriter::default();
    writer.write(0, 2);
    writer.write(state_width - 1, 4);
    writer.write(values - 1, 4);
    writer.write(1, state_width);
    let others = accepting.iter().skip(1).filter(|accepts| **accepts);
    writer.write(others.count(), state_width);
    writer.write(usize::from(accepting[0]), 1);
    writer.write(count_width, 4);
    for &state in &order {
        let steps = single_steps(state);
        writer.write(steps.len(), count_width);
        for (value, to) in steps {
            writer.write(usize::from(value) - 1, value_width);
            writer.write(place[to], state_width);
        }
    }
    Some(bits::to_text(&writer.into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn accepts(machine: &Machine, line: &[u8]) -> bool {
        let mut states = vec![0];
        for &value in line {
            let next = |&state: &usize| {
                machine.steps[state]
                    .iter()
                    .filter(|step| step.0.contains(value))
                    .map(|step| step.1)
            };
            states = states.iter().flat_map(next).collect();
            states.sort_unstable();
            states.dedup();
        }
        states
            .iter()
            .any(|&state| machine.accepting.get(state) == Some(&true))
    }

    proptest! {
        #[test]
        fn a_machine_that_was_written_accepts_the_same_lines(
            accepting in prop::collection::vec(any::<bool>(), 5),
            steps in prop::collection::vec((0..5_usize, 1..=4_u8, 0..5_usize), 0..20),
            lines in prop::collection::vec(prop::collection::vec(1..=4_u8, 0..6), 20),
        ) {
            let mut machine = Machine { accepting, steps: vec![Vec::new(); 5] };
            for (from, value, to) in steps {
                machine.steps[from].push((Values::of(value), to));
            }
            let read = read(&write(&machine, 4).unwrap()).unwrap();
            for line in lines {
                prop_assert_eq!(accepts(&read, &line), accepts(&machine, &line));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[A-Za-z0-9_-]{0,80}") {
            if let Some(machine) = read(&text) {
                prop_assert_eq!(machine.steps.len(), machine.accepting.len());
            }
        }
    }
}
