//! `explain`: all that is certain, step by step as players see it, and whether a guess can be avoided; or one
//! cell, by the fewest numbers that prove it.

use super::{Source, hidden_cell, rows_with, words};
use crate::text::Message;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::guess::{self, Unavoidable, Verdict, Witness};
use atisbo_minesweeper::technique::{self, Deduction, Technique};
use atisbo_minesweeper::{Cell, Marks, Position, Reason, exact, svg};
use serde::{Deserialize, Serialize};

/// What to explain.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The one cell, row and column counted from 0, that is to be explained.
    pub cell: Option<Place>,
    /// Whether a picture is wanted.
    #[serde(default)]
    pub svg: bool,
}

/// Why cells are certain.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Answer {
    /// The position, one text for each row.
    pub board: Vec<String>,
    /// The steps: of all that is certain, or of the one cell.
    pub steps: Vec<Explained>,
    /// The fewest numbers that prove the cell, where one was asked about and is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
    /// Whether a guess can be avoided, where no cell was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guess: Option<Guess>,
    /// Boards that fit: that every hidden cell is a mine on one of them proves that a guess is forced; of one
    /// cell, a board on which it is a mine and one on which it is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Fitting>,
    /// The picture: what is concluded ringed, the numbers it follows from underlaid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The result in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did: then steps, or the boards of a forced guess, are missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Stop>,
}

/// One step of an argument.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Explained {
    /// The technique's name in data.
    pub technique: &'static str,
    /// Its name in words.
    pub name: Message,
    /// The numbers it looks at.
    pub numbers: Vec<Place>,
    /// Whether it needs the number of mines in all.
    pub total: bool,
    /// The cells that are no mines.
    pub safe: Vec<Place>,
    /// The cells that are mines.
    pub mines: Vec<Place>,
    /// The argument in words.
    pub sentence: Message,
}

/// The fewest numbers that prove a cell.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Proof {
    /// The cell.
    pub cell: Place,
    /// Whether it is a mine.
    pub is_mine: bool,
    /// The numbers.
    pub numbers: Vec<Place>,
    /// Whether the number of mines in all is needed too.
    pub total: bool,
    /// Whether it is proved that fewer do not do.
    pub smallest: bool,
    /// The hardest technique on the way.
    pub technique: &'static str,
}

/// Whether a guess can be avoided.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Guess {
    /// Whether one is forced: no hidden cell is certainly safe, and not all are mines.
    pub forced: bool,
    /// Whether a checker found that the boards prove it; null if there is nothing to prove.
    pub verified: Option<bool>,
    /// The guesses that no number elsewhere will ever help with.
    pub unavoidable: Vec<Unavoidable<Place>>,
}

/// A board that fits, or rather many that differ only where no number looks.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Fitting {
    /// The mines beside numbers.
    pub mines: Vec<Place>,
    /// How many of the other hidden cells are mines, whichever of them.
    pub elsewhere: u32,
    /// The position with the mines beside numbers in their places, one text for each row.
    pub board: Vec<String>,
}

impl Verb for Request {
    const GAME: &'static str = "minesweeper";
    const NAME: &'static str = "explain";
    type Answer = Answer;

    fn answer(&self, _observer: &dyn Observer, budget: &Budget) -> Result<Answer, Error> {
        let position = self.source.position()?;
        let mut answer = match self.cell {
            Some(place) => of_cell(&position, place, budget)?,
            None => of_all(&position, budget)?,
        };
        answer.board = rows_with(&position, &[]);
        if self.svg {
            answer.svg = Some(answer.picture(&position)?);
        }
        Ok(answer)
    }

    /// Whether the cell is certain; of the whole position, whether it can be played on without a guess.
    fn is_yes(answer: &Answer) -> bool {
        match &answer.guess {
            Some(guess) => !guess.forced,
            None => answer.proof.is_some(),
        }
    }
}

