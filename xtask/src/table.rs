//! `docs/ohno-table.md`: strategies x boards, beside the original program's counts.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// What each run may take.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Wall-clock seconds
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// Megabytes
    #[arg(long, default_value_t = 2048)]
    megabytes: u64,
}

/// Writes the table anew.
pub(crate) fn run(args: &Args) -> Result<()> {
    let output = Command::new("cargo")
        .args([
            "run",
            "--release",
            "--package",
            "atisbo-ohno",
            "--example",
            "table",
            "--",
        ])
        .args([args.seconds.to_string(), args.megabytes.to_string()])
        .stderr(std::process::Stdio::inherit())
        .output()
        .context("cargo did not start")?;
    if !output.status.success() {
        bail!("the table could not be made");
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ohno-table.md");
    std::fs::write(&path, output.stdout).with_context(|| path.display().to_string())?;
    println!("written: docs/ohno-table.md");
    Ok(())
}
