//! `analyse`: the probability of a mine in every hidden cell, and what is certain.

use super::advice::Advice;
use super::adviser::{Analysis, Method, NetworkSize};
use super::logic::{self, Reasoning, Why};
use super::shown::{Shown, shown};
use super::{Source, rows, words};
use crate::text::Sentence;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::{Cell, Marks, Mines, Position, exact, svg};
use serde::{Deserialize, Serialize};

/// What to analyse, and how.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The method and its switches.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// The cell, row and column counted from 0, of which is wanted why it is certain.
    #[serde(default)]
    pub explain: Option<Place>,
    /// The cell, row and column counted from 0, of which is wanted what it would show.
    #[serde(default)]
    pub numbers: Option<Place>,
    /// Whether a picture is wanted.
    #[serde(default)]
    pub svg: bool,
}

/// What is known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// The position, one text for each row.
    pub board: Vec<String>,
    /// Its tiling.
    pub tiling: &'static str,
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
    pub reasoning: Option<Reasoning>,
    /// The flags that contradict the numbers and were taken back, where logic was to revise them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub withdrawn: Vec<Place>,
    /// Why the cell asked for is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The result in words.
    pub sentences: Vec<Sentence>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "analyse";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        // One clock for the analysis and for all that is asked besides.
        let budget = &budget.started();
        let position = self.source.position()?;
        let mut knowledge = self.analysis.ask(&position, budget)?;
        if self.analysis.method == Method::Exact && !knowledge.estimated {
            knowledge.boards = boards(&position, budget);
        }
        let shown = self.numbers.map(|place| shown(&position, place, budget));
        let shown = shown.transpose()?;
        let tiling = position.tiling();
        let suggestion = knowledge.suggestion(&position);
        let (mines, density) = match position.mines() {
            Mines::Total(total) => (Some(total), None),
            Mines::Density(density) => (None, Some(density)),
        };
        let why = match self.explain {
            Some(place) => {
                let settings = self.analysis.logic.settings();
                Some(logic::why(&position, place, &settings, budget)?)
            }
            None => None,
        };
        // A picture of an explanation shows the cell and the numbers that settle it.
        let cells = |places: &[Place]| -> Vec<Cell> {
            let cells = places.iter().map(|&place| tiling.cell_at(place));
            cells.flatten().collect()
        };
        let targets = why
            .as_ref()
            .map_or_else(|| suggestion.cells.clone(), |why| cells(&[why.cell]));
        let clues = why
            .as_ref()
            .map_or_else(Vec::new, |why| cells(&why.numbers));
        let marks = Marks {
            targets: &targets,
            clues: &clues,
            safe: &knowledge.safe,
            mines: &knowledge.mines,
            probabilities: &knowledge.probability,
        };
        let picture = self.svg.then(|| svg(&position, marks)).transpose();
        let picture = picture.map_err(|error| Error::new(&words::picture_error(&error)))?;
        let probability = |cells: std::ops::Range<usize>| knowledge.probability[cells].to_vec();
        Ok(Answer {
            board: rows(tiling, position.views()),
            tiling: tiling.kind().id(),
            mines,
            density,
            mine_probability: tiling.rows().map(probability).collect(),
            safe: tiling.places(&knowledge.safe),
            certain_mines: tiling.places(&knowledge.mines),
            best: tiling.places(&suggestion.cells),
            risk: suggestion.risk,
            advice: knowledge.advice().cloned(),
            estimated: knowledge.estimated,
            budget: knowledge.stop,
            boards: knowledge.boards.clone(),
            log_boards: knowledge.log_boards,
            network: knowledge.network,
            reasoning: knowledge.reasoning,
            withdrawn: tiling.places(&knowledge.withdrawn),
            svg: picture,
            sentences: match (&shown, &why) {
                (Some(shown), _) => vec![shown.said(&position).sentence()],
                (None, Some(why)) => why.sentences.clone(),
                (None, None) => words::knowledge(&position, &knowledge, &suggestion),
            },
            shown,
            why,
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

/// Long numbers take long to multiply; where there are so many states, their logarithm must do.
const MOST_STATES_OF_A_COUNT: u64 = 1_000_000;

/// The number of boards, all its digits.
fn boards(position: &Position, budget: &Budget) -> Option<String> {
    let most = budget.max_nodes().unwrap_or(u64::MAX);
    let budget = budget.clone().nodes(most.min(MOST_STATES_OF_A_COUNT));
    let boards = exact::count(position, &budget).ok().flatten();
    boards.map(|boards| boards.to_string())
}
