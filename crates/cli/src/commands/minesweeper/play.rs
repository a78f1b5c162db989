//! `atisbo play minesweeper`

use super::{InferenceArgs, ReasoningArgs, level_text};
use crate::budget::BudgetArgs;
use crate::commands::{Exit, ask, ask_observed, in_parts, print};
use crate::input::Origin;
use crate::names::name;
use crate::output::{Output, marking};
use crate::terminal;
use crate::threads::ThreadArgs;
use anyhow::{Context, Result, anyhow};
use atisbo_api::minesweeper::adviser::{Analysis, Method};
use atisbo_api::minesweeper::play::{self, Answer, Standing, Turn};
use atisbo_api::minesweeper::{self, FirstClick, Strength};
use atisbo_api::text::{Lang, Message};
use atisbo_base::Place;
use atisbo_minesweeper::State;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(short, long, value_name = "LEVEL", default_value = "beginner")]
    level: String,
    #[arg(long, default_value = "safe", value_parser = name::<FirstClick>())]
    first_click: FirstClick,
    #[arg(long, conflicts_with_all = ["agent", "level", "seed", "first", "first_click"])]
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
    #[arg(long, value_name = "FILE|-", requires = "agent")]
    log: Option<PathBuf>,
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
        let usual = |name: &str, method| {
            let strength = Strength::default();
            (name.to_owned(), AgentArg { method, strength })
        };
        let exact = Strength::ALL.map(|strength| {
            let method = Method::Exact;
            (format!("exact:{strength}"), AgentArg { method, strength })
        });
        [usual("exact", Method::Exact)]
            .into_iter()
            .chain(exact)
            .chain([usual("bayes", Method::Bayes), usual("logic", Method::Logic)])
    }
}

fn agents() -> impl TypedValueParser<Value = AgentArg> {
    let names = AgentArg::all().map(|(name, _)| name);
    PossibleValuesParser::new(names).try_map(|asked| {
        let agent = AgentArg::all().find(|(name, _)| *name == asked);
        agent.map(|(_, agent)| agent).ok_or("no such agent")
    })
}

/// How many games are played before their decisions are written, so that long logs need little
/// memory.
const LOGGED_AT_A_TIME: u64 = 20;

/// How long each decision stays on the screen.
const A_LOOK: Duration = Duration::from_millis(400);

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let Some(agent) = self.agent else {
            return self.by_hand(output);
        };
        self.threads.start(output)?;
        let mut log = self.log.as_deref().map(Log::new).transpose()?;
        if self.watch || log.is_some() {
            return self.watched(agent, &mut log, output);
        }
        let budget = self.budget.budget().started();
        let request = self.request(agent, (self.seed, self.first, self.games), false)?;
        let answer = ask(&request, &Origin::default(), &budget, output)?;
        print::<play::Request>(&answer, show, output)
    }

    fn request(
        &self,
        agent: AgentArg,
        (seed, first, games): (Option<u64>, u64, u64),
        log: bool,
    ) -> Result<play::Request> {
        let level = level_text(&self.level)?;
        let analysis = Analysis {
            method: agent.method,
            strength: agent.strength,
            logic: self.reasoning.switches(),
            ..self.inference.analysis()
        };
        Ok(play::Request {
            level,
            first_click: self.first_click,
            first_cell: self.first_cell.clone(),
            analysis,
            games,
            seed,
            first,
            log,
        })
    }

    /// Plays a few games at a time and shows or writes every decision.
    fn watched(&self, agent: AgentArg, log: &mut Option<Log>, output: &mut Output) -> Result<Exit> {
        let budget = self.budget.budget().started();
        let origin = Origin::default();
        let mut seed = self.seed;
        in_parts(
            self.games,
            LOGGED_AT_A_TIME,
            output,
            |done, games, observer, output| {
                let request =
                    self.request(agent, (seed, self.first.saturating_add(done), games), true)?;
                let mut answer = ask_observed(&request, &origin, observer, &budget, output.lang)?;
                seed = Some(answer.seed);
                let turns = std::mem::take(&mut answer.log);
                if let Some(log) = log {
                    log.write(&turns, output)?;
                }
                if self.watch {
                    watch(&turns, output)?;
                }
                print::<play::Request>(&answer, show, output)
            },
        )
    }

    /// Plays in the terminal until the player quits; a won or unfinished game is a yes.
    fn by_hand(&self, output: &mut Output) -> Result<Exit> {
        let game = if let Some(id) = &self.id {
            minesweeper::game_from_id(id)
        } else {
            let level = level_text(&self.level)?;
            minesweeper::new_game(&level, self.first_click, self.seed, self.first)
        };
        let game = game.map_err(|error| anyhow!(error.in_lang(output.lang)))?;
        let game = terminal::play(game, output.lang)?;
        if let Ok(id) = game.id() {
            output.line(&format!(
                "{}: {id}",
                Message::new("mines-id").to(output.lang)
            ))?;
        }
        Ok(match game.state() {
            State::Lost { .. } => Exit::No,
            State::Ready | State::Playing | State::Won => Exit::Yes,
        })
    }
}

