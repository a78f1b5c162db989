//! The pages of a small class, as pictures of the documentation.

use crate::test::{run, step};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Where the class hands in, and where its pages are written.
const FOLDER: &str = "target/class-pictures";

/// A fault: a file of the solution, a text in it, and what stands there instead.
type Fault = (&'static str, &'static str, &'static str);

const STACK: Fault = (
    "search.py",
    "uninformed_search(initial_state, Queue())",
    "uninformed_search(initial_state, Stack())",
);
const BOXES: Fault = (
    "state.py",
    "if cell != (row, col) and board[cell[0]][cell[1]] == num:",
    "if False:",
);
const SHALLOW: Fault = (
    "state.py",
    "[line[:] for line in self.board]",
    "self.board[:]",
);
const STEPS: Fault = (
    "search.py",
    "PriorityQueue(lambda node: node.g))",
    "PriorityQueue(lambda node: node.depth))",
);
const BLIND: Fault = ("search.py", "return len(empty_cells(state))", "return 0");
const UNFINISHED: Fault = (
    "search.py",
    "    root.h = heuristic(root.state)\n",
    "    raise NotImplementedError(\"informed_search\")\n",
);

/// Who hands in, with which faults.
const CLASS: [(&str, &[Fault]); 12] = [
    ("Ana Ruiz", &[]),
    ("Bo Lind", &[STACK]),
    ("Carla Gil", &[STACK, BLIND, UNFINISHED]),
    ("Dan Okafor", &[SHALLOW]),
    ("Eva Novak", &[BOXES, STEPS]),
    ("Farid Haddad", &[]),
    ("Greta Brandt", &[BLIND]),
    ("Hugo Vidal", &[BOXES, STACK, SHALLOW, UNFINISHED]),
    ("Ines Mora", &[STEPS]),
    ("Jane Doe", &[SHALLOW, UNFINISHED]),
    ("Kenji Mori", &[]),
    ("Lea Rossi", &[STACK, STEPS]),
];

/// Grades the class and takes pictures of the page of the class and of a student's.
pub(crate) fn pictures(folder_of_pictures: &Path) -> Result<()> {
    step("program", "build --release --package atisbo", &[], &[])?;
    let class = |words: &[&str]| {
        let words = [&["class", "--lang", "en"], words].concat();
        run("class", "target/release/atisbo", &words, &[])
    };
    let folder = Path::new(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let path = |name: &str| format!("{FOLDER}/{name}");
    let course = path("course");
    class(&["new", "search-sudoku", &course, "--teacher"])?;
    for (name, faults) in CLASS {
        let student = folder.join("handed-in").join(name);
        fs::create_dir_all(&student)?;
        for part in ["student", "reference"] {
            for entry in fs::read_dir(Path::new(&course).join(part))? {
                let entry = entry?;
                fs::copy(entry.path(), student.join(entry.file_name()))?;
            }
        }
        for (file, old, new) in faults {
            let path = student.join(file);
            let text = fs::read_to_string(&path)?;
            let (before, after) = text
                .split_once(old)
                .with_context(|| format!("{} lacks: {old}", path.display()))?;
            fs::write(path, format!("{before}{new}{after}"))?;
        }
    }
    let marks = path("marks");
    // The cases of the page stay the same: those of the program, not of the new course.
    class(&["grade", &path("handed-in"), "--out", &marks])?;
    class(&["report", &marks])?;
    let marks = Path::new(&marks).canonicalize()?;
    for (page, name, height) in [
        ("class.html", "class-page", 900),
        ("pages/Bo_Lind.html#section-3", "class-student", 1110),
    ] {
        let picture = folder_of_pictures.join(format!("{name}.png"));
        // A browser without a window goes to a section only inside a frame.
        let frame = marks.join("frame.html");
        let style = format!("border:0;width:960px;height:{height}px");
        fs::write(
            &frame,
            format!("<body style=\"margin:0\"><iframe src=\"{page}\" style=\"{style}\"></iframe>"),
        )?;
        run(
            name,
            "chromium",
            &[
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                &format!("--window-size=960,{height}"),
                &format!("--screenshot={}", picture.display()),
                &format!("file://{}", frame.display()),
            ],
            &[],
        )?;
    }
    Ok(())
}
