/** The page of a match. */
import { html, nothing } from 'lit';
import { ArenaElement, define } from 'arena/element.js';
import { organisersKey } from 'arena/contest/key.js';
import { kept } from 'arena/memory.js';
import { ArenaSource, embedded } from 'arena/source.js';
import { t } from 'arena/text.js';
import 'arena/viewer.js';

class MatchPage extends /** @type {Arena.With<typeof ArenaElement, { home: string }>} */ (ArenaElement) {
  /** The page of the contest that an exported match belongs to. */
  static properties = { home: { type: String } };

  constructor() {
    super();
    const request = new URLSearchParams(location.search);
    const at = request.get('at');
    this.start = at !== null && /^\d+$/.test(at) ? Number(at) : undefined;
    const match = decodeURIComponent(location.pathname.split('/').filter(Boolean)[1] ?? '');
    const packed = embedded();
    if (!packed && kept('table')) {
      this.match = match;
      import('arena/missing.js');
    }
    this.source = packed ?? new ArenaSource(match, request.get('as') ?? '', organisersKey());
  }

  render() {
    return html`${this.home ? html`<p class="home small"><a href=${this.home}>${t('contest.title')}</a></p>` : nothing}
      <arena-viewer ends .source=${this.source} .start=${this.start}></arena-viewer>
      ${this.match ? html`<arena-missing match=${this.match}></arena-missing>` : nothing}`;
  }
}

define('arena-match', MatchPage);
