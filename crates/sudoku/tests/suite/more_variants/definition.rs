//! What each variant says, tried on a full grid in the most obvious way.

use atisbo_sudoku::variant::{Ground, Variant};

/// Whether a grid of values 1, 2, .. keeps a variant.
#[expect(clippy::too_many_lines, reason = "a table, one entry for each variant")]
pub(crate) fn holds(variant: &Variant, ground: Ground, grid: &[u8]) -> bool {
    let shape = ground.shape;
    let size = shape.size();
    let numbers: Vec<i64> = grid
        .iter()
        .map(|&value| i64::from(ground.number(value)))
        .collect();
    let at = |cells: &[usize]| -> Vec<i64> { cells.iter().map(|&cell| numbers[cell]).collect() };
    let sum = |cells: &[usize]| at(cells).iter().sum::<i64>();
    let count = |cells: &[usize], wanted: i64| {
        at(cells).iter().filter(|&&number| number == wanted).count() as i64
    };
    let alike =
        |groups: &[Vec<usize>]| groups.windows(2).all(|pair| sum(&pair[0]) == sum(&pair[1]));
    match variant {
        Variant::LinearSum(rule) => {
            let weighted = rule
                .terms
                .iter()
                .map(|&(cell, weight)| numbers[cell] * i64::from(weight));
            weighted.sum::<i64>() == i64::from(rule.sum)
        }
        Variant::EqualSums(rule) => alike(&rule.groups),
        Variant::Zipper(rule) => {
            let last = rule.cells.len() - 1;
            let wanted = |at: usize| {
                if at * 2 == last {
                    sum(&rule.cells[at..=at])
                } else {
                    sum(&[rule.cells[at], rule.cells[last - at]])
                }
            };
            (0..=last).all(|at| wanted(at) == wanted(0))
        }
        Variant::DoubleArrow(rule) => {
            let [first, between @ .., last] = rule.cells.as_slice() else {
                unreachable!()
            };
            sum(&[*first, *last]) == sum(between)
        }
        Variant::RegionSumLine(rule) => {
            let parts = rule
                .cells
                .chunk_by(|&one, &other| shape.box_of(one) == shape.box_of(other));
            alike(&parts.map(<[usize]>::to_vec).collect::<Vec<_>>())
        }
        Variant::SumLine(rule) => {
            let starts = if rule.closed { rule.cells.len() } else { 1 };
            (0..starts).any(|start| {
                let mut cells = rule.cells.clone();
                cells.rotate_left(start);
                let mut held = 0;
                at(&cells).into_iter().all(|number| {
                    held += number;
                    let fits = held <= i64::from(rule.sum);
                    if held == i64::from(rule.sum) {
                        held = 0;
                    }
                    fits
                }) && held == 0
            })
        }
        Variant::Lunchbox(rule) => {
            let held = at(&rule.cells);
            let place = |wanted: Option<&i64>| {
                held.iter()
                    .position(|number| Some(number) == wanted)
                    .unwrap()
            };
            let (low, high) = (place(held.iter().min()), place(held.iter().max()));
            let between = &rule.cells[low.min(high) + 1..low.max(high).max(low.min(high) + 1)];
            differ(&held) && sum(between) == i64::from(rule.sum)
        }
        Variant::Lockout(rule) => {
            let held = at(&rule.cells);
            let (first, last) = (held[0], held[held.len() - 1]);
            let within = first.min(last)..=first.max(last);
            first.abs_diff(last) >= u64::from(rule.difference)
                && held[1..held.len() - 1]
                    .iter()
                    .all(|number| !within.contains(number))
        }
        Variant::EqualityCage(rule) => {
            let held = at(&rule.cells);
            let half = ground.values / 2;
            let of = |wanted: &dyn Fn(u8) -> bool| {
                rule.cells
                    .iter()
                    .filter(|&&cell| wanted(grid[cell]))
                    .count()
            };
            let low = of(&|value| usize::from(value) <= half);
            let high = of(&|value| usize::from(value) > ground.values - half);
            let even = held.iter().filter(|&&number| number % 2 == 0).count();
            differ(&held) && low == high && low + high == held.len() && even * 2 == held.len()
        }
        Variant::LookAndSay(rule) => rule
            .said
            .iter()
            .all(|&(said, number)| count(&rule.cells, i64::from(number)) == said as i64),
        Variant::SameValues(rule) => {
            let sorted = |cells: &Vec<usize>| {
                let mut held = at(cells);
                held.sort_unstable();
                held
            };
            rule.groups
                .windows(2)
                .all(|pair| sorted(&pair[0]) == sorted(&pair[1]))
        }
        Variant::RegionSameValues(_) => true,
        Variant::CountingCircles(rule) => at(&rule.cells)
            .into_iter()
            .all(|number| count(&rule.cells, number) == number),
        Variant::CountDistinct(rule) => {
            let mut held = at(&rule.cells);
            held.sort_unstable();
            held.dedup();
            numbers[rule.counter] == held.len() as i64
        }
        Variant::NumberedRoom(rule) => {
            let place = numbers[rule.cells[0]];
            (1..=4).contains(&place)
                && numbers[rule.cells[place as usize - 1]] == i64::from(rule.number)
        }
        Variant::Indexing(rule) => rule.cells.iter().all(|&cell| {
            let (row, column, place) = (cell / size, cell % size, numbers[cell] - 1);
            (0..size as i64).contains(&place)
                && if rule.rows {
                    numbers[place as usize * size + column] == row as i64 + 1
                } else {
                    numbers[row * size + place as usize] == column as i64 + 1
                }
        }),
        Variant::ValueIndexing(rule) => {
            let held = at(&rule.cells);
            held[1] > 0 && held.get(1 + held[1] as usize) == Some(&held[0])
        }
        Variant::HiddenSkyscraper(rule) => {
            let held = at(&rule.cells);
            let hidden = (1..held.len())
                .find(|&place| held[..place].iter().any(|&before| before > held[place]));
            hidden.is_some_and(|place| held[place] == i64::from(rule.number))
        }
        Variant::FullRank(rule) => {
            let rows = (0..size).map(|row| (0..size).map(|column| row * size + column).collect());
            let columns =
                (0..size).map(|column| (0..size).map(|row| row * size + column).collect());
            let forwards: Vec<Vec<usize>> = rows.chain(columns).collect();
            let backwards = forwards
                .iter()
                .map(|line| line.iter().rev().copied().collect::<Vec<usize>>());
            let lines: Vec<Vec<i64>> = forwards
                .iter()
                .cloned()
                .chain(backwards)
                .map(|line| at(&line))
                .collect();
            let own = at(&rule.cells);
            let same = lines.iter().filter(|line| **line == own).count();
            let smaller = lines.iter().filter(|line| **line < own).count();
            same == 1 && smaller + 1 == rule.rank as usize
        }
        Variant::AntiTaxicab(_) => (0..grid.len()).all(|one| {
            (0..one).all(|other| {
                let steps =
                    (one / size).abs_diff(other / size) + (one % size).abs_diff(other % size);
                numbers[one] != numbers[other] || numbers[one] != steps as i64
            })
        }),
        Variant::DutchFlatmates(_) => (0..grid.len()).filter(|&cell| grid[cell] == 2).all(|cell| {
            cell >= size && grid[cell - size] == 1 || grid.get(cell + size) == Some(&4)
        }),
        Variant::Pairwise(rule) => {
            let allowed = |one: usize, other: usize| {
                rule.partners[usize::from(grid[one]) - 1].contains(grid[other])
            };
            let cells = &rule.cells;
            (0..cells.len()).all(|later| {
                (0..later).all(|earlier| {
                    !rule.every_pair && earlier + 1 != later
                        || allowed(cells[earlier], cells[later])
                })
            })
        }
        Variant::StateMachine(rule) => {
            let mut states = vec![0];
            for &cell in &rule.cells {
                let next = |&state: &usize| {
                    let steps = rule.machine.steps[state].iter();
                    steps
                        .filter(|step| step.0.contains(grid[cell]))
                        .map(|step| step.1)
                };
                states = states.iter().flat_map(next).collect();
            }
            states.iter().any(|&state| rule.machine.accepting[state])
        }
        Variant::Candidates(rule) => rule
            .numbers
            .iter()
            .any(|&number| numbers[rule.cell] == i64::from(number)),
        Variant::AnyOf(rule) => {
            let holds_all = |variants: &Vec<Variant>| {
                variants.iter().all(|variant| holds(variant, ground, grid))
            };
            rule.alternatives.iter().any(holds_all)
        }
        other => unreachable!("{other:?} is tested elsewhere"),
    }
}

fn differ(numbers: &[i64]) -> bool {
    (0..numbers.len()).all(|place| !numbers[..place].contains(&numbers[place]))
}
