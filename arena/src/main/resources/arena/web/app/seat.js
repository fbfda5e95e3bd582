/** The page of a person who sits at a table: the board to press, what is asked, what was said to the last order. */
import { html, nothing } from 'lit';
import { Live, get } from 'arena/api.js';
import { Course } from 'arena/course.js';
import { ArenaElement, define } from 'arena/element.js';
import { icons } from 'arena/icons.js';
import { Pictures } from 'arena/pictures.js';
import { Playback } from 'arena/playback.js';
import { greeting, seatCards } from 'arena/seat-cards.js';
import { answer, result } from 'arena/seat-parts.js';
import { seatName } from 'arena/seats.js';
import { connection, failed, waiting } from 'arena/state.js';
import { clock, t } from 'arena/text.js';
import { heeded, heldWords } from 'arena/viewer-parts.js';
import * as sound from 'arena/sound.js';
import 'arena/choices.js';
import 'arena/moves.js';

const CLOCK_TICK_MILLIS = 100;
const SHORT_MILLIS = 10_000;
const SPEED = 2;

class SeatPage extends ArenaElement {
  static properties = {
    header: { state: true },
    failure: { state: true },
    asked: { state: true },
    said: { state: true },
    hint: { state: true },
    state: { state: true },
    offered: { state: true },
    takeable: { state: true },
    already: { state: true },
    sent: { state: true },
    leaving: { state: true },
    left: { state: true },
    sounds: { state: true },
    replaced: { state: true },
  };

