//! The file system of the sandbox: in memory, with parts of the machine's own bound into it, read-only.

use super::init::USER;
use super::plan::Plan;
use super::why::Step;
use super::wire::{At, Refusal};
use super::{folder, mounts};
use nix::errno::Errno;
use nix::mount::{MntFlags, MsFlags, mount, umount2};
use nix::sys::stat::{Mode, umask};
use nix::unistd::{pivot_root, sethostname};
use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// What every program needs.
const SYSTEM: [&str; 8] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/etc/alternatives",
];
const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];
/// Folders to mount the new root on. Nothing that is needed later lies in them.
const PLACES: [&str; 3] = ["/sys", "/mnt", "/tmp"];

const PLAIN: Option<&str> = None;

/// Builds the file system and enters it.
pub(super) fn build(plan: &Plan) -> Result<(), Refusal> {
    umask(Mode::from_bits_truncate(0o022));
    let _ = sethostname("sandbox");
    no_more_users();
    let private = MsFlags::MS_REC | MsFlags::MS_PRIVATE;
    mount(PLAIN, "/", PLAIN, private, PLAIN).at(Step::Root)?;
    let place = PLACES.iter().map(Path::new).find(|place| place.is_dir());
    let root = place.ok_or(Errno::ENOENT).at(Step::Root)?;

    memory_disk(root, "0755", folder::size(&plan.kit) + (1 << 20)).at(Step::Root)?;
    folders(root).at(Step::Root)?;
    let disk = plan
        .limits
        .file_size
        .saturating_mul(4)
        .saturating_add(1 << 16);
    memory_disk(&root.join("tmp"), "1777", disk).at(Step::Root)?;
    let disk = disk.saturating_add(folder::size(&plan.files));
    memory_disk(&root.join("work"), "0755", disk).at(Step::Root)?;
    std::os::unix::fs::chown(root.join("work"), Some(USER), Some(USER)).at(Step::Files)?;

    let mut placed = system(root)?;
    for path in &plan.visible {
        show(root, path, &mut placed)?;
    }
    mounts::hide(root, &placed, &plan.hidden)?;
    mounts::make_read_only(root)?;
    devices(root)?;
    process_list(&root.join("proc"));
    folder::write(&root.join("work"), &plan.files, Some(USER))?;
    folder::write(&root.join("kit"), &plan.kit, None)?;
    mounts::remount(root, MsFlags::MS_NOSUID | MsFlags::MS_NODEV).at(Step::Root)?;
    enter(root).at(Step::Enter)
}

/// Forbids user namespaces inside this one, where the system allows to: without them far less of the kernel can be reached.
fn no_more_users() {
    let _ = fs::write("/proc/sys/user/max_user_namespaces", "0");
}

fn memory_disk(path: &Path, mode: &str, size: u64) -> io::Result<()> {
    let options = format!("mode={mode},size={size},nr_inodes=16384");
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    mount(
        Some("tmpfs"),
        path,
        Some("tmpfs"),
        flags,
        Some(options.as_str()),
    )?;
    Ok(())
}

fn folders(root: &Path) -> io::Result<()> {
    for name in ["dev", "etc", "kit", "proc", "tmp", "work"] {
        fs::create_dir(root.join(name))?;
    }
    let user = format!("student:x:{USER}:{USER}:student:/work:/bin/sh\n");
    fs::write(root.join("etc/passwd"), user)?;
    fs::write(root.join("etc/group"), format!("student:x:{USER}:\n"))
}

/// Shows the system's programs and libraries. Returns what can be seen now.
fn system(root: &Path) -> Result<Vec<PathBuf>, Refusal> {
    let mut placed = Vec::new();
    for path in SYSTEM.map(Path::new) {
        match fs::read_link(path) {
            Ok(target) => symlink(target, inside(root, path)).at_path(Step::Visible, path)?,
            Err(_) if path.is_dir() => bind(root, path, path)?,
            Err(_) => continue,
        }
        placed.push(path.to_path_buf());
    }
    let cache = Path::new("/etc/ld.so.cache");
    if cache.is_file() {
        bind(root, cache, cache)?;
    }
    Ok(placed)
}

/// Shows a file or folder of the machine, by its name and by its real name.
fn show(root: &Path, path: &Path, placed: &mut Vec<PathBuf>) -> Result<(), Refusal> {
    let real = fs::canonicalize(path).at_path(Step::Visible, path)?;
    for name in [real.as_path(), path] {
        if !name.is_absolute() || name.parent().is_none() {
            return Err(Errno::EINVAL).at_path(Step::Visible, name);
        }
        if !placed.iter().any(|shown| name.starts_with(shown)) {
            bind(root, &real, name)?;
            placed.push(name.to_path_buf());
        }
    }
    Ok(())
}

fn bind(root: &Path, source: &Path, name: &Path) -> Result<(), Refusal> {
    let target = inside(root, name);
    let result = if source.is_dir() {
        fs::create_dir_all(&target)
    } else {
        empty_file(&target)
    };
    result.at_path(Step::Visible, name)?;
    let flags = MsFlags::MS_BIND | MsFlags::MS_REC;
    mount(Some(source), &target, PLAIN, flags, PLAIN).at_path(Step::Visible, name)
}

fn empty_file(path: &Path) -> io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, "")
}

fn devices(root: &Path) -> Result<(), Refusal> {
    let folder = root.join("dev");
    for name in DEVICES {
        let source = Path::new("/dev").join(name);
        let target = folder.join(name);
        empty_file(&target).at_path(Step::Devices, &source)?;
        mount(Some(&source), &target, PLAIN, MsFlags::MS_BIND, PLAIN)
            .at_path(Step::Devices, &source)?;
    }
    let links = [
        ("/proc/self/fd", "fd"),
        ("/proc/self/fd/0", "stdin"),
        ("/proc/self/fd/1", "stdout"),
        ("/proc/self/fd/2", "stderr"),
        ("/tmp", "shm"),
    ];
    for (target, name) in links {
        symlink(target, folder.join(name)).at(Step::Devices)?;
    }
    Ok(())
}

/// Mounts `/proc`, with the processes of the sandbox only. Some containers do not allow it; most programs need it little.
fn process_list(path: &Path) {
    let flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    for options in [Some("hidepid=2"), None] {
        if mount(Some("proc"), path, Some("proc"), flags, options).is_ok() {
            return;
        }
    }
}

/// Makes `root` the root, and lets go of the old one.
fn enter(root: &Path) -> io::Result<()> {
    std::env::set_current_dir(root)?;
    pivot_root(".", ".")?;
    umount2(".", MntFlags::MNT_DETACH)?;
    std::env::set_current_dir("/work")
}

/// Where a path of the machine is below `root`.
pub(super) fn inside(root: &Path, path: &Path) -> PathBuf {
    root.join(path.strip_prefix("/").unwrap_or(path))
}
