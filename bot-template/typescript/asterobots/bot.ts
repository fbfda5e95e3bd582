// A starter bot for Asterobots: your thinking goes into selectVein() and selectActions(); team_folder.ts talks to
// the arena.
import { playTurns } from "./team_folder";

const MATERIALS = ["gas", "stone", "metal"];
// What it takes, by the rank before.
const UPGRADE_ROBOT: { [rank: number]: number[] } = { 1: [200, 0, 200], 2: [0, 300, 500] };
const HIGHEST_RANK = 3;
const MOST_COMMANDS = 100;
const CROWD = 100; // So many robots in a vein set out,
const GUARDS = 10; // but for these.

type ByMaterial = { [material: string]: number };

// A point [x, y] points up when x + y is even; then its third neighbour is the one at y + 1, else the one at y - 1. The
// arena writes it as "x,y".
type Point = [number, number];

interface Player {
  readonly name: string;
  readonly money: number;
  readonly stock: ByMaterial;
  readonly veins: number;
  readonly robots: number;
  readonly timeToLive: number;
  readonly funds: number;
}

// What a vein gives its owner a turn is that of rank 1, and each rank doubles it.
interface Vein {
  readonly place: Point;
  readonly material: string;
  readonly owner: number;
  readonly robots: number;
  readonly productivity: number;
  readonly reproduction: number;
  readonly materialRank: number;
  readonly robotRank: number;
}

interface Squad {
  readonly owner: number;
  readonly robots: number;
  readonly place: Point;
  readonly goal: Point;
  readonly path: readonly Point[]; // The steps to come.
}

interface Trade {
  readonly player: number;
  readonly kind: string; // "offer" or "demand"
  readonly material: string;
  readonly amount: number;
  readonly price: number;
}

// What this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens.
interface Game {
  readonly selection: boolean; // Whether a vein is to be selected; else commands are expected.
  readonly me: number;
  readonly round: number;
  readonly rounds: number;
  readonly size: number;
  readonly buy: ByMaterial; // What the aliens want for one piece,
  readonly sell: ByMaterial; // and what they give.
  readonly players: readonly Player[]; // players[1..n]
  readonly veins: readonly Vein[]; // By y and then x.
  readonly squads: readonly Squad[]; // The one launched last first.
  readonly trades: readonly Trade[];
}

// YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
function selectVein(game: Game): Point {
  const free = game.veins.filter((vein) => vein.owner === 0);
  return free.reduce((best, vein) => (vein.robots > best.robots ? vein : best)).place;
}

// YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
function selectActions(game: Game): string[] {
  return [...upgrade(game), ...attack(game)].slice(0, MOST_COMMANDS);
}

// Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
function upgrade(game: Game): string[] {
  const veins = game.veins.filter((vein) => vein.owner === game.me && vein.robotRank < HIGHEST_RANK);
  veins.sort((a, b) => a.robotRank - b.robotRank || b.reproduction - a.reproduction);
  if (veins.length === 0) return [];
  const { money, stock } = game.players[game.me];
  let missing = -money;
  const spare: ByMaterial = {};
  const purchases: string[] = [];
  MATERIALS.forEach((material, index) => {
    spare[material] = stock[material] - UPGRADE_ROBOT[veins[0].robotRank][index];
    if (spare[material] >= 0) return;
    purchases.push(`bank buy ${material} ${-spare[material]}`);
    missing -= spare[material] * game.buy[material];
  });
  const sales: string[] = [];
  for (const material of MATERIALS) {
    if (missing <= 0 || spare[material] <= 0 || game.sell[material] <= 0) continue;
    const amount = Math.min(spare[material], Math.ceil(missing / game.sell[material]));
    sales.push(`bank sell ${material} ${amount}`);
    missing -= amount * game.sell[material];
  }
  return missing > 0 ? [] : [...sales, ...purchases, `upgrade robot ${veins[0].place}`];
}

