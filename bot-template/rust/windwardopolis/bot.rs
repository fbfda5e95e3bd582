//! A starter bot for Windwardopolis 2: your thinking goes into `plan` and `think_of_cards`; streets.rs has the path
//! finder, and team_folder.rs talks to the arena. It is as bad as the document's sample: whom it fetches, where it buys
//! coffee and which cards it plays is left to chance. Only its paths are good. Hints of the document:
//! - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same,
//!   however long they are, so short ones near you are the best.
//! - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//!   nobody can foresee you then.
//! - Buy coffee when a store is near, and not when there is none left.
//! - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
//! - Print what you do and read it afterwards; a debugger is too slow for this game.
//! - Write something quickly, then play against other teams early.
mod streets;
mod team_folder;

use std::collections::BTreeMap;
use std::path::Path;
use std::thread;
use streets::{beside, CityMap, FastestWays, Tile};
use team_folder::{last, list, publish, read_lines, say_ready, serve, Chance, POLL_TIME};

const UPDATES_FOR_A_CARD: usize = 50; // A card is thought of once in so many updates.

/// What is fixed for a round.
#[allow(dead_code)] // This bot does not look at everything; yours will.
struct City {
    waits: bool, // whether the world waits for an answer to each input; if not, orders are sent at any time
    acceleration: f64, // by how much a car's speed rises in a turn of six ticks
    map: CityMap,
    companies: BTreeMap<String, Tile>, // their bus stops
    stores: Vec<Tile>,
    people: BTreeMap<String, (i64, Vec<String>)>, // points and enemies
}

/// What everybody sees of a car; empty texts stand for nothing.
#[allow(dead_code)]
struct Car {
    team: String,
    tile: Tile,
    angle: i64,
    score: f64,
    coffee: i64,
    slow_ticks: i64,
    stopped_ticks: i64,
    passenger: String,
    boarded_at: String,
    next_stop: String, // a card, as the next one
    transit: String,
    delivered: Vec<String>,
}

/// A passenger; the company is where this one waits, and empty in a car.
#[allow(dead_code)]
struct Passenger {
    name: String,
    company: String,
    destination: String,
    route: Vec<String>,
}

/// Something that has happened, and to whose car.
#[allow(dead_code)]
struct News {
    status: String,
    seat: usize,
    card: String,
}

/// What this bot may see. Seats are 1 to n.
#[allow(dead_code)]
struct Game<'a> {
    city: &'a City,
    me: usize,
    tick: i64,
    is_first: bool,
    news: Vec<News>, // what has happened since the last input, to all cars
    cars: Vec<Car>,  // cars[0] is seat 1's
    passengers: Vec<Passenger>,
    path: Vec<Tile>, // what my car has still to drive
    pickup: Vec<String>,
    deck: Vec<String>,
    hand: Vec<String>,
    playable: Vec<String>, // the cards of the hand that can be played now
}

/// YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
fn plan(game: &Game, refused: bool, chance: Chance) -> Vec<String> {
    let (car, companies) = (game.my_car(), &game.city.companies);
    let wanted: Vec<&Passenger> = game.passengers.iter().filter(|one| !one.company.is_empty()).collect();
    let wanted: Vec<&Passenger> = shuffled(wanted, chance)
        .into_iter()
        .filter(|one| !one.destination.is_empty() && !car.delivered.contains(&one.name))
        .collect();
    let names: Vec<&str> = wanted.iter().map(|one| one.name.as_str()).collect();
    let passenger = game.passengers.iter().find(|one| one.name == car.passenger);
    let goal = if let Some(passenger) = passenger {
        // To the destination, or if enemies wait there, to anywhere else.
        let others = shuffled(companies.values().filter(|stop| **stop != car.tile).collect(), chance);
        companies.get(&passenger.destination).filter(|_| !refused).unwrap_or(others[0])
    } else {
        let stops = wanted.iter().filter_map(|one| companies.get(&one.company));
        let stop = stops.filter(|stop| **stop != car.tile && car.coffee > 0).next();
        stop.unwrap_or(&game.city.stores[chance(game.city.stores.len())])
    };
    let tiles = game.fastest_ways().path_to(*goal);
    let path: Vec<String> = tiles.iter().map(|tile| format!("{},{}", tile.0, tile.1)).collect();
    let orders = [("pickup", names.join("; ")), ("path", path.join(" "))];
    orders.iter().filter(|order| !order.1.is_empty()).map(|order| format!("{} {}", order.0, order.1)).collect()
}

/// YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
fn think_of_cards(game: &Game, chance: Chance) -> Vec<String> {
    let score = game.my_car().score;
    let limit = 1 + [0.5, 6.0, 8.5].iter().filter(|bound| score < **bound).count();
    if !game.playable.is_empty() && chance(2) == 0 {
        let card = &game.playable[chance(game.playable.len())];
        let targets: Vec<String> = match card.as_str() {
            "MOVE_PASSENGER" => {
                let waiting = game.passengers.iter().filter(|one| !one.company.is_empty());
                waiting.map(|one| format!(" {}", one.name)).collect()
            }
            "STOP_CAR" | "CHANGE_DESTINATION" => {
                (1..=game.cars.len()).filter(|seat| *seat != game.me).map(|seat| format!(" {seat}")).collect()
            }
            _ => vec![String::new()],
        };
        return shuffled(targets, chance).iter().take(1).map(|target| format!("play {card}{target}")).collect();
    }
    if game.hand.len() < limit && !game.deck.is_empty() {
        return vec![format!("draw {}", game.deck[chance(game.deck.len())])];
    }
    vec![]
}

