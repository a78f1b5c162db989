"""A browser that shows widgets as a notebook would: anywidget's part is played by a small model."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PAGE = """<!doctype html><html><head><meta charset="utf-8"></head><body data-jp-theme-light="{light}">
<div style="width: 900px"><div id="0"></div><div id="1"></div></div>
<script type="module">
window.sent = [];
window.widgets = [];
const states = {states};
for (const [number, state] of states.entries()) {{
  const heard = {{}};
  const model = {{
    get: (name) => state[name],
    on: (event, listener) => (heard[event] = listener),
    off: (event) => delete heard[event],
    send: (message) => window.sent.push(message),
    set: (name, value) => {{ state[name] = value; heard[`change:${{name}}`]?.(); }},
  }};
  const url = URL.createObjectURL(new Blob([state._esm], {{ type: 'text/javascript' }}));
  const {{ default: widget }} = await import(url);
  const el = document.getElementById(String(number));
  window.widgets.push({{ model, el, end: await widget.render({{ model, el }}) }});
}}
window.ready = true;
</script></body></html>"""


class Browser:
    """A page with widgets on it."""

    def __init__(self, driver: Any, url: str) -> None:
        self.driver = driver
        self.url = url

    def run(self, script: str, *arguments: object) -> Any:
        """What a script returns; `root(n)` is the inside of a widget, `one(n, id)` a part of it by its test ID."""
        helpers = """const root = (n) => widgets[n].el.firstElementChild.shadowRoot;
            const one = (n, id) => root(n).querySelector(`[data-testid="${id}"]`);"""
        return self.driver.execute_script(helpers + script, *arguments)

    def complaints(self) -> list[str]:
        """What the browser holds against the page."""
        return [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]


@contextmanager
def showing(*widgets: Any, light: bool = True) -> Iterator[Browser]:
    """Widgets in a browser."""
    # Only `cargo xtask python --all` installs it.
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    states = [{name: widget.get_state()[name] for name in ("_esm", "kind", "lang", "shown")} for widget in widgets]
    page = PAGE.format(light=json.dumps(light), states=json.dumps(states).replace("</", "<\\/")).encode()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            # The icon that browsers ask for is nothing.
            self.wfile.write(page if self.path == "/" else b"")

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1000,1000"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    try:
        url = f"http://127.0.0.1:{server.server_address[1]}/"
        driver.get(url)
        driver.set_script_timeout(60)
        driver.execute_async_script(
            "const done = arguments[0]; const look = () => (window.ready ? done() : setTimeout(look, 20)); look();"
        )
        yield Browser(driver, url)
    finally:
        driver.quit()
        server.shutdown()
        server.server_close()
