//! What a program sees of the machine, and what it may write.

use crate::support::{LIMITS, jail, mark, python, started, student};
use serde_json::{Value, json};
use std::fs;

crate::tests! {
    a_program_sees_only_its_own_folder_and_its_interpreter,
    a_program_cannot_write_outside_its_folder,
    a_full_disk_is_small_and_an_error_of_the_program,
    packages_and_this_program_are_hidden,
    what_is_hidden_cannot_be_seen_by_any_name,
    folders_and_their_links_are_shown_as_they_are_named,
    files_of_the_submission_keep_their_places,
}

fn a_program_sees_only_its_own_folder_and_its_interpreter() {
    let checkout = env!("CARGO_MANIFEST_DIR");
    let mut student = student(&format!(
        "
import json, os
def look(path):
    try:
        with open(path, 'rb') as file: return len(file.read(100))
    except IsADirectoryError: return sorted(os.listdir(path))
    except OSError: return None
print(json.dumps({{path: look(path) for path in [
    '/', '/etc', '/kit', '/dev', '/etc/shadow', '/root', '/home', '/var', '/sys', '/run', '/mnt', {checkout:?},
    '/proc/1/environ', '/proc/1/cmdline', '/proc/1/mem', '/proc/1/root', '/proc/1/fd', '/proc/kcore', '/dev/mem', '/dev/sda', '/dev/tty',
]}}), flush=True)
print(json.dumps([name for name in os.listdir('/proc') if name.isdigit() and int(name) != os.getpid()]))
"
    ));
    let seen = student.value();
    let top = seen["/"].as_array().unwrap();
    let allowed = [
        "bin", "dev", "etc", "kit", "lib", "lib32", "lib64", "libx32", "proc", "sbin", "tmp",
        "usr", "work",
    ];
    let prefixes: Vec<&str> = python()
        .visible
        .iter()
        .map(|path| path.to_str().unwrap())
        .collect();
    for name in top {
        let name = name.as_str().unwrap();
        let is_prefix = prefixes
            .iter()
            .any(|path| path.split('/').nth(1) == Some(name));
        assert!(allowed.contains(&name) || is_prefix, "{name} can be seen");
    }
    for name in seen["/etc"].as_array().unwrap() {
        assert!(
            ["alternatives", "group", "ld.so.cache", "passwd"].contains(&name.as_str().unwrap())
        );
    }
    assert_eq!(seen["/kit"], json!(["kit"]));
    let devices = json!([
        "fd", "full", "null", "random", "shm", "stderr", "stdin", "stdout", "urandom", "zero"
    ]);
    assert_eq!(seen["/dev"], devices);
    for (path, what) in seen.as_object().unwrap() {
        let is_ours = ["/", "/etc", "/kit", "/dev"].contains(&path.as_str());
        let leads_to_python = prefixes
            .iter()
            .any(|prefix| prefix.starts_with(path.as_str()));
        assert!(
            is_ours || leads_to_python || what.is_null(),
            "{path}: {what}"
        );
    }
    if seen["/root"].is_array() {
        assert_eq!(seen["/root"], json!([".pyenv"]));
    }
    assert_eq!(student.value(), json!([]), "other processes can be seen");
    student.stop();
}

fn a_program_cannot_write_outside_its_folder() {
    let prefix = python().visible[0].to_str().unwrap();
    let mut student = student(&format!(
        "
import json, os, ctypes
written = []
for path in ['/x', '/usr/x', '/kit/x', '/kit/kit/agent.py', '/etc/passwd', '/dev/x', '/proc/sys/kernel/hostname', '/proc/sys/user/max_user_namespaces',
             '/proc/sysrq-trigger', '/proc/1/oom_score_adj', {prefix:?} + '/x', '/tmp/x', '/work/x', '/work/../x', '/dev/shm/y']:
    try:
        with open(path, 'w') as file: file.write('x')
        written.append(path)
    except OSError: pass
print(json.dumps(written), flush=True)
libc = ctypes.CDLL(None)
calls = dict(
    unshare=libc.unshare(0x10000000), mounts=libc.unshare(0x20000), mount=libc.mount(b'none', b'/tmp', b'tmpfs', 0, None),
    umount=libc.umount2(b'/usr', 2), remount=libc.mount(None, b'/usr', None, 0x1020, None), chroot=libc.chroot(b'/tmp'),
    setuid=libc.setuid(0), mknod=libc.mknod(b'/tmp/disk', 0o60644, 0x801), hostname=libc.sethostname(b'x', 1))
print(json.dumps(calls), flush=True)
"
    ));
    assert_eq!(student.value(), json!(["/tmp/x", "/work/x", "/dev/shm/y"]));
    for (call, result) in student.value().as_object().unwrap() {
        assert_eq!(result, &json!(-1), "{call}");
    }
    student.stop();
    assert!(!std::path::Path::new("/x").exists() && !std::path::Path::new("/usr/x").exists());
}

