//! `atisbo analyse minesweeper`

use super::{AnalysisArgs, PositionArgs, first_given};
use crate::budget::BudgetArgs;
use crate::commands::bayes::{named, show_tables, table_size, write_picture};
use crate::commands::searching::write_trace;
use crate::commands::{Exit, ask, print};
use crate::names::name;
use crate::output::{Output, marking};
use anstyle::{AnsiColor, Style};
use anyhow::{Result, bail};
use atisbo_api::bayes::{Picture, PictureRequest, USUAL_NUMBERS};
use atisbo_api::minesweeper::analyse::{self, Answer};
use atisbo_api::minesweeper::inquiry::{Question, in_words};
use atisbo_api::minesweeper::{AgentEvent as Event, Candidate, Kind};
use atisbo_api::text::Message;
use atisbo_api::trace::{Trace, TraceRequest};
use atisbo_base::Place;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    positions: PositionArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    #[arg(short, long, value_name = "ROW,COLUMN")]
    explain: Option<Place>,
    #[arg(long, value_name = "ROW,COLUMN", conflicts_with = "explain")]
    numbers: Option<Place>,
    #[arg(long, conflicts_with = "svg")]
    table: bool,
    #[arg(
        long,
        value_name = "N",
        num_args = 0..=1,
        default_missing_value = "10",
        require_equals = true,
        conflicts_with_all = ["svg", "table"]
    )]
    candidates: Option<usize>,
    #[arg(long, conflicts_with_all = ["svg", "numbers", "explain"])]
    show: bool,
    #[arg(long, value_name = "FILE|-")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    trace_limit: usize,
    #[arg(long)]
    svg: bool,
    #[arg(
        long,
        value_name = "X,Y",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "",
        conflicts_with_all = ["svg", "explain", "numbers"]
    )]
    tables: Option<String>,
    #[arg(long, value_name = "N", default_value_t = USUAL_NUMBERS, value_parser = table_size, requires = "tables")]
    table_size: usize,
    #[arg(
        long,
        value_parser = name::<Picture>(),
        conflicts_with_all = ["svg", "tables", "table", "show", "explain", "numbers", "candidates"]
    )]
    picture: Option<Picture>,
    #[arg(short, long, value_name = "FILE", requires = "picture")]
    output: Option<PathBuf>,
    #[command(flatten)]
    budget: BudgetArgs,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let of_network = first_given([
            (self.tables.is_some(), "--tables"),
            (self.picture.is_some(), "--picture"),
        ]);
        let analysis = self.analysis.analysis(of_network, output.lang)?;
        let picture = self.picture.map(|of| PictureRequest {
            of,
            lang: output.lang,
        });
        let request = |source| analyse::Request {
            source,
            analysis: analysis.clone(),
            explain: self.explain,
            numbers: self.numbers,
            questions: self.show,
            trace: self.trace.is_some().then_some(TraceRequest {
                limit: self.trace_limit,
            }),
            svg: self.svg,
            tables: self.tables.as_deref().map(|names| analyse::TablesRequest {
                of: named(Some(names)),
                most: self.table_size,
            }),
            picture,
        };
        let show = |answer: &Answer, output: &mut Output| self.show(answer, output);
        let budget = self.budget.budget();
        let of_one = match (&self.trace, &self.output) {
            (None, None) => return self.positions.each(&budget, request, show, output),
            (Some(_), _) => "cli-error-trace-one",
            (None, Some(_)) => "cli-error-picture-one",
        };
        let requests = self.positions.requests(&budget, request, output.lang)?;
        let [(request, origin)] = &requests[..] else {
            bail!(Message::new(of_one).to(output.lang));
        };
        let mut answer = ask(request, origin, &budget, output)?;
        let trace = answer.trace.take();
        write_picture(answer.picture.as_deref(), self.output.as_deref())?;
        let exit = print::<analyse::Request>(&answer, show, output)?;
        if let (Some(path), Some(trace)) = (&self.trace, trace) {
            show_trace(path, &trace, output)?;
        }
        Ok(exit)
    }

    /// The grid of probabilities, or a table of them, or the picture; then what it means.
    fn show(&self, answer: &Answer, output: &mut Output) -> Result<()> {
        if let Some(svg) = &answer.svg {
            return output.raw(svg.as_bytes());
        }
        if let Some(picture) = &answer.picture {
            return match self.output {
                Some(_) => Ok(()),
                None => output.raw(picture.as_bytes()),
            };
        }
        if let Some(shown) = &answer.shown {
            output.signs(&answer.board, marking([shown.cell], []))?;
        } else if let Some(why) = &answer.why {
            let marks = marking([why.cell], why.numbers.iter().copied());
            output.signs(&answer.board, marks)?;
        } else if self.table {
            show_table(answer, output)?;
        } else {
            show_grid(answer, output)?;
        }
        if let (Some(most), Some(advice)) = (self.candidates, &answer.advice) {
            let candidates = &advice.advice.candidates;
            show_candidates(&candidates[..most.min(candidates.len())], output)?;
        }
        let inquiry = answer.inquiry.as_ref();
        if let Some(inquiry) = inquiry.filter(|inquiry| !inquiry.questions.is_empty()) {
            output.line("")?;
            show_questions(&inquiry.questions, output)?;
        }
        output.say_all(&answer.sentences)?;
        if let Some(tables) = &answer.tables {
            output.line("")?;
            show_tables(tables, self.table_size, output)?;
        }
        Ok(())
    }
}

