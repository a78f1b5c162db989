//! Submissions as teachers have them are told apart and read.

use crate::folder::{Folder, zipped};
use atisbo_class::evidence::{LeftOut, Remark};
use atisbo_class::submission::{Bounds, FindError, Submission, find};
use std::path::PathBuf;

fn programs() -> Vec<String> {
    vec!["search.py".to_owned()]
}

/// The students with the names of their files.
fn listed(paths: &[PathBuf]) -> Vec<(String, Option<u64>, Vec<String>)> {
    let found = find(paths, &programs()).unwrap();
    let listed = found.iter().map(|one| {
        let read = one.read(&programs(), Bounds::default());
        let names = read.files.into_iter().map(|(path, _)| path).collect();
        (one.student.clone(), one.moodle, names)
    });
    listed.collect()
}

fn one(student: &str, moodle: Option<u64>, files: &[&str]) -> (String, Option<u64>, Vec<String>) {
    let files = files.iter().map(|&file| file.to_owned()).collect();
    (student.to_owned(), moodle, files)
}

fn read(path: PathBuf) -> Submission {
    let found = find(&[path], &programs()).unwrap();
    assert_eq!(found.len(), 1);
    found[0].read(&programs(), Bounds::default())
}

fn left_out(submission: &Submission) -> Vec<(&str, LeftOut)> {
    let remarks = submission.remarks.iter();
    remarks
        .filter_map(|remark| match remark {
            Remark::LeftOut { file, why } => Some((file.as_str(), *why)),
            _ => None,
        })
        .collect()
}

#[test]
fn a_folder_is_a_student_or_holds_students_in_the_order_of_their_names() {
    let folder = Folder::new();
    folder.write("class/zoe/search.py", "z");
    folder.write("class/ana/code/search.py", "a");
    folder.write("class/ana/code/state.py", "a");
    folder.write(
        "class/eva.zip",
        zipped(&[("lab/search.py", b"e"), ("lab/x/y.txt", b"")]),
    );
    folder.write("class/empty/.keep", "");
    folder.write("class/grades.csv", "not a submission");
    let expected = [
        one("ana", None, &["search.py", "state.py"]),
        one("empty", None, &[".keep"]),
        one("eva", None, &["search.py", "x/y.txt"]),
        one("zoe", None, &["search.py"]),
    ];
    assert_eq!(listed(&[folder.path("class")]), expected);
    assert_eq!(listed(&[folder.path("class/zoe")]), expected[3..]);
    assert_eq!(listed(&[folder.path("class/eva.zip")]), expected[2..3]);
    // As the shell gives it: class/*
    let each = ["zoe", "eva.zip", "ana"].map(|name| folder.path(&format!("class/{name}")));
    let expected = [
        expected[0].clone(),
        expected[2].clone(),
        expected[3].clone(),
    ];
    assert_eq!(listed(&each), expected);
}

#[test]
fn a_folder_with_one_student_holds_a_student() {
    let folder = Folder::new();
    folder.write("class/ana/search.py", "");
    assert_eq!(
        listed(&[folder.path("class")]),
        [one("ana", None, &["search.py"])]
    );
}

#[test]
fn what_moodle_gives_is_read_in_all_its_forms() {
    let inner = zipped(&[("my lab/search.py", b"1"), ("my lab/state.py", b"2")]);
    let whole = zipped(&[
        ("Gómez Ana_12_assignsubmission_file_/search.py", b"a"),
        ("Gómez Ana_12_assignsubmission_file_/sub/b.py", b"b"),
        (
            "Gómez Ana_12_assignsubmission_onlinetext_/onlinetext.html",
            b"<p>",
        ),
        ("Ruiz Eva_7_assignsubmission_file_/lab.zip", &inner),
        ("Sol Leo_9_assignsubmission_file_search.py", b"s"),
        ("Sol Leo_9_assignsubmission_file_state.py", b"s"),
        ("Sol Leo_10_assignsubmission_file_done.zip", &inner),
        (
            "Vega Noa_11_assignsubmission_file_/broken.zip",
            b"PK no zip",
        ),
    ]);
    let folder = Folder::new();
    let path = folder.write("CS-Lab 1-4711.zip", whole);
    let expected = [
        one(
            "Gómez Ana",
            Some(12),
            &["onlinetext.html", "search.py", "sub/b.py"],
        ),
        one("Ruiz Eva", Some(7), &["search.py", "state.py"]),
        one("Sol Leo", Some(9), &["search.py", "state.py"]),
        one("Sol Leo", Some(10), &["search.py", "state.py"]),
        one("Vega Noa", Some(11), &[]),
    ];
    assert_eq!(listed(std::slice::from_ref(&path)), expected);
    let found = find(&[path], &programs()).unwrap();
    let broken = found[4].read(&programs(), Bounds::default());
    assert_eq!(left_out(&broken), [("broken.zip", LeftOut::Unreadable)]);

    // The same, unpacked by the teacher.
    folder.write("all/Ruiz Eva_7_assignsubmission_file_/lab.zip", &inner);
    folder.write("all/Sol Leo_9_assignsubmission_file_search.py", "s");
    folder.write("all/Sol Leo_9_assignsubmission_file_state.py", "s");
    folder.write("all/Sol Leo_10_assignsubmission_file_done.zip", &inner);
    assert_eq!(listed(&[folder.path("all")]), expected[1..4]);
}

