/** The arena's sentences about a match in the reader's language, by their codes. */
import { duration, language, say, t } from 'arena/text.js';

/** The words of a cause as a part of a key: the arena has two or three, which are joined with hyphens. */
const slug = words => words.replaceAll(' ', '-');

/** Returns why a match ended, or why a seat has left it, in the words of the game or of all games. */
export function cause(game, reason) {
  return say(`end.${game}.${slug(reason)}`, say(`end.${slug(reason)}`, reason));
}

/**
 * Returns why a match ended. The game explains the deciding fact in English only, so another language leaves that out:
 * the figures are in the result.
 */
export function ending(match) {
  if (!match.end || language === 'en') {
    return match.reason ?? '';
  }
  return cause(match.game, match.end.reason);
}

/** Returns the ruling of an answer: in English in the words that the bot received, else by the meaning of its code. */
export function ruling(game, order) {
  return say(`code.${game}.${order.code}`, order.words);
}

/** Returns the words that the bot received, if they differ from `ruling`. */
export function asWritten(game, order) {
  const differs = order.code !== 0 && order.words !== ruling(game, order);
  return differs ? order.words : '';
}

/** Returns the other events of a move, as sentences. */
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

/** Returns the meaning of a request's failure, which is shown before the arena's own words. */
export function failureWords(failure) {
  return language === 'en' || !failure.status ? '' : say(`state.status-${failure.status}`, t('state.refused'));
}
