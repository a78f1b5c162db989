//! Why the system refuses to read or write, as data: its own words come in one language only.

use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, ErrorKind};
use thiserror::Error;

/// Why the system refuses to read or write.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error, JsonSchema)]
pub enum SystemError {
    /// There is no such file or folder.
    #[error("no such file or folder")]
    NotFound,
    /// Permission is missing.
    #[error("permission denied")]
    PermissionDenied,
    /// It is a folder.
    #[error("it is a folder")]
    IsAFolder,
    /// A part of the path is not a folder.
    #[error("a part of the path is not a folder")]
    NotAFolder,
    /// It already exists.
    #[error("it already exists")]
    Exists,
    /// The disk is full.
    #[error("no space left on the device")]
    Full,
    /// The disk is read-only.
    #[error("the file system is read-only")]
    ReadOnly,
    /// The name is too long, or has characters that names cannot have.
    #[error("no file can have this name")]
    Name,
    /// Another program listens at the address.
    #[error("the address is in use")]
    AddressInUse,
    /// The machine has no such address.
    #[error("this machine does not have the address")]
    NoSuchAddress,
    /// The bytes are no text.
    #[error("this is not text (UTF-8)")]
    NotText,
    /// Anything else, in the words of the system.
    #[error("{0}")]
    Other(String),
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => SystemError::NotFound,
            ErrorKind::PermissionDenied => SystemError::PermissionDenied,
            ErrorKind::IsADirectory => SystemError::IsAFolder,
            ErrorKind::NotADirectory => SystemError::NotAFolder,
            ErrorKind::AlreadyExists => SystemError::Exists,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => SystemError::Full,
            ErrorKind::ReadOnlyFilesystem => SystemError::ReadOnly,
            ErrorKind::InvalidFilename => SystemError::Name,
            ErrorKind::AddrInUse => SystemError::AddressInUse,
            ErrorKind::AddrNotAvailable => SystemError::NoSuchAddress,
            ErrorKind::InvalidData => SystemError::NotText,
            _ => SystemError::Other(error.to_string()),
        }
    }
}
