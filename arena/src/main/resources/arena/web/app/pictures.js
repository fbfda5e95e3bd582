/** Lets a playback go on with the pictures of the browser, until it stands still. */

/** A page that was not drawn for a while does not make up for more than this. */
const LONGEST_PAUSE_MILLIS = 2_000;

export class Pictures {
  /** `stopped` is told each time that the playback has come to stand still. */
  constructor(playback, stopped = () => {}) {
    this.playback = playback;
    this.stopped = stopped;
  }

  /** Begins, if the playback plays and nothing has begun yet. */
  run() {
    if (!this.playback.playing || this.pending !== undefined) {
      return;
    }
    let before = performance.now();
    const next = now => {
      this.playback.advance(Math.min(LONGEST_PAUSE_MILLIS, Math.max(0, now - before)));
      before = now;
      if (this.playback.playing) {
        this.pending = requestAnimationFrame(next);
      } else {
        this.pending = undefined;
        this.stopped();
      }
    };
    this.pending = requestAnimationFrame(next);
  }

  /** Asks for no more pictures, as the page is left. */
  end() {
    cancelAnimationFrame(this.pending);
    this.pending = undefined;
  }
}
