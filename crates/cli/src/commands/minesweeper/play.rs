//! `atisbo play minesweeper`

use super::rows::Rows;
use super::{InferenceArgs, ReasoningArgs, analysis, level_text};
use crate::budget::BudgetArgs;
use crate::commands::{Exit, answered, ask, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::{Output, marking};
use crate::progress::Progress;
use crate::terminal;
use crate::threads::ThreadArgs;
use anyhow::{Context, Result, anyhow};
use atisbo_api::Error;
use atisbo_api::minesweeper::adviser::Method;
use atisbo_api::minesweeper::game::Standing;
use atisbo_api::minesweeper::play::{self, Answer, GameRow, LogFormat, Turn};
use atisbo_api::minesweeper::{self, FirstClick, Strength};
use atisbo_api::text::{Arg, Lang, Message};
use atisbo_base::{Budget, Place, Stop};
use atisbo_minesweeper::{Game, State};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "LEVEL", default_value = "beginner")]
    level: String,
    #[arg(long, value_parser = name::<FirstClick>())]
    first_click: Option<FirstClick>,
    #[arg(long, conflicts_with_all = ["level", "seed", "first", "first_click", "games"])]
    id: Option<String>,
    #[arg(long, value_name = "NAME[:STRENGTH]", value_parser = agents())]
    agent: Option<AgentArg>,
    #[arg(
        short = 'n',
        long,
        value_name = "N",
        default_value_t = 1,
        requires = "agent"
    )]
    games: u64,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long, value_name = "INDEX", default_value_t = 0)]
    first: u64,
    #[arg(long, value_name = "NAME|ROW,COLUMN", requires = "agent")]
    first_cell: Option<String>,
    #[arg(long, requires = "agent")]
    watch: bool,
    #[arg(long, requires = "agent", conflicts_with_all = ["watch", "log", "id"])]
    each: bool,
    #[arg(long, value_name = "FILE|-", requires = "agent")]
    log: Option<PathBuf>,
    #[arg(long, default_value = "usual", value_parser = name::<LogFormat>(), requires = "log")]
    log_format: LogFormat,
    #[command(flatten)]
    inference: InferenceArgs,
    #[command(flatten)]
    reasoning: ReasoningArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    budget: BudgetArgs,
}

/// `--agent`: how it thinks and, if that is exactly, how far.
#[derive(Clone, Copy)]
struct AgentArg {
    method: Method,
    strength: Strength,
}

impl AgentArg {
    /// All of them by name.
    fn all() -> impl Iterator<Item = (String, AgentArg)> {
        Method::ALL.into_iter().flat_map(|method| {
            let strength = Strength::default();
            let usual = (method.to_string(), AgentArg { method, strength });
            let strengths = match method {
                Method::Exact => &Strength::ALL[..],
                Method::Bayes | Method::Logic => &[],
            };
            let others = strengths.iter().map(move |&strength| {
                let name = format!("{method}:{strength}");
                (name, AgentArg { method, strength })
            });
            [usual].into_iter().chain(others)
        })
    }
}

fn agents() -> impl TypedValueParser<Value = AgentArg> {
    let names = AgentArg::all().map(|(name, _)| name);
    PossibleValuesParser::new(names).try_map(|asked| {
        let agent = AgentArg::all().find(|(name, _)| *name == asked);
        agent.map(|(_, agent)| agent).ok_or("no such agent")
    })
}

