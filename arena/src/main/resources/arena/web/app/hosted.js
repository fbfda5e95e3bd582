/**
 * The page of a table's host: the people who have arrived, the links and QR codes of all seats, and the next match at
 * the table.
 */
import { html, nothing } from 'lit';
import { get, post } from 'arena/api.js';
import { takeKey } from 'arena/contest/key.js';
import { AskingElement, define } from 'arena/element.js';
import { emblemsOf } from 'arena/emblems.js';
import { keep, kept } from 'arena/memory.js';
import { seatName } from 'arena/seats.js';
import { failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';

const LOOK_MILLIS = 1_500;
const STAND_IN = 'superbot:1';

class HostedPage extends AskingElement {
  static properties = { table: { state: true }, copied: { state: true } };

  constructor() {
    super();
    // The key of the last table stays in this browser, so that the page can be closed and the board can show codes.
    this.key = takeKey() || (kept('table') ?? '');
    keep('table', this.key);
  }

  connectedCallback() {
    super.connectedCallback();
    this.looking = setInterval(() => this.load(), LOOK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  async ask() {
    this.table = await get('/table', { key: this.key });
  }

  act(path, body = {}) {
    return this.attempt(async () => {
      await post(path, body, { key: this.key });
      await this.ask();
    });
  }

  ofSeat(seat, action, body) {
    return this.act(`/matches/${encodeURIComponent(this.table.match)}/seats/${seat.seat}/${action}`, body);
  }

  render() {
    if (!this.table) {
      return this.failure ? this.unknown() : waiting();
    }
    const { table } = this;
    const people = table.seats.filter(seat => seat.link);
    const missing = people.filter(seat => seat.attendance === 'missing').length;
    const words = table.over ? t('table.over') : missing ? t('table.missing', { n: missing }) : t('table.all-here');
    return html`<div class="stack loose">
      <div class="stack close">
        <h1>${t('table.title', { game: table.title })}</h1>
        <p role="status">${words}</p>
        <p class="soft">${t('table.words')}</p>
      </div>
      ${this.failure ? failed(this.failure) : nothing} ${this.refused ? failed(this.refused) : nothing}
      <div class="row">
        ${
          table.over
            ? html`<button
                class="first"
                data-action="again"
                ?disabled=${Boolean(this.busy)}
                @click=${() => this.act('/table/again')}
              >
                ${t('table.again')}
              </button>`
            : nothing
        }
        <a class="button" href=${table.page}>${t('play.watch')}</a>
      </div>
      <div class="columns" data-emblems=${emblemsOf(people)}>${people.map(seat => this.seat(seat))}</div>
    </div>`;
  }

  unknown() {
    return html`<div class="stack">
      <h1>${t('table.none')}</h1>
      ${this.failure.status === 403 ? html`<p>${t('table.none-words')}</p>` : failed(this.failure, () => this.load())}
      <div class="row"><a class="button first" href="/play">${t('play.title')}</a></div>
    </div>`;
  }

  seat(seat) {
    const { over, address } = this.table;
    const link = new URL(seat.link, address).href;
    return html`<div class="sheet stack hosted-seat" data-seat=${seat.seat} data-attendance=${seat.attendance}>
      <div class="row apart">
        <h2>${seatName(seat.seat, seat.name)}</h2>
        ${
          over
            ? nothing
            : html`<span class="tag ${seat.attendance === 'here' ? 'now' : ''}">
                ${seat.playedBy ? t('table.played-by', { name: seat.playedBy }) : t(`table.is-${seat.attendance}`)}
              </span>`
        }
      </div>
      <img class="qr" src=${seat.qr} alt=${t('play.qr', { name: seat.name })} />
      <div class="row">
        <input
          class="grow"
          readonly
          aria-label=${t('play.link-of', { name: seat.name })}
          .value=${link}
          @focus=${event => event.target.select()}
        />
      </div>
      <div class="row">
        <a class="button" href=${seat.link}>${t('play.sit-here')}</a>
        <button data-action="link" ?disabled=${Boolean(this.busy)} @click=${() => this.ofSeat(seat, 'link')}>
          ${t('play.new-link')}
        </button>
        ${
          over || seat.attendance === 'over'
            ? nothing
            : html`<button
                data-action="hand-over"
                ?disabled=${Boolean(this.busy)}
                @click=${() => this.ofSeat(seat, 'hand-over', { to: STAND_IN })}
              >
                ${t('play.hand-over')}
              </button>`
        }
      </div>
    </div>`;
  }
}

define('arena-hosted', HostedPage);
