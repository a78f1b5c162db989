//! `explain`: all that is certain, step by step as players see it, and whether a guess can be avoided; or one
//! cell, by the fewest numbers that prove it.

use super::{Source, hidden_cell, rows_with, words};
use crate::text::Message;
use crate::{Error, Observer, Verb};
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::guess::{self, Unavoidable, Verdict, Witness};
use atisbo_minesweeper::technique::{self, Deduction};
use atisbo_minesweeper::{Cell, Marks, Position, Reason};
use serde::{Deserialize, Serialize};

/// What to explain.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Request {
    /// The position.
    #[serde(flatten)]
    pub source: Source,
    /// The one cell, row and column counted from 0, that is to be explained.
    #[serde(default)]
    pub cell: Option<Place>,
    /// Whether a picture is wanted.
    #[serde(default)]
    pub svg: bool,
}

/// Why what is certain is.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
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
    /// cell, a board on which it is a mine and one on which it is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<Fitting>,
    /// The picture: what is concluded ringed, the numbers it follows from underlaid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// What it comes to, in words.
    pub sentences: Vec<Message>,
    /// Which limit ended the work, if one did: then more may be certain.
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
    /// So many of the other hidden cells are mines, whichever of them.
    pub elsewhere: u32,
    /// The position with the mines beside numbers in their places, one text for each row.
    pub board: Vec<String>,
}

impl Answer {
    fn new(position: &Position, steps: &[Deduction]) -> Self {
        Answer {
            board: rows_with(position, &[]),
            steps: steps.iter().map(|step| explained(position, step)).collect(),
            proof: None,
            guess: None,
            boards: Vec::new(),
            svg: None,
            sentences: Vec::new(),
            budget: None,
        }
    }
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
        if self.svg {
            answer.svg = Some(picture(&position, &answer)?);
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
    let tiling = position.tiling();
    let cell = hidden_cell(position, place)?;
    let found = technique::explain(position, cell, budget)
        .map_err(|error| words::reasoning_error(position, &error))?;
    let Some((proof, argument)) = found else {
        let mut answer = Answer::new(position, &[]);
        // That it is not certain is known without them.
        let boards = guess::both_ways(position, cell, budget).ok().flatten();
        let boards = boards.map_or_else(Vec::new, Vec::from);
        answer.sentences.push(words::both_ways(position, cell));
        add_boards(position, &boards, &mut answer);
        return Ok(answer);
    };
    let mut answer = Answer::new(position, &argument.steps);
    answer.sentences.push(words::proof(position, &proof));
    let hardest = argument.technique().unwrap_or(technique::Technique::Cases);
    answer.proof = Some(Proof {
        cell: place,
        is_mine: proof.is_mine,
        numbers: tiling.places(&proof.numbers),
        total: proof.total,
        smallest: proof.smallest,
        technique: hardest.id(),
    });
    Ok(answer)
}

fn of_all(position: &Position, budget: &Budget) -> Result<Answer, Error> {
    let wrong = |error| words::error(&error);
    let path = technique::path(position, budget).map_err(wrong)?;
    let may = guess::may_guess(position, budget).map_err(wrong)?;
    let mut answer = Answer::new(position, &path.steps);
    answer.budget = path.stop.or(may.stop);
    let mut verified = None;
    let safe: usize = path.steps.iter().map(|step| step.safe.len()).sum();
    let said = match &may.verdict {
        Verdict::Safe(_) => Message::new("mines-guess-not-needed").with("count", safe),
        Verdict::Over => words::said(&Reason::Nothing).with("hidden", position.hidden().count()),
        Verdict::Forced(boards) => words::forced(boards.len()),
    };
    answer.sentences.push(said);
    if let Verdict::Forced(boards) = &may.verdict {
        verified = (!boards.is_empty()).then(|| guess::verify(position, boards));
        add_boards(position, boards, &mut answer);
    }
    let unavoidable = may.unavoidable.iter();
    let helpless = unavoidable.map(|one| words::unavoidable(position, one));
    answer.sentences.extend(helpless);
    if let Some(stop) = answer.budget {
        answer.sentences.push(super::stopped(stop));
    }
    answer.guess = Some(Guess {
        forced: matches!(may.verdict, Verdict::Forced(_)),
        verified,
        unavoidable: may
            .unavoidable
            .iter()
            .map(|one| one.placed(position.tiling()))
            .collect(),
    });
    Ok(answer)
}

/// A step in words and places.
pub(super) fn explained(position: &Position, step: &Deduction) -> Explained {
    let tiling = position.tiling();
    Explained {
        technique: step.technique.id(),
        name: words::said(&step.technique),
        numbers: tiling.places(&step.numbers().collect::<Vec<Cell>>()),
        total: step.total.is_some(),
        safe: tiling.places(&step.safe),
        mines: tiling.places(&step.mines),
        sentence: words::step(position, step),
    }
}

fn add_boards(position: &Position, boards: &[Witness], answer: &mut Answer) {
    let tiling = position.tiling();
    for (number, witness) in (1..).zip(boards) {
        answer.boards.push(Fitting {
            mines: tiling.places(&witness.mines),
            elsewhere: witness.elsewhere,
            board: rows_with(position, &witness.mines),
        });
        let said = words::witness(position, number, witness);
        answer.sentences.push(said);
    }
}

fn picture(position: &Position, answer: &Answer) -> Result<String, Error> {
    let all = |of: fn(&Explained) -> &Vec<Place>| -> Vec<Place> {
        answer.steps.iter().flat_map(of).copied().collect()
    };
    let safe = all(|step| &step.safe);
    let targets = match &answer.proof {
        Some(proof) => vec![proof.cell],
        None => safe.clone(),
    };
    let marks = Marks {
        targets: &targets,
        clues: &all(|step| &step.numbers),
        safe: &safe,
        mines: &all(|step| &step.mines),
        ..Marks::default()
    };
    super::picture(position, marks)
}
