//! What Minesweeper's answers and errors say, as messages. The sentences themselves are in
//! `locales/*/minesweeper.ftl`.

mod advice;
mod argument;
mod series;

pub(super) use advice::advice;
pub(super) use argument::{
    both_ways, clues, forced, place, proof, step, technique, unavoidable, witness,
};

pub(super) use series::series;

use crate::text::{Arg, Message, Sentence, unknown_name};
use atisbo_minesweeper::bayes::{AdviceError, BuildError};
use atisbo_minesweeper::exact::{self, ExactError};
use atisbo_minesweeper::logic::LogicError;
use atisbo_minesweeper::logic::{self, Atom, Explanation};
use atisbo_minesweeper::no_guess;
use atisbo_minesweeper::{
    AgentError, Cell, Conflict, Expected, Finding, Format, FreeError, IdError, LevelError,
    MOST_CELLS_OF_A_PICTURE, MOST_NEIGHBOURS, MOST_ROWS, Mines, MoveError, ParseErrorKind,
    PictureError, Position, PositionError, Reason, Tiling, TilingError, WriteError,
};

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
    let risk = percent(found.risk.unwrap_or_default());
    let count = found.reveal.len();
    let cells = cells(position.tiling(), &found.reveal);
    match found.reason {
        Reason::AllEqual if count == 1 => Message::new("mines-hint-first")
            .with("cells", cells)
            .with("risk", risk),
        Reason::AllEqual => Message::new("mines-hint-all-equal").with("risk", risk),
        Reason::Safe => Message::new("mines-hint-safe")
            .with("count", count)
            .with("cells", cells),
        Reason::Guess if count == 1 => Message::new("mines-hint-guess")
            .with("cells", cells)
            .with("risk", risk),
        Reason::Guess => Message::new("mines-hint-guess-any")
            .with("cells", cells)
            .with("risk", risk),
        Reason::EndGame => {
            let win = found.advice.as_ref().and_then(|advice| advice.win);
            Message::new("mines-hint-end-game")
                .with("cells", cells)
                .with("risk", risk)
                .with("win", percent(win.unwrap_or_default()))
        }
        Reason::NotProved => Message::new("mines-hint-not-proved"),
        Reason::Nothing if position.hidden().next().is_none() => Message::new("mines-hint-over"),
        Reason::Nothing => Message::new("mines-hint-nothing"),
    }
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
) -> Vec<Sentence> {
    let tiling = position.tiling();
    let mut said = Vec::new();
    if !found.mines.is_empty() {
        said.push(
            Message::new("mines-certain-mines")
                .with("count", found.mines.len())
                .with("cells", cells(tiling, &found.mines)),
        );
    }
    said.push(self::suggestion(position, found));
    said.extend(advice(tiling, found));
    if let (Some(log), Mines::Total(_)) = (found.log_boards, position.mines()) {
        let boards = boards.filter(|digits| digits.len() <= MOST_DIGITS);
        let boards = boards.cloned().unwrap_or_else(|| count_of_log(log));
        said.push(Message::new("mines-boards").with("boards", boards));
    }
    if !found.withdrawn.is_empty() {
        said.push(
            Message::new("mines-withdrawn")
                .with("count", found.withdrawn.len())
                .with("cells", cells(tiling, &found.withdrawn)),
        );
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
    said.iter().map(Message::sentence).collect()
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
    let count = parts.len();
    Message::new("mines-conflict")
        .with("count", count)
        .with("parts", Arg::List(parts))
}

/// A cell that the engine can prove nothing of.
pub(super) fn not_proved(tiling: &Tiling, cell: Cell) -> Message {
    Message::new("mines-not-proved").with("cell", tiling.name(cell))
}

/// Why a cell is a mine, or none: the argument step by step if there is one, else what it stands on.
pub(super) fn explanation(position: &Position, explanation: &Explanation) -> Vec<Sentence> {
    let tiling = position.tiling();
    let cell = tiling.name(explanation.cell);
    let steps = explanation.steps.iter();
    let said: Vec<Message> = steps.filter_map(|step| chained(position, step)).collect();
    if !said.is_empty() {
        return said.iter().map(Message::sentence).collect();
    }
    let parts = grounds(
        position,
        (&explanation.numbers, &explanation.flags, explanation.total),
    );
    let id = if explanation.is_mine {
        "mines-because-mine"
    } else {
        "mines-because-safe"
    };
    let message = Message::new(id)
        .with("cell", cell)
        .with("count", parts.len())
        .with("parts", Arg::List(parts));
    vec![message.sentence()]
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
    let known = |id: &'static str, found: &[Cell]| {
        Arg::from(
            Message::new(id)
                .with("count", found.len())
                .with("cells", cells(tiling, found)),
        )
    };
    let mut concluded = Vec::new();
    if !step.safe.is_empty() {
        concluded.push(known("mines-are-safe", &step.safe));
    }
    if !step.mines.is_empty() {
        concluded.push(known("mines-are-mines", &step.mines));
    }
    Message::new("mines-proof-step")
        .with("from", Arg::List(from))
        .with("concluded", Arg::List(concluded))
}

