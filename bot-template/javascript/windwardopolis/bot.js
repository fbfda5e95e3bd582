"use strict";
// A starter bot for Windwardopolis 2: your thinking goes into plan() and thinkOfCards(); streets.js has the
// path finder, and team_folder.js talks to the arena.
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
const path = require("path");
const { isStop, fastestWays } = require("./streets");
const { POLL_MILLIS, sleep, serve, sayReady, list, readLines, publish } = require("./team_folder");

const UPDATES_FOR_A_CARD = 50; // A card is thought of once in so many updates.

// The game is what this bot may see. Seats are 1 to n. A tile is a text such as "12,5", x to the east and y to the
// south. A heading is 0 for the north and one more for each quarter clockwise.
//   waits         whether the world waits for an answer to each input (lock-step); if not, orders are sent at any time
//   acceleration  by how much a car's speed rises in a turn of six ticks
//   map           { rows, stopping, signals }: rows of . park, # road, B bus stop, C company, K coffee stop, H house;
//                 stopping[tile] the headings with which one meets a stop sign there
//   companies     the bus stop of each by name
//   stores        the coffee stops
//   me, tick, isFirst
//   news          what has happened since the last input, to all cars: each { status, seat, card }
//   cars[1..n]    each { team, tile, angle, score, coffee, slowTicks, stoppedTicks, passenger, boardedAt, nextStop,
//                 transit, delivered }; null where there is nothing
//   passengers    by name, each { name, points, enemies, company, destination, route }; company: where this one waits,
//                 null in a car
//   path, pickup, deck, hand, playable: mine; playable are the cards of the hand that can be played now

// YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
function plan(game, refused, chance) {
  const car = game.cars[game.me];
  const waiting = Object.values(game.passengers).filter((one) => one.company && one.destination);
  const wanted = shuffled(waiting.filter((one) => !car.delivered.includes(one.name)), chance);
  const orders = wanted.length > 0 ? [`pickup ${wanted.map((one) => one.name).join("; ")}`] : [];
  let goal; // A passenger is brought to the destination, or if enemies wait there, to anywhere else.
  if (car.passenger) {
    const others = Object.values(game.companies).filter((stop) => stop !== car.tile);
    const { destination } = game.passengers[car.passenger];
    goal = destination && !refused ? game.companies[destination] : others[chance(others.length)];
  } else {
    const stops = wanted.map((one) => game.companies[one.company]).filter((stop) => stop !== car.tile);
    goal = car.coffee > 0 && stops.length > 0 ? stops[0] : game.stores[chance(game.stores.length)];
  }
  const tiles = fastestWays(game).pathTo(goal);
  return tiles.length > 0 ? [...orders, `path ${tiles.join(" ")}`] : orders;
}

// YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
function thinkOfCards(game, chance) {
  const any = (list) => list[chance(list.length)];
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
function think(game, chance) {
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

function shuffled(list, chance) {
  const rest = [...list];
  return list.map(() => rest.splice(chance(rest.length), 1)[0]);
}

// The texts of the arena.

// The values of an input by their keys; null if it is not whole: the last line is AtOnce.
function valuesOf(lines) {
  const values = new Map(lines.map((line) => [line.split(" = ")[0], line.slice(line.indexOf(" = ") + 3)]));
  return values.has(`AtOnce${values.get("Me")}`) ? values : null;
}

// The values of word1, word2 and so on, as many as there are.
function listed(values, word) {
  const list = [];
  while (values.has(`${word}${list.length + 1}`)) list.push(values.get(`${word}${list.length + 1}`));
  return list;
}

const parts = (value) => (value === "-" ? [] : value.split("; "));
const tilesOf = (value) => (value === "-" ? [] : value.split(" "));
const some = (value) => (value === "-" || value === undefined ? null : value);

// What is fixed for a round: the first input.
function parseCity(values) {
  const lines = listed(values, "Map").filter((line) => line !== "" && !line.startsWith(";"));
  const height = Number(lines[0].split(" ")[3]);
  const map = { rows: lines.slice(1, 1 + height), stopping: {}, signals: [] };
  for (const [word, x, y, sides] of lines.slice(1 + height).map((line) => line.split(" "))) {
    // Over the northern side come those who drive south.
    if (word === "sign") map.stopping[`${x},${y}`] = Array.from(sides, (side) => ("NESW".indexOf(side) + 2) % 4);
    if (word === "signal") map.signals.push(`${x},${y}`);
  }
  const people = listed(values, "Person").map((value, index) => {
    const [name, points] = parts(value);
    return [name, { points: Number(points), enemies: parts(values.get(`Enemies${index + 1}`)) }];
  });
  return {
    waits: values.get("Time") === "lock-step",
    acceleration: Number(values.get("Acceleration")),
    map,
    companies: Object.fromEntries(listed(values, "Company").map(parts)),
    stores: tilesOf(values.get("Stores")),
    people: Object.fromEntries(people),
  };
}

function parseNews(values) {
  return listed(values, "News").map((value) => {
    const [status, seat, card] = parts(value);
    return { status, seat: Number(seat), card: some(card) };
  });
}

function parse(city, values, news, isFirst) {
  const me = Number(values.get("Me"));
  const car = (value, index) => {
    const [place, ...numbers] = parts(value); // For example "12,5 90; 1.250; 3; 0; 0".
    const [tile, angle] = place.split(" ");
    const [score, coffee, slowTicks, stoppedTicks] = numbers.map(Number);
    const [passenger, boardedAt] = parts(values.get(`Trip${index + 1}`)).map(some);
    const [nextStop, transit] = parts(values.get(`FaceUp${index + 1}`)).map(some);
    const delivered = parts(values.get(`Delivered${index + 1}`));
    const [team, aboard] = [values.get(`${index + 1}`), passenger || null];
    return { team, tile, angle: Number(angle), score, coffee, slowTicks, stoppedTicks, passenger: aboard,
      boardedAt: boardedAt || null, nextStop, transit, delivered };
  };
  const passengers = listed(values, "Passenger").map((value, index) => {
    const [name, company, destination] = parts(value).map(some);
    return [name, { name, ...city.people[name], company, destination, route: parts(values.get(`Route${index + 1}`)) }];
  });
  const hand = parts(values.get(`Hand${me}`));
  return {
    ...city,
    me,
    tick: Number(values.get("Tick")),
    isFirst,
    news,
    cars: [null, ...listed(values, "Car").map(car)],
    passengers: Object.fromEntries(passengers),
    path: tilesOf(values.get(`Path${me}`)),
    pickup: parts(values.get(`Pickup${me}`)),
    deck: parts(values.get(`Deck${me}`)),
    hand: hand.map((card) => card.replace(/^not yet /, "")),
    playable: hand.filter((card) => !card.startsWith("not yet ")),
  };
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
async function playMatch(folder, chance) {
  let city = null;
  let [read, answered, acknowledged] = [0, 0, 0]; // The last numbers.
  for (; ; await sleep(POLL_MILLIS)) {
    sayReady(folder);
    const files = list(folder);
    if (!files) continue; // A drive that is away for a moment is looked at again.
    const lines = (name) => (files.has(name) ? readLines(files.get(name)) : []);
    if (files.has("gameover.txt") || (read > 0 && !files.has("input_1.txt"))) return lines("gameover.txt");

    for (const newest = last(files, "acknowledge"); acknowledged < newest; ) {
      const [code] = lines(`acknowledge_${++acknowledged}.txt`);
      if (code && code !== "0") console.error(`Orders ${acknowledged} were answered with code ${code}`);
    }
    const newest = last(files, "input");
    const first = city || newest === 0 ? null : valuesOf(lines("input_1.txt"));
    if (first) city = parseCity(first);
    const values = newest > read && city ? valuesOf(lines(`input_${newest}.txt`)) : null;
    if (!values) continue;
    const news = [];
    while (++read < newest) news.push(...parseNews(valuesOf(lines(`input_${read}.txt`)) || new Map()));
    const orders = think(parse(city, values, [...news, ...parseNews(values)], answered === 0), chance);
    if (!city.waits && orders.length === 0) continue;
    answered = city.waits ? read : answered + 1;
    await publish(path.join(folder, `output_${answered}`), [...orders, "End\n"].join("\n"));
  }
}

// The highest number of a file such as input_7.txt; 0 if there is none.
function last(files, kind) {
  const numbers = Array.from(files.keys(), (name) => name.match(`^${kind}_([0-9]+)\\.txt$`));
  return Math.max(0, ...numbers.filter(Boolean).map((found) => Number(found[1])));
}

serve(playMatch);
