//! Systems that cannot run students' programs: nothing starts.

use super::why::{StartError, Why};
use super::{Fault, Jail, Limits};
use std::ffi::OsString;
use std::time::Instant;

/// A program in its sandbox. There is none on this system.
#[derive(Debug)]
pub enum Process {}

impl Process {
    /// Starts a program: not on this system.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn start(_: &Jail, _: &Limits, _: &[OsString]) -> Result<Process, StartError> {
        Err(Why::not_here().into())
    }

    /// Sends a line.
    ///
    /// # Errors
    ///
    /// Never: there is no program.
    pub fn send(&mut self, _: &str, _: Instant) -> Result<(), Fault> {
        match *self {}
    }

    /// The next line the program writes.
    ///
    /// # Errors
    ///
    /// Never: there is no program.
    pub fn receive(&mut self, _: Instant) -> Result<String, Fault> {
        match *self {}
    }

    /// Ends the program.
    pub fn stop(self) -> String {
        match self {}
    }
}

/// A stage of the sandbox: none on this system.
pub fn stage(_: &[OsString]) -> u8 {
    2
}
