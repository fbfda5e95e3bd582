/** The texts of the pages in the reader's language, loaded before any element is drawn. */
import { texts, number as plain, duration as time, clock as rest, pick } from 'arena/words.js';
import { keep, kept } from 'arena/memory.js';

export const LANGUAGES = ['en', 'de'];

const asked = new URLSearchParams(location.search).get('lang');
if (LANGUAGES.includes(asked)) {
  keep('language', asked);
}

/** The language in use. */
export const language = pick([asked, kept('language'), ...(navigator.languages || [navigator.language])], LANGUAGES);
document.documentElement.lang = language;

const [words, english] = await Promise.all([load(language), language === 'en' ? {} : load('en')]);

/** The texts in the page itself, which a page opened from a disk has; it needs no server for them. */
async function load(wanted) {
  const inside = document.querySelector(`script[type="application/json"][data-text="${wanted}"]`);
  if (inside) {
    return JSON.parse(inside.textContent);
  }
  const answer = await fetch(`/app/text/${wanted}.json`);
  return answer.ok ? answer.json() : {};
}

/** Returns the text of a key, filled with values. */
export const t = texts(language, words, english);

/**
 * Returns the arena's words in the reader's language. English is the arena's own; another language has a text under a
 * key that follows from the subject, and the arena's words where it has none.
 */
export function say(key, english, values) {
  return language === 'en' && english ? english : put(key, english, values);
}

/** Returns the text of a key in any language, English too; the arena's words where there is none. */
export function put(key, english, values) {
  return key in words ? t(key, values) : english;
}

const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });

/** Returns a place as an ordinal number: 1st, 2nd, 3rd. */
export const ordinal = n => t(`ordinal-${ordinals.select(n)}`, { n });

export const number = (value, digits) => plain(language, value, digits);
export const duration = millis => time(language, millis);
export const clock = millis => rest(language, millis);

/** Returns a time as date and time of day. */
export function moment(epochMillis) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(epochMillis));
}

/** Returns the time since a moment, in words. */
export function ago(epochMillis, now = Date.now()) {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.round((epochMillis - now) / 1000);
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) {
      return words.format(Math.round(seconds / size), unit);
    }
  }
  return t('just-now');
}

/** Sets the language of the pages. */
export function setLanguage(other) {
  keep('language', other);
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  if (here.href === location.href) {
    location.reload();
  } else {
    location.replace(here.href);
  }
}
