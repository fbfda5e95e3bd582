// A starter bot for Windwardopolis 2: your thinking goes into plan() and thinkOfCards(); streets.ts has the
// path finder, and team_folder.ts talks to the arena.
// It is as bad as the document's sample: whom it fetches, where it buys coffee and which cards it plays is left to
// chance. Only its paths are good. Hints of the document:
// - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
//   long they are, so short ones near you are the best.
// - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//   nobody can foresee you then.
// - Buy coffee when a store is near, and not when there is none left.
// - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
// - Print what you do and read it afterwards; a debugger is too slow for this game.
// - Write something quickly, then play against other teams early.
import { CityMap, isStop, fastestWays } from "./streets";
import { Chance, Files, POLL_MILLIS, join, list, publish, readLines, sayReady, serve, sleep } from "./team_folder";

const UPDATES_FOR_A_CARD = 50; // A card is thought of once in so many updates.

interface Person {
  readonly points: number;
  readonly enemies: string[];
}

// What is fixed for a round.
interface City {
  // Whether the world waits for an answer to each input (lock-step); if not, orders are sent at any time.
  readonly waits: boolean;
  readonly acceleration: number; // By how much a car's speed rises in a turn of six ticks.
  readonly map: CityMap;
  readonly companies: { [name: string]: string }; // The bus stop of each.
  readonly stores: string[]; // The coffee stops.
  readonly people: { [name: string]: Person };
}

// What has happened to a car.
interface News {
  readonly status: string;
  readonly seat: number;
  readonly card: string | null;
}

interface Car {
  readonly team: string;
  readonly tile: string;
  readonly angle: number;
  readonly score: number;
  readonly coffee: number;
  readonly slowTicks: number;
  readonly stoppedTicks: number;
  readonly passenger: string | null;
  readonly boardedAt: string | null;
  readonly nextStop: string | null;
  readonly transit: string | null;
  readonly delivered: string[];
}

interface Passenger extends Person {
  readonly name: string;
  readonly company: string | null; // Where this one waits; null in a car.
  readonly destination: string | null;
  readonly route: string[];
}

// What this bot may see. Seats are 1 to n.
interface Game extends City {
  readonly me: number;
  readonly tick: number;
  readonly isFirst: boolean;
  readonly news: News[]; // Since the last input.
  readonly cars: Car[]; // cars[1..n]
  readonly passengers: { [name: string]: Passenger };
  readonly path: string[]; // Mine, as the rest:
  readonly pickup: string[];
  readonly deck: string[];
  readonly hand: string[];
  readonly playable: string[]; // the cards of the hand that can be played now.
}

// The values of an input by their keys.
type Values = Map<string, string>;

// YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
function plan(game: Game, refused: boolean, chance: Chance): string[] {
  const car = game.cars[game.me];
  const waiting = Object.values(game.passengers).filter((one) => one.company && one.destination);
  const wanted = shuffled(waiting.filter((one) => !car.delivered.includes(one.name)), chance);
  const orders = wanted.length > 0 ? [`pickup ${wanted.map((one) => one.name).join("; ")}`] : [];
  let goal: string; // A passenger is brought to the destination, or if enemies wait there, to anywhere else.
  if (car.passenger) {
    const others = Object.values(game.companies).filter((stop) => stop !== car.tile);
    const { destination } = game.passengers[car.passenger];
    goal = destination && !refused ? game.companies[destination] : others[chance(others.length)];
  } else {
    const stops = wanted.map((one) => game.companies[one.company ?? ""]).filter((stop) => stop !== car.tile);
    goal = car.coffee > 0 && stops.length > 0 ? stops[0] : game.stores[chance(game.stores.length)];
  }
  const tiles = fastestWays(game).pathTo(goal);
  return tiles.length > 0 ? [...orders, `path ${tiles.join(" ")}`] : orders;
}

// YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
function thinkOfCards(game: Game, chance: Chance): string[] {
  const any = <T>(list: T[]) => list[chance(list.length)];
  const limit = ((score) => (score < 0.5 ? 4 : score < 6 ? 3 : score < 8.5 ? 2 : 1))(game.cars[game.me].score);
  if (game.playable.length > 0 && chance(2) === 0) {
    const card = any(game.playable);
    const waiting = Object.values(game.passengers).filter((one) => one.company);
    const others = game.cars.map((_, seat) => seat).filter((seat) => seat > 0 && seat !== game.me);
    if (card === "MOVE_PASSENGER") return waiting.length > 0 ? [`play ${card} ${any(waiting).name}`] : [];
    if (card !== "STOP_CAR" && card !== "CHANGE_DESTINATION") return [`play ${card}`];
    return others.length > 0 ? [`play ${card} ${any(others)}`] : [];
  }
  return game.hand.length < limit && game.deck.length > 0 ? [`draw ${any(game.deck)}`] : [];
}

// The orders for the arena.
function think(game: Game, chance: Chance): string[] {
  // A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
  const stopping = isStop(game.map, game.cars[game.me].tile);
  const mine = game.news
    .filter((one) => one.seat === game.me && !one.status.startsWith("POWER_UP"))
    .map((one) => one.status)
    .filter((status) => status !== "NO_PATH" || !stopping);
  const refused = mine[mine.length - 1] === "PASSENGER_REFUSED_ENEMY";
  return [
    ...(game.isFirst || mine.length > 0 ? plan(game, refused, chance) : []),
    ...(chance(UPDATES_FOR_A_CARD) === 0 ? thinkOfCards(game, chance) : []),
  ];
}

function shuffled<T>(list: T[], chance: Chance): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(chance(rest.length), 1)[0]);
}

// The texts of the arena.

// The values of an input by their keys; null if it is not whole: the last line is AtOnce.
function valuesOf(lines: string[]): Values | null {
  const pair = (line: string): [string, string] => [line.split(" = ")[0], line.slice(line.indexOf(" = ") + 3)];
  const values: Values = new Map(lines.map(pair));
  return values.has(`AtOnce${values.get("Me")}`) ? values : null;
}

function valueOf(values: Values, key: string): string {
  return values.get(key) ?? "-";
}

// The values of word1, word2 and so on, as many as there are.
function listed(values: Values, word: string): string[] {
  const list: string[] = [];
  while (values.has(`${word}${list.length + 1}`)) list.push(valueOf(values, `${word}${list.length + 1}`));
  return list;
}

const parts = (value: string) => (value === "-" ? [] : value.split("; "));
const tilesOf = (value: string) => (value === "-" ? [] : value.split(" "));
const some = (value: string | undefined) => (value === "-" || value === undefined ? null : value);

// What is fixed for a round: the first input.
function parseCity(values: Values): City {
  const lines = listed(values, "Map").filter((line) => line !== "" && !line.startsWith(";"));
  const height = Number(lines[0].split(" ")[3]);
  const map: CityMap = { rows: lines.slice(1, 1 + height), stopping: {}, signals: [] };
  for (const [word, x, y, sides] of lines.slice(1 + height).map((line) => line.split(" "))) {
    // Over the northern side come those who drive south.
    if (word === "sign") map.stopping[`${x},${y}`] = Array.from(sides, (side) => ("NESW".indexOf(side) + 2) % 4);
    if (word === "signal") map.signals.push(`${x},${y}`);
  }
  const people = listed(values, "Person").map((value, index) => {
    const [name, points] = parts(value);
    const enemies = parts(valueOf(values, `Enemies${index + 1}`));
    return [name, { points: Number(points), enemies }];
  });
  return {
    waits: values.get("Time") === "lock-step",
    acceleration: Number(values.get("Acceleration")),
    map,
    companies: Object.fromEntries(listed(values, "Company").map(parts)),
    stores: tilesOf(valueOf(values, "Stores")),
    people: Object.fromEntries(people),
  };
}

