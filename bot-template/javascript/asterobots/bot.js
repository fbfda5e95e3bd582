"use strict";
// A starter bot for Asterobots: your thinking goes into selectVein() and selectActions(), the rest talks to the arena.
const fs = require("fs");
const path = require("path");
const { setTimeout: sleep } = require("timers/promises");

const POLL_MILLIS = 10; // The rules ask for at least 10 ms between two looks into the folder.
const PATIENCE = 50; // How many times a file that somebody else holds is tried again.

const MATERIALS = ["gas", "stone", "metal"];
const UPGRADE_ROBOT = { 1: [200, 0, 200], 2: [0, 300, 500] }; // What it takes, by the rank before.
const HIGHEST_RANK = 3;
const MOST_COMMANDS = 100;
const CROWD = 100; // So many robots in a vein set out,
const GUARDS = 10; // but for these.

// The game is what this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens. A point [x, y]
// points up when x + y is even; then its third neighbour is the one at y + 1, else the one at y - 1.
//   selection     whether a vein is to be selected; else commands are expected
//   me, round, rounds, size
//   buy, sell     what the aliens want for one piece and what they give, by material
//   players       players[1..n], each { name, money, stock, veins, robots, timeToLive, funds }; stock by material
//   veins         by y and then x, each { place, material, owner, robots, productivity, reproduction, materialRank,
//                 robotRank }; what it gives its owner a turn is that of rank 1, and each rank doubles it
//   squads        the one launched last first, each { owner, robots, place, goal, path }; path holds the steps to come
//   trades        each { player, kind, material, amount, price }; kind is "offer" or "demand"

// YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
function selectVein(game) {
  const free = game.veins.filter((vein) => vein.owner === 0);
  return free.reduce((best, vein) => (vein.robots > best.robots ? vein : best)).place;
}

// YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
function selectActions(game) {
  return [...upgrade(game), ...attack(game)].slice(0, MOST_COMMANDS);
}

// Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
function upgrade(game) {
  const veins = game.veins.filter((vein) => vein.owner === game.me && vein.robotRank < HIGHEST_RANK);
  veins.sort((a, b) => a.robotRank - b.robotRank || b.reproduction - a.reproduction);
  if (veins.length === 0) return [];
  const { money, stock } = game.players[game.me];
  let missing = -money;
  const spare = {};
  const purchases = [];
  MATERIALS.forEach((material, index) => {
    spare[material] = stock[material] - UPGRADE_ROBOT[veins[0].robotRank][index];
    if (spare[material] >= 0) return;
    purchases.push(`bank buy ${material} ${-spare[material]}`);
    missing -= spare[material] * game.buy[material];
  });
  const sales = [];
  for (const material of MATERIALS) {
    if (missing <= 0 || spare[material] <= 0 || game.sell[material] <= 0) continue;
    const amount = Math.min(spare[material], Math.ceil(missing / game.sell[material]));
    sales.push(`bank sell ${material} ${amount}`);
    missing -= amount * game.sell[material];
  }
  return missing > 0 ? [] : [...sales, ...purchases, `upgrade robot ${veins[0].place}`];
}

// Sends the robots of each crowded vein to the nearest vein that is not mine.
function attack(game) {
  const targets = game.veins.filter((vein) => vein.owner !== game.me);
  const crowded = game.veins.filter((vein) => vein.owner === game.me && vein.robots >= CROWD);
  if (targets.length === 0) return [];
  return crowded.map(({ place, robots }) => {
    const far = (target) => distance(place, target.place);
    const nearest = targets.reduce((best, target) => (far(target) < far(best) ? target : best));
    return `launch ${robots - GUARDS} ${place} ${nearest.place}`;
  });
}

// How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
// vertex points the other way.
function distance([x, y], [goalX, goalY]) {
  const across = Math.abs(goalX - x);
  const vertical = Math.abs(goalY - y);
  if (vertical === 0) return across;
  const pointsUp = (x + y) % 2 === 0;
  const sideways = vertical - (pointsUp === goalY > y ? 1 : 0);
  return vertical + Math.max(across, sideways + (Math.abs(sideways - across) % 2));
}

// The answer as the arena reads it.
function think(game) {
  if (game.selection) return `select ${selectVein(game)}\n`;
  return [...selectActions(game), "End\n"].join("\n");
}

// The values of a prompt by their keys.
function valuesOf(lines) {
  return new Map(lines.map((line) => line.split(" = ")));
}

// Whether all of it is there; a file on a slow drive may be seen before it is whole.
function isWhole(lines) {
  const values = valuesOf(lines);
  const list = values.get("Expecting") === "VEIN" ? "Vein" : "Trade";
  const count = values.get(`${list}s`);
  return count === "0" || values.has(`${list}${count}`);
}

