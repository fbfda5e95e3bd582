/** The page on which a match is begun: the game, the players, the clock, the settings. */
import { html, nothing } from 'lit';
import { post } from 'arena/api.js';
import { arena } from 'arena/about.js';
import { AskingElement, define } from 'arena/element.js';
import { EMBLEMS, emblem } from 'arena/emblems.js';
import { gameComponent } from 'arena/game-component.js';
import { idea, levelName } from 'arena/levels.js';
import { keep, kept } from 'arena/memory.js';
import { MOST_CHARACTERS, clean, mistake } from 'arena/names.js';
import { mark } from 'arena/seats.js';
import { failed, waiting } from 'arena/state.js';
import { say, t } from 'arena/text.js';

const PERSON = 'human:';
const CONNECTED = 'wire:*';
const NO_EMBLEM = '';

class PlayPage extends AskingElement {
  static properties = {
    about: { state: true },
    game: { state: true },
    seats: { state: true },
    settings: { state: true },
    guests: { state: true },
    emblems: { state: true },
    tables: { state: true },
    table: { state: true },
  };

  constructor() {
    super();
    this.guests = { 0: kept('name') ?? '' };
    this.emblems = { 0: EMBLEMS.find(one => one === kept('emblem')) ?? NO_EMBLEM };
    this.settings = {};
    this.tables = [];
  }

  async ask() {
    const about = await arena();
    const request = new URLSearchParams(location.search);
    const game = about.games.find(one => one.id === request.get('game')) ?? about.games[0];
    await this.take(game, request.getAll('seat'));
    const requested = this.tables.find(table => table.key === request.get('table'));
    requested && this.useTable(requested, request.getAll('seat'), game.leastSeats);
    this.about = about;
  }

  /**
   * Chooses a game: a person on the first seat and the lowest level on the others, unless the request names other
   * players.
   */
  async take(game, requested = []) {
    const { tables } = await gameComponent(game.id);
    this.game = game;
    this.tables = tables;
    this.useTable(tables[0] ?? {}, requested);
  }

  /**
   * Uses one of the tables that a game proposes: the number of seats, the number of persons, and the settings. If the
   * request names at least `least` seats, the table has no others. Words that no seat offers are ignored.
   */
  useTable(table, words = [], least = Infinity) {
    const requested = words.filter(one => this.offers(one));
    const level = `superbot:${table.level ?? this.game.levels[0]?.number ?? 1}`;
    this.table = table;
    this.settings = { ...table.settings };
    this.seats = Array.from(
      {
        length:
          requested.length >= least
            ? requested.length
            : Math.max(requested.length, table.seats ?? this.game.usualSeats),
      },
      (nothing, seat) => requested[seat] ?? (seat < (table.persons ?? 1) ? PERSON : level),
    );
  }

  /** Tells whether the form offers this player for a seat. */
  offers(player) {
    const { levels, bots, wire } = this.game;
    return (
      player === PERSON ||
      bots.includes(player) ||
      (wire && player === CONNECTED) ||
      levels.some(({ number }) => player === `superbot:${number}`)
    );
  }

  sit(seat, who) {
    this.seats = this.seats.map((before, index) => (index === seat ? who : before));
  }

  async begin() {
    const persons = this.seats.filter(who => who.startsWith(PERSON)).length;
    keep('name', this.guests[this.first] ?? '');
    keep('emblem', this.emblems[this.first] ?? NO_EMBLEM);
    const begun = await post('/matches', {
      game: this.game.id,
      seats: this.seats.map((who, seat) => (who.startsWith(PERSON) ? this.personOn(seat) : who)),
      settings: this.settings,
      pace: this.table.pace ?? 0,
    });
    if (persons === 1) {
      location.href = begun.seats.find(seat => seat.link).link;
    } else if (persons === 0) {
      location.href = begun.page;
    } else {
      location.href = `/table#${begun.key}`;
    }
  }

  /** The index of the seat of the person who begins the match. */
  get first() {
    return this.seats.findIndex(one => one.startsWith(PERSON));
  }

  /** Returns the name of the person on a seat. */
  nameOf(seat) {
    const name = clean(this.guests[seat] ?? '');
    return name || (seat === this.first ? t('play.you') : t('play.guest', { number: seat + 1 }));
  }

