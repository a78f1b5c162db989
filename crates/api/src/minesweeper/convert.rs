//! `convert`: a position or a board in another format, as a Bayesian network, in logic, or as a picture.

use super::adviser::Analysis;
use super::{Source, hidden_cell, words};
use crate::output::{stopped, written};
use crate::text::Message;
use crate::verb::{Cost, Verb};
use crate::{Error, Observer};
use atisbo_base::{Budget, Name, Place};
use atisbo_logic::{dimacs, tell_ask};
use atisbo_minesweeper::bayes::{BoardNetwork, BuildError};
use atisbo_minesweeper::logic::{About, LogicError};
use atisbo_minesweeper::{
    Board, Cell, Format, Marks, Position, Tiling, board_svg, logic, svg, write, write_board,
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
    /// The cell, row and column counted from 0, whose network is wanted, for the local schemes; or whose knowledge base,
    /// with rules for chaining.
    pub cell: Option<Place>,
    /// With rules for chaining, the number beside the cell whose rules are wanted; the first that settles the cell if
    /// none is named, else the first.
    pub number: Option<Place>,
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
    /// The frontier, where the position was written as a network: the hidden cells beside numbers, and these numbers. A
    /// picture of the network needs no more of a large board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub frontier: Vec<Place>,
    /// What the sentences of the knowledge base say, group by group, where the position was written with `TELL`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// What is in the knowledge base, where it was written for chaining.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<WrittenBase>,
}

/// Sentences of a knowledge base that belong together.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[schemars(rename = "SentenceGroup")]
pub struct Group {
    /// What they are about.
    pub about: About,
    /// The number's cell, or the cell that has one code.
    pub cell: Option<Place>,
    /// The number that the cell would show by these rules, of rules for chaining.
    pub shows: Option<u8>,
    /// How many of the cells are mines, at least and at most; none of rules for chaining.
    pub mines: Option<[usize; 2]>,
    /// The hidden cells that are counted; none of rules for chaining.
    pub of: Vec<Place>,
    /// The first sentence, counted from 1 as `ask` lists them.
    pub first: usize,
    /// The last.
    pub last: usize,
}

impl Group {
    fn all(groups: &[logic::Group], tiling: &Tiling) -> Vec<Group> {
        let group = |group: &logic::Group| Group {
            about: group.about,
            cell: group.cell.map(|cell| tiling.place(cell)),
            shows: group.shows,
            mines: group.mines,
            of: tiling.places(&group.of),
            first: group.sentences.start + 1,
            last: group.sentences.end,
        };
        groups.iter().map(group).collect()
    }
}

