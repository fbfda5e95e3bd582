/** The first page: live matches, recent matches, ways to watch and to play, and how to take part. */
import { html, nothing } from 'lit';
import { Live, get, post } from 'arena/api.js';
import { arena } from 'arena/about.js';
import { AskingElement, define } from 'arena/element.js';
import { gameComponent } from 'arena/game-component.js';
import { idea } from 'arena/levels.js';
import { ending } from 'arena/sentences.js';
import { seatName } from 'arena/seats.js';
import { connection, empty, failed, waiting } from 'arena/state.js';
import { ago, duration, number, put, t } from 'arena/text.js';
import { renew } from 'arena/practice.js';

const MOST_LIVE = 12;
const MOST_RECENT = 12;
/** The duration of a move in a match that is begun in order to watch it. */
const WATCH_PACE_MILLIS = 700;
const LEAST_PAUSE_MILLIS = 1_000;
/** The shortest time between two messages of the arena about one board. */
const MOVED_MILLIS = 250;

class Lobby extends AskingElement {
  static properties = {
    about: { state: true },
    matchLines: { state: true },
    state: { state: true },
  };

  constructor() {
    super();
    this.boards = new Map();
    this.asking = new Map();
    this.state = 'connecting';
  }

  connectedCallback() {
    super.connectedCallback();
    import('arena/table.js'); // It is drawn once the matches are known, far down the page.
    this.live = new Live('/live', {
      message: message => this.receive(message),
      state: state => {
        if (state === 'open' && this.state === 'reconnecting') {
          this.load();
        }
        this.state = state;
      },
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.live.close();
  }

  async ask() {
    const [about, live, over] = await Promise.all([
      arena(),
      get(`/matches?live=true&most=${MOST_LIVE}`),
      get(`/matches?live=false&most=${MOST_RECENT}`),
    ]);
    this.about = about;
    const all = [...live.matches, ...over.matches];
    this.matchLines = all.filter((match, at) => all.findIndex(one => one.match === match.match) === at);
    this.matchLines.filter(match => !match.over).forEach(match => this.draw(match.match));
  }

  receive(message) {
    if (message.kind === 'match-moved') {
      this.updateLine(message.match, match => ({ ...match, moves: message.moves ?? match.moves }));
      message.scene && this.boards.has(message.match) ? this.put(message.match, message) : this.draw(message.match);
    } else if (message.kind === 'match-began' || message.kind === 'match-ended') {
      this.load();
      renew();
    }
  }

  updateLine(id, change) {
    this.matchLines = this.matchLines?.map(match => (match.match === id ? change(match) : match));
  }

  /** Fetches the board of a live match, not more than once a second. */
  async draw(id) {
    if (this.asking.has(id)) {
      return;
    }
    this.asking.set(id, true);
    setTimeout(() => this.asking.delete(id), LEAST_PAUSE_MILLIS);
    try {
      const head = await get(`/matches/${encodeURIComponent(id)}`);
      const { moves } = await get(`/matches/${encodeURIComponent(id)}/moves?from=${head.moves}&most=1`);
      if (moves.length) {
        await this.put(id, { game: head.game, ground: head.ground, scene: moves[0].scene, move: moves[0] });
      }
    } catch (failure) {
      this.failure = failure.status ? this.failure : failure; // The match may have ended and been removed meanwhile.
    }
  }

  async put(id, { game, scene, move, ground = this.boards.get(id)?.ground }) {
    const known = game ?? this.matchLines?.find(match => match.match === id)?.game;
    if (known && scene) {
      const component = await gameComponent(known);
      this.boards.set(id, { component, scene, move, ground });
      this.requestUpdate();
    }
  }

  async watch(game) {
    const levels = game.levels.map(level => `superbot:${level.number}`);
    const seats = Array.from(
      { length: game.usualSeats },
      (nothing, seat) => levels[Math.max(0, levels.length - 2 - seat)],
    );
    const { flows } = await gameComponent(game.id);
    const how = flows ? { settings: flows.settings } : { pace: WATCH_PACE_MILLIS };
    location.href = (await post('/matches', { game: game.id, seats, ...how })).page;
  }

  async playAgainst(game) {
    const seats = Array.from({ length: game.usualSeats }, (nothing, seat) =>
      seat === 0 ? `human:${t('play.you')}` : 'superbot:1',
    );
    const { flows } = await gameComponent(game.id);
    const begun = await post('/matches', { game: game.id, seats, settings: flows?.settings });
    location.href = begun.seats.find(seat => seat.link).link;
  }

  render() {
    if (this.failure && !this.matchLines) {
      return failed(this.failure, () => this.load());
    }
    if (!this.matchLines) {
      return waiting();
    }
    const live = this.matchLines.filter(match => !match.over);
    const over = this.matchLines.filter(match => match.over);
    return html`<div class="stack loose">
      <div class="row apart lobby-head">
        <h1>${t('lobby.title')}</h1>
        ${this.state === 'open' ? nothing : connection(this.state)}
      </div>
      ${this.refused ? failed(this.refused) : nothing}
      <section aria-labelledby="lobby-live">
        <h2 id="lobby-live" class="unseen">${t('lobby.live')}</h2>
        ${
          live.length
            ? html`<div class="columns">${live.map(match => this.small(match))}</div>`
            : empty(t('lobby.live-none'))
        }
      </section>
      ${this.about.play === false ? nothing : this.begin()}
      <section aria-labelledby="lobby-recent">
        <div class="section-head"><h2 id="lobby-recent">${t('lobby.recent')}</h2></div>
        ${over.length ? this.recent(over) : empty(t('lobby.recent-none'))}
      </section>
      ${this.help()}
    </div>`;
  }

  small(match) {
    const board = this.boards.get(match.match);
    return html`<a class="sheet mini" href=${`/matches/${encodeURIComponent(match.match)}`}>
      <div class="small-board">
        ${board ? board.component.board({ ...board, small: true, millis: MOVED_MILLIS }) : nothing}
      </div>
      <div class="row still apart">
        <span class="versus grow">${match.seats.map(seat => seatName(seat.seat, seat.name))}</span>
        <span class="tag now"
          >${match.moves === undefined ? t('viewer.live') : t('lobby.moves', { n: match.moves })}</span
        >
      </div>
    </a>`;
  }

  begin() {
    return html`<section aria-labelledby="lobby-begin">
      <div class="section-head"><h2 id="lobby-begin">${t('lobby.begin')}</h2></div>
      <div class="columns wide">
        ${this.about.games.map(
          game =>
            html`<div class="sheet stack">
              <div>
                <h3>${game.title}</h3>
                <p class="soft small">${put(`lobby.game-${game.id}`, '')}</p>
              </div>
              <div class="row">
                <button class="first" ?disabled=${this.busy} @click=${() => this.attempt(() => this.playAgainst(game))}>
                  ${t('lobby.play')}
                </button>
                <button ?disabled=${this.busy} @click=${() => this.attempt(() => this.watch(game))}>
                  ${t('lobby.watch')}
                </button>
                <a class="button" href=${`/play?game=${game.id}`}>${t('lobby.choose')}</a>
              </div>
              <p class="small">
                <a href=${`/rules/${game.id}`}>${t('lobby.rules')}</a>
              </p>
              ${this.levels(game)}
              <arena-practice game=${game.id}></arena-practice>
            </div>`,
        )}
      </div>
    </section>`;
  }

  levels(game) {
    return html`<div class="stack close">
      <h4 class="small soft levels-title">${t('lobby.ladder')}</h4>
      <ol class="plain ladder">
        ${game.levels.map(
          level =>
            html`<li>
              <a href=${`/play?game=${game.id}&seat=human:&seat=superbot:${level.number}`}
                >${t('lobby.level', { number: level.number })}</a
              >
              <span class="soft small">${idea(game.id, level)}</span>
              <arena-practice game=${game.id} level=${level.number}></arena-practice>
            </li>`,
        )}
      </ol>
    </div>`;
  }

  recent(over) {
    const columns = [
      {
        key: 'seats',
        title: t('lobby.who'),
        value: match => match.seats.map(seat => seat.name).join(' '),
        cell: match =>
          html`<a class="row" href=${`/matches/${encodeURIComponent(match.match)}`}
            >${match.seats.map(seat => seatName(seat.seat, seat.name))}</a
          >`,
      },
      {
        key: 'winners',
        title: t('lobby.winner'),
        value: match => winners(match),
        cell: match => html`<span class="name">${winners(match) || '–'}</span>`,
      },
      { key: 'reason', title: t('lobby.reason'), cell: match => ending(match) },
      {
        key: 'moves',
        title: t('lobby.moves-title'),
        number: true,
        cell: match => (match.moves === undefined ? '' : number(match.moves)),
      },
      {
        key: 'durationMillis',
        title: t('lobby.lasted'),
        number: true,
        cell: match => (match.durationMillis === undefined ? '' : duration(match.durationMillis)),
      },
      {
        key: 'beganMillis',
        title: t('lobby.when'),
        number: true,
        cell: match => (match.beganMillis === undefined ? '' : ago(match.beganMillis)),
      },
    ];
    return html`<arena-table caption=${t('lobby.recent-caption')} .columns=${columns} .rows=${over}></arena-table>`;
  }

  help() {
    return html`<section aria-labelledby="lobby-help">
      <div class="section-head"><h2 id="lobby-help">${t('lobby.help')}</h2></div>
      <div class="columns">
        ${[
          ['/protocol', 'lobby.protocol'],
          ['/starter-kits', 'lobby.starter-kits'],
        ].map(
          ([path, key]) =>
            html`<a class="sheet" href=${path}
              ><strong>${t(key)}</strong><br /><span class="soft small">${t(`${key}-words`)}</span></a
            >`,
        )}
      </div>
    </section>`;
  }
}

function winners(match) {
  return match.winners?.filter(one => typeof one === 'string').join(', ');
}

define('arena-lobby', Lobby);
