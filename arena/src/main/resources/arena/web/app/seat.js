/** The page of a person at a table: the board, the prompt, the ruling of the last order. */
import { html, nothing } from 'lit';
import { Live, get, post } from 'arena/api.js';
import { Course } from 'arena/course.js';
import { ArenaElement, define } from 'arena/element.js';
import { emblemsOf } from 'arena/emblems.js';
import { AnimationLoop } from 'arena/animation-loop.js';
import { gameComponent } from 'arena/game-component.js';
import { Playback, restOf, soundOf } from 'arena/playback.js';
import { FocusKeeper } from 'arena/focus.js';
import { greeting, seatCards, seatNote } from 'arena/seat-cards.js';
import { task } from 'arena/seat-parts.js';
import { seatName } from 'arena/seats.js';
import { connection, failed, waiting } from 'arena/state.js';
import { t } from 'arena/text.js';
import { withHold } from 'arena/hold.js';
import { Gestures } from 'arena/gestures.js';
import * as sound from 'arena/sound.js';
import 'arena/moves.js';

const CLOCK_TICK_MILLIS = 100;
const SPEED = 2;
const NEXT_MILLIS = 2_000;

class SeatPage extends /** @type {Arena.With<typeof ArenaElement, { takeable: Set<string> }>} */ (ArenaElement) {
  static properties = {
    header: { state: true },
    failure: { state: true },
    asked: { state: true },
    ruling: { state: true },
    hint: { state: true },
    state: { state: true },
    offered: { state: true },
    takeable: { state: true },
    already: { state: true },
    sent: { state: true },
    leaving: { state: true },
    left: { state: true },
    sounds: { state: true },
    zoom: { state: true },
    replaced: { state: true },
    held: { state: true },
    stopped: { state: true },
    beginning: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    this.token = decodeURIComponent(location.pathname.split('/').filter(Boolean)[1] ?? '');
    this.course = new Course();
    this.playback = new Playback({
      frames: at => this.framesOf(at),
      rest: at => restOf(this.game, this.course, at),
      changed: from => this.moved(from),
    });
    this.animation = new AnimationLoop(this.playback);
    this.playback.following = true;
    this.offered = new Set();
    this.already = [];
    this.state = 'connecting';
    this.sounds = sound.soundOn();
    this.zoom = 0;
    this.gestures = new Gestures(this);
    this.focusKeeper = new FocusKeeper(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.ticking = setInterval(() => this.tick(), CLOCK_TICK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    clearTimeout(this.idling);
    clearInterval(this.awaiting);
    this.animation.end();
    this.live?.close();
  }

  async load() {
    this.failure = undefined;
    try {
      const header = await get(`/seats/${encodeURIComponent(this.token)}`);
      this.game = await gameComponent(header.game);
      this.playback.speed = this.game.flows ? 1 : SPEED;
      this.header = header;
      this.live = new Live(`/seats/${encodeURIComponent(this.token)}/live`, {
        message: message => this.receive(message),
        state: state => {
          this.state = state;
        },
      });
    } catch (failure) {
      this.failure = failure;
    }
  }

  receive(message) {
    const ways = {
      match: () => {
        this.header = { ...this.header, ...message };
      },
      moves: () => {
        this.takeMoves(message.moves);
        this.header = withHold(this.header, message);
      },
      'handed-over': () => {
        this.asked = undefined;
        this.replaced = message.name;
      },
      asked: () => this.receivePrompt(message),
      told: () => this.receiveRuling(message),
      choices: () => this.receiveChoices(message.choices),
      hint: () => {
        this.hint = message;
      },
      over: () => {
        this.header = { ...this.header, ...message, over: true };
        this.asked = undefined;
        this.live.close();
        this.awaitNext();
      },
    };
    ways[message.kind]?.();
  }

  /** Waits for the next match at the table, which has the same link, and moves on to it. */
  awaitNext() {
    clearInterval(this.awaiting);
    this.awaiting = this.header.again && setInterval(() => this.lookForNext(), NEXT_MILLIS);
  }

  async lookForNext() {
    try {
      const { match } = await get(`/seats/${encodeURIComponent(this.token)}`);
      if (match !== this.header.match) {
        location.reload();
      }
    } catch {
      // The arena may be unreachable for a moment; the next poll asks again.
    }
  }

  /** Begins the next match at the table, with the same players and links. */
  async again() {
    this.beginning = true;
    this.refused = undefined;
    try {
      await post(`/seats/${encodeURIComponent(this.token)}/again`);
      location.reload();
    } catch (failure) {
      this.refused = failure;
      this.beginning = false;
    }
  }

  takeMoves(moves) {
    const first = this.course.last < 0;
    this.course.take(moves);
    if (first) {
      this.playback.last = Math.max(0, this.course.last);
      this.playback.follow();
    } else {
      this.playback.reach(this.course.last);
    }
    this.requestUpdate();
  }

  receivePrompt(message) {
    const again = this.asked?.number === message.number;
    // After a lost connection the form keeps what is chosen and does not begin the prompt again.
    this.asked = again ? { ...message, choices: this.asked.choices } : message;
    this.until = message.leftMillis === undefined ? undefined : performance.now() + message.leftMillis;
    this.sent = false;
    if (!again && !this.game.flows) {
      this.ruling = undefined;
      this.hint = undefined;
      this.already = [];
      this.held = undefined;
      document.title = `${t('seat.your-turn')} · ${t('brand')}`;
    }
    if (again && this.already.length) {
      this.add(this.already);
    }
    this.tick();
    this.sendIdleOrder();
  }

  /**
   * In a real-time game, sends an idle order after a while, unless the person has stopped the world. An order given
   * between two prompts is the answer to the next one.
   */
  sendIdleOrder() {
    clearTimeout(this.idling);
    const { flows } = this.game;
    if (!flows || !this.asked || this.sent) {
      return;
    }
    if (this.next) {
      this.give(this.next);
    } else if (this.asked.turn && !this.stopped) {
      this.idling = setTimeout(() => {
        this.sent = this.live.send({ order: flows.idle });
      }, flows.millis);
    }
  }

  /** Makes the world wait for this seat, or continue. */
  stop() {
    this.stopped = !this.stopped;
    this.sendIdleOrder();
  }

  /** Offers further choices; if there are none, sends the chosen orders. */
  receiveChoices(choices) {
    if (this.asked && this.already.length && choices.complete && !choices.kinds.length && this.single) {
      this.give(this.already);
    } else if (this.asked) {
      this.asked = { ...this.asked, choices };
    }
    this.single = false;
  }

  receiveRuling(message) {
    if (message.number && message.number < (this.asked?.number ?? 0)) {
      return; // A new connection repeats the ruling of the previous order.
    }
    this.ruling = message;
    this.sent = !message.refused && this.asked?.turn !== false;
    if (message.refused && this.sounds) {
      sound.play('error');
    }
    if (!message.refused && !this.game.flows) {
      this.asked = undefined;
      document.title = `${t('seat.waiting')} · ${t('brand')}`;
    }
  }

  tick() {
    this.left = this.asked && this.until !== undefined ? Math.max(0, this.until - performance.now()) : undefined;
  }

  framesOf(at) {
    return this.game && this.course.has(at) ? this.game.frames(this.course.moves[at]) : 1;
  }

  moved(from) {
    this.sounds && sound.play(soundOf(this, from));
    this.requestUpdate();
    this.animation.run();
  }

  give(chosen) {
    clearTimeout(this.idling);
    this.next = this.game.flows && this.sent ? chosen : undefined;
    if (this.next) {
      return;
    }
    this.sent = this.live.send({ chosen });
    if (!this.sent) {
      this.next = this.game.flows ? chosen : undefined;
      this.ruling = { unsent: true };
    }
  }

  /**
   * Changes the orders of this answer, and asks for the choices that remain. Without a connection the orders are kept;
   * they are sent again with the next connection.
   */
  add(already) {
    this.already = already;
    if (this.live.send({ chosen: already, done: false })) {
      this.single = !this.asked.choices.complete;
      this.ruling = this.ruling?.unsent ? undefined : this.ruling;
    } else {
      this.ruling = { unsent: true };
    }
  }

  /** Takes a tile or a card: the form continues with it if it can be played. */
  take(token) {
    this.held = token;
    this.querySelector('arena-choices')?.takeFrom(token);
  }

  /** Sends an order that was typed as text. */
  write(event) {
    event.preventDefault();
    clearTimeout(this.idling);
    this.sent = this.live.send({ order: event.target.elements.order.value });
    this.ruling = this.sent ? this.ruling : { unsent: true };
  }

  resign() {
    this.live.send({ resign: true });
    this.leaving = false;
  }

  /** The name of the person who plays here, who may have replaced another. */
  get name() {
    const { name, playedBy } = this.header.seats[this.header.seat - 1];
    return this.replaced ? name : (playedBy ?? name);
  }

  get names() {
    return this.header.seats.map(seat => seat.name);
  }

  render() {
    if (this.failure) {
      return html`<div class="viewer-empty stack">
        <h1>${t('viewer.not-shown')}</h1>
        ${failed(this.failure, () => this.load())}
      </div>`;
    }
    if (!this.header) {
      return html`<div class="viewer-empty">${waiting(t('seat.loading'))}</div>`;
    }
    const { header, game } = this;
    const { flows } = game;
    const moving = this.playback.playing && !flows;
    const move = this.course.moves[this.playback.at];
    const scene = this.asked && !moving && !flows ? this.asked.scene : (move?.scene ?? this.asked?.scene);
    // Moves that arrive while the person answers change the board only: the form stays in place under the finger.
    const answers = Boolean(this.asked && (flows || !this.sent) && !this.header.over);
    const plays = answers && !moving;
    return html`<article
      class="viewer seat-page ${game.tiles ? 'with-hand' : ''} ${game.ledger ? 'with-ledger' : ''}"
      aria-label=${this.header.title}
      data-emblems=${emblemsOf(header.seats)}
    >
      <div class="title">
        <h1>${greeting(this.name)}</h1>
        <p class="row soft">
          ${this.header.title} ${this.state === 'open' || this.header.over ? nothing : connection(this.state)}
        </p>
      </div>
      <div class="stage zoom-${this.zoom}">
        <div class="frame" tabindex=${this.zoom ? 0 : -1} role="region" aria-label=${t('viewer.board')}>
          ${
            scene
              ? this.game.board({
                  scene,
                  move: this.asked && !moving && !flows ? this.course.moves[this.course.last] : move,
                  frame: moving ? this.playback.frame : undefined,
                  coordinates: true,
                  ground: header.ground,
                  seats: header.seats,
                  millis: this.playback.moveMillis,
                  offered: plays ? (game.tiles ? this.takeable : this.offered) : undefined,
                  pick: plays ? token => this.press(token) : undefined,
                  chosen: this.held,
                })
              : waiting(t('seat.waiting-start'))
          }
        </div>
      </div>
      <div class="controls stack">${task(this, answers)}</div>
      <section class="side" aria-label=${t(game.ledger ? 'viewer.ledger' : 'viewer.side')}>
        ${move ? this.others(move, scene) : this.guests()}
      </section>
      <div class="unseen" aria-live="polite">${move ? this.game.words(move, this.names) : ''}</div>
    </article>`;
  }

  /** Draws the possessions of all players, and the moves. */
  others(move, scene) {
    const { header, game } = this;
    if (game.ledger) {
      const note = number => seatNote({ header, move, now: true, seat: header.seats.find(one => one.seat === number) });
      const { ground, seat } = header;
      return game.ledger({ scene, ground, seat, moves: this.course.moves, at: move.at, note });
    }
    return html`${seatCards({ header, game, move: { ...move, scene }, now: true })}
      <arena-moves
        .moves=${this.course.all()}
        .known=${this.course.known}
        .names=${this.names}
        .game=${game}
        .rules=${header.game}
        .at=${this.playback.at}
      ></arena-moves>`;
  }

  press(token) {
    this.game.tiles ? this.take(token) : this.querySelector('arena-choices')?.press(token);
  }

  guests() {
    return html`<ul class="plain stack close">
      ${this.header.seats.map(seat => html`<li>${seatName(seat.seat, seat.name)}</li>`)}
    </ul>`;
  }

  /** The newest scene, whatever the board still shows. */
  get now() {
    return this.asked?.scene ?? this.course.moves[this.course.last]?.scene;
  }

  /** Draws the person's tiles, in a game that keeps them off the board. */
  tiles(answers) {
    return this.now
      ? this.game.tiles?.({
          scene: this.now,
          seat: this.header.seat,
          chosen: this.held,
          pick: answers ? token => this.take(token) : undefined,
        })
      : nothing;
  }

  updated() {
    this.gestures.listenTo(this.querySelector('.frame'));
    this.focusKeeper.restore();
  }

  turnSound() {
    this.sounds = !this.sounds;
    sound.switchSound(this.sounds);
  }
}

define('arena-seat', SeatPage);
