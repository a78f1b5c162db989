//! The client's end of a connection: whether it is still there.
//!
//! A client that has sent its request may close its sending side and wait for the answer (`nc -N`, or a pipe into `nc`).
//! One that leaves closes both sides, and looks the same from here until something is sent to it: then a reset comes
//! back.

use crate::client::Client;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, Interest, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::sleep;

/// An interim answer, which a client of HTTP/1.1 passes over (RFC 9110, section 15.2).
const PROBE: &[u8] = b"HTTP/1.1 102 Processing\r\n\r\n";

/// How long to wait before looking again.
const BEAT: Duration = Duration::from_millis(100);

/// The client's end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) client: Client,
    socket: Arc<OwnedReadHalf>,
    /// Whether a part of an answer is on its way.
    is_sending: Arc<AtomicBool>,
}

impl Peer {
    /// Waits until the client has left, while nothing of an answer was sent yet. A client of HTTP/1.0 cannot be
    /// probed: if it closes its sending side, it is taken to wait.
    pub(crate) async fn left(&self, takes_probes: bool) {
        self.closed_its_side().await;
        // The beat also lets the answer before this one leave the buffers.
        sleep(BEAT).await;
        while takes_probes && !self.probe() {
            sleep(BEAT).await;
        }
        self.reset().await;
    }

    /// Waits until the client has closed its sending side.
    pub(crate) async fn closed_its_side(&self) {
        let socket: &TcpStream = (*self.socket).as_ref();
        while let Ok(ready) = socket.ready(Interest::READABLE).await
            && !ready.is_read_closed()
        {
            // Readable, but not closed: the flag is old, or the next request is here already. Look again later.
            sleep(BEAT).await;
        }
    }

    /// Waits until the client has rejected what it was sent.
    pub(crate) async fn reset(&self) {
        let socket: &TcpStream = (*self.socket).as_ref();
        let interest = Interest::WRITABLE | Interest::ERROR;
        while let Ok(ready) = socket.ready(interest).await
            && !ready.is_write_closed()
            && !ready.is_error()
        {
            sleep(BEAT).await;
        }
    }

    /// Sends an interim answer; whether that was possible now.
    fn probe(&self) -> bool {
        let socket: &TcpStream = (*self.socket).as_ref();
        !self.is_sending.load(Ordering::Relaxed)
            && !matches!(socket.try_write(PROBE), Err(error) if error.kind() == io::ErrorKind::WouldBlock)
    }
}

/// A connection whose [`Peer`] can be watched while it is in use.
pub(crate) struct Connection {
    read: Arc<OwnedReadHalf>,
    write: OwnedWriteHalf,
    is_sending: Arc<AtomicBool>,
}

impl Connection {
    pub(crate) fn new(stream: TcpStream, client: Client) -> (Self, Peer) {
        let (read, write) = stream.into_split();
        let (read, is_sending) = (Arc::new(read), Arc::default());
        let peer = Peer {
            client,
            socket: Arc::clone(&read),
            is_sending: Arc::clone(&is_sending),
        };
        let connection = Connection {
            read,
            write,
            is_sending,
        };
        (connection, peer)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let socket: &TcpStream = (*self.read).as_ref();
        loop {
            ready!(socket.poll_read_ready(context))?;
            match socket.try_read_buf(buffer) {
                Ok(_) => return Poll::Ready(Ok(())),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.is_sending.store(true, Ordering::Relaxed);
        Pin::new(&mut self.write).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffers: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.is_sending.store(true, Ordering::Relaxed);
        Pin::new(&mut self.write).poll_write_vectored(context, buffers)
    }

    fn is_write_vectored(&self) -> bool {
        self.write.is_write_vectored()
    }

    /// Called when all that there is to send was written.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.write).poll_flush(context))?;
        self.is_sending.store(false, Ordering::Relaxed);
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.write).poll_shutdown(context)
    }
}
