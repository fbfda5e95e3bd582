"use strict";
// A starter bot for Chain Reaction Reloaded: your thinking goes into think(), the rest talks to the arena.
const fs = require("fs");
const path = require("path");
const { setTimeout: sleep } = require("timers/promises");

const POLL_MILLIS = 10; // The rules ask for at least 10 ms between two looks into the folder.
const PATIENCE = 50; // How many times a file that somebody else holds is tried again.

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
// The board is what this bot may see:
//   expecting  "K": place your king on one of the cells first..last; "C": place a coin or swap
//   me, swaps  which player I am (1 or 2), and how many king swaps I have left
//   cells      cells[1..49], row by row, each { owner, what, coins }; cells[0] is not used
//     owner    0 nobody, 1 or 2 a player
//     what     "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden)
// chance(n) draws a whole number from 0 to n - 1.
function think(board, chance) {
  if (board.expecting === "K") return `K ${board.first + chance(board.last - board.first + 1)}`;
  const free = [];
  for (let cell = 1; cell <= 49; cell++) {
    const { owner, what } = board.cells[cell];
    if ((owner === 0 || owner === board.me) && what !== "K") free.push(cell);
  }
  // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
  return `C ${free[chance(free.length)]}`;
}

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
function parse(lines, team) {
  const values = lines.map((line) => line.slice(line.indexOf("=") + 1).trim());
  const [first, last] = values[0].slice(1).split("-").map(Number); // The "29-49" of "K 29-49"; nothing after a "C".
  const me = values[1].toLowerCase() === team.toLowerCase() ? 1 : 2;
  const cells = ["0,N,0", ...values.slice(7)].map((value) => {
    const [owner, what, coins] = value.split(",");
    return { owner: Number(owner), what: what.trim(), coins: Number(coins) };
  });
  return { expecting: values[0][0], first, last, me, swaps: Number(values[4 + me]), cells };
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
async function playMatch(folder, chance) {
  for (let turn = 1; ; turn++) {
    const { name, lines } = await waitFor(folder, ["gameover.txt", `input_${turn}.txt`], turn - 1, true);
    if (name === "" || name === "gameover.txt") return lines;
    const order = think(parse(lines, path.basename(folder)), chance);
    await publish(path.join(folder, `output_${turn}`), order);
    const wanted = [`acknowledge_${turn}.txt`, "gameover.txt", `input_${turn + 1}.txt`];
    const answer = await waitFor(folder, wanted, turn, false);
    if (answer.name === wanted[0] && answer.lines[0] !== "0") {
      console.error(`Turn ${turn}: ${order} was answered with code ${answer.lines[0]}`);
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
      if (lines.length >= (want.startsWith("input") ? 56 : 1)) return { name: want, lines }; // Fewer: not whole yet.
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

// Writes beside and renames, so that the arena never sees half an order.
async function publish(stem, order) {
  for (let round = 0; round < PATIENCE; round++) {
    const done = attempt(() => {
      fs.writeFileSync(`${stem}.tmp`, `${order}\n`);
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

// Draws whole numbers; the same seed gives the same numbers again. (A linear congruential generator.)
function generator(seed) {
  let state = 0n;
  for (const letter of seed) state = BigInt.asUintN(64, state * 31n + BigInt(letter.codePointAt(0)));
  return (bound) => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number((state >> 33n) % BigInt(bound));
  };
}

async function main() {
  if (!teamFolder()) {
    console.error("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
    process.exit(2);
  }
  const folder = path.resolve(teamFolder());
  fs.mkdirSync(folder, { recursive: true });
  const chance = generator(`${process.env.ARENA_SEED || Date.now()} ${path.basename(folder)}`);
  await wipe(folder);
  for (;;) {
    const lines = await playMatch(folder, chance);
    if (lines.length === 0) continue;
    console.log(lines.join("\n"));
    await wipe(folder);
  }
}

main();
