/**
 * Keeps the focus of a person's page in a sensible place. What had it is often gone or shut after an answer; then the
 * focus goes to the line that says what is going on, and back to where the person played as soon as the seat is asked.
 */

/** The parts of the page that a person plays with, each with what takes the focus there. */
const PARTS = [
  ['.frame', '.frame .offered[tabindex="0"], .frame [role="button"][tabindex="0"]'],
  ['.hand', '.hand button:enabled'],
  ['arena-choices', 'arena-choices .first:enabled, arena-choices button:enabled, arena-choices select:enabled'],
];
const STATUS = '.status [role="status"], [role="status"]';

export class Focus {
  constructor(page) {
    this.page = page;
    page.addEventListener('focusin', ({ target }) => this.came(target));
  }

  came(target) {
    this.last = target;
    const part = PARTS.find(([place]) => target.closest(place));
    if (part) {
      this.part = part;
    } else if (!target.matches(STATUS)) {
      this.part = undefined;
    }
  }

  /** Looks after the page was drawn, and what is in it too. */
  async look() {
    await this.page.updateComplete;
    await this.page.querySelector('arena-choices')?.updateComplete;
    const now = document.activeElement;
    const lost = now === document.body && this.last && (!this.last.isConnected || this.last.matches(':disabled'));
    if (lost || (this.part && now?.matches(STATUS))) {
      const places = this.part ? [this.part, ...PARTS] : [];
      const there = places.map(([, wanted]) => this.page.querySelector(wanted)).find(Boolean);
      const to = there ?? this.page.querySelector(STATUS);
      to !== now && to?.focus({ preventScroll: true });
    }
  }
}
