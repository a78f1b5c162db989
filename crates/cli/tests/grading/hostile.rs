//! Hostile submissions in a batch: each gets its verdict, and the others get their marks.

use crate::support::{Files, Folder, solved, verdicts, with_code, zipped};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const HOSTILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../class/tests/hostile");
const QUESTIONS: [(&str, u32, u32); 2] = [("valid", 2, 1), ("breadth_first", 1, 0)];
const ALL_RIGHT: &str = "valid: right, breadth_first: right";

/// The code of the hostile programs, each with the verdicts that it must get: those that its first line names, else right.
fn programs() -> BTreeMap<String, (String, String)> {
    let entries = fs::read_dir(HOSTILE).unwrap();
    let programs = entries.map(|entry| {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let code = fs::read_to_string(&path).unwrap();
        let first = code.lines().next().unwrap().strip_prefix("# ").unwrap();
        let expected = if first.contains("breadth_first") {
            first.to_owned()
        } else {
            format!("{first}, breadth_first: right")
        };
        (name, (code, expected))
    });
    programs.collect()
}

fn text_of(graded: &Value) -> String {
    serde_json::to_string_pretty(graded).unwrap()
}

fn has_remark(graded: &Value, why: &str) -> bool {
    let remarks = graded["remarks"].as_array().unwrap();
    remarks.iter().any(|remark| remark["why"] == why)
}

/// Archives and folders that are odd, each with what must come of it.
fn odd_ones(folder: &Folder) -> Vec<(&'static str, &'static str)> {
    let handed_in = folder.path("handed-in");
    let put = |name: &str, bytes: &[u8]| fs::write(handed_in.join(name), bytes).unwrap();

    let crlf = |(path, bytes): (String, Vec<u8>)| {
        let text = String::from_utf8(bytes).unwrap().replace('\n', "\r\n");
        (path, text.into_bytes())
    };
    folder.hand_in(
        "windows line ends",
        &solved().into_iter().map(crlf).collect(),
    );

    let mut latin = solved();
    let state = latin.get_mut("state.py").unwrap();
    state.extend(b"year = 'a\xf1o'\n");
    folder.hand_in("latin", &latin);

    let mut many = solved();
    many.extend((0..10_000).map(|number| (format!("a{number}.txt"), b"x".to_vec())));
    folder.hand_in("many files", &many);

    let mut linked = solved();
    linked.remove("state.py");
    folder.hand_in("linked", &linked);
    let link = handed_in.join("linked/state.py");
    std::os::unix::fs::symlink("../honest/state.py", link).unwrap();

    let mut bomb = solved();
    bomb.insert("state.py".to_owned(), vec![b'#'; 64 << 20]);
    put("bomb.zip", &zipped(&bomb));

    let mut collides = solved();
    collides.insert("state.py/x".to_owned(), b"x".to_vec());
    collides.insert("search.py/y/z".to_owned(), b"x".to_vec());
    put("collides.zip", &zipped(&collides));

    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    zip.add_symlink("state.py", "/etc/passwd", options).unwrap();
    zip.start_file("../../search.py", options).unwrap();
    zip.write_all(b"x").unwrap();
    put("climbs.zip", &zip.finish().unwrap().into_inner());

    put("no archive.zip", b"PK\x03\x04 and no more");
    fs::create_dir(handed_in.join("empty")).unwrap();
    vec![
        ("windows line ends", ALL_RIGHT),
        ("latin", "valid: crashed, breadth_first: right"),
        ("many files", ALL_RIGHT),
        ("linked", "valid: crashed, breadth_first: right"),
        ("bomb", "valid: crashed, breadth_first: right"),
        ("collides", ALL_RIGHT),
        ("climbs", "valid: crashed, breadth_first: crashed"),
        ("no archive", "valid: crashed, breadth_first: crashed"),
        ("empty", "valid: crashed, breadth_first: crashed"),
    ]
}

