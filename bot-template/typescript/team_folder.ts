// The talk with the arena through the team folder: there is no need to touch it.

// What is used of Node.js, so that no package with its types has to be installed.
declare const require: (name: string) => any;
declare const process: { argv: string[]; env: { [name: string]: string | undefined }; exit(code: number): never };

interface Entry {
  name: string;
  isDirectory(): boolean;
}

const fs: {
  mkdirSync(folder: string, options: { recursive: boolean }): void;
  readdirSync(folder: string): string[];
  readdirSync(folder: string, options: { withFileTypes: true }): Entry[];
  readFileSync(file: string, encoding: "utf8"): string;
  renameSync(from: string, to: string): void;
  unlinkSync(file: string): void;
  writeFileSync(file: string, text: string): void;
} = require("fs");
const path: { basename(file: string): string; join(...parts: string[]): string; resolve(file: string): string } =
  require("path");

export const sleep: (millis: number) => Promise<void> = require("timers/promises").setTimeout;
export const join = path.join;

// Draws a whole number from 0 to bound - 1.
export type Chance = (bound: number) => number;

// The files of a folder by their names in small letters.
export type Files = Map<string, string>;

export const POLL_MILLIS = 10; // The rules ask for at least 10 ms between two looks into the folder.
const PATIENCE = 50; // How many times a file that another program holds is tried again.

// Plays match after match of a game whose prompts are answered one by one. isWhole(lines) says whether all lines of a
// prompt are there; answer(lines, team, chance) returns the text of the answer. chance(n) draws a whole number from 0
// to n - 1.
export function playTurns(
  isWhole: (lines: string[]) => boolean,
  answer: (lines: string[], team: string, chance: Chance) => string
): void {
  serve((folder, chance) => playMatch(folder, isWhole, (lines) => answer(lines, path.basename(folder), chance)));
}

// Plays match after match. playMatch(folder, chance) plays one to the end and returns the lines of Gameover.txt; none
// if the arena was stopped and has swept the folder.
export async function serve(playMatch: (folder: string, chance: Chance) => Promise<string[]>): Promise<void> {
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
export function sayReady(folder: string): void {
  attempt(() => fs.writeFileSync(path.join(folder, "ready.txt"), ""));
}

// The files of the folder by their names in small letters; null if it cannot be listed now. It is never asked for a
// name: network drives remember for seconds that a name was not there.
export function list(folder: string): Files | null {
  const names = attempt(() => fs.readdirSync(folder));
  return names && new Map(names.map((name) => [name.toLowerCase(), path.join(folder, name)]));
}

// The lines of a file; none if it cannot be read yet.
export function readLines(file: string): string[] {
  const text = attempt(() => fs.readFileSync(file, "utf8")) || "";
  return text.split(/\r?\n/).filter((line) => line !== "");
}

// Writes beside and renames, so that the arena never sees half an answer.
export async function publish(stem: string, answer: string): Promise<void> {
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

async function playMatch(
  folder: string,
  isWhole: (lines: string[]) => boolean,
  answer: (lines: string[]) => string
): Promise<string[]> {
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
async function waitFor(
  folder: string,
  wanted: string[],
  lastTurn: number,
  isWhole: ((lines: string[]) => boolean) | null
): Promise<{ name: string; lines: string[] }> {
  for (; ; await sleep(POLL_MILLIS)) {
    if (isWhole) sayReady(folder);
    const files = list(folder);
    if (!files) continue; // A drive that is away for a moment is looked at again.
    for (const name of wanted) {
      const file = files.get(name);
      const lines = file ? readLines(file) : [];
      if (isWhole && name.startsWith("input") ? isWhole(lines) : lines.length > 0) return { name, lines };
    }
    const swept = !Array.from(files.keys()).some((name) => name.endsWith(`_${lastTurn}.txt`));
    if (lastTurn > 0 && swept) return { name: "", lines: [] };
  }
}

// Does something with files; null if it did not work, and then the caller's loop tries again.
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
async function wipe(folder: string): Promise<void> {
  attempt(() => fs.unlinkSync(path.join(folder, "ready.txt")));
  for (let round = 0; round < PATIENCE; round++) {
    const files = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
    if (files.length === 0) return;
    for (const file of files) attempt(() => fs.unlinkSync(path.join(folder, file.name)));
    await sleep(POLL_MILLIS);
  }
}

// The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
function teamFolder(): string {
  const given = process.argv[2] || process.env.ARENA_FOLDER;
  if (given) return given;
  const line = readLines("bot.ini").find((text) => text.split("=")[0].trim() === "folder");
  return line ? line.slice(line.indexOf("=") + 1).trim() : "";
}

// Draws whole numbers; the same seed gives the same numbers again. (A linear congruential generator.)
function generator(seed: string): Chance {
  let state = 0n;
  for (const letter of seed) state = BigInt.asUintN(64, state * 31n + BigInt(letter.codePointAt(0) ?? 0));
  return (bound) => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number((state >> 33n) % BigInt(bound));
  };
}
