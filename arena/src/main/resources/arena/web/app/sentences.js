/** What the arena tells of a match, put into the reader's language by its codes. */
import { duration, language, say, t } from 'arena/text.js';

/** The arena's words for a cause are two or three; with hyphens they are the end of a key. */
const slug = words => words.replaceAll(' ', '-');

/** Returns why a match ended, or why a seat has left it, in the game's words or in those of all games. */
export function cause(game, reason) {
  return say(`end.${game}.${slug(reason)}`, say(`end.${slug(reason)}`, reason));
}

/** Returns why a match ended, with what decided it as the game tells it. */
export function ending(match) {
  if (!match.end || language === 'en') {
    return match.reason ?? '';
  }
  const { reason, detail } = match.end;
  return detail ? `${cause(match.game, reason)} (${detail})` : cause(match.game, reason);
}

/** Returns how an answer was judged: in English as the bot was told, else by what its code means. */
export function ruling(game, order) {
  return say(`code.${game}.${order.code}`, order.words);
}

/** Returns what the bot was told, if that is not what `ruling` says. */
export function asWritten(game, order) {
  const told = order.code !== 0 && order.words !== ruling(game, order);
  return told ? order.words : '';
}

/** Returns what else happened in a move, as sentences. */
export function news(game, move, names) {
  const said = one =>
    say(`news.${one.kind === 'held' && one.seat ? 'held-for' : one.kind}`, one.words, {
      name: names[one.seat - 1],
      time: one.millis === undefined ? '' : duration(one.millis),
      why: one.reason ? cause(game, one.reason) : '',
      by: one.reason ?? '',
    });
  return (move.news ?? []).map(said);
}

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

/** Returns what a failure of a question means, before what the arena says of it. */
export function failureWords(failure) {
  return language === 'en' || !failure.status ? '' : say(`state.status-${failure.status}`, t('state.refused'));
}
