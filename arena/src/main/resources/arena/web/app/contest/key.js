/**
 * The key of a link. It stands behind the # of the address, which no browser sends to anybody; the page remembers it as
 * long as its tab is open, and takes it out of the address so that nobody reads it from the screen.
 */
/** Takes the key of this page, or of the page that has led to it. */
export function takeKey(page = location.pathname) {
  const place = `arena.key.${page}`;
  const key = decodeURIComponent(location.hash.slice(1));
  if (key) {
    sessionStorage.setItem(place, key);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(place) ?? '';
}

/** Returns the organiser's key if this tab has been on one of the organiser's pages. */
export function organisersKey() {
  return ['/organiser', '/organiser/session'].map(page => sessionStorage.getItem(`arena.key.${page}`)).find(Boolean);
}
