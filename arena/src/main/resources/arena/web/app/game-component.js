/**
 * The components that draw games, with a default for each export that a component leaves out. The contract is the type
 * `Arena.GameComponent`; a component must export `board` only.
 */
import { REST_MILLIS } from 'arena/playback.js';

/** @type {Arena.GameDefaults} */
const DEFAULTS = {
  frames: () => 1,
  rest: () => REST_MILLIS,
  sound: () => 'place',
  words: () => '',
  brief: () => undefined,
  mover: () => undefined,
  facts: () => [],
  series: () => [],
  accountOf: () => [],
  tabWords: {},
  task: () => undefined,
  look: () => ({}),
  tables: [],
};

/**
 * Loads the component of a game. A game that brings none is drawn by `plain-game.js`, which the server sends in its
 * place.
 *
 * @returns {Promise<Arena.Game>}
 */
export async function gameComponent(id) {
  return { ...DEFAULTS, ...(await import(`arena/games/${id}.js`)) };
}

/** Loads the controls for interventions of the organiser; nothing if the game has none. */
export async function controlsOf(game) {
  return game.controls && (await import(game.controls)).controls;
}