/// The orders for the arena.
fn think(game: &Game, chance: Chance) -> Vec<String> {
    // A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
    let stopping = game.city.map.is_stop(game.my_car().tile);
    let mine = game.news.iter().filter(|one| one.seat == game.me && !one.status.starts_with("POWER_UP"));
    let last = mine.filter(|one| one.status != "NO_PATH" || !stopping).last();
    let mut orders = vec![];
    if game.is_first || last.is_some() {
        orders = plan(game, last.map_or(false, |one| one.status == "PASSENGER_REFUSED_ENEMY"), chance);
    }
    if chance(UPDATES_FOR_A_CARD) == 0 {
        orders.extend(think_of_cards(game, chance));
    }
    orders
}

fn shuffled<T>(mut list: Vec<T>, chance: Chance) -> Vec<T> {
    for at in (1..list.len()).rev() {
        list.swap(at, chance(at + 1));
    }
    list
}

impl Game<'_> {
    fn my_car(&self) -> &Car {
        &self.cars[self.me - 1]
    }

    /// The fastest ways of my car. It leaves its tile as its path says, else as it points.
    fn fastest_ways(&self) -> FastestWays<'_> {
        let car = self.my_car();
        let off = |out: &usize| match self.path.first() {
            Some(next) if *next == beside(car.tile, *out) => -1,
            _ => ((car.angle - 90 * *out as i64 + 540) % 360 - 180).abs(),
        };
        let out = self.city.map.exits(car.tile).into_iter().min_by_key(off).unwrap_or(0);
        FastestWays::new(&self.city.map, self.city.acceleration, car.tile, out, self.tick == 0)
    }
}

/// The values of an input by their keys; none if it is not whole: the last line is AtOnce.
fn values_of(lines: &[String]) -> Option<BTreeMap<&str, &str>> {
    let values: BTreeMap<&str, &str> = lines.iter().filter_map(|line| line.split_once(" = ")).collect();
    let last = format!("AtOnce{}", values.get("Me")?);
    values.contains_key(last.as_str()).then_some(values)
}

/// The texts of an input by their keys.
struct Texts<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Texts<'a> {
    fn text(&self, key: &str) -> &'a str {
        self.0.get(key).copied().unwrap_or("-")
    }

    /// The values of word1, word2 and so on, as many as there are, with their numbers.
    fn listed(&self, word: &str) -> Vec<(usize, &'a str)> {
        let values = (1..).map(|at| (at, self.0.get(format!("{word}{at}").as_str())));
        values.map_while(|(at, value)| value.map(|text| (at, *text))).collect()
    }

    fn parts(&self, key: &str) -> Vec<String> {
        parts(self.text(key))
    }
}

/// The parts of a value that stand between semicolons; empty ones where there is nothing.
fn parts(value: &str) -> Vec<String> {
    let some = |part: &str| if part == "-" { String::new() } else { part.to_string() };
    if value == "-" { vec![] } else { value.split("; ").map(some).collect() }
}

fn number<T: std::str::FromStr + Default>(text: &str) -> T {
    text.parse().unwrap_or_default()
}

fn tile_of(text: &str) -> Tile {
    let (x, y) = text.split_once(',').unwrap_or(("0", "0"));
    (number(x), number(y))
}

fn tiles_of(text: &str) -> Vec<Tile> {
    text.split(' ').filter(|word| *word != "-").map(tile_of).collect()
}

fn parse_map(texts: &Texts) -> CityMap {
    let mut map = CityMap::default();
    let mut height = None;
    for (_, line) in texts.listed("Map").into_iter().filter(|(_, line)| !line.is_empty() && !line.starts_with(';')) {
        let words: Vec<&str> = line.split(' ').collect();
        match height {
            None => height = words.get(3).map(|word| number::<usize>(word)),
            Some(rows) if map.rows.len() < rows => map.rows.push(line.as_bytes().to_vec()),
            _ if words.len() > 2 => {
                let tile = (number(words[1]), number(words[2]));
                if words[0] == "signal" {
                    map.signals.insert(tile);
                } else if words[0] == "sign" {
                    // Over the northern side come those who drive south.
                    let opposite = |side: char| "SWNE".find(side).map(|heading| (tile, heading));
                    map.stopping.extend(words[3].chars().filter_map(opposite));
                }
            }
            _ => {}
        }
    }
    map
}

