//! What Minesweeper's answers and errors say, as messages. The sentences themselves are in
//! `locales/*/minesweeper.ftl`.

mod advice;
mod argument;
mod series;

pub(super) use advice::advice;
pub(super) use argument::{clues, place, proof, step, unavoidable, witness};
pub(super) use series::series;

use crate::Error;
use crate::text::{self, Arg, Message};
use crate::verdict::stopped_early;
use atisbo_base::{Stop, shortened};
use atisbo_bayes::InferenceError;
use atisbo_minesweeper::bayes::{AdviceError, BuildError, Scheme, node_name, report_name};
use atisbo_minesweeper::exact::Shown;
use atisbo_minesweeper::logic::{self, Atom, Explanation, LogicError};
use atisbo_minesweeper::no_guess::{self, NoGuessError};
use atisbo_minesweeper::{
    AgentError, Cell, Conflict, Finding, IdError, MOST_CELLS_OF_A_PICTURE, MOST_NEIGHBOURS,
    MOST_ROWS, Mines, MoveError, ParseError, Position, Tiling,
};
use serde::Serialize;

/// What the data says.
pub(super) fn said(data: &impl Serialize) -> Message {
    let message = Message::told("mines", data, &|field, value| match (field.of, value) {
        // Cells are counted from 1 for people.
        ("WriteError", Arg::Number(cell)) if field.name == "cell" => Arg::Number(cell + 1),
        ("Shown" | "ShownNumber", Arg::Decimal(probability)) => percent(probability),
        (_, value) => value,
    });
    message
        .with("most-rows", MOST_ROWS)
        .with("most-neighbours", MOST_NEIGHBOURS)
        .with("most-drawn", MOST_CELLS_OF_A_PICTURE)
}

/// An error that says what the data says.
pub(super) fn error(data: impl Serialize) -> Error {
    said(&data).into()
}

/// That a limit left something out of an explanation.
pub(super) fn explanation_stopped(stop: Stop) -> Message {
    Message::new("mines-explanation-stopped").with("stop", text::stop(stop))
}

/// Several cells; of many only the first.
pub(super) fn cells(tiling: &Tiling, cells: &[Cell]) -> Arg {
    const SHOWN: usize = 12;
    let names = cells.iter().take(SHOWN);
    let names = names.map(|&cell| Arg::from(tiling.name(cell)));
    let more = cells.get(SHOWN..).filter(|more| !more.is_empty());
    let more = more.map(|more| Message::new("mines-more-cells").with("count", more.len()));
    names.chain(more.map(Arg::from)).collect()
}

/// A message about some cells.
fn at_cells(id: &'static str, tiling: &Tiling, found: &[Cell]) -> Message {
    Message::new(id).with("cells", cells(tiling, found))
}

