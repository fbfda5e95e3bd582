/**
 * Zooms a board within its frame by Ctrl and the wheel, as touchpads do, or by two fingers, and moves it with the
 * mouse. What is under the hand stays there.
 */

/** Two fingers come so much farther apart for one step. */
const PINCH = 1.3;
/** A press that moves less is a press. */
const STILL_PIXELS = 5;
/** So far beside a thing a press still means it: what is a few pixels wide has more than 24 in effect. */
const NEAR_PIXELS = 12;
/** As large as it fits, and three times larger. */
const STEPS = 4;

export class Hands {
  /** Takes a page with a `zoom`, which is a step, 0 at first. */
  constructor(page) {
    this.page = page;
    this.fingers = new Map();
  }

  /** Zooms by a step, from the last one to the first. */
  turn() {
    this.step(this.page.zoom < STEPS - 1 ? 1 : 1 - STEPS);
  }

  /** Zooms by some steps, in or out; the middle stays. */
  step(steps) {
    this.zoomAt(this.frame.clientWidth / 2, this.frame.clientHeight / 2, steps);
  }

  /** Listens to a frame, if not yet. */
  hold(frame) {
    if (frame && frame !== this.frame) {
      this.frame = frame;
      const hear = (kind, how) => frame.addEventListener(kind, how, { passive: false, capture: kind === 'click' });
      hear('wheel', event => event.ctrlKey && this.zoom(event, event.deltaY < 0 ? 1 : -1));
      hear('pointerdown', event => this.down(event));
      hear('pointermove', event => this.fingers.has(event.pointerId) && this.move(event));
      ['pointerup', 'pointercancel', 'pointerleave'].forEach(kind =>
        hear(kind, event => this.fingers.delete(event.pointerId)),
      );
      // Whoever has moved the board has pressed nothing on it.
      hear('click', event => (this.moved ? event.stopPropagation() : this.pressNearest(event)));
    }
  }

  /** Has a press beside a small thing, as a finger makes it, press the nearest that is not too far. */
  pressNearest(event) {
    if (event.target.closest('button, a, select, input, [role="button"]') || !event.isTrusted) {
      return;
    }
    const found = [...this.frame.querySelectorAll('svg [role="button"]')]
      .map(thing => ({ thing, far: distance(thing.getBoundingClientRect(), event) }))
      .sort((one, other) => one.far - other.far)[0];
    if (found?.far <= NEAR_PIXELS) {
      event.stopPropagation();
      const { clientX, clientY } = event;
      found.thing.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
    }
  }

  zoom(event, steps) {
    event.preventDefault();
    const { left, top } = this.frame.getBoundingClientRect();
    this.zoomAt(event.clientX - left, event.clientY - top, steps);
  }

  /** Zooms by some steps; what is at a place of the frame stays there. */
  async zoomAt(x, y, steps) {
    const { frame, page } = this;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = frame;
    page.zoom = Math.max(0, Math.min(STEPS - 1, page.zoom + steps));
    await page.updateComplete;
    frame.scrollLeft = ((scrollLeft + x) * frame.scrollWidth) / scrollWidth - x;
    frame.scrollTop = ((scrollTop + y) * frame.scrollHeight) / scrollHeight - y;
  }

  down(event) {
    this.fingers.set(event.pointerId, event);
    this.moved = false;
    this.span = this.apart();
    this.from = [event.clientX + this.frame.scrollLeft, event.clientY + this.frame.scrollTop];
    this.at = event;
  }

  apart() {
    const [one, other] = this.fingers.values();
    return other && Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  }

  move(event) {
    this.fingers.set(event.pointerId, event);
    const wider = this.span && this.apart() / this.span;
    if (wider > PINCH || wider < 1 / PINCH) {
      this.span = this.apart();
      this.zoom(event, wider > 1 ? 1 : -1);
    } else if (event.pointerType === 'mouse' && event.buttons === 1) {
      this.moved ||= Math.hypot(event.clientX - this.at.clientX, event.clientY - this.at.clientY) > STILL_PIXELS;
      this.moved && this.frame.scrollTo(this.from[0] - event.clientX, this.from[1] - event.clientY);
    }
  }
}

/** How far a press was from the edge of a thing; 0 on it. */
function distance({ left, right, top, bottom }, { clientX, clientY }) {
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
}
