//! A starter bot for Acquire: your thinking goes into the functions that choose; the rest talks to the arena.
mod team_folder;

use std::collections::BTreeMap;
use team_folder::play_turns;

const CARDS: [&str; 6] = ["NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES"];
const LAST_SIZES: [i64; 8] = [2, 3, 4, 5, 10, 20, 30, 40]; // Up to each, a share costs one step of $100 more.

/// One of the seven chains; of size 0 if it is not on the board.
#[allow(dead_code)] // This bot does not look at everything; yours will.
#[derive(Clone)]
struct Chain {
    letter: char,
    name: String,
    first_price: i64, // of a share, at size 2
    size: i64,
    price: i64, // of a share now
    bank: i64,  // shares that can still be bought
    shares: Vec<i64>, // shares[0] are player 1's; 0 stands for hidden ones
}

/// What everybody sees of a player; the cards are those that he has not played.
#[allow(dead_code)]
struct Player {
    name: String,
    cash: i64,
    cards: Vec<&'static str>,
}

/// What this bot may see. Players are 1 to n, chains have letters, tiles are texts such as "5F".
#[allow(dead_code)]
struct Game {
    expecting: String, // SPECIAL, TILE, TILE_AND_STOCK, MERGE; CHAIN, SURVIVOR, DEFUNCT, STOCK in steps
    asked: Vec<char>,  // the chain that is merged and its survivor, or the chains to choose from
    whole: bool,       // whether an answer with a tile says at once what is to be founded or to survive
    me: usize,
    turn: i64,
    mover: i64,
    to_place: i64, // how many tiles the mover still places in this turn
    may_end: bool,
    board: Vec<Vec<char>>, // 9 rows of 12: . free, o loose, X never any more, x not now, or a chain
    chains: Vec<Chain>,
    players: Vec<Player>, // players[0] is player 1
    hand: Vec<String>,
    playable: Vec<String>, // the tiles of the hand that can be placed now
}

/// What a tile does: the chains that it touches, and how much it adds with the loose tiles that it joins.
struct Effect {
    founds: bool,
    touched: Vec<char>,
    size: i64,
}

/// YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE".
fn choose_special(game: &Game) -> &'static str {
    ["DRAW_5_TILES", "PLACE_4_TILES"].into_iter().find(|card| game.holds(card)).unwrap_or("NONE")
}

/// YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine.
fn choose_tile(game: &Game) -> &str {
    let worth = |tile: &&String| {
        let effect = game.effect_of(tile);
        match effect.touched.as_slice() {
            [] => i64::from(effect.founds) * 3,
            [grown] => i64::from(game.mine(*grown) > 0) * 2,
            _ => 1,
        }
    };
    game.playable.iter().rev().max_by_key(worth).map_or("", |tile| tile) // Of equals, max_by_key takes the last.
}

/// YOUR THINKING GOES HERE. Returns the chain to found.
fn choose_chain(_game: &Game, letters: &[char]) -> char {
    letters[0]
}

/// YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of.
fn choose_survivor(game: &Game, letters: &[char]) -> char {
    letters.iter().rev().copied().max_by_key(|letter| game.mine(*letter)).unwrap_or(' ')
}

/// YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays.
fn choose_purchases(game: &Game, chains: &[Chain]) -> Vec<String> {
    let mut wanted: Vec<&Chain> = chains.iter().filter(|chain| chain.size > 0 && chain.bank > 0).collect();
    wanted.sort_by_key(|chain| (-chain.shares[game.me - 1], chain.price));
    let Some(best) = wanted.first() else {
        return vec![];
    };
    let (mut cash, mut left, mut free, mut commands) = (game.players[game.me - 1].cash, 3, false, vec![]);
    if game.holds("BUY_5_STOCK") && cash >= 5 * best.price {
        left = 5;
        commands.push("card BUY_5_STOCK".to_string());
    } else if game.holds("FREE_3_STOCK") && cash < 3 * best.price {
        free = true;
        commands.push("card FREE_3_STOCK".to_string());
    }
    for chain in wanted {
        let amount = left.min(chain.bank).min(if free { left } else { cash / chain.price });
        if amount > 0 {
            commands.push(format!("buy {} {amount}", chain.letter));
        }
        left -= amount;
        cash -= if free { 0 } else { amount * chain.price };
    }
    commands
}

/// YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is sold.
fn choose_trade(game: &Game, defunct: char, survivor: char) -> i64 {
    2 * (game.mine(defunct) / 2).min(game.chain(survivor).map_or(0, |chain| chain.bank))
}

/// The answer as the arena reads it.
fn think(game: &Game) -> String {
    let lines = match (game.expecting.as_str(), game.asked.as_slice()) {
        ("SPECIAL", _) => vec![format!("card {}", choose_special(game))],
        ("TILE", _) | ("TILE_AND_STOCK", _) => turn(game),
        ("CHAIN", letters) => vec![format!("create {}", choose_chain(game, letters))],
        ("SURVIVOR", letters) => vec![format!("survivor {}", choose_survivor(game, letters))],
        ("DEFUNCT", letters) => vec![format!("settle {}", letters[0])],
        ("MERGE", [defunct, survivor]) => {
            let traded = choose_trade(game, *defunct, *survivor);
            vec![format!("trade {traded}"), format!("sell {}", game.mine(*defunct) - traded)]
        }
        _ => {
            let end = game.may_end.then(|| "declare-end".to_string());
            choose_purchases(game, &game.chains).into_iter().chain(end).collect()
        }
    };
    lines.iter().map(|line| format!("{line}\n")).collect::<String>() + "End\n"
}

/// A tile, what it needs besides, and what is bought after it.
fn turn(game: &Game) -> Vec<String> {
    let (mut lines, mut after) = (vec![], game.chains.clone());
    if !game.playable.is_empty() {
        let tile = choose_tile(game);
        let effect = game.effect_of(tile);
        lines.push(format!("tile {tile}"));
        if effect.founds {
            let inactive: Vec<char> = after.iter().filter(|chain| chain.size == 0).map(|chain| chain.letter).collect();
            let letter = choose_chain(game, &inactive);
            lines.extend(game.whole.then(|| format!("create {letter}")));
            grow(&mut after, letter, effect.size, Some(game.me)); // Who founds a chain is given a share.
        } else if effect.touched.len() == 1 {
            grow(&mut after, effect.touched[0], effect.size, None);
        } else if effect.touched.len() > 1 {
            let size = |letter: &char| game.chain(*letter).map_or(0, |chain| chain.size);
            let largest = effect.touched.iter().map(size).max().unwrap_or(0);
            let equals: Vec<char> = effect.touched.iter().copied().filter(|letter| size(letter) == largest).collect();
            lines.extend(game.whole.then(|| format!("survivor {}", choose_survivor(game, &equals))));
            after.retain(|chain| !effect.touched.contains(&chain.letter)); // Others may trade for their last shares.
        }
    }
    if game.expecting == "TILE_AND_STOCK" {
        lines.extend(choose_purchases(game, &after));
    }
    lines
}

/// Makes a chain so much larger, and gives a free share of it to its founder.
fn grow(chains: &mut [Chain], letter: char, size: i64, founder: Option<usize>) {
    for chain in chains.iter_mut().filter(|chain| chain.letter == letter) {
        chain.size += size;
        chain.price = chain.first_price + 100 * LAST_SIZES.iter().filter(|last| chain.size > **last).count() as i64;
        if let Some(founder) = founder {
            let given = chain.bank.min(1);
            chain.bank -= given;
            chain.shares[founder - 1] += given;
        }
    }
}

impl Game {
    fn holds(&self, card: &str) -> bool {
        self.players[self.me - 1].cards.contains(&card)
    }

    fn chain(&self, letter: char) -> Option<&Chain> {
        self.chains.iter().find(|chain| chain.letter == letter)
    }

