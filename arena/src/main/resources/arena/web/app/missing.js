/**
 * The QR codes of missing people at a table, beside its board, in the browser of the table's host. When the next match
 * begins at the table, the page moves on to it.
 */
import { html, nothing } from 'lit';
import { get } from 'arena/api.js';
import { ArenaElement, define } from 'arena/element.js';
import { emblemsOf } from 'arena/emblems.js';
import { kept } from 'arena/memory.js';
import { seatName } from 'arena/seats.js';
import { t } from 'arena/text.js';

const LOOK_MILLIS = 1_500;

class Missing extends /** @type {Arena.With<typeof ArenaElement, { match: string }>} */ (ArenaElement) {
  static properties = { match: { type: String }, seats: { state: true } };

  constructor() {
    super();
    this.seats = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.poll();
    this.looking = setInterval(() => this.poll(), LOOK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  async poll() {
    let table;
    try {
      table = await get('/table', { key: kept('table') });
    } catch (failure) {
      if (failure.status) {
        clearInterval(this.looking); // The key belongs to no table any more.
      }
      return;
    }
    if (table.match === this.match) {
      this.isOfTable = true;
      this.seats = table.over ? [] : table.seats.filter(seat => seat.attendance === 'missing');
    } else if (this.isOfTable) {
      location.href = table.page;
    } else {
      clearInterval(this.looking); // The board belongs to another table.
    }
  }

  render() {
    return this.seats.length
      ? html`<section
          class="missing sheet"
          tabindex="0"
          aria-label=${t('table.are-missing')}
          data-emblems=${emblemsOf(this.seats)}
        >
          <p class="strong">${t('table.are-missing')}</p>
          <ul class="plain row">
            ${this.seats.map(
              seat =>
                html`<li class="stack close" data-seat=${seat.seat}>
                  ${seatName(seat.seat, seat.name)}
                  <img class="qr" src=${seat.qr} alt=${t('play.qr', { name: seat.name })} />
                </li>`,
            )}
          </ul>
        </section>`
      : nothing;
  }
}

define('arena-missing', Missing);
