//! A starter bot for Asterobots: your thinking goes into select_vein() and select_actions(); team_folder.rs
//! talks to the arena.
mod team_folder;

use std::collections::BTreeMap;
use team_folder::play_turns;

const MATERIALS: [&str; 3] = ["gas", "stone", "metal"];
const UPGRADE_ROBOT: [[i64; 3]; 3] = [[0, 0, 0], [200, 0, 200], [0, 300, 500]]; // What it takes, by the rank before.
const HIGHEST_RANK: i64 = 3;
const MOST_COMMANDS: usize = 100;
const CROWD: i64 = 100; // So many robots in a vein set out,
const GUARDS: i64 = 10; // but for these.

/// A vertex, x and y. It points up when x + y is even; then its third neighbour is the one at y + 1, else at y - 1.
type Point = (i64, i64);

/// One of the veins. What it gives its owner a turn is that of rank 1; each rank doubles it.
#[allow(dead_code)] // This bot does not look at everything; yours will.
struct Vein {
    place: Point,
    material: usize, // a place in MATERIALS
    owner: i64,
    robots: i64,
    productivity: i64,
    reproduction: i64,
    material_rank: i64,
    robot_rank: i64,
}

/// A squad on its way.
#[allow(dead_code)]
struct Squad {
    owner: i64,
    robots: i64,
    place: Point,
    goal: Point,
    path: Vec<Point>, // the steps still to come, the goal last
}

/// What a player has, without what his offers and demands hold back.
#[allow(dead_code)]
struct Player {
    name: String,
    money: i64,
    stock: [i64; 3],
    veins: i64,
    robots: i64,
    time_to_live: i64,
    funds: i64, // the money, and what the aliens would pay for the stock
}

/// An open offer or demand.
#[allow(dead_code)]
struct Trade {
    player: i64,
    is_offer: bool,
    material: usize,
    amount: i64,
    price: i64,
}

/// What this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens.
#[allow(dead_code)]
struct Game {
    selection: bool, // whether a vein is to be selected, else commands are expected
    me: i64,
    round: i64,
    rounds: i64,
    size: i64,
    buy: [i64; 3],        // what the aliens want for one piece
    sell: [i64; 3],       // what they give
    players: Vec<Player>, // players[0] is player 1
    veins: Vec<Vein>,     // by y and then x
    squads: Vec<Squad>,   // the one launched last comes first
    trades: Vec<Trade>,
}

/// YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
fn select_vein(game: &Game) -> Point {
    let free = game.veins.iter().filter(|vein| vein.owner == 0).rev(); // Of equals, max_by_key takes the last.
    free.max_by_key(|vein| vein.robots).map_or((0, 0), |vein| vein.place)
}

/// YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
fn select_actions(game: &Game) -> Vec<String> {
    upgrade(game).into_iter().chain(attack(game)).take(MOST_COMMANDS).collect()
}

/// Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
fn upgrade(game: &Game) -> Vec<String> {
    let mine = game.veins.iter().filter(|vein| vein.owner == game.me && vein.robot_rank < HIGHEST_RANK);
    let Some(vein) = mine.min_by_key(|vein| (vein.robot_rank, -vein.reproduction)) else {
        return vec![];
    };
    let me = &game.players[game.me as usize - 1];
    let needed = UPGRADE_ROBOT[vein.robot_rank as usize];
    let (mut sales, mut purchases, mut missing) = (vec![], vec![], -me.money);
    for (i, material) in MATERIALS.iter().enumerate().filter(|(i, _)| me.stock[*i] < needed[*i]) {
        purchases.push(format!("bank buy {material} {}", needed[i] - me.stock[i]));
        missing += (needed[i] - me.stock[i]) * game.buy[i];
    }
    for (i, material) in MATERIALS.iter().enumerate().filter(|(i, _)| me.stock[*i] > needed[*i]) {
        let price = game.sell[i];
        if missing > 0 && price > 0 {
            let amount = (me.stock[i] - needed[i]).min((missing + price - 1) / price);
            sales.push(format!("bank sell {material} {amount}"));
            missing -= amount * price;
        }
    }
    if missing > 0 {
        return vec![];
    }
    sales.append(&mut purchases);
    sales.push(format!("upgrade robot {},{}", vein.place.0, vein.place.1));
    sales
}

