/** The emblems that people choose for their seats: each drawn with one pen, and named in words. */
import { nothing, svg } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { t } from 'arena/text.js';

const PATHS = {
  anchor: 'M12 7.5V21M12 2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM7.5 11h9M4 14c.5 4.5 4 7 8 7s7.5-2.5 8-7',
  bell: 'M5 17c1.5-1.5 2-3.5 2-7a5 5 0 0 1 10 0c0 3.5.5 5.5 2 7ZM10 20.5h4M12 2.5V5',
  boat: 'M3 17h18l-3 4H6ZM12 17V3l7 11h-7M9 7l-4 7h4',
  bolt: 'M14 2 5 14h6l-1 8 9-12h-6Z',
  crown: 'M4 19h16l1-12-5 5-4-8-4 8-5-5Z',
  cup: 'M5 8h12v6a6 6 0 0 1-12 0ZM17 9.5h1.5a2.5 2.5 0 0 1 0 5H17M8.5 2.5v2.5M13.5 2.5v2.5',
  fish: 'M2.5 12c4-7 11-7 14.5 0-3.5 7-10.5 7-14.5 0ZM17 12l4.5-4v8ZM7 11v.1',
  heart: 'M12 20.5C5 15.5 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 7-9 12Z',
  key: 'M8 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10ZM11.5 12.5 20 4M16 8l3.5 3.5M13.5 10.5l2 2',
  leaf: 'M20 4C9 3 4 8 5 15c0 2 1 3.5 2 4 8 2 13-4 13-15ZM3.5 21.5C6 17 10 12.5 14.5 9.5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  tree: 'M12 2 6 9.5h3L4.5 16.5h15L15 9.5h3ZM12 16.5V22',
};

/** The names of all emblems. */
export const EMBLEMS = Object.keys(PATHS);

/** Returns the drawing of an emblem; nothing for an unknown or missing name. */
export function emblem(word) {
  return EMBLEMS.includes(word)
    ? svg`<svg class="emblem" data-emblem=${word} viewBox="0 0 24 24" role="img" aria-label=${t(`emblem.${word}`)}
        ><title>${t(`emblem.${word}`)}</title><path d=${PATHS[word]}></path></svg>`
    : nothing;
}

/**
 * Returns the emblems of seats as one text, for the attribute `data-emblems` of the element around all their drawings.
 */
export function emblemsOf(seats) {
  return seats
    .filter(one => one.emblem)
    .map(one => `${one.seat}:${one.emblem}`)
    .join(' ');
}

/**
 * The emblem of a seat, according to `data-emblems` of the nearest element around it; nothing is drawn if there is
 * none.
 */
class SeatEmblem extends /** @type {Arena.With<typeof ArenaElement, { seat: number }>} */ (ArenaElement) {
  static properties = { seat: { type: Number } };

  render() {
    const all = /** @type {HTMLElement} */ (this.closest('[data-emblems]'))?.dataset.emblems.split(' ') ?? [];
    const own = all.find(one => one.startsWith(`${this.seat}:`));
    return own ? emblem(own.slice(own.indexOf(':') + 1)) : nothing;
  }
}

define('arena-emblem', SeatEmblem);