/// How long each decision stays on the screen.
const A_LOOK: Duration = Duration::from_millis(400);

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let Some(agent) = self.agent else {
            return self.by_hand(output);
        };
        self.threads.start(output)?;
        let budget = self.budget.budget().started();
        let request = self.request(agent, output.lang)?;
        let answer = if self.each {
            in_order(&request, &budget, output)?
        } else if self.watch || self.log.is_some() {
            self.watched(&request, &budget, output)?
        } else {
            ask(&request, &Origin::default(), &budget, output)?
        };
        print::<play::Request>(&answer, show, output)
    }

    fn request(&self, agent: AgentArg, lang: Lang) -> Result<play::Request> {
        Ok(play::Request {
            level: level_text(&self.level)?,
            first_click: self.first_click,
            first_cell: self.first_cell.clone(),
            analysis: analysis(
                (agent.method, agent.strength),
                &self.inference,
                &self.reasoning,
                lang,
            )?,
            games: self.games,
            seed: self.seed,
            first: self.first,
            id: self.id.clone(),
            each: self.each,
            log: false,
            log_format: self.log_format,
        })
    }

    /// Plays one game after the other and shows or writes every decision as soon as it is made.
    fn watched(
        &self,
        request: &play::Request,
        budget: &Budget,
        output: &mut Output,
    ) -> Result<Answer> {
        let log = self.log.as_deref();
        let log = log.map(|path| Log::new(path, self.log_format, output));
        let mut log = log.transpose()?;
        let (progress, lang) = (Progress::new(output), output.lang);
        let mut failed = None;
        let mut each = |turn: Turn| {
            failed = self.tell(&turn, &mut log, output).err();
            failed.is_some().then_some(Stop::Cancelled)
        };
        let answer = answered(request, &Origin::default(), lang, || {
            request.watched(&progress, budget, &mut each)
        });
        match failed {
            Some(error) => Err(error),
            None => answer,
        }
    }

    /// Writes a decision wherever it is wanted, with the ID of the game after its last.
    fn tell(&self, turn: &Turn, log: &mut Option<Log>, output: &mut Output) -> Result<()> {
        let is_on_console = log.as_ref().is_some_and(|log| log.file.is_none());
        if let Some(log) = log {
            log.write(turn, output)?;
        }
        if output.json {
            if self.watch && !is_on_console {
                output.json(turn)?;
            }
            return Ok(());
        }
        if self.watch {
            watch(turn, output)?;
        }
        turn.id.as_ref().map_or(Ok(()), |id| show_id(id, output))
    }

    /// Plays in the terminal until the player quits; a won or unfinished game is a yes.
    fn by_hand(&self, output: &mut Output) -> Result<Exit> {
        let game = if let Some(id) = &self.id {
            Game::from_id(id).map_err(Error::from)
        } else {
            let level = level_text(&self.level)?;
            let rule = self.first_click.unwrap_or_default();
            minesweeper::new_game(&level, rule, self.seed, self.first)
        };
        let game = game.map_err(|error| anyhow!(error.in_lang(output.lang)))?;
        let game = terminal::play(game, output.lang)?;
        if let Ok(id) = game.id() {
            show_id(&id, output)?;
        }
        let is_lost = matches!(game.state(), State::Lost { .. });
        Ok(if is_lost { Exit::No } else { Exit::Yes })
    }
}

