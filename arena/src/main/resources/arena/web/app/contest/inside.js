/** A match as the referee sees it, with all that is hidden, also while it is played: for the organiser alone. */
import { html } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { t } from 'arena/text.js';
import { InsideSource } from 'arena/contest/inside-source.js';
import { takeKey } from 'arena/contest/key.js';
import 'arena/viewer.js';

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
