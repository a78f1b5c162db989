//! One kind of request at a time, by few and by many clients: how fast it is served.

use crate::http::{ask, read};
use std::fmt::Write;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// What is asked: its name, and the request as it goes over the line, all but its head's end.
fn scenes() -> Vec<(&'static str, String)> {
    let get = |path: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
    };
    vec![
        ("the page itself", get("/")),
        ("all texts", get("/api/v1/texts/en")),
        (
            "a move, 9x9",
            ask(
                "",
                r#"{"game":"minesweeper","verb":"game","of":{"id":"9x9x10~opening~42.0~r40"},"moves":[{"flag":[0,0]}]}"#,
            ),
        ),
        (
            "a move, 100x100",
            ask(
                "",
                r#"{"game":"minesweeper","verb":"game","of":{"id":"100x100x2000~opening~42.0~r5050"},"moves":[{"flag":[0,0]}]}"#,
            ),
        ),
        (
            "probabilities, 16x30",
            ask(
                "",
                r#"{"game":"minesweeper","verb":"analyse","position":"16x30x99~opening~42.0~r255"}"#,
            ),
        ),
        (
            "a hint, Sudoku",
            ask(
                "",
                r#"{"game":"sudoku","verb":"hint","puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}"#,
            ),
        ),
        (
            "A* on 0h n0, 5x5",
            ask(
                "",
                r#"{"game":"ohno","verb":"search","puzzle":"3 . . . 1 / . . 4 . . / . . . . . / . 2 . . . / . . . 3 .","runs":[{"strategy":"astar"}]}"#,
            ),
        ),
    ]
}

const CLIENTS: [usize; 3] = [1, 20, 200];

/// How long each scene is played.
pub(crate) const SCENE: Duration = Duration::from_secs(3);

/// Plays all scenes; the lines of a table.
pub(crate) async fn table(address: SocketAddr) -> String {
    let mut table = String::from(
        "| request | clients | answers a second | median ms | 99 of 100 within ms | refused |\n\
         |---|---:|---:|---:|---:|---:|\n",
    );
    for (name, request) in scenes() {
        for clients in CLIENTS {
            let row = play(address, &request, clients).await;
            let _ = writeln!(table, "| {name} | {clients} | {row} |");
        }
    }
    table
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
) -> io::Result<(Vec<Duration>, u64)> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut times, mut refused) = (Vec::new(), 0);
    while Instant::now() < until {
        let start = Instant::now();
        stream.write_all(request.as_bytes()).await?;
        if read(&mut stream).await?.status == 200 {
            times.push(start.elapsed());
        } else {
            refused += 1;
        }
    }
    Ok((times, refused))
}
