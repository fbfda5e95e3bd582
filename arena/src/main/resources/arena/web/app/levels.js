/** The levels of the super bot in the reader's language, by their numbers. */
import { say } from 'arena/text.js';

/** Returns how a level of the super bot plays, in words. */
export function idea(game, level) {
  return say(`level.${game}.${level.number}`, level.idea ?? level.name);
}

/** Returns the name of a level of the super bot. */
export function levelName(game, level) {
  return say(`level-name.${game}.${level.number}`, level.name);
}