fn parse_city(texts: &Texts) -> City {
    let companies = texts.listed("Company").into_iter().map(|(_, value)| parts(value));
    let people = texts.listed("Person").into_iter().map(|(at, value)| {
        let person = parts(value);
        (person[0].clone(), (number(&person[1]), texts.parts(&format!("Enemies{at}"))))
    });
    City {
        waits: texts.text("Time") == "lock-step",
        acceleration: number(texts.text("Acceleration")),
        map: parse_map(texts),
        companies: companies.map(|company| (company[0].clone(), tile_of(&company[1]))).collect(),
        stores: tiles_of(texts.text("Stores")),
        people: people.collect(),
    }
}

fn parse_news(texts: &Texts) -> Vec<News> {
    let news = texts.listed("News").into_iter().map(|(_, value)| parts(value));
    news.map(|p| News { status: p[0].clone(), seat: number(&p[1]), card: p[2].clone() }).collect()
}

fn parse_car(texts: &Texts, seat: usize, value: &str) -> Car {
    let p = parts(value); // For example "12,5 90; 1.250; 3; 0; 0".
    let (tile, angle) = p[0].split_once(' ').unwrap_or(("", ""));
    let trip = texts.parts(&format!("Trip{seat}"));
    let face_up = texts.parts(&format!("FaceUp{seat}"));
    Car {
        team: texts.text(&seat.to_string()).to_string(),
        tile: tile_of(tile),
        angle: number(angle),
        score: number(&p[1]),
        coffee: number(&p[2]),
        slow_ticks: number(&p[3]),
        stopped_ticks: number(&p[4]),
        passenger: trip.first().cloned().unwrap_or_default(),
        boarded_at: trip.get(1).cloned().unwrap_or_default(),
        next_stop: face_up[0].clone(),
        transit: face_up[1].clone(),
        delivered: texts.parts(&format!("Delivered{seat}")),
    }
}

fn parse<'a>(city: &'a City, texts: &Texts, news: Vec<News>, is_first: bool) -> Game<'a> {
    let me: usize = number(texts.text("Me"));
    let passenger = |(at, value): (usize, &str)| {
        let p = parts(value);
        let route = texts.parts(&format!("Route{at}"));
        Passenger { name: p[0].clone(), company: p[1].clone(), destination: p[2].clone(), route }
    };
    let hand = texts.parts(&format!("Hand{me}"));
    Game {
        city,
        me,
        tick: number(texts.text("Tick")),
        is_first,
        news,
        cars: texts.listed("Car").into_iter().map(|(seat, value)| parse_car(texts, seat, value)).collect(),
        passengers: texts.listed("Passenger").into_iter().map(passenger).collect(),
        path: tiles_of(texts.text(&format!("Path{me}"))),
        pickup: texts.parts(&format!("Pickup{me}")),
        deck: texts.parts(&format!("Deck{me}")),
        playable: hand.iter().filter(|card| !card.starts_with("not yet ")).cloned().collect(),
        hand: hand.iter().map(|card| card.trim_start_matches("not yet ").to_string()).collect(),
    }
}

/// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
/// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
/// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
fn play_match(folder: &Path, chance: Chance) -> Vec<String> {
    let mut city = None;
    let (mut read, mut answered, mut acknowledged) = (0, 0, 0); // the last numbers
    loop {
        say_ready(folder);
        thread::sleep(POLL_TIME);
        let files = list(folder).unwrap_or_default(); // A drive that is away for a moment is looked at again.
        if files.is_empty() {
            continue;
        }
        let lines = |name: String| files.get(&name).map_or(vec![], |path| read_lines(path));
        if files.contains_key("gameover.txt") || (read > 0 && !files.contains_key("input_1.txt")) {
            return lines("gameover.txt".to_string());
        }
        while acknowledged < last(&files, "acknowledge") {
            acknowledged += 1;
            let code = lines(format!("acknowledge_{acknowledged}.txt"));
            if !code.is_empty() && code[0] != "0" {
                eprintln!("Orders {acknowledged} were answered with code {}", code[0]);
            }
        }
        let newest = last(&files, "input");
        if newest == read {
            continue;
        }
        if city.is_none() {
            city = values_of(&lines("input_1.txt".to_string())).map(|values| parse_city(&Texts(values)));
        }
        let input = lines(format!("input_{newest}.txt"));
        let (city, values) = match (&city, values_of(&input)) {
            (Some(city), Some(values)) => (city, values),
            _ => continue,
        };
        let mut news = vec![];
        for number in read + 1..newest {
            let past = lines(format!("input_{number}.txt"));
            news.extend(values_of(&past).map_or(vec![], |values| parse_news(&Texts(values))));
        }
        let texts = Texts(values);
        news.extend(parse_news(&texts));
        let orders = think(&parse(city, &texts, news, answered == 0), chance);
        read = newest;
        if city.waits || !orders.is_empty() {
            answered = if city.waits { read } else { answered + 1 };
            let text: String = orders.iter().map(|order| format!("{order}\n")).collect();
            publish(&folder.join(format!("output_{answered}.txt")), &(text + "End\n"));
        }
    }
}

fn main() {
    serve(|folder, _team, chance| play_match(folder, chance));
}