function parse(lines) {
  const values = valuesOf(lines);
  const number = (key) => Number(values.get(key) || 0);
  const parts = (key) => (values.get(key) || "").split(/[ ,]+/).filter((part) => part !== "");
  const byMaterial = (row) => Object.fromEntries(MATERIALS.map((material, index) => [material, row[index] || 0]));
  const materialOf = (word) => MATERIALS.find((material) => material.startsWith(word.toLowerCase()));
  const list = (word, read) => {
    const found = [];
    while (values.has(`${word}${found.length + 1}`)) found.push(read(found.length + 1));
    return found;
  };
  const player = (index) => {
    const [money = 0, gas, stone, metal, veins = 0, robots = 0, timeToLive = 0, funds = 0] =
      parts(`Player${index}`).map(Number);
    const name = values.get(`${index}`);
    return { name, money, stock: byMaterial([gas, stone, metal]), veins, robots, timeToLive, funds };
  };
  const vein = (index) => {
    const [x, y, letter, ...rest] = parts(`Vein${index}`); // For example "2,-9,S,0,53,9,5,1,1".
    const [owner, robots, productivity, reproduction, materialRank, robotRank] = rest.map(Number);
    const place = [Number(x), Number(y)];
    const material = materialOf(letter);
    return { place, material, owner, robots, productivity, reproduction, materialRank, robotRank };
  };
  const squad = (index) => {
    const [owner, robots, x, y, goalX, goalY] = parts(`Squad${index}`).map(Number);
    const way = parts(`Path${index}`).map(Number);
    const steps = Array.from({ length: way.length / 2 }, (_, step) => [way[2 * step], way[2 * step + 1]]);
    return { owner, robots, place: [x, y], goal: [goalX, goalY], path: steps };
  };
  const trade = (index) => {
    const [seller, kind, word, amount, price] = parts(`Trade${index}`);
    return { player: Number(seller), kind, material: materialOf(word), amount: Number(amount), price: Number(price) };
  };
  return {
    selection: values.get("Expecting") === "VEIN",
    me: number("Me"),
    round: number("Round"),
    rounds: number("Rounds"),
    size: number("Size"),
    buy: byMaterial(parts("Buy").map(Number)),
    sell: byMaterial(parts("Sell").map(Number)),
    players: [null, ...list("", player)],
    veins: list("Vein", vein),
    squads: list("Squad", squad),
    trades: list("Trade", trade),
  };
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
async function playMatch(folder) {
  for (let turn = 1; ; turn++) {
    const { name, lines } = await waitFor(folder, ["gameover.txt", `input_${turn}.txt`], turn - 1, true);
    if (name === "" || name === "gameover.txt") return lines;
    await publish(path.join(folder, `output_${turn}`), think(parse(lines)));
    const wanted = [`acknowledge_${turn}.txt`, "gameover.txt", `input_${turn + 1}.txt`];
    const answer = await waitFor(folder, wanted, turn, false);
    if (answer.name === wanted[0] && answer.lines[0] !== "0") {
      console.error(`Turn ${turn} was answered with code ${answer.lines[0]}`);
    }
  }
}

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
async function waitFor(folder, wanted, lastTurn, heartbeat) {
  for (; ; await sleep(POLL_MILLIS)) {
    if (heartbeat) attempt(() => fs.writeFileSync(path.join(folder, "ready.txt"), ""));
    const names = attempt(() => fs.readdirSync(folder));
    if (!names) continue; // A drive that is away for a moment is looked at again.
    for (const want of wanted) {
      const name = names.find((candidate) => candidate.toLowerCase() === want);
      const lines = name ? readLines(path.join(folder, name)) : [];
      if (want.startsWith("input") ? isWhole(lines) : lines.length > 0) return { name: want, lines };
    }
    const swept = !names.some((name) => name.toLowerCase().endsWith(`_${lastTurn}.txt`));
    if (lastTurn > 0 && swept) return { name: "", lines: [] };
  }
}

// Does something with files; null if it did not work, and then the caller's loop tries again.
function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

// The lines of a file; none if it cannot be read yet.
function readLines(file) {
  const text = attempt(() => fs.readFileSync(file, "utf8")) || "";
  return text.split(/\r?\n/).filter((line) => line !== "");
}

// Writes beside and renames, so that the arena never sees half an answer.
async function publish(stem, answer) {
  for (let round = 0; round < PATIENCE; round++) {
    const done = attempt(() => {
      fs.writeFileSync(`${stem}.tmp`, answer);
      fs.renameSync(`${stem}.tmp`, `${stem}.txt`);
      return true;
    });
    if (done) return;
    await sleep(POLL_MILLIS); // A virus scanner may hold the file for a moment.
  }
  console.error(`${stem}.txt could not be written`);
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
async function wipe(folder) {
  attempt(() => fs.unlinkSync(path.join(folder, "ready.txt")));
  for (let round = 0; round < PATIENCE; round++) {
    const files = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
    if (files.length === 0) return;
    for (const file of files) attempt(() => fs.unlinkSync(path.join(folder, file.name)));
    await sleep(POLL_MILLIS);
  }
}

// The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
function teamFolder() {
  if (process.argv[2] || process.env.ARENA_FOLDER) return process.argv[2] || process.env.ARENA_FOLDER;
  const line = readLines("bot.ini").find((text) => text.split("=")[0].trim() === "folder");
  return line ? line.slice(line.indexOf("=") + 1).trim() : "";
}

async function main() {
  if (!teamFolder()) {
    console.error("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
    process.exit(2);
  }
  const folder = path.resolve(teamFolder());
  fs.mkdirSync(folder, { recursive: true });
  await wipe(folder);
  for (;;) {
    const lines = await playMatch(folder);
    if (lines.length === 0) continue;
    console.log(lines.join("\n"));
    await wipe(folder);
  }
}

main();
