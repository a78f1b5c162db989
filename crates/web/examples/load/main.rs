//! Many clients at once, kind and hostile ones, and how they are served: `cargo xtask load`. The figures are those of the
//! machine it runs on.
//!
//! `load [--clients N] [--seconds N] [--hostile PERCENT] [--write FILE]`. The server is a process of its own (`load serve`),
//! so that its memory can be looked at.

mod hostile;
mod http;
mod scenes;
mod storm;

use atisbo_web::{Server, Settings};
use std::error::Error;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;
use storm::Storm;
use tokio::sync::oneshot;

#[tokio::main]
async fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (mut clients, mut seconds, mut hostile, mut write) = (100, 10, 1.0, None);
    while let Some(name) = arguments.next() {
        let mut value = || arguments.next().ok_or("a value is missing");
        match name.as_str() {
            "serve" => serve().await?,
            "--clients" => clients = value()?.parse()?,
            "--seconds" => seconds = value()?.parse()?,
            "--hostile" => hostile = value()?.parse()?,
            "--write" => write = Some(value()?),
            _ => return Err(format!("unknown option {name}").into()),
        }
    }
    let (mut server, address) = start()?;
    let storm = Storm {
        address,
        server: server.id(),
        clients,
        hostile: (clients as f64 * hostile / 100.0)
            .ceil()
            .min(clients as f64) as usize,
        time: Duration::from_secs(seconds),
    };
    let outcome = storm.run().await?;
    println!("{outcome}");
    if let Some(path) = write {
        let table = scenes::table(address).await;
        std::fs::write(path, document(&outcome.to_string(), &table))?;
    }
    // The server ends when nobody holds its input any more.
    drop(server.stdin.take());
    server.wait()?;
    Ok(ExitCode::from(u8::from(!outcome.is_good())))
}

/// Starts the server as a process of its own.
fn start() -> Result<(Child, SocketAddr), Box<dyn Error>> {
    let mut server = Command::new(std::env::current_exe()?)
        .arg("serve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let output = server.stdout.take().ok_or("the server has no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    Ok((server, line.trim().parse()?))
}

/// Runs the server until its input ends.
async fn serve() -> Result<(), Box<dyn Error>> {
    let server = Server::bind(Settings::default()).await?;
    println!("{}", server.address());
    let (sender, ended) = oneshot::channel::<()>();
    std::thread::spawn(move || {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        drop(sender);
    });
    server
        .run(async {
            let _ = ended.await;
        })
        .await;
    // As `atisbo web`, it does not wait for work that has not seen its cancel flag.
    std::process::exit(0)
}

fn document(storm: &str, table: &str) -> String {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let build = if cfg!(debug_assertions) {
        "development"
    } else {
        "release"
    };
    format!(
        "# The server under load\n\n\
         Written by `cargo xtask load --write`: clients and server on one machine with {cores} cores, {build} build.\n\
         Absolute figures are the machine's.\n\n\
         ## Kind and hostile clients together\n\n\
         Every client has an address of its own. Kind ones play: a move, a hint or probabilities about once a second; each\n\
         answer is compared with the one that the library gives. Hostile ones ask for 10^12 games and leave, for tables and\n\
         networks that are too large and for minute-long searches, send too slowly, too much or only a part.\n\n\
         {storm}\n\
         ## One kind of request\n\n\
         Each client asks again as soon as it has its answer, {} seconds a row. That nobody is refused and that 99 of 100 do\n\
         not wait much longer than the median is what to look at.\n\n{table}",
        scenes::SCENE.as_secs()
    )
}
