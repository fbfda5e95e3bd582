/** What may be ordered in a game, put into the reader's language by its codes, for the arena's words may be codes. */
import { put } from 'arena/text.js';

/** Returns a kind of order: what it names may be words of the game. */
export function kindWords(game, kind) {
  const { form, values } = kind.said ?? { form: kind.key, values: {} };
  const named = Object.entries(values).map(([key, value]) => [key, put(`word.${game}.${value}`, value)]);
  return put(`choice.${game}.${form}`, kind.words, Object.fromEntries(named));
}

/** Returns what is chosen by a part of a kind of order. */
export function partWords(game, kind, part) {
  return put(`choice.${game}.${kind.said?.form}.${part.key}`, put(`choice.${game}.${part.key}`, part.words));
}

/** Returns one value of a part. */
export function valueWords(game, part, one) {
  const own = `value.${game}.${part.key}`;
  return put(`${own}.${one.value}`, put(own, one.words, { value: one.value }));
}

/** Returns an order that was chosen; a kind that was never offered here is told by its key. */
export function orderWords(game, kind, { kind: key, values }) {
  const told = (kind?.parts ?? []).flatMap(part =>
    (values[part.key] ?? []).map(value =>
      valueWords(game, part, part.alternatives?.find(one => one.value === value) ?? { value, words: value }),
    ),
  );
  return [kind ? kindWords(game, kind) : key, told.join(', ')].filter(Boolean).join(': ');
}
