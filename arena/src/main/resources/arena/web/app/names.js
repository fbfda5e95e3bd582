/**
 * Names as people type them: in any script, cleaned and limited as in the arena (config.DisplayNames), and the folder
 * name that is nearest to one. It uses no page, so that node can test it.
 */

export const MOST_CHARACTERS = 32;
const MOST_CODE_POINTS = 4 * MOST_CHARACTERS;
const MOST_LETTERS = 28;
/** The joiners, which are part of emoji and of words in some scripts. */
const UNSEEN = /(?![\u200C\u200D\s])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const MANY_MARKS = /(\p{Mn}{3})\p{Mn}+/gu;

/** Returns a name without invisible characters, with single blanks. */
export function clean(text) {
  const seen = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\s\p{Z}]+/gu, ' ');
  return seen.trim().replace(MANY_MARKS, '$1');
}

/** Returns the key of the text for the error in a name; nothing if the name is good or empty. */
export function mistake(text) {
  const name = clean(text);
  if (text && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) {
    return 'name.unseen';
  }
  const characters = [...new Intl.Segmenter().segment(name)].length;
  return characters > MOST_CHARACTERS || [...name].length > MOST_CODE_POINTS ? 'name.long' : undefined;
}

/** Returns the letters, digits and underscores that are nearest to a name; nothing if it has none. */
export function plain(name) {
  const latin = name.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  const whole = latin.replace(/[\s-]+/g, '_').replace(/[^A-Za-z0-9_]/g, '');
  return whole.replaceAll('_', '') ? whole.slice(0, MOST_LETTERS) : '';
}
