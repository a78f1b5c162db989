//! How much memory the processes of a sandbox use, as the kernel tells in `/proc`.
//!
//! - Memory of one's own: resident memory is quick to read, but counts pages that processes share after `fork` once for each. So it is an upper
//!   bound; only when it is above the limit, the kernel is asked for each process's proportional share.
//! - Memory made to be shared (anonymous mappings, `memfd`): by its size, each once. It stays when a process lets go of its pages, so resident
//!   memory would miss it.
//! - The disks in memory.

use rustix::process::{Pid, setpriority_process};
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;

/// All processes below a process, itself excluded.
pub(super) fn descendants(process: u32) -> Vec<u32> {
    let mut found = children(process);
    let mut next = 0;
    while let Some(&process) = found.get(next) {
        for child in children(process) {
            // A process that changes its parent while we look could be met twice.
            if !found.contains(&child) {
                found.push(child);
            }
        }
        next += 1;
    }
    found
}

/// The children of all threads of a process.
fn children(process: u32) -> Vec<u32> {
    let mut found = Vec::new();
    for task in tasks(process) {
        let path = format!("/proc/{process}/task/{task}/children");
        let text = fs::read_to_string(path).unwrap_or_default();
        found.extend(
            text.split_ascii_whitespace()
                .filter_map(|word| word.parse::<u32>().ok()),
        );
    }
    found
}

/// The process above the program's: with namespaces the stage's child, the first process of the sandbox, which is ours.
fn first_of(stage: u32, confined: bool) -> Option<u32> {
    if confined {
        children(stage).first().copied()
    } else {
        Some(stage)
    }
}

/// Tasks that may want a processor at the same time. An honest program has one, and a virtual machine some beside it.
const BUSY: usize = 4;

/// How far behind others they are put (`nice`). Not to the very end: they need some time to end, too.
const BEHIND: i32 = 15;

/// Puts a program with many busy tasks behind all others: a fork bomb would leave an honest program of another student too little
/// of the processors, and it would time out.
pub(super) fn let_others_work(stage: u32, confined: bool) {
    let Some(first) = first_of(stage, confined) else {
        return;
    };
    let processes = descendants(first);
    let tasks: Vec<u32> = processes.iter().flat_map(|&one| tasks(one)).collect();
    if tasks.iter().filter(|&&task| is_busy(task)).count() <= BUSY {
        return;
    }
    for task in tasks {
        _ = setpriority_process(Pid::from_raw(task as i32), BEHIND);
    }
    // Where the kernel shares time between sessions first, each session has a priority too. Without namespaces it is that of the grader.
    for process in processes.iter().filter(|_| confined) {
        _ = fs::write(format!("/proc/{process}/autogroup"), BEHIND.to_string());
    }
}

/// The threads of a process.
fn tasks(process: u32) -> Vec<u32> {
    let entries = fs::read_dir(format!("/proc/{process}/task"));
    let names = entries.into_iter().flatten().flatten();
    names
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .collect()
}

/// Does a task run, or wait for a processor?
fn is_busy(task: u32) -> bool {
    let text = fs::read(format!("/proc/{task}/stat")).unwrap_or_default();
    // The state follows the name, in which there may be anything.
    let state = text.iter().rposition(|&byte| byte == b')');
    state.is_some_and(|end| text.get(end + 2) == Some(&b'R'))
}

/// Do the processes below `stage` use more than `limit` bytes?
pub(super) fn is_above(limit: u64, stage: u32, confined: bool) -> bool {
    let Some(first) = first_of(stage, confined) else {
        return false;
    };
    let disks = if confined {
        disk(first, "work") + disk(first, "tmp")
    } else {
        0
    };
    let processes = descendants(first);
    let common = disks + shared(&processes);
    let sum =
        |measure: fn(u32) -> u64| common + processes.iter().copied().map(measure).sum::<u64>();
    sum(resident) > limit && sum(share) > limit
}

