/** The viewer of a match: its board, playback controls, seats, moves and details. */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { emblemsOf } from 'arena/emblems.js';
import { Course, errors, nextOf, turningPoints } from 'arena/course.js';
import { withHold } from 'arena/hold.js';
import { AnimationLoop } from 'arena/animation-loop.js';
import { gameComponent } from 'arena/game-component.js';
import { Playback, restOf, soundOf } from 'arena/playback.js';
import { keep, kept } from 'arena/memory.js';
import { failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';
import { seatCards, seatNote } from 'arena/seat-cards.js';
import { transport } from 'arena/transport.js';
import { help, handleKey, stage, tabPanel, linkRow, title } from 'arena/viewer-parts.js';
import { Gestures } from 'arena/gestures.js';
import * as sound from 'arena/sound.js';
import { CHUNK } from 'arena/source.js';
import 'arena/chart.js';
import 'arena/moves.js';

const EVERYTHING = 'referee';
const SLOW_ENOUGH_TO_TELL = 2;
/** The interval in which the ledger beside a board that is not played back is drawn. */
const STANDING_MILLIS = 1_000;

/** Returns a requested text, or the failure of its request. */
const read = asked =>
  asked.then(
    text => ({ text }),
    failure => ({ failure }),
  );

class Viewer extends /** @type {Arena.With<typeof ArenaElement, Arena.ViewerProperties>} */ (ArenaElement) {
  static properties = {
    source: { attribute: false },
    start: { type: Number },
    standing: { type: Boolean },
    ends: { type: Boolean },
    concluded: { state: true },
    boardControls: { attribute: false },
    header: { state: true },
    failure: { state: true },
    estimates: { state: true },
    state: { state: true },
    chosenTab: { state: true },
    zoom: { state: true },
    coordinates: { state: true },
    sounds: { state: true },
    link: { state: true },
    logs: { state: true },
    file: { state: true },
  };

  constructor() {
    super();
    this.course = new Course();
    this.memory = new Map();
    this.logs = {};
    this.chosenTab = 'move';
    this.zoom = 0;
    this.coordinates = kept('coordinates') !== 'off';
    this.sounds = sound.soundOn();
    this.state = 'connecting';
    this.playback = new Playback({
      frames: at => this.framesOf(at),
      rest: at => restOf(this.game, this.course, at),
      changed: from => this.moved(from),
      interval: () => this.source.lookMillis ?? 0,
    });
    this.animation = new AnimationLoop(this.playback, () => this.remember());
    this.keyed = event => handleKey(this, event);
    this.gestures = new Gestures(this);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keyed);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keyed);
    clearTimeout(this.later);
    this.live?.close();
    this.animation.end();
  }

  async load() {
    this.failure = undefined;
    try {
      const header = await this.head();
      this.game = await gameComponent(header.game);
      this.header = header;
      const from = this.start ?? (header.over ? 0 : header.moves);
      await this.fetchFrom(Math.max(0, Math.floor(from / CHUNK) * CHUNK));
      this.reach();
      if (!header.over) {
        this.listen();
      }
      this.start === undefined && !header.over ? this.playback.follow() : this.playback.seek(this.start ?? 0);
      await this.fill();
      await this.loadEstimates();
    } catch (failure) {
      this.failure = failure;
    }
  }

  /**
   * Returns the head of the match. A match that is over has no secrets, unless the reader asks for the view of one
   * seat.
   */
  async head() {
    const header = await this.source.header();
    if (!header.over || this.source.viewpoint !== '' || !header.viewpoints?.includes(EVERYTHING)) {
      return header;
    }
    this.source.viewpoint = EVERYTHING;
    return this.source.header();
  }

  /** Shows the match from another viewpoint. */
  viewAs(viewpoint) {
    const here = new URL(location.href);
    here.searchParams.set('as', viewpoint);
    here.searchParams.set('at', String(this.playback.at));
    location.href = here.href;
  }

  async fetchFrom(from) {
    const answer = await this.source.moves(from);
    this.take(answer.moves);
    return answer;
  }

  /** Fetches missing moves piece by piece, first those that the reader looks at. */
  async fill() {
    for (let from = this.missing; from >= 0; from = this.missing) {
      const answer = await this.fetchFrom(from);
      if (!answer.moves.length) {
        return;
      }
    }
  }

  /** The first move to be fetched next; -1 if there is none. */
  get missing() {
    const { at, last } = this.playback;
    return this.course.has(at) ? this.course.gap(last + 1) : this.course.gapAround(at, CHUNK);
  }

  /** Fetches the estimates of the super bot, once they are public. */
  async loadEstimates() {
    this.estimates = this.header.over && this.header.estimates ? (await this.source.estimates()).estimates : [];
  }

  listen() {
    this.live = this.source.live(
      () => this.course.last + 1,
      message => this.receive(message),
      state => {
        this.state = state;
      },
    );
  }

  receive(message) {
    if (message.kind === 'moves') {
      this.take(message.moves);
      this.header = withHold(this.header, message);
      if (this.course.gap() >= 0) {
        this.fill().catch(failure => {
          this.failure = failure;
        });
      }
    } else if (message.kind === 'match' || message.kind === 'over') {
      this.header = { ...this.header, ...message };
      if (message.kind === 'over') {
        this.concluded = Boolean(this.ends && this.playback.following);
        this.live.close();
        this.state = 'closed';
        this.fill()
          .then(() => this.loadEstimates())
          .catch(failure => {
            this.failure = failure;
          });
      }
    }
    this.reach();
  }

  take(moves) {
    if (this.course.take(moves)) {
      this.memory.clear();
      this.requestUpdate();
    }
  }

  reach() {
    const last = Math.max(this.course.last, this.header?.over ? (this.header.moves ?? 0) : 0, 0);
    this.playback.reach(last);
    this.animation.run();
  }

  framesOf(at) {
    return this.game && this.course.has(at) ? this.game.frames(this.course.moves[at]) : 1;
  }

  /** Returns a value computed from the moves; computed again only when there are more. */
  remembered(key, make) {
    if (!this.memory.has(key)) {
      this.memory.set(key, make());
    }
    return this.memory.get(key);
  }

  get names() {
    return this.header.seats.map(seat => seat.name);
  }

  get isLive() {
    return !this.header.over;
  }

  get isLoaded() {
    return this.course.has(this.playback.at);
  }

  get isNow() {
    return this.isLive && this.playback.at >= this.playback.last;
  }

  get errorMoves() {
    return this.remembered('errors', () => errors(this.course.all()));
  }

  get turnMoves() {
    return this.estimates?.length ? turningPoints(this.estimates) : [];
  }

  /** Whether the result can be shown large: it exists, and all moves that led to it are known. */
  get hasFinale() {
    return Boolean(this.header.over && this.header.standings?.length && this.course.gap(this.playback.last + 1) < 0);
  }

  /**
   * Whether the result is shown large: the reader has followed the match to its end, or asked for the result, and has
   * not gone back since.
   */
  get showsFinale() {
    return Boolean(this.concluded && this.hasFinale && this.playback.isAtEnd);
  }

  /** Shows the result large, or the board again. */
  showResult(on) {
    on && this.go(this.playback.last);
    this.concluded = on;
  }

  get mayHaveLogs() {
    return Boolean(this.header.logs?.length && this.source.log);
  }

  /* Time. */

  moved(from) {
    this.sounds && sound.play(soundOf(this, from));
    this.requestUpdate();
    this.animation.run();
  }

  toggle() {
    this.playback.following = false;
    this.playback.playing ? this.playback.pause() : this.playback.play();
    this.remember();
  }

  go(at) {
    this.playback.pause();
    this.playback.following = false;
    this.playback.seek(at);
    this.remember();
  }

  stepBy(moves) {
    this.playback.step(moves);
    this.remember();
  }

  follow() {
    this.playback.follow();
  }

  jump(moves, direction) {
    this.go(nextOf(moves, this.playback.at, direction));
  }

  setSpeed(speed) {
    this.playback.setSpeed(speed);
  }

  /** Keeps the moment in the address, so that it can be passed on. */
  remember() {
    if (!this.playback.playing && !this.playback.following && location.protocol !== 'file:') {
      const here = new URL(location.href);
      here.searchParams.set('at', String(this.playback.at));
      history.replaceState(null, '', here);
    }
    this.link = this.link && this.address();
  }

  address() {
    const here = new URL(location.href);
    here.searchParams.set('at', String(this.playback.at));
    return here.href;
  }

  /* Settings. */

  toggleCoordinates() {
    this.coordinates = !this.coordinates;
    keep('coordinates', this.coordinates ? 'on' : 'off');
  }

  toggleSound() {
    this.sounds = !this.sounds;
    sound.switchSound(this.sounds);
  }

  toggleLink() {
    this.link = this.link ? undefined : this.address();
  }

  updated() {
    this.gestures.listenTo(this.querySelector('.frame'));
  }

  fullScreen() {
    document.fullscreenElement ? document.exitFullscreen() : this.querySelector('.stage').requestFullscreen();
  }

  async readLog(seat) {
    if (this.logs[seat]) {
      return;
    }
    this.logs = { ...this.logs, [seat]: { waiting: true } };
    this.logs = { ...this.logs, [seat]: await read(this.source.log(seat)) };
  }

  /** Shows a file of a turn, or hides it if it is the one that is shown. */
  async readFile(seat, turn, what) {
    const name = `${what}_${turn}.txt`;
    const shown = this.file?.name === name && this.file.seat === seat;
    this.file = shown ? undefined : { seat, turn, name, waiting: true };
    if (!shown) {
      this.file = { seat, turn, name, ...(await read(this.source.file(seat, turn, what))) };
    }
  }

  /* Drawing. */

  /** Whether only the ledger changes: the board is not drawn while the match is played at full speed. */
  get isBoardStill() {
    return Boolean(this.standing && this.header && this.isLive);
  }

  /** Draws changes of the match once a second at full speed; changes by the reader at once. */
  shouldUpdate(changed) {
    const isOfMatch = [...changed.keys()].every(key => key === 'header');
    const pause =
      this.isBoardStill && this.stillMove && isOfMatch ? this.drawn + STANDING_MILLIS - performance.now() : 0;
    if (pause > 0) {
      this.later ??= setTimeout(() => {
        this.later = undefined;
        this.requestUpdate();
      }, pause);
    }
    return pause <= 0;
  }

  render() {
    this.drawn = performance.now();
    this.stillMove = this.isBoardStill ? (this.stillMove ?? this.shown) : undefined;
    if (this.failure && !this.header) {
      return html`<div class="viewer-empty stack">
        <h1>${t('viewer.not-shown')}</h1>
        ${failed(this.failure, () => this.load())}
      </div>`;
    }
    const move = this.course.moves[this.playback.at];
    this.shown = move ?? this.shown ?? this.course.all()[0];
    if (!this.header || !this.shown?.scene) {
      return html`<div class="viewer-empty">${waiting(t('viewer.loading'))}</div>`;
    }
    const { game } = this;
    const classes = ['viewer', game.ledger && 'with-ledger', this.showsFinale && 'with-finale'].filter(Boolean);
    return html`<article
      class=${classes.join(' ')}
      aria-label=${this.header.title}
      data-emblems=${emblemsOf(this.header.seats)}
    >
      ${title(this)} ${stage(this)}
      <div class="controls">${transport(this)}${linkRow(this)}</div>
      <section class="side" aria-label=${t(game.ledger ? 'viewer.ledger' : 'viewer.side')}>
        ${game.ledger ? this.ledger() : html`${seatCards(this.seated())}${this.moveList()}`}
      </section>
      ${game.ledger ? html`<div class="list">${this.moveList()}</div>` : nothing}
      <div class="under">
        ${this.failure ? failed(this.failure, () => this.load()) : nothing}${tabPanel(this)}${help()}
      </div>
      <div class="unseen" aria-live="polite">${this.spoken()}</div>
    </article>`;
  }

  seated() {
    return { header: this.header, game: this.game, move: this.shown, now: this.isNow };
  }

  /** Draws the possessions of all players, in a game with a ledger beside the board. */
  ledger() {
    const note = number => seatNote({ ...this.seated(), seat: this.header.seats.find(seat => seat.seat === number) });
    const { scene, at } = this.shown;
    return this.game.ledger({ scene, ground: this.header.ground, moves: this.course.moves, at, note });
  }

  moveList() {
    return html`<arena-moves
      .moves=${this.remembered('all', () => this.course.all())}
      .known=${this.course.known}
      .names=${this.names}
      .game=${this.game}
      .rules=${this.header.game}
      .at=${this.playback.at}
      .go=${at => this.go(at)}
    ></arena-moves>`;
  }

  /** Returns the words for a screen reader: none at high speed, which it could not follow. */
  spoken() {
    const { playback } = this;
    const isSpoken = !playback.playing || playback.speed <= SLOW_ENOUGH_TO_TELL;
    return isSpoken
      ? `${t('viewer.move-of', { at: playback.at, last: playback.last })}. ${this.game.words(this.shown, this.names)}`
      : '';
  }
}

define('arena-viewer', Viewer);