fn a_full_disk_is_small_and_an_error_of_the_program() {
    let mut student = student(
        "
import errno, json, os
def fill(folder):
    total = 0
    for number in range(1000):
        try:
            with open(f'{folder}/{number}', 'wb', buffering=0) as file:
                while True: total += file.write(b'x' * 65536)
        except OSError as error:
            if error.errno != errno.EFBIG: return [errno.errorcode[error.errno], total]
def empty(folder):
    number = 0
    try:
        while True:
            number += 1
            open(f'{folder}/empty{number}', 'w').close()
    except OSError as error: return number
print(json.dumps([fill('/work'), fill('/tmp'), empty('/tmp')]), flush=True)
",
    );
    let found = student.value();
    for disk in [&found[0], &found[1]] {
        assert_eq!(disk[0], "ENOSPC");
        let total = disk[1].as_u64().unwrap();
        assert!(
            (4 * LIMITS.file_size..5 * LIMITS.file_size).contains(&total),
            "{total}"
        );
    }
    assert!(found[2].as_u64().unwrap() < 20_000);
    student.stop();
}

fn packages_and_this_program_are_hidden() {
    let folder = std::env::temp_dir().join(mark());
    let library = folder.join("lib/python3.99/site-packages");
    fs::create_dir_all(&library).unwrap();
    fs::create_dir_all(folder.join("bin")).unwrap();
    fs::write(library.join("atisbo.py"), "secret = 1").unwrap();
    fs::write(folder.join("bin/atisbo"), "secret").unwrap();
    fs::write(folder.join("bin/other"), "seen").unwrap();
    let mark = mark();
    let mut jail = jail(
        &mark,
        &format!(
            "
import importlib.util, json, os, shutil, sys
folder = '{}'
def look(path):
    try: return open(path).read()
    except OSError: return None
print(json.dumps([look(folder + '/bin/other'), look(folder + '/bin/atisbo'), os.listdir(folder + '/lib/python3.99/site-packages'),
    shutil.which('atisbo'), importlib.util.find_spec('atisbo'), importlib.util.find_spec('pip')]))
",
            folder.display()
        ),
    );
    jail.visible.push(folder.clone());
    let mut student = started(mark, &jail, &LIMITS);
    assert_eq!(student.value(), json!(["seen", null, [], null, null, null]));
    student.stop();
    fs::remove_dir_all(folder).unwrap();
}

fn what_is_hidden_cannot_be_seen_by_any_name() {
    let folder = std::env::temp_dir().join(mark());
    fs::create_dir_all(folder.join("real/labs/ana")).unwrap();
    fs::write(folder.join("real/labs/ana/search.py"), "secret").unwrap();
    fs::write(folder.join("real/lab.toml"), "secret").unwrap();
    fs::write(folder.join("real/other"), "seen").unwrap();
    std::os::unix::fs::symlink(folder.join("real"), folder.join("link")).unwrap();
    let mark = mark();
    let mut jail = jail(
        &mark,
        &format!(
            "
import json, os
def look(path):
    try: return open(path).read()
    except OSError: return None
print(json.dumps([[look(top + '/other'), look(top + '/lab.toml'), os.listdir(top + '/labs')]
    for top in ('{0}/real', '{0}/link')]))
",
            folder.display()
        ),
    );
    jail.visible.push(folder.join("link"));
    jail.hidden = vec![folder.join("link/labs"), folder.join("real/lab.toml")];
    let mut student = started(mark, &jail, &LIMITS);
    let expected = json!(["seen", null, []]);
    assert_eq!(student.value(), json!([expected, expected]));
    student.stop();
    fs::remove_dir_all(folder).unwrap();
}

fn folders_and_their_links_are_shown_as_they_are_named() {
    let folder = std::env::temp_dir().join(mark());
    fs::create_dir_all(folder.join("real one")).unwrap();
    fs::write(folder.join("real one/file"), "text").unwrap();
    std::os::unix::fs::symlink(folder.join("real one"), folder.join("link")).unwrap();
    let mark = mark();
    let (link, real) = (folder.join("link/file"), folder.join("real one/file"));
    let (link, real) = (link.display(), real.display());
    let code =
        format!("print([open(path).read() for path in ('{link}', '{real}')])\nopen('{real}', 'w')");
    let mut jail = jail(&mark, &code);
    jail.visible.push(folder.join("link"));
    let mut student = started(mark, &jail, &LIMITS);
    assert_eq!(student.hear(5.0).unwrap(), "['text', 'text']");
    assert!(student.hear(5.0).is_err());
    assert!(student.stop().contains("Read-only file system"));
    fs::remove_dir_all(folder).unwrap();
}

fn files_of_the_submission_keep_their_places() {
    let mark = mark();
    let mut jail = jail(
        &mark,
        "
import json, os
found = [[os.path.join(folder, name), open(os.path.join(folder, name), 'rb').read().decode('latin-1')]
         for top in ('/kit', '/work/a') for folder, _, names in os.walk(top) for name in names]
os.rename('/work/a/b/c.txt', '/work/a/b/d.txt')
print(json.dumps(found))
",
    );
    jail.files.push(("a/b/c.txt".into(), b"\xff\0".to_vec()));
    let mut student = started(mark, &jail, &LIMITS);
    let expected: Value = json!([
        ["/kit/kit/agent.py", "kit = 1\n"],
        ["/work/a/b/c.txt", "\u{ff}\0"]
    ]);
    assert_eq!(student.value(), expected);
    student.stop();
}