/// Why a text is no position or board.
pub(super) fn parse_error(kind: &ParseErrorKind) -> Message {
    use ParseErrorKind as Kind;
    match kind {
        Kind::Empty => Message::new("mines-parse-empty"),
        Kind::NotText { byte } => {
            Message::new("ohno-parse-not-text").with("byte", format!("0x{byte:02x}"))
        }
        Kind::Unexpected { found, expected } => Message::new("ohno-parse-unexpected")
            .with("found", found.as_str())
            .with("expected", self::expected(*expected)),
        Kind::Ends { expected } => {
            Message::new("ohno-parse-ends").with("expected", self::expected(*expected))
        }
        Kind::Twice(setting) => Message::new("mines-parse-twice").with("setting", *setting),
        Kind::NoMines => Message::new("mines-parse-no-mines"),
        Kind::Ragged {
            row,
            found,
            expected,
        } => Message::new("ohno-parse-ragged")
            .with("row", *row)
            .with("found", *found)
            .with("expected", *expected),
        Kind::CellCount { found, expected } => Message::new("mines-parse-cells")
            .with("found", *found)
            .with("expected", *expected),
        Kind::MineCount { found, expected } => Message::new("mines-parse-mines")
            .with("found", u64::from(*found))
            .with("expected", u64::from(*expected)),
        Kind::Tiling(error) => tiling_error(error),
        Kind::Free(error) => free_error(error),
        Kind::Position(error) => position_error(error),
        Kind::Json { message } => Message::new("mines-parse-json").with("reason", message.as_str()),
        Kind::Holds { format, board } => holds(*format, *board),
    }
}

fn expected(expected: Expected) -> Message {
    Message::new(match expected {
        Expected::Setting => "mines-expected-setting",
        Expected::Tiling => "mines-expected-tiling",
        Expected::MineCount => "mines-expected-mine-count",
        Expected::Density => "mines-expected-density",
        Expected::Name => "mines-expected-name",
        Expected::Corner => "mines-expected-corner",
        Expected::Cell(Format::Mine) => "mines-expected-cell-mine",
        Expected::Cell(Format::Lists) => "mines-expected-cell-lists",
        Expected::Cell(Format::Minesweepr) => "mines-expected-cell-minesweepr",
        Expected::Cell(Format::Report) => "mines-expected-cell-report",
        Expected::Cell(_) => "mines-expected-cell",
        Expected::BoardCell(Format::Lists) => "mines-expected-board-lists",
        Expected::BoardCell(_) => "mines-expected-board",
        Expected::Header => "mines-expected-header",
        Expected::Digit62 => "mines-expected-digit-62",
        Expected::Digit32 => "mines-expected-digit-32",
        Expected::LinkSize => "mines-expected-link-size",
        Expected::Parameter(name) => {
            return Message::new("mines-expected-parameter").with("name", name);
        }
        Expected::MinePlace => "mines-expected-mine-place",
        Expected::EndOfText => "ohno-expected-end-of-text",
    })
}

/// A format of boards where a position was expected, or the other way round.
fn holds(format: Format, board: bool) -> Message {
    let id = if board {
        "mines-holds-positions"
    } else {
        "mines-holds-boards"
    };
    Message::new(id).with("format", format.id())
}

