/** The referee's view of a match, with all hidden facts, also while it is played: for the organiser only. */
import { html } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { t } from 'arena/text.js';
import { PollingSource } from 'arena/contest/polling-source.js';
import { takeKey } from 'arena/contest/key.js';
import 'arena/viewer.js';

class RefereeView extends ArenaElement {
  constructor() {
    super();
    const match = decodeURIComponent(location.pathname.split('/').at(-1));
    const seat = new URLSearchParams(location.search).get('as');
    this.source = new PollingSource(match, seat || 'referee', takeKey('/organiser'));
  }

  render() {
    return html`<p class="inside-mark" role="note">${t('organiser.inside-words')}</p>
      <arena-viewer .source=${this.source}></arena-viewer>`;
  }
}

define('arena-referee-view', RefereeView);
