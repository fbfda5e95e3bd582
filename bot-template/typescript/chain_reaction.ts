// A library for players of Chain Reaction Reloaded: the board as a player sees it, and what an order does to it.
// Cells are 1..49, row by row; place 0 of every list is not used. No function changes the board that it is given.

// What stands on a cell: "N" nothing, "C" coins, "K" a king (the other king looks like "N" while it is hidden).
export type What = "N" | "C" | "K";

export interface Cell {
  readonly owner: number; // 0 nobody, 1 or 2 a player
  readonly what: What;
  readonly coins: number;
}

export interface Board {
  readonly expecting: string; // "K": place your king on one of the cells first..last; "C": place a coin or swap
  readonly first: number;
  readonly last: number;
  readonly me: number; // Which player I am, 1 or 2,
  readonly swaps: number; // and how many king swaps I have left.
  readonly cells: readonly Cell[]; // cells[1..49]
  readonly winner: number; // The player whose burst has hit the other king; 0 if none has.
}

export const INPUT_LINES = 56;
const SIZE = 7;
export const CELLS = Array.from({ length: SIZE * SIZE }, (_, index) => index + 1);

// The neighbours of each cell: above, right, below, left.
export const NEIGHBOURS: number[][] = [[], ...CELLS.map(beside)];

// How many coins each cell holds; with one more it bursts.
export const CAPACITY = NEIGHBOURS.map((all) => Math.max(0, all.length - 1));

function beside(cell: number): number[] {
  const row = Math.floor((cell - 1) / SIZE);
  const column = (cell - 1) % SIZE;
  return [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ]
    .filter(([r, c]) => r >= 0 && r < SIZE && c >= 0 && c < SIZE)
    .map(([r, c]) => r * SIZE + c + 1);
}

// The cell of a player's king; 0 if it is hidden or not placed yet.
export function king(board: Board, player: number): number {
  return CELLS.find((cell) => board.cells[cell].what === "K" && board.cells[cell].owner === player) ?? 0;
}

// The cells on which a player may place a coin: empty ones and its own. A hidden king seems empty.
export function freeCells(board: Board, player: number): number[] {
  return CELLS.filter((cell) => [0, player].includes(board.cells[cell].owner) && board.cells[cell].what !== "K");
}

// All orders that I may give now.
export function orders(board: Board): string[] {
  if (board.expecting === "K") {
    return CELLS.filter((cell) => cell >= board.first && cell <= board.last).map((cell) => `K ${cell}`);
  }
  const free = freeCells(board, board.me);
  const from = board.swaps ? king(board, board.me) : 0;
  return [...free.map((cell) => `C ${cell}`), ...(from ? free.map((cell) => `S ${from}-${cell}`) : [])];
}

// The board after an order of mine, with all its bursts, as far as I can know: a hidden king seems empty.
export function after(board: Board, order: string): Board {
  const [cell, other] = (order.match(/\d+/g) ?? []).map(Number);
  if (order[0] === "C") return drop(board, cell, board.me);
  if (order[0] === "S") return { ...swap(board, cell, other), swaps: board.swaps - 1 };
  const cells = [...board.cells];
  cells[cell] = { owner: board.me, what: "K", coins: 0 };
  return { ...board, cells };
}

// The board after a player has placed a coin, with all its bursts.
export function drop(board: Board, cell: number, player: number): Board {
  const cells = [...board.cells];
  cells[cell] = { owner: player, what: "C", coins: cells[cell].coins + 1 };
  return burst(board, cells, player);
}

// The board after a player has swapped its king with what stands on another cell, with all bursts.
export function swap(board: Board, from: number, cell: number): Board {
  const cells = [...board.cells];
  [cells[from], cells[cell]] = [cells[cell], cells[from]];
  return burst(board, cells, board.cells[from].owner);
}

// Lets all cells with too many coins burst together, again and again, until none has or a king is hit.
function burst(board: Board, cells: Cell[], player: number): Board {
  const overfull = () => CELLS.filter((cell) => cells[cell].coins > CAPACITY[cell]);
  let winner = 0;
  for (let full = overfull(); full.length && !winner; full = overfull()) {
    for (const cell of full) {
      const coins = cells[cell].coins - NEIGHBOURS[cell].length;
      cells[cell] = coins ? { ...cells[cell], coins } : { owner: 0, what: "N", coins };
    }
    for (const cell of full.flatMap((one) => NEIGHBOURS[one])) {
      if (cells[cell].what !== "K") cells[cell] = { owner: player, what: "C", coins: cells[cell].coins + 1 };
      else if (cells[cell].owner !== player) winner = player;
      // A coin that reaches the player's own king disappears.
    }
  }
  return { ...board, cells, winner };
}

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
export function parse(lines: string[], team: string): Board {
  const values = lines.map((line) => line.slice(line.indexOf("=") + 1).trim());
  const [first, last] = values[0].slice(1).split("-").map(Number); // The "29-49" of "K 29-49"; nothing after a "C".
  const me = values[1].toLowerCase() === team.toLowerCase() ? 1 : 2;
  const cells = ["0,N,0", ...values.slice(7, INPUT_LINES)].map((value) => {
    const [owner, what, coins] = value.split(",");
    return { owner: Number(owner), what: what.trim() as What, coins: Number(coins) };
  });
  return { expecting: values[0][0], first, last, me, swaps: Number(values[4 + me]), cells, winner: 0 };
}
