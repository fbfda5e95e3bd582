/**
 * The gestures on a board: Ctrl and the wheel (as touchpads send them) or two fingers zoom it within its frame, the
 * mouse moves it. The point under the pointer stays in place.
 */

/** The factor by which the distance of two fingers grows for one step of the zoom. */
const PINCH = 1.3;
/** The longest movement of a press that is not a drag. */
const STILL_PIXELS = 5;
/**
 * The distance within which a press beside a thing counts for it: a target of a few pixels is in effect wider than 24.
 */
const NEAR_PIXELS = 12;
/** The number of zoom steps: the size that fits, and three larger ones. */
const STEPS = 4;

export class Gestures {
  /** Begins with a page that has a `zoom`, which is a step, 0 at first. */
  constructor(page) {
    this.page = page;
    this.fingers = new Map();
  }

  /** Zooms in by one step, from the last one back to the first. */
  turn() {
    this.step(this.page.zoom < STEPS - 1 ? 1 : 1 - STEPS);
  }

  /** Zooms by some steps, in or out; the middle stays in place. */
  step(steps) {
    this.zoomAt(this.frame.clientWidth / 2, this.frame.clientHeight / 2, steps);
  }

  /** Listens to a frame, unless it already does. */
  listenTo(frame) {
    if (frame && frame !== this.frame) {
      this.frame = frame;
      const listen = (kind, how) => frame.addEventListener(kind, how, { passive: false, capture: kind === 'click' });
      listen('wheel', event => event.ctrlKey && this.zoom(event, event.deltaY < 0 ? 1 : -1));
      listen('pointerdown', event => this.down(event));
      listen('pointermove', event => this.fingers.has(event.pointerId) && this.move(event));
      ['pointerup', 'pointercancel', 'pointerleave'].forEach(kind =>
        listen(kind, event => this.fingers.delete(event.pointerId)),
      );
      // A drag of the board is not a press on it.
      listen('click', event => (this.moved ? event.stopPropagation() : this.pressNearest(event)));
    }
  }

  /** Redirects a press beside a small thing, as a finger makes it, to the nearest thing that is close enough. */
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

  /** Zooms by some steps; a given point of the frame stays in place. */
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

/** Returns the distance of a press from the edge of a thing; 0 on it. */
function distance({ left, right, top, bottom }, { clientX, clientY }) {
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
}