  constructor() {
    super();
    this.token = decodeURIComponent(location.pathname.split('/').filter(Boolean)[1] ?? '');
    this.course = new Course();
    this.playback = new Playback({ frames: at => this.framesOf(at), changed: () => this.moved() });
    this.pictures = new Pictures(this.playback);
    this.playback.following = true;
    this.playback.speed = SPEED;
    this.offered = new Set();
    this.already = [];
    this.state = 'connecting';
    this.sounds = sound.soundOn();
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.ticking = setInterval(() => this.tick(), CLOCK_TICK_MILLIS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
    this.pictures.end();
    this.live?.close();
  }

  async load() {
    this.failure = undefined;
    try {
      const header = await get(`/seats/${encodeURIComponent(this.token)}`);
      this.game = await import(`arena/games/${header.game}.js`);
      this.header = header;
      this.live = new Live(`/seats/${encodeURIComponent(this.token)}/live`, {
        message: message => this.hear(message),
        state: state => {
          this.state = state;
        },
      });
    } catch (failure) {
      this.failure = failure;
    }
  }

  hear(message) {
    const ways = {
      match: () => {
        this.header = { ...this.header, ...message };
      },
      moves: () => {
        this.takeMoves(message.moves);
        this.header = heeded(this.header, message);
      },
      'handed-over': () => {
        this.asked = undefined;
        this.replaced = message.name;
      },
      asked: () => this.ask(message),
      told: () => this.tell(message),
      choices: () => {
        this.asked = this.asked && { ...this.asked, choices: message.choices };
      },
      hint: () => {
        this.hint = message;
      },
      over: () => {
        this.header = { ...this.header, ...message, over: true };
        this.asked = undefined;
        this.live.close();
      },
    };
    ways[message.kind]?.();
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

  ask(message) {
    const again = this.asked?.number === message.number;
    this.asked = message;
    this.until = message.leftMillis === undefined ? undefined : performance.now() + message.leftMillis;
    this.sent = false;
    if (!again) {
      this.said = undefined;
      this.hint = undefined;
      this.already = [];
      document.title = `${t('seat.your-turn')} · ${t('brand')}`;
    }
    this.tick();
  }

  tell(message) {
    this.said = message;
    this.sent = !message.refused;
    if (message.refused && this.sounds) {
      sound.play('error');
    }
    if (!message.refused) {
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

  moved() {
    this.requestUpdate();
    const move = this.course.moves[this.playback.at];
    if (this.playback.playing && move && this.sounds) {
      sound.play(this.game.sound?.(move, this.playback.frame));
    }
    this.pictures.run();
  }

  give(chosen) {
    this.sent = this.live.send({ chosen });
    if (!this.sent) {
      this.said = { refused: true, words: t('seat.not-sent') };
    }
  }

  /** Adds to the orders of this answer, or takes some away, and asks what may be chosen besides. */
  add(already) {
    this.already = already;
    this.live.send({ chosen: already, done: false });
  }

  /** Gives an order in one's own words. */
  write(event) {
    event.preventDefault();
    const order = event.target.elements.order.value;
    this.sent = this.live.send({ order });
  }

  resign() {
    this.live.send({ resign: true });
    this.leaving = false;
  }

  get names() {
    return this.header.seats.map(seat => seat.name);
  }

  render() {
    if (this.failure) {
      return html`<div class="viewer-empty">${failed(this.failure, () => this.load())}</div>`;
    }
    if (!this.header) {
      return html`<div class="viewer-empty">${waiting(t('seat.loading'))}</div>`;
    }
    const { header, game } = this;
    const moving = this.playback.playing;
    const move = this.course.moves[this.playback.at];
    const scene = this.asked && !moving ? this.asked.scene : (move?.scene ?? this.asked?.scene);
    const plays = this.asked && !moving && !this.sent && !this.header.over;
    return html`<article class="viewer seat-page" aria-label=${this.header.title}>
      <div class="title">
        <h1>${greeting(this.names[this.header.seat - 1])}</h1>
        <p class="row soft">
          ${this.header.title} ${this.state === 'open' || this.header.over ? nothing : connection(this.state)}
        </p>
      </div>
      <div class="stage">
        <div class="frame">
          ${
            scene
              ? this.game.board({
                  scene,
                  move: this.asked && !moving ? this.course.moves[this.course.last] : move,
                  frame: moving ? this.playback.frame : undefined,
                  coordinates: true,
                  offered: plays ? this.offered : undefined,
                  pick: plays ? token => this.press(token) : undefined,
                })
              : waiting(t('seat.waiting-start'))
          }
        </div>
      </div>
      <div class="controls stack">${this.task(plays, scene)}</div>
      <aside class="side" aria-label=${t('viewer.side')}>
        ${move ? seatCards({ header, game, move: { ...move, scene }, now: true }) : this.guests()}
        ${
          move
            ? html`<arena-moves
                .moves=${this.course.all()}
                .known=${this.course.known}
                .names=${this.names}
                .game=${this.game}
                .rules=${this.header.game}
                .at=${this.playback.at}
              ></arena-moves>`
            : nothing
        }
      </aside>
      <div class="unseen" aria-live="polite">${move ? this.game.words(move, this.names) : ''}</div>
    </article>`;
  }

  press(token) {
    this.querySelector('arena-choices')?.press(token);
  }

  guests() {
    return html`<ul class="plain stack close">
      ${this.header.seats.map(seat => html`<li>${seatName(seat.seat, seat.name)}</li>`)}
    </ul>`;
  }

  /** What there is to do now. */
  task(plays, scene) {
    if (this.header.over) {
      return result(this.header);
    }
    if (this.replaced) {
      return html`<p class="sheet strong" role="status">${t('seat.handed-over', { name: this.replaced })}</p>`;
    }
    return html`<div class="sheet stack">
      ${heldWords(this.header)}
      <div class="row apart">
        <p class="strong" role="status">
          ${t(this.asked ? (this.sent ? 'seat.sent' : 'seat.your-turn') : 'seat.waiting')}
        </p>
        ${
          this.left === undefined
            ? nothing
            : html`<span class="tag ${this.left < SHORT_MILLIS ? 'now' : ''}" role="timer">${clock(this.left)}</span>`
        }
      </div>
      ${this.said ? answer(this.header, this.said) : nothing} ${scene ? this.hand(plays, scene) : nothing}
      ${this.asked ? this.form(plays) : nothing}
      ${
        this.hint
          ? html`<p class="notice hint" role="status"><code>${this.hint.order}</code> ${this.hint.words}</p>`
          : nothing
      }
      <div class="row">
        ${
          this.asked && this.asked.hints !== false
            ? html`<button data-key="seat.hint" @click=${() => this.live.send({ hint: true })}>
                ${icons.hint}${t('seat.hint')}
              </button>`
            : nothing
        }
        <button
          class="bare"
          aria-pressed=${String(this.sounds)}
          aria-label=${t('viewer.sound')}
          title=${t('viewer.sound')}
          @click=${this.turnSound}
        >
          ${this.sounds ? icons.sound : icons.silent}
        </button>
        ${
          this.leaving
            ? html`<span>${t('seat.resign-sure')}</span
                ><button class="grave" @click=${this.resign}>${t('seat.resign')}</button
                ><button
                  @click=${() => {
                    this.leaving = false;
                  }}
                >
                  ${t('seat.resign-no')}
                </button>`
            : html`<button
                @click=${() => {
                  this.leaving = true;
                }}
              >
                ${t('seat.resign')}
              </button>`
        }
      </div>
    </div>`;
  }

  /** What the person holds, in a game where that is not on the board. */
  hand(plays, scene) {
    return this.game.hand?.({
      scene,
      seat: this.header.seat,
      offered: plays ? this.takeable : undefined,
      pick: plays ? token => this.querySelector('arena-choices')?.takeFrom(token) : undefined,
    });
  }

  form(plays) {
    return html`${
        this.asked.choices
          ? html`<arena-choices
              .choices=${this.asked.choices}
              .game=${this.header.game}
              .already=${this.already}
              ?closed=${!plays}
              .give=${chosen => this.give(chosen)}
              .add=${already => this.add(already)}
              .told=${(offered, takeable) => {
                this.offered = offered;
                this.takeable = takeable;
              }}
            ></arena-choices>`
          : nothing
      }
      <details class="small" ?open=${!this.asked.choices}>
        <summary>${t('seat.own-words')}</summary>
        <form class="row own-words" @submit=${event => this.write(event)}>
          <label class="unseen" for="own-order">${t('seat.own-words')}</label>
          <textarea id="own-order" name="order" rows="2" maxlength="4000" class="code grow"></textarea>
          <button type="submit" ?disabled=${!plays}>${t('choices.give')}</button>
        </form>
      </details>`;
  }

  turnSound() {
    this.sounds = !this.sounds;
    sound.switchSound(this.sounds);
  }
}

define('arena-seat', SeatPage);
