/** What the page of a seat says of an order that was given, and of the end. */
import { html, nothing } from 'lit';
import { asWritten, ending, ruling } from 'arena/sentences.js';
import { t } from 'arena/text.js';

/** What was said to the last order. */
export function answer(header, said) {
  const { refused, code } = said;
  const words = said.words && ruling(header.game, said);
  const written = said.words && asWritten(header.game, said);
  return refused
    ? html`<div class="notice grave" role="alert">
        <p>${words || t('viewer.code', { code })} ${t('seat.try-again')}</p>
        ${written ? html`<p class="small" lang="en">${written}</p>` : nothing}
      </div>`
    : words && code
      ? html`<p class="notice" role="status">${words}</p>`
      : nothing;
}

/** How the match has ended for whoever sits there, and where to go on from here. */
export function result(header) {
  const own = header.standings?.find(one => one.seat === header.seat);
  return html`<div class="sheet stack" role="status">
    <h2>${t(own?.place === 1 ? 'seat.won' : own ? 'seat.lost' : 'seat.over')}</h2>
    <p>${ending(header)}</p>
    <div class="row">
      <a class="button first" href=${`/matches/${encodeURIComponent(header.match)}`}>${t('seat.replay')}</a>
      <a class="button" href="/play">${t('seat.again')}</a>
    </div>
  </div>`;
}
