//! Every view: nothing keeps people out, both languages, all sizes of windows.

use crate::page::{Page, open, open_in};

/// The views and the addresses they are seen at.
const VIEWS: [(&str, &str); 15] = [
    ("home", "#/"),
    ("minesweeper", "#/play/minesweeper/9x9x10~opening~42.0~r40"),
    ("hexagons", "#/play/minesweeper/hex.8x8x10~opening~3.0~r27"),
    (
        "sudoku",
        "#/play/sudoku?p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    ("ohno", "#/play/ohno?p=3 1 . / . . . / . . 1"),
    ("search", "#/watch/search"),
    ("csp", "#/watch/csp"),
    ("bayes", "#/watch/bayes"),
    ("logic", "#/watch/logic"),
    ("compare", "#/compare"),
    ("experiments", "#/experiments"),
    ("methods", "#/methods"),
    ("rules", "#/rules/minesweeper"),
    ("api", "#/api"),
    ("verb", "#/api/sudoku/search"),
];

/// Goes to a view and waits until it stands.
fn show(page: &Page, path: &str) {
    page.visit("favicon.svg");
    page.visit(path);
    page.until("document.querySelector('main h1')");
    page.until("!document.querySelector('main [aria-busy=true]')");
}

#[test]
fn nothing_keeps_anybody_out_of_any_view() {
    let page = open("#/");
    for (name, path) in VIEWS {
        show(&page, path);
        page.barriers(name);
        if !["minesweeper", "ohno", "search", "csp", "bayes", "logic"].contains(&name) {
            page.picture(&format!("page-{name}"));
        }
    }
}

#[test]
fn dark_views_are_as_readable_as_light_ones() {
    let page = open("#/");
    for (name, path) in VIEWS {
        show(&page, path);
        page.run(
            "document.documentElement.dataset.theme = 'dark'; return 0",
            &[],
        );
        page.barriers(&format!("{name} in the dark"));
    }
}

#[test]
fn no_view_is_wider_than_a_telephone() {
    let page = open_in("#/", (500, 800));
    page.narrow(360, 740);
    for (name, path) in VIEWS {
        show(&page, path);
        // Not of `innerWidth`, which grows with what is wider.
        let excess = page.run(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
            &[],
        );
        assert!(
            excess.as_i64().is_some_and(|excess| excess <= 0),
            "{name}: {excess}"
        );
        if name == "minesweeper" {
            page.picture("page-telephone");
        }
    }
}

#[test]
fn the_page_speaks_spanish_when_asked() {
    let page = open("#/play/minesweeper/9x9x10~opening~42.0~r40");
    page.until("document.querySelector('[data-testid=state]')");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"));
    let english = page.text("[data-testid=hint]");
    page.switch_language("es");
    page.until("document.documentElement.lang === 'es'");
    page.wait_for(
        "Spanish",
        "return document.querySelector('[data-testid=hint]').innerText.trim() !== arguments[0]",
        &[english.into()],
    );
    page.click("[data-testid=hint]");
    page.until("document.querySelector('[data-testid=hint-text] .latest')");
    page.picture("page-spanish");
    for (name, path) in VIEWS {
        show(&page, path);
        let missing = page.run(
            "return document.body.innerText.match(/\\b(web|mines|sudoku|ohno|search|logic)-[a-z]+(-[a-z]+)*\\b/g) ?? []",
            &[],
        );
        assert_eq!(missing, serde_json::json!([]), "{name}");
    }
}

#[test]
fn the_rules_describe_each_game_as_an_environment_and_a_problem() {
    let page = open("#/");
    for lang in ["en", "es"] {
        page.switch_language(lang);
        page.until(&format!("document.documentElement.lang === '{lang}'"));
        for game in ["minesweeper", "sudoku", "ohno"] {
            show(&page, &format!("#/rules/{game}"));
            page.find("[data-testid=as-problem] table");
            let counted = "return ['tbody tr', 'dt', 'dd'].map((of) =>
                document.querySelectorAll('[data-testid=as-problem] ' + of).length)";
            assert_eq!(page.run(counted, &[]), serde_json::json!([7, 5, 5]));
        }
    }
}

#[test]
fn no_view_shows_a_backtick() {
    let page = open("#/");
    let shown =
        "return (document.body.innerText + [...document.querySelectorAll('[title], [aria-label]')]
        .map((one) => one.title + one.getAttribute('aria-label')).join()).includes('`')";
    for lang in ["en", "es"] {
        page.switch_language(lang);
        page.until(&format!("document.documentElement.lang === '{lang}'"));
        for (name, path) in VIEWS {
            show(&page, path);
            assert_eq!(page.run(shown, &[]), false, "{name} in {lang}");
        }
    }
}

#[test]
fn what_is_to_be_typed_is_set_as_code_in_errors_and_in_reports() {
    let page = open("#/experiments");
    page.find("main h1");
    // An error of the laboratory names the key that is wrong.
    let script = "const done = arguments[0]; (async () => {
        const { ask, wordsOf } = await import('./core/api.js');
        const { fill, h } = await import('./core/dom.js');
        const experiment = 'game = \"ohno\"\\nmethods = [\"astar\"]\\nfly = 1';
        const error = await ask({ game: 'lab', verb: 'run', experiment, lang: 'en' }).catch(wordsOf);
        fill(document.querySelector('main'), h('p', { id: 'error', text: error }), h('p', { id: 'line' }, 'the player `a`'));
        return [document.querySelector('#error code')?.textContent, document.querySelector('#line code').textContent,
            document.querySelector('main').innerText.includes('`')];
    })().then(done, (error) => done(String(error)))";
    assert_eq!(
        page.run_async(script),
        serde_json::json!(["fly", "a", false])
    );
}

#[test]
fn scripts_and_styles_of_all_views_keep_to_the_policy() {
    let page = open("#/");
    for (name, path) in VIEWS {
        show(&page, path);
        let trouble = page.complaints();
        assert!(trouble.is_empty(), "{name}: {trouble:?}");
    }
}
