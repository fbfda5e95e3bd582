//! The talk with the arena through the team folder: there is no need to touch this.
#![allow(dead_code)] // No bot needs all of it.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process, thread, time};

pub const POLL_TIME: time::Duration = time::Duration::from_millis(10); // The rules ask for 10 ms or more.

/// Draws a whole number from 0 to one less than the bound.
pub type Chance<'a> = &'a mut dyn FnMut(usize) -> usize;

/// Plays match after match of a game whose prompts are answered one by one. `is_whole` says whether all lines of a
/// prompt are there; `answer` gets the lines, the name of the team and the random numbers.
pub fn play_turns(is_whole: fn(&[String]) -> bool, answer: fn(&[String], &str, Chance) -> String) {
    serve(|folder, team, chance| {
        for turn in 1.. {
            let (input, acknowledge) = (format!("input_{turn}.txt"), format!("acknowledge_{turn}.txt"));
            let (name, lines) = wait_for(folder, &["gameover.txt", &input], turn - 1, Some(is_whole));
            if name != input {
                return lines;
            }
            publish(&folder.join(format!("output_{turn}.txt")), &answer(&lines, team, chance));
            let next = format!("input_{}.txt", turn + 1);
            let (name, lines) = wait_for(folder, &[&acknowledge, "gameover.txt", &next], turn, None);
            if name == acknowledge && lines[0] != "0" {
                eprintln!("Turn {turn} was answered with code {}", lines[0]);
            }
        }
        unreachable!("turns have no end")
    })
}

/// Plays match after match. `play_match` gets the folder, the name of the team and the random numbers, plays to the end
/// and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
pub fn serve(play_match: impl Fn(&Path, &str, Chance) -> Vec<String>) {
    let ini = read_lines(Path::new("bot.ini"));
    let ini = ini.iter().filter_map(|line| line.split_once('=')).find(|pair| pair.0.trim() == "folder");
    let variable = env::var("ARENA_FOLDER").ok().filter(|folder| !folder.is_empty());
    let given = env::args().nth(1).or(variable).or(ini.map(|pair| pair.1.trim().to_string())).unwrap_or_default();
    if given.is_empty() {
        eprintln!("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
        process::exit(2);
    }
    let folder = env::current_dir().unwrap_or_default().join(given);
    let team = folder.file_name().map_or(String::new(), |name| name.to_string_lossy().to_string());
    fs::create_dir_all(&folder).expect("the team folder cannot be created");
    let seed = env::var("ARENA_SEED").unwrap_or(format!("{:?}", time::SystemTime::now())) + &team;
    let mut state = seed.bytes().fold(7, |mix: u64, byte| mix.wrapping_mul(31) ^ byte as u64) | 1;
    let mut chance = |bound: usize| {
        state ^= state << 13; // Xorshift: the same seed and the same team give the same match again.
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % bound
    };
    wipe(&folder);
    loop {
        let lines = play_match(&folder, &team, &mut chance);
        if !lines.is_empty() {
            println!("{}", lines.join("\n"));
            wipe(&folder);
        }
    }
}

/// Renews ready.txt; one that fails is made good by the next one.
pub fn say_ready(folder: &Path) {
    let _ = fs::write(folder.join("ready.txt"), "");
}

/// What the folder holds, by names in small letters; an error if the drive is away for a moment. It is never
/// asked for a name: network drives remember for seconds that a name was not there.
pub fn list(folder: &Path) -> io::Result<BTreeMap<String, PathBuf>> {
    let lower = |path: &Path| path.file_name().map_or(String::new(), |name| name.to_string_lossy().to_lowercase());
    fs::read_dir(folder)?.map(|entry| entry.map(|found| (lower(&found.path()), found.path()))).collect()
}

/// The highest number of a file such as input_7.txt; 0 if there is none.
pub fn last(files: &BTreeMap<String, PathBuf>, kind: &str) -> usize {
    let number = |name: &String| name.strip_prefix(kind)?.strip_prefix('_')?.strip_suffix(".txt")?.parse().ok();
    files.keys().filter_map(number).max().unwrap_or(0)
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

/// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
/// With `is_whole` a prompt is waited for, until all of it is there, and ready.txt is renewed.
fn wait_for(
    folder: &Path,
    wanted: &[&str],
    last_turn: usize,
    is_whole: Option<fn(&[String]) -> bool>,
) -> (String, Vec<String>) {
    loop {
        if is_whole.is_some() {
            say_ready(folder);
        }
        if let Ok(paths) = list(folder) {
            for name in wanted {
                let lines = paths.get(*name).map_or(vec![], |path| read_lines(path));
                let prompt = is_whole.filter(|_| name.starts_with("input"));
                if prompt.map_or(!lines.is_empty(), |is_whole| is_whole(&lines)) {
                    return (name.to_string(), lines);
                }
            }
            if last_turn > 0 && !paths.keys().any(|name| name.ends_with(&format!("_{last_turn}.txt"))) {
                return (String::new(), vec![]);
            }
        }
        thread::sleep(POLL_TIME);
    }
}

/// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
fn wipe(folder: &Path) {
    let _ = fs::remove_file(folder.join("ready.txt"));
    let held = |path: &&PathBuf| !path.is_dir() && fs::remove_file(path).is_err();
    for _ in 0..50 {
        if list(folder).unwrap_or_default().values().filter(held).count() == 0 {
            return;
        }
        thread::sleep(POLL_TIME); // What another program holds is tried again.
    }
}
