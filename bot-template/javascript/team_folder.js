"use strict";
// The talk with the arena through the team folder: there is no need to touch it.
const fs = require("fs");
const path = require("path");
const { setTimeout: sleep } = require("timers/promises");

const POLL_MILLIS = 10; // The rules ask for at least 10 ms between two looks into the folder.
const PATIENCE = 50; // How many times a file that another program holds is tried again.

// Plays match after match of a game whose prompts are answered one by one. isWhole(lines) says whether all lines of a
// prompt are there; answer(lines, team, chance) returns the text of the answer. chance(n) draws a whole number from 0
// to n - 1.
function playTurns(isWhole, answer) {
  serve((folder, chance) => playMatch(folder, isWhole, (lines) => answer(lines, path.basename(folder), chance)));
}

// Plays match after match. playMatch(folder, chance) plays one to the end and returns the lines of Gameover.txt; none
// if the arena was stopped and has swept the folder.
async function serve(playMatch) {
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

// Renews ready.txt; one that fails is made good by the next one.
function sayReady(folder) {
  attempt(() => fs.writeFileSync(path.join(folder, "ready.txt"), ""));
}

// The files of the folder by their names in small letters; null if it cannot be listed now. It is never asked for a
// name: network drives remember for seconds that a name was not there.
function list(folder) {
  const names = attempt(() => fs.readdirSync(folder));
  return names && new Map(names.map((name) => [name.toLowerCase(), path.join(folder, name)]));
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

async function playMatch(folder, isWhole, answer) {
  for (let turn = 1; ; turn++) {
    const { name, lines } = await waitFor(folder, ["gameover.txt", `input_${turn}.txt`], turn - 1, isWhole);
    if (name === "" || name === "gameover.txt") return lines;
    await publish(path.join(folder, `output_${turn}`), answer(lines));
    const wanted = [`acknowledge_${turn}.txt`, "gameover.txt", `input_${turn + 1}.txt`];
    const told = await waitFor(folder, wanted, turn, null);
    if (told.name === wanted[0] && told.lines[0] !== "0") {
      console.error(`Turn ${turn} was answered with code ${told.lines[0]}`);
    }
  }
}

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// Where isWhole is given, a prompt is waited for, and ready.txt is renewed.
async function waitFor(folder, wanted, lastTurn, isWhole) {
  for (; ; await sleep(POLL_MILLIS)) {
    if (isWhole) sayReady(folder);
    const files = list(folder);
    if (!files) continue; // A drive that is away for a moment is looked at again.
    for (const name of wanted) {
      const lines = files.has(name) ? readLines(files.get(name)) : [];
      if (isWhole && name.startsWith("input") ? isWhole(lines) : lines.length > 0) return { name, lines };
    }
    const swept = !Array.from(files.keys()).some((name) => name.endsWith(`_${lastTurn}.txt`));
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

module.exports = { POLL_MILLIS, sleep, playTurns, serve, sayReady, list, readLines, publish };