/// Sends the robots of each crowded vein to the nearest vein that is not mine.
fn attack(game: &Game) -> Vec<String> {
    let mut commands = vec![];
    for vein in game.veins.iter().filter(|vein| vein.owner == game.me && vein.robots >= CROWD) {
        let targets = game.veins.iter().filter(|target| target.owner != game.me).map(|target| target.place);
        if let Some(goal) = targets.min_by_key(|target| distance(vein.place, *target)) {
            let (robots, start) = (vein.robots - GUARDS, vein.place);
            commands.push(format!("launch {robots} {},{} {},{}", start.0, start.1, goal.0, goal.1));
        }
    }
    commands
}

/// How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
/// vertex points the other way.
fn distance(from: Point, to: Point) -> i64 {
    let (across, vertical) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
    if vertical == 0 {
        return across;
    }
    let points_up = (from.0 + from.1) % 2 == 0;
    let sideways = vertical - i64::from(points_up == (to.1 > from.1));
    vertical + across.max(sideways + (sideways - across).abs() % 2)
}

/// The answer as the arena reads it.
fn think(game: &Game) -> String {
    if game.selection {
        let (x, y) = select_vein(game);
        return format!("select {x},{y}\n");
    }
    select_actions(game).iter().map(|command| format!("{command}\n")).collect::<String>() + "End\n"
}

/// The values of a prompt by their keys.
fn values_of(lines: &[String]) -> BTreeMap<&str, &str> {
    lines.iter().filter_map(|line| line.split_once(" = ")).collect()
}

/// Whether all of it is there; a file on a slow drive may be seen before it is whole.
fn is_whole(lines: &[String]) -> bool {
    let values = values_of(lines);
    let list = if values.get("Expecting") == Some(&"VEIN") { "Vein" } else { "Trade" };
    let count = values.get(format!("{list}s").as_str());
    count.map_or(false, |count| *count == "0" || values.contains_key(format!("{list}{count}").as_str()))
}

fn parse(lines: &[String]) -> Game {
    let values = values_of(lines);
    let value = |key: &str| values.get(key).copied().unwrap_or("");
    let words = |key: &str| value(key).split([',', ' ']).collect::<Vec<_>>();
    let numbers = |key: &str| words(key).iter().map(|word| word.parse().unwrap_or(0)).collect::<Vec<i64>>();
    let number = |key: &str| value(key).parse().unwrap_or(0);
    let prices = |key: &str| <[i64; 3]>::try_from(numbers(key)).unwrap_or_default();
    let letters = |word: &str| word.chars().next().map_or(' ', |letter| letter.to_ascii_lowercase());
    let material = |word: &str| MATERIALS.iter().position(|name| name.starts_with(letters(word))).unwrap_or(0);
    let there = |key: &String| values.contains_key(key.as_str());
    let keys = |word: &'static str| (1..).map(move |i| format!("{word}{i}")).take_while(there);
    let player = |(i, key): (usize, String)| {
        let mut row = numbers(&format!("Player{}", i + 1));
        row.resize(8, 0); // There is none while veins are selected.
        let (name, stock) = (value(&key).to_string(), [row[1], row[2], row[3]]);
        let [veins, robots, time_to_live, funds] = [row[4], row[5], row[6], row[7]];
        Player { name, money: row[0], stock, veins, robots, time_to_live, funds }
    };
    let vein = |key: String| {
        let row = numbers(&key); // For example "2,-9,S,0,53,9,5,1,1"; the letter counts 0.
        Vein {
            place: (row[0], row[1]),
            material: material(words(&key)[2]),
            owner: row[3],
            robots: row[4],
            productivity: row[5],
            reproduction: row[6],
            material_rank: row[7],
            robot_rank: row[8],
        }
    };
    let squad = |key: String| {
        let (row, way) = (numbers(&key), numbers(&key.replace("Squad", "Path")));
        let path = way.chunks_exact(2).map(|step| (step[0], step[1])).collect();
        Squad { owner: row[0], robots: row[1], place: (row[2], row[3]), goal: (row[4], row[5]), path }
    };
    let trade = |key: String| {
        let (row, text) = (numbers(&key), words(&key));
        let (is_offer, material) = (text[1] == "offer", material(text[2]));
        Trade { player: row[0], is_offer, material, amount: row[3], price: row[4] }
    };
    Game {
        selection: value("Expecting") == "VEIN",
        me: number("Me"),
        round: number("Round"),
        rounds: number("Rounds"),
        size: number("Size"),
        buy: prices("Buy"),
        sell: prices("Sell"),
        players: keys("").enumerate().map(player).collect(),
        veins: keys("Vein").map(vein).collect(),
        squads: keys("Squad").map(squad).collect(),
        trades: keys("Trade").map(trade).collect(),
    }
}

fn main() {
    play_turns(is_whole, |lines, _team, _chance| think(&parse(lines)));
}
