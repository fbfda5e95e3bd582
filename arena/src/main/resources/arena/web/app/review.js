/** The review of a seat's decisions: which of them lost winning chance, and what was better. */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { seatName } from 'arena/seats.js';
import { failed, waiting } from 'arena/state.js';
import { number, t } from 'arena/text.js';

class Review extends /** @type {Arena.With<typeof ArenaElement, Arena.ReviewProperties>} */ (ArenaElement) {
  static properties = {
    source: { attribute: false },
    names: { attribute: false },
    moveOf: { attribute: false },
    go: { attribute: false },
    seat: { state: true },
    review: { state: true },
    failure: { state: true },
  };

  constructor() {
    super();
    this.names = [];
  }

  async load(seat) {
    this.seat = seat;
    this.review = undefined;
    this.failure = undefined;
    try {
      const review = await this.source.review(seat);
      if (seat === this.seat) {
        this.review = review;
      }
    } catch (failure) {
      this.failure = failure;
    }
  }

  render() {
    return html`<div class="stack close">
      <div class="row small" role="group" aria-label=${t('review.of')}>
        <span>${t('review.of')}</span>
        ${this.names.map(
          (name, index) =>
            html`<button aria-pressed=${String(this.seat === index + 1)} @click=${() => this.load(index + 1)}>
              ${seatName(index + 1, name)}
            </button>`,
        )}
      </div>
      ${this.result()}
      <p class="small soft">${t('review.explain')}</p>
    </div>`;
  }

  result() {
    if (this.failure) {
      return failed(this.failure, () => this.load(this.seat));
    }
    if (!this.review) {
      return this.seat ? waiting(t('review.waiting')) : nothing;
    }
    const wrong = this.review.turns.filter(turn => turn.mark !== 'fine');
    return html`<p role="status">
        ${t('review.found', { n: this.review.turns.length, wrong: wrong.length })}
      </p>
      ${wrong.length ? this.table(wrong) : nothing}`;
  }

  table(wrong) {
    return html`<div class="table-frame" tabindex="0" role="region" aria-label=${t('tab.review')}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">${t('review.turn')}</th>
            <th scope="col">${t('review.mark')}</th>
            <th scope="col" class="number">${t('review.chance')}</th>
            <th scope="col">${t('review.played')}</th>
            <th scope="col">${t('review.better')}</th>
          </tr>
        </thead>
        <tbody>
          ${wrong.map(turn => this.row(turn))}
        </tbody>
      </table>
    </div>`;
  }

  row(turn) {
    const at = this.moveOf(this.seat, turn.turn);
    return html`<tr>
      <td class="number">
        <button class="bare" ?disabled=${at === undefined} @click=${() => this.go(at)}>${number(turn.turn)}</button>
      </td>
      <td><span class="tag ${turn.mark === 'blunder' ? 'now' : ''}">${t(`review.mark-${turn.mark}`)}</span></td>
      <td class="number">${percent(turn.bestChance)} → ${percent(turn.playedChance)}</td>
      <td><code class="order">${order(turn.played)}</code></td>
      <td>
        <code class="order">${order(turn.better)}</code>
        ${turn.why ? html`<p class="small soft">${turn.why}</p>` : nothing}
      </td>
    </tr>`;
  }
}

function percent(chance) {
  return `${Math.round(chance * 100)} %`;
}

/** Returns an order on one line; the arena writes one of several lines in quotation marks. */
function order(notation = '–') {
  return notation.replace(/^"(.*?)(\\n)?"$/s, '$1').replaceAll('\\n', ' / ');
}

define('arena-review', Review);
