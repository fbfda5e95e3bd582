/** A match that is held, and a seat that somebody else plays on for. */
import { html, nothing } from 'lit';
import { t } from 'arena/text.js';

/** Returns what is known of a match once it was told whether it is held and who plays on for whom. */
export function heeded(header, { held, playedBy }) {
  const by = seat => playedBy?.find(one => one.seat === seat.seat)?.name;
  return { ...header, held, seats: header.seats.map(seat => ({ ...seat, playedBy: by(seat) })) };
}

/** Returns why a match is held, for a page that shows it. */
export function heldWords({ held, seats }) {
  const name = seats.find(seat => seat.seat === held?.seat)?.name;
  return held
    ? html`<p class="held-words" role="status">${name ? t('viewer.held-for', { name }) : t('viewer.held-words')}</p>`
    : nothing;
}