// Sends the robots of each crowded vein to the nearest vein that is not mine.
function attack(game: Game): string[] {
  const targets = game.veins.filter((vein) => vein.owner !== game.me);
  const crowded = game.veins.filter((vein) => vein.owner === game.me && vein.robots >= CROWD);
  if (targets.length === 0) return [];
  return crowded.map(({ place, robots }) => {
    const far = (target: Vein) => distance(place, target.place);
    const nearest = targets.reduce((best, target) => (far(target) < far(best) ? target : best));
    return `launch ${robots - GUARDS} ${place} ${nearest.place}`;
  });
}

// How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
// vertex points the other way.
function distance([x, y]: Point, [goalX, goalY]: Point): number {
  const across = Math.abs(goalX - x);
  const vertical = Math.abs(goalY - y);
  if (vertical === 0) return across;
  const pointsUp = (x + y) % 2 === 0;
  const sideways = vertical - (pointsUp === goalY > y ? 1 : 0);
  return vertical + Math.max(across, sideways + (Math.abs(sideways - across) % 2));
}

// The answer as the arena reads it.
function think(game: Game): string {
  if (game.selection) return `select ${selectVein(game)}\n`;
  return [...selectActions(game), "End\n"].join("\n");
}

// The values of a prompt by their keys.
function valuesOf(lines: string[]): Map<string, string> {
  return new Map(lines.map((line) => line.split(" = ") as [string, string]));
}

// Whether all of it is there; a file on a slow drive may be seen before it is whole.
function isWhole(lines: string[]): boolean {
  const values = valuesOf(lines);
  const list = values.get("Expecting") === "VEIN" ? "Vein" : "Trade";
  const count = values.get(`${list}s`);
  return count === "0" || values.has(`${list}${count}`);
}

function parse(lines: string[]): Game {
  const values = valuesOf(lines);
  const number = (key: string) => Number(values.get(key) || 0);
  const parts = (key: string) => (values.get(key) || "").split(/[ ,]+/).filter((part) => part !== "");
  const byMaterial = (row: number[]): ByMaterial =>
    Object.fromEntries(MATERIALS.map((material, index) => [material, row[index] || 0]));
  const materialOf = (word: string) => MATERIALS.find((material) => material.startsWith(word.toLowerCase())) ?? "";
  const list = <T>(word: string, read: (index: number) => T) => {
    const found: T[] = [];
    while (values.has(`${word}${found.length + 1}`)) found.push(read(found.length + 1));
    return found;
  };
  const player = (index: number): Player => {
    const [money = 0, gas, stone, metal, veins = 0, robots = 0, timeToLive = 0, funds = 0] =
      parts(`Player${index}`).map(Number);
    const name = values.get(`${index}`) ?? "";
    return { name, money, stock: byMaterial([gas, stone, metal]), veins, robots, timeToLive, funds };
  };
  const vein = (index: number): Vein => {
    const [x, y, letter, ...rest] = parts(`Vein${index}`); // For example "2,-9,S,0,53,9,5,1,1".
    const [owner, robots, productivity, reproduction, materialRank, robotRank] = rest.map(Number);
    const place: Point = [Number(x), Number(y)];
    const material = materialOf(letter);
    return { place, material, owner, robots, productivity, reproduction, materialRank, robotRank };
  };
  const squad = (index: number): Squad => {
    const [owner, robots, x, y, goalX, goalY] = parts(`Squad${index}`).map(Number);
    const way = parts(`Path${index}`).map(Number);
    const steps = Array.from({ length: way.length / 2 }, (_, step): Point => [way[2 * step], way[2 * step + 1]]);
    return { owner, robots, place: [x, y], goal: [goalX, goalY], path: steps };
  };
  const trade = (index: number): Trade => {
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
    players: [player(0), ...list("", player)],
    veins: list("Vein", vein),
    squads: list("Squad", squad),
    trades: list("Trade", trade),
  };
}

playTurns(isWhole, (lines) => think(parse(lines)));
