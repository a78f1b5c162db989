//! A program against others: the network, its parents, the grader.

use crate::support::{LIMITS, jail, launcher, mark, processes, student};
use atisbo_class::sandbox::Process;
use serde_json::json;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

crate::tests! {
    a_program_has_no_network,
    a_program_cannot_trace_or_end_its_parent,
    a_program_has_no_rights_and_can_gain_none,
    nothing_of_the_grader_is_inherited,
    all_ends_when_the_grader_is_killed,
    twenty_programs_run_at_the_same_time,
    a_user_without_rights_can_confine_programs_too,
}

fn a_program_has_no_network() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let name = mark();
    let address = SocketAddr::from_abstract_name(&name).unwrap();
    let _local = UnixListener::bind_addr(&address).unwrap();
    let mut student = student(&format!(
        "
import json, socket
def reach(family, address):
    try:
        with socket.socket(family) as plug:
            plug.settimeout(2)
            plug.connect(address)
        return True
    except OSError: return False
print(json.dumps([reach(socket.AF_INET, ('127.0.0.1', {port})), reach(socket.AF_INET, ('1.1.1.1', 53)), reach(socket.AF_INET6, ('::1', {port})),
    reach(socket.AF_UNIX, b'\\0' + {name:?}.encode()), [name for _, name in socket.if_nameindex() if name != 'lo']]))
"
    ));
    let found = student.value();
    assert_eq!(
        found.as_array().unwrap()[..4],
        [json!(false), json!(false), json!(false), json!(false)]
    );
    student.stop();
}

fn a_program_cannot_trace_or_end_its_parent() {
    let mut student = student(
        "
import ctypes, json, os, signal
parent = os.getppid()
for number in range(1, 65):
    for process in (parent, 1):
        try: os.kill(process, number)
        except OSError: pass
libc = ctypes.CDLL(None, use_errno=True)
traced = [libc.ptrace(request, parent, 0, 0) for request in (16, 0x4206)]
import time; time.sleep(0.2)
print(json.dumps([parent, traced]), flush=True)
try: os.kill(-1, signal.SIGKILL)
except ProcessLookupError: pass
print('alive', flush=True)
",
    );
    assert_eq!(student.value(), json!([1, [-1, -1]]));
    assert_eq!(student.hear(5.0).unwrap(), "alive");
    student.stop();
}

fn a_program_has_no_rights_and_can_gain_none() {
    let mut student = student(
        "
import json, os, resource
status = dict(line.split(':', 1) for line in open('/proc/self/status') if ':' in line)
keys = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']
print(json.dumps([[int(status[key], 16) for key in keys], int(status['NoNewPrivs']), os.getresuid(), os.getresgid(),
    resource.getrlimit(resource.RLIMIT_CORE), os.getsid(0) == 1 or os.getsid(0), os.getpgrp() == os.getpid()]))
",
    );
    let user = 64_000;
    let expected = json!([
        [0, 0, 0, 0, 0],
        1,
        [user, user, user],
        [user, user, user],
        [0, 0],
        true,
        true
    ]);
    assert_eq!(student.value(), expected);
    student.stop();
}

fn nothing_of_the_grader_is_inherited() {
    let mut student = student(
        "
import json, os, sys
print(json.dumps([sorted(os.environ), sorted(os.listdir('/proc/self/fd')), os.getcwd(), sys.argv[1:]]))
print(open('/proc/self/environ').read().count('\\0'))
",
    );
    let names = [
        "HOME",
        "LANG",
        "PATH",
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONHASHSEED",
    ];
    // The fourth is the list itself.
    assert_eq!(
        student.value(),
        json!([names, ["0", "1", "2", "3"], "/work", []])
    );
    assert_eq!(student.value(), json!(5));
    student.stop();
}

const STUBBORN: &str = "
import os, time
if os.fork() == 0: os.setsid()
print('runs', flush=True)
while True: time.sleep(1)
";

/// A grader to be killed: starts a program, says so, and waits.
pub(crate) fn hold(arguments: &[OsString]) -> ExitCode {
    let mark = arguments[0].to_str().unwrap();
    let mut jail = jail(mark, STUBBORN);
    jail.confined = arguments[1] == "confined";
    let mut process = Process::start(&jail, &LIMITS, &launcher()).unwrap();
    println!(
        "{}",
        process
            .receive(Instant::now() + Duration::from_secs(10))
            .unwrap()
    );
    std::thread::sleep(Duration::from_secs(60));
    ExitCode::SUCCESS
}

fn all_ends_when_the_grader_is_killed() {
    for kind in ["confined", "plain"] {
        let mark = mark();
        let mut grader = Command::new(std::env::current_exe().unwrap())
            .args(["hold", &mark, kind])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(grader.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        assert_eq!(line, "runs\n");
        assert!(processes(&mark).len() >= 2);
        grader.kill().unwrap();
        grader.wait().unwrap();
        let deadline = Instant::now() + Duration::from_secs(3);
        while !processes(&mark).is_empty() {
            assert!(Instant::now() < deadline, "{kind}: {:?}", processes(&mark));
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn twenty_programs_run_at_the_same_time() {
    let mut students: Vec<_> = (0..20).map(|_| student("input(); print('done')")).collect();
    for student in &mut students {
        student
            .process
            .send("go", Instant::now() + Duration::from_secs(5))
            .unwrap();
    }
    for mut student in students {
        assert_eq!(student.hear(10.0).unwrap(), "done");
        student.stop();
    }
}

/// All other tests, as another user. Only root can become one.
fn a_user_without_rights_can_confine_programs_too() {
    const NOBODY: u32 = 65_534;
    if !nix::unistd::geteuid().is_root() {
        return;
    }
    // Its own folder for temporary files: the tests beside it have theirs, and what is left behind is counted.
    let folder = std::env::temp_dir().join(mark());
    std::fs::create_dir(&folder).unwrap();
    std::os::unix::fs::chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
    let copy = folder.join("tests");
    std::fs::copy(std::env::current_exe().unwrap(), &copy).unwrap();
    let output = Command::new(&copy)
        .args([
            "limit",
            "sees",
            "write",
            "ends",
            "rights",
            "inherited",
            "killed",
            "line_by_line",
            "network",
            "parent",
            "once",
            "counted",
        ])
        .env("PATH", "/usr/bin:/bin")
        .env("TMPDIR", &folder)
        .current_dir(Path::new("/"))
        .uid(NOBODY)
        .gid(NOBODY)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{text}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
