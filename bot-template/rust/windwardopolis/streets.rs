//! The streets of a round and the path finder: the fastest ways of a car that meets nobody. The shortest in time, not
//! in tiles: a stop sign costs a halt, a curve the time to be fast again. It is good, so there is no need to touch it.
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// x to the east, y to the south.
pub type Tile = (i64, i64);

/// The tile beside another one; a heading is 0 for the north and one more for each quarter clockwise.
pub fn beside(tile: Tile, heading: usize) -> Tile {
    let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][heading];
    (tile.0 + dx, tile.1 + dy)
}

#[derive(Default)]
pub struct CityMap {
    pub rows: Vec<Vec<u8>>, // . park, # road, B bus stop, C company, K coffee stop, H coffee house
    pub stopping: BTreeSet<(Tile, usize)>, // with which headings one meets a stop sign where
    #[allow(dead_code)] // This bot does not look at everything; yours will.
    pub signals: BTreeSet<Tile>,
}

impl CityMap {
    pub fn ground(&self, tile: Tile) -> u8 {
        let row = usize::try_from(tile.1).ok().and_then(|y| self.rows.get(y));
        usize::try_from(tile.0).ok().and_then(|x| row?.get(x).copied()).unwrap_or(b'.')
    }

    pub fn is_stop(&self, tile: Tile) -> bool {
        b"BK".contains(&self.ground(tile))
    }

    /// The headings with which one can leave a tile.
    pub fn exits(&self, tile: Tile) -> Vec<usize> {
        (0..4).filter(|heading| b"#BK".contains(&self.ground(beside(tile, *heading)))).collect()
    }

    pub fn is_straight(&self, tile: Tile) -> bool {
        let exits = self.exits(tile);
        exits.len() == 2 && exits[1] - exits[0] == 2 && !self.is_stop(tile)
    }
}

// Speeds in map units a tick, and the map units of a way straight on, to the right, round, and to the left.
const START: f64 = 1.0 / 6.0;
const TOP: f64 = 1.0;
const CURVE: f64 = 0.5;
const STEPS: [f64; 4] = [24.0, 12.0, 48.0, 34.0];

/// A car that enters a tile, when and how fast.
struct Label {
    tile: Tile,
    heading: usize,
    ticks: f64,
    units: f64,
    before: Option<usize>,
}

/// The number of a label in a queue, the earliest first.
struct Queued(f64, usize);

impl Ord for Queued {
    fn cmp(&self, other: &Self) -> Ordering {
        other.0.total_cmp(&self.0).then(other.1.cmp(&self.1))
    }
}

impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Queued {}

/// How long a car takes to everywhere else, and by which path. Times begin when it enters the next tile. No stop but
/// the last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the later one
/// counts too if it comes there faster.
pub struct FastestWays<'a> {
    map: &'a CityMap,
    rise: f64, // by how much the speed rises in a tick
    here: Tile,
    labels: Vec<Label>,
    first: BTreeMap<Tile, usize>,
}

impl<'a> FastestWays<'a> {
    /// The ways of a car that leaves a tile with a heading; starts: it has just begun there, in the middle.
    pub fn new(map: &'a CityMap, acceleration: f64, here: Tile, out: usize, starts: bool) -> Self {
        let mut ways = FastestWays { map, rise: acceleration / 36.0, here, labels: vec![], first: BTreeMap::new() };
        let speed = match (map.is_stop(here), starts, map.is_straight(here)) {
            (true, _, _) => ways.reached(START, CURVE, STEPS[2] / 2.0),
            (_, true, _) => ways.reached(START, TOP, STEPS[0] / 2.0),
            (_, _, true) => TOP,
            _ => CURVE,
        };
        let start = Label { tile: beside(here, out), heading: out, ticks: 0.0, units: speed, before: None };
        ways.search(start);
        ways
    }

    /// About how many ticks until it enters a tile, to the middle if it is a stop; infinite if it cannot come there.
    #[allow(dead_code)]
    pub fn ticks_to(&self, tile: Tile) -> f64 {
        self.first.get(&tile).map_or(f64::INFINITY, |number| {
            let Label { ticks, units, .. } = self.labels[*number];
            let middle = self.ticks(units.min(CURVE), CURVE, STEPS[2] / 2.0);
            if self.map.is_stop(tile) { ticks + middle } else { ticks }
        })
    }

    /// The tiles from the one that it is on to another one; none if it cannot come there. Should it leave its tile over
    /// another edge, it will turn round, since its path contains that tile.
    pub fn path_to(&self, tile: Tile) -> Vec<Tile> {
        let mut path = vec![];
        let mut label = self.first.get(&tile).copied();
        while let Some(number) = label {
            path.push(self.labels[number].tile);
            label = self.labels[number].before;
        }
        path.extend((!path.is_empty()).then_some(self.here));
        path.reverse();
        path
    }

    fn search(&mut self, start: Label) {
        let mut fastest = BTreeMap::new();
        let mut queue = BinaryHeap::new();
        self.enqueue(start, &mut queue);
        while let Some(Queued(_, number)) = queue.pop() {
            let Label { tile, heading, units, before, .. } = self.labels[number];
            let known = fastest.entry((tile, heading)).or_insert(-1.0);
            if units <= *known {
                continue;
            }
            *known = units;
            self.first.entry(tile).or_insert(number);
            if before.is_some() && self.map.is_stop(tile) {
                continue;
            }
            let exits = self.map.exits(tile);
            let turns = exits.len() == 1 || self.map.is_straight(tile);
            for out in exits.into_iter().filter(|out| turns || *out != (heading + 2) % 4) {
                let label = self.after(number, out);
                self.enqueue(label, &mut queue);
            }
        }
    }

    /// At a stop sign a car halts until it would make its next step.
    fn enqueue(&mut self, mut label: Label, queue: &mut BinaryHeap<Queued>) {
        if self.map.stopping.contains(&(label.tile, label.heading)) {
            label.ticks += (2.0 / self.rise).sqrt();
            label.units = START;
        }
        queue.push(Queued(label.ticks, self.labels.len()));
        self.labels.push(label);
    }

    /// How a car enters the tile behind the one of a label.
    fn after(&self, number: usize, out: usize) -> Label {
        let label = &self.labels[number];
        let steps = STEPS[(out + 4 - label.heading) % 4];
        let top = if out == label.heading { TOP } else { CURVE };
        let units = label.units.min(top);
        let ticks = label.ticks + self.ticks(units, top, steps);
        let stopped = self.map.is_stop(label.tile);
        let end = if stopped { self.reached(START, top, steps / 2.0) } else { self.reached(units, top, steps) };
        Label { tile: beside(label.tile, out), heading: out, ticks, units: end, before: Some(number) }
    }

    fn reached(&self, units: f64, top: f64, steps: f64) -> f64 {
        (units * units + 2.0 * self.rise * steps).sqrt().min(top)
    }

    fn ticks(&self, units: f64, top: f64, steps: f64) -> f64 {
        let end = self.reached(units, top, steps);
        let rising = (end - units) / self.rise;
        rising + (steps - rising * (units + end) / 2.0) / top
    }
}
