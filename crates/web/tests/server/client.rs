//! A client that sends exactly the given bytes, and a server to test.

use atisbo_web::{Limits, Server, Settings, Token};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Longer than anything here takes unless it hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until it is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) link: String,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// A server for this machine alone.
pub(crate) async fn start() -> Running {
    start_with(Limits::default(), None).await
}

pub(crate) async fn start_with(limits: Limits, token: Option<Token>) -> Running {
    run(Settings {
        limits,
        token,
        ..Settings::default()
    })
    .await
}

/// A server that believes what a proxy says of its clients.
pub(crate) async fn start_behind_a_proxy(limits: Limits) -> Running {
    run(Settings {
        limits,
        trust_forwarded: true,
        ..Settings::default()
    })
    .await
}

async fn run(settings: Settings) -> Running {
    let server = Server::bind(settings).await.expect("a free port");
    let (end, ended) = oneshot::channel();
    Running {
        address: server.address(),
        link: server.link(),
        end: Some(end),
        task: tokio::spawn(server.run(async {
            let _ = ended.await;
        })),
    }
}

impl Running {
    /// Tells it to end, and waits until it has.
    pub(crate) async fn end(mut self) {
        drop(self.end.take());
        timeout(PATIENCE, self.task)
            .await
            .expect("an end")
            .expect("no panic");
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address)
            .await
            .expect("a connection")
    }

    /// Sends these bytes and reads until the other side closes.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect().await;
        // The server may have closed before it read all of it: its answer counts.
        let _ = stream.write_all(bytes).await;
        read_all(&mut stream).await
    }

    /// Sends a request with these header lines.
    pub(crate) async fn send(&self, first: &str, headers: &[&str], body: &str) -> Reply {
        let host = format!("Host: {}", self.address);
        let length = format!("Content-Length: {}", body.len());
        let mut lines = vec!["Connection: close"];
        lines.extend(headers);
        if !headers.iter().any(|line| line.starts_with("Host:")) {
            lines.push(&host);
        }
        if !body.is_empty() {
            lines.push(&length);
        }
        let head = lines.join("\r\n");
        let text = format!("{first} HTTP/1.1\r\n{head}\r\n\r\n{body}");
        Reply::read(&self.raw(text.as_bytes()).await)
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(&format!("GET {path}"), &[], "").await
    }

    /// Asks the door.
    pub(crate) async fn ask(&self, request: &str) -> Reply {
        self.ask_with("", &[], request).await
    }

    /// Asks the door with a query in the address and more header lines.
    pub(crate) async fn ask_with(&self, query: &str, headers: &[&str], request: &str) -> Reply {
        let headers = [&[JSON], headers].concat();
        let first = format!("POST /api/v1/ask{query}");
        self.send(&first, &headers, request).await
    }

    /// The bytes of a question to the door, on a connection that stays open. `length` is what its head claims.
    pub(crate) fn question(&self, query: &str, length: usize, body: &str) -> String {
        let address = self.address;
        format!(
            "POST /api/v1/ask{query} HTTP/1.1\r\nHost: {address}\r\n{JSON}\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
    }
}

pub(crate) const JSON: &str = "Content-Type: application/json";

/// Reads until the other side closes.
pub(crate) async fn read_all(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A reset is an end too.
    let _ = read.expect("the server closes the connection");
    bytes
}

/// Reads until these words have come.
pub(crate) async fn read_until(stream: &mut TcpStream, words: &str) {
    let (mut text, mut part) = (String::new(), [0; 1024]);
    while !text.contains(words) {
        let read = timeout(PATIENCE, stream.read(&mut part)).await;
        let read = read.expect("an answer").expect("a connection");
        assert_ne!(read, 0, "{text}");
        text += &String::from_utf8_lossy(&part[..read]);
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn read(bytes: &[u8]) -> Reply {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no head: {:?}", String::from_utf8_lossy(bytes)));
        let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        let mut body = bytes[end + 4..].to_vec();
        if head.contains("transfer-encoding: chunked") {
            body = joined(&body);
        }
        Reply {
            status: status.expect("a status"),
            head,
            body,
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A body that came in chunks.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = chunks.windows(2).position(|two| two == b"\r\n") {
        let size = String::from_utf8_lossy(&chunks[..end]);
        let size = usize::from_str_radix(&size, 16).unwrap_or(0);
        let (from, to) = (end + 2, (end + 2 + size).min(chunks.len()));
        body.extend_from_slice(&chunks[from..to]);
        if size == 0 {
            break;
        }
        chunks = chunks.get(to + 2..).unwrap_or_default();
    }
    body
}

/// A request that would take longer than any test.
pub(crate) const ENDLESS: &str = r#"{"game": "sudoku", "verb": "search",
    "puzzle": "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "runs": [{"method": "brute-force"}]}"#;

/// Tries again until it is so.
pub(crate) async fn until<F: Future<Output = bool>>(mut is_so: impl FnMut() -> F) {
    let tries = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, tries).await.expect("it comes to be so");
}
