/**
 * The keeper of the focus on a person's page. After an answer the focused element is often removed or disabled; the
 * focus then moves to the status line, and back to the part where the person played as soon as the seat has its next
 * prompt.
 */

/** The parts of the page with which a person plays, each with the selector of what receives the focus there. */
const PARTS = [
  ['.frame', '.frame .offered[tabindex="0"], .frame [role="button"][tabindex="0"]'],
  ['.hand', '.hand button:enabled'],
  ['arena-choices', 'arena-choices .first:enabled, arena-choices button:enabled, arena-choices select:enabled'],
];
const STATUS = '.status [role="status"], [role="status"]';

export class FocusKeeper {
  constructor(page) {
    this.page = page;
    page.addEventListener('focusin', ({ target }) => this.focused(target));
  }

  focused(target) {
    this.last = target;
    const part = PARTS.find(([place]) => target.closest(place));
    if (part) {
      this.part = part;
    } else if (!target.matches(STATUS)) {
      this.part = undefined;
    }
  }

  /** Restores the focus after the page and its form are drawn. */
  async restore() {
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
