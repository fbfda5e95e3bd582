// A starter bot for Chain Reaction Reloaded: your thinking goes into think(). chain_reaction.ts is the board with its
// rules, team_folder.ts talks to the arena.
import { Board, INPUT_LINES, freeCells, orders, parse } from "./chain_reaction";
import { Chance, playTurns } from "./team_folder";

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
// chain_reaction.ts says what a board is; after(board, "C 8") is the board after that order with all bursts, and its
// winner is board.me if the order wins. chance(n) draws a whole number from 0 to n - 1.
function think(board: Board, chance: Chance): string {
  if (board.expecting === "K") {
    const all = orders(board);
    return all[chance(all.length)];
  }
  // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
  const free = freeCells(board, board.me);
  return `C ${free[chance(free.length)]}`;
}

playTurns(
  (lines) => lines.length >= INPUT_LINES,
  (lines, team, chance) => `${think(parse(lines, team), chance)}\n`
);
