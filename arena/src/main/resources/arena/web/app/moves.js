/**
 * The list of a match's moves. It is drawn again only when moves arrive; otherwise the mark of the current move changes
 * alone.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ArenaElement, define } from 'arena/element.js';
import { mark } from 'arena/seats.js';
import { duration, t } from 'arena/text.js';
import { parts } from 'arena/course.js';
import { news, ruling } from 'arena/sentences.js';

class Moves extends /** @type {Arena.With<typeof ArenaElement, Arena.MoveListProperties>} */ (ArenaElement) {
  static properties = {
    moves: { attribute: false },
    known: { type: Number },
    names: { attribute: false },
    game: { attribute: false },
    rules: { attribute: false },
    at: { type: Number },
    go: { attribute: false },
  };

  constructor() {
    super();
    this.moves = [];
    this.names = [];
  }

  shouldUpdate(changed) {
    if (!this.hasUpdated || changed.has('known') || changed.has('names') || changed.has('moves')) {
      return true;
    }
    this.markCurrent();
    return false;
  }

  updated() {
    this.markCurrent();
  }

  markCurrent() {
    this.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const shown = this.rows.findLast(move => move.at <= this.at);
    const row = shown && this.querySelector(`[data-at="${shown.at}"]`);
    if (row) {
      row.setAttribute('aria-current', 'step');
      const list = this.firstElementChild;
      const line = row.parentElement;
      if (line.offsetTop < list.scrollTop || line.offsetTop + line.offsetHeight > list.scrollTop + list.clientHeight) {
        list.scrollTop = line.offsetTop - list.clientHeight / 2;
      }
    }
  }

  render() {
    this.rows = this.moves.filter((move, index) => this.isTold(move, this.moves[index - 1]));
    return html`<ol class="moves plain" aria-label=${t('viewer.moves')} @click=${this.pressed}>
      ${repeat(
        this.rows,
        move => move.at,
        move => this.row(move),
      )}
    </ol>`;
  }

  /** Whether a move is listed: most moves of a game with many small ones have nothing to report. */
  isTold(move, before) {
    return move.at === 0 || move.news?.length > 0 || (this.game.isTold?.(move, before) ?? true);
  }

  row(move) {
    const wrongs = (move.orders ?? []).filter(order => order.fault || order.late);
    const orders = this.game.isTold ? wrongs : (move.orders ?? []);
    const wrong = wrongs.length > 0;
    return html`<li>
      <button class="move ${wrong ? 'wrong' : ''}" data-at=${move.at}>
        <span class="soft small number">${move.at}</span>
        <span class="orders"
          >${orders.length ? orders.map(order => this.order(order, move)) : this.withoutOrder(move)}</span
        >
      </button>
    </li>`;
  }

  order(order, move) {
    const taken = order.times?.published === undefined ? nothing : duration(parts(order.times).whole);
    return html`<span class="order"
      >${mark(order.seat)}<span class="unseen">${this.names[order.seat - 1]}</span>
      <span class="code shown">${this.what(order, move)}</span>
      ${order.fault ? html`<span class="tag now">${t('viewer.code', { code: order.code })}</span>` : nothing}
      ${order.fault || order.late ? html`<span class="why small">${ruling(this.rules, order)}</span>` : nothing}
      <span class="soft small taken">${taken}</span></span
    >`;
  }

  /** Draws the start, and moves without an order. */
  withoutOrder(move) {
    const words =
      move.at === 0
        ? t('viewer.start')
        : (news(this.rules, move, this.names).at(-1) ?? this.game.brief(move) ?? t('viewer.end'));
    return html`<span class="soft">${words}</span>`;
  }

  what(order, move) {
    return order.late ? t('viewer.late') : (order.shown ?? this.game.brief(move) ?? t('viewer.unseen'));
  }

  pressed(event) {
    const row = event.target.closest('[data-at]');
    if (row) {
      this.go?.(Number(row.dataset.at));
    }
  }
}

define('arena-moves', Moves);
