//! Clients that want to keep the server from serving others.

use crate::http::{ask, head, read};
use std::fmt::Write;
use std::io;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::sleep;

/// What a hostile client does, over and over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Attack {
    /// Asks for 10^12 games and leaves after half a second.
    EndlessGames,
    /// Asks for the network of a cell with 20 neighbours: its table has some ten million numbers.
    HugeTable,
    /// Asks about a network of 500 variables that no order makes small.
    HugeNetwork,
    /// Asks for searches that take a minute.
    MinuteLong,
    /// Sends the body one byte at a time.
    SlowBody,
    /// Sends half a head and waits.
    HalfHead,
    /// Sends a body that is too long.
    LongBody,
}

impl Attack {
    pub(crate) const ALL: [Attack; 7] = [
        Attack::EndlessGames,
        Attack::HugeTable,
        Attack::HugeNetwork,
        Attack::MinuteLong,
        Attack::SlowBody,
        Attack::HalfHead,
        Attack::LongBody,
    ];

    /// Does it once; the status of the answer, if there is one.
    pub(crate) async fn run(self, mut stream: TcpStream) -> io::Result<u16> {
        match self {
            Attack::EndlessGames => {
                let games = r#"{"game":"minesweeper","verb":"play","level":"expert","games":1000000000000}"#;
                stream
                    .write_all(ask("?seconds=60", games).as_bytes())
                    .await?;
                sleep(Duration::from_millis(500)).await;
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            Attack::HugeTable => {
                stream.write_all(ask("", &huge_table()).as_bytes()).await?;
            }
            Attack::HugeNetwork => {
                stream
                    .write_all(ask("?seconds=60", &huge_network()).as_bytes())
                    .await?;
            }
            Attack::MinuteLong => {
                let search = r#"{"game":"sudoku","verb":"search","puzzle":"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..","runs":[{"method":"brute-force"}]}"#;
                stream
                    .write_all(ask("?seconds=60", search).as_bytes())
                    .await?;
            }
            Attack::SlowBody => {
                stream.write_all(head("", 1000).as_bytes()).await?;
                for _ in 0..1000 {
                    if stream.write_all(b" ").await.is_err() {
                        break;
                    }
                    sleep(Duration::from_millis(500)).await;
                }
            }
            Attack::HalfHead => {
                stream
                    .write_all(b"POST /api/v1/ask HTTP/1.1\r\nHost: local")
                    .await?;
            }
            Attack::LongBody => {
                stream.write_all(head("", 1 << 40).as_bytes()).await?;
                let _ = stream.write_all(&vec![b' '; 4 << 20]).await;
            }
        }
        Ok(read(&mut stream).await?.status)
    }
}

/// A cell of a free tiling with 20 neighbours: its number depends on all of them.
fn huge_table() -> String {
    let neighbours: String = (0..20).fold(String::new(), |mut text, cell| {
        let _ = write!(text, " n{cell}");
        text
    });
    let lines = (0..20).fold(String::new(), |mut text, cell| {
        let _ = write!(text, "n{cell}:\\n");
        text
    });
    let hidden = " #".repeat(20);
    format!(
        r#"{{"game":"minesweeper","verb":"convert","to":"uai","network":"full","position":"tiling free\nc:{neighbours}\n{lines}mines 2\n2{hidden}\n"}}"#
    )
}

/// A Markov network of pairs of 500 variables, 1,500 of them, in the UAI format.
fn huge_network() -> String {
    let mut text = format!("MARKOV\\n500\\n{}\\n1500\\n", "2 ".repeat(500));
    // Any fixed sequence that looks random will do (Knuth's multiplier).
    let mut state = 1_u64;
    let mut random = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % 500
    };
    for _ in 0..1500 {
        let (one, other) = (random(), random());
        let other = if one == other { (one + 1) % 500 } else { other };
        let _ = write!(text, "2 {one} {other}\\n");
    }
    for _ in 0..1500 {
        text += "4 1 2 2 1\\n";
    }
    format!(r#"{{"game":"bayes","verb":"show","network":"{text}"}}"#)
}