fn show(answer: &Answer, output: &mut Output) -> Result<()> {
    for sentence in &answer.sentences {
        output.say(sentence)?;
    }
    show_ids(answer, output)
}

fn show_ids(answer: &Answer, output: &mut Output) -> Result<()> {
    let title = Message::new("mines-id").to(output.lang);
    for id in &answer.ids {
        output.line(&format!("{title}: {id}"))?;
    }
    Ok(())
}

/// Each decision as a board with the revealed cells marked; on a terminal one after the other.
fn watch(turns: &[Turn], output: &mut Output) -> Result<()> {
    for turn in turns {
        let head = Message::new("mines-log-game")
            .with("game", turn.game.to_string())
            .with("turn", u64::from(turn.turn));
        output.say(&head)?;
        output.signs(&turn.after, marking(turn.reveal.iter().copied(), []))?;
        if let Some(end) = ending(turn) {
            output.say(&end)?;
        }
        output.line("")?;
        if std::io::stdout().is_terminal() {
            std::thread::sleep(A_LOOK);
        }
    }
    Ok(())
}

fn ending(turn: &Turn) -> Option<Message> {
    match turn.state {
        Standing::Won => Some(Message::new("mines-log-won")),
        Standing::Lost => Some(Message::new("mines-log-lost")),
        Standing::Playing => None,
    }
}

/// Where decisions are written: the console, a text file, or JSON Lines if the file is called so.
enum Log {
    Console,
    Text(BufWriter<File>),
    JsonLines(BufWriter<File>),
}

impl Log {
    fn new(path: &Path) -> Result<Self> {
        if path == Path::new("-") {
            return Ok(Log::Console);
        }
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let file = BufWriter::new(file);
        let is_json = path
            .extension()
            .is_some_and(|end| end == "jsonl" || end == "json");
        Ok(if is_json {
            Log::JsonLines(file)
        } else {
            Log::Text(file)
        })
    }

    fn write(&mut self, turns: &[Turn], output: &mut Output) -> Result<()> {
        for turn in turns {
            match self {
                Log::Console if output.json => output.json(turn)?,
                Log::Console => output.raw(in_words(turn, output.lang).as_bytes())?,
                Log::Text(file) => file.write_all(in_words(turn, output.lang).as_bytes())?,
                Log::JsonLines(file) => {
                    serde_json::to_writer(&mut *file, turn)?;
                    writeln!(file)?;
                }
            }
        }
        match self {
            Log::Console => {}
            Log::Text(file) | Log::JsonLines(file) => file.flush()?,
        }
        Ok(())
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
    let head = Message::new("mines-log-game")
        .with("game", turn.game.to_string())
        .with("turn", u64::from(turn.turn));
    let mut text = format!("{}\n{}:\n", head.to(lang), say("mines-log-board"));
    // Writing to a string cannot fail.
    for row in &turn.board {
        let _ = writeln!(text, "{row}");
    }
    let _ = writeln!(text, "{}: {}", say("mines-log-x"), names(&turn.x));
    let _ = writeln!(text, "{}: {}", say("mines-log-y"), names(&turn.y));
    let _ = writeln!(
        text,
        "{}: {}",
        say("mines-log-known"),
        cells(&turn.known_mines)
    );
    let _ = writeln!(text, "{}:", say("mines-log-asked"));
    for (name, mine) in &turn.mine_probability {
        let _ = writeln!(text, "  {name}: {}", 1.0 - mine);
    }
    let _ = writeln!(text, "{}: {}", say("mines-log-best"), cells(&turn.reveal));
    let time = Message::new("mines-log-time").with("time", format!("{:.2?}", turn.time));
    let _ = writeln!(text, "{}", time.to(lang));
    let _ = writeln!(text, "{}:", say("mines-log-after"));
    for row in &turn.after {
        let _ = writeln!(text, "{row}");
    }
    if let Some(end) = ending(turn) {
        let _ = writeln!(text, "{}", end.to(lang));
    }
    text.push('\n');
    text
}
