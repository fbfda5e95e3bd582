// A starter bot for Acquire: your thinking goes into the functions that choose; team_folder.ts talks to the arena.
import { playTurns } from "./team_folder";

const LAST_SIZES = [2, 3, 4, 5, 10, 20, 30, 40]; // Up to each of these sizes a share costs one step of $100 more.

// A place is [row, column], both from 0: "5F" is [5, 4].
type Place = [number, number];

interface Chain {
  readonly letter: string;
  readonly name: string;
  readonly firstPrice: number;
  readonly size: number; // 0: it is not on the board
  readonly price: number;
  readonly bank: number;
  readonly shares: readonly number[]; // shares[1..n], NaN where they are hidden
}

interface Player {
  readonly name: string;
  readonly cash: number;
  readonly cards: readonly string[]; // Those that this player has not played.
}

// What this bot may see. Players are 1 to n.
interface Game {
  // The question: SPECIAL, TILE, TILE_AND_STOCK or MERGE; CHAIN, SURVIVOR, DEFUNCT or STOCK besides where a turn is
  // asked step by step.
  readonly expecting: string;
  // The letters behind the question: the chain that is merged and its survivor, or what to choose from.
  readonly asked: readonly string[];
  readonly whole: boolean; // Whether an answer with a tile says at once what is to be founded or to survive.
  readonly me: number;
  readonly turn: number;
  readonly mover: number;
  readonly toPlace: number;
  readonly mayEnd: boolean;
  // 9 texts of 12 letters: "." free, "o" a tile of no chain, "X" never any more, "x" not now, or a chain.
  readonly board: readonly string[];
  readonly chains: { readonly [letter: string]: Chain };
  readonly players: readonly Player[]; // players[1..n]
  readonly hand: readonly string[]; // My tiles,
  readonly playable: readonly string[]; // and those of them that can be placed now.
}

interface Effect {
  readonly touched: string[];
  readonly founds: boolean;
  readonly size: number;
}

// YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE".
function chooseSpecial(game: Game): string {
  const cards = ["DRAW_5_TILES", "PLACE_4_TILES"];
  return cards.find((card) => holds(game, card)) || "NONE";
}

// YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine.
function chooseTile(game: Game): string {
  const worth = (tile: string) => {
    const { touched, founds } = effectOf(game, tile);
    if (founds) return 3;
    return touched.length === 1 && game.chains[touched[0]].shares[game.me] > 0 ? 2 : touched.length > 1 ? 1 : 0;
  };
  return game.playable.reduce((best, tile) => (worth(tile) > worth(best) ? tile : best));
}

// YOUR THINKING GOES HERE. Returns the chain to found.
function chooseChain(game: Game, letters: readonly string[]): string {
  return letters[0];
}

// YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of.
function chooseSurvivor(game: Game, letters: readonly string[]): string {
  const mine = (letter: string) => game.chains[letter].shares[game.me];
  return letters.reduce((best, letter) => (mine(letter) > mine(best) ? letter : best));
}

// YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays.
function choosePurchases(game: Game, chains: readonly Chain[]): string[] {
  const mine = (chain: Chain) => chain.shares[game.me];
  const wanted = chains.filter((chain) => chain.size > 0 && chain.bank > 0);
  wanted.sort((a, b) => mine(b) - mine(a) || a.price - b.price);
  if (wanted.length === 0) return [];
  let { cash } = game.players[game.me];
  let left = 3;
  let free = false;
  const commands: string[] = [];
  if (holds(game, "BUY_5_STOCK") && cash >= 5 * wanted[0].price) {
    left = 5;
    commands.push("card BUY_5_STOCK");
  } else if (holds(game, "FREE_3_STOCK") && cash < 3 * wanted[0].price) {
    free = true;
    commands.push("card FREE_3_STOCK");
  }
  for (const chain of wanted) {
    const amount = Math.min(left, chain.bank, free ? left : Math.floor(cash / chain.price));
    if (amount > 0) commands.push(`buy ${chain.letter} ${amount}`);
    left -= amount;
    cash -= free ? 0 : amount * chain.price;
  }
  return commands;
}

// YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is sold.
function chooseTrade(game: Game, defunct: Chain, survivor: Chain): number {
  return 2 * Math.min(Math.floor(defunct.shares[game.me] / 2), survivor.bank);
}

// The answer as the arena reads it.
function think(game: Game): string {
  const lines: string[] = [];
  const [first, second] = game.asked;
  if (game.expecting === "SPECIAL") lines.push(`card ${chooseSpecial(game)}`);
  if (game.expecting === "TILE" || game.expecting === "TILE_AND_STOCK") lines.push(...turn(game));
  if (game.expecting === "CHAIN") lines.push(`create ${chooseChain(game, game.asked)}`);
  if (game.expecting === "SURVIVOR") lines.push(`survivor ${chooseSurvivor(game, game.asked)}`);
  if (game.expecting === "DEFUNCT") lines.push(`settle ${first}`);
  if (game.expecting === "STOCK") lines.push(...choosePurchases(game, Object.values(game.chains)));
  if (game.expecting === "STOCK" && game.mayEnd) lines.push("declare-end");
  if (game.expecting === "MERGE") {
    const traded = chooseTrade(game, game.chains[first], game.chains[second]);
    lines.push(`trade ${traded}`, `sell ${game.chains[first].shares[game.me] - traded}`);
  }
  return [...lines, "End\n"].join("\n");
}