/// Bytes of a process's own memory, also what the machine has moved out of it.
fn resident(process: u32) -> u64 {
    let part = |name| named(process, "status", name).unwrap_or(0);
    part("RssAnon:") + part("VmSwap:")
}

/// The same, with each page divided by how many processes have it.
fn share(process: u32) -> u64 {
    // Kernels before 5.0 do not tell this part.
    let part = |name| named(process, "smaps_rollup", name);
    part("Pss_Anon:").map_or_else(
        || resident(process),
        |own| own + part("SwapPss:").unwrap_or(0),
    )
}

/// The bytes in a line such as `RssAnon:   123 kB`.
fn named(process: u32, file: &str, name: &str) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{process}/{file}")).ok()?;
    let rest = text.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = rest.trim().trim_end_matches("kB").trim_end().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Bytes of memory made to be shared, mapped or only open, each object once.
fn shared(processes: &[u32]) -> u64 {
    let mut objects = BTreeMap::new();
    let mut add = |inode: u64, bytes: u64| {
        let known = objects.entry(inode).or_insert(0);
        *known = bytes.max(*known);
    };
    for process in processes {
        let text = fs::read(format!("/proc/{process}/maps")).unwrap_or_default();
        for (inode, bytes) in String::from_utf8_lossy(&text).lines().filter_map(mapped) {
            add(inode, bytes);
        }
        let Ok(files) = fs::read_dir(format!("/proc/{process}/fd")) else {
            continue;
        };
        for path in files.flatten().map(|file| file.path()) {
            let is_memory =
                fs::read_link(&path).is_ok_and(|link| is_shared(&link.to_string_lossy()));
            if is_memory && let Ok(file) = fs::metadata(&path) {
                add(file.ino(), file.blocks() * 512);
            }
        }
    }
    objects.values().sum()
}

/// The object and how far it is mapped, in a line such as `7f00-7f10 rw-s 00001000 00:01 1047 /dev/zero (deleted)`.
fn mapped(line: &str) -> Option<(u64, u64)> {
    let mut words = line.split_ascii_whitespace();
    let (start, end) = words.next()?.split_once('-')?;
    let offset = words.nth(1)?;
    let inode = words.nth(1)?.parse().ok()?;
    if !is_shared(words.next()?) {
        return None;
    }
    let number = |text| u64::from_str_radix(text, 16).ok();
    let length = number(end)?.checked_sub(number(start)?)?;
    Some((inode, number(offset)?.saturating_add(length)))
}

/// Does the kernel call so what lives in memory only, and is not on a disk?
fn is_shared(name: &str) -> bool {
    ["/dev/zero", "/memfd:", "/SYSV"]
        .iter()
        .any(|prefix| name.starts_with(prefix))
}

/// Bytes used of a disk in memory, as the process sees it.
#[cfg(target_os = "linux")]
fn disk(process: u32, name: &str) -> u64 {
    use nix::sys::statfs::{TMPFS_MAGIC, statfs};
    match statfs(format!("/proc/{process}/root/{name}").as_str()) {
        Ok(disk) if disk.filesystem_type() == TMPFS_MAGIC => {
            (disk.blocks() - disk.blocks_free()) * disk.block_size() as u64
        }
        // Until the inner stage has entered its root, this is a disk of the machine.
        _ => 0,
    }
}

#[cfg(not(target_os = "linux"))]
fn disk(_: u32, _: &str) -> u64 {
    0
}

#[cfg(test)]
mod tests {
    use super::mapped;

    #[test]
    fn only_memory_made_to_be_shared_is_read_from_a_map() {
        let shared = "7f0000000000-7f0000100000 rw-s 00001000 00:01 1047   /dev/zero (deleted)";
        assert_eq!(mapped(shared), Some((1047, 0x10_1000)));
        assert_eq!(mapped("7f00-7f10 rw-p 00000000 00:00 0"), None);
        assert_eq!(
            mapped("7f00-7f10 r-xp 00000000 fd:00 12 /usr/lib/libc.so.6"),
            None
        );
    }
}
