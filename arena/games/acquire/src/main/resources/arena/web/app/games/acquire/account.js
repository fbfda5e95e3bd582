/** The origin and use of a player's money, computed from the moves. It uses no page. */

/** The events that move money, each with the part of the account it belongs to, and its amount. */
const PARTS = {
  Bought: ({ shares, price }) => ['bought', -shares * price],
  Bonus: ({ amount }) => ['bonuses', amount],
  Disposed: ({ sold, price }) => ['sold', sold * price],
  Redeemed: ({ shares, price }) => ['redeemed', shares * price],
};

/** Returns the parts of a player's money, in dollars; they add up to what the player has after the last move. */
export function account(moves, player) {
  const start = moves[0].scene.players.find(one => one.number === player).cash;
  const parts = { start, bonuses: 0, sold: 0, bought: 0, redeemed: 0 };
  for (const move of moves) {
    for (const event of move.what?.happened ?? []) {
      if (event.player === player && event.type in PARTS) {
        const [part, amount] = PARTS[event.type](event);
        parts[part] += amount;
      }
    }
  }
  return parts;
}
