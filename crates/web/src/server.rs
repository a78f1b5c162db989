//! The server: accepts connections, routes their requests, and shuts down gracefully.

use crate::client::Client;
use crate::connections::Connections;
use crate::error::Refusal;
use crate::guard::{Guard, admit, harden};
use crate::peer::Connection;
use crate::settings::Settings;
use crate::stall_timeout::StallTimeout;
use crate::work::Workers;
use crate::{ask, catalogue, files, texts};
use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream, lookup_host};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

/// As much stack as a main thread has: recursive methods are written for that.
const STACK: usize = 8 << 20;

/// How often the log tells of cancelled work that goes on.
const REPORT: Duration = Duration::from_secs(5);

/// A server that listens.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    settings: Settings,
    address: SocketAddr,
}

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The address is none of this machine's, or the port is taken.
    #[error("cannot listen on {host}:{port}: {error}")]
    Bind {
        /// The address asked for.
        host: String,
        /// The port asked for.
        port: u16,
        /// What the operating system says.
        error: io::Error,
    },
    /// Other machines could reach it, and there is no token.
    #[error("{0} can be reached from other machines: a server there needs a token")]
    NoToken(String),
    /// The threads could not be started.
    #[error("cannot start threads: {0}")]
    Threads(io::Error),
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    ///
    /// If the address is not this machine's, the port is taken, or others could reach the server and it
    /// has no token.
    pub async fn bind(settings: Settings) -> Result<Self, ServerError> {
        let failed = |error| ServerError::Bind {
            host: settings.host.clone(),
            port: settings.port,
            error,
        };
        let found = lookup_host((settings.host.as_str(), settings.port)).await;
        let addresses: Vec<SocketAddr> = found.map_err(failed)?.collect();
        let is_local = addresses.iter().all(|address| address.ip().is_loopback());
        if !is_local && settings.token.is_none() {
            return Err(ServerError::NoToken(settings.host));
        }
        let listener = TcpListener::bind(addresses.as_slice())
            .await
            .map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Server {
            listener,
            settings,
            address,
        })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The link that opens the page on this machine, with the token if there is one.
    pub fn link(&self) -> String {
        match self.address.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => self.link_at(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(ip) if ip.is_unspecified() => self.link_at(Ipv6Addr::LOCALHOST.into()),
            ip => self.link_at(ip),
        }
    }

    /// The link for other machines, if this one's address is known.
    pub fn link_for_others(&self) -> Option<String> {
        let ip = self.address.ip();
        if ip.is_loopback() {
            return None;
        }
        if !ip.is_unspecified() {
            return Some(self.link_at(ip));
        }
        // The route to any remote address starts at ours; connecting a UDP socket sends nothing.
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(self.link_at(socket.local_addr().ok()?.ip()))
    }

    fn link_at(&self, ip: IpAddr) -> String {
        let address = SocketAddr::new(ip, self.address.port());
        let link = format!("http://{address}/");
        match &self.settings.token {
            Some(token) => format!("{link}?token={}", token.as_str()),
            None => link,
        }
    }

    /// Serves until `end` completes. Running requests are then cancelled, answered, and waited for briefly.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let limits = self.settings.limits.clone();
        let workers = Arc::new(Workers::new(limits.clone()));
        let service = TowerToHyperService::new(self.router(&workers));
        let connections = Connections::new(limits.connections);
        let trust_forwarded = self.settings.trust_forwarded;
        let graceful = GracefulShutdown::new();
        let mut report = interval(REPORT);
        report.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut end = pin!(end);
        loop {
            let (stream, client) = tokio::select! {
                next = next(&self.listener) => next,
                _ = report.tick() => {
                    workers.warn_of_overdue();
                    continue;
                }
                () = &mut end => break,
            };
            // A connection over the limit is closed at once instead of hanging.
            let Some(admitted) = connections.admit(client) else {
                continue;
            };
            let (connection, peer) = Connection::new(stream, client);
            let service = service.clone();
            let service = service_fn(move |mut request: hyper::Request<Incoming>| {
                let mut peer = peer.clone();
                if trust_forwarded && let Some(client) = Client::forwarded(request.headers()) {
                    peer.client = client;
                }
                request.extensions_mut().insert(peer);
                service.call(request)
            });
            let io = TokioIo::new(StallTimeout::new(connection, limits.stall));
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(limits.stall)
                .max_buf_size(64 * 1024)
                // `peer` detects clients that have left.
                .half_close(true)
                .serve_connection(io, service);
            let connection = graceful.watch(connection);
            tokio::spawn(async move {
                let _admitted = admitted;
                // A client that disconnects is not an error.
                if let Err(error) = connection.await {
                    tracing::debug!(%error, "connection");
                }
            });
        }
        drop(self.listener);
        workers.close();
        let _ = timeout(limits.farewell, graceful.shutdown()).await;
    }

    fn router(&self, workers: &Arc<Workers>) -> Router {
        let guard = Guard {
            host: self.settings.host.clone(),
            is_local: self.address.ip().is_loopback(),
            token: self.settings.token.clone(),
        };
        let wrong_method = || async { Refusal::Method };
        Router::new()
            .route("/api/v1/ask", post(ask::ask))
            .route("/api/v1/catalogue", get(catalogue::catalogue))
            .with_state(Arc::clone(workers))
            .route("/api/v1/texts/{lang}", get(texts::texts))
            .route("/api/v1/openapi.json", get(files::description))
            .route("/api/{*rest}", get(|| async { Refusal::NoSuchPath }))
            .fallback_service(get(files::file).fallback(wrong_method))
            .method_not_allowed_fallback(wrong_method)
            .layer(from_fn_with_state(Arc::new(guard), admit))
            .layer(from_fn(harden))
    }
}

/// Starts a server, reports its link, and serves until Ctrl-C. If the port is taken and `any_port` is set, it
/// takes any free one.
///
/// # Errors
///
/// As [`Server::bind`].
pub fn serve<T>(
    settings: Settings,
    any_port: bool,
    tell: impl FnOnce(&Server) -> Result<(), T>,
) -> Result<Result<(), T>, ServerError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .thread_stack_size(STACK)
        .build()
        .map_err(ServerError::Threads)?;
    let told = runtime.block_on(async {
        let mut server = Server::bind(settings.clone()).await;
        let is_taken = |error: &io::Error| error.kind() == io::ErrorKind::AddrInUse;
        if any_port && matches!(&server, Err(ServerError::Bind { error, .. }) if is_taken(error)) {
            let port = 0;
            server = Server::bind(Settings { port, ..settings }).await;
        }
        let server = server?;
        let told = tell(&server);
        if told.is_ok() {
            let end = async { tokio::signal::ctrl_c().await.unwrap_or_default() };
            server.run(end).await;
        }
        Ok(told)
    })?;
    // Do not wait for work that has not seen its cancel flag yet.
    runtime.shutdown_background();
    Ok(told)
}

/// The next connection and its client. If the process is out of file handles, it waits and tries again.
async fn next(listener: &TcpListener) -> (TcpStream, Client) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                // Send small answers at once.
                let _ = stream.set_nodelay(true);
                return (stream, address.ip().into());
            }
            Err(error) => {
                tracing::warn!(%error, "cannot take a connection");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}
