/** The turns of a game in the story beside the board, stage by stage. It uses no page, so that node can test it. */

/** The number of earlier turns in the story. */
export const TURNS_BEFORE = 4;

const SILENT = new Set(['TurnBegan', 'Drew', 'Settled']);

/** Returns the events of a move that the story includes. */
export const reported = move => (move?.what?.happened ?? []).filter(event => !SILENT.has(event.type));

/**
 * Returns the turn of a move and some before it, the newest first: `{turn, player, events: [{event, before, after}]}`,
 * each event with the tables before and after the move in which it happened.
 */
export function turns(moves, at) {
  /** @type {Arena.Turn[]} */
  const found = [];
  let later = [];
  for (let move = at; move >= 0 && found.length <= TURNS_BEFORE; move--) {
    const { what, scene: after } = moves[move] ?? {};
    const before = moves[move - 1]?.scene ?? after;
    for (const event of [...((what ?? after)?.happened ?? [])].reverse()) {
      if (event.type === 'TurnBegan') {
        found.push({ turn: event.turn, player: event.player, events: later });
        later = [];
      } else if (!SILENT.has(event.type)) {
        later = [{ event, before, after }, ...later];
      }
    }
  }
  return later.length && found.length <= TURNS_BEFORE ? [...found, { turn: 0, events: later }] : found;
}

/** Returns the players that must still decide about the shares of a taken-over chain, the next one first. */
export function deciding(scene) {
  if (scene.question !== 'MERGE' || scene.over) {
    return [];
  }
  const place = scene.chains.findIndex(chain => chain.letter === scene.about[0]);
  const seats = scene.players.length;
  const order = number => (number - scene.mover + seats) % seats;
  return scene.players
    .filter(player => order(player.number) >= order(scene.asked) && player.shares?.[place] !== 0)
    .sort((one, other) => order(one.number) - order(other.number))
    .map(player => ({ player: player.number, shares: player.shares?.[place], now: player.number === scene.asked }));
}

/** Returns the tile that a player drew before the first turn; nothing where the order was not drawn. */
export function firstTile(moves, player) {
  const begun = [moves[0], moves[1]].flatMap(move => (move?.what ?? move?.scene)?.happened ?? []);
  return begun.find(event => event.type === 'PlacedFirst' && event.player === player)?.tile;
}
