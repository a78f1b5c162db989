//! What Minesweeper's answers and errors say, as messages. The sentences themselves are in
//! `locales/*/minesweeper.ftl`.

mod advice;
mod argument;
mod series;

pub(super) use advice::advice;
pub(super) use argument::{both_ways, clues, forced, place, proof, step, unavoidable, witness};

pub(super) use series::series;

use crate::Error;
use crate::text::{Arg, Message};
use atisbo_bayes::InferenceError;
use atisbo_minesweeper::bayes::{AdviceError, BuildError};
use atisbo_minesweeper::exact;
use atisbo_minesweeper::logic::LogicError;
use atisbo_minesweeper::logic::{self, Atom, Explanation};
use atisbo_minesweeper::no_guess;
use atisbo_minesweeper::{
    AgentError, Cell, Conflict, Finding, IdError, MOST_CELLS_OF_A_PICTURE, MOST_NEIGHBOURS,
    MOST_ROWS, Mines, MoveError, Position, Tiling,
};
use serde::Serialize;

/// What the data says.
pub(super) fn said(data: &impl Serialize) -> Message {
    let message = Message::told("mines", data, &|field, value| match (field.of, value) {
        // Cells are counted from 1 for people.
        ("WriteError", Arg::Number(cell)) if field.name == "cell" => Arg::Number(cell + 1),
        (_, value) => value,
    });
    message
        .with("most-rows", MOST_ROWS)
        .with("most-neighbours", MOST_NEIGHBOURS)
        .with("most-drawn", MOST_CELLS_OF_A_PICTURE)
}

/// An error that says what the data says.
pub(super) fn error(data: &impl Serialize) -> Error {
    Error::from(said(data))
}

/// Several cells; of many only the first.
fn cells(tiling: &Tiling, cells: &[Cell]) -> Arg {
    const SHOWN: usize = 12;
    let names = cells.iter().take(SHOWN);
    let mut list: Vec<Arg> = names.map(|&cell| tiling.name(cell).into()).collect();
    if cells.len() > SHOWN {
        let more = cells.len() - SHOWN;
        list.push(Message::new("mines-more-cells").with("count", more).into());
    }
    Arg::List(list)
}

/// A message about some cells.
fn at_cells(id: &'static str, tiling: &Tiling, found: &[Cell]) -> Message {
    Message::new(id).with("cells", cells(tiling, found))
}

/// A probability in per cent, with as many digits as it needs not to look certain.
pub(super) fn percent(probability: f64) -> String {
    for digits in 1..6 {
        let text = format!("{:.digits$} %", 100.0 * probability);
        let looks_certain = text.trim_start_matches(['0', '.']) == " %" || text.starts_with("100");
        if !looks_certain || probability == 0.0 || probability >= 1.0 {
            return text;
        }
    }
    format!("{:.1e} %", 100.0 * probability)
}

/// What to reveal, and why.
pub(super) fn suggestion(position: &Position, found: &Finding) -> Message {
    let win = found.advice.as_ref().and_then(|advice| advice.win);
    said(&found.reason)
        .with("cells", cells(position.tiling(), &found.reveal))
        .with("risk", percent(found.risk.unwrap_or_default()))
        .with("win", percent(win.unwrap_or_default()))
        .with("hidden", position.hidden().count())
}

/// What a hidden cell would show.
pub(super) fn shown(tiling: &Tiling, cell: Cell, shown: &exact::Shown) -> Message {
    let number = |shown: &exact::ShownNumber| {
        Arg::from(
            Message::new("mines-shown-number")
                .with("number", u64::from(shown.number))
                .with("chance", percent(shown.probability)),
        )
    };
    let id = if shown.numbers.is_empty() {
        "mines-shown-mine"
    } else {
        "mines-shown"
    };
    let numbers = shown.numbers.iter().map(number).collect();
    Message::new(id)
        .with("cell", tiling.name(cell))
        .with("risk", percent(shown.mine))
        .with("numbers", Arg::List(numbers))
}

/// What is known of a position, and how many boards fit, all digits, if they were counted.
pub(super) fn finding(
    position: &Position,
    found: &Finding,
    boards: Option<&String>,
) -> Vec<Message> {
    let tiling = position.tiling();
    let mut said = Vec::new();
    if !found.mines.is_empty() {
        said.push(at_cells("mines-certain-mines", tiling, &found.mines));
    }
    said.push(self::suggestion(position, found));
    said.extend(advice(tiling, found));
    if let (Some(log), Mines::Total(_)) = (found.log_boards, position.mines()) {
        let boards = boards.filter(|digits| digits.len() <= MOST_DIGITS);
        let boards = boards.cloned().unwrap_or_else(|| count_of_log(log));
        said.push(Message::new("mines-boards").with("boards", boards));
    }
    if !found.withdrawn.is_empty() {
        said.push(at_cells("mines-withdrawn", tiling, &found.withdrawn));
    }
    if let Some(reasoning) = &found.reasoning {
        said.push(Message::new("mines-not-proved-count").with("count", found.not_proved));
        said.push(if reasoning.bases > 0 {
            Message::new("mines-reasoning-chained")
                .with("bases", reasoning.bases)
                .with("rules", reasoning.rules)
                .with("asked", reasoning.asked)
        } else {
            Message::new("mines-reasoning-sat")
                .with("symbols", reasoning.symbols)
                .with("clauses", reasoning.clauses)
        });
    }
    if let Some(network) = &found.network {
        said.push(
            Message::new("mines-network")
                .with("networks", network.networks)
                .with("x", network.x)
                .with("y", network.y)
                .with("multiplications", network.multiplications),
        );
    }
    said
}

/// Numbers with more digits are told as a power of ten.
const MOST_DIGITS: usize = 13;

