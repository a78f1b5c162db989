//! Kind and hostile clients together: are the kind ones served, quickly and rightly?

use crate::hostile::Attack;
use crate::http::{Reply, ask, read};
use atisbo_base::Budget;
use atisbo_door::TABLE;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout_at};

/// How many connections a hostile client uses at the same time.
const CONNECTIONS: usize = 3;

/// The settings of a run.
#[derive(Clone, Copy)]
pub(crate) struct Storm {
    pub(crate) address: SocketAddr,
    /// The number of the server's process.
    pub(crate) server: u32,
    /// All clients, and how many of them are hostile.
    pub(crate) clients: usize,
    pub(crate) hostile: usize,
    pub(crate) time: Duration,
}

/// The results.
#[derive(Default)]
pub(crate) struct Outcome {
    kind: usize,
    hostile: usize,
    seconds: u64,
    /// How long the answers took, by what was asked.
    times: BTreeMap<&'static str, Vec<Duration>>,
    /// How many answers were not those of the library, and clients that failed.
    wrong: usize,
    /// The seconds that the refused were told to wait.
    refused: Vec<u64>,
    /// How many requests of kind clients got no answer, also on a second connection.
    cut: usize,
    /// How the attacks ended: with a status, or `None` without an answer.
    attacks: BTreeMap<(Attack, Option<u16>), usize>,
    /// Megabytes that the server held, second by second.
    memory: Vec<u64>,
}

/// A question of kind clients and its right answer.
struct Task {
    name: &'static str,
    request: String,
    answer: Vec<u8>,
}

const TASKS: [(&str, &str); 5] = [
    (
        "a move",
        r#"{"game":"minesweeper","verb":"game","of":{"id":"16x30x99~opening~42.0~r255"},"moves":[{"flag":[0,0]}]}"#,
    ),
    (
        "a hint",
        r#"{"game":"sudoku","verb":"hint","puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
    ),
    (
        "a move",
        r#"{"game":"minesweeper","verb":"game","of":{"id":"9x9x10~opening~42.0~r40"},"moves":[{"flag":[0,0]}]}"#,
    ),
    (
        "a hint",
        r#"{"game":"minesweeper","verb":"hint","position":"9x9x10~opening~42.0~r40"}"#,
    ),
    (
        "probabilities",
        r#"{"game":"minesweeper","verb":"analyse","position":"16x30x99~opening~42.0~r255"}"#,
    ),
];

fn tasks() -> Result<Vec<Task>, Box<dyn Error>> {
    let answered = TASKS.iter().map(|(name, question)| {
        let answer = TABLE.read(question.as_bytes())?;
        let answer = answer.ask(&(), &Budget::unlimited())?;
        Ok(Task {
            name,
            request: ask("", question),
            answer: answer.json,
        })
    });
    answered.collect()
}

impl Storm {
    /// Runs all clients against the server.
    pub(crate) async fn run(self) -> Result<Outcome, Box<dyn Error>> {
        let tasks = Arc::new(tasks()?);
        let until = Instant::now() + self.time;
        let mut running = Vec::new();
        for number in 0..self.clients {
            let from = Ipv4Addr::new(127, 1, (number >> 8) as u8, number as u8);
            if number < self.hostile {
                let attack = Attack::ALL[number % Attack::ALL.len()];
                for _ in 0..CONNECTIONS {
                    running.push(tokio::spawn(self.hostile(from, attack, until)));
                }
            } else {
                let tasks = Arc::clone(&tasks);
                running.push(tokio::spawn(self.kind(from, number, tasks, until)));
            }
        }
        let mut all = Outcome {
            kind: self.clients - self.hostile,
            hostile: self.hostile,
            seconds: self.time.as_secs(),
            ..Outcome::default()
        };
        while Instant::now() < until {
            all.memory.extend(megabytes(self.server));
            sleep(Duration::from_secs(1)).await;
        }
        for client in running {
            match client.await {
                Ok(outcome) => all.add(outcome),
                Err(_) => all.wrong += 1,
            }
        }
        Ok(all)
    }

    /// A connection from this address: clients are told apart by theirs.
    async fn connect(self, from: Ipv4Addr) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        // Only Linux has all of 127.x.y.z without being told.
        let _ = socket.bind(SocketAddr::new(IpAddr::V4(from), 0));
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks a question on an open connection, or on a new one.
    async fn exchange(
        self,
        open: Option<TcpStream>,
        from: Ipv4Addr,
        task: &Task,
    ) -> io::Result<(TcpStream, Reply)> {
        let mut open = match open {
            Some(open) => open,
            None => self.connect(from).await?,
        };
        open.write_all(task.request.as_bytes()).await?;
        let reply = read(&mut open).await?;
        Ok((open, reply))
    }

