//! What techniques and their steps are called, and what a forced guess says.

use super::{at_cell, at_cells, cells, grounds, number, percent, said, the_number};
use crate::text::{Arg, Message};
use atisbo_minesweeper::guess::{Unavoidable, Witness};
use atisbo_minesweeper::logic::Explanation;
use atisbo_minesweeper::technique::{Argument, Deduction, Technique};
use atisbo_minesweeper::{Cell, Position};

/// Where to look for a safe cell: at the number that the last step begins with.
pub(in crate::minesweeper) fn place(position: &Position, argument: &Argument) -> Message {
    let last = argument.steps.last();
    let number = last.and_then(|step| step.numbers().next());
    let number = number.map(|number| the_number(position, number));
    Message::new("mines-hint-where").with("number", number)
}

/// Which technique, and what it looks at.
pub(in crate::minesweeper) fn clues(position: &Position, argument: &Argument) -> Message {
    let hardest = argument.technique().unwrap_or(Technique::EnoughMines);
    let parts = grounds(position, &argument.numbers(), &[], argument.uses_total());
    Message::new("mines-hint-clues")
        .with("technique", said(&hardest))
        .with("parts", parts)
}

/// What a step concludes, and why.
pub(in crate::minesweeper) fn step(position: &Position, step: &Deduction) -> Message {
    let [one, two] = [0, 1].map(|place| step.counts.get(place));
    let first = one.map(|one| number("mines-number-first", position, one.number));
    let second = two.map(|two| the_number(position, two.number));
    let shared = one.zip(two).map(|(one, two)| {
        let own = one.cells.iter();
        own.filter(|cell| two.cells.contains(cell)).count()
    });
    let numbers = step.numbers().map(|number| the_number(position, number));
    let found = if step.mines.is_empty() {
        "safe"
    } else {
        "mines"
    };
    let tiling = position.tiling();
    let some = |id, found: &Vec<Cell>| (!found.is_empty()).then(|| at_cells(id, tiling, found));
    let concluded = Message::new("mines-concluded")
        .with("safe", some("mines-are-safe", &step.safe))
        .with("mines", some("mines-are-mines", &step.mines));
    Message::new(format!("mines-argument-{}", step.technique))
        .with("first", first)
        .with("second", second)
        .with("mines", one.map(|one| one.mines))
        .with("cells", one.map(|one| one.cells.len()))
        .with("othermines", two.map(|two| two.mines))
        .with("othercells", two.map(|two| two.cells.len()))
        .with("shared", shared)
        .with("found", found)
        .with("numbers", numbers.collect::<Arg>())
        .with("left", step.total.map(|rest| rest.mines))
        .with("concluded", concluded)
}

/// Which numbers prove a cell, and whether fewer could.
pub(in crate::minesweeper) fn proof(position: &Position, proof: &Explanation) -> Message {
    let parts = grounds(position, &proof.numbers, &[], proof.total);
    at_cell("mines-proof", position, proof.cell)
        .with("mine", proof.is_mine)
        .with("smallest", proof.smallest)
        .with("parts", parts)
}

/// A board that fits: where its mines are.
pub(in crate::minesweeper) fn witness(
    position: &Position,
    number: usize,
    witness: &Witness,
) -> Message {
    at_cells("mines-guess-board", position.tiling(), &witness.mines)
        .with("number", number)
        .with("elsewhere", witness.elsewhere)
}

/// A guess that no number elsewhere will ever help with.
pub(in crate::minesweeper) fn unavoidable(position: &Position, guess: &Unavoidable) -> Message {
    let tiling = position.tiling();
    at_cells("mines-guess-unavoidable", tiling, &guess.cells)
        .with("mines", guess.mines)
        .with("ways", guess.ways)
        .with("best", cells(tiling, &guess.best))
        .with("risk", percent(guess.risk))
}
