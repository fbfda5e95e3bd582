/** The position of a viewer in a match, and its progress with time. It uses no page, so that node can test it. */

/** The longest duration of a frame and of a move at normal speed. */
export const WAVE_MILLIS = 320;
export const REST_MILLIS = 780;
const FULL_SPEED_MOVES_PER_SECOND = 2_000;
const SHORTEST_FRAME_MILLIS = 16;
const FULL_SPEED_FRAME_MILLIS = 1_000;

/** The speed at which only the current board is shown, once a second. */
export const FULL_SPEED = Infinity;

/** The speeds on offer. */
export const SPEEDS = [1, 2, 5, 10, 30, 100, 300, 1000, FULL_SPEED];

/** Returns the duration of a move at normal speed: given by its game, or the time in which a board can be read. */
export function restOf(game, { moves }, at) {
  return game && moves[at] ? game.rest(moves[at], moves[at - 1]) : REST_MILLIS;
}

/**
 * Returns the sound of the progress from a move to the current frame: the first sound of all frames passed; none if
 * time has not led to the frame.
 */
export function soundOf({ game, course, playback }, from) {
  const { at, frame } = playback;
  const first = from === undefined ? at + 1 : Math.min(from + 1, at);
  for (let number = first; number <= at; number++) {
    const move = course.moves[number];
    const whole = playback.frames(number) - 1;
    const shown = number < at ? whole : frame;
    const isWrong = shown >= whole && move?.orders?.some(order => order.fault);
    const sound = isWrong ? 'error' : move && game.sound(move, shown, course.moves[number - 1]);
    if (sound) {
      return sound;
    }
  }
  return undefined;
}

/** A position in a match: a move, and a frame of its effects. The last frame of a move is the board after it. */
export class Playback {
  /**
   * `frames(at)` returns the number of pictures of a move, at least 1; `rest(at)` its duration at normal speed;
   * `changed(from)` is called at each new position, with the move shown before if time has led to the new one;
   * `interval()` returns the interval in which moves come, if several come at a time.
   *
   * @param {{
   *   frames?: (at: number) => number,
   *   rest?: (at: number) => number,
   *   changed?: (from?: number) => void,
   *   interval?: () => number,
   *   at?: number,
   *   last?: number,
   * }} [options]
   */
  constructor({
    frames = () => 1,
    rest = () => REST_MILLIS,
    changed = () => {},
    interval = () => 0,
    at = 0,
    last = 0,
  } = {}) {
    this.frames = frames;
    this.rest = rest;
    this.changed = changed;
    this.interval = interval;
    this.last = last;
    this.at = Math.min(at, last);
    this.frame = this.frames(this.at) - 1;
    this.playing = false;
    this.following = false;
    this.speed = 1;
    this.hurry = 1;
    this.spent = 0;
  }

  /**
   * Sets the newest move. A viewer that follows a live match plays towards it, the faster the longer the missing moves
   * last, so that it arrives within the duration of one move, or when the next moves come.
   */
  reach(last) {
    this.last = last;
    this.hurry = this.following ? Math.max(this.hurry, this.backlog()) : 1;
    if (this.following && !this.playing && this.at < last) {
      this.play();
    }
  }

  /**
   * Returns the ratio of the time that playing to the newest move takes at normal speed to the time in which the viewer
   * must arrive there.
   */
  backlog() {
    let whole = this.playing ? -this.spent * this.pace : 0;
    let longest = this.interval();
    for (let at = this.at; at < this.last; at++) {
      whole += this.rest(at);
      longest = Math.max(longest, this.rest(at));
    }
    return whole && whole / longest;
  }

  get isAtEnd() {
    return this.at >= this.last && this.frame >= this.frames(this.at) - 1;
  }

  play() {
    if (this.isAtEnd && !this.following) {
      this.at = 0;
      this.frame = this.frames(0) - 1;
    }
    this.playing = true;
    this.spent = 0;
    this.changed();
  }

  pause() {
    this.playing = false;
    this.changed();
  }

  /** Goes to the board after a move. */
  seek(at) {
    this.at = Math.max(0, Math.min(this.last, Math.round(at)));
    this.frame = this.frames(this.at) - 1;
    this.spent = 0;
    this.changed();
  }

  /** Goes some moves forward or back, and stays there. */
  step(moves) {
    this.playing = false;
    this.following = false;
    this.seek(this.at + moves);
  }

  /** Goes to the newest move and follows the match. */
  follow() {
    this.following = true;
    this.playing = false;
    this.seek(this.last);
  }

  setSpeed(speed) {
    this.speed = speed;
    this.spent = 0;
    this.changed();
  }

  /** Advances by a time; calls `changed` if the position is new. */
  advance(millis) {
    if (!this.playing) {
      return;
    }
    this.spent += millis;
    const from = this.at;
    const moved = this.speed === FULL_SPEED ? this.rush() : this.walk();
    if (this.isAtEnd) {
      this.playing = false;
      this.hurry = 1;
    }
    if (moved || !this.playing) {
      this.changed(moved ? from : undefined);
    }
  }

  /** The current speed; a viewer that follows a match and has fallen behind is faster. */
  get pace() {
    return this.following ? Math.max(this.speed, this.hurry) : this.speed;
  }

  /** The duration of the current move, in milliseconds. */
  get moveMillis() {
    return this.rest(this.at) / this.pace;
  }

  /** Goes frame by frame as long as the time lasts; at high speed only the last frame of a move is shown. */
  walk() {
    let moved = false;
    const speed = this.pace;
    while (!this.isAtEnd) {
      const done = this.frame >= this.frames(this.at) - 1;
      const cost = (done ? this.rest(this.at) : WAVE_MILLIS) / speed;
      if (this.spent < cost) {
        break;
      }
      this.spent -= cost;
      moved = true;
      if (!done) {
        this.frame++;
      } else {
        this.at++;
        this.frame = WAVE_MILLIS / speed < SHORTEST_FRAME_MILLIS ? this.frames(this.at) - 1 : 0;
      }
    }
    return moved;
  }

  rush() {
    if (this.spent < FULL_SPEED_FRAME_MILLIS) {
      return false;
    }
    const moves = Math.floor((this.spent * FULL_SPEED_MOVES_PER_SECOND) / 1000);
    this.spent = 0;
    this.at = Math.min(this.last, this.at + moves);
    this.frame = this.frames(this.at) - 1;
    return true;
  }
}
