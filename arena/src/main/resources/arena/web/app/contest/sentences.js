/** The arena's sentences about a contest in the reader's language, by their codes. */
import { cause } from 'arena/sentences.js';
import { language, say, t } from 'arena/text.js';

/** Returns a sentence from its key and its values; `english` is the same in English. */
export function wording(english, said) {
  return language === 'en' || !said ? english : (made(said) ?? english);
}

/** Returns the reason for the position of a row in a table. */
export function why(row) {
  const clauses = (row.reasons ?? []).map(made);
  return language === 'en' || clauses.includes(undefined) ? row.why : clauses.join('; ');
}

/** Composes a sentence; nothing if a part of it has no text. */
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

/** Returns how the result of a game came about. */
export function gameEnding(rules, game) {
  if (language === 'en') {
    return game.ending;
  }
  const handed = game.handedOver ? `; ${t('contest.handed-over')}` : '';
  const done = game.intervened ? `; ${t('contest.intervened')}` : '';
  return game.state === 'played' ? cause(rules, game.reason) + handed + done : t(`contest.state.${game.state}`);
}

/** Returns the origin of a team that is not known yet. */
export function comesFrom(member) {
  const inEnglish = language === 'en' || !member.fromSection;
  return inEnglish ? member.from : t('contest.from', { place: member.fromPlace, section: member.fromSection });
}
