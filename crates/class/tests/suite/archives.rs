//! Hostile archives cost little and end nothing.

use crate::folder::{Folder, zipped};
use atisbo_class::evidence::{LeftOut, Remark};
use atisbo_class::submission::{Bounds, Submission, find};
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const MEGABYTE: usize = 1 << 20;

fn read(zip: &[u8]) -> Submission {
    let folder = Folder::new();
    let path = folder.write("all/ana.zip", zip);
    let programs = ["search.py".to_owned()];
    let found = find(&[path.parent().unwrap().to_owned()], &programs).unwrap();
    assert_eq!(found.len(), 1);
    found[0].read(&programs, Bounds::default())
}

fn names(submission: &Submission) -> Vec<&str> {
    submission
        .files
        .iter()
        .map(|(path, _)| path.as_str())
        .collect()
}

fn left_out(submission: &Submission) -> Vec<(String, LeftOut)> {
    let remarks = submission.remarks.iter();
    remarks
        .filter_map(|remark| match remark {
            Remark::LeftOut { file, why } => Some((file.clone(), *why)),
            _ => None,
        })
        .collect()
}

#[test]
fn a_bomb_is_cut_off_whatever_its_header_says() {
    let zeros = vec![0; 64 * MEGABYTE];
    let mut zip = zipped(&[("search.py", b"x"), ("big.bin", &zeros)]);
    let left = [("big.bin".to_owned(), LeftOut::TooLarge)];
    let submission = read(&zip);
    assert_eq!(names(&submission), ["search.py"]);
    assert_eq!(left_out(&submission), left);
    // The same with headers that promise ten bytes.
    let size = (64 * MEGABYTE as u32).to_le_bytes();
    while let Some(at) = zip.windows(4).position(|window| window == size) {
        zip[at..at + 4].copy_from_slice(&10_u32.to_le_bytes());
    }
    let submission = read(&zip);
    assert!(
        submission
            .files
            .iter()
            .all(|(_, bytes)| bytes.len() <= 4 * MEGABYTE)
    );
    assert_eq!(submission.file("search.py"), Some(&b"x"[..]));
}

#[test]
fn many_bombs_are_not_all_unpacked() {
    let zeros = vec![0; 5 * MEGABYTE];
    let mut files: Vec<(String, &[u8])> = Vec::new();
    for number in 0..50 {
        files.push((format!("{number:02}.bin"), &zeros));
    }
    let borrowed: Vec<(&str, &[u8])> = files
        .iter()
        .map(|(name, it)| (name.as_str(), *it))
        .collect();
    let submission = read(&zipped(&borrowed));
    assert!(submission.files.is_empty());
    assert!(submission.remarks.len() < 6, "{:?}", submission.remarks);
}

#[test]
fn a_bomb_in_an_archive_in_an_archive_is_cut_off() {
    let zeros = vec![0; 64 * MEGABYTE];
    let bomb = zipped(&[("deep.bin", &zeros)]);
    let nested = zipped(&[("inner.zip", &zipped(&[("more.zip", &bomb)]))]);
    let submission = read(&nested);
    // One level inside is unpacked; what is below stays an archive.
    assert_eq!(names(&submission), ["more.zip"]);
}

#[test]
fn too_many_files_are_too_many() {
    let names: Vec<String> = (0..1_000)
        .map(|number| format!("{number:04}.txt"))
        .collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let submission = read(&zipped(&files));
    assert_eq!(submission.files.len(), Bounds::default().files);
    assert_eq!(
        left_out(&submission),
        [("0400.txt".to_owned(), LeftOut::TooMany)]
    );
}

#[test]
fn names_that_lead_out_are_left_out() {
    let deep = format!("{}x.py", "d/".repeat(30));
    let long = format!("{}.py", "n".repeat(300));
    let submission = read(&zipped(&[
        ("search.py", b""),
        ("../evil.py", b""),
        ("a/../../evil.py", b""),
        ("/etc/passwd", b""),
        ("C:\\evil.py", b""),
        ("..\\evil.py", b""),
        ("line\nbreak.py", b""),
        (&deep, b""),
        (&long, b""),
        ("sub\\ok.py", b""),
    ]));
    assert_eq!(names(&submission), ["search.py", "sub/ok.py"]);
    let left = left_out(&submission);
    assert_eq!(
        left.iter().filter(|(_, why)| *why == LeftOut::Name).count(),
        7,
        "{left:?}"
    );
    assert_eq!(
        left.iter()
            .filter(|(_, why)| *why == LeftOut::TooDeep)
            .count(),
        1
    );
    assert!(left.iter().all(|(file, _)| !file.contains('\n')));
}

#[test]
fn links_in_archives_are_left_out() {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default();
    zip.add_symlink("search.py", "/etc/passwd", options)
        .unwrap();
    zip.start_file("state.py", options).unwrap();
    zip.write_all(b"x").unwrap();
    let submission = read(&zip.finish().unwrap().into_inner());
    assert_eq!(names(&submission), ["state.py"]);
    assert_eq!(
        left_out(&submission),
        [("search.py".to_owned(), LeftOut::Link)]
    );
}

#[test]
fn two_forms_of_one_name_are_a_duplicate() {
    let submission = read(&zipped(&[("search.py", b"1"), ("./search.py", b"2")]));
    assert_eq!(names(&submission), ["search.py"]);
    assert_eq!(submission.file("search.py"), Some(&b"1"[..]));
    assert_eq!(left_out(&submission)[0].1, LeftOut::Duplicate);
}

#[test]
fn damage_at_any_place_ends_nothing() {
    let zip = zipped(&[
        ("lab/search.py", b"print()"),
        ("lab/state.py", b"x = 1\r\n"),
    ]);
    for at in 0..zip.len() {
        let mut damaged = zip.clone();
        damaged[at] ^= 0xff;
        _ = read(&damaged);
        _ = read(&zip[..at]);
    }
}

#[test]
fn a_false_number_of_files_reserves_no_memory() {
    let inner = zipped(&[("search.py", b"1")]);
    // The long form of an end, which says that there are 2^40 files.
    let mut end = b"PK\x06\x06".to_vec();
    end.extend(44_u64.to_le_bytes());
    end.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    end.extend(
        [1_u64 << 40, 1 << 40, 1 << 46, 0]
            .iter()
            .flat_map(|it| it.to_le_bytes()),
    );
    let at = inner.len() as u64;
    let mut huge = inner.clone();
    huge.extend(end);
    huge.extend(b"PK\x06\x07\0\0\0\0");
    huge.extend(at.to_le_bytes());
    huge.extend([1, 0, 0, 0]);
    huge.extend(b"PK\x05\x06\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0");
    let submission = read(&zipped(&[("inner.zip", &huge)]));
    assert_eq!(
        left_out(&submission),
        [("inner.zip".to_owned(), LeftOut::Unreadable)]
    );
    _ = read(&huge);
}

#[test]
fn an_archive_that_claims_to_end_in_many_places_is_left_soon() {
    // From each of them the archive claims to begin at the start of the file, where nothing begins.
    let end = b"PK\x05\x06\0\0\0\0\x01\0\x01\0\x2e\0\0\0\0\0\0\0\0\0";
    let mut zip = vec![0; 46];
    zip.extend(end.repeat(100_000));
    let submission = read(&zip);
    assert_eq!(
        left_out(&submission),
        [("ana.zip".to_owned(), LeftOut::Unreadable)]
    );
}
