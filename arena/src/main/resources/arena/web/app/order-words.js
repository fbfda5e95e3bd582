/** The orders of a game in the reader's language, by their codes, as the arena's own words may be codes. */
import { put } from 'arena/text.js';

/** Returns a kind of order in words; its values may have words in the game. */
export function kindWords(game, kind) {
  const { form, values } = kind.said ?? { form: kind.key, values: {} };
  const named = Object.entries(values).map(([key, value]) => [key, put(`word.${game}.${value}`, value)]);
  return put(`choice.${game}.${form}`, kind.words, Object.fromEntries(named));
}

/** Returns a part of a kind of order in words. */
export function partWords(game, kind, part) {
  return put(`choice.${game}.${kind.said?.form}.${part.key}`, put(`choice.${game}.${part.key}`, part.words));
}

/** Returns one value of a part in words. */
export function valueWords(game, part, one) {
  const own = `value.${game}.${part.key}`;
  return put(`${own}.${one.value}`, put(own, one.words, { value: one.value }));
}

/** Returns a chosen order in words; a kind that was never offered here is shown by its key. */
export function orderWords(game, kind, { kind: key, values }) {
  const parts = (kind?.parts ?? []).flatMap(part =>
    (values[part.key] ?? []).map(value =>
      valueWords(game, part, part.alternatives?.find(one => one.value === value) ?? { value, words: value }),
    ),
  );
  return [kind ? kindWords(game, kind) : key, parts.join(', ')].filter(Boolean).join(': ');
}
