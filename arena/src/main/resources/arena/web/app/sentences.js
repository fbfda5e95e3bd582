/** What the arena tells of a match, put into the reader's language by its codes. */
import { duration, language, say, t } from 'arena/text.js';

/** The arena's words for a cause are two or three; with hyphens they are the end of a key. */
const slug = words => words.replaceAll(' ', '-');

/** Returns why a match ended, or why a seat has left it, in the game's words or in those of all games. */
export function cause(game, reason) {
  return say(`end.${game}.${slug(reason)}`, say(`end.${slug(reason)}`, reason));
}

/**
 * Returns why a match ended. What decided it the game tells in English only, so another language leaves that out: the
 * figures stand in the result.
 */
export function ending(match) {
  if (!match.end || language === 'en') {
    return match.reason ?? '';
  }
  return cause(match.game, match.end.reason);
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

/** Returns what a failure of a question means, before what the arena says of it. */
export function failureWords(failure) {
  return language === 'en' || !failure.status ? '' : say(`state.status-${failure.status}`, t('state.refused'));
}
