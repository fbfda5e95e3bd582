import { CELLS, after, orders, parse } from "./chain_reaction";

declare const require: (name: string) => { readFileSync(file: number, encoding: string): string };

const lines = require("fs").readFileSync(0, "utf8").split("\n");
for (let at = 0; at + 57 < lines.length; at += 58) {
  const board = parse(lines.slice(at + 2, at + 58), lines[at]);
  const order = lines[at + 1];
  const legal = order.startsWith("?") ? orders(board).join(";") : "";
  const next = after(board, order.replace("?", ""));
  const cells = CELLS.map((cell) => next.cells[cell]).map(({ owner, what, coins }) => `${owner},${what},${coins}`);
  console.log(`${legal}|${[next.winner, next.swaps, ...cells].join(" ")}`);
}