/// Plays the games and prints a row for each.
fn in_order(request: &play::Request, budget: &Budget, output: &mut Output) -> Result<Answer> {
    let (progress, lang) = (Progress::new(output), output.lang);
    let mut rows = Rows::new(request);
    let mut failed = None;
    let mut each = |row: GameRow| {
        failed = rows.print(&row, output).err();
        failed.is_some().then_some(Stop::Cancelled)
    };
    let answer = answered(request, &Origin::default(), lang, || {
        request.in_order(&progress, budget, &mut each)
    });
    match failed {
        Some(error) => Err(error),
        None => answer,
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    output.say_all(&answer.sentences)
}

fn show_id(id: &str, output: &mut Output) -> Result<()> {
    let title = Message::new("mines-id").to(output.lang);
    output.line(&format!("{title}: {id}"))
}

/// Which decision of which game.
fn head(turn: &Turn) -> Message {
    Message::new("mines-log-game")
        .with("game", turn.game.to_string())
        .with("turn", turn.turn)
}

/// A decision as a board with the revealed cells marked; on a terminal one after the other.
fn watch(turn: &Turn, output: &mut Output) -> Result<()> {
    output.say(&head(turn))?;
    output.signs(&turn.after, marking(turn.reveal.iter().copied(), []))?;
    if let Some(end) = ending(turn) {
        output.say(&end)?;
    }
    output.line("")?;
    if std::io::stdout().is_terminal() {
        std::thread::sleep(A_LOOK);
    }
    Ok(())
}

fn ending(turn: &Turn) -> Option<Message> {
    match turn.state {
        Standing::Won => Some(Message::new("mines-log-won")),
        Standing::Lost => Some(Message::new("mines-log-lost")),
        Standing::Ready | Standing::Playing => None,
    }
}

/// Where decisions are written: to a file, or to the console if there is none.
struct Log {
    file: Option<File>,
    /// As JSON Lines, not in words.
    json: bool,
    format: LogFormat,
}

impl Log {
    /// The console if the path is `-`; a file whose name ends like that of JSON holds JSON Lines.
    fn new(path: &Path, format: LogFormat, output: &Output) -> Result<Self> {
        if path == Path::new("-") {
            return Ok(Log {
                file: None,
                json: output.json,
                format,
            });
        }
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let end = path.extension();
        Ok(Log {
            file: Some(file),
            json: end.is_some_and(|end| end == "jsonl" || end == "json"),
            format,
        })
    }

    fn write(&mut self, turn: &Turn, output: &mut Output) -> Result<()> {
        let text = if self.json {
            serde_json::to_string(turn)? + "\n"
        } else if self.format == LogFormat::Report {
            turn.report.clone().unwrap_or_default()
        } else {
            in_words(turn, output.lang)
        };
        match &mut self.file {
            Some(file) => Ok(file.write_all(text.as_bytes())?),
            None => output.raw(text.as_bytes()),
        }
    }
}

/// A decision as a person reads it.
fn in_words(turn: &Turn, lang: Lang) -> String {
    let say = |id: &'static str| Message::new(id).to(lang);
    let names = |names: &[String]| match names {
        [] => say("mines-none"),
        names => names.join(" "),
    };
    let cells = |cells: &[Place]| names(&cells.iter().map(Place::to_string).collect::<Vec<_>>());
    let time = Arg::Figure(format!("{:.2?}", turn.time));
    let mut lines = vec![head(turn).to(lang), format!("{}:", say("mines-log-board"))];
    lines.extend_from_slice(&turn.board);
    let known = format!("{}: {}", say("mines-log-known"), cells(&turn.known_mines));
    match turn.method {
        Method::Bayes => {
            lines.extend([
                format!("{}: {}", say("mines-log-x"), names(&turn.x)),
                format!("{}: {}", say("mines-log-y"), names(&turn.y)),
                known,
            ]);
            if !turn.mine_probability.is_empty() {
                lines.push(format!("{}:", say("mines-log-asked")));
            }
            let asked = turn.x.iter();
            let asked = asked.filter_map(|name| Some((name, turn.mine_probability.get(name)?)));
            let safe = |mine: &f64| lang.figure(&(1.0 - mine).to_string());
            lines.extend(asked.map(|(name, mine)| format!("  {name}: {}", safe(mine))));
        }
        Method::Logic => {
            lines.push(known);
            if !turn.questions.is_empty() {
                lines.push(format!("{}:", say("mines-log-questions")));
                let asked = turn.questions.iter();
                lines.extend(asked.map(|one| format!("  {}", one.in_words().to(lang))));
            }
            lines.push(format!(
                "{}: {}",
                say("mines-log-marked"),
                cells(&turn.mark)
            ));
        }
        Method::Exact => {
            let figure = |id, value: f64| {
                let value = lang.figure(&format!("{value:.4}"));
                format!("{}: {value}", say(id))
            };
            lines.push(figure("mines-log-risk", turn.risk));
            lines.extend(turn.win.map(|win| figure("mines-log-win", win)));
        }
    }
    lines.extend([
        format!("{}: {}", say("mines-log-best"), cells(&turn.reveal)),
        Message::new("mines-log-time").with("time", time).to(lang),
        format!("{}:", say("mines-log-after")),
    ]);
    lines.extend_from_slice(&turn.after);
    lines.extend(ending(turn).map(|end| end.to(lang)));
    lines.join("\n") + "\n\n"
}