  /** Returns the person on a seat in the format of a request: with an emblem, if one was chosen. */
  personOn(seat) {
    const chosen = this.emblems[seat] ?? NO_EMBLEM;
    return `human${chosen && `/${chosen}`}:${this.nameOf(seat)}`;
  }

  render() {
    if (this.failure) {
      return failed(this.failure, () => this.load());
    }
    if (!this.about) {
      return waiting();
    }
    if (this.about.play === false) {
      return html`<div class="stack">
        <h1>${t('play.title')}</h1>
        <p class="notice">${t('play.off')}</p>
      </div>`;
    }
    return this.form();
  }

  form() {
    const { game, seats } = this;
    const submit = event => {
      event.preventDefault();
      this.attempt(() => this.begin());
    };
    return html`<form class="stack loose play-form" @submit=${submit}>
      <div class="stack close">
        <h1>${t('play.title')}</h1>
        <p class="soft">${t('play.words')}</p>
      </div>
      <fieldset class="stack close">
        <legend>${t('play.game')}</legend>
        <div class="row">
          ${this.about.games.map(
            one =>
              html`<button type="button" aria-pressed=${String(one === game)} @click=${() => this.take(one)}>
                ${one.title}
              </button>`,
          )}
        </div>
      </fieldset>
      ${
        this.tables.length > 1
          ? html`<fieldset class="stack close">
              <legend>${t('play.table')}</legend>
              <div class="row">
                ${this.tables.map(
                  one =>
                    html`<button
                      type="button"
                      data-table=${one.key}
                      aria-pressed=${String(one === this.table)}
                      @click=${() => this.useTable(one)}
                    >
                      ${t(one.words)}
                    </button>`,
                )}
              </div>
              <p class="soft">${t(this.table.more)}</p>
              ${this.table.clock ? this.clock(this.table.clock) : nothing}
              ${(this.table.agreements ?? []).map(agreement => this.agreement(agreement))}
            </fieldset>`
          : nothing
      }
      <fieldset class="stack close">
        <legend>${t('play.seats')}</legend>
        ${seats.map((who, seat) => this.seat(who, seat))}
        <div class="row">
          ${
            seats.length < game.mostSeats
              ? html`<button type="button" @click=${() => this.add()}>${t('play.more-seats')}</button>`
              : nothing
          }
          ${
            seats.length > game.leastSeats
              ? html`<button type="button" @click=${() => this.remove()}>${t('play.fewer-seats')}</button>`
              : nothing
          }
        </div>
      </fieldset>
      ${
        game.settings.length
          ? html`<details>
              <summary>${t('play.settings')}</summary>
              <div class="columns settings">${game.settings.map(setting => this.setting(setting))}</div>
            </details>`
          : nothing
      }
      ${this.refused ? failed(this.refused) : nothing}
      <div class="row">
        <button class="first" type="submit" ?disabled=${this.busy}>
          ${t(this.busy ? 'play.beginning' : 'play.begin')}
        </button>
      </div>
    </form>`;
  }

  /** Draws the choice of the time limit of an answer, which may also be none. */
  clock({ key, times }) {
    const now = this.settings[key] ?? '';
    const words = time => (time === '' ? t('play.no-clock') : t('play.clock-time', { time }));
    const own = times.includes(now) || now === '' ? [] : [now];
    return html`<div class="row">
      <label for="clock">${t('play.clock')}</label>
      <select id="clock" @change=${event => this.set(key, event.target.value)}>
        ${['', ...times, ...own].map(
          time => html`<option value=${time} ?selected=${time === now}>${words(time)}</option>`,
        )}
      </select>
    </div>`;
  }

  /** Draws a setting that people agree on before they sit down. */
  agreement({ key, words, values }) {
    const id = `wish-${key}`;
    return html`<div class="row">
      <label for=${id}>${t(words)}</label>
      <select id=${id} @change=${event => this.set(key, event.target.value)}>
        ${Object.entries(values).map(
          ([value, meaning]) =>
            html`<option value=${value} ?selected=${value === this.settings[key]}>${t(meaning)}</option>`,
        )}
      </select>
    </div>`;
  }

  /** Changes a setting; an empty value restores the default of the arena. */
  set(key, value) {
    const others = { ...this.settings };
    delete others[key];
    this.settings = value === '' ? others : { ...others, [key]: value };
  }

