//! A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.rs talks to the arena.
mod team_folder;

use team_folder::{play_turns, Chance};

/// What this bot may see. Cells are 1 to 49, row by row; place 0 of the three lists is not used.
#[allow(dead_code)] // The random bot does not look at everything; yours will.
#[derive(Clone)]
struct Board {
    expecting: char,   // 'K': place your king on one of the cells first..=last; 'C': place a coin or swap
    first: usize,      // only for 'K'
    last: usize,       // only for 'K'
    me: usize,         // which player I am, 1 or 2
    swaps: usize,      // how many king swaps I have left
    owner: Vec<usize>, // 0 nobody, 1 or 2 a player
    what: Vec<char>,   // 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
    coins: Vec<usize>, // how many
    winner: usize,     // the player whose burst has hit the other king; 0 if none has
}

/// The neighbours of a cell: above, right, below, left. A cell holds one coin less than it has neighbours.
fn neighbours(cell: usize) -> Vec<usize> {
    let mut beside = Vec::new();
    if cell > 7 {
        beside.push(cell - 7);
    }
    if cell % 7 != 0 {
        beside.push(cell + 1);
    }
    if cell <= 42 {
        beside.push(cell + 7);
    }
    if cell % 7 != 1 {
        beside.push(cell - 1);
    }
    beside
}

#[allow(dead_code)] // The random bot does not look ahead; yours will.
impl Board {
    /// The board after a player has placed a coin, with all its bursts. A hidden king seems empty.
    fn drop(&self, cell: usize, player: usize) -> Board {
        let mut next = self.clone();
        next.add(cell, player);
        let mut full = next.overfull();
        // All cells with too many coins burst together, again and again, until none has or a king is hit.
        while !full.is_empty() && next.winner == 0 {
            for &one in &full {
                next.coins[one] -= neighbours(one).len();
                if next.coins[one] == 0 {
                    next.owner[one] = 0;
                    next.what[one] = 'N';
                }
            }
            for beside in full.iter().flat_map(|&one| neighbours(one)) {
                if next.what[beside] != 'K' {
                    next.add(beside, player);
                } else if next.owner[beside] != player {
                    next.winner = player;
                }
            }
            full = next.overfull();
        }
        next
    }

    fn add(&mut self, cell: usize, player: usize) {
        self.owner[cell] = player;
        self.what[cell] = 'C';
        self.coins[cell] += 1;
    }

    fn overfull(&self) -> Vec<usize> {
        (1..=49).filter(|&cell| self.coins[cell] >= neighbours(cell).len()).collect()
    }
}

/// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
/// board.drop(8, board.me) is the board after "C 8" with all bursts; its winner is board.me if that wins.
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
    Board { expecting, first, last, me, swaps, owner, what, coins, winner: 0 }
}

fn main() {
    let is_whole = |lines: &[String]| lines.len() >= 56;
    play_turns(is_whole, |lines, team, chance| think(&parse(lines, team), chance) + "\n");
}