fn of_cell(position: &Position, place: Place, budget: &Budget) -> Result<Answer, Error> {
    let cell = hidden_cell(position, place)?;
    let found = technique::explain(position, cell, budget).map_err(words::logic_error(position))?;
    let Some((proof, argument)) = found else {
        // That it is not certain is known without the boards.
        let mut answer = Answer {
            sentences: vec![words::at_cell("mines-both-ways", position, cell)],
            ..Answer::default()
        };
        let boards = match guess::both_ways(position, cell, budget) {
            Ok(boards) => boards,
            Err(stop) => {
                answer.budget = Some(stop);
                answer.sentences.push(words::explanation_stopped(stop));
                None
            }
        };
        answer.add_boards(position, boards.as_ref().map_or(&[], |two| &two[..]));
        return Ok(answer);
    };
    let hardest = argument.technique().unwrap_or(Technique::Cases);
    Ok(Answer {
        steps: explained(position, &argument.steps),
        sentences: vec![words::proof(position, &proof)],
        proof: Some(Proof {
            cell: place,
            is_mine: proof.is_mine,
            numbers: position.tiling().places(&proof.numbers),
            total: proof.total,
            smallest: proof.smallest,
            technique: hardest.id(),
        }),
        ..Answer::default()
    })
}

fn of_all(position: &Position, budget: &Budget) -> Result<Answer, Error> {
    let known = exact::analyse(position, budget).map_err(words::error)?;
    let path = technique::path_among(position, &known.safe, &known.mines, budget);
    let path = path.map_err(words::error)?;
    let may = guess::may_guess(position, &known, budget);
    let mut answer = Answer {
        steps: explained(position, &path.steps),
        budget: path.stop.or(may.stop),
        ..Answer::default()
    };
    let boards = match &may.verdict {
        Verdict::Forced(boards) => Some(boards),
        Verdict::Safe | Verdict::Over => None,
    };
    answer.sentences.push(match &may.verdict {
        Verdict::Safe => Message::new("mines-guess-not-needed").with("count", known.safe.len()),
        Verdict::Over => words::said(&Reason::Nothing).with("hidden", position.hidden().count()),
        Verdict::Forced(boards) => Message::new("mines-guess-forced").with("boards", boards.len()),
    });
    answer.add_boards(position, boards.map_or(&[], |boards| boards));
    let unavoidable = may.unavoidable.iter();
    let said = unavoidable.map(|one| words::unavoidable(position, one));
    // What is certain is known; a limit only leaves out some of the reasons.
    let stopped = answer.budget.map(words::explanation_stopped);
    answer.sentences.extend(said.chain(stopped));
    let unavoidable = may.unavoidable.iter();
    answer.guess = Some(Guess {
        forced: boards.is_some(),
        verified: boards
            .filter(|boards| !boards.is_empty())
            .map(|boards| guess::verify(position, boards)),
        unavoidable: unavoidable
            .map(|one| one.placed(position.tiling()))
            .collect(),
    });
    Ok(answer)
}

/// Steps in words and places.
pub(super) fn explained(position: &Position, steps: &[Deduction]) -> Vec<Explained> {
    let tiling = position.tiling();
    let explained = |step: &Deduction| Explained {
        technique: step.technique.id(),
        name: words::said(&step.technique),
        numbers: tiling.places(&step.numbers().collect::<Vec<Cell>>()),
        total: step.total.is_some(),
        safe: tiling.places(&step.safe),
        mines: tiling.places(&step.mines),
        sentence: words::step(position, step),
    };
    steps.iter().map(explained).collect()
}

impl Answer {
    fn add_boards(&mut self, position: &Position, boards: &[Witness]) {
        for (number, witness) in (1..).zip(boards) {
            self.boards.push(Fitting {
                mines: position.tiling().places(&witness.mines),
                elsewhere: witness.elsewhere,
                board: rows_with(position, &witness.mines),
            });
            let sentence = words::witness(position, number, witness);
            self.sentences.push(sentence);
        }
    }

    fn picture(&self, position: &Position) -> Result<String, Error> {
        let all = |of: fn(&Explained) -> &Vec<Place>| -> Vec<Place> {
            self.steps.iter().flat_map(of).copied().collect()
        };
        let safe = all(|step| &step.safe);
        let targets = match &self.proof {
            Some(proof) => std::slice::from_ref(&proof.cell),
            None => &safe,
        };
        let marks = Marks {
            targets,
            clues: &all(|step| &step.numbers),
            safe: &safe,
            mines: &all(|step| &step.mines),
            ..Marks::default()
        };
        svg(position, marks).map_err(words::error)
    }
}