fn tiling_error(error: &TilingError) -> Message {
    match error {
        TilingError::Size { height, width } => Message::new("mines-size")
            .with("height", u64::from(*height))
            .with("width", u64::from(*width))
            .with("most", u64::from(MOST_ROWS)),
        TilingError::FreeHasNoSize => Message::new("mines-free-has-no-size"),
    }
}

fn free_error(error: &FreeError) -> Message {
    match error {
        FreeError::Cells(cells) => Message::new("mines-free-cells").with("cells", *cells),
        FreeError::Twice(name) => Message::new("mines-free-twice").with("cell", name.as_str()),
        FreeError::Unknown { cell, neighbour } => Message::new("mines-free-unknown")
            .with("cell", cell.as_str())
            .with("neighbour", neighbour.as_str()),
        FreeError::OwnNeighbour(name) => Message::new("mines-free-own").with("cell", name.as_str()),
        FreeError::TooMany(name) => Message::new("mines-free-too-many")
            .with("cell", name.as_str())
            .with("most", MOST_NEIGHBOURS),
        FreeError::Name(name) => Message::new("mines-free-name").with("cell", name.as_str()),
        FreeError::Outline(name) => Message::new("mines-free-outline").with("cell", name.as_str()),
    }
}

fn position_error(error: &PositionError) -> Message {
    match error {
        PositionError::MoreThanNeighbours {
            number, neighbours, ..
        } => Message::new("mines-more-than-neighbours")
            .with("number", u64::from(*number))
            .with("neighbours", u64::from(*neighbours)),
        PositionError::TooHigh { number, room, .. } => Message::new("mines-too-high")
            .with("number", u64::from(*number))
            .with("room", u64::from(*room)),
        PositionError::TooLow { number, known, .. } => Message::new("mines-too-low")
            .with("number", u64::from(*number))
            .with("known", u64::from(*known)),
        PositionError::TooManyMines { total, room } => Message::new("mines-too-many")
            .with("total", u64::from(*total))
            .with("room", u64::from(*room)),
        PositionError::TooFewMines { total, known } => Message::new("mines-too-few")
            .with("total", u64::from(*total))
            .with("known", u64::from(*known)),
        PositionError::Density(density) => {
            Message::new("mines-density").with("density", density.as_str())
        }
    }
}

/// What a format cannot express.
pub(super) fn write_error(error: WriteError) -> Message {
    match error {
        WriteError::Holds { format, board } => holds(format, board),
        WriteError::Tiling { format, tiling } => Message::new("mines-write-tiling")
            .with("format", format.id())
            .with("tiling", tiling.id()),
        WriteError::Size { format, most } => Message::new("mines-write-size")
            .with("format", format.id())
            .with("most", u64::from(most)),
        WriteError::Mines { format, most } => Message::new("mines-write-mines")
            .with("format", format.id())
            .with("most", u64::from(most)),
        WriteError::Density { format } => {
            Message::new("mines-write-density").with("format", format.id())
        }
        WriteError::Cell { format, cell } => Message::new("mines-write-cell")
            .with("format", format.id())
            .with("cell", u64::from(cell.0) + 1),
    }
}

/// Why there is no picture.
pub(super) fn picture_error(error: &PictureError) -> Message {
    match error {
        PictureError::TooLarge { cells } => Message::new("mines-picture-size")
            .with("cells", *cells)
            .with("most", MOST_CELLS_OF_A_PICTURE),
        PictureError::Outlines => Message::new("mines-picture-outlines"),
    }
}

/// Why a text is no level.
pub(super) fn level_error(error: &LevelError) -> Message {
    match error {
        LevelError::Unknown(text) => Message::new("mines-level").with("found", text.as_str()),
        LevelError::Kind(error) => unknown_name(error),
        LevelError::Tiling(error) => tiling_error(error),
        LevelError::Mines { mines, cells } => Message::new("mines-level-mines")
            .with("mines", u64::from(*mines))
            .with("cells", *cells),
    }
}

/// Why there is no network.
pub(super) fn build_error(error: &BuildError) -> Message {
    match error {
        BuildError::TooLarge { variables } => {
            Message::new("mines-network-too-large").with("variables", *variables)
        }
        BuildError::Impossible => Message::new("mines-impossible"),
        BuildError::Variable(error) => {
            Message::new("mines-internal").with("reason", error.to_string())
        }
        BuildError::Network(error) => {
            Message::new("mines-internal").with("reason", error.to_string())
        }
    }
}

