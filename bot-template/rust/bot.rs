//! A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.rs talks to the arena.
mod team_folder;

use team_folder::{play_turns, Chance};

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
fn think(board: &Board, chance: Chance) -> String {
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

fn main() {
    let is_whole = |lines: &[String]| lines.len() >= 56;
    play_turns(is_whole, |lines, team, chance| think(&parse(lines, team), chance) + "\n");
}
