//! A starter bot for Chain Reaction Reloaded: your thinking goes into think(), the rest talks to the arena.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io, process, thread, time};

const POLL_TIME: time::Duration = time::Duration::from_millis(10); // The rules ask for at least 10 ms between two looks.

/// What this bot may see. Cells are 1 to 49, row by row; place 0 of the three lists is not used.
#[allow(dead_code)] // The random bot does not look at everything; yours will.
struct Board {
    expecting: char,   // 'K': place your king on one of the cells first..=last; 'C': place a coin or swap
    first: usize,      // only for 'K'
    last: usize,       // only for 'K'
    me: usize,         // which player I am, 1 or 2
    swaps: usize,      // how many king swaps I have left
    owner: Vec<usize>, // 0 nobody, 1 or 2 a player
    what: Vec<char>,   // 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
    coins: Vec<usize>, // how many
}

/// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
fn think(board: &Board, chance: &mut dyn FnMut(usize) -> usize) -> String {
    if board.expecting == 'K' {
        return format!("K {}", board.first + chance(board.last - board.first + 1));
    }
    let mine = |cell: usize| board.owner[cell] == 0 || board.owner[cell] == board.me;
    let free: Vec<usize> = (1..=49).filter(|&cell| mine(cell) && board.what[cell] != 'K').collect();
    // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    format!("C {}", free[chance(free.len())])
}

/// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
fn parse(lines: &[String], team: &str) -> Board {
    let value = |line: usize| lines[line].split_once('=').map_or("", |pair| pair.1.trim());
    let number = |text: &str| text.trim().parse().unwrap_or(0);
    let letter = |text: &str| text.trim().chars().next().unwrap_or('N');
    let (first, last) = value(0)[1..].split_once('-').unwrap_or(("0", "0")); // The "29-49" of "K 29-49".
    let me = if value(1).eq_ignore_ascii_case(team) { 1 } else { 2 };
    let (expecting, first, last, swaps) = (letter(value(0)), number(first), number(last), number(value(4 + me)));
    let part = |cell: usize, place: usize| value(6 + cell).split(',').nth(place).unwrap_or(""); // Of "1,C,2".
    let owner = (0..50).map(|cell| number(part(cell, 0))).collect();
    let what = (0..50).map(|cell| letter(part(cell, 1))).collect();
    let coins = (0..50).map(|cell| number(part(cell, 2))).collect();
    Board { expecting, first, last, me, swaps, owner, what, coins }
}

/// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
fn play_match(folder: &Path, team: &str, chance: &mut dyn FnMut(usize) -> usize) -> Vec<String> {
    for turn in 1.. {
        let (input, acknowledge) = (format!("input_{turn}.txt"), format!("acknowledge_{turn}.txt"));
        let (name, lines) = wait_for(folder, &["gameover.txt", &input], turn - 1, true);
        if name != input {
            return lines;
        }
        let order = think(&parse(&lines, team), chance);
        publish(&folder.join(format!("output_{turn}.txt")), &order);
        let next = format!("input_{}.txt", turn + 1);
        let (name, lines) = wait_for(folder, &[&acknowledge, "gameover.txt", &next], turn, false);
        if name == acknowledge && lines[0] != "0" {
            eprintln!("Turn {turn}: {order} was answered with code {}", lines[0]);
        }
    }
    unreachable!("turns have no end")
}

/// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
/// Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
fn wait_for(folder: &Path, wanted: &[&str], last_turn: usize, heartbeat: bool) -> (String, Vec<String>) {
    loop {
        let _ = heartbeat.then(|| fs::write(folder.join("ready.txt"), "")); // If it fails, the next one makes it good.
        if let Ok(paths) = list(folder) {
            for name in wanted {
                let lines = paths.get(*name).map_or(vec![], |path| read_lines(path));
                if lines.len() >= if name.starts_with("input") { 56 } else { 1 } {
                    return (name.to_string(), lines); // With fewer lines it is not whole yet.
                }
            }
            if last_turn > 0 && !paths.keys().any(|name| name.ends_with(&format!("_{last_turn}.txt"))) {
                return (String::new(), vec![]);
            }
        }
        thread::sleep(POLL_TIME);
    }
}

/// What the folder holds, by names in small letters; an error if the drive is away for a moment.
fn list(folder: &Path) -> io::Result<BTreeMap<String, PathBuf>> {
    let lower = |path: &Path| path.file_name().map_or(String::new(), |name| name.to_string_lossy().to_lowercase());
    fs::read_dir(folder)?.map(|entry| entry.map(|found| (lower(&found.path()), found.path()))).collect()
}

/// The lines of a file; none if it cannot be read yet.
fn read_lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap_or_default().lines().map(String::from).collect()
}

/// Writes beside and renames, so that the arena never sees half an order.
fn publish(target: &Path, order: &str) {
    let beside = target.with_extension("tmp");
    for _ in 0..50 {
        if fs::write(&beside, format!("{order}\n")).is_ok() && fs::rename(&beside, target).is_ok() {
            return;
        }
        thread::sleep(POLL_TIME); // A virus scanner may hold the file for a moment.
    }
    eprintln!("{} could not be written", target.display());
}

/// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
fn wipe(folder: &Path) {
    let _ = fs::remove_file(folder.join("ready.txt"));
    let held = |path: &&PathBuf| !path.is_dir() && fs::remove_file(path).is_err();
    for _ in 0..50 {
        if list(folder).unwrap_or_default().values().filter(held).count() == 0 {
            return;
        }
        thread::sleep(POLL_TIME); // What somebody holds is tried again.
    }
}

fn main() {
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
