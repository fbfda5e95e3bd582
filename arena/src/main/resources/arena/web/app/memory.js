/** The memory of a browser for a reader's settings; a browser without storage forgets them with the page. */

const forgotten = new Map();

export function kept(key) {
  try {
    return localStorage.getItem(`arena.${key}`);
  } catch {
    return forgotten.get(key) ?? null; // Storage can be forbidden, as it is for some pages that open from a disk.
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(`arena.${key}`, value);
  } catch {
    forgotten.set(key, value);
  }
}
