//! Where the server listens, and for whom.

use crate::guard::Token;
use crate::limits::Limits;
use std::net::Ipv4Addr;

/// Where the server listens, and for whom.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on, by name or number.
    pub host: String,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The token that clients must send; none for a server that only this machine reaches.
    pub token: Option<Token>,
    /// Whether a proxy stands before the server that names its clients in `X-Forwarded-For`.
    pub trust_forwarded: bool,
    /// How much one request, and all of them together, may take.
    pub limits: Limits,
}

impl Default for Settings {
    /// For this machine alone, on a free port.
    fn default() -> Self {
        Settings {
            host: Ipv4Addr::LOCALHOST.to_string(),
            port: 0,
            token: None,
            trust_forwarded: false,
            limits: Limits::default(),
        }
    }
}