/// A count whose natural logarithm is known: whole while that is exact, else as a power of ten.
fn count_of_log(log: f64) -> String {
    if log < 30.0 {
        return format!("{:.0}", log.exp());
    }
    let decimal = log / std::f64::consts::LN_10;
    format!("{:.3}e{}", 10f64.powf(decimal.fract()), decimal.trunc())
}

/// A number and where it stands.
fn the_number(position: &Position, cell: Cell) -> Arg {
    let shown = position.view(cell).number().unwrap_or_default();
    Message::new("mines-the-number")
        .with("number", u64::from(shown))
        .with("cell", position.tiling().name(cell))
        .into()
}

/// What something stands on: numbers, flags, and the number of mines in all.
fn grounds(position: &Position, (numbers, flags, total): (&[Cell], &[Cell], bool)) -> Vec<Arg> {
    let flag = |&cell: &Cell| {
        let name = position.tiling().name(cell);
        Arg::from(Message::new("mines-the-flag").with("cell", name))
    };
    let numbers = numbers.iter().map(|&cell| the_number(position, cell));
    let mut parts: Vec<Arg> = numbers.chain(flags.iter().map(flag)).collect();
    if let (true, Mines::Total(count)) = (total, position.mines()) {
        let message = Message::new("mines-the-total");
        parts.push(message.with("count", u64::from(count)).into());
    }
    parts
}

/// What cannot be true together.
pub(super) fn conflict(position: &Position, conflict: &Conflict) -> Message {
    let parts = grounds(
        position,
        (&conflict.numbers, &conflict.flags, conflict.total),
    );
    if parts.is_empty() {
        return Message::new("mines-impossible");
    }
    Message::new("mines-conflict").with("parts", Arg::List(parts))
}

/// A cell that the engine can prove nothing of.
pub(super) fn not_proved(tiling: &Tiling, cell: Cell) -> Message {
    Message::new("mines-not-proved").with("cell", tiling.name(cell))
}

/// Why a cell is a mine, or none: the argument step by step if there is one, else what it stands on.
pub(super) fn explanation(position: &Position, explanation: &Explanation) -> Vec<Message> {
    let tiling = position.tiling();
    let cell = tiling.name(explanation.cell);
    let steps = explanation.steps.iter();
    let said: Vec<Message> = steps.filter_map(|step| chained(position, step)).collect();
    if !said.is_empty() {
        return said;
    }
    let parts = grounds(
        position,
        (&explanation.numbers, &explanation.flags, explanation.total),
    );
    let message = Message::new("mines-because")
        .with("mine", explanation.is_mine)
        .with("cell", cell)
        .with("parts", Arg::List(parts));
    vec![message]
}

/// What a step of chaining says; facts and bookkeeping say nothing that is not seen.
fn chained(position: &Position, step: &logic::Step) -> Option<Message> {
    let Atom::Cell { cell, holds, .. } = step.conclusion else {
        return None;
    };
    let tiling = position.tiling();
    let id = match (step.rule, holds) {
        (logic::Rule::NoMinesElsewhere(_), _) => "mines-step-mine",
        (logic::Rule::EnoughMines(_), _) => "mines-step-safe",
        (logic::Rule::Total, true) => "mines-step-total-mine",
        (logic::Rule::Total, false) => "mines-step-total-safe",
        _ => return None,
    };
    let message = Message::new(id).with("cell", tiling.name(cell));
    Some(match step.rule {
        logic::Rule::NoMinesElsewhere(number) | logic::Rule::EnoughMines(number) => {
            message.with("number", the_number(position, number))
        }
        _ => message,
    })
}

/// What a step of a proof concludes, and from what.
pub(super) fn proof_step(tiling: &Tiling, step: &no_guess::Step) -> Message {
    let mut from = match cells(tiling, &step.numbers) {
        Arg::List(list) => list,
        other => vec![other],
    };
    if step.total {
        from.push(Message::new("mines-the-count").into());
    }
    let concluded = [
        ("mines-are-safe", &step.safe),
        ("mines-are-mines", &step.mines),
    ];
    let concluded = concluded.into_iter().filter(|(_, found)| !found.is_empty());
    let concluded = concluded.map(|(id, found)| at_cells(id, tiling, found));
    Message::new("mines-proof-step")
        .with("from", Arg::List(from))
        .with("concluded", concluded.collect::<Arg>())
}

/// Why there is no network.
pub(super) fn build_error(error: &BuildError) -> Message {
    match error {
        BuildError::Variable(_) | BuildError::Network(_) => {
            Message::new("mines-internal").with("reason", error.to_string())
        }
        _ => said(error),
    }
}

/// Why a network gives no advice.
pub(super) fn advice_error(error: &AdviceError) -> Message {
    match error {
        AdviceError::Build(error) => build_error(error),
        AdviceError::Inference(InferenceError::Impossible) => Message::new("mines-impossible"),
        AdviceError::Inference(error) => crate::bayes::said(error),
    }
}

/// Why logic has no answer about a position.
pub(super) fn reasoning_error(position: &Position, error: &LogicError) -> Message {
    match error {
        LogicError::Impossible(conflict) => self::conflict(position, conflict),
        _ => said(error),
    }
}

/// Why a game cannot go on.
pub(super) fn agent_error(error: &AgentError) -> Message {
    match error {
        AgentError::Advice(error) => advice_error(error),
        _ => said(error),
    }
}

/// Why a move is refused.
pub fn move_error(error: &MoveError) -> Message {
    said(error)
}

/// Why a text is no ID of a game.
pub(super) fn id_error(error: &IdError) -> Message {
    Message::new("mines-bad-id").with("reason", said(error))
}
