//! `atisbo web`: the laboratory in the browser.

use super::Exit;
use crate::browser::open;
use crate::output::Output;
use anyhow::{Result, anyhow};
use atisbo_api::text::{Message, system};
use atisbo_web::{Server, ServerError, Settings, Token, serve};
use std::time::Duration;

/// The default port: the same each time, so that a link that was kept still works.
const DEFAULT_PORT: u16 = 8765;

/// How long a request may run at most on the user's own machine: a report measured again in full takes minutes, an
/// experiment as long as its author likes. Where others come too, the server's own limit keeps its workers free for them.
const ALONE: Duration = Duration::from_secs(12 * 60 * 60);

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "HOST")]
    host: Option<String>,
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    #[arg(long)]
    no_open: bool,
    #[arg(long)]
    trust_forwarded: bool,
}

impl Args {
    pub(crate) fn run(&self, output: &mut Output) -> Result<Exit> {
        let mut settings = Settings {
            port: self.port.unwrap_or(DEFAULT_PORT),
            trust_forwarded: self.trust_forwarded,
            ..Settings::default()
        };
        if let Some(host) = &self.host {
            settings.host.clone_from(host);
            settings.token = Some(Token::random()?);
        } else {
            settings.limits.most_time = ALONE;
        }
        // The default port may be taken, perhaps by another laboratory; a port that was asked for is not replaced.
        let any_port = self.port.is_none();
        let lang = output.lang;
        serve(settings, any_port, |server| self.tell(server, output))
            .map_err(|error| anyhow!(words(&error).to(lang)))??;
        Ok(Exit::Yes)
    }

    fn tell(&self, server: &Server, output: &mut Output) -> Result<()> {
        let link = server.link();
        if output.json {
            output.json(&serde_json::json!({ "link": link }))?;
        } else {
            output.say(&Message::new("cli-web-open").with("link", link.as_str()))?;
            if let Some(link) = server.link_for_others() {
                output.say(&Message::new("cli-web-class").with("link", link))?;
            }
        }
        if !self.no_open && !open(link.as_ref()) {
            output.warn(&Message::new("cli-web-no-browser"));
        }
        Ok(())
    }
}

/// Why it cannot start.
fn words(error: &ServerError) -> Message {
    match error {
        ServerError::Bind { host, port, error } => Message::new("cli-web-bind")
            .with("address", format!("{host}:{port}"))
            .with("reason", system(error)),
        other => Message::new("cli-web-start").with("reason", other.to_string()),
    }
}