/// A knowledge base that was written for chaining.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct WrittenBase {
    /// The number whose rules it has; none if it has those of all.
    pub number: Option<Place>,
    /// The cells that are asked about.
    pub cells: Vec<Place>,
    /// How many rules it has.
    pub rules: usize,
    /// How many facts it has.
    pub facts: usize,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "convert";
    type Answer = Answer;

    /// Only what grows no faster than the text of the question is written at once.
    fn cost(&self) -> Cost {
        match self.to {
            Target::Game(_) => Cost::Quick,
            Target::Svg | Target::Logic(_) | Target::Network(_) => Cost::Long,
        }
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let bytes = match self.to {
            Target::Logic(format) => {
                let position = self.source.position()?;
                if let Some(settings) = self.analysis.logic.of_chaining() {
                    return chaining(self, format, &position, &settings, budget);
                }
                if self.cell.is_some() || self.number.is_some() {
                    return Err(Message::new("mines-cell-needs-rules").into());
                }
                return knowledge(format, &position, budget);
            }
            Target::Network(format) => {
                return network(self, format, &self.source.position()?, budget);
            }
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
fn knowledge(
    to: crate::logic::Format,
    position: &Position,
    budget: &Budget,
) -> Result<Answer, Error> {
    let error = |error| match error {
        LogicError::Stopped(limit) => stopped(limit, budget),
        other => words::logic_error(position)(other),
    };
    if to == crate::logic::Format::Dimacs {
        let (clauses, symbols) = logic::clauses(position, budget).map_err(error)?;
        let text = written(budget, |out| dimacs::write_to(&clauses, &symbols, out))?;
        return Ok(Answer {
            text,
            ..Answer::default()
        });
    }
    let told = logic::knowledge_base(position, budget).map_err(error)?;
    Ok(Answer {
        text: written(budget, |out| tell_ask::write_to(&told.base, [], out))?,
        groups: Group::all(&told.groups, position.tiling()),
        ..Answer::default()
    })
}

/// The position as the logical agent's knowledge base.
fn chaining(
    request: &Request,
    to: crate::logic::Format,
    position: &Position,
    settings: &logic::Settings,
    budget: &Budget,
) -> Result<Answer, Error> {
    let tiling = position.tiling();
    let cell = request.cell.map(|place| hidden_cell(position, place));
    let cell = cell.transpose()?;
    let number = match request.number {
        None => None,
        Some(_) if cell.is_none() => {
            return Err(Message::new("mines-number-needs-cell").into());
        }
        Some(place) => {
            let number = tiling.cell_at(place);
            Some(number.ok_or_else(|| Message::new("mines-no-such-cell"))?)
        }
    };
    let base = logic::chaining_base(position, settings, (cell, number), budget);
    let base = base.map_err(|error| match error {
        LogicError::Stopped(limit) => stopped(limit, budget),
        other => words::logic_error(position)(other),
    })?;
    let groups = match to {
        crate::logic::Format::TellAsk => Group::all(&base.groups(), tiling),
        crate::logic::Format::Dimacs => Vec::new(),
    };
    let text = match to {
        crate::logic::Format::TellAsk => written(budget, |out| base.write_to(out)),
        crate::logic::Format::Dimacs => written(budget, |out| {
            dimacs::write_to(&base.clauses(), &base.symbols, out)
        }),
    }?;
    let facts = base.facts();
    Ok(Answer {
        text,
        groups,
        base: Some(WrittenBase {
            number: base.number.map(|number| tiling.place(number)),
            cells: tiling.places(&base.cells),
            rules: base.program.len() - facts,
            facts,
        }),
        ..Answer::default()
    })
}

/// The position as a network.
fn network(
    request: &Request,
    to: crate::bayes::convert::Target,
    position: &Position,
    budget: &Budget,
) -> Result<Answer, Error> {
    let Analysis {
        network: scheme,
        prior,
        ..
    } = request.analysis;
    let built = match request.cell {
        Some(place) => {
            let cell = hidden_cell(position, place)?;
            BoardNetwork::around(position, cell, scheme, prior, budget)
        }
        None if scheme.is_local() => {
            return Err(Message::new("mines-local-needs-cell").into());
        }
        None => BoardNetwork::new(position, scheme, prior, budget),
    };
    let built = built.map_err(|error| match error {
        BuildError::Stopped(limit) => stopped(limit, budget),
        other => other.into(),
    })?;
    let text = crate::bayes::convert::text(&built.model, to, budget)?;
    let variables = built.model.variables();
    let seen = built.evidence.iter().filter_map(|(variable, _)| {
        let state = built.evidence.state(variable)?;
        let domain = &variables[variable];
        Some(format!("{}={}", domain.name(), domain.states()[state]))
    });
    Ok(Answer {
        text,
        evidence: Some(seen.collect()),
        cells: Some(cells(&built, position.tiling())),
        frontier: frontier(position),
        ..Answer::default()
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

/// The hidden cells beside numbers, and these numbers.
fn frontier(position: &Position) -> Vec<Place> {
    let tiling = position.tiling();
    let is_number = |cell: Cell| position.view(cell).number().is_some();
    let is_hidden = |cell: Cell| position.view(cell).is_hidden();
    let cells = tiling.cells().filter(|&cell| {
        let around = tiling.neighbours(cell);
        let mut around = around.iter().copied();
        is_hidden(cell) && around.any(is_number) || is_number(cell) && around.any(is_hidden)
    });
    tiling.places(&cells.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask;
    use serde_json::json;

    fn written(to: &str) -> Answer {
        let position = "mines 3\n1###\n11##\n00##\n";
        let question = json!({"position": position, "to": to});
        let request: Request = serde_json::from_value(question).unwrap();
        ask(&request, &(), &Budget::unlimited()).unwrap()
    }

    #[test]
    fn the_frontier_of_a_network_is_what_numbers_touch() {
        let far = [Place::new(0, 3), Place::new(1, 3), Place::new(2, 3)];
        let frontier = written("bif").frontier;
        assert!(frontier.contains(&Place::new(0, 0)) && frontier.contains(&Place::new(1, 2)));
        assert!(far.iter().all(|cell| !frontier.contains(cell)));
    }

    #[test]
    fn each_sentence_of_a_position_has_a_group_that_says_what_it_counts() {
        let answer = written("tell-ask");
        let sentences = answer
            .text
            .lines()
            .filter(|line| line.ends_with(';'))
            .count();
        let ends: Vec<_> = answer
            .groups
            .iter()
            .map(|one| (one.first, one.last))
            .collect();
        let each: Vec<_> = (1..=sentences).map(|number| (number, number)).collect();
        assert_eq!(ends, each);
        let of_corner = &answer.groups[0];
        assert_eq!(of_corner.cell, Some(Place::new(0, 0)));
        assert_eq!(
            (of_corner.mines, &of_corner.of[..]),
            (Some([1, 1]), &[Place::new(0, 1)][..])
        );
    }
}
