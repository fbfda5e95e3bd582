//! The files of the team folder: there is no need to touch this.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io, thread, time};

pub const POLL_TIME: time::Duration = time::Duration::from_millis(10); // The rules ask for 10 ms or more.

/// The highest number of a file such as input_7.txt; 0 if there is none.
pub fn last(files: &BTreeMap<String, PathBuf>, kind: &str) -> usize {
    let number = |name: &String| name.strip_prefix(kind)?.strip_prefix('_')?.strip_suffix(".txt")?.parse().ok();
    files.keys().filter_map(number).max().unwrap_or(0)
}

/// What the folder holds, by names in small letters; an error if the drive is away for a moment. It is never
/// asked for a name: network drives remember for seconds that a name was not there.
pub fn list(folder: &Path) -> io::Result<BTreeMap<String, PathBuf>> {
    let lower = |path: &Path| path.file_name().map_or(String::new(), |name| name.to_string_lossy().to_lowercase());
    fs::read_dir(folder)?.map(|entry| entry.map(|found| (lower(&found.path()), found.path()))).collect()
}

/// The lines of a file; none if it cannot be read yet.
pub fn read_lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap_or_default().lines().map(String::from).collect()
}

/// Writes beside and renames, so that the arena never sees half an answer.
pub fn publish(target: &Path, answer: &str) {
    let beside = target.with_extension("tmp");
    for _ in 0..50 {
        if fs::write(&beside, answer).is_ok() && fs::rename(&beside, target).is_ok() {
            return;
        }
        thread::sleep(POLL_TIME); // A virus scanner may hold the file for a moment.
    }
    eprintln!("{} could not be written", target.display());
}

/// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
pub fn wipe(folder: &Path) {
    let _ = fs::remove_file(folder.join("ready.txt"));
    let held = |path: &&PathBuf| !path.is_dir() && fs::remove_file(path).is_err();
    for _ in 0..50 {
        if list(folder).unwrap_or_default().values().filter(held).count() == 0 {
            return;
        }
        thread::sleep(POLL_TIME); // What somebody holds is tried again.
    }
}
