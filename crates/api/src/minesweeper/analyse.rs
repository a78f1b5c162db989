//! `analyse`: the probability of a mine in every hidden cell, and what is certain.

use super::adviser::{Advice, Analysis, Method};
use super::inquiry::{self, Inquiry, inquire};
use super::logic::{self, Why};
use super::{Source, hidden_cell, rows_with, words};
use crate::bayes::{self, Node, PictureRequest, node};
use crate::output::stopped;
use crate::pseudocode::{self, Code};
use crate::text::{self, Message};
use crate::trace::{Trace, TraceRequest};
use crate::verb::Size;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop};
use atisbo_bayes::Variable;
use atisbo_minesweeper::bayes::{BoardNetwork, NetworkSize, find_node};
use atisbo_minesweeper::exact::{self, ExactError, Shown};
use atisbo_minesweeper::logic::Statistics;
use atisbo_minesweeper::logic::trace::Event;
use atisbo_minesweeper::{Kind, Marks, Mines, Position, svg};
use serde::{Deserialize, Serialize};

/// What to analyse, and how.
#[derive(Clone, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The method and its switches.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// The cell, row and column counted from 0, to explain: why it is certain.
    pub explain: Option<Place>,
    /// The cell, row and column counted from 0, whose numbers are wanted: what it would show.
    pub numbers: Option<Place>,
    /// Whether the questions are wanted that the logical agent asks before its next move.
    #[serde(default)]
    pub questions: bool,
    /// How much of its thinking to trace, if it is to be traced.
    pub trace: Option<TraceRequest>,
    /// Whether a picture is wanted.
    #[serde(default)]
    pub svg: bool,
    /// The conditional tables of the network's variables that are wanted.
    pub tables: Option<TablesRequest>,
    /// A picture of the network.
    pub picture: Option<PictureRequest>,
}

/// Which conditional tables of a network are wanted.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct TablesRequest {
    /// Of these variables, as `x_r1c1` or as the reports' `x00`; of all if there are none.
    #[serde(default)]
    pub of: Vec<String>,
    /// Only those with at most this many numbers, and never more than 100,000.
    #[serde(default = "usual_numbers")]
    pub most: usize,
}

fn usual_numbers() -> usize {
    bayes::USUAL_NUMBERS
}

