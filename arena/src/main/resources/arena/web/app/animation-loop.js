/** The loop that advances a playback with the frames of the browser until it stops. */

/** The longest time that one frame makes up for, after a page was not drawn for a while. */
const LONGEST_PAUSE_MILLIS = 2_000;

export class AnimationLoop {
  /** Calls `stopped` each time that the playback stops. */
  constructor(playback, stopped = () => {}) {
    this.playback = playback;
    this.stopped = stopped;
  }

  /** Starts the loop if the playback plays and the loop does not run. */
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

  /** Stops the loop, as the page is left. */
  end() {
    cancelAnimationFrame(this.pending);
    this.pending = undefined;
  }
}
