/** A match as the referee sees it, with all that is hidden, also while it is played: for the organiser alone. */
import { html } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { ArenaSource } from 'arena/source.js';
import { t } from 'arena/text.js';
import { takeKey } from 'arena/contest/key.js';
import 'arena/viewer.js';

const LOOK_MILLIS = 1_000;

/** A socket carries no key, so that the moves are asked for again and again. */
class InsideSource extends ArenaSource {
  live(from, message, state) {
    state('open');
    const timer = setInterval(async () => {
      try {
        const page = await this.moves(from());
        if (page.moves.length) {
          message({ kind: 'moves', moves: page.moves });
        }
        if (page.over && !page.moves.length) {
          message({ kind: 'over', ...(await this.header()) });
          clearInterval(timer);
        }
        state('open');
      } catch {
        state('reconnecting');
      }
    }, LOOK_MILLIS);
    return { close: () => clearInterval(timer) };
  }
}

class InsidePage extends ArenaElement {
  constructor() {
    super();
    const match = decodeURIComponent(location.pathname.split('/').at(-1));
    const seat = new URLSearchParams(location.search).get('as');
    this.source = new InsideSource(match, seat || 'referee', takeKey('/organiser'));
  }

  render() {
    return html`<p class="inside-mark" role="note">${t('organiser.inside-words')}</p>
      <arena-viewer .source=${this.source}></arena-viewer>`;
  }
}

define('arena-inside', InsidePage);
