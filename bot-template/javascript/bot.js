"use strict";
// A starter bot for Chain Reaction Reloaded: your thinking goes into think(); team_folder.js talks to the arena.
const { playTurns } = require("./team_folder");

const INPUT_LINES = 56;

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

playTurns(
  (lines) => lines.length >= INPUT_LINES,
  (lines, team, chance) => `${think(parse(lines, team), chance)}\n`
);