function parseNews(values: Values): News[] {
  return listed(values, "News").map((value) => {
    const [status, seat, card] = parts(value);
    return { status, seat: Number(seat), card: some(card) };
  });
}

function parse(city: City, values: Values, news: News[], isFirst: boolean): Game {
  const me = Number(values.get("Me"));
  const car = (value: string, index: number): Car => {
    const [place, ...numbers] = parts(value); // For example "12,5 90; 1.250; 3; 0; 0".
    const [tile, angle] = place.split(" ");
    const [score, coffee, slowTicks, stoppedTicks] = numbers.map(Number);
    const [passenger, boardedAt] = parts(valueOf(values, `Trip${index + 1}`)).map(some);
    const [nextStop, transit] = parts(valueOf(values, `FaceUp${index + 1}`)).map(some);
    const delivered = parts(valueOf(values, `Delivered${index + 1}`));
    const [team, aboard] = [valueOf(values, `${index + 1}`), passenger || null];
    return { team, tile, angle: Number(angle), score, coffee, slowTicks, stoppedTicks, passenger: aboard,
      boardedAt: boardedAt || null, nextStop, transit, delivered };
  };
  const passengers = listed(values, "Passenger").map((value, index): [string, Passenger] => {
    const [name, ...places] = parts(value);
    const [company, destination] = places.map(some);
    const route = parts(valueOf(values, `Route${index + 1}`));
    return [name, { name, ...city.people[name], company, destination, route }];
  });
  const hand = parts(valueOf(values, `Hand${me}`));
  return {
    ...city,
    me,
    tick: Number(values.get("Tick")),
    isFirst,
    news,
    cars: [car("- 0; 0; 0; 0; 0", -1), ...listed(values, "Car").map(car)],
    passengers: Object.fromEntries(passengers),
    path: tilesOf(valueOf(values, `Path${me}`)),
    pickup: parts(valueOf(values, `Pickup${me}`)),
    deck: parts(valueOf(values, `Deck${me}`)),
    hand: hand.map((card) => card.replace(/^not yet /, "")),
    playable: hand.filter((card) => !card.startsWith("not yet ")),
  };
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
async function playMatch(folder: string, chance: Chance): Promise<string[]> {
  let city: City | null = null;
  let [read, answered, acknowledged] = [0, 0, 0]; // The last numbers.
  for (; ; await sleep(POLL_MILLIS)) {
    sayReady(folder);
    const files = list(folder);
    if (!files) continue; // A drive that is away for a moment is looked at again.
    const lines = (name: string) => readLines(files.get(name) ?? "");
    if (files.has("gameover.txt") || (read > 0 && !files.has("input_1.txt"))) return lines("gameover.txt");

    for (const newest = last(files, "acknowledge"); acknowledged < newest; ) {
      const [code] = lines(`acknowledge_${++acknowledged}.txt`);
      if (code && code !== "0") console.error(`Orders ${acknowledged} were answered with code ${code}`);
    }
    const newest = last(files, "input");
    const first = city || newest === 0 ? null : valuesOf(lines("input_1.txt"));
    if (first) city = parseCity(first);
    const values = newest > read && city ? valuesOf(lines(`input_${newest}.txt`)) : null;
    if (!values || !city) continue;
    const news: News[] = [];
    while (++read < newest) news.push(...parseNews(valuesOf(lines(`input_${read}.txt`)) || new Map()));
    const orders = think(parse(city, values, [...news, ...parseNews(values)], answered === 0), chance);
    if (!city.waits && orders.length === 0) continue;
    answered = city.waits ? read : answered + 1;
    await publish(join(folder, `output_${answered}`), [...orders, "End\n"].join("\n"));
  }
}

// The highest number of a file such as input_7.txt; 0 if there is none.
function last(files: Files, kind: string): number {
  const numbers = Array.from(files.keys(), (name) => name.match(`^${kind}_([0-9]+)\\.txt$`));
  return Math.max(0, ...numbers.map((found) => (found ? Number(found[1]) : 0)));
}

serve(playMatch);