/// Why a network gives no advice.
pub(super) fn advice_error(error: &AdviceError) -> Message {
    match error {
        AdviceError::Build(error) => build_error(error),
        AdviceError::Inference(atisbo_bayes::InferenceError::Impossible) => {
            Message::new("mines-impossible")
        }
        AdviceError::Inference(error) => crate::bayes::inference_error(error),
    }
}

/// Why the exact analysis fails.
pub(super) fn exact_error(error: ExactError) -> Message {
    match error {
        ExactError::Impossible => Message::new("mines-impossible"),
        ExactError::Stopped(limit) => super::stopped(limit),
    }
}

/// Why logic has no answer about a position.
pub(super) fn reasoning_error(position: &Position, error: &LogicError) -> Message {
    match error {
        LogicError::Impossible(conflict) => self::conflict(position, conflict),
        _ => logic_error(error),
    }
}

/// Why logic has no answer.
fn logic_error(error: &LogicError) -> Message {
    match *error {
        LogicError::Impossible(_) => Message::new("mines-impossible"),
        LogicError::TooManyRules {
            neighbours, rules, ..
        } => Message::new("mines-too-many-rules")
            .with("neighbours", neighbours as u64)
            .with("rules", rules),
        LogicError::Stopped(limit) => super::stopped(limit),
    }
}

/// Why a game cannot go on.
pub(super) fn agent_error(error: &AgentError) -> Message {
    match error {
        AgentError::Advice(error) => advice_error(error),
        AgentError::Exact(error) => exact_error(*error),
        AgentError::Logic(error) => logic_error(error),
        AgentError::Move(error) => move_error(error),
        AgentError::Stuck => Message::new("mines-stuck"),
    }
}

/// Why a move is refused.
pub fn move_error(error: &MoveError) -> Message {
    match *error {
        MoveError::Over => Message::new("terminal-refused-over"),
        MoveError::NoSuchCell { .. } => Message::new("mines-no-such-cell"),
        MoveError::Revealed(_) => Message::new("terminal-refused-revealed"),
        MoveError::Flagged(_) => Message::new("terminal-refused-flagged"),
        MoveError::NoNumber(_) => Message::new("terminal-refused-no-number"),
        MoveError::Flags { number, flags, .. } => Message::new("terminal-refused-flags")
            .with("number", u64::from(number))
            .with("flags", u64::from(flags)),
        MoveError::NothingToOpen(_) => Message::new("terminal-refused-nothing-to-open"),
        MoveError::NoRoomForOpening {
            neighbours,
            mines,
            cells,
            ..
        } => Message::new("mines-no-room")
            .with("neighbours", neighbours)
            .with("mines", u64::from(mines))
            .with("cells", cells),
        MoveError::NothingToUndo => Message::new("terminal-refused-nothing-to-undo"),
        MoveError::NothingToRedo => Message::new("mines-nothing-to-redo"),
    }
}

/// Why a text is no ID of a game.
pub(super) fn id_error(error: &IdError) -> Message {
    let why = match error {
        IdError::FreeTiling => Message::new("mines-id-free"),
        IdError::Parts => Message::new("mines-id-parts"),
        IdError::Level(error) => level_error(error),
        IdError::Rule(error) => unknown_name(error),
        IdError::Seed(text) => Message::new("mines-id-seed").with("found", text.as_str()),
        IdError::Bits(sign) => Message::new("mines-id-bits").with("found", sign.to_string()),
        IdError::Length { cells, characters } => Message::new("mines-id-length")
            .with("cells", *cells)
            .with("characters", *characters),
        IdError::MineCount { level, found } => Message::new("mines-parse-mines")
            .with("found", u64::from(*found))
            .with("expected", u64::from(*level)),
        IdError::Letter(sign) => Message::new("mines-id-move").with("found", sign.to_string()),
        IdError::Cell(text) => Message::new("mines-id-move").with("found", text.as_str()),
        IdError::Refused {
            number,
            action,
            error,
        } => Message::new("mines-id-refused")
            .with("number", *number)
            .with("action", action.to_string())
            .with("reason", move_error(error)),
        IdError::TooLong { number } => Message::new("mines-id-long").with("number", *number),
    };
    Message::new("mines-bad-id").with("reason", why)
}
