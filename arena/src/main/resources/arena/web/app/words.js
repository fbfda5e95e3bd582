/** The texts of the pages by key, filled with values. It uses no page and no network, so that node can test it. */

/**
 * Returns a function that gives the text of a key in a language. `{name}` is replaced by that value; a text with `|`
 * has one form for one thing and another for several, and the value `n` decides. A key without text is shown as it is.
 */
export function texts(language, words, others = {}) {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = words[key] ?? others[key] ?? key;
    const forms = text.split('|');
    const form = forms.length === 2 && plural.select(Number(values.n)) !== 'one' ? forms[1] : forms[0];
    return form.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined
        ? whole
        : typeof value === 'number'
          ? number(language, value)
          : isolated(String(value));
    });
  };
}

/** The characters that could change the order of the words around them. */
const TURNS_AROUND = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

/** Returns a text that does not change the order of the words around it. */
export function isolated(text) {
  return TURNS_AROUND.test(text) ? `\u2068${balanced(text)}\u2069` : text;
}

/**
 * Returns a text without the marks that begin and end an isolated piece of it. A name that ends more pieces than it
 * begins would end the one that a page has put around it, and change the order of the text that follows.
 */
export function balanced(text) {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** Returns a number in the format of that language. */
export function number(language, value, digits = 0) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Returns a duration: 0.4 ms, 35 ms, 1.24 s, 2:05, 1:02:05. */
export function duration(language, millis) {
  if (millis < 10) {
    return `${number(language, millis, 1)} ms`;
  } else if (millis < 1000) {
    return `${number(language, millis)} ms`;
  } else if (millis < 60_000) {
    return `${number(language, millis / 1000, millis < 10_000 ? 2 : 1)} s`;
  }
  const seconds = Math.round(millis / 1000);
  const two = part => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Returns the time left on a clock: 0:03, or tenths of a second in the last ten. */
export function clock(language, millis) {
  const left = Math.max(0, millis);
  if (left < 10_000) {
    const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${tenths.format(left / 1000)} s`;
  }
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the first language of a list of preferences that the pages have. */
export function pick(preferences, spoken) {
  for (const preference of preferences) {
    const base = String(preference || '')
      .toLowerCase()
      .split('-')[0];
    if (spoken.includes(base)) {
      return base;
    }
  }
  return spoken[0];
}
