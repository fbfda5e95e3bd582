/**
 * The key of a link. It is the part of the address after #, which no browser sends; the page remembers it as long as
 * its tab is open, and removes it from the address so that it cannot be read from the screen.
 */
/** Returns the key of this page, or of the page that led to it. */
export function takeKey(page = location.pathname) {
  const place = `arena.key.${page}`;
  const key = decodeURIComponent(location.hash.slice(1));
  if (key) {
    sessionStorage.setItem(place, key);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(place) ?? '';
}

/** Returns the organiser's key if this tab has shown a page of the organiser. */
export function organisersKey() {
  return ['/organiser', '/organiser/session'].map(page => sessionStorage.getItem(`arena.key.${page}`)).find(Boolean);
}
