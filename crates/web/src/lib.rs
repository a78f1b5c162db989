//! The laboratory in the browser: the page, and the server it comes with.
//!
//! A face like the terminal: `POST /api/v1/ask` takes the door's requests and gives its answers, as JSON
//! or, where work is long, as a stream of events. The page is embedded in the program, so nothing has to
//! be installed and nothing is fetched from elsewhere.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use atisbo_web::{Server, Settings};
//!
//! let server = Server::bind(Settings::default()).await?;
//! println!("{}", server.link());
//! server.run(async { tokio::signal::ctrl_c().await.unwrap_or_default() }).await;
//! # Ok(())
//! # }
//! ```
//!
//! What keeps it safe, one file each: who may ask (`guard`), how much one request may take (`limits`),
//! who works next (`schedule`), what happens when the client disconnects (`work`, `peer`), how many connections a client
//! may have (`connections`), and how long one may stall (`server`, `stall_timeout`).

mod ask;
mod catalogue;
mod client;
mod compress;
mod connections;
mod error;
mod events;
mod files;
mod guard;
mod limits;
mod page;
mod peer;
mod schedule;
mod server;
mod settings;
mod stall_timeout;
mod texts;
mod work;

pub use guard::Token;
pub use limits::Limits;
pub use page::{Document, PageError, widget};
pub use server::{Server, ServerError, serve};
pub use settings::Settings;
