//! The page as a person uses it: by what can be seen, clicked and typed.

use crate::driver::{Driver, program};
use atisbo_web::{Server, Settings};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Nothing takes so long unless it hangs.
const PATIENCE: Duration = Duration::from_secs(20);

/// The page in a browser, and the server it comes from.
pub(crate) struct Page {
    driver: Driver,
    pub(crate) link: String,
    /// When it is dropped, the server ends.
    _end: Option<oneshot::Sender<()>>,
}

/// Key codes of the `WebDriver` protocol.
pub(crate) mod key {
    pub(crate) const ESCAPE: &str = "\u{e00c}";
    pub(crate) const ENTER: &str = "\u{e007}";
    pub(crate) const TAB: &str = "\u{e004}";
    pub(crate) const UP: &str = "\u{e013}";
    pub(crate) const LEFT: &str = "\u{e012}";
    pub(crate) const RIGHT: &str = "\u{e014}";
    pub(crate) const DOWN: &str = "\u{e015}";
    pub(crate) const HOME: &str = "\u{e011}";
}

/// The size of a usual window.
pub(crate) const DESK: (u32, u32) = (1280, 900);

/// The page in a window of the usual size.
pub(crate) fn open(path: &str) -> Page {
    open_in(path, DESK)
}

pub(crate) fn open_in(path: &str, window: (u32, u32)) -> Page {
    let (link, end) = serve();
    let page = Page {
        driver: browser(window),
        link,
        _end: Some(end),
    };
    page.first_visit(path);
    page
}

/// A page in a file, without a server and without a network.
pub(crate) fn open_file(file: &Path) -> Page {
    let page = Page {
        driver: browser(DESK),
        link: format!("file://{}", file.display()),
        _end: None,
    };
    for (command, given) in [
        ("Network.enable", json!({})),
        (
            "Network.emulateNetworkConditions",
            json!({"offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}),
        ),
    ] {
        let command = json!({"cmd": command, "params": given});
        page.driver.post("/goog/cdp/execute", &command);
    }
    page.visit("");
    page
}

fn browser(window: (u32, u32)) -> Driver {
    let browser = program(&["chromium", "chromium-browser", "google-chrome"]);
    let driver = program(&["chromedriver"]);
    let (Some(browser), Some(driver)) = (browser, driver) else {
        panic!("no browser: install chromium and chromium-driver (cargo xtask test does)");
    };
    Driver::start(&browser, &driver, window)
}

/// A server of its own for each test.
fn serve() -> (String, oneshot::Sender<()>) {
    let (end, ended) = oneshot::channel::<()>();
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_stack_size(8 << 20)
            .build();
        runtime.expect("threads").block_on(async {
            let mut settings = Settings::default();
            // As on the user's own machine, where a report may be measured in full.
            settings.limits.most_time = Duration::from_secs(2 * 60 * 60);
            let server = Server::bind(settings).await.expect("a free port");
            tell.send(server.link()).expect("somebody listens");
            server
                .run(async {
                    let _ = ended.await;
                })
                .await;
        });
    });
    (told.recv().expect("the link"), end)
}

/// Something on the page.
pub(crate) struct Element(String);

/// What the protocol calls an element by.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Element {
    fn of(found: &Value) -> Self {
        Element(found[ELEMENT].as_str().unwrap_or_default().to_owned())
    }
}

impl Page {
    /// Goes to a place in the page, without the tour that greets newcomers.
    fn first_visit(&self, path: &str) {
        self.visit("favicon.svg");
        let seen =
            "localStorage.setItem('atisbo.settings', JSON.stringify({ toured: true })); return 0";
        self.run(seen, &[]);
        self.visit(path);
    }

    pub(crate) fn visit(&self, path: &str) {
        self.driver
            .post("/url", &json!({"url": format!("{}{path}", self.link)}));
    }

    pub(crate) fn reload(&self) {
        self.driver.post("/refresh", &json!({}));
    }

