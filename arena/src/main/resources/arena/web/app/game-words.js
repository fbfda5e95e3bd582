/** What the arena tells of a game, its orders, levels and settings, put into the reader's language by its codes. */
import { say } from 'arena/text.js';

/** Returns a kind of order: what it names may be words of the game. */
export function kindWords(game, kind) {
  const { form, values } = kind.said ?? { form: kind.key, values: {} };
  const named = Object.entries(values).map(([key, value]) => [key, say(`word.${game}.${value}`, value)]);
  return say(`choice.${game}.${form}`, kind.words, Object.fromEntries(named));
}

/** Returns what is chosen by a part of a kind of order. */
export function partWords(game, kind, part) {
  return say(`choice.${game}.${kind.said?.form}.${part.key}`, say(`choice.${game}.${part.key}`, part.words));
}

/** Returns one value of a part. */
export function valueWords(game, part, one) {
  return say(`value.${game}.${part.key}`, one.words, { value: one.value });
}

/** Returns how a level of the super bot plays. */
export function idea(game, level) {
  return say(`level.${game}.${level.number}`, level.idea ?? level.name);
}

/** Returns the name of a level of the super bot. */
export function levelName(game, level) {
  return say(`level-name.${game}.${level.number}`, level.name);
}

/** Returns what a setting of a game is. */
export function settingWords(game, setting) {
  return say(`setting.${game}.${setting.key}`, setting.words);
}
