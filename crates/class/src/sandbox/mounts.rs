//! What is bound into the sandbox, made read-only, and with parts of it hidden.

use super::root::inside;
use super::why::Step;
use super::wire::{At, Refusal};
use nix::mount::{MsFlags, mount};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

const PLAIN: Option<&str> = None;

/// Hides packages and this program: students get the interpreter alone, and nothing that knows the answers.
pub(super) fn hide(root: &Path, placed: &[PathBuf], also: &[PathBuf]) -> Result<(), Refusal> {
    let mut prefixes = vec![Path::new("/usr"), Path::new("/usr/local")];
    prefixes.extend(placed.iter().map(PathBuf::as_path));
    prefixes.sort_unstable();
    prefixes.dedup();
    let mut hidden = Vec::new();
    for prefix in prefixes {
        let prefix = inside(root, prefix);
        if prefix.is_symlink() {
            continue;
        }
        hidden.extend(
            ["lib", "lib64"]
                .iter()
                .flat_map(|name| packages(&prefix.join(name))),
        );
        hidden.push(prefix.join("bin/atisbo"));
    }
    for shown in placed {
        let place = inside(root, shown);
        // What a link leads to is shown by its own name.
        let real = fs::canonicalize(shown).ok().filter(|_| !place.is_symlink());
        let within = |path: &PathBuf| Some(path.strip_prefix(real.as_ref()?).ok()?.to_owned());
        hidden.extend(also.iter().filter_map(within).map(|rest| place.join(rest)));
    }
    for path in hidden {
        if path.is_dir() {
            let options = Some("mode=0555,size=4k,nr_inodes=2");
            mount(
                Some("tmpfs"),
                &path,
                Some("tmpfs"),
                MsFlags::MS_RDONLY,
                options,
            )
            .at_path(Step::Hidden, &path)?;
        } else if path.exists() {
            mount(Some("/dev/null"), &path, PLAIN, MsFlags::MS_BIND, PLAIN)
                .at_path(Step::Hidden, &path)?;
        }
    }
    Ok(())
}

/// The folders of packages in a folder of libraries: `python3.11/site-packages`.
fn packages(libraries: &Path) -> Vec<PathBuf> {
    // A link (`lib64` to `lib`) leads to a folder that is looked at by its own name.
    if libraries.is_symlink() {
        return Vec::new();
    }
    let Ok(entries) = fs::read_dir(libraries) else {
        return Vec::new();
    };
    entries
        .flatten()
        .filter(|entry| entry.file_name().as_encoded_bytes().starts_with(b"python"))
        .flat_map(|entry| ["site-packages", "dist-packages"].map(|name| entry.path().join(name)))
        .filter(|path| path.is_dir() && !path.is_symlink())
        .collect()
}

/// Makes all mounts on `root` read-only, those inside of bound folders too, except its own disks.
pub(super) fn make_read_only(root: &Path) -> Result<(), Refusal> {
    let table = fs::read("/proc/self/mountinfo").at(Step::Visible)?;
    let own = [root.join("tmp"), root.join("work")];
    for Mount { path, options, .. } in mounted_on(root, &table) {
        if own.contains(&path) {
            continue;
        }
        let mut flags = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
        // What the machine forbids must stay forbidden, or the kernel refuses the change.
        if options
            .split(|&byte| byte == b',')
            .any(|option| option == b"noexec")
        {
            flags |= MsFlags::MS_NOEXEC;
        }
        remount(&path, flags).at_path(Step::Visible, &path)?;
    }
    Ok(())
}

/// A line of the kernel's table.
struct Mount<'a> {
    number: &'a [u8],
    parent: &'a [u8],
    path: PathBuf,
    options: &'a [u8],
}

/// What is mounted on the newest mount at `root`, and on that in turn: not what that mount covers.
fn mounted_on<'a>(root: &Path, table: &'a [u8]) -> Vec<Mount<'a>> {
    let mut rest: Vec<Mount<'a>> = table
        .split(|&byte| byte == b'\n')
        .filter_map(|line| {
            let fields: Vec<&[u8]> = line.split(|&byte| byte == b' ').take(6).collect();
            let [number, parent, _, _, path, options] = fields[..] else {
                return None;
            };
            let path = unescaped(path);
            Some(Mount {
                number,
                parent,
                path,
                options,
            })
        })
        .collect();
    let newest = rest.iter().rev().find(|mount| mount.path == root);
    let mut parents: Vec<&[u8]> = newest.iter().map(|mount| mount.number).collect();
    let mut found = Vec::new();
    while !parents.is_empty() {
        let (next, others): (Vec<_>, Vec<_>) = rest
            .into_iter()
            .partition(|mount| parents.contains(&mount.parent));
        parents = next.iter().map(|mount| mount.number).collect();
        found.extend(next);
        rest = others;
    }
    found
}

/// Makes one mount read-only, and sets its other flags.
pub(super) fn remount(path: &Path, flags: MsFlags) -> io::Result<()> {
    let flags = flags | MsFlags::MS_REMOUNT | MsFlags::MS_BIND | MsFlags::MS_RDONLY;
    mount(PLAIN, path, PLAIN, flags, PLAIN)?;
    Ok(())
}

/// A path of the kernel's table: blanks and backslashes are written as three octal digits.
fn unescaped(text: &[u8]) -> PathBuf {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, tail @ ..] = rest {
        if let (b'\\', [a @ b'0'..=b'3', b @ b'0'..=b'7', c @ b'0'..=b'7', tail @ ..]) =
            (*first, tail)
        {
            bytes.push(((a - b'0') << 6) | ((b - b'0') << 3) | (c - b'0'));
            rest = tail;
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    PathBuf::from(OsString::from_vec(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_the_kernels_table_are_read_with_their_blanks() {
        assert_eq!(unescaped(br"/a\040b\134c\0"), Path::new(r"/a b\c\0"));
    }

    #[test]
    fn only_what_is_on_the_newest_mount_is_found() {
        let table = b"20 1 0:1 / / rw - x\n21 20 0:2 / /sys rw - x\n22 21 0:3 / /sys/fs rw - x\n30 21 0:4 / /sys rw - x\n\
            32 31 0:6 / /sys/usr/local ro,noexec - x\n31 30 0:5 / /sys/usr rw - x\n";
        let found = mounted_on(Path::new("/sys"), table);
        let paths: Vec<_> = found
            .iter()
            .map(|mount| mount.path.to_str().unwrap())
            .collect();
        assert_eq!(paths, ["/sys/usr", "/sys/usr/local"]);
        assert_eq!(found[1].options, b"ro,noexec");
    }
}