    /// What a script gives back.
    pub(crate) fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.driver.post(
            "/execute/sync",
            &json!({"script": script, "args": arguments}),
        )
    }

    /// What a script that takes its time hands to its callback.
    pub(crate) fn run_async(&self, script: &str) -> Value {
        self.driver
            .post("/execute/async", &json!({"script": script, "args": []}))
    }

    /// Makes the view as narrow as a telephone, narrower than windows can be.
    pub(crate) fn narrow(&self, width: u32, height: u32) {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 2, "mobile": true});
        let command = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics});
        self.driver.post("/goog/cdp/execute", &command);
    }

    /// Makes the view as large as a window without anything around it.
    pub(crate) fn resize(&self, (width, height): (u32, u32)) {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        let command = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics});
        self.driver.post("/goog/cdp/execute", &command);
    }

    /// What the browser complained of: errors, and what the policy forbids.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.driver.post("/se/log", &json!({"type": "browser"}));
        let log = log.as_array().cloned().unwrap_or_default();
        let severe = log.iter().filter(|entry| entry["level"] == "SEVERE");
        let said = severe.map(|entry| entry["message"].to_string());
        // The browser asks for this by itself when it is shown a picture alone.
        said.filter(|said| !said.contains("favicon.ico")).collect()
    }

    /// Chooses a language.
    pub(crate) fn switch_language(&self, code: &str) {
        if self.has("select[data-testid=lang]") {
            self.choose("[data-testid=lang]", code);
        } else {
            self.click("[data-testid=lang]");
        }
    }

    /// What a script gives back once that is true, found, not empty.
    pub(crate) fn wait_for(&self, what: &str, script: &str, arguments: &[Value]) -> Value {
        let start = Instant::now();
        loop {
            let found = self.run(script, arguments);
            let is_there = match &found {
                Value::Null | Value::Bool(false) => false,
                Value::String(text) => !text.is_empty(),
                Value::Array(list) => !list.is_empty(),
                _ => true,
            };
            if is_there {
                return found;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "{what} did not come: {}",
                self.seen()
            );
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// What a person sees, for the message of a test that fails.
    fn seen(&self) -> String {
        let text = self.run(
            "return location.hash + '\\n' + document.body.innerText",
            &[],
        );
        let logs = self.driver.try_post("/se/log", &json!({"type": "browser"}));
        format!(
            "{}\n{}",
            text.as_str().unwrap_or_default(),
            logs.unwrap_or_default()
        )
    }

    /// The element that a selector names, once it can be seen.
    pub(crate) fn find(&self, selector: &str) -> Element {
        let script = "const e = document.querySelector(arguments[0]); return e && e.checkVisibility() ? e : null";
        let found = self.wait_for(selector, script, &[selector.into()]);
        Element::of(&found)
    }

    pub(crate) fn has(&self, selector: &str) -> bool {
        let script =
            "const e = document.querySelector(arguments[0]); return !!e && e.checkVisibility()";
        self.run(script, &[selector.into()]) == Value::Bool(true)
    }

    /// Waits until something is so.
    pub(crate) fn until(&self, condition: &str) {
        self.wait_for(condition, &format!("return !!({condition})"), &[]);
    }

    /// Clicks, as soon as nothing lies over it.
    pub(crate) fn click(&self, selector: &str) {
        let start = Instant::now();
        loop {
            let Element(id) = self.find(selector);
            match self
                .driver
                .try_post(&format!("/element/{id}/click"), &json!({}))
            {
                Ok(_) => return,
                Err(error) => assert!(
                    start.elapsed() < PATIENCE,
                    "{selector}: {error} {}",
                    self.seen()
                ),
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Types into a field.
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        let Element(id) = self.find(selector);
        self.driver
            .post(&format!("/element/{id}/clear"), &json!({}));
        self.driver
            .post(&format!("/element/{id}/value"), &json!({"text": text}));
    }

    /// Chooses from a list.
    pub(crate) fn choose(&self, selector: &str, value: &str) {
        self.find(selector);
        let option = format!("{selector} option[value=\"{value}\"]");
        let script = "return document.querySelector(arguments[0])";
        let Element(id) = Element::of(&self.wait_for(&option, script, &[option.as_str().into()]));
        self.driver
            .post(&format!("/element/{id}/click"), &json!({}));
    }

    /// Presses keys, wherever the focus is.
    pub(crate) fn keys(&self, keys: &[&str]) {
        let actions: Vec<Value> = keys
            .iter()
            .flat_map(|key| {
                let one = |kind: &str| json!({"type": kind, "value": key});
                [one("keyDown"), one("keyUp")]
            })
            .collect();
        let source = json!({"type": "key", "id": "keyboard", "actions": actions});
        self.driver.post("/actions", &json!({"actions": [source]}));
    }

    /// Clicks with the other button.
    pub(crate) fn right_click(&self, selector: &str) {
        let Element(id) = self.find(selector);
        let origin = json!({ELEMENT: id});
        let source = json!({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 2},
            {"type": "pointerUp", "button": 2},
        ]});
        self.driver.post("/actions", &json!({"actions": [source]}));
    }

    pub(crate) fn text(&self, selector: &str) -> String {
        self.find(selector);
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.run(script, &[selector.into()])
            .as_str()
            .unwrap_or_default()
            .trim()
            .to_owned()
    }

    pub(crate) fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let script =
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.run(script, &[selector.into(), name.into()])
            .as_str()
            .map(str::to_owned)
    }

    /// A picture of what is seen, if pictures are wanted (`cargo xtask pictures`).
    pub(crate) fn picture(&self, name: &str) {
        let Some(folder) = std::env::var_os("ATISBO_PICTURES") else {
            return;
        };
        let picture = self.driver.get("/screenshot");
        let bytes = base64(picture.as_str().unwrap_or_default());
        std::fs::write(PathBuf::from(folder).join(format!("{name}.png")), bytes)
            .expect("a picture");
    }

    /// The page as it would be printed: how many bytes of PDF.
    pub(crate) fn print(&self) -> Vec<u8> {
        let printed = self.driver.post("/print", &json!({"background": true}));
        base64(printed.as_str().unwrap_or_default())
    }

    /// What axe-core finds that keeps people from using the page. It comes with npm: `cargo xtask test
    /// --without node` leaves it out.
    pub(crate) fn barriers(&self, view: &str) {
        if std::env::var_os("ATISBO_WITHOUT_NODE").is_some() {
            return;
        }
        let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page-tools");
        let axe = std::fs::read_to_string(tools.join("node_modules/axe-core/axe.min.js")).expect(
            "axe-core: npm install --prefix target/page-tools axe-core (cargo xtask test does)",
        );
        self.run(&format!("{axe}; return 0"), &[]);
        let script = "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(
            (found) => done(found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
                .map((one) => one.id + ': ' + one.nodes.map((node) => node.target.join(' ')
                    + ' ' + node.failureSummary).join('; '))),
            (error) => done([String(error)]))";
        assert_eq!(self.run_async(script), json!([]), "{view}");
    }
}

fn base64(text: &str) -> Vec<u8> {
    BASE64_STANDARD.decode(text).expect("base 64")
}