/// A probability in per cent, with as many digits as it needs not to look certain.
fn percent(probability: f64) -> Arg {
    let percentage = 100.0 * probability;
    let mut texts = (1..6).map(|digits| format!("{percentage:.digits$} %"));
    let text = texts.find(|text| {
        let looks_certain = text.trim_start_matches(['0', '.']) == " %" || text.starts_with("100");
        !looks_certain || probability == 0.0 || probability >= 1.0
    });
    Arg::Figure(text.unwrap_or_else(|| format!("{percentage:.1e} %")))
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
pub(super) fn shown(tiling: &Tiling, shown: &Shown) -> Message {
    let cell = tiling.cell_at(shown.cell);
    said(shown).with("cell", cell.map(|cell| tiling.name(cell)))
}

/// What is known of a position, and how many boards fit, all digits, if they were counted.
pub(super) fn finding(position: &Position, found: &Finding, boards: Option<&str>) -> Vec<Message> {
    let tiling = position.tiling();
    let mut sentences = Vec::new();
    if !found.mines.is_empty() {
        sentences.push(at_cells("mines-certain-mines", tiling, &found.mines));
    }
    sentences.push(suggestion(position, found));
    sentences.extend(advice(tiling, found));
    if let (Some(log), Mines::Total(_)) = (found.log_boards, position.mines()) {
        let boards = boards.filter(|digits| digits.len() <= MOST_DIGITS);
        let boards = boards.map_or_else(|| count_of_log(log), str::to_owned);
        sentences.push(Message::new("mines-boards").with("boards", Arg::Figure(boards)));
    }
    if !found.withdrawn.is_empty() {
        sentences.push(at_cells("mines-withdrawn", tiling, &found.withdrawn));
    }
    if let Some(reasoning) = &found.reasoning {
        let id = match found.stop {
            None => "mines-not-proved-count",
            Some(_) => "mines-not-yet-proved-count",
        };
        sentences.push(Message::new(id).with("count", found.not_proved));
        sentences.push(said(reasoning));
        if reasoning.given_up > 0 {
            let message = Message::new("mines-given-up").with("count", reasoning.given_up);
            sentences.push(message.with("asked", reasoning.asked));
        }
    }
    sentences.extend(found.network.iter().map(said));
    sentences
}

/// Numbers with more digits are written as a power of ten.
const MOST_DIGITS: usize = 13;

/// A count whose natural logarithm is known: whole while that is exact, else as a power of ten.
fn count_of_log(log: f64) -> String {
    if log < 30.0 {
        return format!("{:.0}", log.exp());
    }
    let decimal = log / std::f64::consts::LN_10;
    format!("{:.3}e{}", 10f64.powf(decimal.fract()), decimal.trunc())
}

/// A message about one cell.
pub(super) fn at_cell(id: &'static str, position: &Position, cell: Cell) -> Message {
    Message::new(id).with("cell", position.tiling().name(cell))
}

/// That the network of a position has no variable of this name.
pub(super) fn no_node(tiling: &Tiling, network: Scheme, name: &str) -> Message {
    with_names("mines-no-such-node", tiling, name).with("network", network.id())
}

/// That no cell of a board has a variable of this name.
pub(super) fn no_node_here(tiling: &Tiling, name: &str) -> Message {
    with_names("mines-no-such-node-here", tiling, name)
}

/// A message about a name that means nothing, with a name that a cell of the board has, in either numbering.
fn with_names(id: &'static str, tiling: &Tiling, name: &str) -> Message {
    let cell = tiling.cells().take(2).next_back().unwrap_or(Cell(0));
    Message::new(id)
        .with("name", &*shortened(name))
        .with("own", node_name('x', tiling, cell))
        .with("reports", report_name('x', tiling, cell))
}

/// A number and where it stands.
fn the_number(position: &Position, cell: Cell) -> Message {
    number("mines-the-number", position, cell)
}

/// A message about a number and where it stands.
fn number(id: &'static str, position: &Position, cell: Cell) -> Message {
    let shown = position.view(cell).number().unwrap_or_default();
    at_cell(id, position, cell).with("number", u64::from(shown))
}

/// What something stands on: numbers, flags, and the number of mines in all.
fn grounds(position: &Position, numbers: &[Cell], flags: &[Cell], total: bool) -> Arg {
    let numbers = numbers.iter().map(|&cell| the_number(position, cell));
    let flags = flags.iter();
    let flags = flags.map(|&cell| at_cell("mines-the-flag", position, cell));
    let total = match position.mines() {
        Mines::Total(count) if total => Some(u64::from(count)),
        _ => None,
    };
    let total = total.map(|count| Message::new("mines-the-total").with("count", count));
    numbers.chain(flags).chain(total).collect()
}

/// What cannot be true together.
pub(super) fn conflict(position: &Position, conflict: &Conflict) -> Message {
    let Conflict {
        numbers,
        flags,
        total,
    } = conflict;
    Message::new("mines-conflict").with("parts", grounds(position, numbers, flags, *total))
}

/// Why a cell is a mine, or none: the argument step by step if there is one, else what it stands on.
pub(super) fn explanation(position: &Position, why: &Explanation) -> Vec<Message> {
    let steps = why.steps.iter();
    let said: Vec<Message> = steps.filter_map(|step| chained(position, step)).collect();
    if !said.is_empty() {
        return said;
    }
    let parts = grounds(position, &why.numbers, &why.flags, why.total);
    let because = at_cell("mines-because", position, why.cell);
    vec![because.with("mine", why.is_mine).with("parts", parts)]
}

/// What a step of chaining says; facts and bookkeeping say nothing that is not seen.
fn chained(position: &Position, step: &logic::Step) -> Option<Message> {
    let Atom::Cell { cell, holds, .. } = step.conclusion else {
        return None;
    };
    let (id, number) = match (step.rule, holds) {
        (logic::Rule::NoMinesElsewhere(number), _) => ("mines-step-mine", Some(number)),
        (logic::Rule::EnoughMines(number), _) => ("mines-step-safe", Some(number)),
        (logic::Rule::Total, true) => ("mines-step-total-mine", None),
        (logic::Rule::Total, false) => ("mines-step-total-safe", None),
        _ => return None,
    };
    let number = number.map(|number| the_number(position, number));
    Some(at_cell(id, position, cell).with("number", number))
}

/// What a step of a proof concludes, and from what.
pub(super) fn proof_step(tiling: &Tiling, step: &no_guess::Step) -> Message {
    let total = step.total.then(|| Message::new("mines-the-count"));
    let from = [cells(tiling, &step.numbers), total.into_iter().collect()];
    let concluded = [
        ("mines-are-safe", &step.safe),
        ("mines-are-mines", &step.mines),
    ];
    let concluded = concluded.into_iter().filter(|(_, found)| !found.is_empty());
    let concluded = concluded.map(|(id, found)| at_cells(id, tiling, found));
    Message::new("mines-proof-step")
        .with("from", from.into_iter().collect::<Arg>().flat())
        .with("concluded", concluded.collect::<Arg>())
}

/// Why a move is refused.
pub fn move_error(error: MoveError) -> Message {
    said(&error)
}

/// Why logic has no answer about a position.
pub(super) fn logic_error(position: &Position) -> impl Fn(LogicError) -> Error {
    |error| match error {
        LogicError::Impossible(conflict) => self::conflict(position, &conflict).into(),
        LogicError::NothingAsked { cell, number } => {
            let number = number.map(|number| position.tiling().name(number));
            let message = at_cell("mines-logic-nothing-asked", position, cell);
            message.with("number", number).into()
        }
        other => self::error(other),
    }
}

/// Why a text is no position and no board.
impl From<ParseError> for Error {
    fn from(error: ParseError) -> Self {
        Error::at(error.line, error.column, said(&error.kind))
    }
}

/// Why there is no board that needs no guess.
pub(super) fn no_guess(error: NoGuessError) -> Message {
    match error {
        NoGuessError::NoRoom => Message::new("mines-no-guess-room"),
        NoGuessError::NotFound { games } => {
            Message::new("mines-no-guess-not-found").with("games", games)
        }
        NoGuessError::Stopped { stop, .. } => stopped_early(stop),
    }
}

/// Why a text is no ID of a game.
impl From<IdError> for Error {
    fn from(error: IdError) -> Self {
        let reason = said(&error);
        Message::new("mines-bad-id").with("reason", reason).into()
    }
}

/// Why there is no network.
impl From<BuildError> for Error {
    fn from(error: BuildError) -> Self {
        match error {
            BuildError::Variable(_) | BuildError::Network(_) => {
                let reason = error.to_string();
                Message::new("mines-internal").with("reason", reason).into()
            }
            other => self::error(other),
        }
    }
}

/// Why a network gives no advice.
impl From<AdviceError> for Error {
    fn from(error: AdviceError) -> Self {
        match error {
            AdviceError::Build(error) => error.into(),
            AdviceError::Inference(InferenceError::Impossible) => {
                Message::new("mines-impossible").into()
            }
            AdviceError::Inference(error) => crate::bayes::said(&error).into(),
        }
    }
}

/// Why a game cannot go on.
impl From<AgentError> for Error {
    fn from(error: AgentError) -> Self {
        match error {
            AgentError::Advice(error) => error.into(),
            other => self::error(other),
        }
    }
}
