//! Just enough of HTTP for a client.

use std::io;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

/// A question as it goes over the line, with a query in the address.
pub(crate) fn ask(query: &str, body: &str) -> String {
    head(query, body.len()) + body
}

/// The head of a question whose body is claimed to have so many bytes.
pub(crate) fn head(query: &str, length: usize) -> String {
    format!(
        "POST /api/v1/ask{query} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n"
    )
}

/// An answer.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) retry_after: Option<u64>,
    pub(crate) body: Vec<u8>,
}

/// Reads one answer.
pub(crate) async fn read(stream: &mut TcpStream) -> io::Result<Reply> {
    let mut bytes = Vec::new();
    let mut chunk = vec![0; 16 * 1024];
    loop {
        let read = stream.read(&mut chunk).await?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&chunk[..read]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
        let number = |name: &str| {
            let value = head.split(name).nth(1)?;
            value.lines().next()?.parse::<usize>().ok()
        };
        let length = number("content-length: ").unwrap_or(0);
        if bytes.len() >= end + 4 + length {
            let status = head.get(9..12).and_then(|code| code.parse().ok());
            return Ok(Reply {
                status: status.unwrap_or(0),
                retry_after: number("retry-after: ").map(|seconds| seconds as u64),
                body: bytes.split_off(end + 4),
            });
        }
    }
}