#[test]
fn all_that_moodle_has_of_a_student_is_one_submission() {
    let folder = Folder::new();
    for path in [
        "Ana_12_assignsubmission_file_/search.py",
        "Ana_12_assignsubmission_onlinetext_/onlinetext.html",
        "Leo_9_assignsubmission_file_/search.py",
        "Leo_9_assignsubmission_onlinetext_onlinetext.html",
    ] {
        folder.write(&format!("all/{path}"), "x");
    }
    assert_eq!(
        listed(&[folder.path("all")]),
        [
            one("Ana", Some(12), &["onlinetext.html", "search.py"]),
            one("Leo", Some(9), &["onlinetext.html", "search.py"]),
        ]
    );
}

#[test]
fn an_archive_of_archives_or_of_folders_holds_students() {
    let folder = Folder::new();
    let inner = zipped(&[("search.py", b"1")]);
    let path = folder.write(
        "a.zip",
        zipped(&[("all/ana.zip", &inner), ("all/eva.zip", &inner)]),
    );
    let expected = [
        one("ana", None, &["search.py"]),
        one("eva", None, &["search.py"]),
    ];
    assert_eq!(listed(&[path]), expected);
    let path = folder.write(
        "b.zip",
        zipped(&[("ana/search.py", b""), ("eva/lab/search.py", b"")]),
    );
    assert_eq!(listed(&[path]), expected);
    let path = folder.write("ana.zip", zipped(&[("x/ana.zip", &inner)]));
    assert_eq!(listed(&[path]), expected[..1]);
}

#[test]
fn what_tools_make_is_not_read() {
    let folder = Folder::new();
    for name in [
        "ana/search.py",
        "ana/.git/config",
        "ana/__pycache__/search.cpython-311.pyc",
        "ana/.DS_Store",
        "ana/._search.py",
    ] {
        folder.write(name, "");
    }
    assert_eq!(
        listed(&[folder.path("ana")]),
        [one("ana", None, &["search.py"])]
    );
    let path = folder.write(
        "eva.zip",
        zipped(&[
            ("lab/search.py", b""),
            ("__MACOSX/lab/._search.py", b""),
            ("lab/__pycache__/x.pyc", b""),
        ]),
    );
    let submission = read(path);
    assert_eq!(submission.files.len(), 1);
    assert!(submission.remarks.is_empty(), "{:?}", submission.remarks);
}

#[test]
#[cfg(unix)]
fn links_pipes_and_names_that_are_no_text_are_left_out() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    folder.write("secret", "seed");
    folder.write("ana/search.py", "");
    symlink(folder.path("secret"), folder.path("ana/data.txt")).unwrap();
    symlink("/", folder.path("ana/root")).unwrap();
    std::fs::write(folder.path("ana").join(OsStr::from_bytes(b"b\xff.py")), "").unwrap();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.path("ana/pipe"))
        .status();
    assert!(made.unwrap().success());
    let submission = read(folder.path("ana"));
    assert_eq!(submission.files.len(), 1);
    let expected = [
        ("b\u{fffd}.py", LeftOut::Name),
        ("data.txt", LeftOut::Link),
        ("pipe", LeftOut::Unreadable),
        ("root", LeftOut::Link),
    ];
    let mut found = left_out(&submission);
    found.sort_by_key(|(name, _)| *name);
    assert_eq!(found, expected);

    // A student whose whole folder is a link stays in the list.
    folder.write("class/eva/search.py", "");
    symlink(folder.path("ana"), folder.path("class/leo")).unwrap();
    let expected = [one("eva", None, &["search.py"]), one("leo", None, &[])];
    assert_eq!(listed(&[folder.path("class")]), expected);
}

#[test]
fn what_is_no_submission_is_named() {
    let folder = Folder::new();
    let text = folder.write("notes.txt", "x");
    let error = |path: PathBuf| find(&[path], &programs()).unwrap_err();
    assert!(matches!(error(text), FindError::NoArchive { .. }));
    assert!(matches!(error(folder.path("none")), FindError::Io { .. }));
    let broken = folder.write("all.zip", "PK half of a download");
    assert!(matches!(error(broken.clone()), FindError::NoArchive { .. }));
    // Beside others it is a student's.
    folder.write("ana/search.py", "");
    let both = [broken, folder.path("ana")];
    let expected = [one("all", None, &[]), one("ana", None, &["search.py"])];
    assert_eq!(listed(&both), expected);
}