    /// Asks about once a second and checks the answers.
    async fn kind(
        self,
        from: Ipv4Addr,
        number: usize,
        tasks: Arc<Vec<Task>>,
        until: Instant,
    ) -> Outcome {
        let mut outcome = Outcome::default();
        let pause =
            |turn: usize| Duration::from_millis(500 + (number * 379 + turn * 617) as u64 % 1000);
        let mut stream = None;
        sleep(pause(0)).await;
        for (turn, task) in (number..).zip(tasks.iter().cycle().skip(number % tasks.len())) {
            if Instant::now() >= until {
                break;
            }
            let start = Instant::now();
            let mut reply = self.exchange(stream.take(), from, task).await;
            if reply.is_err() {
                // An idle connection may have been closed, so every client tries once more on a new one.
                reply = self.exchange(None, from, task).await;
            }
            let mut wait = Duration::ZERO;
            let reply = reply.map(|(open, reply)| {
                stream = Some(open);
                reply
            });
            match reply {
                Err(_) => outcome.cut += 1,
                Ok(reply) if reply.status == 200 => {
                    outcome
                        .times
                        .entry(task.name)
                        .or_default()
                        .push(start.elapsed());
                    outcome.wrong += usize::from(reply.body != task.answer);
                }
                Ok(reply) if reply.status == 503 => {
                    let seconds = reply.retry_after.unwrap_or(0);
                    outcome.refused.push(seconds);
                    wait = Duration::from_secs(seconds);
                }
                Ok(_) => outcome.wrong += 1,
            }
            let pause = tokio::time::Instant::now() + pause(turn).max(wait);
            tokio::time::sleep_until(pause.min(until.into())).await;
        }
        outcome
    }

    /// Attacks over and over.
    async fn hostile(self, from: Ipv4Addr, attack: Attack, until: Instant) -> Outcome {
        let mut outcome = Outcome::default();
        while Instant::now() < until {
            let run = async { attack.run(self.connect(from).await?).await };
            // Whatever still runs at the end is not counted.
            if let Ok(ended) = timeout_at(until.into(), run).await {
                *outcome.attacks.entry((attack, ended.ok())).or_default() += 1;
                sleep(Duration::from_millis(50)).await;
            }
        }
        outcome
    }
}

/// The megabytes that a process holds, where the system tells.
fn megabytes(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

impl Outcome {
    /// Whether kind clients got answers, all of them right.
    pub(crate) fn is_good(&self) -> bool {
        self.wrong == 0 && !self.times.is_empty()
    }

    fn add(&mut self, other: Outcome) {
        for (name, times) in other.times {
            self.times.entry(name).or_default().extend(times);
        }
        for (attack, count) in other.attacks {
            *self.attacks.entry(attack).or_default() += count;
        }
        self.refused.extend(other.refused);
        self.wrong += other.wrong;
        self.cut += other.cut;
    }
}

/// The value below which this part of all lies.
fn quantile<T: Copy + Ord + Default>(values: &[T], part: f64) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let index = (sorted.len() as f64 * part) as usize;
    let last = sorted.len().saturating_sub(1);
    sorted.get(index.min(last)).copied().unwrap_or_default()
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome {
            kind,
            hostile,
            seconds,
            ..
        } = self;
        writeln!(
            f,
            "{kind} kind and {hostile} hostile clients for {seconds} seconds:\n"
        )?;
        writeln!(
            f,
            "| asked | answers | median ms | 99 of 100 within ms | longest ms |"
        )?;
        writeln!(f, "|---|---:|---:|---:|---:|")?;
        for (name, times) in &self.times {
            let at = |part| quantile(times, part).as_secs_f64() * 1000.0;
            let (count, median, most, last) = (times.len(), at(0.5), at(0.99), at(1.0));
            writeln!(
                f,
                "| {name} | {count} | {median:.1} | {most:.1} | {last:.1} |"
            )?;
        }
        let (told, longest) = (quantile(&self.refused, 0.5), quantile(&self.refused, 1.0));
        let refused = self.refused.len();
        writeln!(
            f,
            "\n- Answers that differ from the library's: {}",
            self.wrong
        )?;
        writeln!(
            f,
            "- Refused: {refused}, told to wait {told} s (median), {longest} s at most"
        )?;
        writeln!(
            f,
            "- Requests of kind clients without an answer, tried twice: {}",
            self.cut
        )?;
        let memory: Vec<String> = (0..=4)
            .filter_map(|quarter| {
                let last = self.memory.len().checked_sub(1)?;
                self.memory.get(last * quarter / 4).map(u64::to_string)
            })
            .collect();
        let peak = self.memory.iter().max().copied().unwrap_or_default();
        let memory = memory.join(", ");
        writeln!(
            f,
            "- Memory of the server in MB, from start to end: {memory}; at most {peak}"
        )?;
        writeln!(f, "\n| attack | answered with | times |\n|---|---|---:|")?;
        for ((attack, status), count) in &self.attacks {
            let status = status.map_or_else(|| "nothing".to_owned(), |status| status.to_string());
            writeln!(f, "| {attack:?} | {status} | {count} |")?;
        }
        Ok(())
    }
}
