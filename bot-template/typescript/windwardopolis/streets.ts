// The path finder: the fastest ways of a car that meets nobody. The shortest in time, not in tiles: a stop sign costs a
// halt, a curve the time to be fast again. It is good, so there is no need to touch it.

// A tile is a text such as "12,5", x to the east and y to the south. A heading is 0 for the north and one more for each
// quarter clockwise.
export interface CityMap {
  readonly rows: string[]; // Rows of . park, # road, B bus stop, C company, K coffee stop, H house.
  readonly stopping: { [tile: string]: number[] }; // The headings with which one meets a stop sign there.
  readonly signals: string[];
}

// What the path finder needs of the game.
export interface Drive {
  readonly map: CityMap;
  readonly acceleration: number; // By how much a car's speed rises in a turn of six ticks.
  readonly me: number;
  readonly tick: number;
  readonly path: string[];
  readonly cars: { readonly tile: string; readonly angle: number }[];
}

export interface Ways {
  ticksTo(tile: string): number;
  pathTo(tile: string): string[];
}

interface Label {
  readonly tile: string;
  readonly heading: number;
  readonly ticks: number;
  readonly units: number;
  readonly before: Label | null;
}

const START_UNITS = 1 / 6; // Speeds are in map units a tick.
const TOP_UNITS = 1;
const CURVE_UNITS = 0.5;
const STEPS = [24, 12, 48, 34]; // The map units of a way straight on, to the right, round, and to the left.

export function ground(map: CityMap, tile: string): string {
  const [x, y] = tile.split(",").map(Number);
  return (map.rows[y] || "")[x] || ".";
}

export function isStop(map: CityMap, tile: string): boolean {
  return "BK".includes(ground(map, tile));
}

export function beside(tile: string, heading: number): string {
  const [x, y] = tile.split(",").map(Number);
  return `${x + [0, 1, 0, -1][heading]},${y + [-1, 0, 1, 0][heading]}`;
}

export function exitsOf(map: CityMap, tile: string): number[] {
  return [0, 1, 2, 3].filter((heading) => "#BK".includes(ground(map, beside(tile, heading))));
}

function isStraight(map: CityMap, tile: string): boolean {
  const exits = exitsOf(map, tile);
  return exits.length === 2 && exits[1] - exits[0] === 2 && !isStop(map, tile);
}

// The ways of my car: { ticksTo(tile), pathTo(tile) }. Times begin when it enters the next tile, and end in the middle
// of a stop. Paths begin with the tile that it is on: should it leave that one over another edge, it will turn round.
// No stop but the last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the
// later one counts too if it comes there faster.
export function fastestWays(game: Drive): Ways {
  const { map } = game;
  const rise = game.acceleration / 36;
  const reached = (units: number, top: number, steps: number) =>
    Math.min(top, Math.sqrt(units * units + 2 * rise * steps));
  const ticksFor = (units: number, top: number, steps: number) => {
    const end = reached(units, top, steps);
    const rising = (end - units) / rise;
    return rising + (steps - (rising * (units + end)) / 2) / top;
  };
  const entering = (tile: string, heading: number, ticks: number, units: number, before: Label | null): Label =>
    (map.stopping[tile] || []).includes(heading) // It halts until it would make its next step.
      ? { tile, heading, ticks: ticks + Math.sqrt(2 / rise), units: START_UNITS, before }
      : { tile, heading, ticks, units, before };
  const after = (label: Label, out: number) => {
    const steps = STEPS[(out - label.heading + 4) % 4];
    const top = out === label.heading ? TOP_UNITS : CURVE_UNITS;
    const units = Math.min(label.units, top);
    const stopped = isStop(map, label.tile);
    const end = reached(stopped ? START_UNITS : units, top, stopped ? steps / 2 : steps);
    return entering(beside(label.tile, out), out, label.ticks + ticksFor(units, top, steps), end, label);
  };
  const { tile: here } = game.cars[game.me];
  const out = outOf(game);
  let speed = isStraight(map, here) ? TOP_UNITS : CURVE_UNITS;
  if (isStop(map, here)) speed = reached(START_UNITS, CURVE_UNITS, STEPS[2] / 2);
  else if (game.tick === 0) speed = reached(START_UNITS, TOP_UNITS, STEPS[0] / 2);

  const queue = [entering(beside(here, out), out, 0, speed, null)]; // Sorted by time.
  const fastest: { [way: string]: number } = {};
  const first: { [tile: string]: Label } = {};
  while (queue.length > 0) {
    const label = queue.shift() as Label;
    const { tile, heading, units, before } = label;
    if (units <= (fastest[`${tile} ${heading}`] || -1)) continue;
    fastest[`${tile} ${heading}`] = units;
    first[tile] = first[tile] || label;
    if (before && isStop(map, tile)) continue;
    const exits = exitsOf(map, tile);
    const back = (heading + 2) % 4;
    for (const exit of exits) {
      if (exit === back && exits.length > 1 && !isStraight(map, tile)) continue;
      insert(queue, after(label, exit));
    }
  }
  return {
    ticksTo: (tile: string) => {
      if (!first[tile]) return Infinity;
      const { ticks, units } = first[tile];
      return isStop(map, tile) ? ticks + ticksFor(Math.min(units, CURVE_UNITS), CURVE_UNITS, STEPS[2] / 2) : ticks;
    },
    pathTo: (tile: string) => {
      const tiles: string[] = [];
      for (let label: Label | null = first[tile] ?? null; label; label = label.before) tiles.unshift(label.tile);
      return tiles.length > 0 ? [here, ...tiles] : tiles;
    },
  };
}

function insert(queue: Label[], label: Label): void {
  let low = 0;
  for (let high = queue.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (queue[middle].ticks <= label.ticks) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, label);
}

// Over which edge my car leaves its tile: as its path says, else as it points.
function outOf(game: Drive): number {
  const { tile, angle } = game.cars[game.me];
  const exits = exitsOf(game.map, tile);
  const off = (out: number) => Math.abs(((angle - 90 * out + 540) % 360) - 180);
  const planned = exits.find((out) => beside(tile, out) === game.path[0]);
  return planned === undefined ? exits.reduce((best, out) => (off(out) < off(best) ? out : best)) : planned;
}
