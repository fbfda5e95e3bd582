/** The cards of the seats beside the board: the player, whose turn it is, the time left. */
import { html, nothing } from 'lit';
import { cause } from 'arena/sentences.js';
import { seatClass, seatName } from 'arena/seats.js';
import { clock, number, t } from 'arena/text.js';

/** Returns a card for each seat after a move; `now` says that this move is the newest. */
export function seatCards({ header, game, move, now }) {
  const active = game.mover(move.scene);
  return html`<ul class="seats plain" aria-label=${t('viewer.seats')}>
    ${header.seats.map(seat => card({ seat, header, game, move, active, now }))}
  </ul>`;
}

/** Returns the title of a seat's page; a person without a name is not addressed by one. */
export function greeting(name) {
  return name === t('play.you') ? t('seat.own') : t('seat.title', { name });
}

/** Returns the facts of a seat in any game, in few words: its origin, place, clock, faults and replacement. */
export function seatNote({ seat, header, move, now }) {
  const { left, tally, by, place } = known({ seat, header, move, now });
  return html`${look(seat)} ${seat.school ? html`<span class="small soft">${seat.school}</span>` : nothing}
  ${place ? placeTag(place) : nothing}
  ${left === undefined ? nothing : html`<span class="tag">${clock(left)}</span>`}
  ${tally?.faults ? html`<span class="tag now">${t('viewer.faults')} ${number(tally.faults)}</span>` : nothing}
  ${by ? html`<span class="small soft">${t('viewer.played-by', { seat: seat.name, name: by })}</span>` : nothing}
  ${tally?.left ? html`<span class="small soft">${cause(header.game, tally.left)}</span>` : nothing}`;
}

const placeTag = place => html`<span class="tag ${place === 1 ? 'act' : ''}">${t('viewer.place', { place })}</span>`;

function known({ seat, header, move, now }) {
  const left = move.clocks?.find(one => one.seat === seat.seat)?.leftMillis;
  const tally = move.tallies?.find(one => one.seat === seat.seat);
  const by = tally?.playedBy ?? (now ? seat.playedBy : undefined);
  const place = header.over && header.standings?.find(one => one.seat === seat.seat)?.place;
  return { left, tally, by, place };
}

function card({ seat, header, game, move, active, now }) {
  const moves = seat.seat === active;
  const { left, tally, by, place } = known({ seat, header, move, now });
  return html`<li class="seat-card ${seatClass(seat.seat)} ${moves ? 'moving' : ''}">
    <div class="row apart">
      <strong>${look(seat)}${seatName(seat.seat, seat.name)}</strong> ${
        place ? placeTag(place) : moves ? html`<span class="tag">${t('viewer.to-move')}</span>` : nothing
      }
    </div>
    ${seat.school ? html`<p class="small soft">${seat.school}</p>` : nothing}
    <dl class="facts">
      ${left === undefined ? nothing : fact(t('viewer.clock'), clock(left))}
      ${game.facts(move.scene, seat.seat).map(one => fact(one.label, one.value))}
      ${tally?.faults ? fact(t('viewer.faults'), number(tally.faults)) : nothing}
      ${tally?.late ? fact(t('viewer.late-count'), number(tally.late)) : nothing}
    </dl>
    ${by ? html`<p class="small">${t('viewer.played-by', { seat: seat.name, name: by })}</p>` : nothing}
    ${tally?.left ? html`<p class="small soft">${cause(header.game, tally.left)}</p>` : nothing}
  </li>`;
}

/** Returns the picture of a bot, if it has one. */
function look({ avatar }) {
  return avatar ? html`<img class="avatar" src="data:image/png;base64,${avatar}" alt="" />` : nothing;
}

const fact = (label, value) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