// A tile, what it needs besides, and what is bought after it.
function turn(game: Game): string[] {
  if (game.playable.length === 0) return buys(game, Object.values(game.chains));
  const tile = chooseTile(game);
  const lines = [`tile ${tile}`];
  const { touched, founds, size } = effectOf(game, tile);
  const after = { ...game.chains };
  if (founds) {
    const letter = chooseChain(game, Object.keys(after).filter((known) => after[known].size === 0));
    if (game.whole) lines.push(`create ${letter}`);
    after[letter] = grown(after[letter], size, 1, game.me); // Who founds a chain is given a share.
  } else if (touched.length === 1) {
    after[touched[0]] = grown(after[touched[0]], after[touched[0]].size + size, 0, game.me);
  } else if (touched.length > 1) {
    const largest = Math.max(...touched.map((letter) => after[letter].size));
    const equals = touched.filter((letter) => after[letter].size === largest);
    if (game.whole) lines.push(`survivor ${chooseSurvivor(game, equals)}`);
    touched.forEach((letter) => delete after[letter]); // Others may trade for its last shares first.
  }
  return [...lines, ...buys(game, Object.values(after))];
}

function buys(game: Game, chains: readonly Chain[]): string[] {
  return game.expecting === "TILE_AND_STOCK" ? choosePurchases(game, chains) : [];
}

// A chain as it is with another size, and after so many free shares.
function grown(chain: Chain, size: number, free: number, me: number): Chain {
  const given = Math.min(free, chain.bank);
  const shares = chain.shares.map((held, player) => (player === me ? held + given : held));
  return { ...chain, size, price: priceOf(chain, size), bank: chain.bank - given, shares };
}

function priceOf(chain: Chain, size: number): number {
  return chain.firstPrice + 100 * LAST_SIZES.filter((last) => size > last).length;
}

function holds(game: Game, card: string): boolean {
  return game.players[game.me].cards.includes(card);
}

// What a tile would do: the chains that it touches, whether it founds one, and how much it adds with all that it joins.
function effectOf(game: Game, tile: string): Effect {
  const touched: string[] = [];
  const joined: Place[] = [[tile.charCodeAt(tile.length - 1) - 65, Number.parseInt(tile, 10) - 1]];
  for (let next = 0; next < joined.length; next++) {
    const [row, column] = joined[next];
    for (const [r, c] of [[row, column - 1], [row - 1, column], [row, column + 1], [row + 1, column]]) {
      const letter = (game.board[r] || "")[c] || ".";
      if (letter === "o" && !joined.some((place) => place[0] === r && place[1] === c)) joined.push([r, c]);
      if (letter in game.chains && next === 0 && !touched.includes(letter)) touched.push(letter);
    }
  }
  return { touched, founds: touched.length === 0 && joined.length > 1, size: joined.length };
}

// The values of a prompt by their keys.
function valuesOf(lines: string[]): Map<string, string> {
  return new Map(lines.map((line) => line.split(" = ") as [string, string]));
}

// Whether all of it is there; a file on a slow drive may be seen before it is whole.
function isWhole(lines: string[]): boolean {
  return valuesOf(lines).has("Playable");
}

const CARDS = ["NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES"];

function parse(lines: string[]): Game {
  const values = valuesOf(lines);
  const parts = (key: string, between: string) =>
    (values.get(key) || "").split(between).filter((part) => part !== "" && part !== "-");
  const list = <T>(word: string, read: (index: number) => T) => {
    const found: T[] = [];
    while (values.has(`${word}${found.length + 1}`)) found.push(read(found.length + 1));
    return found;
  };
  const chain = (index: number): Chain => {
    const [letter, name, ...rest] = parts(`Chain${index}`, ","); // For example "A,Amazon,200,4,400,15,0,10".
    const [firstPrice, size, price, bank, ...shares] = rest.map(Number);
    return { letter, name, firstPrice, size, price, bank, shares: [0, ...shares] };
  };
  const player = (index: number): Player => {
    const [cash, ...cards] = parts(`Player${index}`, ",").map(Number);
    return { name: values.get(`${index}`) ?? "", cash, cards: cards.map((card) => CARDS[card]) };
  };
  const [expecting, ...asked] = parts("Expecting", " ");
  const toPlace = Number(values.get("ToPlace"));
  return {
    expecting,
    asked,
    whole: expecting === "TILE_AND_STOCK" || toPlace > 1,
    me: Number(values.get("Me")),
    turn: Number(values.get("Turn")),
    mover: Number(values.get("Mover")),
    toPlace,
    mayEnd: values.get("MayEnd") === "1",
    board: Array.from("ABCDEFGHI", (row) => values.get(row) ?? ""),
    chains: Object.fromEntries(list("Chain", chain).map((known) => [known.letter, known])),
    players: [{ name: "", cash: 0, cards: [] }, ...list("", player)],
    hand: parts(`Hand${values.get("Me")}`, " "),
    playable: parts("Playable", " "),
  };
}

playTurns(isWhole, (lines) => think(parse(lines)));
