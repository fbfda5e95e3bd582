/** What may be ordered in a game, put into the reader's language by its codes. */
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