/// What is known.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The position, one text for each row.
    pub board: Vec<String>,
    /// Its tiling.
    pub tiling: Kind,
    /// The number of mines, if it is known.
    pub mines: Option<u32>,
    /// The probability of a mine in each cell, otherwise.
    pub density: Option<f64>,
    /// The probability of a mine in every cell; null where it is revealed or a known mine, or where logic
    /// proves nothing.
    pub mine_probability: Vec<Vec<Option<f64>>>,
    /// The cells that are certainly no mines.
    pub safe: Vec<Place>,
    /// The hidden cells that are certainly mines.
    pub certain_mines: Vec<Place>,
    /// The best cells to reveal: all safe ones, or the one that the player advises, or those least likely to
    /// be mines.
    pub best: Vec<Place>,
    /// The probability that one of the best is a mine.
    pub risk: Option<f64>,
    /// The cells that the exact method weighed, where nothing is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<Advice>,
    /// Whether the probabilities are only estimated, for the boards could not be counted within the budget.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub estimated: bool,
    /// The limit that ended thinking early: this is the best so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
    /// What the cell asked about would show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<Shown>,
    /// The number of boards that fit, all its digits, where the exact method could count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<String>,
    /// The natural logarithm of the number of boards that fit, where the method counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_boards: Option<f64>,
    /// What the network was like, where one was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<NetworkSize>,
    /// What reasoning took, where logic was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasoning: Option<Statistics>,
    /// The flags that contradict the numbers and were taken back, where logic was to revise them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub withdrawn: Vec<Place>,
    /// What the logical agent asks before its next move, where that was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inquiry: Option<Inquiry>,
    /// How it thought, where that was to be traced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trace: Option<Trace<Event>>,
    /// For each event of the trace which of the agent's six steps it belongs to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<u8>,
    /// The agent in pseudocode with the chaining that it asks, beside the trace.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<Code>,
    /// Why the cell asked for is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The variables of the network with their tables, where those were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<Vec<Node>>,
    /// The picture of the network, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// The result in words.
    pub sentences: Vec<Message>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "analyse";
    type Answer = Answer;

    fn size(&self) -> Size {
        Size::steps(self.trace.map_or(0, |trace| trace.limit))
    }

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let position = self.source.position()?;
        let tiling = position.tiling();
        let (tables, drawn) = self.network(&position, budget)?;
        let found = self.analysis.find(&position, budget)?;
        let settings = self.analysis.logic.settings();
        let (mut inquiry, mut trace) = (None, None);
        if self.questions || self.trace.is_some() {
            if self.analysis.method != Method::Logic {
                return Err(Message::new("mines-questions-of-chaining").into());
            }
            let (asked, events) = inquire(&position, &settings, self.trace, budget)?;
            (inquiry, trace) = (Some(asked).filter(|_| self.questions), events);
        }
        let why = self.explain;
        let why = why.map(|place| logic::why(&position, place, &settings, budget));
        let why = why.transpose()?;
        let shown = match self.numbers {
            Some(place) => {
                let cell = hidden_cell(&position, place)?;
                exact::shown(&position, cell, budget).map_err(words::error)?
            }
            None => None,
        };
        let counted = self.analysis.method == Method::Exact && !found.estimated;
        let boards = counted.then(|| boards(&position, budget));
        let (boards, uncounted) = match boards.transpose() {
            Ok(boards) => (boards.flatten(), None),
            Err(stop) => (None, Some(stop)),
        };
        let mut sentences = match (&shown, &why) {
            (Some(shown), _) => vec![words::shown(tiling, shown)],
            (None, Some(why)) => why.sentences.clone(),
            (None, None) => words::finding(&position, &found, boards.as_deref()),
        };
        if let Some(inquiry) = &inquiry {
            sentences.extend(inquiry::sentences(&position, inquiry));
        }
        let said = |stop| Message::new("mines-count-stopped").with("stop", text::stop(stop));
        sentences.extend(uncounted.map(said));
        let best = tiling.places(&found.reveal);
        let safe = tiling.places(&found.safe);
        let certain_mines = tiling.places(&found.mines);
        let picture = self.svg.then(|| {
            // A picture of an explanation shows the cell and the numbers that settle it.
            let (targets, clues) = match &why {
                Some(why) => (std::slice::from_ref(&why.cell), &why.numbers[..]),
                None => (&best[..], &[][..]),
            };
            let marks = Marks {
                targets,
                clues,
                safe: &safe,
                mines: &certain_mines,
                probabilities: &found.probability,
            };
            svg(&position, marks).map_err(words::error)
        });
        let (mines, density) = match position.mines() {
            Mines::Total(total) => (Some(total), None),
            Mines::Density(density) => (None, Some(density)),
        };
        let rows = tiling.rows();
        Ok(Answer {
            board: rows_with(&position, &[]),
            tiling: tiling.kind(),
            mines,
            density,
            mine_probability: rows
                .map(|cells| found.probability[cells].to_vec())
                .collect(),
            advice: self.analysis.advice(tiling, &found),
            withdrawn: tiling.places(&found.withdrawn),
            risk: found.risk,
            estimated: found.estimated,
            budget: found.stop.or(uncounted),
            log_boards: found.log_boards,
            network: found.network,
            reasoning: found.reasoning,
            svg: picture.transpose()?,
            tables,
            picture: drawn,
            safe,
            certain_mines,
            best,
            boards,
            sentences,
            shown,
            why,
            inquiry,
            steps: (trace.iter().flat_map(|trace| &trace.events))
                .map(Event::step)
                .collect(),
            code: trace.as_ref().map(|trace| {
                let lines = pseudocode::agent::lines(&settings);
                Code::beside(&lines, trace)
            }),
            trace,
        })
    }

    /// Whether there is a cell that can be revealed; of an explanation, whether there is one.
    fn is_yes(answer: &Answer) -> bool {
        match &answer.why {
            Some(why) => why.is_mine.is_some(),
            None => !answer.best.is_empty(),
        }
    }
}

impl Request {
    /// The tables and the picture of the position's network, as far as they are wanted.
    fn network(
        &self,
        position: &Position,
        budget: &Budget,
    ) -> Result<(Option<Vec<Node>>, Option<String>), Error> {
        if self.tables.is_none() && self.picture.is_none() {
            return Ok((None, None));
        }
        let Analysis { network, prior, .. } = self.analysis;
        let tiling = position.tiling();
        let built = BoardNetwork::new(position, network, prior, budget)?;
        let tables = self.tables.as_ref().map(|wanted| {
            let variables = built.model.variables();
            let find = |name: &String| {
                let found = find_node(variables, tiling, name);
                found.ok_or_else(|| words::no_node(tiling, network, name))
            };
            let of: Result<Vec<Variable>, Message> = match &wanted.of[..] {
                [] => Ok(variables.all().collect()),
                names => names.iter().map(find).collect(),
            };
            let of = of?;
            let mut meter = budget.meter();
            let nodes = node::with_tables(&built.model, &of, wanted.most, &mut meter);
            nodes.map_err(|limit| stopped(limit, budget))
        });
        let drawn = self.picture.map(|wanted| {
            let places = built.places(tiling);
            bayes::picture::svg(&built.model, wanted, places.as_deref(), "", budget)
        });
        Ok((tables.transpose()?, drawn.transpose()?))
    }
}

/// Long numbers take long to multiply: with more states than this, only their logarithm is given.
const MOST_STATES_OF_A_COUNT: u64 = 1_000_000;

/// The number of boards, all its digits; or the limit that was reached before it was known.
fn boards(position: &Position, budget: &Budget) -> Result<Option<String>, Stop> {
    let most = budget.max_nodes().unwrap_or(u64::MAX);
    let limited = budget.clone().nodes(most.min(MOST_STATES_OF_A_COUNT));
    match exact::count(position, &limited) {
        Ok(boards) => Ok(boards.map(|boards| boards.to_string())),
        Err(ExactError::Stopped(Stop::Nodes)) if most > MOST_STATES_OF_A_COUNT => Ok(None),
        Err(ExactError::Stopped(stop)) => Err(stop),
        Err(_) => Ok(None),
    }
}