/// What the agent was asked of its knowledge bases, one question a row.
fn show_questions(questions: &[Question], output: &mut Output) -> Result<()> {
    let lang = output.lang;
    let columns = [
        "number", "cell", "beside", "ask", "rules", "facts", "reply", "time",
    ];
    let headings = columns.map(|name| Message::new(format!("mines-question-{name}")).to(lang));
    let row = |(number, one): (usize, &Question)| {
        let beside = one.number.map(|cell| cell.to_string());
        let ask = Message::new("mines-question-asked").with("ask", one.ask.id());
        let reply = Message::new("mines-question-replied").with("reply", one.answer.id());
        vec![
            number.to_string(),
            one.cell.to_string(),
            beside.unwrap_or_default(),
            ask.to(lang),
            lang.figure(&one.rules.to_string()),
            lang.figure(&one.facts.to_string()),
            reply.to(lang),
            lang.figure(&format!("{:.3}", 1e3 * one.time.as_secs_f64())),
        ]
    };
    output.table(&headings, (1..).zip(questions).map(row).collect())
}

/// Writes what the agent did to a file, or to the console: in words, or as JSON Lines.
fn show_trace(path: &Path, trace: &Trace<Event>, output: &mut Output) -> Result<()> {
    if path != Path::new("-") {
        return write_trace(path, trace, output);
    }
    for event in &trace.events {
        if output.json {
            output.json(event)?;
        } else {
            output.say(&in_words(event))?;
        }
    }
    if trace.left_out > 0 {
        output.warn(&Message::new("cli-trace-left-out").with("count", trace.left_out));
    }
    Ok(())
}

/// Every cell by row and column: what it shows, or the percentage of a mine.
fn show_grid(answer: &Answer, output: &mut Output) -> Result<()> {
    let set = |cells: &[Place]| cells.iter().copied().collect::<HashSet<Place>>();
    let (safe, mines) = (set(&answer.safe), set(&answer.certain_mines));
    let best = set(&answer.best);
    let cells = answer.board.iter().zip(&answer.mine_probability);
    let rows = cells.enumerate().map(|(row, (signs, risks))| {
        let cell = |(column, (sign, risk)): (usize, (char, &Option<f64>))| {
            let place = Place::new(row, column);
            let certain = safe.contains(&place) || mines.contains(&place);
            let Some(risk) = *risk else {
                return (sign.to_string(), Style::new().dimmed());
            };
            let mut style = colour(risk, certain);
            if best.contains(&place) {
                style = style.underline();
            }
            (percent(risk, certain), style)
        };
        signs.chars().zip(risks).enumerate().map(cell).collect()
    });
    output.cells(&rows.collect::<Vec<Vec<_>>>(), answer.tiling == Kind::Hex)
}

/// Whole per cent, with a sign where that would look certain and is not.
fn percent(risk: f64, certain: bool) -> String {
    match (100.0 * risk).round() {
        0.0 if !certain => "<1%".to_owned(),
        100.0 if !certain => ">99%".to_owned(),
        whole => format!("{whole}%"),
    }
}

fn colour(risk: f64, certain: bool) -> Style {
    let colour = match risk {
        risk if risk < 0.15 => AnsiColor::Green,
        risk if risk < 0.4 => AnsiColor::Yellow,
        _ => AnsiColor::Red,
    };
    let style = colour.on_default();
    if certain { style.bold() } else { style }
}

/// The hidden cells, the safest first.
fn show_table(answer: &Answer, output: &mut Output) -> Result<()> {
    let rows = answer.mine_probability.iter().enumerate();
    let cells = rows.flat_map(|(row, risks)| {
        let risks = risks.iter().enumerate();
        risks.filter_map(move |(column, &risk)| Some((Place::new(row, column), risk?)))
    });
    let mut cells: Vec<(Place, f64)> = cells.collect();
    cells.sort_by(|one, other| one.1.total_cmp(&other.1));
    let headings = ["mines-column-cell", "mines-column-risk"];
    let lang = output.lang;
    let headings = headings.map(|id| Message::new(id).to(lang));
    let row =
        |(place, risk): &(Place, f64)| vec![place.to_string(), lang.figure(&format!("{risk:.9}"))];
    output.table(&headings, cells.iter().map(row).collect())
}

/// The cells that were weighed, the best first; columns of which nothing is known are left out.
fn show_candidates(candidates: &[Candidate<Place>], output: &mut Output) -> Result<()> {
    type Column = (&'static str, fn(&Candidate<Place>) -> Option<f64>);
    let columns: [Column; 5] = [
        ("mines-column-safety", |one| Some(one.safety)),
        ("mines-column-progress", |one| one.progress),
        ("mines-column-next", |one| one.next_safety),
        ("mines-column-far", |one| one.far_safety),
        ("mines-column-win", |one| one.win),
    ];
    let known = |(_, of): &Column| candidates.iter().any(|one| of(one).is_some());
    let columns: Vec<Column> = columns.into_iter().filter(known).collect();
    let headings = ["mines-column-cell"].into_iter();
    let headings = headings.chain(columns.iter().map(|&(id, _)| id));
    let lang = output.lang;
    let headings = headings.map(|id| Message::new(id).to(lang));
    let headings: Vec<String> = headings.collect();
    let row = |one: &Candidate<Place>| {
        let figures = columns.iter().map(|(_, of)| of(one));
        let written = |p: f64| lang.figure(&format!("{p:.6}"));
        let figures = figures.map(|figure| figure.map_or_else(String::new, written));
        [one.cell.to_string()].into_iter().chain(figures).collect()
    };
    output.table(&headings, candidates.iter().map(row).collect())
}
