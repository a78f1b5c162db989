//! Many clients at once, and how fast they are served. `cargo xtask load` writes the table of
//! `docs/web-load.md` with it; the figures are those of the machine it runs on.

use atisbo_web::{Server, Settings};
use std::error::Error;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What is asked: its name, and the request as it goes over the line, all but its head's end.
fn scenes() -> Vec<(&'static str, String)> {
    let ask = |body: &str| {
        let length = body.len();
        format!(
            "POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
    };
    let get = |path: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
    };
    vec![
        ("the page itself", get("/")),
        ("all texts", get("/api/v1/texts/en")),
        (
            "a move, 9x9",
            ask(
                r#"{"game":"minesweeper","verb":"game","of":{"id":"9x9x10~opening~42.0~r40"},"moves":[{"flag":[0,0]}]}"#,
            ),
        ),
        (
            "a move, 100x100",
            ask(
                r#"{"game":"minesweeper","verb":"game","of":{"id":"100x100x2000~opening~42.0~r5050"},"moves":[{"flag":[0,0]}]}"#,
            ),
        ),
        (
            "probabilities, 16x30",
            ask(
                r#"{"game":"minesweeper","verb":"analyse","position":"16x30x99~opening~42.0~r255"}"#,
            ),
        ),
        (
            "a hint, Sudoku",
            ask(
                r#"{"game":"sudoku","verb":"hint","puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
            ),
        ),
        (
            "A* on 0h n0, 5x5",
            ask(
                r#"{"game":"ohno","verb":"search","puzzle":"3 . . . 1 / . . 4 . . / . . . . . / . 2 . . . / . . . 3 .","runs":[{"strategy":"astar"}]}"#,
            ),
        ),
    ]
}

const CLIENTS: [usize; 3] = [1, 20, 200];

/// How long each scene is played.
const SCENE: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::bind(Settings::default()).await?;
    let address = server.address();
    tokio::spawn(server.run(std::future::pending()));
    let mut table = String::from(
        "| request | clients | answers a second | median ms | 99 of 100 within ms | refused |\n\
         |---|---:|---:|---:|---:|---:|\n",
    );
    for (name, request) in scenes() {
        for clients in CLIENTS {
            let row = play(address, &request, clients).await;
            let line = format!("| {name} | {clients} | {row} |\n");
            eprint!("{line}");
            table += &line;
        }
    }
    match std::env::args().nth(1) {
        Some(path) => std::fs::write(path, document(&table))?,
        None => print!("{table}"),
    }
    Ok(())
}

/// One scene with so many clients, each asking again as soon as it has its answer.
async fn play(address: SocketAddr, request: &str, clients: usize) -> String {
    let until = Instant::now() + SCENE;
    let tasks: Vec<_> = (0..clients)
        .map(|_| tokio::spawn(client(address, request.to_owned(), until)))
        .collect();
    let (mut times, mut refused) = (Vec::new(), 0);
    for task in tasks {
        if let Ok(Ok((own, own_refused))) = task.await {
            times.extend(own);
            refused += own_refused;
        }
    }
    times.sort_unstable();
    let at = |part: f64| {
        let index = (times.len() as f64 * part) as usize;
        let time = times.get(index.min(times.len().saturating_sub(1)));
        time.map_or(0.0, Duration::as_secs_f64) * 1000.0
    };
    let rate = times.len() as f64 / SCENE.as_secs_f64();
    format!("{rate:.0} | {:.1} | {:.1} | {refused}", at(0.5), at(0.99))
}

/// The times of a client's answers, and how many times it was told to come again.
async fn client(
    address: SocketAddr,
    request: String,
    until: Instant,
) -> Result<(Vec<Duration>, u64), std::io::Error> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut times, mut refused) = (Vec::new(), 0);
    while Instant::now() < until {
        let start = Instant::now();
        stream.write_all(request.as_bytes()).await?;
        if answer(&mut stream).await? {
            times.push(start.elapsed());
        } else {
            refused += 1;
        }
    }
    Ok((times, refused))
}

/// Reads one answer; whether it is one.
async fn answer(stream: &mut TcpStream) -> Result<bool, std::io::Error> {
    let mut bytes = Vec::new();
    let mut chunk = vec![0; 64 * 1024];
    loop {
        let read = stream.read(&mut chunk).await?;
        if read == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&chunk[..read]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
        let length = head.split("content-length: ").nth(1);
        let length = length.and_then(|rest| rest.lines().next()?.parse::<usize>().ok());
        if bytes.len() >= end + 4 + length.unwrap_or(0) {
            return Ok(head.starts_with("http/1.1 200"));
        }
    }
}

fn document(table: &str) -> String {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let build = if cfg!(debug_assertions) {
        "development"
    } else {
        "release"
    };
    format!(
        "# The server under load\n\n\
         Written by `cargo xtask load`: clients and server on one machine with {cores} cores, {build} build,\n\
         each client asking again as soon as it has its answer, {} seconds a row. Absolute figures are the\n\
         machine's; that nobody is refused and that 99 of 100 do not wait much longer than the median is\n\
         what to look at.\n\n{table}",
        SCENE.as_secs()
    )
}
