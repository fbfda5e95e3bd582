/**
 * The page of the organiser's own games: players join; games are played one after the other, held, stepped through and
 * stopped; their points are added up. Below is the current game, with all hidden facts.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import 'arena/choices.js';
import 'arena/viewer.js';
import { get, post } from 'arena/api.js';
import { line } from 'arena/chosen.js';
import { takeKey } from 'arena/contest/key.js';
import { PollingSource } from 'arena/contest/polling-source.js';
import { ArenaElement, define } from 'arena/element.js';
import { controlsOf, gameComponent } from 'arena/game-component.js';
import { seatName } from 'arena/seats.js';
import { failed, waiting } from 'arena/state.js';
import { number, t } from 'arena/text.js';

const LOOK_MILLIS = 1_000;
const SPEEDS = [1, 2, 5, 10, 24, 60, 100, 200, 500, 1000];

class SessionPage extends ArenaElement {
  static properties = {
    data: { state: true },
    failure: { state: true },
    refused: { state: true },
    busy: { state: true },
    gameControls: { state: true },
    paced: { state: true },
    boardControls: { state: true },
  };

  constructor() {
    super();
    this.key = takeKey();
    this.controlsChanged = boardControls => {
      this.boardControls = boardControls;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = t('session.title');
    this.load();
    this.looking = setInterval(() => this.load(), LOOK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.looking);
  }

  async load() {
    try {
      this.take(await get('/organiser-session', { key: this.key }));
      this.failure = undefined;
    } catch (failure) {
      this.failure = failure;
    }
  }

  /**
   * Keeps the offered choices the same object as long as they are equal, also while a held game processes an order, so
   * that nothing is deselected.
   */
  take(data) {
    if (data.game !== this.data?.game) {
      this.loadControls(data.game);
    }
    const isTakingIn = data.held && this.data?.held && !data.offered;
    if (isTakingIn || JSON.stringify(data.offered) === JSON.stringify(this.data?.offered)) {
      data.offered = this.data?.offered;
    }
    if (data.match && data.match !== this.shown) {
      this.shown = data.match;
      this.source = new PollingSource(data.match, 'referee', this.key);
    }
    this.data = data;
  }

  async loadControls(game) {
    this.gameControls = undefined;
    const component = await gameComponent(game);
    this.paced = component.paced;
    this.gameControls = await controlsOf(component);
  }

  async act(action, body = {}) {
    this.busy = action;
    this.refused = undefined;
    try {
      this.take(await post(`/organiser-session/${action}`, body, { key: this.key }));
    } catch (failure) {
      this.refused = failure;
    }
    this.busy = undefined;
  }

  /** Sets whether the next games are played in real time, tick by tick. */
  async pace(on) {
    await this.act('settings', { settings: on ? this.paced.settings : {} });
    await this.act('speed', { perSecond: on ? this.paced.perSecond : 0 });
  }

  button(action, { off = false, look = '', body = {} } = {}) {
    return html`<button
      class=${look}
      data-action=${action}
      title=${t(`session.${action}-more`)}
      ?disabled=${off || Boolean(this.busy)}
      @click=${() => this.act(action, body)}
    >
      ${t(`session.${action}`)}
    </button>`;
  }

  render() {
    if (!this.data) {
      return this.failure ? failed(this.failure, () => this.load()) : waiting();
    }
    const { data } = this;
    // Without people the board is not drawn at full speed, as the game's documents require.
    const standing = data.phase === 'playing' && !data.held && data.perSecond === 0 && !data.people.length;
    return html`<div class="stack session">
      <header class="row apart">
        <h1>${t('session.title')}</h1>
        <span class="row"
          ><span class="tag">${data.title}</span
          ><span class="tag now">${t(`session.phase-${data.phase}`, { n: data.number })}</span>${
            data.held ? html`<span class="tag now">${t('organiser.held')}</span>` : nothing
          }</span
        >
      </header>
      ${this.controls(data)} ${this.refused ? failed(this.refused) : nothing}
      ${data.phase === 'joining' ? this.joining(data) : nothing} ${data.people.length ? this.people(data) : nothing}
      ${data.offered ? this.intervention(data) : nothing}
      ${
        this.source
          ? html`<section class="stack" aria-label=${t('session.game')}>
              <p class="inside-mark" role="note">${t('organiser.inside-words')}</p>
              ${standing ? html`<p class="soft" role="status">${t('session.at-full-speed')}</p>` : nothing}
              ${repeat(
                [this.source],
                source => source.path,
                source =>
                  html`<arena-viewer
                    .source=${source}
                    .boardControls=${data.offered && this.boardControls}
                    ?standing=${standing}
                  ></arena-viewer>`,
              )}
            </section>`
          : nothing
      }
      ${this.statistics(data)} ${this.messages(data)}
    </div>`;
  }

  controls(data) {
    const plays = data.phase === 'playing';
    return html`<section class="sheet stack close" aria-label=${t('session.controls')}>
      <div class="row">
        ${this.button('open', { off: plays, body: { game: data.game } })}
        ${this.button('lock', { off: data.phase !== 'joining' })}
        ${this.button('play', { look: 'first', off: plays && !data.held })} ${this.button('step')}
        ${this.button('hold', { off: !plays || data.held })} ${this.button('stop', { off: !plays, look: 'grave' })}
        <label class="row"
          >${t('organiser.speed')}
          <select data-action="speed" @change=${event => this.act('speed', { perSecond: Number(event.target.value) })}>
            ${[0, ...SPEEDS].map(
              speed =>
                html`<option value=${speed} ?selected=${speed === data.perSecond}>
                  ${speed ? t('organiser.per-second', { n: speed }) : t('organiser.full-speed')}
                </option>`,
            )}
          </select></label
        >
      </div>
      <div class="row">
        ${
          this.paced
            ? html`<label class="check"
                ><input
                  type="checkbox"
                  data-action="pace"
                  .checked=${data.settings.time === this.paced.settings.time}
                  ?disabled=${plays}
                  @change=${event => this.pace(event.target.checked)}
                />
                ${t('session.paced')}</label
              >`
            : nothing
        }
        <label class="check"
          ><input
            type="checkbox"
            data-action="start-at-once"
            .checked=${data.startsAtOnce}
            @change=${event => this.act('start-at-once', { on: event.target.checked })}
          />
          ${t('session.start-at-once')}</label
        >
        ${this.button('reset', { look: 'grave' })}
      </div>
    </section>`;
  }

  joining(data) {
    const levels = [1, 2, 3, 4, 5].map(level => `superbot:${level}`);
    return html`<section class="sheet stack close" aria-label=${t('session.who')}>
      <div class="row">
        <label class="row"
          >${t('session.which')}
          <select data-action="game" @change=${event => this.act('open', { game: event.target.value })}>
            ${data.games.map(id => html`<option value=${id} ?selected=${id === data.game}>${id}</option>`)}
          </select></label
        >
        <form
          class="row"
          @submit=${event => {
            event.preventDefault();
            this.act('join', { seat: event.target.elements.seat.value.trim() });
            event.target.reset();
          }}
        >
          <label class="row"
            >${t('session.who')}
            <input name="seat" list="session-seats" required maxlength="60" autocomplete="off" placeholder="superbot:2"
          /></label>
          <datalist id="session-seats">
            ${[...data.bots, ...levels, t('session.person')].map(word => html`<option value=${word}></option>`)}
          </datalist>
          <button data-action="join" ?disabled=${Boolean(this.busy)}>${t('session.join')}</button>
        </form>
      </div>
      <p class="soft">${t('session.who-more')}</p>
    </section>`;
  }

  statistics(data) {
    const games = Math.max(0, ...data.players.map(player => player.points.length));
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('session.players')}>
      <table>
        <caption>
          ${t('session.players')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('contest.team')}</th>
            ${Array.from({ length: games }, (_, at) => html`<th scope="col" class="number">${at + 1}</th>`)}
            <th scope="col" class="number">${t('session.total')}</th>
          </tr>
        </thead>
        <tbody>
          ${data.players.map(
            player =>
              html`<tr>
                <th scope="row">${seatName(player.seat, player.name)}</th>
                ${Array.from(
                  { length: games },
                  (_, at) =>
                    html`<td class="number">${player.points[at] === undefined ? '' : number(player.points[at])}</td>`,
                )}
                <td class="number"><strong>${number(player.total)}</strong></td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${data.players.length ? nothing : html`<p class="soft">${t('session.nobody')}</p>`}
    </div>`;
  }

  people(data) {
    return html`<section class="sheet stack close" aria-label=${t('session.people')}>
      <h2>${t('session.people')}</h2>
      <ul class="plain columns">
        ${data.people.map(
          one =>
            html`<li class="stack close" data-seat=${one.seat}>
              ${seatName(one.seat, one.name)}
              <img class="qr" src=${one.qr} alt=${t('play.qr', { name: one.name })} />
              <input
                readonly
                aria-label=${t('play.link-of', { name: one.name })}
                .value=${one.link}
                @focus=${event => event.target.select()}
              />
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** Draws the interventions: by a press on the board, if the game has controls for that, and by a form. */
  intervention(data) {
    const form = html`<arena-choices
      .choices=${data.offered}
      .game=${data.game}
      .add=${([order]) => this.intervene(order)}
      .closed=${Boolean(this.busy)}
    ></arena-choices>`;
    const intervene = order => this.intervene(order);
    const controls = this.gameControls?.({ choices: data.offered, intervene, changed: this.controlsChanged });
    return html`<section class="sheet stack close intervention" aria-label=${t('organiser.intervene')}>
      <h2 class=${controls ? 'unseen' : ''}>${t('organiser.intervene')}</h2>
      ${
        controls
          ? html`${controls}
              <details>
                <summary>${t('session.form')}</summary>
                ${form}
              </details>`
          : form
      }
    </section>`;
  }

  intervene(order) {
    return this.act('intervene', { what: line(order) });
  }

  messages(data) {
    return html`<details>
      <summary>${t('session.messages', { n: data.remarks.length })}</summary>
      <ul>
        ${[...data.remarks].reverse().map(remark => html`<li>${remark}</li>`)}
      </ul>
    </details>`;
  }
}

define('arena-session', SessionPage);
