//! Who may ask: the names the server goes by, the pages that may use it, and the token of a class.
//!
//! A page of another site can make a browser send requests here. It cannot read what comes back, unless
//! its name is made to point to this machine (DNS rebinding): so the `Host` must be a name of ours, and an
//! `Origin`, where there is one, must be the page itself.

use crate::error::Refusal;
use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// The cookie that carries the token once the link was opened.
const COOKIE_NAME: &str = "atisbo";

/// A secret in the link.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A token that nobody can guess: 128 random bits.
    ///
    /// # Errors
    ///
    /// If the operating system has no random numbers to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Token(format!("{:032x}", u128::from_le_bytes(bytes))))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether this is the token, compared in constant time.
    fn is(&self, text: &str) -> bool {
        let (ours, theirs) = (self.0.as_bytes(), text.as_bytes());
        let differ = |(a, b): (&u8, &u8)| a ^ b;
        ours.len() == theirs.len() && ours.iter().zip(theirs).map(differ).fold(0, |a, b| a | b) == 0
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}

/// Which requests are let in.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// The name that was given for the server.
    pub(crate) host: String,
    /// Whether it is reached from this machine alone.
    pub(crate) is_local: bool,
    /// The token that clients must send.
    pub(crate) token: Option<Token>,
}

impl Guard {
    /// Whether a request is let in: if so, whether its token came in the address; if not, why.
    fn check(&self, headers: &HeaderMap, query: Option<&str>) -> Result<bool, Refusal> {
        let host = text(headers, &HOST).ok_or(Refusal::Host)?;
        if !self.is_ours(name_of(host)) {
            return Err(Refusal::Host);
        }
        if headers.contains_key(ORIGIN) {
            let origin = text(headers, &ORIGIN).unwrap_or_default();
            let own = origin.strip_prefix("http://");
            if own.is_none_or(|own| !own.eq_ignore_ascii_case(host)) {
                return Err(Refusal::Origin);
            }
        }
        let Some(token) = &self.token else {
            return Ok(false);
        };
        let from_link = query.is_some_and(|query| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.any(|(name, value)| name == "token" && token.is(value))
        });
        let bearer = text(headers, &AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = headers.get_all(COOKIE).iter();
        let cookies = cookies.filter_map(|value| value.to_str().ok());
        let mut cookies = cookies.flat_map(|line| line.split(';')).filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == COOKIE_NAME).then_some(value)
        });
        let known = from_link
            || bearer.is_some_and(|value| token.is(value))
            || cookies.any(|value| token.is(value));
        if known {
            Ok(from_link)
        } else {
            Err(Refusal::Token)
        }
    }

    /// Whether a host is one of ours. An IP address always is: only names can be rebound.
    fn is_ours(&self, name: &str) -> bool {
        let number = name
            .trim_start_matches('[')
            .trim_end_matches(']')
            .parse::<IpAddr>();
        match number {
            Ok(number) => !self.is_local || number.is_loopback(),
            Err(_) => {
                name.eq_ignore_ascii_case("localhost") || name.eq_ignore_ascii_case(&self.host)
            }
        }
    }
}

/// The name in `name:port`.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// The value of a header, if it is there and is text.
pub(crate) fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Lets a request in or refuses it.
pub(crate) async fn admit(
    State(guard): State<Arc<Guard>>,
    request: Request,
    next: Next,
) -> Response {
    match guard.check(request.headers(), request.uri().query()) {
        Err(refusal) => refusal.into_response(),
        Ok(from_link) => {
            let mut response = next.run(request).await;
            if let (true, Some(token)) = (from_link, &guard.token) {
                let token = token.as_str();
                let cookie = format!("{COOKIE_NAME}={token}; HttpOnly; SameSite=Strict; Path=/");
                if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                    response.headers_mut().insert(SET_COOKIE, cookie);
                }
            }
            response
        }
    }
}

/// The content security policy: the page may load only its own files.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// Adds the security headers to every response.
pub(crate) async fn harden(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    response
}
