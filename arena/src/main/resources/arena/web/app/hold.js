/** The words for a match that is held, and the seats that another player has taken over. */
import { html, nothing } from 'lit';
import { t } from 'arena/text.js';

/** Returns the head of a match with the hold and the takeovers of a message. */
export function withHold(header, { held, playedBy }) {
  const by = seat => playedBy?.find(one => one.seat === seat.seat)?.name;
  return { ...header, held, seats: header.seats.map(seat => ({ ...seat, playedBy: by(seat) })) };
}

/** Returns the reason why a match is held, for a page that shows the match. */
export function holdWords({ held, seats }) {
  const name = seats.find(seat => seat.seat === held?.seat)?.name;
  return held
    ? html`<p class="held-words" role="status">${name ? t('viewer.held-for', { name }) : t('viewer.held-words')}</p>`
    : nothing;
}
