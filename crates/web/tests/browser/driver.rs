//! A browser that does what it is told: Debian's chromium through chromedriver, in the words of the
//! `WebDriver` protocol (W3C Recommendation, 2018).

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The browser, and the program through which it is driven.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    session: String,
}

/// How often chromedriver is started until it listens.
const STARTS: usize = 3;

/// Where a program is, if it is there.
pub(crate) fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let all = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.into_iter().find(|file| file.is_file())
}

/// A chromedriver and the port that it listens on; none if it ended before it listened, which was seen once.
fn listening(driver: &PathBuf) -> Option<(Child, u16)> {
    let mut process = Command::new(driver)
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver starts");
    let output = process.stdout.take().expect("its output");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let mut said = Vec::new();
    let port = lines.find_map(|line| {
        let port = line.split_once("started successfully on port ");
        let port = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok());
        said.push(line);
        port
    });
    if port.is_none() {
        let ended = process.wait();
        eprintln!("chromedriver ended ({ended:?}): {said:?}");
    }
    // It must be able to go on talking.
    std::thread::spawn(move || lines.for_each(drop));
    Some((process, port?))
}

impl Driver {
    /// Starts both, with a window of this size.
    pub(crate) fn start(browser: &PathBuf, driver: &PathBuf, (width, height): (u32, u32)) -> Self {
        let (process, port) = (0..STARTS)
            .find_map(|_| listening(driver))
            .expect("chromedriver listens");
        let mut driver = Driver {
            process,
            port,
            session: String::new(),
        };
        let arguments = [
            "--headless=new".to_owned(),
            // As root, as in containers, there is no sandbox; the only page is our own.
            "--no-sandbox".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-gpu".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--lang=en".to_owned(),
            format!("--window-size={width},{height}"),
        ];
        let options = json!({"binary": browser, "args": arguments});
        let wanted = json!({"alwaysMatch": {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
        }});
        let session = driver.send("POST", "/session", &json!({"capabilities": wanted}));
        let id = session["sessionId"].as_str().expect("a session");
        id.clone_into(&mut driver.session);
        driver
    }

    /// A command of the session.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        self.send("POST", &format!("/session/{}{path}", self.session), body)
    }

    pub(crate) fn get(&self, path: &str) -> Value {
        self.send(
            "GET",
            &format!("/session/{}{path}", self.session),
            &Value::Null,
        )
    }

    /// A command that may be refused: an element may be covered or gone.
    pub(crate) fn try_post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.request("POST", &format!("/session/{}{path}", self.session), body)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.request(method, path, body);
        answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" {
            body.to_string()
        } else {
            String::new()
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        );
        let failed = |error: std::io::Error| error.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).map_err(failed)?;
        stream
            .set_read_timeout(Some(Duration::from_secs(60)))
            .map_err(failed)?;
        stream.write_all(request.as_bytes()).map_err(failed)?;
        // The other side leaves the connection open: it says how much there is to read.
        let mut reader = BufReader::new(stream);
        let (mut is_good, mut length) = (false, 0);
        let mut line = String::new();
        while reader.read_line(&mut line).map_err(failed)? > 2 {
            is_good |= line.starts_with("HTTP/1.1 200");
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().map_err(|_| "no length")?;
            }
            line.clear();
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).map_err(failed)?;
        let mut answer: Value = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
        if is_good {
            Ok(answer["value"].take())
        } else {
            Err(answer["value"]["message"].to_string())
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let path = format!("/session/{}", self.session);
            let _ = self.request("DELETE", &path, &Value::Null);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