  add() {
    this.seats = [...this.seats, `superbot:${this.game.levels[0]?.number ?? 1}`];
  }

  remove() {
    this.seats = this.seats.slice(0, -1);
  }

  seat(who, seat) {
    const id = `seat-${seat + 1}`;
    const option = (value, words) => html`<option value=${value} ?selected=${value === who}>${words}</option>`;
    return html`<div class="row seat-choice">
      <label class="seat" for=${id}>${mark(seat + 1)} ${t('play.seat', { number: seat + 1 })}</label>
      <select id=${id} @change=${event => this.sit(seat, event.target.value)}>
        ${option(PERSON, t('play.person'))}
        <optgroup label=${t('play.levels')}>
          ${this.game.levels.map(level =>
            option(
              `superbot:${level.number}`,
              t('play.level', { number: level.number, name: levelName(this.game.id, level) }),
            ),
          )}
        </optgroup>
        ${this.game.wire ? option(CONNECTED, t('play.connected', { address: this.game.wire })) : nothing}
        ${
          this.game.bots.length
            ? html`<optgroup label=${t('play.bots')}>
                ${this.game.bots.map(bot => option(bot, this.titleOf(bot)))}
              </optgroup>`
            : nothing
        }
      </select>
      ${who.startsWith(PERSON) ? html`${this.nameField(seat)}${this.emblemField(seat)}` : this.levelIdea(who)}
    </div>`;
  }

  titleOf(bot) {
    return this.game.botTitles[bot] ?? bot;
  }

  nameField(seat) {
    const own = seat === this.first;
    const id = own ? 'own-name' : `name-${seat + 1}`;
    const wrong = mistake(this.guests[seat] ?? '');
    return html`<label class="unseen" for=${id}>${t('play.name')}</label>
      <input
        id=${id}
        dir="auto"
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby=${wrong ? `${id}-wrong` : nothing}
        autocomplete=${own ? 'nickname' : 'off'}
        placeholder=${own ? t('play.name') : this.nameOf(seat)}
        .value=${this.guests[seat] ?? ''}
        @input=${event => {
          this.guests = { ...this.guests, [seat]: event.target.value };
          const found = mistake(event.target.value);
          event.target.setCustomValidity(found ? t(found, { n: MOST_CHARACTERS }) : '');
        }}
      />
      ${
        wrong
          ? html`<span id="${id}-wrong" class="small wrong-name" role="status"
              >${t(wrong, { n: MOST_CHARACTERS })}</span
            >`
          : nothing
      }`;
  }

  emblemField(seat) {
    const id = `emblem-${seat + 1}`;
    const chosen = this.emblems[seat] ?? NO_EMBLEM;
    const option = (value, words) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`;
    return html`<span class="emblem-choice">
      <label class="unseen" for=${id}>${t('play.emblem')}</label>
      <select
        id=${id}
        @change=${event => {
          this.emblems = { ...this.emblems, [seat]: event.target.value };
        }}
      >
        ${option(NO_EMBLEM, t('play.no-emblem'))} ${EMBLEMS.map(one => option(one, t(`emblem.${one}`)))}
      </select>
      <span aria-hidden="true">${emblem(chosen)}</span>
    </span>`;
  }

  /** Draws the description of the level on a seat. */
  levelIdea(who) {
    const level = this.game.levels.find(one => who === `superbot:${one.number}`);
    return level ? html`<span class="soft small idea">${idea(this.game.id, level)}</span>` : nothing;
  }

  setting(setting) {
    const id = `set-${setting.key}`;
    const value = this.settings[setting.key] ?? setting.value ?? setting.default;
    const change = event => this.set(setting.key, event.target.value.trim());
    return html`<div class="field">
      <label for=${id}>${setting.key}</label>
      ${
        setting.choices
          ? html`<select id=${id} @change=${change}>
              ${setting.choices.map(
                choice => html`<option value=${choice} ?selected=${choice === value}>${choice}</option>`,
              )}
            </select>`
          : html`<input
              id=${id}
              placeholder=${setting.value ?? setting.default}
              .value=${this.settings[setting.key] ?? ''}
              @input=${change}
            />`
      }
      <span class="soft">${say(`setting.${this.game.id}.${setting.key}`, setting.words)}</span>
    </div>`;
  }
}

define('arena-play', PlayPage);
