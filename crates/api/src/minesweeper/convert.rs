//! `convert`: a position or a board in another format, as a Bayesian network, in logic, or as a picture.

use super::adviser::Analysis;
use super::{Source, hidden_cell, words};
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name, Place};
use atisbo_logic::{dimacs, tell_ask};
use atisbo_minesweeper::bayes::BoardNetwork;
use atisbo_minesweeper::{
    Board, Format, Marks, Position, Tiling, board_svg, logic, svg, write, write_board,
};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What to write.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position, or a board.
    #[serde(flatten)]
    pub source: Source,
    /// The network, where one is wanted: its variables and its prior.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// The cell, row and column counted from 0, whose network is wanted, for the local schemes.
    pub cell: Option<Place>,
    /// The format.
    pub to: Target,
}

/// A format to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Name)]
pub enum Target {
    /// A format of positions or boards.
    Game(Format),
    /// A picture.
    Svg,
    /// The position in logic.
    Logic(crate::logic::Format),
    /// The position as a network.
    Network(crate::bayes::convert::Target),
}

/// What was written.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The text; of a binary format, base64.
    pub text: String,
    /// Whether the text is base64.
    pub base64: bool,
    /// What is observed in the network, as a UAI evidence file or as `name=state` lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Vec<String>>,
    /// The cells that each variable of the network is about; those without any are auxiliary.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cells: Option<BTreeMap<String, Vec<Place>>>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    fn cost(&self) -> Cost {
        Cost::Quick
    }

    fn answer(&self, _observer: &dyn Observer, _budget: &Budget) -> Result<Answer, Error> {
        let bytes = match self.to {
            Target::Logic(format) => {
                knowledge(format, &self.source.position()?).map(String::into_bytes)
            }
            Target::Network(format) => return network(self, format, &self.source.position()?),
            Target::Game(format) => match self.content()? {
                Content::Position(position) => write(&position, format).map(String::into_bytes),
                Content::Board(board) => write_board(&board, format),
            }
            .map_err(words::error),
            Target::Svg => match self.content()? {
                Content::Position(position) => svg(&position, Marks::default()),
                Content::Board(board) => board_svg(&board, Marks::default()),
            }
            .map(String::into_bytes)
            .map_err(words::error),
        };
        let (text, base64) = match String::from_utf8(bytes?) {
            Ok(text) => (text, false),
            Err(binary) => (STANDARD.encode(binary.as_bytes()), true),
        };
        Ok(Answer {
            text,
            base64,
            ..Answer::default()
        })
    }
}

/// What the text of a request holds.
enum Content {
    Position(Position),
    Board(Board),
}

impl Request {
    /// A text that is no position may be a board; if it is neither, the position is what was meant.
    fn content(&self) -> Result<Content, Error> {
        let position = self.source.position().map(Content::Position);
        position.or_else(|error| {
            let board = self.source.board().map(Content::Board);
            board.map_err(|_| error)
        })
    }
}

/// The position in logic.
fn knowledge(to: crate::logic::Format, position: &Position) -> Result<String, Error> {
    if to == crate::logic::Format::Dimacs {
        let clauses = logic::clauses(position);
        let (clauses, symbols) = clauses.map_err(words::logic_error(position))?;
        return Ok(dimacs::write(&clauses, &symbols));
    }
    let told = logic::knowledge_base(position).map_err(words::logic_error(position))?;
    Ok(tell_ask::write(&told.base, []))
}

/// The position as a network.
fn network(
    request: &Request,
    to: crate::bayes::convert::Target,
    position: &Position,
) -> Result<Answer, Error> {
    let Analysis {
        network: scheme,
        prior,
        ..
    } = request.analysis;
    let built = match request.cell {
        Some(place) => {
            let cell = hidden_cell(position, place)?;
            BoardNetwork::around(position, cell, scheme, prior)
        }
        None if scheme.is_local() => {
            return Err(Message::new("mines-local-needs-cell").into());
        }
        None => BoardNetwork::new(position, scheme, prior),
    }?;
    let text = crate::bayes::convert::text(&built.model, to)?;
    let variables = built.model.variables();
    let seen = built.evidence.iter().filter_map(|(variable, _)| {
        let state = built.evidence.state(variable)?;
        let domain = &variables[variable];
        Some(format!("{}={}", domain.name(), domain.states()[state]))
    });
    Ok(Answer {
        text,
        base64: false,
        evidence: Some(seen.collect()),
        cells: Some(cells(&built, position.tiling())),
    })
}

/// The cells of each variable: a mine is one cell, a number is the cell it stands in, a group is several.
fn cells(built: &BoardNetwork, tiling: &Tiling) -> BTreeMap<String, Vec<Place>> {
    let variables = built.model.variables();
    let named = |variable| variables[variable].name().to_owned();
    let single = built.mines.iter().chain(&built.counts);
    let single = single.map(|&(cell, variable)| (named(variable), tiling.places(&[cell])));
    let groups = built.groups.iter();
    let groups = groups.map(|group| (named(group.variable), tiling.places(&group.cells)));
    single.chain(groups).collect()
}
