/** What the arena tells of a contest, put into the reader's language by its codes. */
import { cause } from 'arena/sentences.js';
import { language, say, t } from 'arena/text.js';

/** Returns a sentence that travels as its key and what it names; `told` is the same in English. */
export function wording(told, said) {
  return language === 'en' || !said ? told : (made(said) ?? told);
}

/** Returns why a row of a table stands where it stands. */
export function why(row) {
  const clauses = (row.reasons ?? []).map(made);
  return language === 'en' || clauses.includes(undefined) ? row.why : clauses.join('; ');
}

/** Puts a sentence together; nothing if a part of it has no text. */
function made(part) {
  if (Array.isArray(part)) {
    const all = part.map(made);
    return all.includes(undefined) ? undefined : listed(all);
  } else if (typeof part === 'string') {
    return part;
  }
  const values = Object.entries(part.values).map(([name, value]) => [name, made(value)]);
  const whole = !values.some(([, value]) => value === undefined);
  return whole ? say(`said.${part.key}`, undefined, Object.fromEntries(values)) : undefined;
}

const listed = words => new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** Returns how a game of a contest came to its result. */
export function gameEnding(rules, game) {
  if (language === 'en') {
    return game.ending;
  }
  const handed = game.handedOver ? `; ${t('contest.handed-over')}` : '';
  const done = game.intervened ? `; ${t('contest.intervened')}` : '';
  return game.state === 'played' ? cause(rules, game.reason) + handed + done : t(`contest.state.${game.state}`);
}

/** Returns where somebody comes from whom nobody knows yet. */
export function comesFrom(member) {
  const told = language === 'en' || !member.fromSection;
  return told ? member.from : t('contest.from', { place: member.fromPlace, section: member.fromSection });
}
