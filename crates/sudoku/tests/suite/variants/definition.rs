//! What each variant says, tried on a full grid in the most obvious way.

use atisbo_sudoku::variant::{Dot, Ground, Variant};

/// Whether a grid of values 1, 2, .. keeps a variant.
#[expect(clippy::too_many_lines, reason = "one table of definitions")]
pub(crate) fn keeps(variant: &Variant, all: &[Variant], ground: Ground, grid: &[u8]) -> bool {
    let size = ground.shape.size();
    let numbers: Vec<u32> = grid.iter().map(|&value| ground.number(value)).collect();
    let at = |cells: &[usize]| -> Vec<u32> { cells.iter().map(|&cell| numbers[cell]).collect() };
    let place = |cell: usize| (cell / size, cell % size);
    let pairs_apart = |moves: &dyn Fn(usize, usize) -> bool| {
        (0..grid.len()).all(|one| {
            (0..grid.len()).all(|other| {
                let ((row, column), (r, c)) = (place(one), place(other));
                !moves(row.abs_diff(r), column.abs_diff(c)) || grid[one] != grid[other]
            })
        })
    };
    let neighbours = |holds: &dyn Fn(usize, usize) -> bool| {
        (0..grid.len()).all(|one| {
            (0..grid.len()).all(|other| {
                let ((row, column), (r, c)) = (place(one), place(other));
                row.abs_diff(r) + column.abs_diff(c) != 1 || holds(one, other)
            })
        })
    };
    let lowest = ground.number(1);
    let highest = ground.number(ground.values as u8);
    match variant {
        Variant::Diagonal(diagonal) => {
            let column = |row| if diagonal.rising { size - 1 - row } else { row };
            differ(&at(&(0..size)
                .map(|row| row * size + column(row))
                .collect::<Vec<_>>()))
        }
        Variant::Windoku(_) => {
            // One cell away from the corners; in a grid of 4 x 4 only the middle fits.
            let corners: &[usize] = if size == 9 { &[10, 14, 46, 50] } else { &[5] };
            let side = if size == 9 { 3 } else { 2 };
            corners.iter().all(|corner| {
                let cells = (0..side * side).map(|n| corner + n / side * size + n % side);
                differ(&at(&cells.collect::<Vec<_>>()))
            })
        }
        Variant::NoBoxes(_) => true,
        Variant::Jigsaw(jigsaw) => jigsaw.regions.iter().all(|region| differ(&at(region))),
        Variant::ExtraRegion(region) => differ(&at(&region.cells)),
        Variant::DisjointGroups(_) => {
            let side = if size == 9 { 3 } else { 2 };
            pairs_apart(&|down, across| {
                down % side == 0 && across % side == 0 && (down, across) != (0, 0)
            })
        }
        Variant::Cage(cage) => {
            let cells = at(&cage.cells);
            differ(&cells) && cage.sum.is_none_or(|sum| cells.iter().sum::<u32>() == sum)
        }
        Variant::AntiKnight(_) => pairs_apart(&|down, across| down * across == 2),
        Variant::AntiKing(_) => pairs_apart(&|down, across| down.max(across) == 1),
        Variant::NonConsecutive(_) => {
            neighbours(&|one, other| numbers[one].abs_diff(numbers[other]) != 1)
        }
        Variant::Parity(parity) => (numbers[parity.cell] % 2 == 1) == parity.odd,
        Variant::Thermometer(thermometer) => at(&thermometer.cells)
            .windows(2)
            .all(|pair| pair[0] < pair[1] || thermometer.slow && pair[0] == pair[1]),
        Variant::Arrow(arrow) => {
            let digits = at(&arrow.circle).into_iter();
            let number = digits.fold(0, |number, digit| number * 10 + digit);
            number == at(&arrow.shaft).iter().sum::<u32>()
        }
        Variant::Kropki(kropki) => dotted(kropki.dot, &at(&kropki.cells)),
        Variant::StrictKropki(_) => neighbours(&|one, other| {
            let has_dot = all.iter().any(|variant| match variant {
                Variant::Kropki(kropki) => {
                    kropki.cells == [one, other] || kropki.cells == [other, one]
                }
                _ => false,
            });
            let cells = at(&[one, other]);
            has_dot || !dotted(Dot::Difference(1), &cells) && !dotted(Dot::Ratio(2), &cells)
        }),
        Variant::Xv(xv) => at(&xv.cells).iter().sum::<u32>() == xv.sum,
        Variant::StrictXv(_) => neighbours(&|one, other| {
            let marked = all.iter().any(|variant| match variant {
                Variant::Xv(xv) => xv.cells == [one, other] || xv.cells == [other, one],
                _ => false,
            });
            let sum = numbers[one] + numbers[other];
            marked || sum != 5 && sum != 10
        }),
        Variant::GreaterThan(pair) => numbers[pair.greater] > numbers[pair.smaller],
        Variant::Sandwich(sandwich) => {
            let cells = at(&sandwich.cells);
            let only = |wanted: u32| {
                let mut places = (0..cells.len()).filter(|&place| cells[place] == wanted);
                places.next().filter(|_| places.next().is_none())
            };
            let (Some(one), Some(other)) = (only(lowest), only(highest)) else {
                return false;
            };
            let between = &cells[one.min(other) + 1..one.max(other)];
            between.iter().sum::<u32>() == sandwich.sum
        }
        Variant::LittleKiller(line) => at(&line.cells).iter().sum::<u32>() == line.sum,
        Variant::Palindrome(line) => {
            let cells = at(&line.cells);
            cells.iter().eq(cells.iter().rev())
        }
        Variant::Whispers(line) => at(&line.cells)
            .windows(2)
            .all(|pair| pair[0].abs_diff(pair[1]) >= u32::from(line.difference)),
        Variant::Renban(line) => {
            let mut cells = at(&line.cells);
            cells.sort_unstable();
            cells.windows(2).all(|pair| pair[0] + 1 == pair[1])
        }
        Variant::Between(line) => {
            let cells = at(&line.cells);
            let (first, last) = (cells[0], cells[cells.len() - 1]);
            let inner = &cells[1..cells.len() - 1];
            let within = |cell: &u32| first.min(last) < *cell && *cell < first.max(last);
            first != last && inner.iter().all(within)
        }
        Variant::Quadruple(quadruple) => {
            let mut cells = at(&quadruple.cells);
            quadruple.values.iter().all(|&wanted| {
                let place = cells.iter().position(|&cell| cell == u32::from(wanted));
                place.map(|place| cells.remove(place)).is_some()
            })
        }
        Variant::XSum(line) => {
            let cells = at(&line.cells);
            let first = cells.get(..cells[0] as usize);
            first.is_some_and(|first| first.iter().sum::<u32>() == line.sum)
        }
        Variant::Skyscraper(line) => {
            let cells = at(&line.cells);
            let tall = |&place: &usize| cells[..place].iter().all(|cell| *cell < cells[place]);
            (0..cells.len()).filter(tall).count() == line.visible as usize
        }
        other => panic!("no definition of {}", other.id()),
    }
}

fn differ(values: &[u32]) -> bool {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.windows(2).all(|pair| pair[0] != pair[1])
}

fn dotted(dot: Dot, cells: &[u32]) -> bool {
    let (less, more) = (cells[0].min(cells[1]), cells[0].max(cells[1]));
    match dot {
        Dot::Difference(difference) => more - less == u32::from(difference),
        Dot::Ratio(ratio) => more == less * u32::from(ratio),
    }
}