    /// How many shares of a chain I have.
    fn mine(&self, letter: char) -> i64 {
        self.chain(letter).map_or(0, |chain| chain.shares[self.me - 1])
    }

    /// What lies at a place; '.' off the board.
    fn cell(&self, (row, column): (usize, usize)) -> char {
        self.board.get(row).and_then(|cells| cells.get(column)).copied().unwrap_or('.')
    }

    fn effect_of(&self, tile: &str) -> Effect {
        let (column, row) = tile.split_at(tile.len() - 1);
        let row = row.bytes().next().map_or(0, |letter| usize::from(letter - b'A'));
        let mut joined = vec![(row, column.parse::<usize>().unwrap_or(1) - 1)];
        let (mut next, mut touched) = (0, vec![]);
        while next < joined.len() {
            let (row, column) = joined[next];
            let (north, west) = (row.wrapping_sub(1), column.wrapping_sub(1)); // Off the board, if they wrap.
            for place in [(row, west), (north, column), (row, column + 1), (row + 1, column)] {
                let letter = self.cell(place);
                if letter == 'o' && !joined.contains(&place) {
                    joined.push(place);
                } else if self.chain(letter).is_some() && !touched.contains(&letter) {
                    touched.push(letter);
                }
            }
            next += 1;
        }
        Effect { founds: touched.is_empty() && joined.len() > 1, touched, size: joined.len() as i64 }
    }
}

/// The values of a prompt by their keys.
fn values_of(lines: &[String]) -> BTreeMap<&str, &str> {
    lines.iter().filter_map(|line| line.split_once(" = ")).collect()
}

/// Whether all of it is there; a file on a slow drive may be seen before it is whole.
fn is_whole(lines: &[String]) -> bool {
    values_of(lines).contains_key("Playable")
}

fn parse(lines: &[String]) -> Game {
    let values = values_of(lines);
    let value = |key: &str| values.get(key).copied().unwrap_or("");
    let number = |text: &str| text.parse::<i64>().unwrap_or(0);
    let tiles = |key: &str| value(key).split(' ').filter(|word| *word != "-").map(String::from).collect();
    let there = |key: &String| values.contains_key(key.as_str());
    let keys = |word: &'static str| (1..).map(move |i| format!("{word}{i}")).take_while(there);
    let chain = |key: String| {
        let parts: Vec<&str> = value(&key).split(',').collect(); // For example "A,Amazon,200,4,400,15,0,10".
        let row: Vec<i64> = parts.iter().map(|part| number(part)).collect();
        Chain {
            letter: parts[0].chars().next().unwrap_or(' '),
            name: parts[1].to_string(),
            first_price: row[2],
            size: row[3],
            price: row[4],
            bank: row[5],
            shares: row[6..].to_vec(),
        }
    };
    let player = |key: String| {
        let row: Vec<i64> = value(&format!("Player{key}")).split(',').map(number).collect();
        let cards = row[1..].iter().map(|card| CARDS[*card as usize]).collect();
        Player { name: value(&key).to_string(), cash: row[0], cards }
    };
    let mut asked = value("Expecting").split(' ');
    let expecting = asked.next().unwrap_or("").to_string();
    let to_place = number(value("ToPlace"));
    Game {
        whole: expecting == "TILE_AND_STOCK" || to_place > 1,
        expecting,
        asked: asked.filter_map(|letter| letter.chars().next()).collect(),
        me: number(value("Me")) as usize,
        turn: number(value("Turn")),
        mover: number(value("Mover")),
        to_place,
        may_end: value("MayEnd") == "1",
        board: ('A'..='I').map(|row| value(&row.to_string()).chars().collect()).collect(),
        chains: keys("Chain").map(chain).collect(),
        players: keys("").map(player).collect(),
        hand: tiles(&format!("Hand{}", value("Me"))),
        playable: tiles("Playable"),
    }
}

fn main() {
    play_turns(is_whole, |lines, _team, _chance| think(&parse(lines)));
}