#[test]
fn hostile_submissions_get_their_verdicts_and_nobody_else_is_harmed() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    folder.hand_in("honest", &solved());
    folder.hand_in("zealous", &solved());
    let programs = programs();
    assert!(programs.len() >= 20);
    for (name, (code, _)) in &programs {
        folder.hand_in(name, &with_code(code));
    }
    let odd = odd_ones(&folder);
    let graded = folder.grade("handed-in", "marks");
    folder.assert_nothing_left();

    let mut wrong = Vec::new();
    let expected = programs
        .iter()
        .map(|(name, (_, said))| (name.as_str(), said.as_str()));
    let expected: Vec<(&str, &str)> = expected
        .chain(odd)
        .chain([("honest", ALL_RIGHT), ("zealous", ALL_RIGHT)])
        .collect();
    for (name, expected) in &expected {
        let found = graded.get(*name).map(verdicts).unwrap_or_default();
        if found != *expected {
            let whole = graded.get(*name).map(text_of).unwrap_or_default();
            wrong.push(format!("{name}: {found}, not {expected}\n{whole}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(graded.len(), expected.len());
    assert_eq!(folder.results("marks").len(), expected.len());
    assert!(has_remark(&graded["many files"], "too_many"));
    assert!(has_remark(&graded["linked"], "link"));
    assert!(has_remark(&graded["bomb"], "too_large"));
    assert!(has_remark(&graded["collides"], "duplicate"));
    assert_eq!(graded["honest"]["points"], 10.0);
    let output = graded["floods_stderr"]["questions"][0]["output"].as_str();
    assert!((1..1_200).contains(&output.unwrap().len()));
}

#[test]
fn hostile_archives_in_the_zip_of_moodle_spoil_nothing() {
    let folder = Folder::new();
    folder.lab(&QUESTIONS);
    let code = |name: &str| programs()[name].0.clone();
    let mut bomb = solved();
    bomb.insert("a.bin".to_owned(), vec![0; 64 << 20]);
    let inner: Files = Files::from([("lab.zip".to_owned(), zipped(&bomb))]);
    let named = |who: &str, path: &str| format!("{who}_assignsubmission_file_/{path}");
    let mut all = Files::from([
        (named("Ana García_101", "lab.zip"), zipped(&solved())),
        (
            named("Bo_102", "lab.zip"),
            zipped(&with_code(&code("exits"))),
        ),
        (named("Cy_103", "lab.zip"), zipped(&inner)),
        (named("Di_104", "lab.zip"), b"PK\x05\x06 broken".to_vec()),
    ]);
    for (path, bytes) in with_code(&code("long_line")) {
        all.insert(named("Eva_105", &path), bytes);
    }
    fs::write(folder.path("moodle.zip"), zipped(&all)).unwrap();
    let graded = folder.grade("moodle.zip", "marks");
    folder.assert_nothing_left();
    let said: Vec<(&str, String)> = graded
        .iter()
        .map(|(name, graded)| (name.as_str(), verdicts(graded)))
        .collect();
    let both_crashed = "valid: crashed, breadth_first: crashed".to_owned();
    assert_eq!(
        said,
        [
            ("Ana García", ALL_RIGHT.to_owned()),
            ("Bo", "valid: crashed, breadth_first: right".to_owned()),
            ("Cy", both_crashed.clone()),
            ("Di", both_crashed),
            ("Eva", "valid: protocol, breadth_first: right".to_owned()),
        ]
    );
    assert_eq!(graded["Ana García"]["moodle"], 101);
    assert_eq!(graded["Ana García"]["points"], 10.0);
}

/// In a container all may be below one folder, which the interpreter is in too.
#[test]
fn labs_and_submissions_beside_the_interpreter_cannot_be_seen() {
    let folder = Folder::new();
    let lab = folder.lab(&QUESTIONS);
    let bin = folder.path("bin");
    fs::create_dir(&bin).unwrap();
    let whole = folder.path("");
    let asks = "import json, sys; print(json.dumps([sys.executable, [sys.base_prefix, sys.argv[1]], '3.0.0']))";
    let script = format!(
        "#!/bin/sh\nexec python3 -c \"{asks}\" '{}'\n",
        whole.display()
    );
    let python = bin.join("python3");
    fs::write(&python, script).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(&python, mode).unwrap();
    let text = fs::read_to_string(&lab).unwrap();
    fs::write(&lab, text.replace("python3", &python.to_string_lossy())).unwrap();

    folder.hand_in("honest", &solved());
    let top = whole.display();
    let looks = format!(
        "
import os


def valid(board, num, pos):
    if not os.path.exists('{top}/bin/python3'):
        raise SystemError('the folder should be seen')
    for path in ('{top}/lab.toml', '{top}/handed-in/honest/state.py'):
        try:
            open(path).close()
        except OSError:
            continue
        raise SystemError('saw ' + path)
    if any(os.listdir('{top}/' + name) for name in ('handed-in', 'marks')):
        raise SystemError('saw what others handed in')
    return honest(board, num, pos)
"
    );
    folder.hand_in("looks", &with_code(&looks));
    let graded = folder.grade("handed-in", "marks");
    assert_eq!(
        verdicts(&graded["looks"]),
        ALL_RIGHT,
        "{}",
        text_of(&graded["looks"])
    );
}
