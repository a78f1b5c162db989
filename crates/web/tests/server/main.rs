//! The server as its clients meet it, kind ones and others: over real connections to this machine.

mod answers;
mod busy;
mod cancel;
mod client;
mod guards;
mod hostile;
mod pages;
